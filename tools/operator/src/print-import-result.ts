import type { ImportState, NumberedViolation } from '@storefront/public-json/files';
import type { CommandContext } from './command-options.ts';

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

/** Shows the progress of an import, and prints its result. */
export async function reportImport(
  context: CommandContext,
  states: AsyncIterable<ImportState>,
  countsOf: (state: ImportState) => Readonly<Record<string, unknown>>,
  progressOf: (state: ImportState, errors: number) => string,
): Promise<void> {
  const violations: NumberedViolation[] = [];
  const warnings: string[] = [];
  let counts: Readonly<Record<string, unknown>> = {};
  for await (const state of states) {
    violations.push(...state.violations);
    warnings.push(...state.warnings.map(({ reason }) => reason));
    counts = countsOf(state);
    context.progress(progressOf(state, violations.length));
  }
  violations.sort((a, b) => a.line - b.line);
  printImportResult(context, counts, violations, warnings);
}

function shown(messages: readonly string[], kind: string, isJson: boolean): readonly string[] {
  const more = messages.length - SHOWN_MAX;
  if (more <= 0) return messages;
  const where = isJson ? 'the result lists them all' : 'use --json to list them all';
  return [...messages.slice(0, SHOWN_MAX), `${more} more ${kind} not shown; ${where}`];
}
