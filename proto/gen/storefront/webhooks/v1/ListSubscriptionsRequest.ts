// Original file: storefront/webhooks/v1/webhooks.proto


export interface ListSubscriptionsRequest {
}

export interface ListSubscriptionsRequest__Output {
}
