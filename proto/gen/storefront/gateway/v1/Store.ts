// Original file: storefront/gateway/v1/gateway.proto

import type { GctRateChange as _storefront_gateway_v1_GctRateChange, GctRateChange__Output as _storefront_gateway_v1_GctRateChange__Output } from '../../../storefront/gateway/v1/GctRateChange.ts';
import type { DatedGctRate as _storefront_gateway_v1_DatedGctRate, DatedGctRate__Output as _storefront_gateway_v1_DatedGctRate__Output } from '../../../storefront/gateway/v1/DatedGctRate.ts';

/**
 * A store's settings in one mode. They travel in Caller to every service.
 */
export interface Store {
  'tenantId'?: (string);
  'mode'?: (string);
  'name'?: (string);
  'currency'?: (string);
  'gctRate'?: (string);
  'onlinePayments'?: (boolean);
  'couriers'?: (boolean);
  /**
   * CASH_ON_DELIVERY, CREDIT_TERMS, and PREPAID, as enabled.
   */
  'paymentRails'?: (string)[];
  /**
   * open or approval.
   */
  'signup'?: (string);
  /**
   * line or rate.
   */
  'taxRounding'?: (string);
  /**
   * store_rate or proportional.
   */
  'shippingTax'?: (string);
  /**
   * always or lowest.
   */
  'contractPrice'?: (string);
  /**
   * Whether checkouts require a verified email.
   */
  'requireVerifiedEmail'?: (boolean);
  /**
   * IANA.
   */
  'timeZone'?: (string);
  /**
   * The next change of the rate; unset if none is scheduled.
   */
  'gctRateChange'?: (_storefront_gateway_v1_GctRateChange | null);
  /**
   * All rates by their dates. The first one has no date.
   */
  'datedGctRates'?: (_storefront_gateway_v1_DatedGctRate)[];
}

/**
 * A store's settings in one mode. They travel in Caller to every service.
 */
export interface Store__Output {
  'tenantId': (string);
  'mode': (string);
  'name': (string);
  'currency': (string);
  'gctRate': (string);
  'onlinePayments': (boolean);
  'couriers': (boolean);
  /**
   * CASH_ON_DELIVERY, CREDIT_TERMS, and PREPAID, as enabled.
   */
  'paymentRails': (string)[];
  /**
   * open or approval.
   */
  'signup': (string);
  /**
   * line or rate.
   */
  'taxRounding': (string);
  /**
   * store_rate or proportional.
   */
  'shippingTax': (string);
  /**
   * always or lowest.
   */
  'contractPrice': (string);
  /**
   * Whether checkouts require a verified email.
   */
  'requireVerifiedEmail': (boolean);
  /**
   * IANA.
   */
  'timeZone': (string);
  /**
   * The next change of the rate; unset if none is scheduled.
   */
  'gctRateChange': (_storefront_gateway_v1_GctRateChange__Output | null);
  /**
   * All rates by their dates. The first one has no date.
   */
  'datedGctRates': (_storefront_gateway_v1_DatedGctRate__Output)[];
}
