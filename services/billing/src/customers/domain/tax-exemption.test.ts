import { expect, test } from '@jest/globals';
import { exemptionAfter } from './tax-exemption.ts';

const NONE = { taxExemptCertificate: null, taxExemptUntil: null };
const EXEMPT = { taxExemptCertificate: 'EX-1', taxExemptUntil: '2027-12-31' };

test('a field that is not given stays, and an empty one is cleared', () => {
  expect(exemptionAfter(NONE, { taxExemptCertificate: 'EX-1', taxExemptUntil: '2027-12-31' })).toEqual(EXEMPT);
  expect(exemptionAfter(EXEMPT, {})).toEqual(EXEMPT);
  expect(exemptionAfter(EXEMPT, { taxExemptCertificate: 'EX-2' })).toEqual({ ...EXEMPT, taxExemptCertificate: 'EX-2' });
  expect(exemptionAfter(EXEMPT, { taxExemptUntil: '' })).toEqual({ ...EXEMPT, taxExemptUntil: null });
});

test('without a certificate, there is no exemption, and none that ends', () => {
  expect(exemptionAfter(EXEMPT, { taxExemptCertificate: '' })).toEqual(NONE);
  expect(exemptionAfter(EXEMPT, { taxExemptCertificate: '', taxExemptUntil: '' })).toEqual(NONE);
  expect(() => exemptionAfter(NONE, { taxExemptUntil: '2027-12-31' })).toThrow(expect.objectContaining({ code: 'validation_error' }));
});
