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
  for await (const item of readRows(bytesOf(lines.join('\n')), { format: 'shopify', syntax: 'csv' }, 'JMD')) items.push(item);
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

  test('faults use the column names of the file', async () => {
    const items = await convert(
      'a,A,,,,,true,Title,Default Title,,,,1,deny,free,,true,,,,,',
      'b,,,,,,true,Title,Default Title,,,,1,deny,1,,true,,,,,',
      ',C,,,,,true,Title,Default Title,,,,1,deny,1,,true,,,,,',
    );

    expect(items.map((item) => ('faults' in item ? [item.line, ...item.faults.map(({ column }) => column)] : item))).toEqual([
      [2, 'Variant Price'],
      [4, 'Handle'],
      [3, 'Title'],
    ]);
  });

  test('the columns of the newer template are read, and faults use their names', async () => {
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
      { line: 5, faults: [{ column: 'URL handle' }] },
      { line: 4, faults: [{ column: 'Price' }] },
    ]);
  });

  test('column names may have any letter case', async () => {
    const [item] = await convertFile('handle,TITLE,variant price,STATUS', 'a,A,5,unlisted');

    expect(item).toMatchObject({ patch: { sku: 'a', description: 'A', listUnitPrice: '5', hidden: true } });
  });

  test('a file without a handle column is refused', async () => {
    expect(await convertFile('Title,Price', 'A,5')).toEqual([
      { line: 1, faults: [{ column: 'Handle', reason: 'is missing from the header' }] },
    ]);
  });

  test('scripts are removed from the body', async () => {
    const [item] = await patches(
      'a,A,"<h2>Hi</h2><script>alert(1)</script><ul><li>One</li></ul>",,,,true,Title,Default Title,,,,1,deny,1,,true,,,,,',
    );

    expect(item).toMatchObject({ body: '## Hi\n\n-   One', shortDescription: 'Hi One' });
  });
});
