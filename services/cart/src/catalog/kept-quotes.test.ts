import { beforeEach, describe, expect, test } from '@jest/globals';
import { type CatalogVersions, catalogVersions } from '@storefront/catalog-versions';
import { Decimal } from '@storefront/money';
import type { QuotedLine__Output } from '@storefront/proto/storefront/catalog/v1/QuotedLine';
import type { Caller } from '@storefront/rpc';
import fc from 'fast-check';
import { aShopper } from '../testing/callers.ts';
import { keptQuotes } from './kept-quotes.ts';
import type { QuoteLines } from './quote-lines.ts';

/** A product of the catalog under test: the price of one, and of `breakFrom` and more. Amounts are whole numbers. */
interface Product {
  readonly price: number;
  readonly breakFrom?: number;
  readonly contracts?: Readonly<Record<string, number>>;
  readonly saleEndsAt?: number;
}

const START = Date.UTC(2026, 5, 1);
const ISO = (time: number): string => new Date(time).toISOString();

/** A catalog in memory that quotes like the service does, with a clock and a cache in front of it. */
class World {
  time = START;
  version = 1;
  readonly products = new Map<string, Product>();
  /** The number of lines of each call. */
  readonly calls: number[] = [];
  /** Whether the catalog returns when its quotes hold. */
  returnsValidity = true;
  readonly versions: CatalogVersions<Caller>;
  readonly quoteLines: QuoteLines;

  constructor() {
    const now = () => this.time;
    this.versions = catalogVersions<Caller>(async () => this.version, now);
    this.quoteLines = keptQuotes({
      catalog: { quoteLines: async ({ lines = [] }, caller) => this.answer(lines, caller) },
      versions: this.versions,
      ticks: now,
      now,
    });
  }

  /** Returns what the catalog quotes now. */
  priceOf(sku: string, quantity: number, { customerId = '', clockOffsetMs = 0 }: Caller): number | undefined {
    const product = this.products.get(sku);
    if (product === undefined) return undefined;
    const { price, breakFrom = Infinity, contracts, saleEndsAt = -Infinity } = product;
    const list = quantity >= breakFrom ? price - 1 : price;
    return contracts?.[customerId] ?? (this.time + clockOffsetMs < saleEndsAt ? list - 2 : list);
  }

  change(sku: string, product: Product | undefined, { withEvent = true } = {}): void {
    if (product === undefined) this.products.delete(sku);
    else this.products.set(sku, product);
    this.version += 1;
    if (withEvent) this.versions.raise(SHOPPER, this.version);
  }

  private answer(lines: readonly { sku?: string; quantity?: string }[], caller: Caller) {
    this.calls.push(lines.length);
    const customer = caller.customerId ?? '';
    const hasContracts = [...this.products.values()].some(({ contracts }) => contracts?.[customer] !== undefined);
    return {
      lines: lines.map(({ sku = '', quantity = '1' }) => this.quote(sku, Number(quantity), caller)),
      catalogVersion: String(this.version),
      withoutContractPrices: !hasContracts,
    };
  }

  private quote(sku: string, quantity: number, caller: Caller): QuotedLine__Output {
    const price = this.priceOf(sku, quantity, caller);
    const { breakFrom, saleEndsAt = -Infinity } = this.products.get(sku) ?? {};
    const isOnSale = this.time + (caller.clockOffsetMs ?? 0) < saleEndsAt;
    const validity = {
      quantityFrom: breakFrom !== undefined && quantity >= breakFrom ? String(breakFrom) : '',
      quantityBelow: breakFrom !== undefined && quantity < breakFrom ? String(breakFrom) : '',
      since: Number.isFinite(saleEndsAt) && !isOnSale ? ISO(saleEndsAt) : '',
      until: isOnSale ? ISO(saleEndsAt) : '',
    };
    return {
      sku,
      found: price !== undefined,
      description: sku,
      baseUom: 'EA',
      quantityDecimals: 0,
      orderUoms: [],
      unitPrice: price === undefined ? '' : String(price),
      listUnitPrice: price === undefined ? '' : String(price),
      priceSource: 'LIST',
      effectiveGctRate: '0.15',
      availability: 'IN_STOCK',
      categoryIds: [],
      validity: price === undefined || !this.returnsValidity ? null : validity,
    };
  }
}

const SHOPPER = aShopper();
const OTHER = { ...SHOPPER, customerId: aShopper().customerId ?? '' };

let world: World;
beforeEach(() => {
  world = new World();
  world.products.set('BOLT', { price: 10, breakFrom: 5 }).set('NUT', { price: 20 });
});

const prices = async (lines: Readonly<Record<string, number>>, caller: Caller = SHOPPER) => {
  const requested = Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity: new Decimal(quantity) }));
  const { quotes } = await world.quoteLines(requested, caller);
  return quotes.map((quote) => (quote.found ? Number(quote.unitPrice) : undefined));
};

