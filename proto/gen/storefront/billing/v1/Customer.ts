// Original file: storefront/billing/v1/billing.proto

import type { PaymentRail as _storefront_common_v1_PaymentRail, PaymentRail__Output as _storefront_common_v1_PaymentRail__Output } from '../../../storefront/common/v1/PaymentRail.ts';
import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from '../../../storefront/common/v1/Address.ts';

/**
 * A shopper's account with one store.
 */
export interface Customer {
  'id'?: (string);
  'email'?: (string);
  'name'?: (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  /**
   * ACTIVE, PENDING_APPROVAL, SUSPENDED, or CLOSED.
   */
  'status'?: (string);
  'currency'?: (string);
  'paymentRails'?: (_storefront_common_v1_PaymentRail)[];
  'addresses'?: (_storefront_common_v1_Address)[];
  'createdAt'?: (string);
  /**
   * The certificate by which the customer is exempt from GCT; unset if they are not.
   */
  'taxExemptCertificate'?: (string);
  /**
   * The last date of the exemption in the time zone of the store; unset if it does not end.
   */
  'taxExemptUntil'?: (string);
  /**
   * When the customer has proved to read the email; unset if not yet.
   */
  'emailVerifiedAt'?: (string);
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
  '_taxExemptCertificate'?: "taxExemptCertificate";
  '_taxExemptUntil'?: "taxExemptUntil";
  '_emailVerifiedAt'?: "emailVerifiedAt";
}

/**
 * A shopper's account with one store.
 */
export interface Customer__Output {
  'id': (string);
  'email': (string);
  'name': (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  /**
   * ACTIVE, PENDING_APPROVAL, SUSPENDED, or CLOSED.
   */
  'status': (string);
  'currency': (string);
  'paymentRails': (_storefront_common_v1_PaymentRail__Output)[];
  'addresses': (_storefront_common_v1_Address__Output)[];
  'createdAt': (string);
  /**
   * The certificate by which the customer is exempt from GCT; unset if they are not.
   */
  'taxExemptCertificate'?: (string);
  /**
   * The last date of the exemption in the time zone of the store; unset if it does not end.
   */
  'taxExemptUntil'?: (string);
  /**
   * When the customer has proved to read the email; unset if not yet.
   */
  'emailVerifiedAt'?: (string);
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
  '_taxExemptCertificate'?: "taxExemptCertificate";
  '_taxExemptUntil'?: "taxExemptUntil";
  '_emailVerifiedAt'?: "emailVerifiedAt";
}
