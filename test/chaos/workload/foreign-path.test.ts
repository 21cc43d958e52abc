import { describe, expect, test } from '@jest/globals';
import { ANN, aRequest, CART, SHOP } from '../checker/testing/records.ts';
import { seededRandom } from '../random.ts';
import { foreignPath } from './foreign-path.ts';

const requests = [
  aRequest({ action: 'create cart', status: 201, response: { data: { id: CART } } }),
  aRequest({ action: 'read invoice', path: '/v1/invoices/1' }),
  aRequest({ action: 'read invoice', path: '/v1/invoices/2', shop: 'store-2/live', shopper: 'cid' }),
  aRequest({ action: 'read invoice', path: '/v1/invoices/3', status: 503, shopper: 'dan' }),
  aRequest({ action: 'check out', response: { data: { order_id: null } }, shopper: 'dan' }),
];
const random = seededRandom(1);
const chosenBy = (shop: string, shopper: string): ReadonlySet<string | undefined> =>
  new Set(Array.from({ length: 50 }, () => foreignPath({ requests }, { shop, shopper }, random)));

describe('the path that a shopper has no right to', () => {
  test('is of another shopper in the same shop or in another one', () => {
    expect(chosenBy(SHOP, 'bob')).toEqual(new Set([`/v1/carts/${CART}`, '/v1/invoices/1', '/v1/invoices/2']));
  });

  test('is never of the shopper', () => {
    expect(chosenBy(SHOP, ANN)).toEqual(new Set([undefined, '/v1/invoices/2']));
  });
});
