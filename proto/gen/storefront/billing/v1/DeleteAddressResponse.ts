// Original file: storefront/billing/v1/billing.proto


export interface DeleteAddressResponse {
}

export interface DeleteAddressResponse__Output {
}
