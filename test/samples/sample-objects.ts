import { randomUUID } from 'node:crypto';
import { IDS } from '../../gateway/src/api/examples/ids.ts';
import { eventually } from '../support/eventually.ts';
import { retryUntilFinal } from '../support/faults/retry-until-final.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct } from '../support/systems/a-store.ts';
import { logIn, type SampleStore } from './sample-store.ts';

/** Real values by the example values that they replace in a sample. */
export type Replacements = Readonly<Record<string, string>>;
type Create = (store: SampleStore) => Promise<Replacements>;

const EMAILED = 'pX3vK9sQ7mB2tR5wY8zN1cF4hJ6';
const REFRESH_TOKEN = 'f3Vq0s3mZ2c8X1yB7kP4nT6wJ9dL5hR2';

const expectOk = <T extends { status: number; text: string }>(response: T): T => {
  if (response.status >= 300) throw new Error(`got ${response.status}: ${response.text}`);
  return response;
};

/** Posts as the shopper and retries like a correct client, because a response can take too long on a busy machine. */
const post = async ({ shopper }: SampleStore, path: string, body?: unknown) => {
  const key = { 'idempotency-key': randomUUID() };
  return expectOk(await retryUntilFinal(() => shopper.post(path, body, key)));
};

/** A cart with the line and the promotion of the examples. */
const cart: Create = async (store) => {
  const { id } = (await post(store, '/v1/carts')).body.data;
  const line = { sku: 'BOLT-M8', quantity: 24, order_uom: 'BOX', order_quantity: 2 };
  const { lines } = (await post(store, `/v1/carts/${id}/lines`, line)).body.data;
  return { [IDS.cart]: id, [IDS.line]: lines[0].id };
};
const list: Create = async (store) => {
  const { id } = (await post(store, '/v1/lists', { name: `List ${randomUUID()}` })).body.data;
  const line = { sku: 'BOLT-M8', quantity: 24, order_uom: 'BOX', order_quantity: 2 };
  const { lines } = (await post(store, `/v1/lists/${id}/lines/batch`, { lines: [line] })).body.data;
  // The paths of lines have the same example for carts and lists.
  return { [IDS.list]: id, [IDS.line]: lines[0].id };
};
const promotedCart: Create = async (store) => {
  const created = await cart(store);
  await post(store, `/v1/carts/${created[IDS.cart]}/promotions`, { code: 'WELCOME10' });
  return created;
};
const address: Create = async (store) => {
  const given = { name: 'Ann Brown', line1: '1 Hope Road', city: 'Kingston', country_code: 'JM' };
  return { [IDS.address]: (await post(store, '/v1/me/addresses', given)).body.data.id };
};
const pricedCart: Create = async (store) => {
  const created = await promotedCart(store);
  await post(store, `/v1/carts/${created[IDS.cart]}/price`);
  return created;
};
/** Only the examples name an address, because a customer can have at most 50. */
const cartToCheckOut: Create = async (store) => ({ ...(await pricedCart(store)), ...(await address(store)) });
const orderOn =
  (payment_rail: string): Create =>
  async (store) => {
    const created = await pricedCart(store);
    const { data } = (await post(store, '/v1/checkout', { cart_id: created[IDS.cart], payment_rail })).body;
    return { [IDS.order]: data.order_id, 'SO-1042': data.order_number };
  };
