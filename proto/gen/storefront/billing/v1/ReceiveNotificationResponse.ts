// Original file: storefront/billing/v1/billing.proto


export interface ReceiveNotificationResponse {
}

export interface ReceiveNotificationResponse__Output {
}
