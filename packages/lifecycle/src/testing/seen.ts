type Counts<Name extends string> = Readonly<Record<Name, number>>;
type Minimums<Name extends string> = Readonly<Partial<Record<NoInfer<Name>, number>>>;

/** Names each count that is below its minimum, for a program that says what it has seen and fails if that was too little. */
export const shortfalls = <Name extends string>(counts: Counts<Name>, minimums: Minimums<Name>): readonly string[] =>
  Object.entries<number | undefined>(minimums).flatMap(([name, least = 0]) => {
    const count = counts[name as Name];
    return count >= least ? [] : [`saw ${count} ${name}, but the check needs at least ${least}`];
  });

/** Says how much a check has seen, for example "12 orders, 3 shipped orders". Throws an error that names each count that is below its minimum. */
export function countSeen<Name extends string>(counts: Counts<Name>, minimums: Minimums<Name>): string {
  const missing = shortfalls(counts, minimums);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return Object.entries<number>(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

/**
 * Returns `rows`, of which there must be at least `least`. A condition over an empty list is true without having been checked, so every check over a list
 * that the code under test produces reads it through this function. Throws with `what`, a plural noun, otherwise.
 */
export function seen<T>(what: string, rows: readonly T[], least = 1): readonly T[] {
  countSeen({ [what]: rows.length }, { [what]: least });
  return rows;
}