const order = orderOn('CASH_ON_DELIVERY');
const invoice: Create = async (store) => {
  const placed = await orderOn('CREDIT_TERMS')(store);
  const id = await eventually(30_000, async () => {
    const { data } = expectOk(await store.shopper.get(`/v1/orders/${placed[IDS.order]}`)).body;
    return data.invoices[0].id as string;
  });
  return { [IDS.invoice]: id };
};
const invoicesPayment: Create = async (store) => {
  const created = await invoice(store);
  const given = { invoices: [{ invoice_id: created[IDS.invoice] }] };
  return { ...created, [IDS.session]: (await post(store, '/v1/invoice-payments', given)).body.data.id };
};
/** An open invoice of a customer who has credit. */
const creditedInvoice: Create = async (sample) => {
  const { store, customerId } = sample;
  await store.cli('customers', 'record-payment', customerId, '--amount', '100000000', '--yes');
  return await invoice(sample);
};
/** The store after earlier samples have ended the shopper's token by moving the clock, and left little stock. */
async function signedInAgain(sample: SampleStore): Promise<SampleStore> {
  expectOk(await sample.store.server.post('/v1/sandbox/stock', { sku: 'BOLT-M8', quantity: 100_000 }));
  const { shopper_token: shopperToken } = await logIn(sample.store);
  return { ...sample, shopper: sample.store.server.as({ shopperToken }) };
}
/** An order that is paid online, and its session. */
async function paidOrder(sample: SampleStore): Promise<{ store: SampleStore; orderId: string; sessionId: string }> {
  const store = await signedInAgain(sample);
  const created = await pricedCart(store);
  const { data } = (await post(store, '/v1/checkout', { cart_id: created[IDS.cart], payment_rail: 'PREPAID' })).body;
  await fetch(data.redirect_url, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }), redirect: 'manual' });
  await eventually(30_000, async () => {
    const { invoices } = expectOk(await store.shopper.get(`/v1/orders/${data.order_id}`)).body.data;
    if (invoices?.[0]?.status !== 'PAID') throw new Error('the invoice of the order is not paid yet');
  });
  return { store, orderId: data.order_id, sessionId: data.payment_session.id };
}
const paidSession: Create = async (sample) => ({ [IDS.session]: (await paidOrder(sample)).sessionId });
/** The credit note of a paid order that was canceled. */
const creditNote: Create = async (sample) => {
  const { store, orderId } = await paidOrder(sample);
  await post(store, `/v1/orders/${orderId}/cancel`, { reason: 'Ordered the wrong size' });
  const id = await eventually(30_000, async () => {
    const { data } = expectOk(await store.shopper.get('/v1/credit-notes')).body;
    return data.find((note: { order_id: string }) => note.order_id === orderId).id as string;
  });
  return { [IDS.creditNote]: id };
};
/** A customer who has no history. */
const newCustomer: Create = async ({ store }) => ({ 'ann@garage.example': (await store.shopper()).email });
/** Deletes the others once there are 19, since a store can have 20 and a sample creates one itself. */
const subscription: Create = async ({ store }) => {
  const { body: others } = expectOk(await store.server.get('/v1/webhooks'));
  for (const { id } of others.length < 19 ? [] : others) expectOk(await store.server.delete(`/v1/webhooks/${id}`));
  const given = { endpoint_url: 'http://127.0.0.1:9/', event_types: ['order.confirmed'] };
  return { [IDS.subscription]: expectOk(await store.server.post('/v1/webhooks', given)).body.id };
};
const delivery: Create = async (store) => {
  const created = await subscription(store);
  const sent = expectOk(await store.store.server.post(`/v1/webhooks/${created[IDS.subscription]}/ping`));
  return { ...created, [IDS.delivery]: sent.body.delivery_id };
};
const listener: Create = async ({ store }) => ({
  [IDS.listener]: expectOk(await store.server.post('/v1/webhook-listeners', {})).body.data.id,
});
/** The event feed is on, and has an event. */
const event: Create = async ({ store }) => {
  await runCli(store.env, 'stores', 'update', store.tenantId, '--event-feed', 'on');
  await store.importProducts([aProduct({ sku: `EVENT-${randomUUID().slice(0, 8)}` })]);
  const { body } = expectOk(await store.server.get('/v1/events?wait_seconds=20'));
  return { [IDS.event]: body.data[0].id };
};
/** A request that was recorded, which takes up to a second. */
const request: Create = async ({ store }) => {
  const id = randomUUID();
  expectOk(await store.server.get('/v1/webhooks', { 'x-request-id': id }));
  await eventually(30_000, async () => expectOk(await store.server.get(`/v1/requests/${id}`)));
  return { [IDS.request]: id };
};
const refreshToken: Create = async ({ store }) => ({ [REFRESH_TOKEN]: (await logIn(store)).refresh_token });

