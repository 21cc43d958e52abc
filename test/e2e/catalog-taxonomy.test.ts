import { beforeAll, describe, expect, test } from '@jest/globals';
import { aProduct, aStore, type TestStore } from '../support/a-store.ts';
import { tryOperate } from '../support/operate.ts';
import { within } from '../support/within.ts';

let store: TestStore;
beforeAll(async () => {
  store = await aStore();
  await store.importProducts([
    aProduct({ sku: 'PAD', categories: ['auto/brakes'], tags: [{ group: 'brand', slug: 'gungo' }] }),
    aProduct({ sku: 'LAMP', categories: ['home'], tags: [{ group: 'brand', slug: 'lux' }] }),
  ]);
});

type Node = { readonly slug: string; readonly name: string; readonly product_count: number; readonly children: readonly Node[] };
const categories = async () => (await store.browser.get('/v1/categories')).body.data as (Node & Record<string, unknown>)[];
const outline = (nodes: readonly Node[]): string => nodes.map(({ name, children }) => `${name}(${outline(children)})`).join(' ');

describe('a category', () => {
  test('that is renamed, described and illustrated shows so within a second, under another tag', async () => {
    const before = await store.browser.get('/v1/categories');
    const answer = await store.operate(
      'categories',
      'set',
      'auto',
      '--name',
      'Motoring',
      '--description',
      'All for the car',
      '--image',
      'https://images.example/car.webp',
      '--image-alt',
      'A car',
    );

    expect(answer).toMatchObject({ path: 'auto', name: 'Motoring', image_url: 'https://images.example/car.webp' });
    await within(1000, async () => expect((await categories())[0]?.name).toBe('Motoring'));
    expect((await categories())[0]).toMatchObject({
      slug: 'auto',
      description: 'All for the car',
      image: { kind: 'IMAGE', large_url: 'https://images.example/car.webp', alt_text: 'A car' },
    });
    const etag = before.headers.get('etag') ?? '';
    expect((await store.browser.get('/v1/categories', { 'if-none-match': etag })).status).toBe(200);
  });

  test('that is renamed is soon found by its new name', async () => {
    await store.operate('categories', 'set', 'home', '--name', 'Household');
    await within(5000, async () => expect((await store.browser.get('/v1/products?q=household')).body.total).toBe(1));
  });

  test('that moves shows at its new place within a second, and lists follow', async () => {
    await store.operate('categories', 'set', 'auto/brakes', '--parent', 'home');
    await within(1000, async () => expect(outline(await categories())).toMatch(/Motoring\(\) Household\(Brakes\(\)\)/));
    expect((await store.browser.get('/v1/products?category=home')).body.total).toBe(2);
    expect((await store.browser.get('/v1/products?category=auto')).body.total).toBe(0);
  });

  test('cannot become its own descendant', async () => {
    const refused = await tryOperate(
      store.env,
      'categories',
      'set',
      'home',
      '--parent',
      'home/brakes',
      '--tenant',
      store.tenantId,
      '--mode',
      store.mode,
    );
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain('must not be the category itself or one below it');
    expect(outline(await categories())).toMatch(/Household\(Brakes\(\)\)/);
  });

  test('that is empty can be removed', async () => {
    await store.operate('categories', 'remove', 'auto');
    await within(1000, async () => expect(outline(await categories())).toBe('Household(Brakes())'));
  });
});

describe('a tag', () => {
  test('and its group show other names, and another order, within a second', async () => {
    await store.operate('tags', 'set', 'brand/lux', '--name', 'Lux & Sons', '--position', '0');
    await store.operate('tags', 'set-group', 'brand', '--name', 'Makers');
    await within(1000, async () => {
      const { data } = (await store.browser.get('/v1/tags')).body;
      expect(data).toMatchObject([{ slug: 'brand', name: 'Makers', tags: [{ slug: 'lux', name: 'Lux & Sons' }, { slug: 'gungo' }] }]);
    });
  });

  test('stands in another group within a second, and its products are still found by it', async () => {
    await store.operate('tags', 'set', 'brand/lux', '--group', 'lamps');
    await within(1000, async () => {
      const { data } = (await store.browser.get('/v1/tags')).body;
      expect(data).toMatchObject([
        { slug: 'brand', tags: [{ slug: 'gungo' }] },
        { slug: 'lamps', name: 'Lamps', tags: [{ slug: 'lux', product_count: 1 }] },
      ]);
    });
    expect((await store.browser.get('/v1/products?tag=lux')).body.total).toBe(1);
  });
});
