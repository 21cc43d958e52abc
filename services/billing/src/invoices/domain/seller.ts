import { type PostalAddress, characterCount, isCountryCode, isEmail, isOneLine, isStorable } from '@storefront/contract';
import type { ErrorDetail } from '@storefront/errors';
import type { Party } from './invoice.ts';
import { PAPERS, type Paper } from './print.ts';

/** The seller that a store's next invoices show. */
export interface Seller {
  readonly legalName: string | null;
  readonly taxNumber: string | null;
  readonly address: PostalAddress | null;
  /** SHA-256 of the logo in hex. */
  readonly logoHash: string | null;
  readonly invoiceNote: string | null;
  readonly invoicePrefix: string;
  /** The name of the tax; null for GCT. */
  readonly taxLabel: string | null;
  /** The label of tax numbers; null for "Tax number". */
  readonly taxNumberLabel: string | null;
  /** Null for US Letter. */
  readonly paper: Paper | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
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
  taxLabel: null,
  taxNumberLabel: null,
  paper: null,
  contactEmail: null,
  contactPhone: null,
};

/** The same as the longest store name. */
const LEGAL_NAME_MAX = 200;
/** Longer than the tax numbers of any country. */
const TAX_NUMBER_MAX = 64;
/** Short enough to fit on one page with the totals. */
export const NOTE_MAX = 1000;
/** A number of 16 and more characters is hard to read out on the phone. */
const PREFIX_MAX = 16;
/** Fits the head of a narrow column. */
const TAX_LABEL_MAX = 10;
/** Leaves room for the number in a line. */
const TAX_NUMBER_LABEL_MAX = 40;
const CONTACT_MAX = 200;
/** As long as an address line of a checkout. */
const ADDRESS_FIELD_MAX = 200;

/**
 * Safe in a file name, and not ending in a digit. Otherwise a changed prefix could repeat an earlier number:
 * "INV-1" and 000001 read like "INV-" and 1000001.
 */
const PREFIX = /^(?:[A-Za-z0-9._-]*[A-Za-z._-])$/;

/** Returns all errors of a change. */
export function sellerViolations(change: SellerChange): ErrorDetail[] {
  const { invoicePrefix, address, contactEmail, invoiceNote, paper } = change;
  return [
    ...lineViolations('legal_name', change.legalName, LEGAL_NAME_MAX),
    ...lineViolations('tax_number', change.taxNumber, TAX_NUMBER_MAX),
    ...tooLong('invoice_note', invoiceNote, NOTE_MAX),
    ...(isStorable(invoiceNote ?? '') ? [] : [violation('invoice_note', 'contains a character that cannot be stored')]),
    ...tooLong('invoice_prefix', invoicePrefix, PREFIX_MAX),
    ...lineViolations('tax_label', change.taxLabel, TAX_LABEL_MAX),
    ...lineViolations('tax_number_label', change.taxNumberLabel, TAX_NUMBER_LABEL_MAX),
    ...(contactEmail == null || isEmail(contactEmail) ? [] : [violation('contact_email', 'must be an email address')]),
    ...lineViolations('contact_phone', change.contactPhone, CONTACT_MAX),
    ...(paper == null || PAPERS.includes(paper) ? [] : [violation('paper', `must be one of ${PAPERS.join(', ')}`)]),
    ...(invoicePrefix === undefined || PREFIX.test(invoicePrefix)
      ? []
      : [violation('invoice_prefix', 'must be letters, digits, dots, underscores, and hyphens, and must not end in a digit')]),
    ...(address ? addressViolations(address) : []),
  ];
}

function addressViolations(address: PostalAddress): ErrorDetail[] {
  const missing = (['line1', 'city'] as const).filter((field) => address[field].trim() === '');
  return [
    ...missing.map((field) => violation(`address.${field}`, 'is required')),
    ...(isCountryCode(address.countryCode)
      ? []
      : [violation('address.country_code', 'must be an assigned ISO 3166-1 alpha-2 code, such as JM')]),
    ...Object.entries(address).flatMap(([field, text]) => lineViolations(`address.${field}`, text, ADDRESS_FIELD_MAX)),
  ];
}

const lineViolations = (field: string, text: string | null | undefined, max: number): ErrorDetail[] =>
  isOneLine(text ?? '') ? tooLong(field, text, max) : [violation(field, 'must not contain control characters')];

const tooLong = (field: string, text: string | null | undefined, max: number): ErrorDetail[] =>
  characterCount(text ?? '') > max ? [violation(field, `must have at most ${max} characters`)] : [];

const violation = (field: string, detail: string): ErrorDetail => ({ field, location: 'body', code: 'invalid', detail });

/** The seller as an invoice freezes it: the store's name, with the legal name as its company. */
export const toParty = ({ legalName, taxNumber, address, contactEmail, contactPhone }: Seller, storeName: string): Party => ({
  name: storeName,
  companyName: legalName,
  taxId: taxNumber,
  taxExemptCertificate: null,
  email: contactEmail,
  phone: contactPhone,
  address: address === null ? null : { ...address, name: address.name === '' ? (legalName ?? storeName) : address.name },
  addressId: null,
});