/** A shopper who has not ordered. */
const closingShopper: Create = async ({ store, env }) => {
  const shopper = await store.shopper();
  env['CLOSING_SHOPPER_TOKEN'] = shopper.token;
  return { SHOPPER_TOKEN: 'CLOSING_SHOPPER_TOKEN', 'correct horse battery': shopper.password };
};

/** Another session of the customer. */
const session: Create = async (sample) => {
  await logIn(sample.store);
  return { [IDS.session]: expectOk(await sample.shopper.get('/v1/me/sessions')).body.data[0].id };
};

/** The objects that must exist before a sample runs, by operation ID, and their real values. */
export const SAMPLE_OBJECTS: Readonly<Record<string, Create>> = {
  signUp: async () => ({ 'carol@garage.example': `carol-${randomUUID()}@garage.example` }),
  refreshSession: refreshToken,
  logOut: refreshToken,
  issueShopperToken: async ({ customerId }) => ({ [IDS.customer]: customerId }),
  // Later samples log in with the same password.
  changePassword: async () => ({ 'staple correct horse': 'correct horse battery' }),
  endSession: session,
  closeAccount: closingShopper,
  confirmPasswordReset: async ({ store }) => {
    const email = `carol-${randomUUID()}@garage.example`;
    expectOk(await store.server.post('/v1/auth/signup', { email, password: 'correct horse battery', name: 'Carol Reid' }));
    return { [EMAILED]: expectOk(await store.server.post('/v1/auth/password-resets', { email })).body.data.reset_token };
  },
  confirmEmailVerification: async ({ store }) => {
    const given = { email: `carol-${randomUUID()}@garage.example`, password: 'correct horse battery', name: 'Carol Reid' };
    const { shopper_token: shopperToken } = expectOk(await store.server.post('/v1/auth/signup', given)).body.data;
    const verification = expectOk(await store.server.as({ shopperToken }).post('/v1/auth/email-verifications', {}));
    return { [EMAILED]: verification.body.data.verification_token };
  },
  updateAddress: address,
  deleteAddress: address,
  getCart: cart,
  addCartLine: cart,
  addCartLines: cart,
  replaceCartLines: cart,
  updateCartLine: cart,
  removeCartLine: cart,
  priceCart: cart,
  applyPromotion: cart,
  removePromotion: promotedCart,
  createList: async () => ({ 'Weekly order': `List ${randomUUID()}` }),
  getList: list,
  updateList: async (store) => ({ ...(await list(store)), 'Monthly order': `List ${randomUUID()}` }),
  deleteList: list,
  addListLines: list,
  replaceListLines: list,
  updateListLine: list,
  removeListLine: list,
  addListToCart: async (store) => ({ ...(await list(store)), ...(await cart(store)) }),
  checkout: cartToCheckOut,
  previewCheckout: cartToCheckOut,
  repayOrder: orderOn('PREPAID'),
  getPaymentStatus: orderOn('PREPAID'),
  getOrder: order,
  cancelOrder: order,
  reorder: order,
  getInvoice: invoice,
  getInvoicePdf: invoice,
  payInvoice: invoice,
  payInvoices: invoice,
  getInvoicesPayment: invoicesPayment,
  applyInvoiceCredit: creditedInvoice,
  getCreditNote: creditNote,
  getCreditNotePdf: creditNote,
  getWebhook: subscription,
  updateWebhook: subscription,
  deleteWebhook: subscription,
  rotateWebhookSecret: subscription,
  pingWebhook: subscription,
  getWebhookStats: subscription,
  listDeliveries: subscription,
  replayDeliveries: subscription,
  getDelivery: delivery,
  redeliver: delivery,
  listEvents: event,
  getEvent: event,
  getRequest: request,
  receiveWebhookEvents: listener,
  deleteWebhookListener: listener,
  disputeSandboxPayment: paidSession,
  createSandboxHistory: newCustomer,
  triggerSandboxEvent: async (sample) => order(await signedInAgain(sample)),
};
