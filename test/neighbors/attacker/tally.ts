import { shortfalls } from '@storefront/lifecycle/testing';

/** The responses to an attacker: how often each status of a kind of request, closed connection, or chunk of output or exit of a command occurred. */
export type Tally = Readonly<Record<string, number>>;

/** Names the outcomes of which an attacker got less than it must reach. */
export const lacking = (got: Tally, reaches: Tally): readonly string[] =>
  shortfalls({ ...Object.fromEntries(Object.keys(reaches).map((outcome) => [outcome, 0])), ...got }, reaches);

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
