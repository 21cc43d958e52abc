// Original file: storefront/billing/v1/billing.proto


export interface EndOtherSessionsRequest {
}

export interface EndOtherSessionsRequest__Output {
}
