import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sellingTerms } from '@storefront/contract';
import { openTestDatabase, type TestDatabase, violatedInvariants } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import { invariants } from '../store/invariants.ts';
import type { Database } from '../store/schema.ts';
import { aCaller, aDeps, aRow, importRows } from '../testing/builders.ts';
import { setContractPrices } from './contract-prices.ts';
import { quoteLines } from './quote-lines.ts';
import { releaseReservation } from './reservations.ts';
import { reserveStock } from './reserve-stock.ts';
import { getStock } from './stock.ts';

let database: TestDatabase<Database>;
beforeAll(async () => {
  database = await openTestDatabase<Database>({ name: 'catalog', migrations: new URL('../../migrations/', import.meta.url) });
});
afterAll(() => database.close());
afterEach(async () => {
  expect(await violatedInvariants(database.db, invariants)).toEqual([]);
});

const PRODUCT = {
  sku: 'A',
  stock_quantity: 10,
  list_unit_price: 12.5,
  price_breaks: [{ min_quantity: 5, unit_price: 11 }],
} as const;

/** A customer of a store that sells A, of which 10 are on hand, at 12.50, and at 11.00 from 5 on. */
async function aCustomer(): Promise<Caller> {
  const customer = aCaller({ customerId: newId() });
  await change(customer, {});
  return customer;
}

const change = (customer: Caller, fields: object) => importRows(database.db, customer, [aRow({ ...PRODUCT, ...fields })]);

const lineAt = (unitPrice: string, quantity = '2', effectiveGctRate = '0.15') => ({
  lineId: 'line-A',
  sku: 'A',
  quantity,
  unitPrice,
  effectiveGctRate,
});

const unit = (given: object) => ({ code: 'BOX', label: 'Box', base_quantity: 1, min_order_quantity: 1, increment: 1, ...given });
const terms = (ordered: Parameters<typeof sellingTerms>[0]['unit']) => sellingTerms({ baseUom: 'EA', quantityDecimals: 0, unit: ordered });

const reserve = (
  customer: Caller,
  lines: readonly (ReturnType<typeof lineAt> & { sellingTerms?: string })[],
  checkoutId = newId(),
  dryRun = false,
) => reserveStock(aDeps(database.db))({ checkoutId, lines: [...lines], holdSeconds: 900, dryRun }, customer);
const reserved = async (customer: Caller) => (await getStock(aDeps(database.db))({ sku: 'A' }, customer)).stock?.reserved;

test('lines with the prices of a quote are reserved', async () => {
  const customer = await aCustomer();
  const quoted = await quoteLines(aDeps(database.db))({ lines: ['2', '5'].map((quantity) => ({ sku: 'A', quantity })) }, customer);

  expect(quoted.lines?.map(({ unitPrice }) => unitPrice)).toEqual(['12.50', '11.00']);
  expect(await reserve(customer, [lineAt('12.50', '2')])).toMatchObject({ issues: [], prices: 'CURRENT' });
  expect(await reserve(customer, [lineAt('11.00', '5')])).toMatchObject({ issues: [], prices: 'CURRENT' });
  expect(await reserved(customer)).toBe('7');
  expect(await reserve(customer, [lineAt('12.5', '2', '0.150')])).toMatchObject({ issues: [], prices: 'CURRENT' });
});

test.each([
  ['another price', [lineAt('12.49')], {}],
  ['the price of another quantity', [lineAt('11.00')], {}],
  ['another tax rate', [lineAt('12.50', '2', '0.1')], {}],
  ['a missing price', [lineAt('12.50'), lineAt('')], {}],
  ['a product that is hidden', [lineAt('12.50')], { hidden: true }],
  ['a product without a price for the customer', [lineAt('12.50')], { list_unit_price: null, price_breaks: [] }],
  ['too little stock and another price', [lineAt('12.49', '11')], {}],
])('with %s, nothing is reserved', async (_what, lines, fields) => {
  const customer = await aCustomer();
  await change(customer, fields);

  expect(await reserve(customer, lines)).toEqual({ issues: [], prices: 'CHANGED' });
  expect(await reserve(customer, lines, newId(), true)).toEqual({ issues: [], prices: 'CHANGED' });
  expect(await reserved(customer)).toBe('0');
});

