import { acknowledgedNumbers, NUMBERED, type Numbered, sequenceOf } from './acknowledged-numbers.ts';
import { type CheckedRun, groupedBy, type Invariant, requestsOf, type Violation } from './checked-run.ts';

/** A number that was used, and the order it belongs to; `order` is empty for an abandoned checkout, for a returned number, and for the ends of the range. */
interface Used {
  readonly shop: string;
  readonly sequence: number;
  readonly order: string;
}

/** The facts about one kind of number. */
interface Numbering {
  readonly kind: Numbered;
  readonly used: readonly Used[];
}

/**
 * Numbers have no gaps and no duplicates, from the first one to the last one that was assigned or acknowledged. An order number is taken in the statement that
 * starts a checkout, and returned by one that is refused before its payment, so an order can be missing only if its checkout was abandoned later, or if the
 * number waits for the next one.
 */
export const numbersHaveNoGaps: Invariant = (run, saw) => {
  const { orders, abandonedCheckouts, returnedNumbers, invoices, creditNotes } = run.final;
  const taken = [
    ...orders.map(({ shop, number, id }) => ({ shop, number, order: id })),
    ...[...abandonedCheckouts, ...returnedNumbers].flatMap(({ shop, number }) => (number === null ? [] : [{ shop, number, order: '' }])),
  ].map(({ shop, number, order }) => ({ shop, sequence: sequenceOf(number), order }));
  return [
    ...gapsIn(run, { kind: 'order', used: saw('order numbers', taken) }),
    ...gapsIn(run, { kind: 'invoice', used: saw('invoice numbers', invoices) }),
    ...gapsIn(run, { kind: 'credit note', used: saw('credit note numbers', creditNotes, 2) }),
  ];
};

/** Returns duplicates, numbers out of range, and gaps in every shop. */
function gapsIn(run: CheckedRun, { kind, used }: Numbering): readonly Violation[] {
  const perShop = groupedBy(used, ({ shop }) => shop);
  return run.history.shops.flatMap(({ name: shop }): Violation[] => {
    const own = (perShop.get(shop) ?? []).toSorted((a, b) => a.sequence - b.sequence);
    const { first, assigned, last } = rangeOf(run, kind, shop);
    const outside = own.filter(({ sequence }) => sequence < first || sequence > assigned);
    const sorted = [{ shop, sequence: first - 1, order: '' }, ...own, { shop, sequence: last + 1, order: '' }];
    const gaps = sorted.flatMap(({ sequence, order }, index): Violation[] => {
      const before = sorted[index - 1];
      const missing = before === undefined ? 0 : sequence - before.sequence - 1;
      if (before === undefined || missing === 0) return [];
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

/** The first number of a shop, the last one that its service has assigned, and the last one that must exist: assigned, or named by a response or a delivery. */
function rangeOf({ history, final }: CheckedRun, kind: Numbered, shop: string): Readonly<Record<'first' | 'assigned' | 'last', number>> {
  const first = NUMBERED[kind];
  const assigned = final.counters.find((counter) => counter.shop === shop && counter.kind === kind)?.last ?? first - 1;
  return { first, assigned, last: Math.max(assigned, ...acknowledgedNumbers(history, kind, shop)) };
}
