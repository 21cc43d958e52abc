import { beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { eventually } from '../support/eventually.ts';
import { deferredNotification } from '../support/faults/deferred-notification.ts';
import type { ApiResponse } from '../support/http/api.ts';
import { anOrder, checkOut, pricedCart } from '../support/http/priced-cart.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

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
  return {
    id: data.order_id as string,
    number: data.order_number as string,
    session: data.payment_session,
    redirectUrl: data.redirect_url as string,
  };
}

/** Submits the form of the hosted page as a browser would, without following the redirect. */
const choose = (url: string, outcome: string): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
/** Submits the form as a browser, which accepts HTML. */
const chooseInBrowser = (url: string, outcome: string): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual', headers: { accept: 'text/html' } });
const orderOf = async (id: string) => (await shopper.api.get(`/v1/orders/${id}`)).body.data;
const statusOf = async (id: string) => (await shopper.api.get(`/v1/checkout/${id}/payment-status`)).body.data;
const repay = (id: string, headers: Record<string, string> = {}, by = shopper): Promise<ApiResponse> =>
  by.api.post(`/v1/checkout/${id}/repay`, undefined, headers);
const reasonOf = ({ status, body }: ApiResponse) => `${status} ${body.error.reason ?? body.error.code}`;

describe('the hosted page', () => {
  test('shows the store, the order, the amount, and the expiry under a policy that allows only its script and the redirect to the store', async () => {
    const { number, redirectUrl, session } = await aPrepaidOrder({
      return_url: 'https://shop.example/thanks',
      cancel_url: 'https://other.example/',
    });
    const page = await fetch(redirectUrl);
    const html = await page.text();

    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    const [, nonce] = /script-src 'nonce-([^']+)';/.exec(policy) ?? [];
    expect(html).toContain(`<script nonce="${nonce}">`);
    expect(policy).toContain("form-action 'self' https://shop.example https://other.example");
    expect(html).toContain('JMD 23.00');
    expect(html).toContain(`<dd>${number}</dd>`);
    expect(html).toMatch(/<h1>Pay [^<]+<\/h1>/);
    expect(html).toContain(`<time datetime="${session.expires_at}">${session.expires_at.slice(11, 16)} UTC</time>`);
    expect(html).toContain(session.id);
    expect(html).not.toContain('{{');
  });

  test('pay: confirms the order with a paid invoice and redirects with the order ID', async () => {
    const { id, redirectUrl, session } = await aPrepaidOrder({ return_url: 'https://shop.example/thanks?lang=en' });

    const response = await choose(redirectUrl, 'pay');

    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `https://shop.example/thanks?lang=en&payment_status=paid&payment_session_id=${session.id}&order_id=${id}`,
    );
    expect(await statusOf(id)).toMatchObject({ session_id: session.id, status: 'PAID', redirect_url: null, amount: 23 });
    await eventually(30_000, async () => {
      const order = await orderOf(id);
      expect(order).toMatchObject({ status: 'CONFIRMED', payment_status: 'PAID', payment_session: { status: 'PAID' } });
      expect(order.invoices).toMatchObject([{ status: 'PAID', amount_due: 0 }]);
      expect(order.allowed_actions).toEqual(['cancel']);
    });
    expect(reasonOf(await repay(id))).toBe('409 order_not_payable');
    const page = await fetch(redirectUrl);
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('Payment successful')]);
  });

  test('decline and cancel: leave the order pending, and a new session can pay it', async () => {
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
    expect(cancelled.headers.get('location')).toContain('https://shop.example/cart?payment_status=canceled&payment_session_id=');
    const third = (await repay(id)).body.data;
    await choose(third.redirect_url, 'pay');
    await eventually(30_000, async () => expect((await orderOf(id)).status).toBe('CONFIRMED'));
  });

  test.each([
    ['pay', 'PAID', 'paid', 'Payment successful'],
    ['decline', 'FAILED', 'declined', 'Your card was declined'],
    ['cancel', 'CANCELLED', 'canceled', 'This payment was canceled'],
  ])('after %s is gone, says what happened, and refuses every choice', async (choice, status, parameter, title) => {
    const { id, redirectUrl } = await aPrepaidOrder({ return_url: 'https://shop.example/thanks' });
    const returned = await choose(redirectUrl, choice);
    const before = await statusOf(id);

    expect(new URL(returned.headers.get('location') ?? '').searchParams.get('payment_status')).toBe(parameter);
    const page = await fetch(redirectUrl);
    const html = await page.text();
    expect([page.status, html]).toEqual([410, expect.stringContaining(`<h1>${title}</h1>`)]);
    expect(html).toContain(`href="https://shop.example/thanks?payment_status=${parameter}&amp;`);
    expect(html).not.toMatch(/<form|<button|<script/);
    for (const outcome of ['pay', 'decline', 'cancel']) {
      const refused = await choose(redirectUrl, outcome);
      expect([refused.status, ((await refused.json()) as ApiResponse['body']).error.reason]).toEqual([409, 'payment_session_closed']);
      const refusedPage = await chooseInBrowser(redirectUrl, outcome);
      expect([refusedPage.status, await refusedPage.text()]).toEqual([409, expect.stringContaining(`<h1>${title}</h1>`)]);
    }
    expect(await statusOf(id)).toEqual({ ...before, order_status: expect.any(String), payment_status: expect.any(String) });
    expect(before.status).toBe(status);
  });

  test('returns the error envelope for unknown pages and outcomes', async () => {
    const { redirectUrl } = await aPrepaidOrder();
    const unknown = redirectUrl.replace(/[^/]+$/, '0199ffff-ffff-7fff-bfff-ffffffffffff');
    const put = await fetch(redirectUrl, { method: 'PUT' });

    expect((await fetch(unknown)).status).toBe(404);
    expect((await choose(unknown, 'pay')).status).toBe(404);
    expect((await fetch(redirectUrl.replace(/[^/]+$/, '%00'))).status).toBe(404);
    expect((await choose(redirectUrl, 'steal')).status).toBe(422);
    expect((await choose(redirectUrl, 'x'.repeat(5000))).status).toBe(413);
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(((await put.json()) as { error: unknown }).error).toMatchObject({ code: 'method_not_allowed' });
  });

  test('returns the same headers for HEAD as for GET, without a body', async () => {
    const { redirectUrl } = await aPrepaidOrder();
    const [page, head] = [await fetch(redirectUrl), await fetch(redirectUrl, { method: 'HEAD' })];

    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String((await page.arrayBuffer()).byteLength));
  });

  test('a notification without a valid signature changes nothing', async () => {
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

describe('repaying', () => {
  test('with an Idempotency-Key replays the response and opens one session', async () => {
    const { id, redirectUrl } = await aPrepaidOrder();
    await choose(redirectUrl, 'decline');
    const responses = await Promise.all(Array.from({ length: 10 }, () => repay(id, { 'idempotency-key': 'again' })));

    const done = responses.filter(({ status }) => status === 200);
    const replay = await repay(id, { 'idempotency-key': 'again' });
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(new Set([...done, replay].map(({ text }) => text)).size).toBe(1);
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
  });

  test('is refused for a canceled order, another customer’s order, and an order without a session', async () => {
    const { id } = await aPrepaidOrder();
    const otherShopper = await store.shopper();
    const cash = await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }]);
    await shopper.api.post(`/v1/orders/${id}/cancel`, { reason: 'changed my mind' });

    expect(reasonOf(await repay(id))).toBe('409 order_not_payable');
    expect(reasonOf(await repay(cash.id))).toBe('409 order_not_payable');
    for (const response of [
      await repay(id, {}, otherShopper),
      await otherShopper.api.get(`/v1/checkout/${id}/payment-status`),
      await shopper.api.get(`/v1/checkout/${cash.id}/payment-status`),
      await repay('no-id'),
    ]) {
      expect(reasonOf(response)).toBe('404 not_found');
    }
  });
});

