// Original file: storefront/billing/v1/billing.proto


export interface GetCreditStatusRequest {
}

export interface GetCreditStatusRequest__Output {
}
