import { describe, expect, test } from '@jest/globals';
import { withCustomerIds } from './import-prices.ts';
import type { NumberedViolation } from './import-tally.ts';
import { PRICES_HEADER, priceLine, readPriceRows, rejectDuplicatePrices } from './price-rows.ts';

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

async function read(name: string, text: string) {
  const file = { syntax: name.endsWith('.csv') ? 'csv' : 'jsonl', bytes: bytesOf(text) } as const;
  const violations: NumberedViolation[] = [];
  const refuse = (violation: NumberedViolation) => void violations.push(violation);
  const warnings = new Set<string>();
  const rows = [];
  const source = readPriceRows(file, refuse, ({ reason }) => warnings.add(reason));
  for await (const row of rejectDuplicatePrices(source, refuse)) rows.push(row);
  return { rows, violations, warnings: [...warnings] };
}

describe('a list of prices', () => {
  test('yields the first price per customer, SKU, and quantity, and reports repetitions', async () => {
    const { rows, violations } = await read('twins.csv', `${PRICES_HEADER}c,,A,5,\nc,,A,4,10\nC,, A ,3,1.0\nd,,A,2,1\nc,,A,1,10.000\n`);

    expect(rows.map(({ line, price }) => [line, price.unitPrice])).toEqual([
      [2, '5'],
      [3, '4'],
      [5, '2'],
    ]);
    expect(violations).toEqual([
      { line: 4, column: null, reason: 'repeats line 2' },
      { line: 6, column: null, reason: 'repeats line 3' },
    ]);
  });

  test('can be JSON Lines with numbers; a value of another type is empty', async () => {
    const { rows } = await read(
      'prices.jsonl',
      '{"customer_id":"c","sku":"A","unit_price":5.5,"min_quantity":null}\n{"customer_email":"a","sku":true,"unit_price":"4","min_quantity":10}\n',
    );

    expect(rows).toEqual([
      { line: 1, price: { customerId: 'c', sku: 'A', unitPrice: '5.5', minQuantity: undefined }, customerEmail: '' },
      { line: 2, price: { customerId: '', sku: '', unitPrice: '4', minQuantity: '10' }, customerEmail: 'a' },
    ]);
  });

  test.each([
    ['no content', '', ['customer_id', 'sku', 'unit_price']],
    ['semicolons', 'customer_id;sku\n', [null]],
    ['a header that lacks a column', 'customer_id,sku\nc,A\n', ['unit_price']],
    ['no rows', PRICES_HEADER, [null]],
  ])('with %s is reported as an error in line 1', async (_, text, columns) => {
    const { rows, violations } = await read('empty.csv', text);

    expect(rows).toEqual([]);
    expect(violations.map(({ line, column }) => [line, column])).toEqual(columns.map((column) => [1, column]));
  });

  test('reads back what priceLine wrote, for any SKU', async () => {
    const prices = ['a,b', '"q"', '1/2" BOLT', 'قطعة 🔩', "o'clock", 'x;=1', '-5,=1', "x\n'=1", '\t=1'].map((sku) => ({
      customerId: 'c',
      sku,
      unitPrice: '9.5',
      minQuantity: '1',
    }));

    const { rows, violations } = await read(
      'written.csv',
      PRICES_HEADER + prices.map((price) => priceLine(price, 'ann@example.com')).join(''),
    );

    expect(violations).toEqual([]);
    expect(rows.map(({ price }) => price)).toEqual(prices);
    expect(new Set(rows.map(({ customerEmail }) => customerEmail))).toEqual(new Set(['ann@example.com']));
  });

  test('with an unknown column is imported with a warning', async () => {
    const { rows, warnings } = await read('unknown.csv', 'customer_id,sku,unit_price,min_qantity\nc,A,5,1\nc,B,5,1\n');

    expect(rows).toHaveLength(2);
    expect(warnings).toEqual(['unknown column "min_qantity" is ignored; did you mean "min_quantity"?']);
  });

  test('that is separated by semicolons is refused with one sentence', async () => {
    const { rows, violations } = await read('semicolons.csv', 'customer_id;sku;unit_price\nc;A;5,50\nc;B;5\n');

    expect(rows).toEqual([]);
    expect(violations.filter(({ line }) => line === 1)).toEqual([
      { line: 1, column: null, reason: 'separates its columns with semicolons; save the file with commas instead' },
    ]);
  });

  test('is refused row by row for customers who do not exist, whether they are named by ID or email', async () => {
    const [ann, bob] = ['019aa5b3-9b00-7000-8000-00000000e001', '019aa5b3-9b00-7000-8000-00000000e002'];
    const asked: (readonly string[])[] = [];
    const list = async (customers: readonly string[]) => {
      asked.push(customers);
      return [ann, 'ann@example.com'].filter((given) => customers.includes(given)).map((given) => ({ given, id: ann }));
    };
    const cells = [`${ann},`, `${ann.toUpperCase()},`, `${bob},`, `${bob},`, ',Ann@Example.com', ',bob@example.com', 'bob,', ','];
    const { rows } = await read('customers.csv', PRICES_HEADER + cells.map((cell, index) => `${cell},S-${index},1,\n`).join(''));
    const violations: string[] = [];
    const known = await Array.fromAsync(
      withCustomerIds(ofRows(rows), list, ({ line, column }) => void violations.push(`${line} ${column}`)),
    );

    expect(known.map(({ line, price }) => [line, price.customerId])).toEqual([2, 3, 6].map((line) => [line, ann]));
    expect(violations).toEqual(['4 customer_id', '5 customer_id', '7 customer_email', '8 customer_id', '9 customer_id']);
    expect(asked).toEqual([[ann, bob, 'ann@example.com', 'bob@example.com']]);
  });
});

async function* ofRows<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
