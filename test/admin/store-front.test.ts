import { beforeAll, describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { adminClient, type Api, type ApiResponse, type Json } from '../support/http/api.ts';
import { aToken } from '../support/operator/a-token.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

let store: TestStore;
let api: Api;
let S: string;
beforeAll(async () => {
  store = await aStore();
  await store.importProducts([
    aProduct({ sku: 'PAD', categories: ['brakes/pads'], tags: [{ group: 'material', slug: 'steel' }] }),
    aProduct({ sku: 'SAW', categories: ['tools'], tags: [{ group: 'material', slug: 'wood' }] }),
  ]);
  api = adminClient(systemUnderTest().adminUrl, (await aToken(['catalog'], store.tenantId)).token);
  S = `/admin/v1/stores/${store.tenantId}/sandbox`;
});

const outcomeOf = ({ status, body }: ApiResponse) => [status, body?.error?.reason ?? body?.error?.code ?? null];
const ifMatch = (version: string) => ({ 'if-match': `"${version}"` });
const found = async (list: string, name: string, value: string): Promise<Json> => {
  const { body } = await api.get(`${S}/${list}`);
  return seen(
    `${list} with ${name} ${value}`,
    body.data.filter((row: Json) => row[name] === value),
  )[0];
};

describe('categories', () => {
  const category = (path: string) => found('categories', 'path', path);

  test('are listed once each, changed, moved, and deleted when they are empty, with the version that was read', async () => {
    const [tools, pads] = [await category('tools'), await category('brakes/pads')];
    const first = await api.get(`${S}/categories?limit=2`);
    const second = await api.get(`${S}/categories?limit=2&cursor=${first.body.next_cursor}`);
    const paths: string[] = [...first.body.data, ...second.body.data].map(({ path }: Json) => path);
    expect(paths.toSorted()).toEqual(['brakes', 'brakes/pads', 'tools']);
    expect(second.body.next_cursor).toBeNull();

    // Changes the catalog, but none of its categories.
    await api.post(`${S}/products`, { sku: 'OTHER', description: 'Other', list_unit_price: 1, categories: ['tools'] });
    const image = { url: 'https://cdn.example/pads.webp', alt_text: 'Pads' };
    const changed = await api.patch(`${S}/categories/${pads.id}`, { name: 'Pads', description: 'All', image }, ifMatch(pads.version));
    expect(changed).toMatchObject({ status: 200, body: { data: { name: 'Pads', description: 'All', image: { large_url: image.url } } } });
    expect(await category('brakes/pads')).toEqual(changed.body.data);
    expect(outcomeOf(await api.patch(`${S}/categories/${pads.id}`, { name: 'Stale' }, ifMatch(pads.version)))).toEqual([
      412,
      'version_mismatch',
    ]);

    const { version } = changed.body.data;
    const moved = await api.patch(`${S}/categories/${pads.id}`, { parent_id: tools.id, description: null, image: null }, ifMatch(version));
    expect(moved.body.data).toMatchObject({ path: 'tools/pads', parent_id: tools.id, description: null, image: null });
    expect((await api.patch(`${S}/categories/${pads.id}`, { parent_id: null })).body.data).toMatchObject({ path: 'pads', parent_id: null });
    const brakes = await category('brakes');
    expect(outcomeOf(await api.delete(`${S}/categories/${brakes.id}`, ifMatch('stale')))).toEqual([412, 'version_mismatch']);
    expect((await api.delete(`${S}/categories/${brakes.id}`, ifMatch(brakes.version))).status).toBe(204);
    expect(outcomeOf(await api.delete(`${S}/categories/${tools.id}`))).toEqual([409, 'category_not_empty']);
    expect(outcomeOf(await api.delete(`${S}/categories/tools`))).toEqual([404, 'not_found']);
  });

  test('are not moved below themselves, and names are checked', async () => {
    const { id } = await category('tools');

    expect((await api.patch(`${S}/categories/${id}`, { parent_id: id })).status).toBe(422);
    expect(outcomeOf(await api.patch(`${S}/categories/${id}`, { name: '' }))).toEqual([422, 'validation_error']);
    expect(outcomeOf(await api.patch(`${S}/categories/${id}`, { title: 'x' }))).toEqual([422, 'unknown_field']);
  });
});

test('tags and their groups are changed, moved, and deleted when no product has them', async () => {
  const [steel, wood] = [await found('tags', 'slug', 'steel'), await found('tags', 'slug', 'wood')];
  const renamed = await api.patch(`${S}/tags/${steel.id}`, { name: 'Steel', position: 1 }, ifMatch(steel.version));

  expect(renamed.body.data).toMatchObject({ id: steel.id, name: 'Steel', group: { slug: 'material' } });
  expect(await found('tags', 'slug', 'steel')).toEqual(renamed.body.data);
  expect(outcomeOf(await api.patch(`${S}/tags/${steel.id}`, { name: 'Stale' }, ifMatch(steel.version)))).toEqual([412, 'version_mismatch']);
  expect(outcomeOf(await api.delete(`${S}/tags/${wood.id}`))).toEqual([409, 'tag_in_use']);
  expect((await api.patch(`${S}/tags/${wood.id}`, { group: 'origin' })).body.data.group).toMatchObject({ slug: 'origin', name: 'Origin' });
  const { group } = await found('tags', 'slug', 'wood');
  expect((await api.patch(`${S}/tag-groups/${group.id}`, { name: 'Source' })).body.data).toMatchObject({ id: group.id, name: 'Source' });
  expect(outcomeOf(await api.patch(`${S}/tag-groups/${steel.id}`, { name: 'x' }))).toEqual([404, 'not_found']);
  await api.patch(`${S}/products/SAW`, { tags: null });
  expect((await api.delete(`${S}/tags/${wood.id}`)).status).toBe(204);
  expect((await api.delete(`${S}/tags/${wood.id}`)).status).toBe(404);
});

test('shipping options are set with the version that was read, listed, and deleted', async () => {
  const path = `${S}/shipping-options/standard`;
  const option = { label: 'Delivery', amount: '800', free_over: 15_000 };
  expect(outcomeOf(await api.put(path, option, ifMatch('none')))).toEqual([412, 'version_mismatch']);
  const created = await api.put(path, option);

  expect(created.body.data).toMatchObject({ code: 'standard', kind: 'OWN_FLEET', amount: 800, free_over: 15_000, offered: true });
  const { body } = await api.get(`${S}/shipping-options`);
  expect(body).toEqual({ data: [created.body.data], next_cursor: null, errors: [] });
  expect((await api.put(`${S}/shipping-options/courier`, { ...option, kind: 'COURIER' })).body.data.offered).toBe(false);
  const { version } = created.body.data;
  const replaced = await api.put(path, { label: 'Delivery', amount: 900 }, ifMatch(version));
  expect(replaced.body.data).toMatchObject({ amount: 900, free_over: null });
  expect(outcomeOf(await api.put(path, option, ifMatch(version)))).toEqual([412, 'version_mismatch']);
  expect(outcomeOf(await api.put(path, { ...option, amount: '1.005' }))).toEqual([422, 'validation_error']);
  expect(outcomeOf(await api.delete(path, ifMatch(version)))).toEqual([412, 'version_mismatch']);
  expect((await api.delete(path, ifMatch(replaced.body.data.version))).status).toBe(204);
  expect((await api.delete(path)).status).toBe(404);
  expect((await api.delete(`${S}/shipping-options/%00`)).status).toBe(404);
});

test('promotions are created once, listed newest first, and ended', async () => {
  const promotion = { code: 'summer10', kind: 'percent', value: '10', skus: ['PAD', 'no-such'], ends_at: '2099-09-01', limit_total: null };
  const created = await api.post(`${S}/promotions`, promotion);

  expect(created).toMatchObject({
    status: 201,
    body: { data: { code: 'SUMMER10', value: 10, unknown_skus: ['no-such'], combinable: true } },
  });
  expect(outcomeOf(await api.post(`${S}/promotions`, promotion))).toEqual([409, 'promotion_exists']);
  expect(outcomeOf(await api.post(`${S}/promotions`, { ...promotion, code: 'X', value: 101 }))).toEqual([422, 'validation_error']);
  for (const code of ['FREE', 'LATER']) await api.post(`${S}/promotions`, { code, kind: 'free_shipping' });
  const first = await api.get(`${S}/promotions?limit=2`);
  await api.post(`${S}/promotions`, { code: 'NEWEST', kind: 'free_shipping' });
  const second = await api.get(`${S}/promotions?limit=2&cursor=${first.body.next_cursor}`);
  expect([...first.body.data, ...second.body.data].map(({ code }: Json) => code)).toEqual(['LATER', 'FREE', 'SUMMER10']);
  const { unknown_skus: _unknown, ...listed } = created.body.data;
  expect(second.body).toEqual({ data: [listed], next_cursor: null, errors: [] });
  const ended = await api.post(`${S}/promotions/summer10/end`);
  expect(Date.parse(ended.body.data.ends_at)).toBeLessThanOrEqual(Date.now());
  expect((await api.post(`${S}/promotions/no-such/end`)).status).toBe(404);
});
