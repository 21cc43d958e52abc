// Original file: storefront/billing/v1/billing_sandbox.proto


// Original file: storefront/billing/v1/billing_sandbox.proto

export const _storefront_billing_v1_HistoryEntry_Type = {
  TYPE_UNSPECIFIED: 'TYPE_UNSPECIFIED',
  INVOICE: 'INVOICE',
  PAYMENT: 'PAYMENT',
  CREDIT_NOTE: 'CREDIT_NOTE',
} as const;

export type _storefront_billing_v1_HistoryEntry_Type =
  | 'TYPE_UNSPECIFIED'
  | 0
  | 'INVOICE'
  | 1
  | 'PAYMENT'
  | 2
  | 'CREDIT_NOTE'
  | 3

export type _storefront_billing_v1_HistoryEntry_Type__Output = typeof _storefront_billing_v1_HistoryEntry_Type[keyof typeof _storefront_billing_v1_HistoryEntry_Type]

/**
 * An invoice, payment, or credit note of the past.
 */
export interface HistoryEntry {
  'type'?: (_storefront_billing_v1_HistoryEntry_Type);
  /**
   * A date before today in the time zone of the store.
   */
  'date'?: (string);
  'amount'?: (string);
  /**
   * The purchase order number of an invoice, the reference of a payment, or the reason of a credit note.
   */
  'reference'?: (string);
  /**
   * The index of the invoice in the list that a payment pays, or a credit note credits.
   */
  'invoice'?: (number);
  '_reference'?: "reference";
  '_invoice'?: "invoice";
}

/**
 * An invoice, payment, or credit note of the past.
 */
export interface HistoryEntry__Output {
  'type': (_storefront_billing_v1_HistoryEntry_Type__Output);
  /**
   * A date before today in the time zone of the store.
   */
  'date': (string);
  'amount': (string);
  /**
   * The purchase order number of an invoice, the reference of a payment, or the reason of a credit note.
   */
  'reference'?: (string);
  /**
   * The index of the invoice in the list that a payment pays, or a credit note credits.
   */
  'invoice'?: (number);
  '_reference'?: "reference";
  '_invoice'?: "invoice";
}
