import { beforeAll, describe, expect, test } from '@jest/globals';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/a-store.ts';
import type { Answer } from '../support/api.ts';
import { anOrder, checkOut, pricedCart } from '../support/priced-cart.ts';
import { systemUnderTest } from '../support/system-under-test.ts';
import { within } from '../support/within.ts';

let store: TestStore;
let shopper: Shopper;
beforeAll(async () => {
  store = await aStore({ create: ['--gct-rate', '0.15', '--online-payments'] });
  await store.importProducts([aProduct({ sku: 'BOLT', list_unit_price: 10 })]);
  shopper = await store.shopper();
});

async function aPrepaidOrder(urls: Record<string, string> = {}) {
  const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 2 }]);
  const { data } = (await checkOut(shopper, cart, { payment_rail: 'PREPAID', ...urls })).body;
  return { id: data.order_id as string, session: data.payment_session, redirectUrl: data.redirect_url as string };
}

/** What a browser does at the hosted page: a form post to its own address, without following where it leads. */
const choose = (url: string, outcome: string): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
const orderOf = async (id: string) => (await shopper.api.get(`/v1/orders/${id}`)).body.data;
const statusOf = async (id: string) => (await shopper.api.get(`/v1/checkout/${id}/payment-status`)).body.data;
const repay = (id: string, headers: Record<string, string> = {}, by = shopper): Promise<Answer> =>
  by.api.post(`/v1/checkout/${id}/repay`, undefined, headers);
const reasonOf = ({ status, body }: Answer) => `${status} ${body.error.reason ?? body.error.code}`;

describe('the hosted page', () => {
  test('shows what is to be paid under a policy that runs nothing, and lets the form lead back to the store', async () => {
    const { redirectUrl, session } = await aPrepaidOrder({
      return_url: 'https://shop.example/thanks',
      cancel_url: 'https://other.example/',
    });
    const page = await fetch(redirectUrl);
    const html = await page.text();

    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("form-action 'self' https://shop.example https://other.example");
    expect(html).toContain('JMD 23.00');
    expect(html).toContain(session.id);
    expect(html).not.toContain('{{');
  });

  test('pay: the order is confirmed with a paid invoice, and the shopper is sent back with its id', async () => {
    const { id, redirectUrl, session } = await aPrepaidOrder({ return_url: 'https://shop.example/thanks?lang=en' });

    const answer = await choose(redirectUrl, 'pay');

    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`https://shop.example/thanks?lang=en&payment_session_id=${session.id}&order_id=${id}`);
    expect(await statusOf(id)).toMatchObject({ session_id: session.id, status: 'PAID', redirect_url: null, amount: 23 });
    await within(5000, async () => {
      const order = await orderOf(id);
      expect(order).toMatchObject({ status: 'CONFIRMED', payment_status: 'PAID', payment_session: { status: 'PAID' } });
      expect(order.invoices).toMatchObject([{ status: 'PAID', amount_due: 0 }]);
      expect(order.allowed_actions).toEqual(['cancel']);
    });
    expect(reasonOf(await repay(id))).toBe('409 order_already_paid');
    expect(await (await fetch(redirectUrl)).text()).toContain('Paid');
  });

  test('decline and cancel: the order waits, and is paid in a fresh session', async () => {
    const { id, redirectUrl, session } = await aPrepaidOrder({ cancel_url: 'https://shop.example/cart' });

    const declined = await choose(redirectUrl, 'decline');
    expect(new URL(declined.headers.get('location') ?? '', redirectUrl).href).toBe(redirectUrl);
    expect(await statusOf(id)).toMatchObject({ order_status: 'PENDING_PAYMENT', status: 'FAILED', failure_code: 'card_declined' });
    const second = (await repay(id)).body.data;
    expect(second).toMatchObject({ state: 'pending_payment', order_id: id, payment_session: { status: 'PENDING' } });
    expect(second.payment_session.id).not.toBe(session.id);
    expect((await repay(id)).body.data.payment_session.id).toBe(second.payment_session.id);
    expect(await statusOf(id)).toMatchObject({ session_id: second.payment_session.id, redirect_url: second.redirect_url });

    const cancelled = await choose(second.redirect_url, 'cancel');
    expect(cancelled.headers.get('location')).toContain('https://shop.example/cart?payment_session_id=');
    const third = (await repay(id)).body.data;
    await choose(third.redirect_url, 'pay');
    await within(5000, async () => expect((await orderOf(id)).status).toBe('CONFIRMED'));
  });

  test('answers what it does not know in the envelope', async () => {
    const { redirectUrl } = await aPrepaidOrder();
    const unknown = redirectUrl.replace(/[^/]+$/, '0199ffff-ffff-7fff-bfff-ffffffffffff');
    const put = await fetch(redirectUrl, { method: 'PUT' });

    expect((await fetch(unknown)).status).toBe(404);
    expect((await choose(unknown, 'pay')).status).toBe(404);
    expect((await fetch(redirectUrl.replace(/[^/]+$/, '%00'))).status).toBe(404);
    expect((await choose(redirectUrl, 'steal')).status).toBe(422);
    expect((await choose(redirectUrl, 'x'.repeat(5000))).status).toBe(413);
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect(((await put.json()) as { error: unknown }).error).toMatchObject({ code: 'method_not_allowed' });
  });

  test('answers HEAD as GET, without the page', async () => {
    const { redirectUrl } = await aPrepaidOrder();
    const [page, head] = [await fetch(redirectUrl), await fetch(redirectUrl, { method: 'HEAD' })];

    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String((await page.arrayBuffer()).byteLength));
  });

  test('a notification that nobody signed changes nothing', async () => {
    const { id, session } = await aPrepaidOrder();
    const { baseUrl } = systemUnderTest();
    const body = JSON.stringify({ type: 'payment.succeeded', session_id: session.id, amount: '23', currency: 'JMD' });
    const notify = (headers: Record<string, string>, provider = 'sandbox') =>
      fetch(`${baseUrl}/payments/notifications/${provider}`, { method: 'POST', body, headers });

    expect((await notify({})).status).toBe(401);
    expect((await notify({ 'sandbox-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` })).status).toBe(401);
    expect((await notify({}, 'nobody')).status).toBe(404);
    expect((await fetch(`${baseUrl}/payments/notifications/sandbox`, { method: 'POST', body: 'x'.repeat(256 * 1024 + 1) })).status).toBe(
      413,
    );
    expect((await fetch(`${baseUrl}/payments/notifications/sandbox`)).status).toBe(405);
    expect(await statusOf(id)).toMatchObject({ status: 'PENDING' });
  });
});

describe('paying again', () => {
  test('with an Idempotency-Key answers equal bytes and opens one session', async () => {
    const { id, redirectUrl } = await aPrepaidOrder();
    await choose(redirectUrl, 'decline');
    const answers = await Promise.all(Array.from({ length: 10 }, () => repay(id, { 'idempotency-key': 'again' })));

    const done = answers.filter(({ status }) => status === 200);
    const replay = await repay(id, { 'idempotency-key': 'again' });
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(new Set([...done, replay].map(({ text }) => text)).size).toBe(1);
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
  });

  test('is refused after a cancel, for a stranger, and for an order without a session', async () => {
    const { id } = await aPrepaidOrder();
    const stranger = await store.shopper();
    const cash = await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }]);
    await shopper.api.post(`/v1/orders/${id}/cancel`, { reason: 'changed my mind' });

    expect(reasonOf(await repay(id))).toBe('409 order_not_payable');
    for (const answer of [
      await repay(id, {}, stranger),
      await stranger.api.get(`/v1/checkout/${id}/payment-status`),
      await repay(cash.id),
      await shopper.api.get(`/v1/checkout/${cash.id}/payment-status`),
      await repay('no-id'),
    ]) {
      expect(reasonOf(answer)).toBe('404 not_found');
    }
  });

  test('a payment that arrives after the cancel never revives the order: its money is owed back', async () => {
    const { id, redirectUrl } = await aPrepaidOrder();
    await shopper.api.post(`/v1/orders/${id}/cancel`, { reason: 'changed my mind' });

    await choose(redirectUrl, 'pay');

    await within(5000, async () => expect(await orderOf(id)).toMatchObject({ status: 'CANCELLED', payment_status: 'REFUND_PENDING' }));
  });
});

