import type { OrdersDeps } from '../deps.ts';
import type { HeldCheckout } from '../domain/checkout.ts';
import type { CheckoutResult } from '../domain/checkout-result.ts';
import type { CheckoutStep } from '../domain/checkout-step.ts';
import type { FrozenCart } from '../domain/frozen-cart.ts';
import { authorizePayment } from './authorize-payment.ts';
import { type CheckoutContext, checkoutContext } from './checkout-context.ts';
import { comparePrices } from './compare-prices.ts';
import { withFaultPoints } from './faults.ts';
import { freezeCart, refusalOf } from './freeze-cart.ts';
import { isRefusal } from './is-refusal.ts';
import { pivot } from './pivot.ts';
import { reserveStock } from './reserve-stock.ts';

type Advanced = { readonly held: HeldCheckout; readonly result?: string };
/** `held` is set if the step can have had an effect all the same. */
type Stopped = { readonly held?: HeldCheckout } & ({ readonly refused: CheckoutResult } | { readonly error: unknown });
type Step = (deps: OrdersDeps, held: HeldCheckout) => Promise<Advanced | Stopped>;

/** What follows each step up to the pivot. `result` is set by the pivot, the first step that is stored. */
export const STEPS: Partial<Record<CheckoutStep, Step>> = {
  async started(deps, held) {
    const result = await withFaultPoints(deps.faults, 'freeze_cart', () => freezeCart(deps, checkoutContext(held)));
    return 'refused' in result ? result : { held: { ...held, step: 'frozen', cart: result.value } };
  },

  async frozen(deps, held) {
    const context = checkoutContext(held);
    const cart = requireCart(held);
    const refused = refusalOf(cart, context);
    if (refused) return { refused: (await explanationOf(deps, context)) ?? refused };
    const result = await withFaultPoints(deps.faults, 'reserve_stock', () => reserveStock(deps, context, cart));
    const reserved: HeldCheckout = { ...held, step: 'reserved' };
    if ('uncertain' in result) return { ...result, held: reserved };
    return 'refused' in result ? result : { held: reserved };
  },

  async reserved(deps, held) {
    const result = await withFaultPoints(deps.faults, 'authorize_payment', () =>
      authorizePayment(deps, checkoutContext(held), requireCart(held)),
    );
    return 'refused' in result ? result : { held: { ...held, step: 'authorized', payment: result.value } };
  },

  authorized: (deps, held) => withFaultPoints(deps.faults, 'place_order', () => pivot(deps, held)),
};

/** A changed price explains an unexpected total. If the prices cannot be compared, the refusal does not wait for them. */
const explanationOf = (deps: OrdersDeps, context: CheckoutContext): Promise<CheckoutResult | undefined> =>
  comparePrices(deps, context).catch((error: unknown) => {
    if (isRefusal(error)) throw error;
    return undefined;
  });

function requireCart({ cart, step }: HeldCheckout): FrozenCart {
  if (cart === null) throw new Error(`a checkout in step ${step} has no frozen cart`);
  return cart;
}
