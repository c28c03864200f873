"""Two of the example games as OpenSpiel wants them, to compare lines and speed; tests hold their rules against ours."""
