// Original file: storefront/billing/v1/billing.proto

import type { PaymentRail as _storefront_common_v1_PaymentRail, PaymentRail__Output as _storefront_common_v1_PaymentRail__Output } from '../../../storefront/common/v1/PaymentRail.ts';
import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from '../../../storefront/common/v1/Address.ts';

/**
 * The fields of a customer that operators can set. An unset field is left unchanged.
 */
export interface CustomerFields {
  'email'?: (string);
  'name'?: (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  'password'?: (string);
  'creditLimit'?: (string);
  /**
   * Days from issue until an invoice is due.
   */
  'termsDays'?: (number);
  /**
   * True blocks new orders on credit.
   */
  'creditHold'?: (boolean);
  /**
   * Empty leaves the stored rails unchanged.
   */
  'paymentRails'?: (_storefront_common_v1_PaymentRail)[];
  'addresses'?: (_storefront_common_v1_Address)[];
  /**
   * ACTIVE, SUSPENDED, or CLOSED.
   */
  'status'?: (string);
  /**
   * NET or EOM: whether terms_days count from the issue of an invoice or from the end of its month.
   */
  'termsBasis'?: (string);
  /**
   * Empty ends the exemption.
   */
  'taxExemptCertificate'?: (string);
  /**
   * Empty leaves the exemption without an end.
   */
  'taxExemptUntil'?: (string);
  /**
   * Whether the store knows that the customer reads the email.
   */
  'emailVerified'?: (boolean);
  '_email'?: "email";
  '_name'?: "name";
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
  '_password'?: "password";
  '_creditLimit'?: "creditLimit";
  '_termsDays'?: "termsDays";
  '_creditHold'?: "creditHold";
  '_status'?: "status";
  '_termsBasis'?: "termsBasis";
  '_taxExemptCertificate'?: "taxExemptCertificate";
  '_taxExemptUntil'?: "taxExemptUntil";
  '_emailVerified'?: "emailVerified";
}

/**
 * The fields of a customer that operators can set. An unset field is left unchanged.
 */
export interface CustomerFields__Output {
  'email'?: (string);
  'name'?: (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  'password'?: (string);
  'creditLimit'?: (string);
  /**
   * Days from issue until an invoice is due.
   */
  'termsDays'?: (number);
  /**
   * True blocks new orders on credit.
   */
  'creditHold'?: (boolean);
  /**
   * Empty leaves the stored rails unchanged.
   */
  'paymentRails': (_storefront_common_v1_PaymentRail__Output)[];
  'addresses': (_storefront_common_v1_Address__Output)[];
  /**
   * ACTIVE, SUSPENDED, or CLOSED.
   */
  'status'?: (string);
  /**
   * NET or EOM: whether terms_days count from the issue of an invoice or from the end of its month.
   */
  'termsBasis'?: (string);
  /**
   * Empty ends the exemption.
   */
  'taxExemptCertificate'?: (string);
  /**
   * Empty leaves the exemption without an end.
   */
  'taxExemptUntil'?: (string);
  /**
   * Whether the store knows that the customer reads the email.
   */
  'emailVerified'?: (boolean);
  '_email'?: "email";
  '_name'?: "name";
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
  '_password'?: "password";
  '_creditLimit'?: "creditLimit";
  '_termsDays'?: "termsDays";
  '_creditHold'?: "creditHold";
  '_status'?: "status";
  '_termsBasis'?: "termsBasis";
  '_taxExemptCertificate'?: "taxExemptCertificate";
  '_taxExemptUntil'?: "taxExemptUntil";
  '_emailVerified'?: "emailVerified";
}
