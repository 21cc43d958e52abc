import type { History, RequestRecord } from '../history/history.ts';
import type { Random } from '../random.ts';

/** The shopper who asks. */
export interface Asking {
  readonly shop: string;
  readonly shopper: string;
}

/** How many requests are searched, from the latest one back: the carts and orders of some minutes. */
const SEARCHED_MAX = 2_000;

/** The path of what a successful request has created or shown, which only its own shopper can read. */
function pathOf({ action, status, response, path }: RequestRecord): string | undefined {
  if (action === 'create cart' && status === 201) return `/v1/carts/${response.data.id}`;
  if (action === 'check out' && status === 200 && response.data.order_id !== null) return `/v1/orders/${response.data.order_id}`;
  return (action === 'read payment' || action === 'read invoice') && status === 200 ? path : undefined;
}

/** Chooses a cart, an order, a payment, or an invoice of another shopper, as often of the same shop as of others. Returns undefined if there is none yet. */
export function foreignPath({ requests }: Pick<History, 'requests'>, { shop, shopper }: Asking, random: Random): string | undefined {
  const isSameShop = random.next() < 0.5;
  const others = requests.slice(-SEARCHED_MAX).filter((request) => request.shopper !== shopper && (request.shop === shop) === isSameShop);
  const byAction = Map.groupBy(
    others.filter((request) => pathOf(request) !== undefined),
    ({ action }) => action,
  );
  if (byAction.size === 0) return undefined;
  return pathOf(random.pick(random.pick([...byAction.values()])));
}
