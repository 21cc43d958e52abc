import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { seen } from '@storefront/lifecycle/testing';
import type { Caller } from '@storefront/rpc';
import { listProducts } from '../handlers/list-products.ts';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { parseProducts } from '../testing/public-product.ts';

let database: TestDatabase<Database>;
let caller: Caller;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
  caller = aCaller();
  await importRows(
    database.db,
    caller,
    Object.entries(PRODUCTS).map(([sku, description]) => aRow({ sku, description })),
  );
});
afterAll(() => database.close());

const PRODUCTS = {
  DRILL: 'Drill 18 V',
  BATTERY: 'Battery 12V',
  BIT: 'Drill bit 10 mm',
  CABLE: 'Cable 1.5mm',
  BOLT: 'Bolt M8 × 20',
  PIPE: 'Pipe 1/2"',
  BANK: 'Power bank 20000mAh',
  'ZH-1': '不锈钢螺丝 M4',
  'ZH-2': '鍍鋅六角螺栓',
  'JA-1': 'ステンレスねじ M4',
  'JA-2': '充電式インパクトドライバー',
  'TH-1': 'สกรูเหล็กสแตนเลส M4',
  'LO-1': 'ສະກູສະແຕນເລດ',
  'KM-1': 'វីសដែកអ៊ីណុក',
  'MY-1': 'စတီးလ်ဝက်အူ',
  'KO-1': '스테인리스나사 M4',
  'KO-2': '전동 드릴',
};

const search = async (q: string, facets: string[] = [], by = caller): Promise<readonly string[]> => {
  const request = { q, tags: [], availability: [], facets, sort: 'relevance', limit: 50, offset: 0 };
  return parseProducts((await listProducts(aDeps(database.db))(request, by)).productsJson).map(({ sku }) => sku);
};

const FOUND = [
  ['18v drill', ['DRILL']],
  ['12 v', ['BATTERY']],
  ['10mm', ['BIT']],
  ['1.5 mm', ['CABLE']],
  ['M8x20', ['BOLT']],
  ['½"', ['PIPE']],
  ['20000 mah', ['BANK']],
  ['螺丝', ['ZH-1']],
  ['M4不锈钢螺丝', ['ZH-1']],
  ['螺栓', ['ZH-2']],
  ['栓', ['ZH-2']],
  ['ねじ', ['JA-1']],
  ['ネジ', ['JA-1']],
  ['ドライバー', ['JA-2']],
  ['ﾄﾞﾗｲﾊﾞｰ', ['JA-2']],
  ['สแตนเลส', ['TH-1']],
  ['เหล็ก', ['TH-1']],
  ['ສະແຕນເລດ', ['LO-1']],
  ['ដែក', ['KM-1']],
  ['ဝက်အူ', ['MY-1']],
  ['나사', ['KO-1']],
  ['M4나사', ['KO-1']],
  ['전동드릴', ['KO-2']],
  ['螺母', []],
] as const;

test.each(FOUND)('a search for %s finds %j', async (q, skus) => {
  expect(await search(q)).toEqual(skus);
  expect(await search(q, ['tags'])).toEqual(skus);
});

test('products whose text contains the query as it is come first', async () => {
  const by = aCaller();
  await importRows(database.db, by, [
    aRow({ sku: 'A', description: '螺丝，不锈钢' }),
    aRow({ sku: 'B', description: '钛合金不锈钢螺丝' }),
    aRow({ sku: 'C', description: '不锈钢' }),
  ]);

  expect(await search('不锈钢螺丝', [], by)).toEqual(['B', 'A']);
});

/** Two words that differ only in a mark, by script. */
const MARKED = [
  ['Devanagari', 'दिन', 'दान'],
  ['Devanagari', 'सजा', 'सज़ा'],
  ['Devanagari, long enough for typos', 'परिवार', 'परवार'],
  ['Bengali', 'দিন', 'দান'],
  ['Gurmukhi', 'ਦਿਨ', 'ਦਾਨ'],
  ['Gujarati', 'દિન', 'દાન'],
  ['Odia', 'ଦିନ', 'ଦାନ'],
  ['Tamil', 'கல்', 'கால்'],
  ['Telugu', 'పలు', 'పాలు'],
  ['Kannada', 'ಕಲು', 'ಕಾಲು'],
  ['Malayalam', 'കല്ല്', 'കൊല്ല്'],
  ['Sinhala', 'කිරි', 'කරි'],
  ['Thai', 'ขาว', 'ข้าว'],
  ['Thai', 'สี', 'สี่'],
  ['Lao', 'ປາ', 'ປ່າ'],
  ['Khmer', 'ដី', 'ដៃ'],
  ['Burmese', 'ကြိုး', 'ကြေး'],
  ['Tibetan', 'མི', 'མེ'],
  ['Thaana', 'ހަތް', 'ހިތް'],
  ['Japanese', 'さけ', 'さげ'],
] as const;

test.each(MARKED)('in %s, a search for %s or %s does not find the other, however it is composed', async (_script, ...words) => {
  const by = aCaller();
  await importRows(
    database.db,
    by,
    words.map((description, index) => aRow({ sku: `W-${index}`, description })),
  );

  for (const [index, word] of seen('words', words, 2).entries()) {
    for (const typed of [word.normalize('NFC'), word.normalize('NFD')]) {
      const found = [await search(typed, [], by), await search(typed, ['tags'], by)];
      expect([typed, ...found]).toEqual([typed, [`W-${index}`], [`W-${index}`]]);
    }
  }
});

test.each([
  ['Latin', 'Résistant', 'resistant'],
  ['Vietnamese', 'Ống', 'ong'],
  ['Greek', 'Ήλιος', 'ηλιος'],
  ['Cyrillic', 'Клёпка', 'клепка'],
  ['Arabic', 'مِسْمَار', 'مسمار'],
  ['Hebrew', 'בֹּרֶג', 'ברג'],
  ['Syriac', 'ܫܠܳܡܳܐ', 'ܫܠܡܐ'],
  ['Sinhala with a joiner', 'ශ්\u200dරී', 'ශ්රී'],
])('in %s, %s and %s find each other, however they are composed', async (_script, ...words) => {
  const by = aCaller();
  await importRows(
    database.db,
    by,
    words.map((description, index) => aRow({ sku: `W-${index}`, description })),
  );

  for (const typed of seen(
    'spellings',
    words.flatMap((word) => [word, word.normalize('NFD')]),
    4,
  )) {
    expect([typed, await search(typed, [], by)]).toEqual([typed, ['W-0', 'W-1']]);
  }
});

test('a word with a mark too few is a typo of one that products contain', async () => {
  const by = aCaller();
  await importRows(database.db, by, [aRow({ sku: 'A', description: 'परिवार' })]);

  expect(await search('परिवर', [], by)).toEqual(['A']);
});
