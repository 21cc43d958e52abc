import { describe, expect, test } from '@jest/globals';
import { bytesOf } from '../testing/builders.ts';
import { readRows } from './read-rows.ts';

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Taxable,Image Src,Image Position,Image Alt Text,Variant Image,Status';

/** The columns of Shopify's current template. */
const NEWER_HEADER =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Charge tax,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL,Image position,Image alt text,Variant image URL,SEO description';

const convert = (...lines: string[]) => convertFile(HEADER, ...lines);

async function convertFile(...lines: string[]) {
  const items = [];
  for await (const item of readRows(bytesOf(lines.join('\n')), { format: 'shopify', syntax: 'csv' }, { currency: 'JMD', timeZone: 'UTC' }))
    items.push(item);
  return items;
}
const patches = async (...lines: string[]) => (await convert(...lines)).map((item) => ('patch' in item ? item.patch : item));

describe('a Shopify product', () => {
  test('a product without variants is one SKU named by its handle', async () => {
    const [pot] = await patches(
      'clay-pot,Clay Pot,<p>Blown <b>clay</b></p>,Company,Outdoor,"Pot, Garden Plants",true,Title,Default Title,,,,3,deny,9.99,12,true,https://cdn.example/1.jpg,1,A pot,,active',
    );

    expect(pot).toMatchObject({
      sku: 'clay-pot',
      description: 'Clay Pot',
      body: 'Blown **clay**',
      shortDescription: 'Blown clay',
      listUnitPrice: '9.99',
      compareAtUnitPrice: '12',
      gctRate: null,
      categories: ['outdoor'],
      tagNames: [
        { group: 'tags', slug: 'pot', name: 'Pot' },
        { group: 'tags', slug: 'garden-plants', name: 'Garden Plants' },
      ],
      media: [{ kind: 'IMAGE', largeUrl: 'https://cdn.example/1.jpg', altText: 'A pot', position: 0 }],
      stockQuantity: '3',
      hidden: false,
      specs: [
        {
          label: 'Details',
          rows: [
            { label: 'Vendor', value: 'Company', highlight: false },
            { label: 'Type', value: 'Outdoor', highlight: false },
          ],
        },
      ],
    });
  });

  test('a SKU has its normal form, and variants whose SKUs look alike get SKUs of their own', async () => {
    const rowOf = (handle: string, size: string, sku: string) => `${handle},Ring,,,,,true,Size,${size},,,${sku},1,deny,10,,,,,,,`;
    const items = await convert(rowOf('cafe', 'S', 'CAFE\u0301\u00a01'), rowOf('ring', 'S', 'AB-1\u200b'), rowOf('ring', 'M', 'AB-1'));

    expect(items.map((item) => 'patch' in item && item.patch.sku)).toEqual(['CAFÉ 1', 'ring-s', 'ring-m']);
    expect(items.map(({ warnings }) => warnings?.map(({ column, reason }) => [column, reason.split(',')[0]]))).toEqual([
      [['Variant SKU', 'is stored as "CAFÉ 1"']],
      [],
      [],
    ]);
  });

  test('each variant is a SKU with its options in the name and its own image first', async () => {
    const items = await patches(
      'ring,Ring,,,,,true,Size,Small,Colour,Red,RING-S,1,deny,10,,true,https://cdn.example/1.jpg,1,,,',
      'ring,,,,,,,,Large,,Blue,,0,deny,11,,false,https://cdn.example/2.jpg,2,,https://cdn.example/3.jpg,',
      'ring,,,,,,,,,,,,,,,,,https://cdn.example/3.jpg,3,,,',
    );

    expect(items).toMatchObject([
      { sku: 'RING-S', description: 'Ring - Small / Red', listUnitPrice: '10', stockQuantity: '1' },
      { sku: 'ring-large-blue', description: 'Ring - Large / Blue', listUnitPrice: '11', stockQuantity: '0', gctRate: '0' },
    ]);
    expect(items.map((item) => ('media' in item ? item.media?.map(({ largeUrl }) => largeUrl?.at(-5)) : []))).toEqual([
      ['1', '2', '3'],
      ['3', '1', '2'],
    ]);
    expect(items[1]).toMatchObject({
      specs: [
        {
          label: 'Options',
          rows: [
            { label: 'Size', value: 'Large', highlight: true },
            { label: 'Colour', value: 'Blue', highlight: true },
          ],
        },
      ],
    });
  });

  test('drafts and unpublished products are hidden, stock that oversells is not counted, and a negative count is 0', async () => {
    const items = await patches(
      'a,A,,,,,false,Title,Default Title,,,,1,continue,1,,true,,,,,',
      'b,B,,,,,true,Title,Default Title,,,,-4,deny,1,,true,,,,,draft',
      'c,C,,,,,true,Title,Default Title,,,,,deny,1,,true,,,,,active',
    );

    expect(items).toMatchObject([{ hidden: true, stockQuantity: null }, { hidden: true, stockQuantity: '0' }, { hidden: false }]);
    expect(items[2]).not.toHaveProperty('stockQuantity');
  });

  test.each(['Variant Inventory Tracker', 'Inventory tracker', 'INVENTORY TRACKER'])(
    'is not counted if its %s is empty',
    async (tracker) => {
      const header = `Handle,Title,Variant Price,${tracker},Variant Inventory Qty,Variant Inventory Policy`;
      const items = await convertFile(header, 'a,A,1,shopify,0,deny', 'b,B,1,,0,deny', 'c,C,1, ,7,deny', 'd,D,1,shopify,3,continue');

      expect(items.map((item) => 'patch' in item && item.patch.stockQuantity)).toEqual(['0', null, null, null]);
      expect(items.flatMap(({ warnings = [] }) => warnings)).toEqual([
        { column: 'Variant Inventory Qty', reason: expect.stringMatching(/^7 is not imported, .* write "shopify" as its tracker$/) },
      ]);
    },
  );

  test('violations use the column names of the file', async () => {
    const items = await convert(
      'a,A,,,,,true,Title,Default Title,,,,1,deny,free,,true,,,,,',
      'b,,,,,,true,Title,Default Title,,,,1,deny,1,,true,,,,,',
      ',C,,,,,true,Title,Default Title,,,,1,deny,1,,true,,,,,',
    );

    expect(items.map((item) => ('violations' in item ? [item.line, ...item.violations.map(({ column }) => column)] : item))).toEqual([
      [2, 'Variant Price'],
      [3, 'Title'],
      [4, 'Handle'],
    ]);
  });

  test('the columns of the newer template are read, and violations use their names', async () => {
    const items = await convertFile(
      NEWER_HEADER,
      'Ring,ring,<p>Blown <b>clay</b></p>,Company,Apparel > Jewelry > Rings,Ring,"Gold, New",TRUE,Active,RING-S,5901234,Size,Small,10,12,TRUE,shopify,3,DENY,250,https://cdn.example/1.jpg,1,A ring,https://cdn.example/2.jpg,Short',
      ',ring,,,,,,,,RING-L,,,Large,11,,FALSE,shopify,0,CONTINUE,,https://cdn.example/2.jpg,2,,,',
      'Old,old,,,,,,TRUE,Unlisted,OLD,,,,free,,TRUE,shopify,1,DENY,,,,,,',
      'Old,,,,,,,TRUE,Active,OLD,,,,1,,TRUE,shopify,1,DENY,,,,,,',
    );

    expect(items).toMatchObject([
      {
        patch: {
          sku: 'RING-S',
          description: 'Ring - Small',
          shortDescription: 'Short',
          body: 'Blown **clay**',
          listUnitPrice: '10',
          compareAtUnitPrice: '12',
          gctRate: null,
          categories: ['apparel/jewelry/rings'],
          tags: [
            { group: 'tags', slug: 'gold' },
            { group: 'tags', slug: 'new' },
          ],
          stockQuantity: '3',
          hidden: false,
          media: [{ largeUrl: 'https://cdn.example/2.jpg' }, { largeUrl: 'https://cdn.example/1.jpg', altText: 'A ring' }],
          specs: [
            { rows: [{ label: 'Size', value: 'Small' }] },
            { rows: expect.arrayContaining([expect.objectContaining({ value: '250 g' })]) },
          ],
        },
      },
      { patch: { sku: 'RING-L', description: 'Ring - Large', gctRate: '0', stockQuantity: null } },
      { line: 4, violations: [{ column: 'Price' }] },
      { line: 5, violations: [{ column: 'URL handle' }] },
    ]);
  });

  test('column names may have any letter case', async () => {
    const [item] = await convertFile('handle,TITLE,variant price,STATUS', 'a,A,5,unlisted');

    expect(item).toMatchObject({ patch: { sku: 'a', description: 'A', listUnitPrice: '5', hidden: true } });
  });

  test('a file without a handle column is refused', async () => {
    expect(await convertFile('Title,Price', 'A,5')).toMatchObject([
      { line: 1, violations: [{ column: 'Handle', reason: 'is missing from the header' }] },
    ]);
  });

  test('scripts are removed from the body', async () => {
    const [item] = await patches(
      'a,A,"<h2>Hi</h2><script>alert(1)</script><ul><li>One</li></ul>",,,,true,Title,Default Title,,,,1,deny,1,,true,,,,,',
    );

    expect(item).toMatchObject({ body: '## Hi\n\n-   One', shortDescription: 'Hi One' });
  });
});

