/** Where log lines go. */
export interface LineOutput {
  write(line: string): void;
}

/** About forty request lines: past this a system call more costs nothing worth saving. */
const BATCH_LENGTH = 16 * 1024;
/** A line is seen this soon, and a process that is killed from outside loses no more. */
const HELD_MS = 50;

/**
 * Standard output by the batch: a system call for each line was a tenth of what a hot request cost. What is held goes out when the process exits, also by an
 * uncaught error.
 */
export function batchedOutput(stdout: NodeJS.WritableStream = process.stdout): LineOutput {
  let lines: string[] = [];
  let length = 0;
  let timer: NodeJS.Timeout | undefined;

  const flush = (): void => {
    if (lines.length === 0) return;
    const batch = lines.join('');
    lines = [];
    length = 0;
    stdout.write(batch);
  };
  const flushHeld = (): void => {
    timer = undefined;
    flush();
  };
  process.once('exit', flush);
  return {
    write(line) {
      lines.push(line);
      length += line.length;
      if (length >= BATCH_LENGTH) flush();
      // One timer at a time, however many batches go out meanwhile; it keeps no process alive, for the exit flushes.
      else timer ??= setTimeout(flushHeld, HELD_MS).unref();
    },
  };
}
