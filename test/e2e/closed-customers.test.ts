import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { eventually } from '../support/eventually.ts';
import type { ApiResponse } from '../support/http/api.ts';
import { anOrder, pricedCart } from '../support/http/priced-cart.ts';
import { webhookReceiver } from '../support/http/webhook-receiver.ts';
import { asSuperuser } from '../support/operator/as-superuser.ts';
import { aProduct, aStore } from '../support/systems/a-store.ts';

/** Longer than the 5 s within which every replica refuses an ended session, for a slow machine. */
const PROPAGATION_MS = 30_000;

const reasonOf = ({ status, body }: ApiResponse): [number, string | null] => [status, body.error?.reason ?? null];

test('a closed customer is refused everywhere, keeps orders and invoices, and can be reopened', async () => {
  const store = await aStore();
  await store.importProducts([aProduct({ sku: 'BOLT' })]);
  const ann = await store.shopper();
  const order = await anOrder(ann, [{ sku: 'BOLT', quantity: 1 }]);
  const logIn = () => store.server.post('/v1/auth/login', { email: ann.email, password: ann.password });
  const refreshToken = (await logIn()).body.data.refresh_token;
  const close = () => store.cli('customers', 'close', ann.email);

  expect(await close()).toEqual({ customer_id: ann.customerId, email: ann.email, status: 'CLOSED' });
  expect(await close()).toMatchObject({ status: 'CLOSED' });

  expect(reasonOf(await logIn())).toEqual([401, 'invalid_credentials']);
  expect(reasonOf(await store.server.post('/v1/auth/refresh', { refresh_token: refreshToken }))).toEqual([401, 'invalid_refresh_token']);
  expect(reasonOf(await store.server.post('/v1/auth/shopper-tokens', { customer_id: ann.customerId }))).toEqual([403, 'account_closed']);
  await eventually(PROPAGATION_MS, async () => {
    expect(reasonOf(await ann.api.get('/v1/me'))).toEqual([401, 'shopper_session_ended']);
  });

  expect(await store.cli('customers', 'list', '--status', 'CLOSED')).toMatchObject([{ email: ann.email }]);
  expect(await store.cli('orders', 'get', order.number)).toMatchObject({ status: 'CONFIRMED', customer_email: ann.email });
  expect(await store.cli('orders', 'ship', order.number)).toMatchObject({ status: 'SHIPPED' });

  expect(await store.cli('customers', 'reopen', ann.email)).toMatchObject({ status: 'ACTIVE' });
  expect(reasonOf(await ann.api.get('/v1/me'))).toEqual([401, 'shopper_session_ended']);
  const { status, body } = await logIn();
  expect(status).toBe(200);
  const again = store.server.as({ shopperToken: body.data.shopper_token });
  expect((await again.get(`/v1/orders/${order.id}`)).body.data.number).toBe(order.number);
});

test('the email of a closed customer is free for another one', async () => {
  const store = await aStore();
  const ann = await store.shopper();
  await store.cli('customers', 'close', ann.email);

  expect((await store.server.post('/v1/auth/signup', { email: ann.email, password: ann.password, name: 'Ann' })).status).toBe(201);

  expect(await store.cli('customers', 'get', ann.email)).toMatchObject({ status: 'ACTIVE' });
  expect(await store.cli('customers', 'get', ann.customerId)).toMatchObject({
    status: 'CLOSED',
    email: `${ann.customerId}@closed.invalid`,
  });
});

