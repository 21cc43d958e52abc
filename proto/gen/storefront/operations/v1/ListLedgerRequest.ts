// Original file: storefront/operations/v1/operations.proto


export interface ListLedgerRequest {
  'kind'?: (string);
  /**
   * RFC 3339. Ledgers that grow with history list only entries that changed at or after this time. Unset to list all.
   */
  'changedSince'?: (string);
  '_changedSince'?: "changedSince";
}

export interface ListLedgerRequest__Output {
  'kind': (string);
  /**
   * RFC 3339. Ledgers that grow with history list only entries that changed at or after this time. Unset to list all.
   */
  'changedSince'?: (string);
  '_changedSince'?: "changedSince";
}
