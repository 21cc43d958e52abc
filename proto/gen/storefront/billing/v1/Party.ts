// Original file: storefront/billing/v1/billing.proto

import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from '../../../storefront/common/v1/Address.ts';

/**
 * The seller or the buyer at the time of the order.
 */
export interface Party {
  'name'?: (string);
  'companyName'?: (string);
  'taxId'?: (string);
  'email'?: (string);
  'phone'?: (string);
  'address'?: (_storefront_common_v1_Address | null);
  /**
   * Set if the buyer was exempt from GCT when the order was placed.
   */
  'taxExemptCertificate'?: (string);
  '_companyName'?: "companyName";
  '_taxId'?: "taxId";
  '_email'?: "email";
  '_phone'?: "phone";
  '_address'?: "address";
  '_taxExemptCertificate'?: "taxExemptCertificate";
}

/**
 * The seller or the buyer at the time of the order.
 */
export interface Party__Output {
  'name': (string);
  'companyName'?: (string);
  'taxId'?: (string);
  'email'?: (string);
  'phone'?: (string);
  'address'?: (_storefront_common_v1_Address__Output | null);
  /**
   * Set if the buyer was exempt from GCT when the order was placed.
   */
  'taxExemptCertificate'?: (string);
  '_companyName'?: "companyName";
  '_taxId'?: "taxId";
  '_email'?: "email";
  '_phone'?: "phone";
  '_address'?: "address";
  '_taxExemptCertificate'?: "taxExemptCertificate";
}
