import type { Shopper } from '../systems/a-store.ts';
import type { ApiResponse } from './api.ts';

/** A line to add to a cart. */
export interface NewLine {
  readonly sku: string;
  readonly quantity: number;
}

/** Creates a priced cart with these lines and promotions and returns its ID. */
export async function pricedCart({ api }: Pick<Shopper, 'api'>, lines: readonly NewLine[], codes: readonly string[] = []): Promise<string> {
  const id: string = expectOk(await api.post('/v1/carts'), 201).body.data.id;
  for (const line of lines) expectOk(await api.post(`/v1/carts/${id}/lines`, line));
  for (const code of codes) expectOk(await api.post(`/v1/carts/${id}/promotions`, { code }));
  expectOk(await api.post(`/v1/carts/${id}/price`));
  return id;
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

/** Places an order of these lines. */
export async function anOrder(
  shopper: Pick<Shopper, 'api'>,
  lines: readonly NewLine[],
  body: Record<string, unknown> = {},
  codes: readonly string[] = [],
) {
  const { data } = expectOk(await checkOut(shopper, await pricedCart(shopper, lines, codes), body)).body;
  if (data.order_id === null) throw new Error(`checkout returned ${JSON.stringify(data)}`);
  return { id: data.order_id as string, number: data.order_number as string, total: data.total as number };
}

function expectOk(response: ApiResponse, status = 200): ApiResponse {
  if (response.status !== status) throw new Error(`expected ${status}, got ${response.status}: ${response.text}`);
  return response;
}
