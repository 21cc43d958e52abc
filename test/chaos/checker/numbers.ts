import type { RequestRecord } from '../history/history.ts';
import { type CheckedRun, groupedBy, type Invariant, isSuccess, requestsOf, type Violation } from './checked-run.ts';

/** A number that was used, and the order it belongs to; `order` is empty for an abandoned checkout. */
interface Used {
  readonly shop: string;
  readonly sequence: number;
  readonly order: string;
}

/**
 * Numbers of invoices and credit notes have no gaps and no duplicates. An order number is taken when a checkout starts, so it can be missing, but only if a
 * checkout was abandoned, or an attempt to check out had no success at that time: its start could not be stored.
 */
export const numbersHaveNoGaps: Invariant = (run) => {
  const { orders, abandonedCheckouts, invoices, creditNotes } = run.final;
  const taken = [
    ...orders.map(({ shop, number, id }) => ({ shop, number, order: id })),
    ...abandonedCheckouts.map(({ shop, number }) => ({ shop, number, order: '' })),
  ].map(({ shop, number, order }) => ({ shop, sequence: Number(/\d+$/.exec(number)?.[0]), order }));
  return [
    ...gapsIn(run, 'order', taken, (sorted, index) => attemptsBetween(run, sorted, index)),
    ...gapsIn(run, 'invoice', invoices, () => 0),
    ...gapsIn(run, 'credit note', creditNotes, () => 0),
  ];
};

/** Returns duplicates, and gaps of more numbers than `mayBeMissing` allows before the number at an index. */
const gapsIn = (
  run: CheckedRun,
  kind: string,
  used: readonly Used[],
  mayBeMissing: (sorted: readonly Used[], index: number) => number,
): readonly Violation[] =>
  [...groupedBy(used, ({ shop }) => shop)].flatMap(([shop, own]): Violation[] => {
    const sorted = own.toSorted((a, b) => a.sequence - b.sequence);
    return sorted.flatMap(({ sequence, order }, index) => {
      const before = sorted[index - 1];
      if (before === undefined || sequence === before.sequence + 1) return [];
      const missing = sequence - before.sequence - 1;
      if (missing > 0 && missing <= mayBeMissing(sorted, index)) return [];
      const problem = missing < 0 ? `the ${kind} number ${sequence} twice` : `no ${kind} between ${before.sequence} and ${sequence}`;
      return [
        { message: `${shop} has ${problem}`, requests: [before.order, order].flatMap((id) => (id === '' ? [] : requestsOf(run, id))) },
      ];
    });
  });

/** Counts the attempts to check out without success between the orders before and after a gap. */
function attemptsBetween(run: CheckedRun, sorted: readonly Used[], index: number): number {
  const attempts = run.history.requests.filter(({ action, shop }) => action === 'check out' && shop === sorted[index]?.shop);
  const earlier = nearestAttempts(attempts, sorted.slice(0, index).toReversed());
  const later = nearestAttempts(attempts, sorted.slice(index));
  const fromMs = Math.min(...earlier.map(({ atMs }) => atMs));
  const toMs = Math.max(...later.map(({ atMs, tookMs }) => atMs + tookMs));
  const isBetween = ({ atMs, tookMs }: RequestRecord): boolean =>
    (earlier.length === 0 || atMs + tookMs >= fromMs) && (later.length === 0 || atMs <= toMs);
  return attempts.filter((attempt) => !isSuccess(attempt) && isBetween(attempt)).length;
}

/** The attempts, all under one key, of the first of these orders whose checkout was answered. */
function nearestAttempts(attempts: readonly RequestRecord[], used: readonly Used[]): readonly RequestRecord[] {
  for (const { order } of used) {
    const answered = attempts.find(({ answer }) => order !== '' && answer?.data?.order_id === order);
    if (answered !== undefined) return answered.key === null ? [answered] : attempts.filter(({ key }) => key === answered.key);
  }
  return [];
}