/** The SKU of each variant by its description, and the violations. */
async function skusOf(lines: readonly string[]) {
  const items = await convertFile('Handle,Title,Option1 Name,Option1 Value,Option2 Value,Variant SKU,Variant Price', ...lines);
  return {
    skus: Object.fromEntries(items.flatMap((item) => ('patch' in item ? [[item.patch.description, item.patch.sku]] : []))),
    violations: items.flatMap((item) => ('violations' in item ? item.violations : [])),
  };
}

const SHARED: readonly (readonly [string, readonly string[]])[] = [
  ['the SKU of a product on each variant', ['soap,Soap,Scent,Rose,,SOAP,5', 'soap,,,Mint,,SOAP,5', 'soap,,,Pine,,SOAP,6']],
  ['one SKU on several products', ['mug,Mug,Title,Default Title,,N/A,5', 'cup,Cup,Title,Default Title,,N/A,5', 'jug,Jug,Size,L,,N/A,5']],
  ['signs', ['lens,Lens,Power,+1.50,,,5', 'lens,,,-1.50,,,5', 'lens,,,1.50,,,5', 'lens,,,1 50,,,5', "lens,,,1'50,,,5"]],
  ['languages', ['book,Book,On,C,,,5', 'book,,,C++,,,5', 'book,,,C#,,,5', 'book,,,c-sharp,,,5']],
  ['inches', ['pipe,Pipe,Bore,½ in,,,5', 'pipe,,,"½""",,,5', 'pipe,,,1/2 in,,,5', 'pipe,,,1 2 in,,,5']],
  ['Cyrillic', ['болт,Болт,Размер,М8,,,5', 'болт,,,М10,,,5', 'винт,Винт,Размер,М8,,,5']],
  ['scripts without letter case', ['螺丝,螺丝,尺寸,大,,,5', '螺丝,,,小,,,5', 'برغي,برغي,قياس,كبير,,,5', 'สกรู,สกรู,ขนาด,ใหญ่,,,5']],
  ['emoji', ['pin,Pin,Icon,🔩,,,5', 'pin,,,🔨,,,5', 'pin,,,❤️,,,5', 'pin,,,,,,5']],
  ['accents', ['vin,Vin,Sorte,Rosé,,,5', 'vin,,,Rose,,,5', 'vin,,,Rosè,,,5']],
  ['a hyphen in place of a blank', ['tee,Tee,Size,X-Large,,,5', 'tee,,,X Large,,,5', 'tee,,,X/Large,,,5']],
  ['options whose words are divided differently', ['tie,Tie,A,Red Blue,Green,,5', 'tie,,,Red,Blue Green,,5', 'tie,,,Red,Blue/Green,,5']],
  ['handles that contain options', ['t,Tea,Form,Shirt,,,5', 't-shirt,Shirt,Title,Default Title,,,5']],
  ['a SKU that another variant would derive', ['pot,Pot,Size,Large,,,5', 'pan,Pan,Size,Large,,pot-large,5']],
  ['handles that are longer than a SKU', [`${'k'.repeat(140)},K,A,1,,,5`, `${'k'.repeat(140)},,,2,,,5`, `${'k'.repeat(141)},L,A,1,,,5`]],
  ['SKUs after an apostrophe', ["nut,Nut,A,1,,'007,5", "nut,,,2,,'007,5", "nut,,,3,,'008,5"]],
];