describe('quotes', () => {
  test('are requested once as long as the version of the catalog stays the same', async () => {
    expect(await prices({ BOLT: 1, NUT: 1 })).toEqual([10, 20]);
    for (let passed = 0; passed < 5000; passed += 250) {
      expect(await prices({ NUT: 3, BOLT: 4 })).toEqual([20, 10]);
      world.time += 250;
    }

    expect(world.calls).toEqual([2]);
  });

  test('are requested for all lines if one of them is not kept', async () => {
    await prices({ BOLT: 1 });
    expect(await prices({ BOLT: 1, NUT: 1 })).toEqual([10, 20]);

    expect(world.calls).toEqual([1, 2]);
  });

  test('are requested again for a quantity with another price', async () => {
    expect(await prices({ BOLT: 4 })).toEqual([10]);
    expect(await prices({ BOLT: 5 })).toEqual([9]);
    expect(await prices({ BOLT: 500 })).toEqual([9]);
    expect(await prices({ BOLT: 1 })).toEqual([10]);

    expect(world.calls).toEqual([1, 1]);
  });

  test('are requested again once an event has raised the version', async () => {
    await prices({ BOLT: 1 });
    world.change('BOLT', { price: 11 });

    expect(await prices({ BOLT: 1 })).toEqual([11]);
  });

  test('are requested again within a second of a change without an event', async () => {
    await prices({ BOLT: 1 });
    world.change('BOLT', { price: 11 }, { withEvent: false });

    world.time += 901;
    expect(await prices({ BOLT: 1 })).toEqual([11]);
  });

  test('are requested again after a minute, in case that their version was lost and used again', async () => {
    await prices({ BOLT: 1 });
    world.products.set('BOLT', { price: 12 });

    world.time += 59_000;
    world.versions.observe(SHOPPER, world.version, world.time);
    expect(await prices({ BOLT: 1 })).toEqual([10]);
    world.time += 1001;
    world.versions.observe(SHOPPER, world.version, world.time);
    expect(await prices({ BOLT: 1 })).toEqual([12]);
  });

  test('of a SKU that the storefront does not show are always requested', async () => {
    expect(await prices({ GONE: 1 })).toEqual([undefined]);
    expect(await prices({ GONE: 1 })).toEqual([undefined]);

    expect(world.calls).toEqual([1, 1]);
  });

  test('end with the sale that they include, by the clock of the store', async () => {
    world.products.set('BOLT', { price: 10, saleEndsAt: START + 500 });
    const ahead = { ...SHOPPER, clockOffsetMs: 450 };
    expect(await prices({ BOLT: 1 }, ahead)).toEqual([8]);
    expect((await world.quoteLines([{ sku: 'BOLT', quantity: new Decimal(1) }], ahead)).pricesChangeAt).toEqual(new Date(START + 500));

    world.time += 60;
    expect(await prices({ BOLT: 1 }, ahead)).toEqual([10]);
    expect(await prices({ BOLT: 1 }, { ...SHOPPER, clockOffsetMs: 0 })).toEqual([8]);
  });

  test('are shared by customers without contract prices, and by no one else', async () => {
    world.products.set('NUT', { price: 20, contracts: { [OTHER.customerId]: 15 } });
    const third = { ...SHOPPER, customerId: aShopper().customerId ?? '' };
    expect(await prices({ NUT: 1 })).toEqual([20]);
    expect(await prices({ NUT: 1 }, OTHER)).toEqual([15]);
    expect(await prices({ NUT: 1 }, SHOPPER)).toEqual([20]);
    expect(world.calls).toEqual([1, 1]);

    // The first request of a customer reveals whether there are contract prices.
    expect(await prices({ BOLT: 1 }, third)).toEqual([10]);
    expect(await prices({ NUT: 1 }, third)).toEqual([20]);
    expect(world.calls).toEqual([1, 1, 1]);
  });

  test('of two stores, or under two tax rates, are separate', async () => {
    await prices({ NUT: 1 });
    await prices({ NUT: 1 }, { ...SHOPPER, mode: 'live' });
    await prices({ NUT: 1 }, { ...SHOPPER, store: { ...SHOPPER.store, gctRate: '0.2' } });

    expect(world.calls).toEqual([1, 1, 1]);
  });

  test('of a catalog that does not return when they hold are not kept', async () => {
    world.returnsValidity = false;
    await prices({ NUT: 1 });
    await prices({ NUT: 1 });

    expect(world.calls).toEqual([1, 1]);
  });
});

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
      world = new World();
      /** The states of the products, each with the time at which it ended. */
      const past: { products: Map<string, Product>; endedAt: number }[] = [];
      for (const each of steps) {
        if ('wait' in each) world.time += each.wait;
        else if ('change' in each) {
          past.push({ products: new Map(world.products), endedAt: world.time });
          world.change(each.change, each.product, { withEvent: each.withEvent });
          if (each.withEvent) past.length = 0;
        } else {
          const current = world.priceOf(each.read, each.quantity, each.by);
          const recent = past
            .filter(({ endedAt }) => world.time - endedAt <= 1000)
            .map(({ products }) => {
              const before = new World();
              before.time = world.time;
              for (const [name, value] of products) before.products.set(name, value);
              return before.priceOf(each.read, each.quantity, each.by);
            });
          const [shown] = await prices({ [each.read]: each.quantity }, each.by);
          expect([current, ...recent]).toContain(shown);
        }
      }
    }),
    { numRuns: 500 },
  );
});
