/** A progress display on the last line of a terminal. */
export interface ProgressLine {
  show(line: string): void;
  /** Moves to a new line so that other output can follow. */
  leave(): void;
}

/** Creates a progress line that overwrites itself; it prints nothing if `stderr` is not a terminal. */
export function progressLine(stderr: NodeJS.WritableStream & { isTTY?: boolean }): ProgressLine {
  let isShown = false;
  return {
    show(line) {
      if (stderr.isTTY !== true) return;
      stderr.write(`\r${line}\u001b[K`);
      isShown = true;
    },
    leave() {
      if (isShown) stderr.write('\n');
      isShown = false;
    },
  };
}
