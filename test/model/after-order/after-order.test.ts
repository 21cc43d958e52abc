import { test } from '@jest/globals';
import { PAYMENT_RAILS } from '@storefront/contract';
import fc from 'fast-check';
import { Accountant } from './accountant.ts';
import type { PlacedOrder } from './books.ts';
import { compareBooks } from './compare-books.ts';
import { intent } from './operations.ts';
import { RuleBooks } from './rule-books.ts';

/** MODEL_SEQUENCES=10000 takes less than a minute. */
const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? 1_000);
const WITHIN_MS = SEQUENCES * 120;
const OPERATIONS_MAX = 20;
const ON_HAND = { A: 100, B: 100, Z: 100 };

/** Two lines of an order can have the same SKU. */
const goods = fc
  .record({
    sku: fc.constantFrom('A', 'A', 'B', 'Z'),
    units: fc.integer({ min: 1, max: 5 }),
    net: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 })),
  })
  .map((line) => ({ ...line, ...taxed(line.net, line.sku === 'Z' ? '0' : '0.15') }));
const shipping = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 5000 }).map((net) => taxed(net, '0.15')),
);
const order: fc.Arbitrary<PlacedOrder> = fc.record({
  rail: fc.constantFrom(...PAYMENT_RAILS),
  lines: fc.array(goods, { minLength: 1, maxLength: 4 }),
  shipping,
});

const taxed = (net: number, rate: string) => ({ net, rate, gct: Math.floor((net * Number(rate) * 100 + 50) / 100) });

test(
  'after any sequence of shipments, corrections, and payments, the rules agree with an accountant',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(order, { minLength: 1, maxLength: 2 }),
        fc.array(intent, { maxLength: OPERATIONS_MAX, size: 'max' }),
        (orders, intents) => compareBooks(new RuleBooks(orders, ON_HAND), new Accountant(orders, ON_HAND), intents),
      ),
      { numRuns: SEQUENCES },
    );
  },
  WITHIN_MS,
);
