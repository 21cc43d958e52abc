// Original file: storefront/billing/v1/billing.proto

import type { StatementEntry as _storefront_billing_v1_StatementEntry, StatementEntry__Output as _storefront_billing_v1_StatementEntry__Output } from '../../../storefront/billing/v1/StatementEntry.ts';
import type { Aging as _storefront_billing_v1_Aging, Aging__Output as _storefront_billing_v1_Aging__Output } from '../../../storefront/billing/v1/Aging.ts';

/**
 * The account of a customer over a period.
 */
export interface Statement {
  'currency'?: (string);
  'from'?: (string);
  'to'?: (string);
  'openingBalance'?: (string);
  'entries'?: (_storefront_billing_v1_StatementEntry)[];
  'closingBalance'?: (string);
  /**
   * At the end of the period, as is aging.
   */
  'unappliedCredit'?: (string);
  'aging'?: (_storefront_billing_v1_Aging | null);
  /**
   * When the statement was read.
   */
  'asOf'?: (string);
}

/**
 * The account of a customer over a period.
 */
export interface Statement__Output {
  'currency': (string);
  'from': (string);
  'to': (string);
  'openingBalance': (string);
  'entries': (_storefront_billing_v1_StatementEntry__Output)[];
  'closingBalance': (string);
  /**
   * At the end of the period, as is aging.
   */
  'unappliedCredit': (string);
  'aging': (_storefront_billing_v1_Aging__Output | null);
  /**
   * When the statement was read.
   */
  'asOf': (string);
}
