import { groupedBy, type Invariant, requestsOf, type Violation } from './checked-run.ts';

/** Numbers of invoices and credit notes have no gaps and no duplicates; of order numbers, only abandoned checkouts may have used some. */
export const numbersHaveNoGaps: Invariant = (run) => {
  const { final } = run;
  const taken = [
    ...final.orders.map(({ shop, number, id }) => ({ shop, number, order: id })),
    ...final.abandonedNumbers.map(({ shop, number }) => ({ shop, number, order: '' })),
  ].map(({ shop, number, order }) => ({ shop, sequence: Number(/\d+$/.exec(number)?.[0]), order }));
  const checked = [
    ['order', taken],
    ['invoice', final.invoices],
    ['credit note', final.creditNotes],
  ] as const;
  return checked.flatMap(([kind, items]) =>
    [...groupedBy<{ shop: string; sequence: number; order: string }>(items, ({ shop }) => shop)].flatMap(([shop, own]): Violation[] => {
      const sorted = [...own].sort((a, b) => a.sequence - b.sequence);
      return sorted.flatMap(({ sequence, order }, index) => {
        const before = sorted[index - 1];
        if (before === undefined || sequence === before.sequence + 1) return [];
        const problem =
          sequence === before.sequence ? `the ${kind} number ${sequence} twice` : `no ${kind} between ${before.sequence} and ${sequence}`;
        return [
          { message: `${shop} has ${problem}`, requests: [before.order, order].flatMap((id) => (id === '' ? [] : requestsOf(run, id))) },
        ];
      });
    }),
  );
};
