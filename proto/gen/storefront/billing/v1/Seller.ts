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
  /**
   * The name of the tax on documents; unset for GCT.
   */
  'taxLabel'?: (string);
  /**
   * What precedes tax numbers; unset for "Tax number".
   */
  'taxNumberLabel'?: (string);
  /**
   * a4 or letter; unset for letter.
   */
  'paper'?: (string);
  'contactEmail'?: (string);
  'contactPhone'?: (string);
  '_legalName'?: "legalName";
  '_taxNumber'?: "taxNumber";
  '_address'?: "address";
  '_logoHash'?: "logoHash";
  '_invoiceNote'?: "invoiceNote";
  '_taxLabel'?: "taxLabel";
  '_taxNumberLabel'?: "taxNumberLabel";
  '_paper'?: "paper";
  '_contactEmail'?: "contactEmail";
  '_contactPhone'?: "contactPhone";
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
  /**
   * The name of the tax on documents; unset for GCT.
   */
  'taxLabel'?: (string);
  /**
   * What precedes tax numbers; unset for "Tax number".
   */
  'taxNumberLabel'?: (string);
  /**
   * a4 or letter; unset for letter.
   */
  'paper'?: (string);
  'contactEmail'?: (string);
  'contactPhone'?: (string);
  '_legalName'?: "legalName";
  '_taxNumber'?: "taxNumber";
  '_address'?: "address";
  '_logoHash'?: "logoHash";
  '_invoiceNote'?: "invoiceNote";
  '_taxLabel'?: "taxLabel";
  '_taxNumberLabel'?: "taxNumberLabel";
  '_paper'?: "paper";
  '_contactEmail'?: "contactEmail";
  '_contactPhone'?: "contactPhone";
}
