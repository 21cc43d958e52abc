/**
 * Returns `rows`, of which there must be at least `least`. A condition over an empty list holds without having been checked, so every check over a list
 * that the code under test produces reads it through this function. Throws with `what`, a plural noun, otherwise.
 */
export function seen<T>(what: string, rows: readonly T[], least = 1): readonly T[] {
  if (rows.length >= least) return rows;
  throw new Error(`saw ${rows.length} ${what}, but the check needs at least ${least}`);
}

/** Names each count that is below its minimum, for a program that says what it has seen and fails if that was too little. */
export const shortfalls = <Name extends string>(
  counts: Readonly<Record<Name, number>>,
  minimums: Readonly<Partial<Record<NoInfer<Name>, number>>>,
): readonly string[] =>
  Object.entries<number | undefined>(minimums).flatMap(([name, least = 0]) => {
    const count = counts[name as Name];
    return count >= least ? [] : [`saw ${count} ${name}, but the check needs at least ${least}`];
  });
