import { checkStatement, type Violation } from './check-statement.ts';
import type { Exception } from './exceptions.ts';
import type { Catalog } from './read-catalog.ts';

/** A statement that was sent, and the file that executed it, from the root of the repository. */
export interface SentStatement {
  readonly file: string;
  readonly text: string;
  /** For each parameter, the number of the first one with the same value. Absent if fewer than two can be the ID of a store. */
  readonly firsts?: readonly number[];
}

/** A statement, and the rules that it breaks without an exception. */
export interface BadStatement extends SentStatement {
  readonly violations: readonly Violation[];
}

/** An exception for one name. */
type Line = Violation & { readonly file: string };

const keyOf = ({ file, name, rule }: Line): string => `${file}: ${rule}: ${name}`;

/** Matches statements with the exceptions, and knows which of them are needed. */
export function matchExceptions(exceptions: readonly Exception[]) {
  const lines = exceptions.flatMap(({ file, names, rule }) => names.map((name) => ({ file, rule, name })));
  const keys = new Set(lines.map(keyOf));
  const needed = new Set<string>();
  const seen = new Set<string>();

  const isException = (line: Line): boolean => {
    const matching = [keyOf(line), keyOf({ ...line, name: '*' })].filter((key) => keys.has(key));
    for (const key of matching) needed.add(key);
    return matching.length > 0;
  };
  return {
    /** The files whose statements were matched. */
    seen: seen as ReadonlySet<string>,
    /** Returns the statements that break a rule without an exception. */
    findViolations: (statements: readonly SentStatement[], catalog: Catalog): readonly BadStatement[] =>
      statements.flatMap(({ file, text, firsts }) => {
        seen.add(file);
        const violations = checkStatement(text, catalog, firsts).filter((violation) => !isException({ ...violation, file }));
        return violations.length === 0 ? [] : [{ file, text, violations }];
      }),
    /** Returns the exceptions that no statement of their file has needed. Whether a file that sent none still needs them is not known. */
    unneeded: (): readonly string[] =>
      lines
        .filter(({ file }) => seen.has(file))
        .map(keyOf)
        .filter((key) => !needed.has(key)),
  };
}
