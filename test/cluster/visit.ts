import { randomUUID } from 'node:crypto';

/** One request of a visit, and what the response must be. */
export interface Step {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
}

/** The parts of response bodies that a visit reads. */
export interface StepBody {
  readonly data: { readonly id: string; readonly state?: string; readonly order_id?: string | null };
  /** The sections of the response that could not be loaded. */
  readonly errors?: readonly unknown[];
}

/** A visit yields its requests and gets their responses. */
export type Visit = Generator<Step, void, StepBody>;

/** A shopper looks around, fills a cart, checks out, and looks at the order: eleven requests, which reach every service. */
export function* visit(sku: string, placed: (orderId: string) => void): Visit {
  yield get('/v1/products?limit=20');
  yield get(`/v1/products/${sku}`);
  yield get('/v1/me');
  const cart = yield { method: 'POST', path: '/v1/carts', status: 201 };
  yield { method: 'POST', path: `/v1/carts/${cart.data.id}/lines`, body: { sku, quantity: 2 }, status: 200 };
  yield { method: 'POST', path: '/v1/availability/batch', body: { skus: [sku] }, status: 200 };
  yield { method: 'POST', path: `/v1/carts/${cart.data.id}/price`, status: 200 };
  yield get('/v1/webhooks');
  const { data } = yield {
    method: 'POST',
    path: '/v1/checkout',
    headers: { 'idempotency-key': randomUUID() },
    body: { cart_id: cart.data.id, payment_rail: 'CASH_ON_DELIVERY' },
    status: 200,
  };
  if (data.state !== 'confirmed' || !data.order_id) throw new Error(`the checkout ended as ${data.state}`);
  placed(data.order_id);
  yield get(`/v1/orders/${data.order_id}`);
  yield get('/v1/invoices?limit=5');
}

const get = (path: string): Step => ({ method: 'GET', path, status: 200 });
