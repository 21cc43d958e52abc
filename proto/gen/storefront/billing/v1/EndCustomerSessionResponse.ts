// Original file: storefront/billing/v1/billing.proto


export interface EndCustomerSessionResponse {
}

export interface EndCustomerSessionResponse__Output {
}
