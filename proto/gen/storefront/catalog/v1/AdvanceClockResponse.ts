// Original file: storefront/catalog/v1/catalog_sandbox.proto


export interface AdvanceClockResponse {
}

export interface AdvanceClockResponse__Output {
}
