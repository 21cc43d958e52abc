import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ROOT_OPERATOR } from '@storefront/access';
import { listEntries } from '@storefront/access/audit';
import { createOperators } from '@storefront/access/operators';
import { besideChange, openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { isAppError } from '@storefront/errors';
import { newId } from '@storefront/rpc';
import { hashApiKey } from '../../access/principals/api-keys.ts';
import { operator } from '../../testing/gateway-under-test.ts';
import type { AdminDeps } from '../admin-deps.ts';
import { AUDITED } from '../store/audited.ts';
import { findActiveKey, isOriginAllowed } from '../store/keys.ts';
import type { GatewayDatabase } from '../store/schema.ts';
import { updateStore } from '../store/stores.ts';
import { createStore } from './create-store.ts';
import { issueKey } from './issue-key.ts';
import { setStore } from './set-store.ts';
import { getStore, listKeys, listStores, revokeKey, setKeyRate } from './stores-admin-service.ts';

const PEPPER = 'a pepper of more than thirty-two characters';
const STORES = 'storefront.gateway.v1.StoresAdminService';
let database: TestDatabase<GatewayDatabase>;
let deps: AdminDeps;
let tenantId: string;

beforeAll(async () => {
  database = await openTestDatabase<GatewayDatabase>({ name: 'gateway', migrations: new URL('../../../migrations/', import.meta.url) });
  deps = { db: database.db, keyPepper: PEPPER, newId, now: () => new Date(), afterChange: () => undefined };
  tenantId = (await createStore(deps)({ name: 'Shop', gctRate: '0.15', onlinePayments: true, couriers: false }, operator)).tenantId ?? '';
});
afterAll(() => database.close());

const issue = (changed: Partial<Parameters<ReturnType<typeof issueKey>>[0]> = {}) =>
  issueKey(deps)({ tenantId, kind: 'secret', mode: 'live', scopes: [], origins: [], ...changed }, operator);
const find = (key: string | undefined) => findActiveKey(deps.db, hashApiKey(key ?? '', PEPPER), deps.now());
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: unknown) => (isAppError(error) ? error.code : 'another error'),
  );

