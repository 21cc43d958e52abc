// Original file: storefront/billing/v1/billing.proto


export interface GetSellerRequest {
}

export interface GetSellerRequest__Output {
}
