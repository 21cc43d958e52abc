// Original file: storefront/operations/v1/operations.proto


export interface ListLedgerRequest {
}

export interface ListLedgerRequest__Output {
}