test.each([
  ['is sold as it was', {}, 'CURRENT'],
  ['has another unit besides', { order_uoms: [unit({}), unit({ code: 'PALLET' })] }, 'CURRENT'],
  ['is in boxes of another size', { order_uoms: [unit({ base_quantity: 2 })] }, 'CHANGED'],
  ['is not sold in boxes', { order_uoms: [] }, 'CHANGED'],
  ['has another minimum', { order_uoms: [unit({ min_order_quantity: 2 })] }, 'CHANGED'],
  ['has another increment', { order_uoms: [unit({ increment: 2 })] }, 'CHANGED'],
  ['allows other decimals', { quantity_decimals: 2 }, 'CHANGED'],
  ['has another base unit', { base_uom: 'M' }, 'CHANGED'],
])('at the same price, a line in boxes is compared with a product that %s', async (_how, fields, prices) => {
  const customer = await aCustomer();
  await change(customer, { order_uoms: [unit({})] });
  const sellingTerms = terms({ code: 'BOX', baseQuantity: '1', minOrderQuantity: '1', increment: '1' });
  const inPieces = terms(undefined);
  await change(customer, { order_uoms: [unit({})], ...fields });

  expect(await reserve(customer, [{ ...lineAt('12.50'), sellingTerms }])).toMatchObject({ issues: [], prices });
  const isOfBox = 'order_uoms' in fields;
  expect(await reserve(customer, [{ ...lineAt('12.50'), sellingTerms: inPieces }])).toMatchObject({ prices: isOfBox ? 'CURRENT' : prices });
});

test('lines of one SKU in several units are compared with the price of their whole quantity', async () => {
  const customer = await aCustomer();
  const inUnits = (unitPrice: string) => [lineAt(unitPrice, '2'), { ...lineAt(unitPrice, '3'), lineId: 'line-B' }];

  expect(await reserve(customer, inUnits('12.50'))).toMatchObject({ prices: 'CHANGED' });
  expect(await reserve(customer, inUnits('11.00'))).toMatchObject({ issues: [], prices: 'CURRENT' });
  expect(await reserved(customer)).toBe('5');
});

test('a line is compared with the contract price of the customer', async () => {
  const customer = await aCustomer();
  const prices = [{ customerId: customer.customerId ?? '', sku: 'A', minQuantity: '1', unitPrice: '9.00' }];
  await setContractPrices(aDeps(database.db))({ prices }, customer);

  expect(await reserve(customer, [lineAt('12.50')])).toMatchObject({ prices: 'CHANGED' });
  expect(await reserve(customer, [lineAt('9.00')])).toMatchObject({ prices: 'CURRENT' });
  expect(await reserve({ ...customer, customerId: newId() }, [lineAt('9.00')])).toMatchObject({ prices: 'CHANGED' });
  expect(await reserved(customer)).toBe('2');
});

test('too little stock is reported for current prices', async () => {
  const customer = await aCustomer();

  expect(await reserve(customer, [lineAt('11.00', '11')])).toMatchObject({ prices: 'CURRENT', issues: [{ code: 'insufficient_stock' }] });
  expect(await reserved(customer)).toBe('0');
});

test('lines without prices are reserved at any price', async () => {
  const customer = await aCustomer();
  const line = { lineId: 'line-A', sku: 'A', quantity: '2' };

  const response = await reserveStock(aDeps(database.db))(
    { checkoutId: newId(), lines: [line], holdSeconds: 900, dryRun: false },
    customer,
  );

  expect(response).toMatchObject({ issues: [], prices: 'PRICES_UNSPECIFIED' });
  expect(await reserved(customer)).toBe('2');
});

test('a price that changes after the reservation is reported to a repeated call, and the reservation remains until it is released', async () => {
  const customer = await aCustomer();
  const checkoutId = newId();
  await reserve(customer, [lineAt('12.50')], checkoutId);
  expect(await reserve(customer, [lineAt('12.50')], checkoutId)).toMatchObject({ issues: [], prices: 'CURRENT' });
  await change(customer, { list_unit_price: 13 });

  expect(await reserve(customer, [lineAt('12.50')], checkoutId)).toMatchObject({ prices: 'CHANGED' });
  expect(await reserved(customer)).toBe('2');
  await releaseReservation(aDeps(database.db))({ checkoutId }, customer);
  expect(await reserved(customer)).toBe('0');
  await expect(reserve(customer, [lineAt('13.00')], checkoutId)).rejects.toMatchObject({ reason: 'reservation_released' });
});
