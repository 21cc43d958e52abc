// Original file: storefront/webhooks/v1/webhooks.proto


export interface GetEventFeedRequest {
}

export interface GetEventFeedRequest__Output {
}
