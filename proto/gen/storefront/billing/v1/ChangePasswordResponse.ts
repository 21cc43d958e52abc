// Original file: storefront/billing/v1/billing.proto


export interface ChangePasswordResponse {
}

export interface ChangePasswordResponse__Output {
}
