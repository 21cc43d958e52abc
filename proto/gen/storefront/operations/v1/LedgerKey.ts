// Original file: storefront/operations/v1/operations.proto


export interface LedgerKey {
  'tenantId'?: (string);
  'mode'?: (string);
  'id'?: (string);
}

export interface LedgerKey__Output {
  'tenantId': (string);
  'mode': (string);
  'id': (string);
}
