// Original file: storefront/webhooks/v1/webhooks.proto


export interface DeleteSubscriptionResponse {
}

export interface DeleteSubscriptionResponse__Output {
}
