import { expect } from '@jest/globals';
import fc from 'fast-check';
import { checkInvariants as checkBilling } from '../../services/billing/src/handlers/check-invariants.ts';
import { checkInvariants as checkCarts } from '../../services/cart/src/store/invariants.ts';
import { checkInvariants as checkCatalog } from '../../services/catalog/src/store/invariants.ts';
import { checkInvariants as checkOrders } from '../../services/orders/src/store/invariants.ts';
import { checkOut, fillCart, priceCart } from './cart-steps.ts';
import { OrderModel, type Who } from './order-model.ts';
import { cancel, deliver, payInvoice, ship } from './order-steps.ts';
import { beginPayment, endSession, letTimePass } from './payment-steps.ts';
import { expectAgreement, expectOrder, openStore } from './real-store.ts';
import { taken } from './step.ts';
import type { WholeShop } from './whole-shop.ts';

const COMMANDS_MAX = 60;
const RUNS_AT_ONCE = 5;
/** A failure is shown as small as it could be made in this time. */
const SHRUNK_WITHIN_MS = 30_000;

const index = fc.nat({ max: 20 });
const who = fc.constantFrom<Who>(0, 1);
const some = fc.record({ A: fc.nat({ max: 8 }), B: fc.nat({ max: 8 }) });
const parcel = fc.record({ A: fc.nat({ max: 3 }), B: fc.nat({ max: 3 }) });
const rail = fc.constantFrom('CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID');

const checkouts = fc.tuple(index, rail).map((given) => checkOut(...given));
const STEPS = [
  fc.tuple(who, some, fc.boolean()).map((given) => fillCart(...given)),
  index.map(priceCart),
  checkouts,
  checkouts,
  fc.tuple(index, fc.boolean()).map((given) => cancel(...given)),
  fc.tuple(index, parcel).map((given) => ship(...given)),
  fc.tuple(index, parcel).map((given) => ship(...given)),
  index.map(deliver),
  index.map(payInvoice),
  index.map(beginPayment),
  fc.tuple(index, fc.constantFrom('PAID', 'FAILED', 'EXPIRED')).map((given) => endSession(...given)),
  index.map(letTimePass),
];

/** Plays stores against the model until at least `stepsMin` steps were taken; answers how many. Each run has a store of its own. */
export async function runOrderModel(shop: WholeShop, stepsMin: number): Promise<number> {
  const before = taken.steps;
  while (taken.steps - before < stepsMin) {
    await fc.assert(
      fc.asyncProperty(fc.commands(STEPS, { maxCommands: COMMANDS_MAX, size: 'max' }), async (commands) => {
        const [model, real] = [new OrderModel(), await openStore(shop)];
        await fc.asyncModelRun(() => ({ model, real }), commands);
        await expectAgreement(model, real);
        for (const place of model.orders.keys()) await expectOrder(model, real, place);
      }),
      { numRuns: RUNS_AT_ONCE, interruptAfterTimeLimit: SHRUNK_WITHIN_MS },
    );
  }
  await expectInvariants(shop);
  return taken.steps - before;
}

/** What the services themselves hold to be true of all of this. */
async function expectInvariants({ inside }: WholeShop): Promise<void> {
  const checks = [
    ...(await checkCarts(inside.cart.db)),
    ...(await checkCatalog(inside.catalog.db)),
    ...(await checkOrders(inside.orders.db)),
    ...(await checkBilling(inside.billing)),
  ];
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
}
