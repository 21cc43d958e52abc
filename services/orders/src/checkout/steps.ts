import type { OrdersDeps } from '../deps.ts';
import type { HeldCheckout } from '../domain/checkout.ts';
import type { CheckoutResult } from '../domain/checkout-result.ts';
import type { CheckoutStep } from '../domain/checkout-step.ts';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import { askedFor } from './asked.ts';
import { authorisePayment } from './authorise-payment.ts';
import { between } from './faults.ts';
import { freezeCart, objectionTo } from './freeze-cart.ts';
import { pivot } from './pivot.ts';
import { reserveStock } from './reserve-stock.ts';

type Moved = { readonly held: HeldCheckout; readonly result?: string };
type Step = (deps: OrdersDeps, held: HeldCheckout) => Promise<Moved | { readonly refused: CheckoutResult }>;

/** What is done after each step before the pivot. `result` comes with the pivot, which is the first of them to be written down. */
export const STEPS: Partial<Record<CheckoutStep, Step>> = {
  async started(deps, held) {
    const answer = await between(deps.faults, 'freeze_cart', () => freezeCart(deps, askedFor(held)));
    return 'refused' in answer ? answer : { held: { ...held, step: 'frozen', cart: answer.got } };
  },

  async frozen(deps, held) {
    const asked = askedFor(held);
    const cart = noted(held);
    const objection = objectionTo(cart, asked);
    if (objection) return { refused: objection };
    const answer = await between(deps.faults, 'reserve_stock', () => reserveStock(deps, asked, cart));
    return 'refused' in answer ? answer : { held: { ...held, step: 'reserved' } };
  },

  async reserved(deps, held) {
    const answer = await between(deps.faults, 'authorise_payment', () => authorisePayment(deps, askedFor(held), noted(held)));
    return 'refused' in answer ? answer : { held: { ...held, step: 'authorised', payment: answer.got } };
  },

  authorised: (deps, held) => between(deps.faults, 'place_order', () => pivot(deps, held)),
};

function noted({ cart, step }: HeldCheckout): FrozenCart {
  if (cart === null) throw new Error(`a checkout that is ${step} has lost its cart`);
  return cart;
}
