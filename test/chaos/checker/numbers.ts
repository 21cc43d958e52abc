import type { RequestRecord } from '../history/history.ts';
import { acknowledgedNumbers, NUMBERED, type Numbered, sequenceOf } from './acknowledged-numbers.ts';
import { type CheckedRun, groupedBy, type Invariant, isSuccess, requestsOf, type Violation } from './checked-run.ts';

/** A number that was used, and the order it belongs to; `order` is empty for an abandoned checkout, and for the ends of the range. */
interface Used {
  readonly shop: string;
  readonly sequence: number;
  readonly order: string;
}

/** What is known of one kind of number. */
interface Numbering {
  readonly kind: Numbered;
  readonly used: readonly Used[];
  /** How many numbers can be missing before the one at an index. */
  readonly mayBeMissing: (sorted: readonly Used[], index: number) => number;
}

/**
 * Numbers of invoices and credit notes have no gaps and no duplicates, from the first one to the last one that was assigned or acknowledged. An order number is
 * taken when a checkout starts, so it can be missing, but only if a checkout was abandoned, or an attempt to check out had no success at that time: its start
 * could not be stored.
 */
export const numbersHaveNoGaps: Invariant = (run) => {
  const { orders, abandonedCheckouts, invoices, creditNotes } = run.final;
  const taken = [
    ...orders.map(({ shop, number, id }) => ({ shop, number, order: id })),
    ...abandonedCheckouts.map(({ shop, number }) => ({ shop, number, order: '' })),
  ].map(({ shop, number, order }) => ({ shop, sequence: sequenceOf(number), order }));
  return [
    ...gapsIn(run, { kind: 'order', used: taken, mayBeMissing: (sorted, index) => attemptsBetween(run, sorted, index) }),
    ...gapsIn(run, { kind: 'invoice', used: invoices, mayBeMissing: () => 0 }),
    ...gapsIn(run, { kind: 'credit note', used: creditNotes, mayBeMissing: () => 0 }),
  ];
};

/** Returns duplicates, numbers out of range, and gaps of more numbers than may be missing, in every shop. */
function gapsIn(run: CheckedRun, { kind, used, mayBeMissing }: Numbering): readonly Violation[] {
  const perShop = groupedBy(used, ({ shop }) => shop);
  return run.history.shops.flatMap(({ name: shop }): Violation[] => {
    const own = (perShop.get(shop) ?? []).toSorted((a, b) => a.sequence - b.sequence);
    const { first, assigned, last } = rangeOf(run, kind, shop);
    const outside = own.filter(({ sequence }) => sequence < first || sequence > assigned);
    const sorted = [{ shop, sequence: first - 1, order: '' }, ...own, { shop, sequence: last + 1, order: '' }];
    const gaps = sorted.flatMap(({ sequence, order }, index): Violation[] => {
      const before = sorted[index - 1];
      const missing = before === undefined ? 0 : sequence - before.sequence - 1;
      if (before === undefined || missing === 0 || (missing > 0 && missing <= mayBeMissing(sorted, index))) return [];
      const requests = [before.order, order].flatMap((id) => (id === '' ? [] : requestsOf(run, id)));
      const problem = missing < 0 ? `the ${kind} number ${sequence} twice` : `no ${kind} between ${before.sequence} and ${sequence}`;
      return [{ message: `${shop} has ${problem}`, requests }];
    });
    if (outside.length === 0) return gaps;
    return outside.map(({ sequence, order }) => ({
      message: `${shop} has the ${kind} number ${sequence}, but numbers from ${first} to ${assigned} were assigned`,
      requests: order === '' ? [] : requestsOf(run, order),
    }));
  });
}

/** The first number of a shop, the last one that its service has assigned, and the last one that must exist: assigned, or named by an answer or a delivery. */
function rangeOf({ history, final }: CheckedRun, kind: Numbered, shop: string): Readonly<Record<'first' | 'assigned' | 'last', number>> {
  const first = NUMBERED[kind];
  const assigned = final.counters.find((counter) => counter.shop === shop && counter.kind === kind)?.last ?? first - 1;
  return { first, assigned, last: Math.max(assigned, ...acknowledgedNumbers(history, kind, shop)) };
}

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