describe('a store', () => {
  test('starts with the same settings in both modes', async () => {
    for (const mode of ['sandbox', 'live']) {
      expect((await getStore(deps)({ tenantId, mode }, operator)).store).toEqual({
        tenantId,
        mode,
        name: 'Shop',
        currency: 'JMD',
        gctRate: '0.15',
        onlinePayments: true,
        couriers: false,
        paymentRails: ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'],
        signup: 'open',
        taxRounding: 'line',
        shippingTax: 'store_rate',
        contractPrice: 'lowest',
        requireVerifiedEmail: false,
        timeZone: 'UTC',
        gctRateChange: null,
        datedGctRates: [{ rate: '0.15' }],
      });
    }
  });

  test('is listed with its settings, newest first, and found by name and currency', async () => {
    const name = `Euro Shop ${newId()}`;
    const created = await createStore(deps)({ name, currency: 'EUR', onlinePayments: false, couriers: false }, operator);
    const list = async (filter: Partial<Parameters<ReturnType<typeof listStores>>[0]>) =>
      (await listStores(deps)({ keyset: { limit: 10 }, ...filter }, operator)).stores?.map((store) => store.tenantId) ?? [];

    expect(await list({})).toEqual([created.tenantId, tenantId]);
    expect(await list({ text: name.toUpperCase() })).toEqual([created.tenantId]);
    expect(await list({ currency: 'jmd' })).toEqual([tenantId]);
    expect(await list({ until: '2001-01-01' })).toEqual([]);
    const { next } = await listStores(deps)({ keyset: { limit: 1 } }, operator);
    expect(await listStores(deps)({ keyset: { limit: 1, after: next } }, operator)).toEqual({
      stores: [
        expect.objectContaining({
          name: 'Shop',
          settings: [expect.objectContaining({ mode: 'live' }), expect.objectContaining({ mode: 'sandbox' })],
        }),
      ],
      next: undefined,
    });
  });

  test('is the only one that its own token lists', async () => {
    const own = (await createStore(deps)({ name: 'Own', onlinePayments: false, couriers: false }, operator)).tenantId ?? '';
    const limited = { ...operator, operator: { ...ROOT_OPERATOR, name: 'clerk', tokenId: newId(), tenantId: own } };

    expect(await listStores(deps)({ keyset: { limit: 10 } }, limited)).toMatchObject({ stores: [{ tenantId: own }] });
  });

  test('can be changed in one mode or in both', async () => {
    await setStore(deps)({ tenantId, mode: 'sandbox', signup: 'approval', paymentRails: [] }, operator);
    const { stores } = await setStore(deps)({ tenantId, couriers: true, paymentRails: ['CREDIT_TERMS'] }, operator);

    expect(stores?.map(({ mode, signup, couriers }) => [mode, signup, couriers]).sort()).toEqual([
      ['live', 'open', true],
      ['sandbox', 'approval', true],
    ]);
    expect((await find((await issue()).key))?.store).toMatchObject({ couriers: true, paymentRails: ['CREDIT_TERMS'], gctRate: '0.15' });
  });

  test('changes how it rounds tax, taxes shipping, and applies contract prices, which its keys then carry', async () => {
    const changed = { taxRounding: 'rate', shippingTax: 'proportional', contractPrice: 'always' };
    const { stores } = await setStore(deps)({ tenantId, mode: 'live', ...changed, paymentRails: [] }, operator);

    expect(stores).toEqual([expect.objectContaining(changed)]);
    expect((await find((await issue()).key))?.store).toMatchObject(changed);
    expect((await getStore(deps)({ tenantId, mode: 'sandbox' }, operator)).store).toMatchObject({ taxRounding: 'line' });
    expect(await codeOf(setStore(deps)({ tenantId, taxRounding: 'document', paymentRails: [] }, operator))).toBe('validation_error');
  });

  test('has a name, a time zone, and a rate from a local date on, in each mode by its own clock', async () => {
    const created = await createStore(deps)({ name: 'Dated', onlinePayments: false, couriers: false }, operator);
    const id = created.tenantId ?? '';
    const set = (request: Partial<Parameters<ReturnType<typeof setStore>>[0]>) =>
      setStore({ ...deps, now: () => new Date('2026-12-31T20:00:00Z') })({ tenantId: id, paymentRails: [], ...request }, operator);
    // In the sandbox, it is already the next day.
    await deps.db
      .insertInto('sandbox_clock')
      .values({ tenant_id: id, mode: 'sandbox', offset_ms: 86_400_000, target_ms: 86_400_000 })
      .execute();

    await set({ name: 'Renamed', timeZone: 'America/Jamaica' });
    const { stores } = await set({ gctRate: '0.165' });

    expect(stores).toMatchObject([
      { mode: 'live', name: 'Renamed', gctRate: '0.165', datedGctRates: [{ rate: '0.15' }, { from: '2026-12-31', rate: '0.165' }] },
      {
        mode: 'sandbox',
        timeZone: 'America/Jamaica',
        gctRate: '0.165',
        datedGctRates: [{ rate: '0.15' }, { from: '2027-01-01', rate: '0.165' }],
      },
    ]);
    expect(await codeOf(set({ gctRate: '0.1', gctRateFrom: '2026-12-31' }))).toBe('validation_error');
    const later = await set({ mode: 'live', gctRate: '0.1', gctRateFrom: '2027-04-01' });
    expect(later.stores).toMatchObject([
      { gctRate: '0.165', gctRateChange: { from: '2027-04-01', at: '2027-04-01T05:00:00.000Z', rate: '0.1' } },
    ]);
    const { key } = await issueKey(deps)({ tenantId: id, kind: 'secret', mode: 'live', scopes: [], origins: [] }, operator);
    expect((await findActiveKey(deps.db, hashApiKey(key ?? '', PEPPER), new Date('2027-04-01T05:00:00Z')))?.store).toMatchObject({
      name: 'Renamed',
      timeZone: 'America/Jamaica',
      gctRate: '0.1',
      gctRateChange: null,
    });
    expect((await listStores(deps)({ keyset: { limit: 10 }, text: 'Renamed' }, operator)).stores).toHaveLength(1);
  });

  test.each([
    { timeZone: 'EST5' },
    { name: ' ' },
    { name: 'two\nlines' },
    { gctRate: '1' },
    { gctRate: '0.1', gctRateFrom: '1.1.2027' },
    { gctRateFrom: '2099-01-01' },
  ])('refuses %p', async (request) => {
    expect(await codeOf(setStore(deps)({ tenantId, paymentRails: [], ...request }, operator))).toBe('validation_error');
  });

  test('that is unknown is refused, and so is an unknown setting', async () => {
    expect(await codeOf(getStore(deps)({ tenantId: newId(), mode: 'live' }, operator))).toBe('not_found');
    expect(await codeOf(getStore(deps)({ tenantId: 'x', mode: 'live' }, operator))).toBe('not_found');
    expect(await codeOf(setStore(deps)({ tenantId, paymentRails: ['BARTER'] }, operator))).toBe('validation_error');
    expect(await codeOf(createStore(deps)({ name: '', onlinePayments: false, couriers: false }, operator))).toBe('validation_error');
  });
});

