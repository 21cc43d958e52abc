import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { seen, until } from '@storefront/lifecycle/testing';
import { adminClient, type Api, type ApiResponse, type Json } from '../support/http/api.ts';
import { aToken } from '../support/operator/a-token.ts';
import { runCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

const TOKENS = '/admin/v1/tokens';
const POLL_MS = 500;

let store: TestStore;
let other: TestStore;
let root: Api;
let manager: { readonly api: Api; readonly name: string };
beforeAll(async () => {
  [store, other] = [await aStore(), await aStore()];
  root = clientOf((await aToken(['admin'])).token);
  const { token, name } = await aToken(['admin'], store.tenantId);
  manager = { api: clientOf(token), name };
});

const clientOf = (token: string) => adminClient(systemUnderTest().adminUrl, token);
const outcomeOf = ({ status, body }: ApiResponse) => [status, body?.error?.reason ?? body?.error?.code ?? null];
const aTokenOf = (fields: object = {}) => ({ name: `erp-${randomUUID()}`, scopes: ['catalog'], expires_in_days: 90, ...fields });

describe('a token', () => {
  test('is shown once, works in every service, is listed with who issued it, and ends within 5 seconds', async () => {
    const { status, body } = await manager.api.post(TOKENS, aTokenOf({ store_id: store.tenantId }));
    const { token, ...shown } = body.data;
    const client = clientOf(token);

    expect([status, shown]).toMatchObject([201, { scopes: ['catalog'], store_id: store.tenantId }]);
    expect((await client.get(`/admin/v1/stores/${store.tenantId}/sandbox/stock-settings`)).status).toBe(200);
    const listed = (await manager.api.get(TOKENS)).body.data.find(({ token_id: id }: Json) => id === shown.token_id);
    expect(listed).toMatchObject({ ...shown, issued_by: manager.name, revoked_at: null, missing_in: [], hint: token.slice(0, 11) });
    expect(JSON.stringify(listed)).not.toContain(token);

    expect((await manager.api.delete(`${TOKENS}/${shown.token_id}`)).status).toBe(204);
    expect((await manager.api.delete(`${TOKENS}/${shown.token_id}`)).status).toBe(204);
    await until(async () => {
      await sleep(POLL_MS);
      expect(outcomeOf(await client.get('/admin/v1/me'))).toEqual([401, 'invalid_token']);
    });
    const ended = (await manager.api.get(TOKENS)).body.data.find(({ token_id: id }: Json) => id === shown.token_id);
    expect(ended.revoked_at).toEqual(expect.any(String));
  });

  test('for one store issues, lists, and revokes tokens of that store only', async () => {
    const foreign = (await root.post(TOKENS, aTokenOf({ store_id: other.tenantId }))).body.data;
    const ofAll = (await root.post(TOKENS, aTokenOf())).body.data;

    const forAll = await manager.api.post(TOKENS, aTokenOf());
    expect([forAll.status, forAll.body.error.details[0].field]).toEqual([422, 'store_id']);
    expect(outcomeOf(await manager.api.post(TOKENS, aTokenOf({ store_id: other.tenantId })))).toEqual([404, 'not_found']);
    expect(outcomeOf(await manager.api.get(`${TOKENS}?store_id=${other.tenantId}`))).toEqual([404, 'not_found']);
    const stores = (await manager.api.get(TOKENS)).body.data.map(({ store_id: id }: Json) => id);
    expect(new Set(seen('tokens', stores))).toEqual(new Set([store.tenantId]));
    for (const { token_id: id, token } of [foreign, ofAll]) {
      expect(outcomeOf(await manager.api.delete(`${TOKENS}/${id}`))).toEqual([404, 'not_found']);
      expect((await clientOf(token).get('/admin/v1/me')).status).toBe(200);
    }
  });

  test.each([
    [{ expires_in_days: 366 }, 422, 'validation_error'],
    [{ expires_in_days: 0 }, 422, 'validation_error'],
    [{ scopes: [] }, 422, 'validation_error'],
    [{ scopes: ['everything'] }, 422, 'validation_error'],
    [{ name: 'root' }, 422, 'validation_error'],
    [{ store_id: randomUUID() }, 404, 'not_found'],
    [{ token: 'sfop_x' }, 422, 'unknown_field'],
  ])('with %j is not issued', async (fields, status, reason) => {
    const asked = aTokenOf(fields);

    expect(outcomeOf(await root.post(TOKENS, asked))).toEqual([status, reason]);
    expect((await root.get(`${TOKENS}?limit=200`)).body.data.filter(({ name }: Json) => name === asked.name)).toEqual([]);
  });

  test('has a name that no other valid one has', async () => {
    const asked = aTokenOf();
    expect((await root.post(TOKENS, asked)).status).toBe(201);

    expect(outcomeOf(await root.post(TOKENS, asked))).toEqual([409, 'token_name_taken']);
    expect(outcomeOf(await root.delete(`${TOKENS}/${randomUUID()}`))).toEqual([404, 'not_found']);
  });

  test('that issues one with another scope than admin cannot', async () => {
    const clerk = clientOf((await aToken(['read', 'keys', 'customers'], store.tenantId)).token);

    expect(outcomeOf(await clerk.post(TOKENS, aTokenOf({ store_id: store.tenantId })))).toEqual([403, 'scope_missing']);
    expect((await clerk.get(TOKENS)).status).toBe(200);
  });
});

describe('the audit log', () => {
  test('merges the logs of all services, each entry once, whatever is added meanwhile', async () => {
    const S = `/admin/v1/stores/${store.tenantId}/sandbox`;
    await store.importProducts([aProduct({ sku: 'A' })]);
    const { name, token } = await aToken(['admin'], store.tenantId);
    const api = clientOf(token);
    const writes = [
      () => api.patch(`${S}/settings`, { couriers: true }),
      () => api.put(`${S}/stock/A`, { on_hand: 1 }),
      () => api.post(`${S}/customers`, { email: `${randomUUID()}@x.example`, name: 'Ann' }),
      () => api.patch(`${S}/event-feed`, { is_on: true }),
      () => api.put(`${S}/stock/A`, { on_hand: 2 }),
    ];
    for (const write of writes) expect((await write()).status).toBeLessThan(300);
    const found: Json[] = [];
    let cursor: string | null = null;
    do {
      const page: ApiResponse = await api.get(`${S}/audit?actor=${name}&limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
      if (cursor === null) {
        await api.put(`${S}/stock/A`, { on_hand: 3 });
        // None of the entries of this service was on the first page.
        await api.patch(`${S}/settings`, { couriers: false });
      }
      found.push(...page.body.data);
      cursor = page.body.next_cursor;
    } while (cursor !== null);

    expect(found.map(({ action }) => action)).toEqual(['SetStock', 'SetEventFeed', 'CreateCustomer', 'SetStock', 'SetStore']);
    expect(found.map(({ service }) => service)).toEqual(['catalog', 'webhooks', 'billing', 'catalog', 'gateway']);
    expect(found[0]).toMatchObject({
      actor: name,
      object: 'stock',
      object_id: 'A',
      outcome: 'changed',
      before: { on_hand: 1 },
      after: { on_hand: 2 },
    });
    const bySku = (await api.get(`${S}/audit?object_id=A&actor=${name}`)).body.data;
    expect(bySku.map(({ after }: Json) => after.on_hand)).toEqual([3, 2, 1]);
    expect((await api.get(`${S}/audit?since=2099-01-01`)).body.data).toEqual([]);
    expect((await api.get(`/admin/v1/stores/${store.tenantId}/live/audit?actor=${name}`)).body.data).toEqual([]);
    expect(outcomeOf(await api.get(`${S}/audit?cursor=${cursorOf('1.2')}`))).toEqual([422, 'validation_error']);
  });

  test('without a store contains what the token may see', async () => {
    const { token } = await aToken(['read'], other.tenantId);
    const own = (await clientOf(token).get('/admin/v1/audit?limit=200')).body.data;
    const all = (await root.get('/admin/v1/audit?limit=5')).body.data;

    expect(new Set(seen('entries', own).map(({ store_id: id }: Json) => id))).toEqual(new Set([other.tenantId]));
    expect(all).toHaveLength(5);
    const command = await runCli<{ at: string }[]>(store.env, 'audit', 'list', '--limit', '1');
    expect(command).toHaveLength(1);
  });
});

const cursorOf = (text: string): string => Buffer.from(`0123456789abcdef${text}`).toString('base64url');
