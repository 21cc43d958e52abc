// Original file: storefront/orders/v1/orders_sandbox.proto


export interface AdvanceClockResponse {
}

export interface AdvanceClockResponse__Output {
}