test('two operators who set rates of a store at the same time lose none', async () => {
  const first = { gctRate: { rate: '0.2', from: '2098-01-01' } };
  const second = { tenantId, mode: 'sandbox', gctRate: '0.1', gctRateFrom: '2099-01-01', paymentRails: [] };

  const { stores } = await besideChange(
    deps.db,
    (trx) => updateStore(trx, tenantId, ['sandbox'], first, new Date()),
    () => setStore(deps)(second, operator),
  );

  expect(stores).toMatchObject([{ datedGctRates: [{ rate: '0.15' }, { from: '2098-01-01' }, { from: '2099-01-01' }] }]);
});

describe('the currency of a store', () => {
  const create = (currency: string) => createStore(deps)({ name: 'Shop', currency, onlinePayments: false, couriers: false }, operator);

  test.each(['JMD', 'JPY', 'KWD', 'XCG'])('%s is accepted', async (currency) => {
    const { tenantId: created } = await create(currency);
    expect((await getStore(deps)({ tenantId: created ?? '', mode: 'live' }, operator)).store).toMatchObject({ currency });
  });

  test.each(['ZZZ', 'XXX', 'XAU', 'HRK', 'jmd', ''])('%p is refused', async (currency) => {
    expect(await codeOf(create(currency))).toBe('validation_error');
  });
});

