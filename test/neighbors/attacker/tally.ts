/** What an attacker got: how often each status, closed connection, or exit of a command occurred. */
export type Tally = Readonly<Record<string, number>>;

/** Counts what an attacker gets. */
export interface Counter {
  count(outcome: string): void;
  readonly tally: Tally;
}

/** Starts with no outcome. */
export function startCounter(): Counter {
  const tally: Record<string, number> = {};
  return {
    tally,
    count: (outcome) => {
      tally[outcome] = (tally[outcome] ?? 0) + 1;
    },
  };
}
