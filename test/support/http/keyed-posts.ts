import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { eventually } from '../eventually.ts';
import { retryUntilFinal } from '../faults/retry-until-final.ts';
import type { Shopper } from '../systems/a-store.ts';
import { anOrder, pricedCart } from './priced-cart.ts';

/** A request that accepts an Idempotency-Key. */
export interface KeyedPost {
  readonly path: string;
  readonly body?: unknown;
  /** A different request of the same route. */
  readonly other: { readonly path: string; readonly body?: unknown };
  /** Returns how often it has taken effect. */
  effects(): Promise<number>;
}

interface Context {
  readonly shopper: Shopper;
  readonly postgresUrl: string;
}

/** Prepares a request of each operation that accepts a key. The store must sell BOLT and have the promotion SAVE. */
export const KEYED_POSTS: Readonly<Record<string, (context: Context) => Promise<KeyedPost>>> = {
  createCart: async ({ shopper, postgresUrl }) => {
    const before = await cartsOf(postgresUrl, shopper.customerId);
    // The request has no content, so there is no different request of this route.
    const path = '/v1/carts';
    return { path, other: { path }, effects: async () => (await cartsOf(postgresUrl, shopper.customerId)) - before };
  },
  createAddress: async ({ shopper }) => {
    const before = await addressesOf(shopper);
    const path = '/v1/me/addresses';
    const body = { name: 'Ann', line1: '1 Hope Road', city: 'Kingston', country_code: 'JM' };
    return { path, body, other: { path, body: { ...body, city: 'Negril' } }, effects: async () => (await addressesOf(shopper)) - before };
  },
  addCartLine: async ({ shopper }) => {
    const path = `/v1/carts/${await pricedCart(shopper, [{ sku: 'NUT', quantity: 1 }])}/lines`;
    const effects = async () => (await cartOf(shopper, path)).lines.find(({ sku }: { sku: string }) => sku === 'BOLT')?.quantity ?? 0;
    return { path, body: { sku: 'BOLT', quantity: 1 }, other: { path, body: { sku: 'BOLT', quantity: 2 } }, effects };
  },
  addCartLines: async ({ shopper }) => {
    const path = `/v1/carts/${await pricedCart(shopper, [{ sku: 'NUT', quantity: 1 }])}/lines/batch`;
    const effects = async () => (await cartOf(shopper, path)).lines.find(({ sku }: { sku: string }) => sku === 'BOLT')?.quantity ?? 0;
    const batch = (quantity: number) => ({
      lines: [
        { sku: 'BOLT', quantity },
        { sku: 'NOWHERE', quantity: 1 },
      ],
    });
    return { path, body: batch(1), other: { path, body: batch(2) }, effects };
  },
  createList: async ({ shopper }) => {
    const before = await listsOf(shopper);
    const name = `List ${before}`;
    return {
      path: '/v1/lists',
      body: { name },
      other: { path: '/v1/lists', body: { name: `${name}, another` } },
      effects: async () => (await listsOf(shopper)) - before,
    };
  },
  addListLines: async ({ shopper }) => {
    const { id } = await aList(shopper);
    const path = `/v1/lists/${id}/lines/batch`;
    const effects = async () => (await read(shopper, `/v1/lists/${id}`)).data.lines[0].quantity - 1;
    return { path, body: { lines: BOLT }, other: { path, body: { lines: [{ sku: 'BOLT', quantity: 2 }] } }, effects };
  },
  addListToCart: async ({ shopper, postgresUrl }) => {
    const [{ id }, another] = [await aList(shopper), await aList(shopper)];
    const before = await cartsOf(postgresUrl, shopper.customerId);
    const effects = async () => (await cartsOf(postgresUrl, shopper.customerId)) - before;
    return { path: `/v1/lists/${id}/cart`, other: { path: `/v1/lists/${another.id}/cart` }, effects };
  },
  reorder: async ({ shopper, postgresUrl }) => {
    const lines = [{ sku: 'BOLT', quantity: 1 }];
    const [{ id }, another] = [await anOrder(shopper, lines), await anOrder(shopper, lines)];
    const before = await cartsOf(postgresUrl, shopper.customerId);
    const effects = async () => (await cartsOf(postgresUrl, shopper.customerId)) - before;
    return { path: `/v1/orders/${id}/reorder`, other: { path: `/v1/orders/${another.id}/reorder` }, effects };
  },
  priceCart: async ({ shopper }) => await versioned(shopper, 'price'),
  applyPromotion: async ({ shopper }) => {
    const post = await versioned(shopper, 'promotions');
    return { ...post, body: { code: 'SAVE' }, other: { path: post.path, body: { code: 'OTHER' } } };
  },
  checkout: async ({ shopper }) => {
    const before = await ordersOf(shopper);
    const body = { cart_id: await pricedCart(shopper, BOLT), payment_rail: 'CASH_ON_DELIVERY' };
    const path = '/v1/checkout';
    return { path, body, other: { path, body: { ...body, notes: 'other' } }, effects: async () => (await ordersOf(shopper)) - before };
  },
  cancelOrder: async ({ shopper, postgresUrl }) => {
    const [order, another] = [await anOrder(shopper, BOLT), await anOrder(shopper, BOLT)];
    const body = { reason: 'Ordered twice', reason_code: 'DUPLICATE' };
    const effects = () => cancellationsOf(postgresUrl, order.id);
    return { path: `/v1/orders/${order.id}/cancel`, body, other: { path: `/v1/orders/${another.id}/cancel`, body }, effects };
  },
  repayOrder: async ({ shopper, postgresUrl }) => {
    const [order, another] = [await aDeclinedOrder(shopper), await aDeclinedOrder(shopper)];
    const effects = async () => (await sessionsOf(postgresUrl, 'order_id', order)) - 1;
    return { path: `/v1/checkout/${order}/repay`, other: { path: `/v1/checkout/${another}/repay` }, effects };
  },
  payInvoice: async ({ shopper, postgresUrl }) => {
    const [invoice, another] = [await anInvoice(shopper), await anInvoice(shopper)];
    const effects = () => sessionsOf(postgresUrl, 'invoice_id', invoice);
    return { path: `/v1/invoices/${invoice}/pay`, other: { path: `/v1/invoices/${another}/pay` }, effects };
  },
  payInvoices: async ({ shopper, postgresUrl }) => {
    const [invoice, another] = [await anInvoice(shopper), await anInvoice(shopper)];
    const bodyOf = (...ids: string[]) => ({ invoices: ids.map((id) => ({ invoice_id: id })) });
    const effects = () => paymentsOfSeveral(postgresUrl, invoice);
    return {
      path: '/v1/invoice-payments',
      body: bodyOf(invoice, another),
      other: { path: '/v1/invoice-payments', body: bodyOf(another) },
      effects,
    };
  },
  applyInvoiceCredit: async ({ shopper, postgresUrl }) => {
    const [invoice, another] = [await anInvoice(shopper), await anInvoice(shopper)];
    await giveCredit(postgresUrl, shopper.customerId);
    const effects = () =>
      count(postgresUrl, "select count(*)::integer from billing.invoice_payment where invoice_id = $1 and source = 'credit'", invoice);
    const body = { amount: 1 };
    return { path: `/v1/invoices/${invoice}/apply-credit`, body, other: { path: `/v1/invoices/${another}/apply-credit`, body }, effects };
  },
};

