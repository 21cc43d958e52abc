// Original file: storefront/billing/v1/billing.proto

import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from '../../../storefront/common/v1/Address.ts';

/**
 * Unset fields stay unchanged; an empty text clears a field.
 */
export interface SetSellerRequest {
  'legalName'?: (string);
  'taxNumber'?: (string);
  'address'?: (_storefront_common_v1_Address | null);
  'clearAddress'?: (boolean);
  /**
   * A PNG or JPEG image; no bytes remove the logo.
   */
  'logo'?: (Buffer | Uint8Array | string);
  'invoiceNote'?: (string);
  /**
   * Must not end in a digit.
   */
  'invoicePrefix'?: (string);
  'taxLabel'?: (string);
  'taxNumberLabel'?: (string);
  'paper'?: (string);
  'contactEmail'?: (string);
  'contactPhone'?: (string);
  '_legalName'?: "legalName";
  '_taxNumber'?: "taxNumber";
  '_address'?: "address";
  '_logo'?: "logo";
  '_invoiceNote'?: "invoiceNote";
  '_invoicePrefix'?: "invoicePrefix";
  '_taxLabel'?: "taxLabel";
  '_taxNumberLabel'?: "taxNumberLabel";
  '_paper'?: "paper";
  '_contactEmail'?: "contactEmail";
  '_contactPhone'?: "contactPhone";
}

/**
 * Unset fields stay unchanged; an empty text clears a field.
 */
export interface SetSellerRequest__Output {
  'legalName'?: (string);
  'taxNumber'?: (string);
  'address'?: (_storefront_common_v1_Address__Output | null);
  'clearAddress': (boolean);
  /**
   * A PNG or JPEG image; no bytes remove the logo.
   */
  'logo'?: (Buffer);
  'invoiceNote'?: (string);
  /**
   * Must not end in a digit.
   */
  'invoicePrefix'?: (string);
  'taxLabel'?: (string);
  'taxNumberLabel'?: (string);
  'paper'?: (string);
  'contactEmail'?: (string);
  'contactPhone'?: (string);
  '_legalName'?: "legalName";
  '_taxNumber'?: "taxNumber";
  '_address'?: "address";
  '_logo'?: "logo";
  '_invoiceNote'?: "invoiceNote";
  '_invoicePrefix'?: "invoicePrefix";
  '_taxLabel'?: "taxLabel";
  '_taxNumberLabel'?: "taxNumberLabel";
  '_paper'?: "paper";
  '_contactEmail'?: "contactEmail";
  '_contactPhone'?: "contactPhone";
}
