// Original file: storefront/billing/v1/billing.proto


export interface RemoveCustomerAddressResponse {
}

export interface RemoveCustomerAddressResponse__Output {
}