describe('a customer who has closed the account', () => {
  /** The columns with personal data after closing, by the reason why they have it. */
  const REMAINING = {
    'part of an order, for its legal term': `orders.sales_order.billing_address orders.sales_order.buyer orders.sales_order.cancellation orders.sales_order.notes
      orders.sales_order.purchase_order_number orders.sales_order.search_text orders.sales_order.shipping_address`,
    'part of an invoice, for its legal term': 'billing.invoice.buyer billing.invoice.print billing.invoice.search_text',
    'the checkout of an order, for 7 days': 'orders.checkout.body',
    'events, for 14 days': 'billing.outbox.data orders.outbox.data',
    'deliveries, for 30 days': 'webhooks.delivery.body',
  };
  /** The columns with the ID of the customer. */
  const NAMED = {
    'the customer, without personal data':
      'billing.customer.id billing.customer.email billing.audit_entry.object_id billing.event_sequence.aggregate_id',
    'orders, and what they are paid with': `orders.sales_order.customer_id orders.sales_order.buyer orders.checkout.customer_id orders.idempotency_record.customer_id
      cart.cart.customer_id billing.invoice.customer_id billing.payment_authorization.customer_id billing.payment_session.customer_id`,
    'sessions that have ended, and an exemption that has': 'billing.session_family.customer_id catalog.tax_exemption.customer_id',
    'events and deliveries': 'billing.outbox.aggregate_id billing.outbox.data orders.outbox.data webhooks.delivery.body',
  };
  /** The tables with personal data, by what becomes of it. A `*` stands for every service. */
  const PERSONAL = {
    'erased with the account': `billing.customer billing.customer_address billing.account_token billing.login_failure`,
    'erased by the sweep': 'cart.cart cart.saved_list *.idempotent_response',
    'retained with orders and invoices, and erased otherwise': `orders.checkout orders.sales_order orders.order_return billing.invoice billing.credit_note
      billing.payment billing.payment_reversal billing.payment_session billing.refund billing.account_entry billing.gateway_movement`,
    'events and deliveries, until their retention ends': `*.outbox *.quarantine webhooks.pending_event webhooks.stored_event webhooks.delivery webhooks.attempt`,
  };
  const IMPERSONAL = {
    'of the store or the deployment': `gateway.api_key gateway.gateway_instance gateway.sandbox_fault gateway.store_settings gateway.tenant *.sandbox_clock
      catalog.catalog_change catalog.catalog_compaction catalog.catalog_version catalog.catalog_writer catalog.category catalog.category_reindex catalog.product
      catalog.product_content catalog.search_lexeme catalog.search_word catalog.stock catalog.stock_return catalog.stock_setting catalog.store_setting catalog.tag
      catalog.tag_group cart.promotion orders.order_counter orders.returned_order_number orders.shipping_option billing.credit_note_counter billing.invoice_counter billing.payment_gateway
      billing.seller billing.seller_logo webhooks.aggregate_sequence webhooks.delivery_hour webhooks.endpoint_start webhooks.event_feed webhooks.flow
      webhooks.listener webhooks.subscription *.event_sequence *.consumer_position *.inbox *.relay_lease *.lease_owner *.audit_entry *.operator_token
      *.kysely_migration *.kysely_migration_lock`,
    'IDs, SKUs, amounts, and times': `catalog.contract_price catalog.reservation catalog.reservation_line catalog.reservation_shipment catalog.tax_exemption
      cart.cart_freeze cart.cart_line cart.cart_promotion cart.promotion_use orders.account_closing orders.idempotency_record orders.order_line
      orders.order_timeline orders.shipment billing.closed_order billing.credit_account billing.credit_entry billing.customer_account billing.invoice_line
      billing.invoice_payment billing.payment_authorization billing.refresh_token billing.sandbox_payment billing.sandbox_refund billing.session_family
      billing.unapplied_credit billing.unapplied_credit_entry`,
  };
  const columnsOf = (reasons: object): readonly string[] =>
    Object.values(reasons)
      .flatMap((columns) => String(columns).split(/\s+/))
      .toSorted();
  const isListed = (reasons: object, table: string): boolean =>
    columnsOf(reasons).some((listed) => listed === table || listed === table.replace(/^\w+/, '*'));

  const unique = randomBytes(6).toString('hex');
  const number = String(randomInt(1e13, 1e14));
  const email = `ann-${unique}@example.com`;
  const other = `other-${unique}@example.com`;
  const password = `horse ${unique}`;
  const profile = { name: `Ann ${unique}`, company_name: `Garage ${unique}`, phone: `+1${number}`, tax_id: `TAX-${number}` };
  const address = {
    name: `Bob ${unique}`,
    company: `Works ${unique}`,
    line1: `${number} Hope Road`,
    line2: `Floor ${unique}`,
    city: `Kingston-${unique}`,
    region: `Parish ${unique}`,
    postal_code: `P${number}`,
    country_code: 'JM',
    phone: profile.phone,
  };
  const addresses = { shipping_address: address, billing_address: address };
  const texts = { ...addresses, purchase_order_number: `PO-${unique}`, notes: `Ring ${unique}` };
  const personal = [unique, number];

  async function tables(): Promise<readonly string[]> {
    const rows = await asSuperuser<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any ($1) order by 1`,
      [['gateway', 'catalog', 'cart', 'orders', 'billing', 'webhooks']],
    );
    return seen('tables', rows, 60).map(({ name }) => name);
  }

  /** The columns of all services that contain one of the texts, also in binary values. */
  async function columnsWith(found: readonly string[]): Promise<readonly string[]> {
    const patterns = found.flatMap((text) => [`%${text}%`, `%${Buffer.from(text).toString('hex')}%`]);
    const columns = (await tables()).map(
      (name) =>
        `select '${name}.' || cell.name as column from ${name} row_of, jsonb_each_text(to_jsonb(row_of)) cell(name, content)
        where row_of::text ilike any ($1) and cell.content ilike any ($1)`,
    );
    const rows = await asSuperuser<{ column: string }>(
      `select distinct "column" from (${columns.join(' union all ')}) all_columns order by 1`,
      [patterns],
    );
    return rows.map(({ column }) => column);
  }

  test('leaves personal data only as a rule for each table says', async () => {
    const names = await tables();
    const rules = { ...PERSONAL, ...IMPERSONAL };

    expect(names.filter((name) => !isListed(rules, name))).toEqual([]);
    expect(columnsOf(rules).filter((listed) => !listed.startsWith('*') && !names.includes(listed))).toEqual([]);
    expect([...columnsOf(REMAINING)].filter((column) => !isListed(PERSONAL, column.replace(/\.\w+$/, '')))).toEqual([]);
  });

  test('had every field of the person filled in', () => {
    const page = readFileSync(join(import.meta.dirname, '../../gateway/openapi.json'), 'utf8');
    const { schemas } = (JSON.parse(page) as { components: { schemas: Record<string, { properties?: object }> } }).components;
    const fieldsOf = (name: string) => Object.keys(schemas[name]?.properties ?? {}).toSorted();

    expect(fieldsOf('SignupIn')).toEqual(Object.keys({ email, password, ...profile }).toSorted());
    expect(fieldsOf('MeUpdateIn')).toEqual(Object.keys(profile).toSorted());
    expect(fieldsOf('AddressIn')).toEqual(Object.keys(address).toSorted());
    const others = [
      'cart_id',
      'payment_rail',
      'shipping_option_code',
      'shipping_address_id',
      'billing_address_id',
      'requested_delivery_date',
    ];
    expect(fieldsOf('CheckoutIn')).toEqual([...others, 'expected_total', 'return_url', 'cancel_url', ...Object.keys(texts)].toSorted());
  });

  test('leaves personal data only in orders, invoices, events, and deliveries', async () => {
    const store = await aStore({ create: ['--online-payments'] });
    await store.importProducts([aProduct({ sku: 'BOLT' })]);
    const endpoint = await webhookReceiver();
    const event_types = ['order.confirmed', 'invoice.issued', 'order.cancelled'];
    const ok = async (response: Promise<ApiResponse>, expected = [200, 201, 204]) => {
      const { status, body, text } = await response;
      expect([status, expected.includes(status) ? '' : text]).toEqual([status, '']);
      return body?.data;
    };
    const keyed = () => ({ 'idempotency-key': randomUUID() });
    try {
      await ok(store.server.post('/v1/webhooks', { endpoint_url: endpoint.url, event_types }));
      const { shopper_token, customer } = await ok(store.server.post('/v1/auth/signup', { email, password, ...profile }));
      const api = store.server.as({ shopperToken: shopper_token });
      await store.cli('customers', 'update', email, '--tax-exempt', `CERT-${unique}`, '--name', `Ann Brown ${unique}`);
      await ok(api.post('/v1/me/addresses', address, keyed()));
      await ok(api.post('/v1/lists', { name: `List ${unique}` }, keyed()));
      await ok(api.post('/v1/carts', undefined, keyed()));
      await ok(store.server.post('/v1/auth/login', { email, password: `not ${password}` }), [401]);
      await ok(store.server.post('/v1/auth/password-resets', { email }));
      for (const verified of [`first-${other}`, other]) await ok(api.post('/v1/auth/email-verifications', { email: verified }));
      const checkout = async (payment_rail: string, expected_total?: number) => {
        const cart_id = await pricedCart({ api }, [{ sku: 'BOLT', quantity: 1 }]);
        return ok(api.post('/v1/checkout', { cart_id, payment_rail, expected_total, ...texts }, keyed()));
      };
      expect(await checkout('CASH_ON_DELIVERY', 1)).toMatchObject({ state: 'price_changed' });
      const order = await checkout('CASH_ON_DELIVERY');
      await eventually(PROPAGATION_MS, async () => expect(await ok(api.get(`/v1/invoices?order_id=${order.order_id}`))).toHaveLength(1));
      const prepaid = await checkout('PREPAID');
      for (const { order_id } of [order, prepaid]) await ok(api.post(`/v1/checkout/${order_id}/repay`, {}, keyed()), [200, 409]);
      for (const { order_id } of [order, prepaid])
        await ok(api.post(`/v1/orders/${order_id}/cancel`, { reason: `Moving ${unique}` }, keyed()));
      for (const type of event_types) await endpoint.next(({ json }) => json.type === type);
      const before = seen('columns with personal data', await columnsWith(personal), 30);
      expect(before.filter((column) => !isListed(PERSONAL, column.replace(/\.\w+$/, '')))).toEqual([]);

      await eventually(PROPAGATION_MS, () => ok(api.post('/v1/me/close', { password })));
      // The token of the closed account works for seconds.
      await ok(api.post('/v1/auth/email-verifications', { email: `late-${other}` }), [401, 403]);
      await eventually(PROPAGATION_MS, async () => {
        const aMinuteAgo = `update orders.account_closing set due_at = now(), created_at = now() - interval '2 minutes' where customer_id = $1`;
        await asSuperuser(aMinuteAgo, [customer.id]);
        expect(await asSuperuser('select from orders.account_closing where customer_id = $1', [customer.id])).toEqual([]);
      });

      expect(await columnsWith(personal)).toEqual(columnsOf(REMAINING));
      expect(await columnsWith([customer.id])).toEqual(columnsOf(NAMED));
      const checkouts = await asSuperuser('select step from orders.checkout where customer_id = $1', [customer.id]);
      expect(checkouts).toEqual([{ step: 'completed' }, { step: 'completed' }]);
    } finally {
      await endpoint.close();
    }
  });
});
