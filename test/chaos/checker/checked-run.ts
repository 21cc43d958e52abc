import type { PlannedFault } from '../faults/planned-fault.ts';
import type { FinalState } from '../final-state/final-state.ts';
import type { History, RequestRecord } from '../history/history.ts';

/** The input of the checker: the history that was recorded, and the state after the system has recovered. */
export interface CheckedRun {
  /** How long the run was to last at least, which decides how much it must have seen. */
  readonly minutes: number;
  readonly plan: readonly PlannedFault[];
  readonly history: History;
  readonly final: FinalState;
}

/** Something that must not happen, and did. */
export interface Violation {
  /** The violation, with the IDs that identify it. */
  readonly message: string;
  /** The requests behind it, in order. */
  readonly requests: readonly RequestRecord[];
}

/** Counts what an invariant compares, and returns it. Rare items are required only in a run of at least `fromMinutes`. */
export type Saw = <T>(what: string, rows: readonly T[], fromMinutes?: number) => readonly T[];

/** A rule that is true in every run, whatever fails. Returns how it is violated. It passes everything that it compares through `saw`. */
export type Invariant = (run: CheckedRun, saw: Saw) => readonly Violation[];

/** Groups items by a key. */
export function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string | null): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Formats hundredths as they are written. */
export const amountText = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The requests of one order: its checkout, and those whose path or response names it. */
export const requestsOf = ({ history }: CheckedRun, orderId: string): readonly RequestRecord[] =>
  history.requests.filter(
    ({ path, response, action }) => path.includes(orderId) || (action === 'check out' && response?.data?.order_id === orderId),
  );

/** Whether the response reports success. */
export const isSuccess = ({ status }: RequestRecord): boolean => status !== null && status >= 200 && status < 300;
