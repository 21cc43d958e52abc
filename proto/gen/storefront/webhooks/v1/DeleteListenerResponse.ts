// Original file: storefront/webhooks/v1/webhooks.proto


export interface DeleteListenerResponse {
}

export interface DeleteListenerResponse__Output {
}
