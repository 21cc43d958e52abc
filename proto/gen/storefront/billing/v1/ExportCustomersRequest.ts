// Original file: storefront/billing/v1/billing.proto


/**
 * Request for ExportCustomers.
 */
export interface ExportCustomersRequest {
}

/**
 * Request for ExportCustomers.
 */
export interface ExportCustomersRequest__Output {
}
