import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SERVICE_NAMES, type ServiceName } from '@storefront/access';
import { seen } from '@storefront/lifecycle/testing';
import type { Check } from '../../doctor/check.ts';
import { RULES } from '../../doctor/compare-ledgers.ts';
import { runOperator } from '../../run-operator.ts';
import { Collector } from '../../testing/collector.ts';
import { type OperationsServers, type Reported, startOperationsServers } from '../../testing/operations-servers.ts';

const [TOKEN, CONSUMER] = [
  {
    tokenId: '01990000-0000-7000-8000-000000000001',
    name: 'ann',
    hint: 'sfop_abcdef',
    scopes: ['read', 'money'],
    createdAt: '2030-01-01T00:00:00.000Z',
    expiresAt: '2030-02-01T00:00:00.000Z',
  },
  { pending: 0, unacknowledged: 0 },
];
const SCOPE = { tenantId: 'T', mode: 'live' };
const ORDER = { ...SCOPE, kind: 'order', checkoutId: 'C', orderId: 'O', cartId: 'K', state: 'CONFIRMED', amount: '5', quantity: '1' };
const PAID = { ...ORDER, settlement: 'PAID', paymentStatus: 'PAID' };

/** The report of a service of a healthy system. There is one order. */
const healthy = (service: ServiceName): Reported => ({
  checks: [{ name: 'a_rule', description: 'A rule.', violationCount: 0, violationIds: [] }],
  consumers: service === 'gateway' ? [] : [{ ...CONSUMER, consumer: service }],
  tokens: [TOKEN],
  entries: {
    catalog: [{ ...SCOPE, kind: 'reservation', checkoutId: 'C', state: 'COMMITTED', quantity: '1' }],
    cart: [{ ...SCOPE, kind: 'ordered_cart', cartId: 'K', orderId: 'O' }],
    orders: [PAID],
    billing: [{ ...SCOPE, kind: 'invoice', checkoutId: 'C', orderId: 'O', state: 'PAID', amount: '5', settlement: 'PAID' }],
    webhooks: [],
    gateway: [],
  }[service],
  audit: [],
  failing: new Set(),
  isDown: false,
});

let servers: OperationsServers;
beforeAll(async () => {
  servers = await startOperationsServers(healthy);
});
afterAll(() => servers.close());

/** Runs the doctor, and returns its exit code, what it printed, and the checks that failed. */
async function doctor() {
  const stdout = new Collector();
  const exitCode = await runOperator(['doctor', '--json'], servers.env(), { stdout, stderr: new Collector() });
  const { ok, checked, checks } = JSON.parse(stdout.text) as { ok: boolean; checked: number; checks: Check[] };
  return { exitCode, ok, checked, checks, broken: checks.filter((check) => !check.ok) };
}

type Change = (reported: Record<ServiceName, Reported>) => void;

const inStore = (kind: string, fields: object) => ({ ...SCOPE, kind, checkoutId: 'ended', ...fields });
const ofAll =
  (change: (each: Reported, service: ServiceName) => unknown): Change =>
  (all) => {
    for (const service of SERVICE_NAMES) change(all[service], service);
  };
const reset = ofAll((each, service) => Object.assign(each, healthy(service)));
const token =
  (changed: object): Change =>
  ({ cart }) =>
    void (cart.tokens = [{ ...TOKEN, ...changed }]);

