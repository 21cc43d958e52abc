import { expect, test } from '@jest/globals';
import { customerViolations } from './customer-fields.ts';

const fieldsOf = (fields: Partial<Parameters<typeof customerViolations>[0]>): string[] =>
  customerViolations({ paymentRails: [], addresses: [], ...fields }, 'JMD').map((violation) => violation.field);

const address = {
  id: '00000000-0000-7000-8000-000000000001',
  name: 'Ann',
  company: null,
  line1: '1 Harbour St',
  line2: null,
  city: 'Kingston',
  region: null,
  postalCode: null,
  countryCode: 'JM',
  phone: null,
};

test('all invalid fields are reported together', () => {
  const violations = fieldsOf({
    email: 'ann',
    creditLimit: '-1',
    termsDays: 731,
    status: 'PENDING_APPROVAL',
    paymentRails: ['BARTER'],
    addresses: [address, { ...address, city: ' ', countryCode: 'XX' }],
  });

  expect(violations).toEqual([
    'email',
    'credit_limit',
    'terms_days',
    'status',
    'payment_rails',
    'addresses.1.city',
    'addresses.1.country_code',
  ]);
});

test('a certificate has up to 100 characters, and none of them is a control character', () => {
  expect(fieldsOf({ taxExemptCertificate: 'x'.repeat(100), taxExemptUntil: '2027-12-31' })).toEqual([]);
  for (const certificate of ['x'.repeat(101), 'a\nb'])
    expect(fieldsOf({ taxExemptCertificate: certificate })).toEqual(['tax_exempt_certificate']);
  expect(fieldsOf({ taxExemptUntil: '2027-02-30' })).toEqual(['tax_exempt_until']);
});

test.each(['0', '1000', '1000.50', '70368744177663.99'])('%s is a valid credit limit in JMD', (creditLimit) => {
  expect(fieldsOf({ creditLimit })).toEqual([]);
});

test.each(['1e3', '', '1,000', '0.001', '90071992547410'])('%j is not a valid credit limit in JMD', (creditLimit) => {
  expect(fieldsOf({ creditLimit })).toEqual(['credit_limit']);
});
