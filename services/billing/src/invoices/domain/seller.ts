import { characterCount, isCountryCode } from '@storefront/contract';
import type { ErrorDetail } from '@storefront/errors';
import type { PostalAddress } from '../../customers/domain/customer.ts';
import type { Party } from './invoice.ts';

/** The seller that a store's next invoices show. */
export interface Seller {
  readonly legalName: string | null;
  readonly taxNumber: string | null;
  readonly address: PostalAddress | null;
  /** SHA-256 of the logo in hex. */
  readonly logoHash: string | null;
  readonly invoiceNote: string | null;
  readonly invoicePrefix: string;
}

/** The texts that an operator may change; undefined leaves what is stored, null clears it. */
export type SellerChange = Partial<Omit<Seller, 'logoHash'>>;

/** The seller of a store that has set none of its fields. */
export const UNKNOWN_SELLER: Seller = {
  legalName: null,
  taxNumber: null,
  address: null,
  logoHash: null,
  invoiceNote: null,
  invoicePrefix: 'INV-',
};

/** The same as the longest store name. */
const LEGAL_NAME_MAX = 200;
/** Longer than the tax numbers of any country. */
const TAX_NUMBER_MAX = 64;
/** Short enough to fit on one page with the totals. */
export const NOTE_MAX = 1000;
/** A number of 16 and more characters is hard to read out on the phone. */
const PREFIX_MAX = 16;
/** As long as an address line of a checkout. */
const ADDRESS_FIELD_MAX = 200;

/**
 * Safe in a file name, and not ending in a digit. Otherwise a changed prefix could repeat an earlier number:
 * "INV-1" and 000001 read like "INV-" and 1000001.
 */
const PREFIX = /^(?:[A-Za-z0-9._-]*[A-Za-z._-])$/;

/** Returns all errors of a change. */
export function sellerFaults({ legalName, taxNumber, invoiceNote, invoicePrefix, address }: SellerChange): ErrorDetail[] {
  return [
    ...tooLong('legal_name', legalName, LEGAL_NAME_MAX),
    ...tooLong('tax_number', taxNumber, TAX_NUMBER_MAX),
    ...tooLong('invoice_note', invoiceNote, NOTE_MAX),
    ...tooLong('invoice_prefix', invoicePrefix, PREFIX_MAX),
    ...(invoicePrefix === undefined || PREFIX.test(invoicePrefix)
      ? []
      : [fault('invoice_prefix', 'must be letters, digits, dots, underscores, and hyphens, and must not end in a digit')]),
    ...(address ? addressFaults(address) : []),
  ];
}

function addressFaults(address: PostalAddress): ErrorDetail[] {
  const missing = (['line1', 'city'] as const).filter((field) => address[field].trim() === '');
  return [
    ...missing.map((field) => fault(`address.${field}`, 'is required')),
    ...(isCountryCode(address.countryCode)
      ? []
      : [fault('address.country_code', 'must be an assigned ISO 3166-1 alpha-2 code, such as JM')]),
    ...Object.entries(address).flatMap(([field, text]) => tooLong(`address.${field}`, text, ADDRESS_FIELD_MAX)),
  ];
}

const tooLong = (field: string, text: string | null | undefined, max: number): ErrorDetail[] =>
  characterCount(text ?? '') > max ? [fault(field, `must have at most ${max} characters`)] : [];

const fault = (field: string, detail: string): ErrorDetail => ({ field, location: 'body', code: 'invalid', detail });

/** The seller as an invoice freezes it: the store's name, with the legal name as its company. */
export const toParty = ({ legalName, taxNumber, address }: Seller, storeName: string): Party => ({
  name: storeName,
  companyName: legalName,
  taxId: taxNumber,
  email: null,
  phone: null,
  address: address === null ? null : { ...address, name: address.name === '' ? (legalName ?? storeName) : address.name },
});
