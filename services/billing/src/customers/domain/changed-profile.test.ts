import { expect, test } from '@jest/globals';
import { changedProfile } from './changed-profile.ts';
import type { Customer } from './customer.ts';

const ANN: Customer = {
  id: '00000000-0000-7000-8000-000000000001',
  email: 'ann@example.com',
  emailVerifiedAt: null,
  name: 'Ann',
  companyName: 'Garage Ltd',
  phone: '+1 876',
  taxId: 'T-1',
  taxExemptCertificate: null,
  taxExemptUntil: null,
  status: 'ACTIVE',
  currency: 'JMD',
  paymentRails: null,
  hasCreditAccount: false,
  isClosing: false,
  addresses: [],
  createdAt: new Date(0),
};
const EXEMPT = { ...ANN, taxExemptCertificate: 'C-1', taxExemptUntil: '2026-12-31' };

test.each([
  [{}, {}],
  [{ name: ' Ann Brown ' }, { name: 'Ann Brown' }],
  [{ companyName: '' }, { companyName: null }],
  [
    { phone: ' 555 ', taxId: '' },
    { phone: '555', taxId: null },
  ],
  [
    { name: 'B', companyName: 'B Ltd', phone: '1', taxId: '2' },
    { name: 'B', companyName: 'B Ltd', phone: '1', taxId: '2' },
  ],
])('the change %j changes only these fields', (change, expected) => {
  const { name, companyName, phone, taxId } = ANN;
  expect(changedProfile(ANN, change, '2026-11-27')).toEqual({ name, companyName, phone, taxId, ...expected });
});

test.each([
  [{ name: ' ' }, ['name']],
  [{ name: 'x'.repeat(201), phone: '1'.repeat(41) }, ['name', 'phone']],
  [{ companyName: 'a\0b' }, ['company_name']],
])('the change %j is refused with every invalid field', (change, fields) => {
  expect(() => changedProfile(ANN, change, '2026-11-27')).toThrow(
    expect.objectContaining({ details: fields.map((field) => expect.objectContaining({ field })) }),
  );
});

test.each([
  [{ companyName: 'Other Ltd' }, ['company_name']],
  [{ taxId: '' }, ['tax_id']],
  [{ companyName: '', taxId: 'T-2' }, ['company_name', 'tax_id']],
  [{ companyName: '', name: ' ' }, ['name', 'company_name']],
])('an exempt customer is refused the change %j until the exemption has ended', (change, fields) => {
  const details = fields.map((field) => expect.objectContaining({ field }));
  expect(() => changedProfile(EXEMPT, change, '2026-12-31')).toThrow(expect.objectContaining({ details }));
  expect(() => changedProfile({ ...EXEMPT, taxExemptUntil: null }, change, '2030-01-01')).toThrow(expect.objectContaining({ details }));
  if (!('name' in change)) expect(() => changedProfile(EXEMPT, change, '2027-01-01')).not.toThrow();
});

test('an exempt customer may send the company and tax ID unchanged', () => {
  expect(changedProfile(EXEMPT, { companyName: 'Garage Ltd', taxId: 'T-1', phone: '2' }, '2026-11-27')).toMatchObject({ phone: '2' });
});
