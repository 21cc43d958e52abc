// Original file: storefront/webhooks/v1/webhooks.proto


export interface GetDeliveryStatsRequest {
  'subscriptionId'?: (string);
  /**
   * Selects hours from that of `from` to before `to`, at most 30 days. Unset means the last 24 hours.
   */
  'from'?: (string);
  'to'?: (string);
  '_from'?: "from";
  '_to'?: "to";
}

export interface GetDeliveryStatsRequest__Output {
  'subscriptionId': (string);
  /**
   * Selects hours from that of `from` to before `to`, at most 30 days. Unset means the last 24 hours.
   */
  'from'?: (string);
  'to'?: (string);
  '_from'?: "from";
  '_to'?: "to";
}
