// Original file: storefront/billing/v1/billing.proto


export interface EndSessionResponse {
}

export interface EndSessionResponse__Output {
}
