// vitest hands over a file's text when its address ends in ?raw.
declare module "*/deck.csv?raw" {
  const text: string;
  export default text;
}
