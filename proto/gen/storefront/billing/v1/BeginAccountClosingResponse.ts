// Original file: storefront/billing/v1/billing.proto


export interface BeginAccountClosingResponse {
}

export interface BeginAccountClosingResponse__Output {
}