describe('the SKU of a Shopify variant', () => {
  test.each(SHARED)('is unique with %s, and the same in any order of the rows', async (_what, lines) => {
    const { skus, violations } = await skusOf(lines);

    expect(violations).toEqual([]);
    expect(new Set(Object.values(skus)).size).toBe(lines.length);
    expect((await skusOf(lines.toReversed())).skus).toEqual(skus);
    expect((await skusOf([...lines.slice(1), ...lines.slice(0, 1)])).skus).toEqual(skus);
  });

  test.each(SHARED)('does not change when other variants follow: %s', async (_what, lines) => {
    const { skus } = await skusOf(lines);

    expect((await skusOf([...lines, 'new,New,Size,S,,,1', 'new,,,M,,NEW-M,1'])).skus).toMatchObject(skus);
  });

  test('is that of the file if no other variant has it, and otherwise readable', async () => {
    const { skus } = await skusOf([
      'soap,Soap,Scent,Rose,,SOAP,5',
      'soap,,,Wild Mint,,SOAP,5',
      'soap,,,Pine,,SOAP-P,6',
      'мыло,Мыло,Запах,Роза,,,5',
    ]);

    expect(skus).toEqual({
      'Soap - Rose': 'soap-rose',
      'Soap - Wild Mint': 'soap-wild-mint',
      'Soap - Pine': 'SOAP-P',
      'Мыло - Роза': 'мыло-роза',
    });
  });

  test('is that of the file for both rows of a variant that is repeated, so that the second one is refused', async () => {
    const items = await convertFile('Handle,Title,Option1 Value,Variant SKU,Variant Price', 'a,A,S,A-S,1', 'a,,S,A-S,2');

    expect(items.map((item) => 'patch' in item && item.patch.sku)).toEqual(['A-S', 'A-S']);
  });

  test('that variants share is imported as a specification', async () => {
    const items = await patches('a,A,,,,,true,Size,S,,,X,1,deny,1,,true,,,,,', 'a,,,,,,,,M,,,X,1,deny,1,,true,,,,,');

    expect(items.map((item) => ('specs' in item ? item.specs?.at(-1)?.rows : []))).toEqual([
      [{ label: 'SKU', value: 'X', highlight: false }],
      [{ label: 'SKU', value: 'X', highlight: false }],
    ]);
  });
});

