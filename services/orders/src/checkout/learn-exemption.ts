import type { OrdersDeps } from '../deps.ts';
import type { CheckoutResult } from '../domain/checkout-result.ts';
import type { Exemption } from '../domain/payment.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { comparePrices } from './freeze-cart.ts';

/**
 * Returns the refusal of a checkout at another tax than that of the day. Billing can know an exemption before its event has reached the catalog: the catalog then
 * learns it here, and the cart service what has changed, so that the next pricing shows what this checkout found. If one of them fails, the event does it later.
 */
export async function learnExemption(
  { cart, catalog }: Pick<OrdersDeps, 'cart' | 'catalog'>,
  context: CheckoutContext,
  exemption: Exemption | null,
  late: CheckoutResult,
): Promise<CheckoutResult> {
  try {
    await catalog.learnExemption({ exempt: exemption !== null, until: exemption?.until ?? undefined }, context.caller);
    return (await comparePrices({ cart }, context)) ?? late;
  } catch {
    return late;
  }
}
