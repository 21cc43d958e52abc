import { afterAll, beforeAll, test } from '@jest/globals';
import { PAYMENT_RAILS } from '@storefront/contract';
import fc from 'fast-check';
import { type InProcessSystem, openInProcessSystem } from '../in-process-system.ts';
import { expectInvariants } from '../run-order-model.ts';
import { Accountant } from './accountant.ts';
import { compareBooks } from './compare-books.ts';
import { intent } from './operations.ts';
import { ON_HAND, RealBooks } from './real-books.ts';

/** MODEL_SEQUENCES=200 takes some minutes. */
const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? 5);
/** Slower than a machine under load. */
const WITHIN_MS = 120_000 + SEQUENCES * 30_000;
const OPERATIONS_MAX = 14;

const units = fc.record({ A: fc.nat({ max: 5 }), B: fc.nat({ max: 4 }), Z: fc.nat({ max: 3 }) }).filter(({ A, B, Z }) => A + B + Z > 0);
const wanted = fc.record({ rail: fc.constantFrom(...PAYMENT_RAILS), units, hasShipping: fc.boolean(), hasCode: fc.boolean() });

let system: InProcessSystem;
beforeAll(async () => {
  system = await openInProcessSystem();
});
afterAll(() => system.close());

test(
  'after any sequence of shipments, corrections, and payments, the services agree with an accountant',
  async () => {
    const property = fc.asyncProperty(
      fc.array(wanted, { minLength: 1, maxLength: 2 }),
      fc.array(intent, { minLength: 6, maxLength: OPERATIONS_MAX, size: 'max' }),
      async (orders, intents) => {
        const { books, placed } = await RealBooks.open(system, orders);
        await compareBooks(books, new Accountant(placed, ON_HAND), intents);
      },
    );
    await fc.assert(property, { numRuns: SEQUENCES, endOnFailure: true });
    await expectInvariants(system);
  },
  WITHIN_MS,
);
