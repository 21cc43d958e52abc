import type { CommandContext } from './command-options.ts';

/** One error in an import file. `column` is null when the error concerns the whole row. */
export interface RowFault {
  readonly line: number;
  readonly column: string | null;
  readonly reason: string;
}

/** Limits what is printed to the terminal when every row is bad; `--json` lists every error. */
const FAULTS_SHOWN_MAX = 50;

/** Prints the import's counts, and the warnings and bad rows one per line on stderr. With `--json`, one document contains both. */
export function printImportResult(
  { isJson, answer, warn, complain }: CommandContext,
  counts: Readonly<Record<string, unknown>>,
  faults: readonly RowFault[],
  warnings: readonly string[],
): void {
  answer(isJson ? { ...counts, faults, warnings } : counts);
  for (const warning of warnings) warn(warning);
  for (const { line, column, reason } of faults.slice(0, FAULTS_SHOWN_MAX)) {
    complain(`line ${line}${column === null ? '' : `, ${column}`}: ${reason}`);
  }
  const more = faults.length - FAULTS_SHOWN_MAX;
  if (more > 0) complain(`${more} more errors not shown; ${isJson ? 'the result lists them all' : 'use --json to list them all'}`);
}