describe('the categories and tags of a Shopify product', () => {
  test.each([
    [{ 'Product Category': 'Apparel & Accessories > Clothing', Type: 'Shirts' }, 'apparel-accessories/clothing'],
    [{ 'Product category': 'Home & Garden > Decor', Type: 'Pots' }, 'home-garden/decor'],
    [{ 'Standard Product Type': 'Media > Books', 'Custom Product Type': 'Novels' }, 'media/books'],
    [{ 'Standardized Product Type': 'Media > Books', 'Custom Product Type': 'Novels' }, 'media/books'],
    [{ 'Standard Product Type': '', 'Custom Product Type': 'Novels' }, 'novels'],
    [{ 'Product Category': 'Uncategorized', Type: 'Рубашки' }, 'рубашки'],
    [{ Type: 'Shirts' }, 'shirts'],
    [{ 'Product Category': '', 'Standard Product Type': 'Toys', Type: 'Dolls' }, 'toys'],
    [{ 'CUSTOM PRODUCT TYPE': '螺丝' }, '螺丝'],
    [{ Type: 'C++' }, 'c-6d7e3c32'],
  ])('are read from the columns of every year: %j', async (cells, category) => {
    const values = Object.values(cells).map((value) => `"${value}"`);
    const [item] = await convertFile(`Handle,Title,Variant Price,${Object.keys(cells).join(',')}`, `a,A,1,${values.join(',')}`);

    expect(item).toMatchObject({ patch: { categories: [category] }, warnings: [] });
  });

  test('keep their names if they are created', async () => {
    const [item] = await convertFile('Handle,Title,Variant Price,Type,Tags', 'a,A,1,Bücher & Hefte > ½ C++,"C#, 🔩, Новинка"');

    expect(item).toMatchObject({
      patch: {
        categoryNames: [
          { path: 'bucher-hefte', name: 'Bücher & Hefte' },
          { path: expect.stringMatching(/^bucher-hefte\/1-2-c-\w{8}$/), name: '½ C++' },
        ],
        tagNames: [{ name: 'C#' }, { slug: '6beaef83', name: '🔩' }, { slug: 'новинка', name: 'Новинка' }],
      },
    });
  });

  test.each([60, 250])('can be %s tags', async (count) => {
    const tags = Array.from({ length: count }, (_, index) => `tag ${index}`).join(', ');
    const [item] = await convertFile('Handle,Title,Variant Price,Tags', `a,A,1,"${tags}"`);

    expect(item).toMatchObject({ patch: { tags: { length: count } } });
  });

  test.each([
    ['t_shirt, t-shirt', '"t-shirt" is the same tag as "t_shirt": t-shirt'],
    ['Café, Cafe', '"Cafe" is the same tag as "Café": cafe'],
    ['Salt & Pepper, Salt Pepper', '"Salt Pepper" is the same tag as "Salt & Pepper": salt-pepper'],
    ['Sale, Sale!', '"Sale!" is the same tag as "Sale": sale'],
    ['color:red, color_red', '"color_red" is the same tag as "color:red": color-red'],
  ])('are merged with a warning if they differ in accents or in the punctuation of prose: %s', async (tags, reason) => {
    const [item] = await convertFile('Handle,Title,Variant Price,Tags', `a,A,1,"${tags}"`);

    expect(item?.warnings).toEqual([{ column: 'Tags', reason }]);
  });
});

