import { cellText } from './cell-text.ts';
import { type CommandError, errorJson, errorText } from './command-error.ts';
import type { CommandContext } from './command-options.ts';
import { escapeControls, escapeLines } from './escape-controls.ts';
import { resultJson, resultTable } from './print.ts';
import type { GlobalOptions } from './program.ts';

/** Where a command writes its output. */
export interface OperatorStreams {
  readonly stdout: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  readonly stderr: NodeJS.WritableStream & { isTTY?: boolean };
}

/** The output of one run. */
export interface CommandOutput extends Pick<CommandContext, 'print' | 'progress' | 'warn' | 'note' | 'time' | 'complain' | 'write'> {
  /** Reports why the command failed. */
  fail(error: CommandError): void;
  /** Whether the command complained. With `--json`, they are printed now, as one document. */
  finish(): boolean;
}

/** The width of tables that are not printed to a terminal. */
const WIDTH = 100;

/** Creates the output of one run. `options` is called when a result is printed, because the command line is not parsed before. */
export function commandOutput(
  { stdout, stderr }: OperatorStreams,
  isJson: boolean,
  options: () => Pick<GlobalOptions, 'wide' | 'utc'>,
): CommandOutput {
  const progress = progressLine(stderr, { isSilent: isJson });
  const complaints: string[] = [];
  const printLine = (line: string): void => {
    progress.leave();
    stderr.write(`${escapeControls(line)}\n`);
  };
  const timeZone = (): string | undefined => (options().utc ? 'UTC' : undefined);
  return {
    print(result, { columns } = {}) {
      progress.leave();
      if (isJson) return void stdout.write(resultJson(result));
      const { wide = false } = options();
      const width = wide ? undefined : (stdout.columns ?? WIDTH);
      const { text, hidden } = resultTable(result, { columns, width, timeZone: timeZone() });
      stdout.write(text);
      if (hidden.length > 0 && stderr.isTTY === true) printLine(`Not shown: ${hidden.join(', ')}. Use --wide to show all columns.`);
    },
    progress: progress.show,
    warn: (line) => {
      if (!isJson) printLine(`warning: ${line}`);
    },
    note: (line) => {
      if (!isJson) printLine(line);
    },
    time: (time) => cellText(time, { timeZone: timeZone() }),
    complain: (line) => {
      complaints.push(line);
      if (!isJson) printLine(line);
    },
    write: (chunk) => {
      const bytes = typeof chunk === 'string' ? escapeLines(chunk) : chunk;
      return new Promise((resolve, reject) => stdout.write(bytes, (error) => (error ? reject(error) : resolve())));
    },
    fail(error) {
      progress.leave();
      stderr.write(isJson ? errorJson(error) : errorText(error));
    },
    finish() {
      if (isJson && complaints.length > 0) stderr.write(errorJson(partialError(complaints)));
      return complaints.length > 0;
    },
  };
}

const partialError = (complaints: readonly string[]): CommandError => ({
  code: 'partly_failed',
  message: complaints.join('\n'),
  argument: null,
  reason: null,
  details: [],
});

/** Where progress is shown. */
type ProgressStream = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** A progress display on the last line of a terminal, or as lines of their own. */
interface ProgressLine {
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
