import { describe, expect, test } from '@jest/globals';
import { sellerViolations, toParty, UNKNOWN_SELLER } from './seller.ts';

const ADDRESS = {
  name: '',
  company: null,
  line1: '3 Spanish Town Road',
  line2: null,
  city: 'Kingston',
  region: null,
  postalCode: null,
  countryCode: 'JM',
  phone: null,
};
const fieldsOf = (change: Parameters<typeof sellerViolations>[0]): string[] => sellerViolations(change).map(({ field }) => field);

describe('the change of a seller', () => {
  test('without a violation may set or clear everything', () => {
    expect(fieldsOf({ legalName: 'Ltd', taxNumber: null, address: ADDRESS, invoiceNote: null, invoicePrefix: 'A2026-' })).toEqual([]);
  });

  test.each(['', '1', 'INV-1', 'INV 1-', 'a/b-', '"-', 'Ä-', 'a-very-long-prefix-'])('refuses the prefix %j', (invoicePrefix) => {
    expect(fieldsOf({ invoicePrefix })).toEqual(['invoice_prefix']);
  });

  test('refuses labels that are too long, and unknown paper', () => {
    const change = {
      taxLabel: 'x'.repeat(11),
      taxNumberLabel: 'x'.repeat(41),
      contactEmail: `${'x'.repeat(200)}@if.example.com`.padEnd(255, 'x'),
      contactPhone: 'x'.repeat(201),
    };

    expect(fieldsOf({ ...change, paper: 'a5' as never })).toEqual([
      'tax_label',
      'tax_number_label',
      'contact_email',
      'contact_phone',
      'paper',
    ]);
    expect(fieldsOf({ taxLabel: 'VAT', taxNumberLabel: 'TRN', paper: 'a4', contactEmail: 'a@b.example', contactPhone: null })).toEqual([]);
  });

  test('refuses control characters outside of the note, and a contact that is no email address', () => {
    const texts = { legalName: 'a\nb', taxNumber: '\t1', taxLabel: 'V\u001b', taxNumberLabel: 'T\r', contactPhone: '1\u0000' };

    expect(fieldsOf({ ...texts, address: { ...ADDRESS, line1: 'a\nb' }, invoiceNote: 'a\nb', contactEmail: 'nope' })).toEqual([
      'legal_name',
      'tax_number',
      'tax_label',
      'tax_number_label',
      'contact_email',
      'contact_phone',
      'address.line1',
    ]);
    expect(fieldsOf({ invoiceNote: '\u0000' })).toEqual(['invoice_note']);
  });

  test('names every violation at once', () => {
    const address = { ...ADDRESS, city: ' ', countryCode: 'UK', line2: 'x'.repeat(201) };

    expect(fieldsOf({ legalName: 'x'.repeat(201), invoiceNote: 'x'.repeat(1001), address })).toEqual([
      'legal_name',
      'invoice_note',
      'address.city',
      'address.country_code',
      'address.line2',
    ]);
  });
});

describe('the seller on an invoice', () => {
  test('has the name of the store and the legal name as its company', () => {
    expect(toParty({ ...UNKNOWN_SELLER, legalName: 'Island Fasteners Ltd', address: ADDRESS }, 'Island Fasteners')).toMatchObject({
      name: 'Island Fasteners',
      companyName: 'Island Fasteners Ltd',
      address: { name: 'Island Fasteners Ltd', line1: '3 Spanish Town Road' },
    });
  });

  test('of a store that has set nothing is its name alone', () => {
    expect(toParty(UNKNOWN_SELLER, 'Shop')).toEqual({
      name: 'Shop',
      companyName: null,
      taxId: null,
      taxExemptCertificate: null,
      email: null,
      phone: null,
      address: null,
      addressId: null,
    });
  });
});