/** The problem, and the doctor's report of it: the names of the checks, and the detail of the first. */
const FINDINGS: readonly (readonly [string, Change, readonly string[], RegExp])[] = [
  [
    'a service is down',
    ({ billing }) => void (billing.isDown = true),
    ['billing.responds', 'consumers_keep_up', 'operator_tokens_agree', 'services_comparable'],
    /does not respond/,
  ],
  ['checks fail', ofAll((each) => each.failing.add('CheckInvariants')), SERVICE_NAMES.map((service) => `${service}.responds`), /./],
  [
    'no checks come back',
    ofAll((each) => (each.checks = [])),
    SERVICE_NAMES.map((service) => `${service}.responds`),
    /saw 0 of at least 1/,
  ],
  [
    'a rule of each service is violated',
    ofAll((each) => (each.checks = [{ name: 'a_rule', violationCount: 3, violationIds: ['r1', 'r2'] }])),
    SERVICE_NAMES.map((service) => `${service}.a_rule`),
    /^r1; r2; and 1 more$/,
  ],
  [
    'a consumer does not progress',
    ({ cart }) => void (cart.consumers = [{ consumer: 'cart', pending: 2, unacknowledged: 1 }]),
    ['consumers_keep_up'],
    /cart has 3 events pending/,
  ],
  ['no service has a consumer', ofAll((each) => (each.consumers = [])), ['consumers_keep_up'], /saw 0 of at least 1/],
  ['backlogs cannot be read', ({ orders }) => void orders.failing.add('GetLag'), ['consumers_keep_up'], /./],
  [
    'a token is missing',
    ({ cart }) => void (cart.tokens = []),
    ['operator_tokens_agree'],
    /ann is accepted only by gateway, catalog, orders/,
  ],
  [
    'a token is only in cart',
    ofAll((each, service) => service !== 'cart' && (each.tokens = [])),
    ['operator_tokens_agree'],
    /only by cart$/,
  ],
  ['a token is revoked in one service', token({ revokedAt: TOKEN.createdAt }), ['operator_tokens_agree'], /ann is accepted only by/],
  ['a token has a further scope', token({ scopes: ['admin', 'read', 'money'] }), ['operator_tokens_agree'], /ann differs/],
  ['a token expires later', token({ expiresAt: '2031-02-01T00:00:00.000Z' }), ['operator_tokens_agree'], /ann differs/],
  ['a token is for one store', token({ tenantId: TOKEN.tokenId }), ['operator_tokens_agree'], /ann differs/],
  ['a token has another text', token({ hint: 'sfop_ghijkl' }), ['operator_tokens_agree'], /ann differs/],
  ['a token has another name', token({ name: 'bob' }), ['operator_tokens_agree'], /differs/],
  ['tokens cannot be read', ({ catalog }) => void catalog.failing.add('ListOperatorTokens'), ['operator_tokens_agree'], /./],
  ['a ledger cannot be read', ({ orders }) => void orders.failing.add('ListLedger'), ['services_comparable'], /./],
  [
    'two services disagree',
    ({ catalog, cart, billing, orders }) => {
      catalog.entries.push(inStore('reservation', { quantity: '1', state: 'HELD' }));
      billing.entries.push(inStore('credit_hold', { amount: '1', state: 'HELD' }), inStore('invoice', { orderId: 'lost', amount: '1' }));
      cart.entries.push(
        inStore('ordered_cart', { cartId: 'lost', orderId: 'lost' }),
        inStore('cart_freeze', { cartId: 'L' }),
        inStore('promotion_use', { cartId: 'L', quantity: '1' }),
      );
      orders.entries = [{ ...PAID, settlement: 'REFUNDED', paymentStatus: 'REFUNDED' }];
    },
    Object.values(RULES).map(({ name }) => name),
    /ended: 1 held for a checkout without an order/,
  ],
];

test('a healthy system has no finding, and the doctor says what it has looked at', async () => {
  const { exitCode, ok, checked, checks, broken } = await doctor();

  expect({ exitCode, ok, broken }).toEqual({ exitCode: 0, ok: true, broken: [] });
  expect(checked).toBe(checks.length);
  const counts = Object.fromEntries(checks.map(({ name, seen: count }) => [name, count]));
  expect(counts).toEqual({
    ...Object.fromEntries(
      SERVICE_NAMES.flatMap((service) => [
        [`${service}.responds`, 1],
        [`${service}.a_rule`, null],
      ]),
    ),
    consumers_keep_up: 5,
    operator_tokens_agree: 1,
    ...Object.fromEntries(Object.values(RULES).map(({ name }) => [name, 4])),
  });
});

test('a token that has ended everywhere may differ', async () => {
  ofAll((each, service) => (each.tokens = [{ ...TOKEN, revokedAt: TOKEN.createdAt, name: service }]))(servers.reported);
  expect((await doctor()).broken).toEqual([]);
  reset(servers.reported);
});

test.each(FINDINGS)('%s', async (_what, change, names, detail) => {
  change(servers.reported);
  const { exitCode, ok, broken } = await doctor();
  reset(servers.reported);

  expect({ exitCode, ok, names: broken.map(({ name }) => name) }).toEqual({ exitCode: 1, ok: false, names });
  expect(broken[0]?.detail).toMatch(detail);
  expect(broken.filter(({ violations }) => violations.count === 0)).toEqual([]);
});

test('every check of the doctor has a finding above', async () => {
  const { checks } = await doctor();
  const found = new Set(FINDINGS.flatMap(([, , names]) => names));
  expect(
    seen('checks', checks)
      .map(({ name }) => name)
      .filter((name) => !found.has(name)),
  ).toEqual([]);
});

test('as text, it prints what failed with names in full, and one line of sum; --all adds what passed', async () => {
  const printed = async (...options: string[]) => {
    const stdout = new Collector();
    await runOperator(['doctor', ...options], servers.env(), { stdout, stderr: new Collector() });
    return stdout.text.trimEnd().split('\n');
  };
  reset(servers.reported);
  const { checked } = await doctor();
  expect(await printed()).toEqual([`result  All ${checked} checks passed.`]);

  const long = 'a_rule_whose_name_is_longer_than_a_column_of_a_narrow_terminal_is_wide';
  servers.reported.orders.checks = [{ name: long, description: 'A long rule.', violationCount: 1, violationIds: ['one'] }];
  const [failures, all] = [await printed(), await printed('--all')];
  reset(servers.reported);

  expect(failures.map((line) => line.replace(/ {2,}/, ': '))).toEqual([
    `orders.${long}: FAILED: one (A long rule.)`,
    `result: 1 of ${checked} checks failed.`,
  ]);
  expect(all).toHaveLength(checked + 1);
  expect(all[0]).toMatch(/FAILED/);
  expect(all.slice(1, -1).join('\n')).not.toMatch(/FAILED/);
});