describe('a key', () => {
  test('is stored as a hash, with the defaults of its kind', async () => {
    const { key, keyId } = await issue({ kind: 'publishable', mode: 'sandbox' });
    const { keys } = await listKeys(deps)({ tenantId }, operator);
    const listed = keys?.find((row) => row.keyId === keyId);

    expect(key).toMatch(/^svc_test_pub_/);
    expect(listed).toMatchObject({ scopes: ['storefront:catalog', 'storefront:auth'], ratePerMinute: 300, hint: key?.slice(0, 16) });
    expect(JSON.stringify(keys)).not.toContain(key);
    expect((await issue().then(({ key: live }) => find(live)))?.ratePerMinute).toBe(1200);
  });

  test('that is revoked, expired or never issued is not found', async () => {
    const revoked = await issue();
    await revokeKey(deps)({ keyId: revoked.keyId ?? '' }, operator);
    await revokeKey(deps)({ keyId: revoked.keyId ?? '' }, operator);
    const earlier = { ...deps, now: () => new Date(Date.now() - 60_000) };
    const expiresAt = new Date(Date.now() - 1000).toISOString();
    const expired = await issueKey(earlier)({ tenantId, kind: 'secret', mode: 'live', scopes: [], origins: [], expiresAt }, operator);

    expect(await find(revoked.key)).toBeUndefined();
    expect(await find(expired.key)).toBeUndefined();
    expect(await find('svc_live_sec_invented')).toBeUndefined();
    expect(await codeOf(revokeKey(deps)({ keyId: newId() }, operator))).toBe('not_found');
  });

  test.each([
    ['RevokeKey', revokeKey],
    ['SetKeyRate', setKeyRate],
  ] as const)('of another store is not changed by %s, which is recorded as denied', async (rpc, handler) => {
    const { key, keyId = '' } = await issue();
    const bound = { ...ROOT_OPERATOR, name: 'ann', tokenId: newId(), tenantId: newId() };
    const request = { keyId, ratePerMinute: 7 };
    const call = { operator: bound, path: `/${STORES}/${rpc}`, request, tenantId: null, mode: null, requestId: 'r' };
    const made = createOperators(deps.db, AUDITED).record(call, async () => handler(deps)(request, { ...operator, operator: bound }));

    expect(await codeOf(made)).toBe('forbidden');
    expect(await find(key)).toMatchObject({ ratePerMinute: 1200 });
    expect(await listEntries(deps.db, { limit: 1 })).toMatchObject([
      { operator: 'ann', action: `${STORES}/${rpc}`, outcome: 'denied', object: 'key', details: { reason: 'operator_store' } },
    ]);
  });

  test('that is revoked stays revoked since the first time, whatever is done with it', async () => {
    const { keyId = '', key } = await issue();
    const read = async () => (await listKeys(deps)({ tenantId }, operator)).keys?.find((each) => each.keyId === keyId);
    await revokeKey(deps)({ keyId }, operator);
    const revoked = await read();
    const later = { ...deps, now: () => new Date(Date.now() + 60_000) };

    await revokeKey(later)({ keyId }, operator);
    expect(await read()).toEqual(revoked);
    await setKeyRate(later)({ keyId, ratePerMinute: 7 }, operator);

    expect(await read()).toEqual({ ...revoked, ratePerMinute: 7 });
    expect(await find(key)).toBeUndefined();
  });

  test('emits its change event in the same transaction', async () => {
    const { keyId = '' } = await issue();
    await setKeyRate(deps)({ keyId, ratePerMinute: 7 }, operator);

    const events = await deps.db.selectFrom('outbox').select(['type', 'data']).where('aggregate_id', '=', keyId).execute();

    expect(events).toEqual([{ type: 'key.changed', data: { keyId } }]);
  });

  test('that is publishable cannot get privileged scopes', async () => {
    expect(await codeOf(issue({ kind: 'publishable', scopes: ['storefront:customer'] }))).toBe('validation_error');
    expect(await codeOf(issue({ kind: 'publishable', origins: ['https://*.shop.example'] }))).toBe('validation_error');
    expect(await codeOf(issue({ expiresAt: new Date(Date.now() - 1000).toISOString() }))).toBe('validation_error');
    expect(await codeOf(issue({ ratePerMinute: 0 }))).toBe('validation_error');
  });

  test('that is live and publishable has a limit per client address, which can be changed alone or left as it is', async () => {
    const limitsOf = async (key: string | undefined) => {
      const found = await find(key);
      return [found?.ratePerMinute, found?.ratePerClient];
    };
    const { key, keyId = '' } = await issue({ kind: 'publishable' });

    expect(await limitsOf(key)).toEqual([60_000, 600]);
    expect(await limitsOf((await issue({ kind: 'publishable', ratePerClient: 5 })).key)).toEqual([60_000, 5]);
    expect(await limitsOf((await issue({ kind: 'publishable', mode: 'sandbox' })).key)).toEqual([300, null]);
    expect(await limitsOf((await issue()).key)).toEqual([1200, null]);
    await setKeyRate(deps)({ keyId, ratePerMinute: 90, ratePerClient: 7 }, operator);
    expect(await limitsOf(key)).toEqual([90, 7]);
    await setKeyRate(deps)({ keyId, ratePerMinute: 80 }, operator);
    expect(await limitsOf(key)).toEqual([80, 7]);
  });

  test('that is secret cannot have a limit per client address', async () => {
    const { keyId = '' } = await issue();

    expect(await codeOf(issue({ ratePerClient: 5 }))).toBe('validation_error');
    expect(await codeOf(setKeyRate(deps)({ keyId, ratePerMinute: 9, ratePerClient: 5 }, operator))).toBe('validation_error');
    expect(await codeOf(issue({ kind: 'publishable', ratePerClient: 0 }))).toBe('validation_error');
  });

  test('that is publishable and active allows preflights from its origins', async () => {
    const { keyId = '' } = await issue({ kind: 'publishable', origins: ['https://one.example'] });
    expect(await isOriginAllowed(deps.db, 'https://one.example')).toBe(true);
    expect(await isOriginAllowed(deps.db, 'https://two.example')).toBe(false);

    await revokeKey(deps)({ keyId }, operator);

    expect(await isOriginAllowed(deps.db, 'https://one.example')).toBe(false);
  });
});
