import { beforeAll, expect, test } from '@jest/globals';
import { SERVICE_NAMES, type ServiceName } from '@storefront/access';
import type { InvariantRule } from '@storefront/db';
import { seen } from '@storefront/lifecycle/testing';
import { Client } from 'pg';
import { invariants as ofBilling } from '../../services/billing/src/store/invariants.ts';
import { invariants as ofCart } from '../../services/cart/src/store/invariants.ts';
import { invariants as ofCatalog } from '../../services/catalog/src/store/invariants.ts';
import { invariants as ofOrders } from '../../services/orders/src/store/invariants.ts';
import { invariants as ofWebhooks } from '../../services/webhooks/src/store/invariants.ts';
import { eventually } from '../support/eventually.ts';
import { anOrder, pricedCart } from '../support/http/priced-cart.ts';
import { asSuperuser } from '../support/operator/as-superuser.ts';
import { brokenChecks, doctorChecks } from '../support/operator/doctor.ts';
import { runCli, tryCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

let store: TestStore;
let shopper: Shopper;
let tokenId: string;
beforeAll(async () => {
  store = await aStore();
  await store.importProducts([aProduct({ sku: 'BOLT' })]);
  await store.cli('promotions', 'create', 'TENTH', '--kind', 'percent', '--value', '10');
  shopper = await store.shopper(['--credit-limit', '10000', '--rails', 'CREDIT_TERMS']);
  const token = ['--name', `doctor-${store.tenantId.slice(-12)}`, '--scopes', 'read', '--expires-in', '1d'];
  tokenId = (await runCli<{ token_id: string }>(store.env, 'tokens', 'create', ...token)).token_id;
});

const UNKNOWN_ID = '01990000-0000-7000-8000-000000000000';

/** Statements that break and repair an invariant, and the checks that must report it. */
const corruptions = (order: string, cart: string) => [
  {
    breaks: `update catalog.reservation_line set quantity = quantity + 1 where checkout_id = (select checkout_id from orders.sales_order where id = '${order}')`,
    repairs: `update catalog.reservation_line set quantity = quantity - 1 where checkout_id = (select checkout_id from orders.sales_order where id = '${order}')`,
    rules: ['stock_held_as_needed', 'catalog.reserved_stock_is_live_reservations'],
  },
  {
    breaks: `insert into billing.payment_authorization (tenant_id, mode, checkout_id, status, customer_id, order_id, payment_rail, amount, currency, expires_at)
      select tenant_id, mode, '${UNKNOWN_ID}', 'HELD', customer_id, '${UNKNOWN_ID}', 'CREDIT_TERMS', 5, 'JMD', now() + interval '1 hour' from orders.sales_order where id = '${order}'`,
    repairs: `delete from billing.payment_authorization where checkout_id = '${UNKNOWN_ID}'`,
    rules: ['credit_held_by_running_checkouts', 'billing.credit_held_is_live_holds'],
  },
  {
    breaks: `update cart.cart set status = 'OPEN', order_id = null where order_id = '${order}'`,
    repairs: `update cart.cart set status = 'ORDERED', order_id = '${order}' where cart_id = (select cart_id from orders.sales_order where id = '${order}')`,
    rules: ['orders_have_their_carts'],
  },
  {
    breaks: `update cart.cart set frozen_by = '${UNKNOWN_ID}', frozen_until = now() + interval '1 hour' where cart_id = '${cart}'`,
    repairs: `update cart.cart set frozen_by = null, frozen_until = null where cart_id = '${cart}'`,
    rules: ['carts_frozen_by_running_checkouts'],
  },
  {
    breaks: `update billing.invoice set total = total + 1 where order_id = '${order}'`,
    repairs: `update billing.invoice set total = total - 1 where order_id = '${order}'`,
    rules: ['confirmed_orders_invoiced', 'billing.invoice_amounts_add_up', 'billing.amount_due_follows'],
  },
  {
    breaks: `update orders.sales_order set settlement = 'PAID', payment_status = 'PAID' where id = '${order}'`,
    repairs: `update orders.sales_order set settlement = null, payment_status = 'ON_ACCOUNT' where id = '${order}'`,
    rules: ['payment_status_follows_invoice'],
  },
  {
    breaks: `update cart.promotion_use set returned_at = now() where checkout_id = (select checkout_id from orders.sales_order where id = '${order}')`,
    repairs: `update cart.promotion_use set returned_at = null where checkout_id = (select checkout_id from orders.sales_order where id = '${order}')`,
    rules: ['promotions_used_by_open_orders', 'cart.promotion_counts_its_uses'],
  },
  {
    breaks: `insert into billing.quarantine (tenant_id, mode, consumer, event_id, type, reason, tries, subject, payload)
      values ('${UNKNOWN_ID}', 'live', 'billing', '${UNKNOWN_ID}', 'order.confirmed', 'broken on purpose', 1, 'x', '{}')`,
    repairs: `delete from billing.quarantine where event_id = '${UNKNOWN_ID}'`,
    rules: ['billing.no_dead_letters'],
  },
  {
    breaks: `update cart.operator_token set expires_at = expires_at + interval '1 hour' where id = '${tokenId}'`,
    repairs: `update cart.operator_token set expires_at = expires_at - interval '1 hour' where id = '${tokenId}'`,
    rules: ['operator_tokens_agree'],
  },
];

/** The rules of each service, which the tests of the service turn red. */
const INVARIANTS: Readonly<Record<ServiceName, readonly InvariantRule[]>> = {
  gateway: [],
  catalog: ofCatalog,
  cart: ofCart,
  orders: ofOrders,
  billing: ofBilling,
  webhooks: ofWebhooks,
};
/** Turned red by the tests of packages/events (the last one by those of packages/access). */
const OF_EVERY_SERVICE = ['nats_connected', 'lost_events_republished', 'events_published', 'no_dead_letters', 'audit_log_is_intact'];
/** Turned red by outages.test.ts. */
const BY_OUTAGES = ['consumers_keep_up'];

test('the doctor runs each check that a test turns red, and no other, and says how much it has seen', async () => {
  await anOrder(shopper, [{ sku: 'BOLT', quantity: 1 }], { payment_rail: 'CREDIT_TERMS' });
  const checks = await doctorChecks(store.env);
  const rulesOf = (service: ServiceName) => [...OF_EVERY_SERVICE, ...INVARIANTS[service].map(({ name }) => name)];
  const between = corruptions('', '').flatMap(({ rules }) => rules.filter((rule) => !rule.includes('.')));

  expect(checks.map(({ name }) => name).toSorted()).toEqual(
    [
      ...SERVICE_NAMES.flatMap((service) => ['responds', ...rulesOf(service)].map((name) => `${service}.${name}`)),
      ...between,
      ...BY_OUTAGES,
    ].toSorted(),
  );
  const counts = Object.fromEntries(checks.flatMap((check) => (check.seen === null ? [] : [[check.name, check.seen]])));
  expect(counts).toEqual({
    ...Object.fromEntries(SERVICE_NAMES.map((service) => [`${service}.responds`, rulesOf(service).length])),
    ...Object.fromEntries(between.map((name) => [name, expect.any(Number)])),
    consumers_keep_up: 5,
  });
  expect(Math.min(...Object.values<number>(counts))).toBeGreaterThan(0);
});

test('the doctor reports every broken invariant with its location, and none after the repair', async () => {
  const order = await anOrder(shopper, [{ sku: 'BOLT', quantity: 2 }], { payment_rail: 'CREDIT_TERMS' }, ['TENTH']);
  const cart = await pricedCart(shopper, [{ sku: 'BOLT', quantity: 1 }]);
  const client = new Client({ connectionString: systemUnderTest().postgresUrl });
  await client.connect();
  try {
    await eventually(60_000, async () => expect(await brokenChecks(store.env)).toEqual([]));
    for (const { breaks } of seen('corruptions', corruptions(order.id, cart)))
      expect([breaks, (await client.query(breaks)).rowCount]).toEqual([breaks, 1]);

    const broken = await brokenChecks(store.env);
    const full = await brokenChecks(store.env, '--full');
    for (const rule of seen(
      'rules',
      corruptions(order.id, cart).flatMap(({ rules }) => rules),
    )) {
      expect(full.map(({ name }) => name)).toContain(rule);
      expect(broken.filter(({ name }) => name === rule)).toEqual([
        expect.objectContaining({
          ok: false,
          detail: expect.stringMatching(/./),
          violations: { count: expect.any(Number), ids: [expect.any(String)] },
        }),
      ]);
    }
    const detailOf = (rule: string) => broken.find(({ name }) => name === rule)?.detail;
    expect(detailOf('confirmed_orders_invoiced')).toContain(order.id);
    expect(detailOf('billing.no_dead_letters')).toBe(`billing ${UNKNOWN_ID} (broken on purpose)`);
  } finally {
    for (const { repairs } of corruptions(order.id, cart)) await client.query(repairs);
    await client.end();
  }
  await eventually(60_000, async () => expect(await brokenChecks(store.env)).toEqual([]));
});

interface AuditRow {
  readonly at: string;
  readonly operator: string;
  readonly action: string;
  readonly outcome: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly service: string;
  readonly position: number;
}

test('the audit log shows what three operators did and were denied, and a changed entry is found', async () => {
  const own = ['--tenant', store.tenantId, '--mode', store.mode];
  const other = await aStore();
  const issued = async (name: string, ...options: string[]) => {
    const unique = `${name}-${store.tenantId.slice(-12)}`;
    const { token, token_id } = await runCli<{ token: string; token_id: string }>(
      store.env,
      'tokens',
      'create',
      '--name',
      unique,
      ...options,
    );
    const env = { ...store.env, OPERATOR_TOKEN: token };
    const run = async (...args: string[]): Promise<string> => {
      const { exitCode, stderr } = await tryCli(env, ...args);
      return exitCode === 0 ? 'done' : (JSON.parse(stderr) as { error: { reason: string } }).error.reason;
    };
    return { name: unique, token_id, env, run };
  };
  const shelf = await issued('shelf', '--scopes', 'catalog', '--tenant', store.tenantId);
  const clerk = await issued('clerk', '--scopes', 'customers,money', '--expires-in', '1d');
  const guest = await issued('guest', '--scopes', 'read', '--expires-in', '1h');
  const email = `audited-${shopper.email}`;

  const commands = [
    [shelf, 'done', ['stock', 'set', 'BOLT', '500', ...own]],
    [shelf, 'done', ['stock', 'adjust', 'BOLT', '7', ...own]],
    [shelf, 'done', ['catalog', 'hide', 'BOLT', ...own]],
    [shelf, 'done', ['catalog', 'unhide', 'BOLT', ...own]],
    [shelf, 'done', ['promotions', 'create', 'AUDITED', '--kind', 'percent', '--value', '5', ...own]],
    [shelf, 'done', ['promotions', 'end', 'AUDITED', ...own]],
    [shelf, 'done', ['shipping', 'set', 'VAN', '--label', 'Van', '--amount', '9', ...own]],
    [shelf, 'done', ['shipping', 'delete', 'VAN', ...own]],
    [shelf, 'operator_scope', ['customers', 'close', shopper.email, ...own]],
    [shelf, 'operator_scope', ['keys', 'create', '--kind', 'secret', ...own]],
    [shelf, 'operator_store', ['stock', 'set', 'BOLT', '1', '--tenant', other.tenantId, '--mode', other.mode]],
    [clerk, 'done', ['customers', 'create', '--email', email, '--name', 'Ann Audited', '--password', 'correct horse battery', ...own]],
    [clerk, 'done', ['customers', 'update', email, '--name', 'Ann Changed', '--credit-limit', '300', ...own]],
    [clerk, 'done', ['customers', 'list', ...own]],
    [clerk, 'operator_scope', ['stock', 'set', 'BOLT', '2', ...own]],
    [clerk, 'operator_scope', ['stores', 'update', store.tenantId, '--name', 'Mine']],
    [guest, 'done', ['orders', 'list', ...own]],
    [guest, 'done', ['stores', 'get', store.tenantId]],
    [guest, 'operator_scope', ['stock', 'adjust', 'BOLT', '3', ...own]],
    [guest, 'operator_scope', ['tokens', 'create', '--name', 'more', '--scopes', 'admin']],
  ] as const;
  for (const [operator, outcome, args] of commands) expect([args, await operator.run(...args)]).toEqual([args, outcome]);

  const entriesOf = async (name: string) =>
    (await runCli<AuditRow[]>(store.env, 'audit', 'list', '--operator', name, '--limit', '100')).toReversed();
  const brief = (rows: readonly AuditRow[]) => rows.map(({ action, outcome }) => `${action} ${outcome}`);
  const shelved = await entriesOf(shelf.name);
  expect(brief(shelved)).toEqual([
    'SetStock changed',
    'AdjustStock changed',
    'SetVisibility changed',
    'SetVisibility changed',
    'CreatePromotion changed',
    'EndPromotion changed',
    'SetShippingOption changed',
    'RemoveShippingOption changed',
    'SetCustomer denied',
    'IssueKey denied',
    'GetStore denied',
  ]);
  expect(shelved.slice(1, 3)).toMatchObject([
    { object: 'stock', object_id: 'BOLT', before: { on_hand: 500 }, after: { on_hand: 507 }, tenant_id: store.tenantId, mode: store.mode },
    { object: 'product', before: { hidden: false }, after: { hidden: true } },
  ]);
  const clerked = await entriesOf(clerk.name);
  expect(brief(clerked)).toEqual(['CreateCustomer changed', 'SetCustomer changed', 'SetStock denied', 'SetStore denied']);
  expect(clerked[1]).toMatchObject({
    before: { credit_limit: null, name: '[redacted]' },
    after: { credit_limit: 300, name: '[redacted]' },
  });
  expect(JSON.stringify(clerked)).not.toMatch(/Ann|audited-|horse/);
  expect(brief(await entriesOf(guest.name))).toEqual(['AdjustStock denied', 'IssueOperatorToken denied']);
  expect(await runCli<{ tenant_id: string }[]>(shelf.env, 'stores', 'list')).toMatchObject([{ tenant_id: store.tenantId }]);

  // As if billing were down. The other services revoke the token.
  const { exitCode: incomplete, stderr } = await tryCli({ ...store.env, BILLING_ADDRESS: '127.0.0.1:1' }, 'tokens', 'revoke', clerk.name);
  expect([incomplete, stderr]).toEqual([1, expect.stringContaining('still be valid in billing.')]);
  expect(await clerk.run('orders', 'list', ...own)).toBe('operator_token_ended');
  await runCli(store.env, 'tokens', 'revoke', clerk.name);
  expect(await clerk.run('customers', 'list', ...own)).toBe('operator_token_ended');
  expect(
    (await runCli<{ token_id: string; missing_in: string[] }[]>(store.env, 'tokens', 'list')).find(
      ({ token_id }) => token_id === clerk.token_id,
    ),
  ).toMatchObject({
    revoked_at: expect.any(String),
    last_used_at: expect.any(String),
    missing_in: [],
  });

  const position = shelved[1]?.position ?? 0;
  const tamper = (height: number) => `
    alter table catalog.audit_entry disable trigger audit_entry_append_only;
    update catalog.audit_entry set after = '{"on_hand": ${height}}' where position = ${position};
    alter table catalog.audit_entry enable trigger audit_entry_append_only`;
  expect(await runCli(store.env, 'audit', 'verify')).toMatchObject({ ok: true });
  try {
    await asSuperuser(tamper(5));
    const { exitCode, stdout } = await tryCli(store.env, 'audit', 'verify');
    const { services } = JSON.parse(stdout) as { services: { service: string; ok: boolean; violation_positions: number[] }[] };
    expect([exitCode, services.filter(({ ok }) => !ok)]).toMatchObject([1, [{ service: 'catalog', violation_positions: [position] }]]);
    expect(await brokenChecks(store.env)).toContainEqual(
      expect.objectContaining({ name: 'catalog.audit_log_is_intact', violations: { count: 1, ids: [String(position)] } }),
    );
  } finally {
    await asSuperuser(tamper(507));
  }
  expect(await runCli(store.env, 'audit', 'verify')).toMatchObject({ ok: true });
});
