import { retryUntilFinal } from '../faults/retry-until-final.ts';
import type { Shopper } from '../systems/a-store.ts';
import type { ApiResponse } from './api.ts';

/** A line to add to a cart. */
export interface NewLine {
  readonly sku: string;
  readonly quantity: number;
}

/** Creates a priced cart with these lines and promotions and returns its ID. After a 5xx, which a busy machine can cause, it starts again with another cart. */
export async function pricedCart(shopper: Pick<Shopper, 'api'>, lines: readonly NewLine[], codes: readonly string[] = []): Promise<string> {
  return expectOk(await retryUntilFinal(() => fillCart(shopper, lines, codes))).body.data.id;
}

/** Returns the response to the last request, or to the first one that failed. */
async function fillCart({ api }: Pick<Shopper, 'api'>, lines: readonly NewLine[], codes: readonly string[]): Promise<ApiResponse> {
  const created = await api.post('/v1/carts');
  if (created.status !== 201) return created;
  const path = `/v1/carts/${created.body.data.id}`;
  const changes = [
    ...lines.map((line) => () => api.post(`${path}/lines`, line)),
    ...codes.map((code) => () => api.post(`${path}/promotions`, { code })),
  ];
  for (const change of changes) {
    const changed = await change();
    if (changed.status !== 200) return changed;
  }
  return api.post(`${path}/price`);
}

/** Checks out a cart, with cash on delivery by default. */
export const checkOut = (
  { api }: Pick<Shopper, 'api'>,
  cartId: string,
  body: Record<string, unknown> = {},
  key?: string,
): Promise<ApiResponse> =>
  api.post(
    '/v1/checkout',
    { cart_id: cartId, payment_rail: 'CASH_ON_DELIVERY', ...body },
    key === undefined ? {} : { 'idempotency-key': key },
  );

/** Places an order of these lines, like a client that repeats a checkout whose response was lost. */
export async function anOrder(
  shopper: Pick<Shopper, 'api'>,
  lines: readonly NewLine[],
  body: Record<string, unknown> = {},
  codes: readonly string[] = [],
) {
  const cartId = await pricedCart(shopper, lines, codes);
  const { data } = expectOk(await retryUntilFinal(() => checkOut(shopper, cartId, body, cartId))).body;
  if (data.order_id === null) throw new Error(`checkout returned ${JSON.stringify(data)}`);
  return { id: data.order_id as string, number: data.order_number as string, total: data.total as number };
}

function expectOk(response: ApiResponse): ApiResponse {
  if (response.status !== 200) throw new Error(`expected 200, got ${response.status}: ${response.text}`);
  return response;
}
