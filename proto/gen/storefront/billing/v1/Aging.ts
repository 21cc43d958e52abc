// Original file: storefront/billing/v1/billing.proto


/**
 * What is due on invoices, by how many days it is overdue.
 */
export interface Aging {
  'current'?: (string);
  'days_1_30'?: (string);
  'days_31_60'?: (string);
  'days_61_90'?: (string);
  'over_90'?: (string);
}

/**
 * What is due on invoices, by how many days it is overdue.
 */
export interface Aging__Output {
  'current': (string);
  'days_1_30': (string);
  'days_31_60': (string);
  'days_61_90': (string);
  'over_90': (string);
}