/** Gives a customer credit as a payment on account does, in the database, because only operators record payments. */
async function giveCredit(postgresUrl: string, customerId: string): Promise<void> {
  await count(
    postgresUrl,
    `with payment as (
      insert into billing.payment (tenant_id, mode, id, customer_id, currency, amount, source, paid_at, recorded_at)
      select tenant_id, mode, gen_random_uuid(), id, 'JMD', 100, 'recorded', now(), now() from billing.customer where id = $1 returning *
    ), credit as (
      insert into billing.unapplied_credit (tenant_id, mode, customer_id, currency, amount)
      select tenant_id, mode, customer_id, currency, amount from payment
      on conflict (tenant_id, mode, customer_id) do update set amount = unapplied_credit.amount + excluded.amount returning 1
    ), entry as (
      insert into billing.unapplied_credit_entry (tenant_id, mode, customer_id, kind, amount, change, source_id, reference)
      select tenant_id, mode, customer_id, 'payment', amount, amount, id, 'test' from payment returning 1
    ) select count(*)::integer from credit, entry`,
    customerId,
  );
}

const BOLT = [{ sku: 'BOLT', quantity: 1 }];

/** Prepares a change of a cart whose effect is its version. */
async function versioned(shopper: Shopper, action: string): Promise<KeyedPost> {
  const path = `/v1/carts/${await pricedCart(shopper, BOLT)}/${action}`;
  const other = `/v1/carts/${await pricedCart(shopper, BOLT)}/${action}`;
  const { version } = await cartOf(shopper, path);
  return { path, other: { path: other }, effects: async () => (await cartOf(shopper, path)).version - version };
}

