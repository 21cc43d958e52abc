import { expect, test } from '@jest/globals';
import { CellError, customerRow } from './customer-records.ts';

const read = (cells: Record<string, string>) => customerRow(cells);

test('missing columns are left out, and empty cells clear what can be cleared', () => {
  expect(read({ email: 'ann@example.com' })).toMatchObject({
    fields: { name: undefined },
    clearPaymentRails: false,
    clearAddresses: false,
  });
  expect(read({ email: 'a', phone: '', status: '', credit_limit: '', terms_days: '', payment_rails: '', addresses: '' })).toMatchObject({
    fields: { phone: '', status: undefined, creditLimit: undefined, termsDays: undefined },
    clearPaymentRails: true,
    clearAddresses: true,
  });
});

test.each([
  [
    { terms_days: '30', terms_basis: 'NET', credit_hold: 'true' },
    { termsDays: 30, termsBasis: 'NET', creditHold: true },
  ],
  [
    { terms_days: '999999', terms_basis: 'EOM', credit_hold: 'false' },
    { termsDays: 999_999, termsBasis: 'EOM', creditHold: false },
  ],
])('%j are read', (cells, fields) => {
  expect(read({ email: 'a', ...cells }).fields).toMatchObject(fields);
});

test('rails and addresses are JSON', () => {
  const { fields, ...cleared } = read({
    email: 'a',
    payment_rails: '["PREPAID"]',
    addresses: '[{"name":"Ann","line1":"1 Hope Road","line2":null,"city":"Kingston","country_code":"JM","postal_code":"1"}]',
  });

  expect(cleared).toEqual({ clearPaymentRails: false, clearAddresses: false });
  expect(fields).toMatchObject({
    paymentRails: ['PREPAID'],
    addresses: [{ name: 'Ann', line1: '1 Hope Road', city: 'Kingston', countryCode: 'JM', postalCode: '1' }],
  });
});

test.each([
  ...['1.5', '1234567', 'x', '-1'].map((cell) => ['terms_days', cell, 'terms_days']),
  ['terms_basis', 'eom', 'terms_basis'],
  ['credit_hold', 'yes', 'credit_hold'],
  ['payment_rails', 'PREPAID', 'payment_rails'],
  ['payment_rails', '["BARTER"]', 'payment_rails'],
  ['addresses', '{}', 'addresses'],
  ['addresses', '["Kingston"]', 'addresses.0'],
  ['addresses', '[{"town":"Kingston"}]', 'addresses.0.town'],
  ['addresses', '[{"__proto__":"Kingston"}]', 'addresses.0.__proto__'],
  ['addresses', '[{"toString":"Kingston"}]', 'addresses.0.toString'],
  ['addresses', '[{"city":1}]', 'addresses.0.city'],
])('%s %s is refused', (column, cell, named) => {
  expect(() => read({ email: 'a', [column]: cell })).toThrow(expect.objectContaining({ column: named }));
  expect(() => read({ email: 'a', [column]: cell })).toThrow(CellError);
});
