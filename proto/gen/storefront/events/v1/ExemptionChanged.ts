// Original file: storefront/events/v1/events.proto


/**
 * Data of customer.exemption_changed, an internal event from billing to the catalog.
 */
export interface ExemptionChanged {
  'customerId'?: (string);
  /**
   * False if the exemption was removed.
   */
  'exempt'?: (boolean);
  /**
   * The last date of the exemption in the time zone of the store; unset if it does not end.
   */
  'until'?: (string);
  '_until'?: "until";
}

/**
 * Data of customer.exemption_changed, an internal event from billing to the catalog.
 */
export interface ExemptionChanged__Output {
  'customerId': (string);
  /**
   * False if the exemption was removed.
   */
  'exempt': (boolean);
  /**
   * The last date of the exemption in the time zone of the store; unset if it does not end.
   */
  'until'?: (string);
  '_until'?: "until";
}
