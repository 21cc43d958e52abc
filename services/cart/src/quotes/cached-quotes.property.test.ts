import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { OTHER, type Product, QuotingCatalog, SHOPPER, START } from '../testing/quoting-catalog.ts';

test('any quote is one that the catalog gave within the last second, and after an event the current one', async () => {
  const sku = fc.constantFrom('BOLT', 'NUT');
  const product = fc.option(
    fc.record(
      {
        price: fc.integer({ min: 10, max: 99 }),
        breakFrom: fc.integer({ min: 2, max: 4 }),
        contracts: fc.constantFrom({ [OTHER.customerId]: 5 }),
        saleEndsAt: fc.integer({ min: START, max: START + 5000 }),
      },
      { requiredKeys: ['price'] },
    ),
    { nil: undefined, freq: 8 },
  );
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ read: sku, quantity: fc.integer({ min: 1, max: 5 }), by: fc.constantFrom(SHOPPER, OTHER) }) },
    { weight: 1, arbitrary: fc.record({ change: sku, product, withEvent: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 600 }) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const catalog = new QuotingCatalog();
      /** The states of the products, each with the time at which it ended. */
      const past: { products: Map<string, Product>; endedAt: number }[] = [];
      for (const each of steps) {
        if ('wait' in each) catalog.time += each.wait;
        else if ('change' in each) {
          past.push({ products: new Map(catalog.products), endedAt: catalog.time });
          catalog.change(each.change, each.product, { withEvent: each.withEvent });
          if (each.withEvent) past.length = 0;
        } else {
          const current = catalog.priceOf(each.read, each.quantity, each.by);
          const recent = past
            .filter(({ endedAt }) => catalog.time - endedAt <= 1000)
            .map(({ products }) => {
              const before = new QuotingCatalog();
              before.time = catalog.time;
              for (const [name, value] of products) before.products.set(name, value);
              return before.priceOf(each.read, each.quantity, each.by);
            });
          const [shown] = await catalog.prices({ [each.read]: each.quantity }, each.by);
          expect([current, ...recent]).toContain(shown);
        }
      }
    }),
    { numRuns: 500 },
  );
});
