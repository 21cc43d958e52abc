import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runOperator } from '@storefront/operator';
import { eventually } from '../support/eventually.ts';
import { Collector, tryCli } from '../support/operator/run-cli.ts';
import { aProduct, aStore, type ProductRow, type TestStore } from '../support/systems/a-store.ts';

let store: TestStore;
let folder: string;

beforeAll(async () => {
  store = await aStore({ mode: 'live' });
  folder = await mkdtemp(join(tmpdir(), 'storefront-catalog-imports-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Report {
  readonly rows_read: number;
  readonly rows_good: number;
  readonly rows_bad: number;
  readonly created: number;
  readonly unchanged: number;
  readonly violations: readonly { line: number; column: string | null; reason: string }[];
  readonly warnings: readonly string[];
}

async function importText(name: string, text: string, ...options: string[]) {
  const file = join(folder, name);
  await writeFile(file, text);
  return tryCli<Report>(store.env, 'catalog', 'import', file, ...options, '--tenant', store.tenantId, '--mode', store.mode);
}

const lines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const pathOf = (sku: string): string => `/v1/products/${encodeURIComponent(sku)}`;
const everyProduct = async (): Promise<string> => (await store.server.get('/v1/products?limit=200')).text;

describe('a file of products', () => {
  test('imports its valid rows, reports the others by line and column, and exits with 2', async () => {
    const { exitCode, json } = await importText(
      'bad.jsonl',
      lines([
        aProduct({ sku: 'GOOD', categories: ['never-seen/before'] }),
        aProduct({ sku: 'GOOD', description: 'its twin' }),
        aProduct({ sku: 'NEGATIVE', list_unit_price: -1 }),
        aProduct({ sku: 'SCALE', list_unit_price: '1.123456789012' }),
        aProduct({ sku: 'BACKWARDS', sale_unit_price: 1, sale_starts_at: '2027-02-01', sale_ends_at: '2027-01-01' }),
        aProduct({ sku: 'FACTOR', order_uoms: [{ code: 'BOX', base_quantity: 0 }] }),
        aProduct({ sku: 'CATEGORY', categories: ['No Slug!'] }),
      ]),
    );

    expect(exitCode).toBe(2);
    expect(json).toMatchObject({ rows_read: 7, rows_good: 1, rows_bad: 6, created: 1 });
    expect(json.violations.map(({ line, column }) => [line, column])).toEqual([
      [2, 'sku'],
      [3, 'list_unit_price'],
      [4, 'list_unit_price'],
      [5, 'sale_ends_at'],
      [6, 'order_uoms'],
      [7, 'categories'],
    ]);
    expect((await store.server.get('/v1/products/GOOD')).body.data.description).toBe('Product GOOD');
    expect((await store.server.get('/v1/products/FACTOR')).status).toBe(404);
    expect((await store.server.get('/v1/products?category=before')).body.total).toBe(1);
  });

  test('prints each invalid row once and their number', async () => {
    await writeFile(join(folder, 'invalid.jsonl'), lines([aProduct({ sku: 'VALID' }), aProduct({ sku: 'COSTLESS', list_unit_price: -1 })]));

    const { stdout, stderr } = await cliText('catalog', 'import', join(folder, 'invalid.jsonl'));

    expect(stdout).toMatch(/^rows_bad +1$/m);
    expect(stdout).not.toContain('must not be negative');
    expect(stderr).toBe('line 2, list_unit_price: must not be negative\n');
  });

  test('is only validated in a dry run', async () => {
    const before = await everyProduct();

    const { exitCode, json } = await importText('dry.jsonl', lines([aProduct({ sku: 'DRY' })]), '--dry-run');

    expect([exitCode, json.created]).toEqual([0, 1]);
    expect(await everyProduct()).toBe(before);
  });

  test.each(['a/b', '50% off', 'a%2Fb', 'x?y#z&q=1', '#', 'ü ß', 'قطعة-٤٢', '🔩', '"quoted"', "o'clock", 'a+b', 'A\\B', '...'])(
    'can contain the SKU %j, which is found at its encoded path',
    async (sku) => {
      expect((await importText('sku.jsonl', lines([aProduct({ sku, stock_quantity: 3 })]))).exitCode).toBe(0);

      expect((await store.server.get(pathOf(sku))).body.data).toMatchObject({ sku, availability: 'LOW' });
      expect((await store.server.get(`${pathOf(sku)}/availability`)).body).toEqual({ sku, availability: 'LOW' });
      expect((await store.server.post('/v1/availability/batch', { skus: [sku] })).body.data).toEqual([{ sku, availability: 'LOW' }]);
    },
  );

  test('identifies a product by each form of its SKU, also in paths and carts, and reports what it changed', async () => {
    const forms = ['CAFÉ 7', 'CAFE\u0301 7', 'CAFÉ\u00a07', '\u200bCAFÉ 7', 'CA\u00adFÉ 7', ' CAFÉ 7\ufeff'];
    const [form = '', other = ''] = forms.slice(1);
    const imported = await importText('forms.jsonl', lines([aProduct({ sku: form }), aProduct({ sku: other })]));
    const { api } = await store.shopper();
    const cart = `/v1/carts/${(await api.post('/v1/carts')).body.data.id}`;
    for (const sku of forms) await api.post(`${cart}/lines`, { sku, quantity: 1 });
    const batch = await store.server.post('/v1/availability/batch', { skus: forms });

    expect([imported.exitCode, imported.json.created, imported.json.violations]).toEqual([
      2,
      1,
      [{ line: 2, column: 'sku', reason: 'repeats the SKU of line 1' }],
    ]);
    expect(imported.json.warnings).toEqual([expect.stringMatching(/^line 1, sku: is stored as "CAFÉ 7"/)]);
    for (const sku of forms) expect((await store.server.get(pathOf(sku))).body.data.sku).toBe('CAFÉ 7');
    expect(batch.body.data.map(({ sku }: { sku: string }) => sku)).toEqual(['CAFÉ 7']);
    expect((await api.get(cart)).body.data.lines).toMatchObject([{ sku: 'CAFÉ 7', quantity: forms.length }]);
  });

  test('can contain names in any script, which a search finds', async () => {
    const names = { HAMMER: 'مطرقة 🔨 حديد', KEY: 'מפתח ברגים', CAFE: 'Cafetière émaillée' };
    await store.importProducts(Object.entries(names).map(([sku, description]) => aProduct({ sku, description })));

    for (const [q, sku] of [
      ['حديد', 'HAMMER'],
      ['ברגים', 'KEY'],
      ['cafetiere emaillee', 'CAFE'],
    ] as const) {
      const { body } = await store.server.get(`/v1/products?q=${encodeURIComponent(q)}`);
      expect(body.data[0]).toMatchObject({ sku, description: names[sku] });
    }
  });

  test('imported twice concurrently yields one catalog', async () => {
    const rows = Array.from({ length: 1500 }, (_, index) => aProduct({ sku: `TWO-${index}`, categories: [`two/c${index % 5}`] }));

    const reports = await Promise.all([importText('one.jsonl', lines(rows)), importText('two.jsonl', lines(rows.toReversed()))]);

    expect(reports.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(reports.reduce((sum, { json }) => sum + json.created, 0)).toBe(1500);
    expect((await store.server.get('/v1/products?category=two')).body.total).toBe(1500);
  });

  test('with one endless line is rejected without being buffered', async () => {
    const { exitCode, json } = await importText(
      'endless.jsonl',
      `{"sku": "${'x'.repeat(5_000_000)}\n${lines([aProduct({ sku: 'AFTER' })])}`,
    );

    expect([exitCode, json.rows_good, json.violations[0]?.line]).toEqual([2, 1, 1]);
  });
});

describe('a file as other programs write it', () => {
  /** Each command that imports a CSV file, with its header, a row, and what it counts. */
  const IMPORTS = [
    { command: 'catalog', header: 'sku,description,list_unit_price', row: (n: number) => `CSV-${n},Bolt ${n},5`, counted: 'created' },
    {
      command: 'customers',
      header: 'email,name,company_name',
      row: (n: number) => `csv-${n}@example.com,Ann ${n},Bolts`,
      counted: 'created',
    },
    {
      command: 'prices',
      header: 'customer_email,sku,unit_price',
      row: (n: number) => `csv-${n}@example.com,CSV-${n},4`,
      counted: 'stored',
    },
  ];

  const importFile = async (command: string, bytes: string | Buffer) => {
    const file = join(folder, `${command}.csv`);
    await writeFile(file, bytes);
    return tryCli<Report & Record<string, unknown>>(store.env, command, 'import', file, '--tenant', store.tenantId, '--mode', store.mode);
  };

  test.each(IMPORTS)('is imported by $command with blank rows, more commas, and in UTF-16', async ({ command, header, row, counted }) => {
    const rows = [`${header},`, ...[1, 2, 3].flatMap((n) => [',,,', `${row(n)},`, '', ' , ,']), ''];
    const text = Buffer.from(`\ufeff${rows.join('\r\n')}`, 'utf16le');

    expect(await importFile(command, text)).toMatchObject({ exitCode: 0, json: { [counted]: 3, violations: [] } });
  });

  test.each(IMPORTS)('is refused by $command with a violation in line 1 if its header is, each time', async ({ command, header, row }) => {
    const rows = Array.from({ length: 1000 }, (_, n) => row(n));
    const headers = [
      header.replace(/^\w+/, 'code'),
      `${header},${header}`,
      header.replaceAll(',', '\t'),
      header.replaceAll(',', ';'),
      'größe,',
    ];
    for (const refused of [...headers, ...headers]) {
      const { exitCode, json } = await importFile(command, Buffer.from([refused, ...rows].join('\n'), 'latin1'));

      expect(exitCode).toBe(2);
      expect(new Set(json.violations.map(({ line }) => line))).toEqual(new Set([1]));
    }
  });

  test.each(IMPORTS)('is not stored by $command where it is not UTF-8', async ({ command, header, row }) => {
    const [first = '', , third = ''] = row(4).split(',');
    const rows = [header, row(1), `${first},ü,ü`, '', `${first},"Jürgen\r\nMüller",${third}`, '', row(2), ''];
    const { exitCode, json } = await importFile(command, Buffer.from(rows.join('\r\n'), 'latin1'));

    expect(exitCode).toBe(2);
    expect(json.violations.map(({ line }) => line)).toEqual([3, 3, 5]);
    expect(json.violations[0]?.reason).toContain('save the file as UTF-8');
  });
});

describe('an export of Shopify', () => {
  test('gives each variant a SKU, and categories and tags of any script that filters find', async () => {
    const text = [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Type,Tags,Cost per item',
      'рубашка-2,Рубашка,Цвет,Красный XL,,900,900,Рубашки,"новинка, C++",1',
      'рубашка-2,,,Синий XL,,900,0,,,',
      'мыло,Мыло,Запах,½ розы,SOAP,5,,Уход,"C#, 🧼",',
      'мыло,,,Мята,SOAP,6,8,,,',
    ].join('\n');

    const { exitCode, json } = await importText('shopify.csv', text, '--format', 'shopify');

    expect([exitCode, json.created, json.violations]).toEqual([0, 4, []]);
    expect(json.warnings).toEqual([
      'line 1: these columns are not imported: Cost per item',
      expect.stringMatching(
        /^line 4, Variant SKU: "SOAP" is not used, because several variants have this one; the product is мыло-1-2-розы-/,
      ),
      'line 5, Variant SKU: "SOAP" is not used, because several variants have this one; the product is мыло-мята',
    ]);
    const found = async (query: string) =>
      (await store.server.get(`/v1/products?${query}`)).body.data.map(({ description }: { description: string }) => description);
    const shirts = ['Рубашка - Красный XL', 'Рубашка - Синий XL'];
    expect(await found(`category=${encodeURIComponent('рубашки')}`)).toEqual(shirts);
    expect(await found(`tag=${encodeURIComponent('новинка')}`)).toEqual(shirts);
    const { body: tags } = await store.server.get('/v1/tags');
    const slugOf = (name: string) =>
      tags.data
        .flatMap((group: { tags: { name: string; slug: string }[] }) => group.tags)
        .find((tag: { name: string }) => tag.name === name).slug;
    expect(await found(`tag=${slugOf('C++')}`)).toEqual(shirts);
    expect(await found(`tag=${slugOf('C#')}&tag=${slugOf('🧼')}`)).toEqual(['Мыло - ½ розы', 'Мыло - Мята']);
    const { body } = await store.server.get(pathOf('мыло-мята'));
    expect(body.data).toMatchObject({ compare_at_unit_price: 8, discount_percent: 25, badges: ['ON_SALE'] });
    const { body: shirt } = await store.server.get(pathOf('рубашка-2-красный-xl'));
    expect(shirt.data).toMatchObject({ compare_at_unit_price: null, discount_percent: 0, badges: [] });
    expect((await importText('shopify.csv', text, '--format', 'shopify')).json).toMatchObject({ created: 0, unchanged: 4 });
  });
});

describe('an export', () => {
  test('can be imported again without changing any ETag', async () => {
    const rich: ProductRow = {
      ...aProduct({ sku: 'RICH' }),
      short_description: 'All of it',
      body: '# Rich\n\ntext ',
      specs: { groups: [{ label: 'Size', rows: [{ label: 'Thread', value: 'M8', highlight: true }] }] },
      compare_at_unit_price: 150,
      sale_unit_price: 80,
      sale_starts_at: '2026-01-01T00:00:00Z',
      sale_ends_at: '2036-01-01T00:00:00Z',
      price_breaks: [{ min_quantity: 10, unit_price: 90.5 }],
      effective_gct_rate: 0.05,
      base_uom: 'M',
      quantity_decimals: 2,
      order_uoms: [{ code: 'ROLL', label: 'Roll of 25 m', base_quantity: 25, min_order_quantity: 1, increment: 1 }],
      categories: ['cables/copper', 'new'],
      tags: [{ group: 'brand', slug: 'volt', name: 'Volt & Co' }],
      media: [
        { kind: 'VIDEO', provider: 'youtube', embed_url: 'https://video.example/1', duration_seconds: 12.5 },
        { kind: 'IMAGE', thumb_url: 'https://cdn.example/t.webp', large_url: 'https://cdn.example/l.webp', alt_text: 'Roll', width: 10 },
      ],
      stock_quantity: 7.25,
      low_stock_threshold: 5,
    };
    await store.importProducts([rich, aProduct({ sku: 'STAYS-HIDDEN', hidden: true })]);
    const paths = ['/v1/products?limit=200', '/v1/products/RICH', '/v1/categories', '/v1/tags', pathOf('a/b')];
    // A gateway that shows the new product knows the newest version of the catalog.
    await eventually(30_000, async () => expect((await store.server.get('/v1/products/RICH')).status).toBe(200));
    const etags = async () => Promise.all(paths.map(async (path) => (await store.server.get(path)).headers.get('etag')));
    const before = await etags();

    const { stdout } = await cliText('catalog', 'export');
    const { exitCode, json } = await importText('export.jsonl', stdout);

    expect(exitCode).toBe(0);
    expect(json.unchanged).toBe(json.rows_read);
    expect(stdout).toContain('"STAYS-HIDDEN"');
    expect(await etags()).toEqual(before);
  });
});

/** Runs a command without `--json` and returns its output. */
async function cliText(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  const [stdout, stderr] = [new Collector(), new Collector()];
  await runOperator([...args, '--tenant', store.tenantId, '--mode', store.mode], store.env, { stdout, stderr });
  return { stdout: stdout.text, stderr: stderr.text };
}

describe('a list of contract prices', () => {
  test('in a CSV file imports its valid rows, and its customer pays them from their minimum quantity', async () => {
    await store.importProducts([aProduct({ sku: 'AGREED' }), aProduct({ sku: 'LISTED' })]);
    const shopper = await store.shopper();
    const { browser } = store;
    const file = join(folder, 'prices.csv');
    await writeFile(
      file,
      [
        'customer_id,sku,unit_price,min_quantity',
        `${shopper.customerId},AGREED,81.50,`,
        `${shopper.customerId},AGREED,79,10`,
        `nobody,AGREED,1,1`,
        `${shopper.customerId},NOWHERE,1,1`,
        `${shopper.customerId},AGREED,-1,20`,
        `${shopper.customerId},AGREED,1,1,too,many`,
        '',
      ].join('\n'),
    );

    const importPrices = (...options: string[]) =>
      tryCli<{ stored: number; dry_run: boolean; violations: { line: number; column: string | null }[] }>(
        store.env,
        'prices',
        'import',
        file,
        ...options,
        '--tenant',
        store.tenantId,
        '--mode',
        store.mode,
      );

    const dry = await importPrices('--dry-run');
    expect((await shopper.api.get('/v1/products/AGREED')).body.data).toMatchObject({ unit_price: 100, price_source: 'LIST' });
    const { exitCode, json } = await importPrices();

    expect([exitCode, json.stored]).toEqual([2, 2]);
    expect(dry).toMatchObject({ exitCode, json: { ...json, dry_run: true } });
    expect(json.violations.map(({ line, column }) => [line, column])).toEqual([
      [4, 'customer_id'],
      [5, 'sku'],
      [6, 'unit_price'],
      [7, null],
    ]);
    await eventually(30_000, async () =>
      expect((await shopper.api.get('/v1/products/AGREED')).body.data).toMatchObject({
        unit_price: 81.5,
        list_unit_price: 100,
        price_source: 'CONTRACT',
        price_breaks: [{ min_quantity: 10, unit_price: 79 }],
      }),
    );
    expect((await shopper.api.get('/v1/products/LISTED')).body.data).toMatchObject({ unit_price: 100, price_source: 'LIST' });
    expect((await browser.get('/v1/products/AGREED')).body.data).toMatchObject({ unit_price: 100, price_breaks: [] });

    const { stdout } = await cliText('prices', 'export', '--customer', shopper.customerId);
    expect(stdout.split('\n')).toEqual([
      'customer_id,customer_email,sku,unit_price,min_quantity',
      `${shopper.customerId},${shopper.email},AGREED,81.5,1`,
      `${shopper.customerId},${shopper.email},AGREED,79,10`,
      '',
    ]);
    expect(await store.cli('prices', 'delete', 'AGREED', '--customer', shopper.customerId)).toEqual({ removed: 2 });
    await writeFile(file, stdout);
    expect((await importPrices()).json).toEqual({ stored: 2, dry_run: false, violations: [], warnings: [] });
    expect((await cliText('prices', 'export', '--customer', shopper.email)).stdout).toBe(stdout);
    expect(await store.cli('prices', 'delete', 'AGREED', '--customer', shopper.customerId)).toEqual({ removed: 2 });
    await eventually(30_000, async () =>
      expect((await shopper.api.get('/v1/products/AGREED')).body.data).toMatchObject({ unit_price: 100, price_source: 'LIST' }),
    );
  });

  test('names customers by email', async () => {
    await store.importProducts([aProduct({ sku: 'BY-EMAIL' })]);
    const shopper = await store.shopper();
    const file = join(folder, 'prices-by-email.csv');
    const rows = [`${shopper.email.toUpperCase()},BY-EMAIL,70,`, 'unknown@example.com,BY-EMAIL,1,', `${shopper.email},BY-EMAIL,71,1`];
    await writeFile(file, ['customer_email,sku,unit_price,min_quantity', ...rows, ''].join('\n'));

    const { json } = await tryCli(store.env, 'prices', 'import', file, '--tenant', store.tenantId, '--mode', store.mode);

    expect(json).toEqual({
      stored: 1,
      warnings: [],
      dry_run: false,
      violations: [
        { line: 3, column: 'customer_email', reason: 'is not the email of a customer' },
        { line: 4, column: null, reason: 'repeats line 2' },
      ],
    });
    await eventually(30_000, async () =>
      expect((await shopper.api.get('/v1/products/BY-EMAIL')).body.data).toMatchObject({ unit_price: 70 }),
    );
  });
});
