import { expect } from '@jest/globals';
import { PAYMENT_RAILS } from '@storefront/contract';
import { violatedInvariants } from '@storefront/db/testing';
import fc from 'fast-check';
import { invariants as ofBilling } from '../../services/billing/src/store/invariants.ts';
import { invariants as ofCarts } from '../../services/cart/src/store/invariants.ts';
import { invariants as ofCatalog } from '../../services/catalog/src/store/invariants.ts';
import { invariants as ofOrders } from '../../services/orders/src/store/invariants.ts';
import { checkOut, fillCart, priceCart } from './cart-steps.ts';
import type { InProcessSystem } from './in-process-system.ts';
import { OrderModel, type ShopperIndex } from './order-model.ts';
import { cancel, deliver, payInvoice, ship } from './order-steps.ts';
import { beginPayment, endSession, letTimePass } from './payment-steps.ts';
import { expectAgreement, expectOrder, openStore } from './real-store.ts';
import { executed } from './step.ts';

const COMMANDS_MAX = 60;
const RUNS_AT_ONCE = 5;
/** How long a failure is shrunk before it is reported. */
const SHRUNK_WITHIN_MS = 30_000;

const index = fc.nat({ max: 20 });
const shopperIndex = fc.constantFrom<ShopperIndex>(0, 1);
const some = fc.record({ A: fc.nat({ max: 8 }), B: fc.nat({ max: 8 }) });
const parcel = fc.record({ A: fc.nat({ max: 3 }), B: fc.nat({ max: 3 }) });
const rail = fc.constantFrom(...PAYMENT_RAILS);

const checkouts = fc.tuple(index, rail).map((given) => checkOut(...given));
const STEPS = [
  fc.tuple(shopperIndex, some, fc.boolean()).map((given) => fillCart(...given)),
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

/** Compares stores with the model until at least `stepsMin` steps have run, and returns their number. Each run has a new store. */
export async function runOrderModel(system: InProcessSystem, stepsMin: number): Promise<number> {
  const before = executed.steps;
  while (executed.steps - before < stepsMin) {
    await fc.assert(
      fc.asyncProperty(fc.commands(STEPS, { maxCommands: COMMANDS_MAX, size: 'max' }), async (commands) => {
        const [model, real] = [new OrderModel(), await openStore(system)];
        await fc.asyncModelRun(() => ({ model, real }), commands);
        await expectAgreement(model, real);
        for (const position of model.orders.keys()) await expectOrder(model, real, position);
      }),
      { numRuns: RUNS_AT_ONCE, interruptAfterTimeLimit: SHRUNK_WITHIN_MS },
    );
  }
  await expectInvariants(system);
  return executed.steps - before;
}

/** Checks the invariants of the four services. */
export async function expectInvariants({ internals }: InProcessSystem): Promise<void> {
  const checks = [
    ...(await violatedInvariants(internals.cart.db, ofCarts)),
    ...(await violatedInvariants(internals.catalog.db, ofCatalog)),
    ...(await violatedInvariants(internals.orders.db, ofOrders)),
    ...(await violatedInvariants(internals.billing.db, ofBilling)),
  ];
  expect(checks).toEqual([]);
}
