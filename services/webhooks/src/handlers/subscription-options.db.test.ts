import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aCaller, openWebhooksHarness, type WebhooksHarness } from '../testing/webhooks-harness.ts';
import { rotateSecret } from './rotate-secret.ts';
import { createSubscription, getSubscription, updateSubscription } from './subscriptions.ts';

const ENDPOINT = { endpointUrl: 'http://127.0.0.1:4000/hook', eventTypes: ['order.confirmed'] };
const OPTIONS = {
  filters: { filters: [{ field: 'payment_status', in: ['"PAID"', 'null', '1', '"PAID"'] }] },
  headers: { headers: [{ name: 'Authorization', value: 'Bearer secret-of-the-store' }] },
  ordering: 'AGGREGATE',
  signatureScheme: 'v1a',
  maxDeliveriesPerSecond: 5,
};
const SHOWN = {
  filters: [{ field: 'payment_status', in: ['"PAID"', 'null', '1'] }],
  headers: { Authorization: '•••' },
  ordering: 'AGGREGATE',
  signatureScheme: 'v1a',
  publicKey: expect.stringMatching(/^whpk_[\w+/]{43}=$/),
  maxDeliveriesPerSecond: 5,
};

let harness: WebhooksHarness;
beforeAll(async () => {
  harness = await openWebhooksHarness(aCaller());
});
afterAll(() => harness.close());

const caller = aCaller();
const create = async (options: object) => (await createSubscription(harness.deps)({ ...ENDPOINT, ...options }, caller)).subscription;
const update = async (subscriptionId: string, change: object) =>
  (await updateSubscription(harness.deps)({ subscriptionId, eventTypes: [], ...change }, caller)).subscription;

test('a subscription without options has the defaults', async () => {
  expect(await create({})).toMatchObject({
    filters: [],
    headers: {},
    ordering: 'NONE',
    signatureScheme: 'v1',
    publicKey: undefined,
    maxDeliveriesPerSecond: undefined,
  });
});

test('options are returned as they were set, with the values of headers hidden and stored encrypted', async () => {
  const created = await create(OPTIONS);
  const { subscription } = await getSubscription(harness.deps)({ subscriptionId: created?.id ?? '' }, caller);

  expect([created, subscription]).toEqual([expect.objectContaining(SHOWN), created]);
  const row = await harness.db
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', created?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(row.headers_sealed?.length).toBeGreaterThan(0);
  expect(JSON.stringify(row)).not.toContain('secret-of-the-store');
  expect(row.headers_sealed?.toString('latin1')).not.toContain('secret-of-the-store');
});

test('an update changes the options in the request, and empty ones remove what is stored', async () => {
  const { id = '' } = (await create(OPTIONS)) ?? {};

  expect(await update(id, { description: 'ERP' })).toMatchObject(SHOWN);
  expect(await update(id, { filters: { filters: [] }, maxDeliveriesPerSecond: 0 })).toMatchObject({
    ...SHOWN,
    filters: [],
    maxDeliveriesPerSecond: undefined,
  });
  expect(await update(id, { headers: { headers: [] }, ordering: 'NONE' })).toMatchObject({ headers: {}, ordering: 'NONE' });
});

test('stored headers are not sent to another endpoint unless they are set again', async () => {
  const { id = '' } = (await create(OPTIONS)) ?? {};
  const moved = { endpointUrl: 'http://127.0.0.1:4000/other' };

  await expect(update(id, moved)).rejects.toMatchObject({ code: 'validation_error', details: [{ field: 'headers', code: 'required' }] });
  expect(await update(id, ENDPOINT)).toMatchObject(SHOWN);
  expect(await update(id, { ...moved, headers: OPTIONS.headers })).toMatchObject({ ...SHOWN, ...moved });
  expect(await update(id, { ...ENDPOINT, headers: { headers: [] } })).toMatchObject({ headers: {} });
  expect(await update(id, moved)).toMatchObject(moved);
});

test('a key pair stays while v1 is used, and replaced by a rotation', async () => {
  const { id = '' } = (await create({})) ?? {};
  const first = (await update(id, { signatureScheme: 'v1a' }))?.publicKey;
  const hidden = await update(id, { signatureScheme: 'v1' });
  const again = (await update(id, { signatureScheme: 'v1a' }))?.publicKey;
  const { subscription: rotated } = await rotateSecret(harness.deps)({ subscriptionId: id }, caller);

  expect(first).toMatch(/^whpk_/);
  expect([hidden?.publicKey, again]).toEqual([undefined, first]);
  expect(rotated?.publicKey).toMatch(/^whpk_/);
  expect(rotated?.publicKey).not.toBe(first);
});

test('a rotation creates no key pair for a subscription that has none', async () => {
  const { id = '' } = (await create({})) ?? {};
  await rotateSecret(harness.deps)({ subscriptionId: id }, caller);

  const row = await harness.db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect([row.public_key, row.signing_key_sealed, row.previous_signing_key_sealed]).toEqual([null, null, null]);
});

test('every error of the options is returned with those of the other fields, on creation and on update', async () => {
  const invalid = {
    filters: { filters: [{ field: '', in: ['1'] }] },
    headers: { headers: [{ name: 'Host', value: 'x' }] },
    ordering: 'STORE',
    signatureScheme: 'v2',
    maxDeliveriesPerSecond: 1_001,
  };
  const fields = ['filters.0.field', 'headers.Host', 'ordering', 'signature_scheme', 'max_deliveries_per_second'];
  const { id = '' } = (await create({})) ?? {};

  await expect(create({ ...invalid, eventTypes: [] })).rejects.toMatchObject({
    code: 'validation_error',
    details: ['event_types', ...fields].map((field) => ({ field })),
  });
  await expect(update(id, invalid)).rejects.toMatchObject({ details: fields.map((field) => ({ field })) });
  await expect(update(id, { filters: { filters: [{ field: 'a', in: ['{'] }] } })).rejects.toMatchObject({
    details: [{ field: 'filters.0.in' }],
  });
});