describe('a payment that arrives late', () => {
  test('of a canceled order is reported by a new session, leaves the order canceled, and is refunded', async () => {
    const { id, redirectUrl, session } = await aPrepaidOrder();
    const deliver = await deferredNotification(session.id, 'PAY');
    await shopper.api.post(`/v1/orders/${id}/cancel`, { reason: 'changed my mind' });
    await eventually(30_000, async () => expect(await statusOf(id)).toMatchObject({ session_id: session.id, status: 'CANCELLED' }));

    expect([(await deliver()).status, (await deliver()).status]).toEqual([204, 204]);

    const late = await statusOf(id);
    expect(late).toMatchObject({ order_status: 'CANCELLED', status: 'PAID', amount: 23, redirect_url: null });
    expect(late.session_id).not.toBe(session.id);
    expect(await (await fetch(redirectUrl)).text()).toContain('Payment successful');
    await eventually(30_000, async () => {
      expect(await orderOf(id)).toMatchObject({
        status: 'CANCELLED',
        payment_status: 'REFUNDED',
        payment_session: { id: late.session_id },
      });
      expect(await statusOf(id)).toMatchObject({ session_id: late.session_id, status: 'PAID', payment_status: 'REFUNDED' });
    });
  });

  test('after a decline pays the order, cancels the newer session, and ends its page', async () => {
    const { id, redirectUrl, session } = await aPrepaidOrder();
    const deliver = await deferredNotification(session.id, 'PAY');
    await choose(redirectUrl, 'decline');
    const second = (await repay(id)).body.data;

    await deliver();

    const paid = await statusOf(id);
    expect(paid).toMatchObject({ status: 'PAID', failure_code: null });
    expect([session.id, second.payment_session.id]).not.toContain(paid.session_id);
    expect((await choose(second.redirect_url, 'pay')).status).toBe(409);
    await eventually(30_000, async () => {
      expect(await orderOf(id)).toMatchObject({ status: 'CONFIRMED', payment_status: 'PAID', invoices: [{ status: 'PAID' }] });
    });
    expect(reasonOf(await repay(id))).toBe('409 order_not_payable');
  });
});

