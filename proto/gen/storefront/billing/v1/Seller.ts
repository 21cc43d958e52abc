// Original file: storefront/billing/v1/billing.proto

import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from '../../../storefront/common/v1/Address.ts';

/**
 * What invoices show of the store.
 */
export interface Seller {
  'legalName'?: (string);
  'taxNumber'?: (string);
  'address'?: (_storefront_common_v1_Address | null);
  /**
   * The SHA-256 of the logo in hex.
   */
  'logoHash'?: (string);
  'invoiceNote'?: (string);
  'invoicePrefix'?: (string);
  '_legalName'?: "legalName";
  '_taxNumber'?: "taxNumber";
  '_address'?: "address";
  '_logoHash'?: "logoHash";
  '_invoiceNote'?: "invoiceNote";
}

/**
 * What invoices show of the store.
 */
export interface Seller__Output {
  'legalName'?: (string);
  'taxNumber'?: (string);
  'address'?: (_storefront_common_v1_Address__Output | null);
  /**
   * The SHA-256 of the logo in hex.
   */
  'logoHash'?: (string);
  'invoiceNote'?: (string);
  'invoicePrefix': (string);
  '_legalName'?: "legalName";
  '_taxNumber'?: "taxNumber";
  '_address'?: "address";
  '_logoHash'?: "logoHash";
  '_invoiceNote'?: "invoiceNote";
}
