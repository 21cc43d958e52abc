import { describe, expect, test } from '@jest/globals';
import { CheckoutIn } from './schemas.ts';

const read = (fields: Readonly<Record<string, unknown>>) => CheckoutIn.safeParse({ cart_id: 'cart', payment_rail: 'PREPAID', ...fields });
const violationsOf = (fields: Readonly<Record<string, unknown>>) =>
  read(fields).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('the URLs of a checkout', () => {
  test.each(['return_url', 'cancel_url'])('%s must not contain a user name or password', (field) => {
    for (const url of ['https://shop.example@evil.example/thanks', 'https://ann:secret@shop.example/', 'http://:secret@shop.example']) {
      expect(violationsOf({ [field]: url })).toEqual([`${field} must not contain a user name or password`]);
    }
    expect(violationsOf({ [field]: 'https://shop.example/thanks?to=ann@shop.example' })).toEqual([]);
    expect(violationsOf({ [field]: 'javascript:alert(1)' })).toEqual([`${field} must be an http or https URL`]);
    expect(violationsOf({ [field]: 'not a URL' })).toEqual([`${field} must be an http or https URL`]);
  });
});

test.each(['shipping_address', 'billing_address'])('%s is either new or saved', (field) => {
  const address = { name: 'Ann', line1: '1 Main St', city: 'Kingston', country_code: 'JM' };
  const id = '01900000-0000-7000-8000-0000000000ad';

  expect(violationsOf({ [field]: address, [`${field}_id`]: id })).toEqual([`${field} cannot be combined with ${field}_id`]);
  expect([violationsOf({ [field]: address }), violationsOf({ [`${field}_id`]: id })]).toEqual([[], []]);
});

describe('the country of an address', () => {
  const at = (country_code: unknown) => ({ shipping_address: { name: 'Ann', line1: '1 Main St', city: 'Kingston', country_code } });

  test('must be an assigned ISO 3166-1 code, in any letter case', () => {
    expect(read(at('jm')).data?.shipping_address?.country_code).toBe('JM');
    for (const code of ['XX', 'UK', 'zz']) {
      expect(violationsOf(at(code))).toEqual(['shipping_address.country_code must be an assigned ISO 3166-1 alpha-2 code, such as JM']);
    }
    expect(violationsOf(at('JAM'))).toEqual(['shipping_address.country_code must be an ISO 3166-1 alpha-2 code, such as JM']);
  });
});
