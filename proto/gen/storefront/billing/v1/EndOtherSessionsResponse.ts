// Original file: storefront/billing/v1/billing.proto


export interface EndOtherSessionsResponse {
}

export interface EndOtherSessionsResponse__Output {
}
