/** The last line of a terminal that says how far long work is; nothing where no person is looking. */
export interface ProgressLine {
  show(line: string): void;
  /** Lets what is written next begin on a line of its own. */
  leave(): void;
}

/** Each line takes the place of the one before. */
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
