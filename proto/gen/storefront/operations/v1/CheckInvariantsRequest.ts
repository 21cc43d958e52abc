// Original file: storefront/operations/v1/operations.proto


export interface CheckInvariantsRequest {
  /**
   * RFC 3339. Rules over history check only rows that changed at or after this time. Unset for a full check.
   */
  'changedSince'?: (string);
  '_changedSince'?: "changedSince";
}

export interface CheckInvariantsRequest__Output {
  /**
   * RFC 3339. Rules over history check only rows that changed at or after this time. Unset for a full check.
   */
  'changedSince'?: (string);
  '_changedSince'?: "changedSince";
}