describe('paying an invoice', () => {
  test('opens a hosted page over what is due, and its money pays invoice and order', async () => {
    const { id } = await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }]);
    let invoiceId = '';
    await within(5000, async () => {
      [{ id: invoiceId }] = (await orderOf(id)).invoices;
    });
    const pay = () => shopper.api.post(`/v1/invoices/${invoiceId}/pay`);

    const { data } = (await pay()).body;
    expect(data).toMatchObject({ status: 'PENDING', purpose: 'INVOICE', amount: 11.5, currency: 'JMD' });
    expect((await pay()).body.data.id).toBe(data.id);
    expect((await choose(data.redirect_url, 'pay')).status).toBe(303);

    expect((await shopper.api.get(`/v1/invoices/${invoiceId}`)).body.data).toMatchObject({
      status: 'PAID',
      amount_due: 0,
      payments: [{ amount: 11.5, source: 'session' }],
    });
    expect(reasonOf(await pay())).toBe('409 invoice_already_paid');
    await within(5000, async () => expect((await orderOf(id)).payment_status).toBe('PAID'));
    const stranger = await store.shopper();
    expect(reasonOf(await stranger.api.post(`/v1/invoices/${invoiceId}/pay`))).toBe('404 not_found');
  });

  test('is forbidden in a store without online payments, as is paying ahead', async () => {
    const offline = await aStore();
    await offline.importProducts([aProduct({ sku: 'BOLT' })]);
    const buyer = await offline.shopper();
    const { id } = await anOrder(buyer, [{ sku: 'BOLT', quantity: 1 }]);
    let invoiceId = '';
    await within(5000, async () => {
      [{ id: invoiceId }] = (await buyer.api.get(`/v1/orders/${id}`)).body.data.invoices;
    });

    expect(reasonOf(await buyer.api.post(`/v1/invoices/${invoiceId}/pay`))).toBe('403 online_payments_disabled');
    expect(reasonOf(await checkOut(buyer, await pricedCart(buyer, [{ sku: 'BOLT', quantity: 1 }]), { payment_rail: 'PREPAID' }))).toBe(
      '403 online_payments_disabled',
    );
  });
});

test('the page and the notifications ask for no key, and a key changes nothing there', async () => {
  const { redirectUrl } = await aPrepaidOrder();

  expect((await fetch(redirectUrl, { headers: { authorization: 'Bearer svc_live_sec_nonsense' } })).status).toBe(200);
});
