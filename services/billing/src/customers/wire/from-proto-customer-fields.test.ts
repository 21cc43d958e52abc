import { expect, test } from '@jest/globals';
import type { CustomerFields__Output } from '@storefront/proto/storefront/billing/v1';
import { fromProtoCustomerFields } from './from-proto-customer-fields.ts';

const read = (taxExemptUntil: string, today?: string) => {
  const fields: object = { taxExemptCertificate: 'EX-1', taxExemptUntil, paymentRails: [], addresses: [] };
  return fromProtoCustomerFields(fields as CustomerFields__Output, { currency: 'JMD', required: [], newId: () => '', today });
};

test('an exemption does not end before today, except in a file', () => {
  expect(() => read('2027-01-01', '2027-01-02')).toThrow(
    expect.objectContaining({ details: [expect.objectContaining({ field: 'tax_exempt_until', detail: 'must not be in the past' })] }),
  );
  expect(read('2027-01-02', '2027-01-02').taxExemptUntil).toBe('2027-01-02');
  expect(read('', '2027-01-02').taxExemptUntil).toBe('');
  expect(read('2027-01-01').taxExemptUntil).toBe('2027-01-01');
});
