import { escapeControls } from './escape-controls.ts';

/** Where progress is shown. */
type ProgressStream = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** A progress display on the last line of a terminal, or as lines of their own. */
export interface ProgressLine {
  show(text: string): void;
  /** Moves to a new line so that other output can follow. */
  leave(): void;
}

/** Often enough to see in the log of a job that it is alive; a short command prints nothing. */
const PLAIN_INTERVAL_MS = 10_000;

/**
 * Creates a progress line that overwrites itself on a terminal. Elsewhere, such as in a log, it prints a plain line every ten seconds; `isSilent`
 * prints nothing there.
 */
export function progressLine(stderr: ProgressStream, { isSilent = false, now = Date.now } = {}): ProgressLine {
  let isShown = false;
  let printedAt = now();
  return {
    show(text) {
      const line = escapeControls(text);
      if (stderr.isTTY === true) {
        stderr.write(`\r${line}\u001b[K`);
        isShown = true;
      } else if (!isSilent && now() - printedAt >= PLAIN_INTERVAL_MS) {
        stderr.write(`${line}\n`);
        printedAt = now();
      }
    },
    leave() {
      if (isShown) stderr.write('\n');
      isShown = false;
    },
  };
}