describe('a Shopify file', () => {
  test('can have its rows in any order, and the lines of a product apart', async () => {
    const lines = [
      'ring,Ring,,,,,true,Size,Small,,,RING-S,1,deny,10,,true,https://cdn.example/1.jpg,1,,,',
      'ring,,,,,,,,Large,,,RING-L,0,deny,11,,false,https://cdn.example/2.jpg,2,,,',
      'ring,,,,,,,,,,,,,,,,,https://cdn.example/3.jpg,3,,,',
      'pot,Pot,<p>Clay</p>,Maker,Pots,garden,true,Title,Default Title,,,POT,1,deny,3,,true,,,,,draft',
    ];
    const inOrder = async (order: readonly number[]) =>
      new Set((await patches(...order.map((index) => lines[index] ?? ''))).map((patch) => JSON.stringify(patch)));

    const sorted = await inOrder([0, 1, 2, 3]);
    expect(sorted.size).toBe(3);
    for (const order of [
      [3, 2, 1, 0],
      [2, 3, 0, 1],
      [1, 3, 2, 0],
      [0, 3, 1, 2],
      [2, 0, 3, 1],
    ])
      expect(await inOrder(order)).toEqual(sorted);
  });

  test('can have 250 pictures of a product, of which the first 100 are imported, with a warning', async () => {
    const lines = Array.from(
      { length: 250 },
      (_, index) => `a,${index === 0 ? 'A' : ''},${index === 0 ? '1' : ''},https://cdn.example/${index}`,
    );
    const [item] = await convertFile('Handle,Title,Variant Price,Image Src', ...lines);

    expect(item).toMatchObject({
      patch: { media: { length: 100, 99: { largeUrl: 'https://cdn.example/99' } } },
      warnings: [{ column: 'Image Src', reason: 'the last 150 of 250 pictures are not imported' }],
    });
  });

  test('is warned once about columns with values that are not imported', async () => {
    const items = await convertFile('Handle,Title,Variant Price,Cost per item,SEO Title,Gift Card', 'a,A,1,,,false', 'b,B,1,3,,false');

    expect(items.map(({ warnings }) => warnings)).toEqual([
      [{ line: 1, column: null, reason: 'these columns are not imported: Gift Card, Cost per item' }],
      [],
    ]);
  });
});
