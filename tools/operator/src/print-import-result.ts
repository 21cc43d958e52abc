import type { RowViolation } from '@storefront/contract/rows';
import type { CommandContext } from './command-options.ts';

/** A violation in a row of an import file, and the line of the row. */
export interface NumberedViolation extends RowViolation {
  readonly line: number;
}

/** Limits what is printed to the terminal when every row is bad; `--json` lists every violation and warning. */
const SHOWN_MAX = 50;

/** Describes a violation or a warning of a row. */
export const rowMessage = ({ line, column, reason }: NumberedViolation): string =>
  `line ${line}${column === null ? '' : `, ${column}`}: ${reason}`;

/** Prints the import's counts, and the warnings and bad rows one per line on stderr. With `--json`, one document contains both. */
export function printImportResult(
  { isJson, print, warn, complain }: CommandContext,
  counts: Readonly<Record<string, unknown>>,
  violations: readonly NumberedViolation[],
  warnings: readonly string[],
): void {
  print(isJson ? { ...counts, violations, warnings } : counts);
  for (const warning of shown(warnings, 'warnings', isJson)) warn(warning);
  for (const violation of shown(violations.map(rowMessage), 'errors', isJson)) complain(violation);
}

function shown(messages: readonly string[], kind: string, isJson: boolean): readonly string[] {
  const more = messages.length - SHOWN_MAX;
  if (more <= 0) return messages;
  const where = isJson ? 'the result lists them all' : 'use --json to list them all';
  return [...messages.slice(0, SHOWN_MAX), `${more} more ${kind} not shown; ${where}`];
}
