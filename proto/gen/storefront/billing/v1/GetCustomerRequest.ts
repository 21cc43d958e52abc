// Original file: storefront/billing/v1/billing.proto


export interface GetCustomerRequest {
}

export interface GetCustomerRequest__Output {
}
