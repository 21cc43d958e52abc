import { beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { tryCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type TestStore } from '../support/systems/a-store.ts';

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
  test('shows a new name, description, and image within a second, with a new ETag', async () => {
    const before = await store.browser.get('/v1/categories');
    const response = await store.cli(
      'categories',
      'update',
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

    expect(response).toMatchObject({ path: 'auto', name: 'Motoring', image_url: 'https://images.example/car.webp' });
    await eventually(30_000, async () => expect((await categories())[0]?.name).toBe('Motoring'));
    expect((await categories())[0]).toMatchObject({
      slug: 'auto',
      description: 'All for the car',
      image: { kind: 'IMAGE', large_url: 'https://images.example/car.webp', alt_text: 'A car' },
    });
    const etag = before.headers.get('etag') ?? '';
    expect((await store.browser.get('/v1/categories', { 'if-none-match': etag })).status).toBe(200);
  });

  test('is found by its new name after a rename', async () => {
    await store.cli('categories', 'update', 'home', '--name', 'Household');
    await eventually(30_000, async () => expect((await store.browser.get('/v1/products?q=household')).body.total).toBe(1));
  });

  test('appears under its new parent within a second, and so do its products', async () => {
    await store.cli('categories', 'update', 'auto/brakes', '--parent', 'home');
    await eventually(30_000, async () => expect(outline(await categories())).toMatch(/Motoring\(\) Household\(Brakes\(\)\)/));
    expect((await store.browser.get('/v1/products?category=home')).body.total).toBe(2);
    expect((await store.browser.get('/v1/products?category=auto')).body.total).toBe(0);
  });

  test('cannot become its own descendant', async () => {
    const refused = await tryCli(
      store.env,
      'categories',
      'update',
      'home',
      '--parent',
      'home/brakes',
      '--tenant',
      store.tenantId,
      '--mode',
      store.mode,
    );
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain('must not be the category itself or one of its subcategories');
    expect(outline(await categories())).toMatch(/Household\(Brakes\(\)\)/);
  });

  test('can be removed if it is empty', async () => {
    await store.cli('categories', 'delete', 'auto');
    await eventually(30_000, async () => expect(outline(await categories())).toBe('Household(Brakes())'));
  });
});

describe('a tag', () => {
  test('and its group show a new name and order within a second', async () => {
    await store.cli('tags', 'update', 'brand/lux', '--name', 'Lux & Sons', '--position', '0');
    await store.cli('tags', 'groups', 'update', 'brand', '--name', 'Makers');
    await eventually(30_000, async () => {
      const { data } = (await store.browser.get('/v1/tags')).body;
      expect(data).toMatchObject([{ slug: 'brand', name: 'Makers', tags: [{ slug: 'lux', name: 'Lux & Sons' }, { slug: 'gungo' }] }]);
    });
  });

  test('appears in its new group within a second and still finds its products', async () => {
    await store.cli('tags', 'update', 'brand/lux', '--group', 'lamps');
    await eventually(30_000, async () => {
      const { data } = (await store.browser.get('/v1/tags')).body;
      expect(data).toMatchObject([
        { slug: 'brand', tags: [{ slug: 'gungo' }] },
        { slug: 'lamps', name: 'Lamps', tags: [{ slug: 'lux', product_count: 1 }] },
      ]);
    });
    expect((await store.browser.get('/v1/products?tag=lux')).body.total).toBe(1);
  });
});
