import type { CommandContext } from './command-kit.ts';

/** What is wrong with one row of a file; `column` is null when it is the row as a whole. */
export interface RowFault {
  readonly line: number;
  readonly column: string | null;
  readonly reason: string;
}

/** A file that is all bad needs no thousandth example on the terminal; `--json` has every fault. */
const FAULTS_SHOWN_MAX = 50;

/** Answers what became of a file: the counts, and its bad rows on stderr one by one. The JSON document holds both. */
export function answerImport(
  { isJson, answer, complain }: CommandContext,
  counts: Readonly<Record<string, unknown>>,
  faults: readonly RowFault[],
): void {
  answer(isJson ? { ...counts, faults } : counts);
  for (const { line, column, reason } of faults.slice(0, FAULTS_SHOWN_MAX)) {
    complain(`line ${line}${column === null ? '' : `, ${column}`}: ${reason}`);
  }
  if (faults.length > FAULTS_SHOWN_MAX) complain(`and ${faults.length - FAULTS_SHOWN_MAX} more; --json lists them all`);
}
