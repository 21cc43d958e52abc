import type { History, RequestRecord } from '../history/history.ts';

/** The stock and the credit that a checkout can have taken. Both are in hundredths. */
export interface PossibleHold {
  readonly shop: string;
  readonly shopper: string;
  /** When its request was sent, in milliseconds since the start of the run. */
  readonly atMs: number;
  /** By SKU. */
  readonly quantities: ReadonlyMap<string, number>;
  /** Zero if the order is not on credit terms, or was refused over the limit. */
  readonly credit: number;
}

/** The body of a checkout, as far as it says what can be taken. */
interface CheckoutSent {
  readonly cart_id: string;
  readonly payment_rail?: string;
  readonly expected_total?: number;
}

/**
 * Returns the most that the checkouts of a run can have taken. Every attempt without a known outcome can have started a checkout of its own, and an order is
 * counted once. Nothing is taken to have been given back, because the history does not say when a hold was released.
 */
export function possibleHolds(history: History): readonly PossibleHold[] {
  const quantitiesIn = cartQuantities(history);
  const counted = new Set<string>();
  return history.requests.flatMap((request): PossibleHold[] => {
    if (request.action !== 'check out' || isWithoutHold(request)) return [];
    const { shop, shopper, atMs, answer } = request;
    const order: string | undefined = answer?.data?.order_id ?? undefined;
    if (order !== undefined && counted.has(order)) return [];
    if (order !== undefined) counted.add(order);
    const { cart_id: cart, payment_rail: rail, expected_total: total = 0 } = request.sent as CheckoutSent;
    const isOnCredit = rail === 'CREDIT_TERMS' && answer?.data?.state !== 'over_credit_limit';
    const quantities = quantitiesIn.get(`${shop} ${cart}`) ?? new Map<string, number>();
    return [{ shop, shopper, atMs, quantities, credit: isOnCredit ? Math.round(total * 100) : 0 }];
  });
}

/** A checkout that is out of stock takes nothing, and a repeated one waits for the first. */
const isWithoutHold = ({ status, answer }: RequestRecord): boolean =>
  (status === 200 && answer.data.state === 'out_of_stock') || (status === 409 && answer.error?.reason === 'idempotency_key_in_use');

/** Returns what each cart holds, by shop and cart: every key adds its line once. */
export function cartQuantities({ requests }: History): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const carts = new Map<string, Map<string, number>>();
  const keys = new Set<string>();
  for (const { action, shop, path, key, sent } of requests) {
    if (action !== 'add line' || keys.has(`${shop} ${path} ${key}`)) continue;
    keys.add(`${shop} ${path} ${key}`);
    const { sku, quantity } = sent as { sku: string; quantity: number };
    const name = `${shop} ${path.split('/')[3]}`;
    const cart = carts.get(name) ?? new Map<string, number>();
    carts.set(name, cart.set(sku, (cart.get(sku) ?? 0) + quantity * 100));
  }
  return carts;
}
