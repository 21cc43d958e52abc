// Original file: storefront/billing/v1/billing.proto

import type { PaymentRail as _storefront_common_v1_PaymentRail, PaymentRail__Output as _storefront_common_v1_PaymentRail__Output } from '../../../storefront/common/v1/PaymentRail.ts';
import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from '../../../storefront/common/v1/Address.ts';

export interface CustomerFields {
  'email'?: (string);
  'name'?: (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  'password'?: (string);
  'creditLimit'?: (string);
  'termsDays'?: (number);
  'creditHold'?: (boolean);
  'paymentRails'?: (_storefront_common_v1_PaymentRail)[];
  'addresses'?: (_storefront_common_v1_Address)[];
  'status'?: (string);
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
}

export interface CustomerFields__Output {
  'email'?: (string);
  'name'?: (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  'password'?: (string);
  'creditLimit'?: (string);
  'termsDays'?: (number);
  'creditHold'?: (boolean);
  'paymentRails': (_storefront_common_v1_PaymentRail__Output)[];
  'addresses': (_storefront_common_v1_Address__Output)[];
  'status'?: (string);
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
}
