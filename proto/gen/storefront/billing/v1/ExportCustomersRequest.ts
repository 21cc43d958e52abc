// Original file: storefront/billing/v1/billing.proto


export interface ExportCustomersRequest {
}

export interface ExportCustomersRequest__Output {
}
