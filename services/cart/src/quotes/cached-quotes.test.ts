import { beforeEach, describe, expect, test } from '@jest/globals';
import { Decimal } from '@storefront/money';
import { aShopper } from '../testing/callers.ts';
import { OTHER, QuotingCatalog, SHOPPER, START } from '../testing/quoting-catalog.ts';

let catalog: QuotingCatalog;
beforeEach(() => {
  catalog = new QuotingCatalog();
  catalog.products.set('BOLT', { price: 10, breakFrom: 5 }).set('NUT', { price: 20 });
});

describe('quotes', () => {
  test('are requested once as long as the version of the catalog stays the same', async () => {
    expect(await catalog.prices({ BOLT: 1, NUT: 1 })).toEqual([10, 20]);
    for (let passed = 0; passed < 5000; passed += 250) {
      expect(await catalog.prices({ NUT: 3, BOLT: 4 })).toEqual([20, 10]);
      catalog.time += 250;
    }

    expect(catalog.calls).toEqual([2]);
  });

  test('are requested for all lines if one of them is not cached', async () => {
    await catalog.prices({ BOLT: 1 });
    expect(await catalog.prices({ BOLT: 1, NUT: 1 })).toEqual([10, 20]);

    expect(catalog.calls).toEqual([1, 2]);
  });

  test('are requested again for a quantity with another price', async () => {
    expect(await catalog.prices({ BOLT: 4 })).toEqual([10]);
    expect(await catalog.prices({ BOLT: 5 })).toEqual([9]);
    expect(await catalog.prices({ BOLT: 500 })).toEqual([9]);
    expect(await catalog.prices({ BOLT: 1 })).toEqual([10]);

    expect(catalog.calls).toEqual([1, 1]);
  });

  test('are requested again once an event has raised the version', async () => {
    await catalog.prices({ BOLT: 1 });
    catalog.change('BOLT', { price: 11 });

    expect(await catalog.prices({ BOLT: 1 })).toEqual([11]);
  });

  test('are requested again once a checkout has been quoted another version', async () => {
    await catalog.prices({ BOLT: 1 });
    catalog.change('BOLT', { price: 11 }, { withEvent: false });
    expect(await catalog.prices({ BOLT: 1 })).toEqual([10]);

    await catalog.currentQuotes([{ sku: 'NUT', quantity: new Decimal(1) }], SHOPPER);

    expect(await catalog.prices({ BOLT: 1 })).toEqual([11]);
  });

  test('are requested again within a second of a change without an event', async () => {
    await catalog.prices({ BOLT: 1 });
    catalog.change('BOLT', { price: 11 }, { withEvent: false });

    catalog.time += 901;
    expect(await catalog.prices({ BOLT: 1 })).toEqual([11]);
  });

  test('are requested again after a minute, in case that their version was lost and used again', async () => {
    await catalog.prices({ BOLT: 1 });
    catalog.products.set('BOLT', { price: 12 });

    catalog.time += 59_000;
    catalog.versions.observe(SHOPPER, catalog.version, catalog.time);
    expect(await catalog.prices({ BOLT: 1 })).toEqual([10]);
    catalog.time += 1001;
    catalog.versions.observe(SHOPPER, catalog.version, catalog.time);
    expect(await catalog.prices({ BOLT: 1 })).toEqual([12]);
  });

  test('of a SKU that the storefront does not show are always requested', async () => {
    expect(await catalog.prices({ GONE: 1 })).toEqual([undefined]);
    expect(await catalog.prices({ GONE: 1 })).toEqual([undefined]);

    expect(catalog.calls).toEqual([1, 1]);
  });

  test('end with the sale that they include, by the clock of the store', async () => {
    catalog.products.set('BOLT', { price: 10, saleEndsAt: START + 500 });
    const ahead = { ...SHOPPER, clockOffsetMs: 450 };
    expect(await catalog.prices({ BOLT: 1 }, ahead)).toEqual([8]);
    expect((await catalog.quoteLines([{ sku: 'BOLT', quantity: new Decimal(1) }], ahead)).pricesChangeAt).toEqual(new Date(START + 500));

    catalog.time += 60;
    expect(await catalog.prices({ BOLT: 1 }, ahead)).toEqual([10]);
    expect(await catalog.prices({ BOLT: 1 }, { ...SHOPPER, clockOffsetMs: 0 })).toEqual([8]);
  });

  test('are shared by customers without contract prices, and by no one else', async () => {
    catalog.products.set('NUT', { price: 20, contracts: { [OTHER.customerId]: 15 } });
    const third = { ...SHOPPER, customerId: aShopper().customerId ?? '' };
    expect(await catalog.prices({ NUT: 1 })).toEqual([20]);
    expect(await catalog.prices({ NUT: 1 }, OTHER)).toEqual([15]);
    expect(await catalog.prices({ NUT: 1 }, SHOPPER)).toEqual([20]);
    expect(catalog.calls).toEqual([1, 1]);

    // The first request of a customer reveals whether there are contract prices.
    expect(await catalog.prices({ BOLT: 1 }, third)).toEqual([10]);
    expect(await catalog.prices({ NUT: 1 }, third)).toEqual([20]);
    expect(catalog.calls).toEqual([1, 1, 1]);
  });

  test('of two stores, or under two tax rates, are separate', async () => {
    await catalog.prices({ NUT: 1 });
    await catalog.prices({ NUT: 1 }, { ...SHOPPER, mode: 'live' });
    await catalog.prices({ NUT: 1 }, { ...SHOPPER, store: { ...SHOPPER.store, gctRate: '0.2' } });
    // The quotes that are cached do not end with a change that was scheduled after them.
    const gctRateChange = { from: '2026-06-02', at: '2026-06-02T00:00:00Z', rate: '0.2' };
    await catalog.prices({ NUT: 1 }, { ...SHOPPER, store: { ...SHOPPER.store, gctRateChange } });

    expect(catalog.calls).toEqual([1, 1, 1, 1]);
  });
});
