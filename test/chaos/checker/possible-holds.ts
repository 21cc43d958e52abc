import type { History, RequestRecord } from '../history/history.ts';
import { type CheckedRun, groupedBy } from './checked-run.ts';
import { CLOCKS_DIFFER_MS } from './rolled-back.ts';

/** The stock and the credit that a checkout can have taken. Both are in hundredths. */
export interface PossibleHold {
  readonly shop: string;
  readonly shopper: string;
  /** When it can have begun, in milliseconds since the start of the run. */
  readonly atMs: number;
  /** By SKU. */
  readonly quantities: ReadonlyMap<string, number>;
  /** Zero if the order is not on credit terms, or was refused over the limit. */
  readonly credit: number;
}

/**
 * Returns the most that the checkouts of a run can have taken: every order, from its first request on, and every checkout that was abandoned. Nothing is taken
 * to have been given back, because the history does not say when a hold was released.
 */
export function possibleHolds(run: CheckedRun): readonly PossibleHold[] {
  const attempts = groupedBy(run.history.requests, (request) => (request.action === 'check out' ? cartOf(request) : null));
  const orders = run.final.orders.map(({ shop, customer, cart, rail, total, lines }) => ({
    shop,
    shopper: customer,
    atMs: attempts.get(`${shop} ${cart}`)?.[0]?.atMs ?? 0,
    quantities: new Map(lines.map(({ sku, quantity }) => [sku, quantity])),
    credit: rail === 'CREDIT_TERMS' ? total : 0,
  }));
  return [...orders, ...abandonedHolds(run, attempts)];
}

const cartOf = ({ shop, sent }: RequestRecord): string => `${shop} ${(sent as { cart_id: string }).cart_id}`;

type Attempts = ReadonlyMap<string, readonly RequestRecord[]>;

/** The holds of abandoned checkouts. A refusal with a 200 abandons its own checkout, the last one of the cart, which has not taken what was refused. */
function abandonedHolds({ history, final }: CheckedRun, attempts: Attempts): readonly PossibleHold[] {
  const quantitiesIn = cartQuantities(history);
  const carts = groupedBy(final.abandonedCheckouts, ({ shop, cart }) => `${shop} ${cart}`);
  return [...carts].flatMap(([cart, checkouts]) => {
    const own = attempts.get(cart) ?? [];
    const refusals = own.flatMap(({ status, response }) =>
      status === 200 && response.data.order_id === null ? [String(response.data.state)] : [],
    );
    const { payment_rail: rail, expected_total: total = 0 } = (own[0]?.sent ?? {}) as { payment_rail?: string; expected_total?: number };
    const latestFirst = checkouts.toSorted((a, b) => b.startedAtMs - a.startedAtMs);
    return latestFirst.map(({ shop, startedAtMs }, index) => ({
      shop,
      shopper: own[0]?.shopper ?? '',
      atMs: startedAtMs - history.startedAtMs - CLOCKS_DIFFER_MS,
      quantities: refusals[index] === 'out_of_stock' ? new Map<string, number>() : (quantitiesIn.get(cart) ?? new Map<string, number>()),
      credit: rail === 'CREDIT_TERMS' && refusals[index] === undefined ? Math.round(total * 100) : 0,
    }));
  });
}

/** Returns what each cart has, by shop and cart: every key adds its line once. */
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