describe('paying an invoice', () => {
  test('opens a hosted page for the amount due, which pays the invoice and the order', async () => {
    const { id } = await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }]);
    let invoiceId = '';
    await eventually(30_000, async () => {
      [{ id: invoiceId }] = (await orderOf(id)).invoices;
    });
    const urls = { return_url: 'https://shop.example/invoices?lang=en', cancel_url: null };
    const pay = (body?: object) => shopper.api.post(`/v1/invoices/${invoiceId}/pay`, body);

    expect(reasonOf(await pay({ return_url: 'javascript:alert(1)' }))).toBe('422 validation_error');
    const { data } = (await pay(urls)).body;
    expect(data).toMatchObject({ status: 'PENDING', purpose: 'INVOICE', amount: 11.5, currency: 'JMD' });
    expect((await pay()).body.data.id).toBe(data.id);
    expect(await (await fetch(data.redirect_url)).text()).toMatch(/<dt>Invoice<\/dt><dd>INV-\d+<\/dd>/);
    const returned = await choose(data.redirect_url, 'pay');
    expect(returned.status).toBe(303);
    expect(returned.headers.get('location')).toBe(
      `https://shop.example/invoices?lang=en&payment_status=paid&payment_session_id=${data.id}&order_id=${id}&invoice_id=${invoiceId}`,
    );

    expect((await shopper.api.get(`/v1/invoices/${invoiceId}`)).body.data).toMatchObject({
      status: 'PAID',
      amount_due: 0,
      payments: [{ amount: 11.5, source: 'session' }],
    });
    expect(reasonOf(await pay())).toBe('409 invoice_already_paid');
    await eventually(30_000, async () => expect((await orderOf(id)).payment_status).toBe('PAID'));
    const otherShopper = await store.shopper();
    expect(reasonOf(await otherShopper.api.post(`/v1/invoices/${invoiceId}/pay`))).toBe('404 not_found');
  });

  test('and others pays all of them in one session, one of them in part', async () => {
    const buyer = await store.shopper();
    const orders: string[] = [];
    for (let count = 0; count < 3; count += 1) orders.push((await anOrder(buyer, [{ sku: 'BOLT', quantity: 1 }])).id);
    const invoices: { id: string; number: string }[] = [];
    await eventually(30_000, async () => {
      const read = await Promise.all(orders.map(async (id) => (await buyer.api.get(`/v1/orders/${id}`)).body.data.invoices[0]));
      expect(read).not.toContain(undefined);
      invoices.splice(0, 3, ...read);
    });
    const [first, second, third] = invoices.map(({ id }) => id);
    const pay = (...allocations: object[]) => buyer.api.post('/v1/invoice-payments', { invoices: allocations });

    expect(reasonOf(await pay({ invoice_id: first }, { invoice_id: first }))).toBe('422 duplicate_invoice');
    expect(reasonOf(await pay({ invoice_id: first, amount: 11.51 }))).toBe('422 amount_exceeds_due');
    const opened = await pay({ invoice_id: first }, { invoice_id: second, amount: 1.5 }, { invoice_id: third });
    expect(opened.status).toBe(201);
    const { data } = opened.body;
    expect(data).toMatchObject({
      status: 'PENDING',
      purpose: 'INVOICES',
      amount: 24.5,
      allocations: invoices.map(({ id, number }) => ({ invoice_id: id, number, amount: id === second ? 1.5 : 11.5 })),
    });
    const page = await (await fetch(data.redirect_url)).text();
    for (const { number } of seen('invoices', invoices)) expect(page).toContain(`<dt>Invoice ${number}</dt>`);
    expect((await choose(data.redirect_url, 'pay')).status).toBe(303);

    const { data: paid } = (await buyer.api.get(`/v1/invoice-payments/${data.id}`)).body;
    expect(paid).toEqual({ ...data, status: 'PAID', redirect_url: null });
    const read = await Promise.all(invoices.map(async ({ id }) => (await buyer.api.get(`/v1/invoices/${id}`)).body.data));
    expect(read).toMatchObject([
      { status: 'PAID', amount_due: 0 },
      { status: 'OPEN', amount_paid: 1.5, amount_due: 10 },
      { status: 'PAID', amount_due: 0 },
    ]);
    expect(reasonOf(await shopper.api.get(`/v1/invoice-payments/${data.id}`))).toBe('404 not_found');
    expect(reasonOf(await pay({ invoice_id: second }, { invoice_id: third }))).toBe('409 invoice_already_paid');
  });

  test('and prepaid checkout are forbidden in a store without online payments', async () => {
    const offline = await aStore();
    await offline.importProducts([aProduct({ sku: 'BOLT' })]);
    const buyer = await offline.shopper();
    const { id } = await anOrder(buyer, [{ sku: 'BOLT', quantity: 1 }]);
    let invoiceId = '';
    await eventually(30_000, async () => {
      [{ id: invoiceId }] = (await buyer.api.get(`/v1/orders/${id}`)).body.data.invoices;
    });

    expect(reasonOf(await buyer.api.post(`/v1/invoices/${invoiceId}/pay`))).toBe('403 online_payments_disabled');
    expect(reasonOf(await checkOut(buyer, await pricedCart(buyer, [{ sku: 'BOLT', quantity: 1 }]), { payment_rail: 'PREPAID' }))).toBe(
      '403 online_payments_disabled',
    );
  });
});

test('the hosted page and the notifications need no key and ignore one', async () => {
  const { redirectUrl } = await aPrepaidOrder();

  expect((await fetch(redirectUrl, { headers: { authorization: 'Bearer svc_live_sec_nonsense' } })).status).toBe(200);
});
