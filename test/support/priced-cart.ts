import type { Shopper } from './a-store.ts';
import type { Answer } from './api.ts';

export interface LineOf {
  readonly sku: string;
  readonly quantity: number;
}

/** An open cart of the shopper with these lines and promotions, priced. */
export async function pricedCart({ api }: Shopper, lines: readonly LineOf[], codes: readonly string[] = []): Promise<string> {
  const id: string = expectOk(await api.post('/v1/carts'), 201).body.data.id;
  for (const line of lines) expectOk(await api.post(`/v1/carts/${id}/lines`, line));
  for (const code of codes) expectOk(await api.post(`/v1/carts/${id}/promotions`, { code }));
  expectOk(await api.post(`/v1/carts/${id}/price`));
  return id;
}

/** Checks a cart out, cash on delivery unless the body says otherwise. */
export const checkOut = ({ api }: Shopper, cartId: string, body: Record<string, unknown> = {}, key?: string): Promise<Answer> =>
  api.post(
    '/v1/checkout',
    { cart_id: cartId, payment_rail: 'CASH_ON_DELIVERY', ...body },
    key === undefined ? {} : { 'idempotency-key': key },
  );

/** An order of these lines, confirmed. */
export async function anOrder(
  shopper: Shopper,
  lines: readonly LineOf[],
  body: Record<string, unknown> = {},
  codes: readonly string[] = [],
) {
  const { data } = expectOk(await checkOut(shopper, await pricedCart(shopper, lines, codes), body)).body;
  if (data.order_id === null) throw new Error(`checkout answered ${JSON.stringify(data)}`);
  return { id: data.order_id as string, number: data.order_number as string, total: data.total as number };
}

function expectOk(answer: Answer, status = 200): Answer {
  if (answer.status !== status) throw new Error(`${status} was expected, not ${answer.status}: ${answer.text}`);
  return answer;
}