const listsOf = async (shopper: Shopper): Promise<number> => (await read(shopper, '/v1/lists')).total;

/** Creates a list with one BOLT. */
async function aList(shopper: Shopper): Promise<{ id: string }> {
  const { data } = (await retryUntilFinal(() => shopper.api.post('/v1/lists', { name: `List ${randomUUID()}` }))).body;
  await retryUntilFinal(() => shopper.api.post(`/v1/lists/${data.id}/lines/batch`, { lines: BOLT, version: 1 }));
  return data;
}

const cartOf = async (shopper: Shopper, path: string) => (await read(shopper, path.split('/').slice(0, 4).join('/'))).data;
const ordersOf = async (shopper: Shopper): Promise<number> => (await read(shopper, '/v1/orders?limit=1')).total;
const addressesOf = async (shopper: Shopper): Promise<number> => (await read(shopper, '/v1/me/addresses')).total;
const read = async ({ api }: Shopper, path: string) => (await retryUntilFinal(() => api.get(path))).body;

/** Creates a prepaid order whose first payment session failed. */
async function aDeclinedOrder(shopper: Shopper): Promise<string> {
  const { id } = await anOrder(shopper, BOLT, { payment_rail: 'PREPAID' });
  const { redirect_url } = (await read(shopper, `/v1/checkout/${id}/payment-status`)).data;
  const { status } = await fetch(redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'decline' }), redirect: 'manual' });
  if (status !== 303) throw new Error(`the payment page returned ${status}`);
  return id;
}

/** Returns an open invoice, which is issued a moment after its order is confirmed. */
async function anInvoice(shopper: Shopper): Promise<string> {
  const { id } = await anOrder(shopper, BOLT);
  let invoices: { id: string }[] = [];
  await eventually(30_000, async () => {
    ({ invoices } = (await read(shopper, `/v1/orders/${id}`)).data);
    if (invoices.length === 0) throw new Error(`order ${id} has no invoice yet`);
  });
  return invoices[0]?.id ?? '';
}

/** Counted in the database, because no route lists payment sessions. */
const sessionsOf = (postgresUrl: string, column: 'order_id' | 'invoice_id', id: string): Promise<number> =>
  count(postgresUrl, `select count(*)::integer from billing.payment_session where ${column} = $1`, id);

/** Counted in the database, because no route lists payment sessions. */
const paymentsOfSeveral = (postgresUrl: string, invoiceId: string): Promise<number> =>
  count(
    postgresUrl,
    `select count(*)::integer from billing.payment_session where allocations @> jsonb_build_array(jsonb_build_object('invoiceId', $1::text))`,
    invoiceId,
  );

/** Counted in the database, because the route that shows the timeline waits for billing, which a test may have frozen. */
const cancellationsOf = (postgresUrl: string, id: string): Promise<number> =>
  count(postgresUrl, `select count(*)::integer from orders.order_timeline where order_id = $1 and event = 'cancelled'`, id);

/** Counted in the database, because to see those of a customer who has other carts. */
const cartsOf = (postgresUrl: string, customerId: string): Promise<number> =>
  count(postgresUrl, 'select count(*)::integer from cart.cart where customer_id = $1', customerId);

async function count(postgresUrl: string, sql: string, id: string): Promise<number> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(sql, [id]);
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
