import type { Long } from '@grpc/proto-loader';
import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type * as storefront_common_v1 from '../common/v1.ts'

export interface AddCustomerAddressRequest {
  'customer'?: (string);
  /**
   * Without an ID.
   */
  'address'?: (storefront_common_v1.Address | null);
}

export interface AddCustomerAddressRequest__Output {
  'customer': (string);
  /**
   * Without an ID.
   */
  'address': (storefront_common_v1.Address__Output | null);
}

export interface AddCustomerAddressResponse {
  'address'?: (storefront_common_v1.Address | null);
}

export interface AddCustomerAddressResponse__Output {
  'address': (storefront_common_v1.Address__Output | null);
}

/**
 * How far the clock of the store is ahead of the real time from now on.
 */
export interface AdvanceClockRequest {
  'offsetMs'?: (number | string | Long);
}

/**
 * How far the clock of the store is ahead of the real time from now on.
 */
export interface AdvanceClockRequest__Output {
  'offsetMs': (string);
}

export interface AdvanceClockResponse {
}

export interface AdvanceClockResponse__Output {
}

/**
 * The amounts due on invoices, by the number of days overdue.
 */
export interface Aging {
  'current'?: (string);
  'days_1_30'?: (string);
  'days_31_60'?: (string);
  'days_61_90'?: (string);
  'over_90'?: (string);
}

/**
 * The amounts due on invoices, by the number of days overdue.
 */
export interface Aging__Output {
  'current': (string);
  'days_1_30': (string);
  'days_31_60': (string);
  'days_61_90': (string);
  'over_90': (string);
}

/**
 * The amounts that a customer owes.
 */
export interface AgingRow {
  /**
   * The email.
   */
  'customer'?: (string);
  'aging'?: (Aging | null);
}

/**
 * The amounts that a customer owes.
 */
export interface AgingRow__Output {
  /**
   * The email.
   */
  'customer': (string);
  'aging': (Aging__Output | null);
}

export interface ApplyCreditRequest {
  /**
   * Empty for the customer of the invoice.
   */
  'customer'?: (string);
  'invoice'?: (string);
  /**
   * Unset applies as much as possible.
   */
  'amount'?: (string);
  /**
   * The store's reference. A repeated one applies nothing.
   */
  'reference'?: (string);
  '_amount'?: "amount";
  '_reference'?: "reference";
}

export interface ApplyCreditRequest__Output {
  /**
   * Empty for the customer of the invoice.
   */
  'customer': (string);
  'invoice': (string);
  /**
   * Unset applies as much as possible.
   */
  'amount'?: (string);
  /**
   * The store's reference. A repeated one applies nothing.
   */
  'reference'?: (string);
  '_amount'?: "amount";
  '_reference'?: "reference";
}

export interface ApplyCreditResponse {
  'invoice'?: (Invoice | null);
  'replayed'?: (boolean);
  'version'?: (string);
  'storeActions'?: (string)[];
}

export interface ApplyCreditResponse__Output {
  'invoice': (Invoice__Output | null);
  'replayed': (boolean);
  'version': (string);
  'storeActions': (string)[];
}

export interface ApplyInvoiceCreditRequest {
  'invoiceId'?: (string);
  /**
   * Unset applies as much as fits.
   */
  'amount'?: (string);
  '_amount'?: "amount";
}

export interface ApplyInvoiceCreditRequest__Output {
  'invoiceId': (string);
  /**
   * Unset applies as much as fits.
   */
  'amount'?: (string);
  '_amount'?: "amount";
}

export interface ApplyInvoiceCreditResponse {
  'invoice'?: (Invoice | null);
  'replayed'?: (boolean);
}

export interface ApplyInvoiceCreditResponse__Output {
  'invoice': (Invoice__Output | null);
  'replayed': (boolean);
}

export interface AuthorizePaymentRequest {
  'checkoutId'?: (string);
  'orderId'?: (string);
  'paymentRail'?: (storefront_common_v1.PaymentRail);
  'amount'?: (string);
  'currency'?: (string);
  /**
   * How long the hold lasts unless it is committed; 1 to 86,400.
   */
  'holdSeconds'?: (number);
  /**
   * Where the hosted page sends the shopper after paying; prepaid only, as is cancel_url.
   */
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  /**
   * Returns the result without writing anything, for a checkout preview.
   */
  'dryRun'?: (boolean);
  /**
   * One of the customer's stored addresses, to be returned in full.
   */
  'addressId'?: (string);
  /**
   * The number that the order will have, which the hosted page shows.
   */
  'orderNumber'?: (string);
  /**
   * Another one of the customer's stored addresses, to be returned in full.
   */
  'billingAddressId'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
  '_addressId'?: "addressId";
  '_orderNumber'?: "orderNumber";
  '_billingAddressId'?: "billingAddressId";
}

export interface AuthorizePaymentRequest__Output {
  'checkoutId': (string);
  'orderId': (string);
  'paymentRail': (storefront_common_v1.PaymentRail__Output);
  'amount': (string);
  'currency': (string);
  /**
   * How long the hold lasts unless it is committed; 1 to 86,400.
   */
  'holdSeconds': (number);
  /**
   * Where the hosted page sends the shopper after paying; prepaid only, as is cancel_url.
   */
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  /**
   * Returns the result without writing anything, for a checkout preview.
   */
  'dryRun': (boolean);
  /**
   * One of the customer's stored addresses, to be returned in full.
   */
  'addressId'?: (string);
  /**
   * The number that the order will have, which the hosted page shows.
   */
  'orderNumber'?: (string);
  /**
   * Another one of the customer's stored addresses, to be returned in full.
   */
  'billingAddressId'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
  '_addressId'?: "addressId";
  '_orderNumber'?: "orderNumber";
  '_billingAddressId'?: "billingAddressId";
}

export interface AuthorizePaymentResponse {
  'authorized'?: (PaymentAuthorized | null);
  'overCreditLimit'?: (OverCreditLimit | null);
  'outcome'?: "authorized"|"overCreditLimit";
}

export interface AuthorizePaymentResponse__Output {
  'authorized'?: (PaymentAuthorized__Output | null);
  'overCreditLimit'?: (OverCreditLimit__Output | null);
  'outcome'?: "authorized"|"overCreditLimit";
}

export interface BeginAccountClosingRequest {
  'closingId'?: (string);
  /**
   * Unset by a customer without a password.
   */
  'password'?: (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress'?: (string);
  '_password'?: "password";
}

export interface BeginAccountClosingRequest__Output {
  'closingId': (string);
  /**
   * Unset by a customer without a password.
   */
  'password'?: (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress': (string);
  '_password'?: "password";
}

export interface BeginAccountClosingResponse {
}

export interface BeginAccountClosingResponse__Output {
}

/**
 * Manages a store's customers, credit, and invoices, for operators.
 */
export interface BillingAdminServiceClient extends grpc.Client {
  /**
   * Saves an address of a customer. FAILED_PRECONDITION (address_limit).
   */
  AddCustomerAddress(argument: AddCustomerAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  AddCustomerAddress(argument: AddCustomerAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  AddCustomerAddress(argument: AddCustomerAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  AddCustomerAddress(argument: AddCustomerAddressRequest, callback: grpc.requestCallback<AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Saves an address of a customer. FAILED_PRECONDITION (address_limit).
   */
  addCustomerAddress(argument: AddCustomerAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  addCustomerAddress(argument: AddCustomerAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  addCustomerAddress(argument: AddCustomerAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  addCustomerAddress(argument: AddCustomerAddressRequest, callback: grpc.requestCallback<AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Pays an open invoice from its customer's unapplied credit, once per reference. FAILED_PRECONDITION (no_unapplied_credit, credit_too_low,
   * currency_mismatch, invoice_already_paid, invoice_voided, payment_reference_used, version_mismatch).
   */
  ApplyCredit(argument: ApplyCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  ApplyCredit(argument: ApplyCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  ApplyCredit(argument: ApplyCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  ApplyCredit(argument: ApplyCreditRequest, callback: grpc.requestCallback<ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Pays an open invoice from its customer's unapplied credit, once per reference. FAILED_PRECONDITION (no_unapplied_credit, credit_too_low,
   * currency_mismatch, invoice_already_paid, invoice_voided, payment_reference_used, version_mismatch).
   */
  applyCredit(argument: ApplyCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  applyCredit(argument: ApplyCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  applyCredit(argument: ApplyCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  applyCredit(argument: ApplyCreditRequest, callback: grpc.requestCallback<ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Counts what the home page of operators shows, each up to 1,000, and 1 more if there are further ones.
   */
  CountStoreBilling(argument: CountStoreBillingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CountStoreBillingResponse__Output>): grpc.ClientUnaryCall;
  CountStoreBilling(argument: CountStoreBillingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CountStoreBillingResponse__Output>): grpc.ClientUnaryCall;
  CountStoreBilling(argument: CountStoreBillingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CountStoreBillingResponse__Output>): grpc.ClientUnaryCall;
  CountStoreBilling(argument: CountStoreBillingRequest, callback: grpc.requestCallback<CountStoreBillingResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Counts what the home page of operators shows, each up to 1,000, and 1 more if there are further ones.
   */
  countStoreBilling(argument: CountStoreBillingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CountStoreBillingResponse__Output>): grpc.ClientUnaryCall;
  countStoreBilling(argument: CountStoreBillingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CountStoreBillingResponse__Output>): grpc.ClientUnaryCall;
  countStoreBilling(argument: CountStoreBillingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CountStoreBillingResponse__Output>): grpc.ClientUnaryCall;
  countStoreBilling(argument: CountStoreBillingRequest, callback: grpc.requestCallback<CountStoreBillingResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a customer. FAILED_PRECONDITION (email_taken) if the email is in use.
   */
  CreateCustomer(argument: CreateCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  CreateCustomer(argument: CreateCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  CreateCustomer(argument: CreateCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  CreateCustomer(argument: CreateCustomerRequest, callback: grpc.requestCallback<CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a customer. FAILED_PRECONDITION (email_taken) if the email is in use.
   */
  createCustomer(argument: CreateCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  createCustomer(argument: CreateCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  createCustomer(argument: CreateCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  createCustomer(argument: CreateCustomerRequest, callback: grpc.requestCallback<CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Streams what each customer owes at the end of a period, as statements show it. Customers who owe nothing are left out.
   */
  ExportAging(argument: ExportAgingRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportAgingResponse__Output>;
  ExportAging(argument: ExportAgingRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportAgingResponse__Output>;
  /**
   * Streams what each customer owes at the end of a period, as statements show it. Customers who owe nothing are left out.
   */
  exportAging(argument: ExportAgingRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportAgingResponse__Output>;
  exportAging(argument: ExportAgingRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportAgingResponse__Output>;
  
  /**
   * Streams the matching customers ordered by email, without passwords.
   */
  ExportCustomers(argument: ExportCustomersRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportCustomersResponse__Output>;
  ExportCustomers(argument: ExportCustomersRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportCustomersResponse__Output>;
  /**
   * Streams the matching customers ordered by email, without passwords.
   */
  exportCustomers(argument: ExportCustomersRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportCustomersResponse__Output>;
  exportCustomers(argument: ExportCustomersRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportCustomersResponse__Output>;
  
  /**
   * Streams the payments of a period, oldest first, without those from credit. A payment has the day on which it was made.
   */
  ExportPayments(argument: ExportPaymentsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportPaymentsResponse__Output>;
  ExportPayments(argument: ExportPaymentsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportPaymentsResponse__Output>;
  /**
   * Streams the payments of a period, oldest first, without those from credit. A payment has the day on which it was made.
   */
  exportPayments(argument: ExportPaymentsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportPaymentsResponse__Output>;
  exportPayments(argument: ExportPaymentsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportPaymentsResponse__Output>;
  
  /**
   * Streams the tax of a period by rate: that of its invoices, less that of its credit notes and voids.
   */
  ExportTax(argument: ExportTaxRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportTaxResponse__Output>;
  ExportTax(argument: ExportTaxRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportTaxResponse__Output>;
  /**
   * Streams the tax of a period by rate: that of its invoices, less that of its credit notes and voids.
   */
  exportTax(argument: ExportTaxRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportTaxResponse__Output>;
  exportTax(argument: ExportTaxRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<ExportTaxResponse__Output>;
  
  /**
   * Returns a customer's credit account with its newest ledger entries, at most 200.
   */
  GetCredit(argument: GetCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditResponse__Output>): grpc.ClientUnaryCall;
  GetCredit(argument: GetCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCreditResponse__Output>): grpc.ClientUnaryCall;
  GetCredit(argument: GetCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditResponse__Output>): grpc.ClientUnaryCall;
  GetCredit(argument: GetCreditRequest, callback: grpc.requestCallback<GetCreditResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a customer's credit account with its newest ledger entries, at most 200.
   */
  getCredit(argument: GetCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditResponse__Output>): grpc.ClientUnaryCall;
  getCredit(argument: GetCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCreditResponse__Output>): grpc.ClientUnaryCall;
  getCredit(argument: GetCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditResponse__Output>): grpc.ClientUnaryCall;
  getCredit(argument: GetCreditRequest, callback: grpc.requestCallback<GetCreditResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the store's payment gateway, without its secrets.
   */
  GetPaymentGateway(argument: GetPaymentGatewayRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  GetPaymentGateway(argument: GetPaymentGatewayRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  GetPaymentGateway(argument: GetPaymentGatewayRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  GetPaymentGateway(argument: GetPaymentGatewayRequest, callback: grpc.requestCallback<GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the store's payment gateway, without its secrets.
   */
  getPaymentGateway(argument: GetPaymentGatewayRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  getPaymentGateway(argument: GetPaymentGatewayRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  getPaymentGateway(argument: GetPaymentGatewayRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  getPaymentGateway(argument: GetPaymentGatewayRequest, callback: grpc.requestCallback<GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a refund.
   */
  GetRefund(argument: GetRefundRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetRefundResponse__Output>): grpc.ClientUnaryCall;
  GetRefund(argument: GetRefundRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetRefundResponse__Output>): grpc.ClientUnaryCall;
  GetRefund(argument: GetRefundRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetRefundResponse__Output>): grpc.ClientUnaryCall;
  GetRefund(argument: GetRefundRequest, callback: grpc.requestCallback<GetRefundResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a refund.
   */
  getRefund(argument: GetRefundRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetRefundResponse__Output>): grpc.ClientUnaryCall;
  getRefund(argument: GetRefundRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetRefundResponse__Output>): grpc.ClientUnaryCall;
  getRefund(argument: GetRefundRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetRefundResponse__Output>): grpc.ClientUnaryCall;
  getRefund(argument: GetRefundRequest, callback: grpc.requestCallback<GetRefundResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the seller details that are copied to each new invoice.
   */
  GetSeller(argument: GetSellerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetSellerResponse__Output>): grpc.ClientUnaryCall;
  GetSeller(argument: GetSellerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetSellerResponse__Output>): grpc.ClientUnaryCall;
  GetSeller(argument: GetSellerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetSellerResponse__Output>): grpc.ClientUnaryCall;
  GetSeller(argument: GetSellerRequest, callback: grpc.requestCallback<GetSellerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the seller details that are copied to each new invoice.
   */
  getSeller(argument: GetSellerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetSellerResponse__Output>): grpc.ClientUnaryCall;
  getSeller(argument: GetSellerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetSellerResponse__Output>): grpc.ClientUnaryCall;
  getSeller(argument: GetSellerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetSellerResponse__Output>): grpc.ClientUnaryCall;
  getSeller(argument: GetSellerRequest, callback: grpc.requestCallback<GetSellerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns any customer of the store.
   */
  GetStoreCustomer(argument: GetStoreCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  GetStoreCustomer(argument: GetStoreCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  GetStoreCustomer(argument: GetStoreCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  GetStoreCustomer(argument: GetStoreCustomerRequest, callback: grpc.requestCallback<GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns any customer of the store.
   */
  getStoreCustomer(argument: GetStoreCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  getStoreCustomer(argument: GetStoreCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  getStoreCustomer(argument: GetStoreCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  getStoreCustomer(argument: GetStoreCustomerRequest, callback: grpc.requestCallback<GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the invoices of any order of the store with their payments, all payment sessions of the order and its invoices, oldest first, and
   * its refunds.
   */
  GetStoreOrderBilling(argument: GetStoreOrderBillingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  GetStoreOrderBilling(argument: GetStoreOrderBillingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  GetStoreOrderBilling(argument: GetStoreOrderBillingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  GetStoreOrderBilling(argument: GetStoreOrderBillingRequest, callback: grpc.requestCallback<GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the invoices of any order of the store with their payments, all payment sessions of the order and its invoices, oldest first, and
   * its refunds.
   */
  getStoreOrderBilling(argument: GetStoreOrderBillingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getStoreOrderBilling(argument: GetStoreOrderBillingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getStoreOrderBilling(argument: GetStoreOrderBillingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getStoreOrderBilling(argument: GetStoreOrderBillingRequest, callback: grpc.requestCallback<GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates or updates at most 100 customers, identified by their email, each in a transaction of its own. Invalid rows are reported and skipped.
   */
  ImportCustomers(argument: ImportCustomersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  ImportCustomers(argument: ImportCustomersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  ImportCustomers(argument: ImportCustomersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  ImportCustomers(argument: ImportCustomersRequest, callback: grpc.requestCallback<ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates or updates at most 100 customers, identified by their email, each in a transaction of its own. Invalid rows are reported and skipped.
   */
  importCustomers(argument: ImportCustomersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  importCustomers(argument: ImportCustomersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  importCustomers(argument: ImportCustomersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  importCustomers(argument: ImportCustomersRequest, callback: grpc.requestCallback<ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the IDs of customers, each given by ID or email, at most 1,000. Unknown ones are left out.
   */
  ListCustomerIds(argument: ListCustomerIdsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListCustomerIdsResponse__Output>): grpc.ClientUnaryCall;
  ListCustomerIds(argument: ListCustomerIdsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListCustomerIdsResponse__Output>): grpc.ClientUnaryCall;
  ListCustomerIds(argument: ListCustomerIdsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListCustomerIdsResponse__Output>): grpc.ClientUnaryCall;
  ListCustomerIds(argument: ListCustomerIdsRequest, callback: grpc.requestCallback<ListCustomerIdsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the IDs of customers, each given by ID or email, at most 1,000. Unknown ones are left out.
   */
  listCustomerIds(argument: ListCustomerIdsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListCustomerIdsResponse__Output>): grpc.ClientUnaryCall;
  listCustomerIds(argument: ListCustomerIdsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListCustomerIdsResponse__Output>): grpc.ClientUnaryCall;
  listCustomerIds(argument: ListCustomerIdsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListCustomerIdsResponse__Output>): grpc.ClientUnaryCall;
  listCustomerIds(argument: ListCustomerIdsRequest, callback: grpc.requestCallback<ListCustomerIdsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the refunds of the store, newest first.
   */
  ListRefunds(argument: ListRefundsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  ListRefunds(argument: ListRefundsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  ListRefunds(argument: ListRefundsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  ListRefunds(argument: ListRefundsRequest, callback: grpc.requestCallback<ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the refunds of the store, newest first.
   */
  listRefunds(argument: ListRefundsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  listRefunds(argument: ListRefundsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  listRefunds(argument: ListRefundsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  listRefunds(argument: ListRefundsRequest, callback: grpc.requestCallback<ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the store's customers, newest first.
   */
  ListStoreCustomers(argument: ListStoreCustomersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  ListStoreCustomers(argument: ListStoreCustomersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  ListStoreCustomers(argument: ListStoreCustomersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  ListStoreCustomers(argument: ListStoreCustomersRequest, callback: grpc.requestCallback<ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the store's customers, newest first.
   */
  listStoreCustomers(argument: ListStoreCustomersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  listStoreCustomers(argument: ListStoreCustomersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  listStoreCustomers(argument: ListStoreCustomersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  listStoreCustomers(argument: ListStoreCustomersRequest, callback: grpc.requestCallback<ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the invoices of all customers, newest first, each with its buyer but without other details.
   */
  ListStoreInvoices(argument: ListStoreInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ListStoreInvoices(argument: ListStoreInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ListStoreInvoices(argument: ListStoreInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ListStoreInvoices(argument: ListStoreInvoicesRequest, callback: grpc.requestCallback<ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the invoices of all customers, newest first, each with its buyer but without other details.
   */
  listStoreInvoices(argument: ListStoreInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listStoreInvoices(argument: ListStoreInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listStoreInvoices(argument: ListStoreInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listStoreInvoices(argument: ListStoreInvoicesRequest, callback: grpc.requestCallback<ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the payments of the store, newest first, without those from credit.
   */
  ListStorePayments(argument: ListStorePaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListStorePaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListStorePayments(argument: ListStorePaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListStorePaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListStorePayments(argument: ListStorePaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListStorePaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListStorePayments(argument: ListStorePaymentsRequest, callback: grpc.requestCallback<ListStorePaymentsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the payments of the store, newest first, without those from credit.
   */
  listStorePayments(argument: ListStorePaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListStorePaymentsResponse__Output>): grpc.ClientUnaryCall;
  listStorePayments(argument: ListStorePaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListStorePaymentsResponse__Output>): grpc.ClientUnaryCall;
  listStorePayments(argument: ListStorePaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListStorePaymentsResponse__Output>): grpc.ClientUnaryCall;
  listStorePayments(argument: ListStorePaymentsRequest, callback: grpc.requestCallback<ListStorePaymentsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Records a payment on account: it pays the given invoices, or what is due first, and the rest is unapplied credit.
   */
  RecordCustomerPayment(argument: RecordCustomerPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  RecordCustomerPayment(argument: RecordCustomerPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  RecordCustomerPayment(argument: RecordCustomerPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  RecordCustomerPayment(argument: RecordCustomerPaymentRequest, callback: grpc.requestCallback<RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Records a payment on account: it pays the given invoices, or what is due first, and the rest is unapplied credit.
   */
  recordCustomerPayment(argument: RecordCustomerPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordCustomerPayment(argument: RecordCustomerPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordCustomerPayment(argument: RecordCustomerPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordCustomerPayment(argument: RecordCustomerPaymentRequest, callback: grpc.requestCallback<RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Records a payment received outside the system against an open invoice, once per reference. INVALID_ARGUMENT if it exceeds the amount
   * due; FAILED_PRECONDITION (payment_reference_used).
   */
  RecordPayment(argument: RecordPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  RecordPayment(argument: RecordPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  RecordPayment(argument: RecordPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  RecordPayment(argument: RecordPaymentRequest, callback: grpc.requestCallback<RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Records a payment received outside the system against an open invoice, once per reference. INVALID_ARGUMENT if it exceeds the amount
   * due; FAILED_PRECONDITION (payment_reference_used).
   */
  recordPayment(argument: RecordPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordPayment(argument: RecordPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordPayment(argument: RecordPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordPayment(argument: RecordPaymentRequest, callback: grpc.requestCallback<RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Records that unapplied credit was paid out.
   */
  RefundCredit(argument: RefundCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  RefundCredit(argument: RefundCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  RefundCredit(argument: RefundCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  RefundCredit(argument: RefundCreditRequest, callback: grpc.requestCallback<RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Records that unapplied credit was paid out.
   */
  refundCredit(argument: RefundCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  refundCredit(argument: RefundCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  refundCredit(argument: RefundCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  refundCredit(argument: RefundCreditRequest, callback: grpc.requestCallback<RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes an address of a customer. Orders keep their copies.
   */
  RemoveCustomerAddress(argument: RemoveCustomerAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  RemoveCustomerAddress(argument: RemoveCustomerAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  RemoveCustomerAddress(argument: RemoveCustomerAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  RemoveCustomerAddress(argument: RemoveCustomerAddressRequest, callback: grpc.requestCallback<RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes an address of a customer. Orders keep their copies.
   */
  removeCustomerAddress(argument: RemoveCustomerAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  removeCustomerAddress(argument: RemoveCustomerAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  removeCustomerAddress(argument: RemoveCustomerAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  removeCustomerAddress(argument: RemoveCustomerAddressRequest, callback: grpc.requestCallback<RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes the store's payment gateway. NOT_FOUND if it has none of its own.
   */
  RemovePaymentGateway(argument: RemovePaymentGatewayRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  RemovePaymentGateway(argument: RemovePaymentGatewayRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  RemovePaymentGateway(argument: RemovePaymentGatewayRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  RemovePaymentGateway(argument: RemovePaymentGatewayRequest, callback: grpc.requestCallback<RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes the store's payment gateway. NOT_FOUND if it has none of its own.
   */
  removePaymentGateway(argument: RemovePaymentGatewayRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  removePaymentGateway(argument: RemovePaymentGatewayRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  removePaymentGateway(argument: RemovePaymentGatewayRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  removePaymentGateway(argument: RemovePaymentGatewayRequest, callback: grpc.requestCallback<RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Replaces a failed refund with another one, or settles one that waits to be made by hand. FAILED_PRECONDITION (refund_not_retryable).
   */
  RetryRefund(argument: RetryRefundRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  RetryRefund(argument: RetryRefundRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  RetryRefund(argument: RetryRefundRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  RetryRefund(argument: RetryRefundRequest, callback: grpc.requestCallback<RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Replaces a failed refund with another one, or settles one that waits to be made by hand. FAILED_PRECONDITION (refund_not_retryable).
   */
  retryRefund(argument: RetryRefundRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  retryRefund(argument: RetryRefundRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  retryRefund(argument: RetryRefundRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  retryRefund(argument: RetryRefundRequest, callback: grpc.requestCallback<RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Reverses a payment over all of its invoices, which are due again, once per reference or key. FAILED_PRECONDITION (payment_already_reversed,
   * refund_pending, payment_refunded, payment_changed).
   */
  ReversePayment(argument: ReversePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  ReversePayment(argument: ReversePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  ReversePayment(argument: ReversePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  ReversePayment(argument: ReversePaymentRequest, callback: grpc.requestCallback<ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Reverses a payment over all of its invoices, which are due again, once per reference or key. FAILED_PRECONDITION (payment_already_reversed,
   * refund_pending, payment_refunded, payment_changed).
   */
  reversePayment(argument: ReversePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  reversePayment(argument: ReversePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  reversePayment(argument: ReversePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  reversePayment(argument: ReversePaymentRequest, callback: grpc.requestCallback<ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields of a customer and leaves the others unchanged. FAILED_PRECONDITION (email_taken, version_mismatch).
   */
  SetCustomer(argument: SetCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  SetCustomer(argument: SetCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  SetCustomer(argument: SetCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  SetCustomer(argument: SetCustomerRequest, callback: grpc.requestCallback<SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields of a customer and leaves the others unchanged. FAILED_PRECONDITION (email_taken, version_mismatch).
   */
  setCustomer(argument: SetCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  setCustomer(argument: SetCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  setCustomer(argument: SetCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  setCustomer(argument: SetCustomerRequest, callback: grpc.requestCallback<SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets or replaces the store's payment gateway in live mode. FAILED_PRECONDITION if no key is configured that encrypts its
   * secrets.
   */
  SetPaymentGateway(argument: SetPaymentGatewayRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  SetPaymentGateway(argument: SetPaymentGatewayRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  SetPaymentGateway(argument: SetPaymentGatewayRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  SetPaymentGateway(argument: SetPaymentGatewayRequest, callback: grpc.requestCallback<SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets or replaces the store's payment gateway in live mode. FAILED_PRECONDITION if no key is configured that encrypts its
   * secrets.
   */
  setPaymentGateway(argument: SetPaymentGatewayRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  setPaymentGateway(argument: SetPaymentGatewayRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  setPaymentGateway(argument: SetPaymentGatewayRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  setPaymentGateway(argument: SetPaymentGatewayRequest, callback: grpc.requestCallback<SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given seller details. Invoices that were issued before stay as they are. FAILED_PRECONDITION (version_mismatch).
   */
  SetSeller(argument: SetSellerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetSellerResponse__Output>): grpc.ClientUnaryCall;
  SetSeller(argument: SetSellerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetSellerResponse__Output>): grpc.ClientUnaryCall;
  SetSeller(argument: SetSellerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetSellerResponse__Output>): grpc.ClientUnaryCall;
  SetSeller(argument: SetSellerRequest, callback: grpc.requestCallback<SetSellerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given seller details. Invoices that were issued before stay as they are. FAILED_PRECONDITION (version_mismatch).
   */
  setSeller(argument: SetSellerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetSellerResponse__Output>): grpc.ClientUnaryCall;
  setSeller(argument: SetSellerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetSellerResponse__Output>): grpc.ClientUnaryCall;
  setSeller(argument: SetSellerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetSellerResponse__Output>): grpc.ClientUnaryCall;
  setSeller(argument: SetSellerRequest, callback: grpc.requestCallback<SetSellerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields of an address of a customer and leaves the others unchanged.
   */
  UpdateCustomerAddress(argument: UpdateCustomerAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  UpdateCustomerAddress(argument: UpdateCustomerAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  UpdateCustomerAddress(argument: UpdateCustomerAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  UpdateCustomerAddress(argument: UpdateCustomerAddressRequest, callback: grpc.requestCallback<UpdateCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields of an address of a customer and leaves the others unchanged.
   */
  updateCustomerAddress(argument: UpdateCustomerAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  updateCustomerAddress(argument: UpdateCustomerAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  updateCustomerAddress(argument: UpdateCustomerAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  updateCustomerAddress(argument: UpdateCustomerAddressRequest, callback: grpc.requestCallback<UpdateCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Replaces an invoice with a successor, or voids the open invoice of a closed order. FAILED_PRECONDITION (invoice_already_paid, invoice_voided,
   * invoice_has_payments, invoice_credited, order_still_open, order_closed, payment_in_progress, version_mismatch).
   */
  VoidInvoice(argument: VoidInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  VoidInvoice(argument: VoidInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  VoidInvoice(argument: VoidInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  VoidInvoice(argument: VoidInvoiceRequest, callback: grpc.requestCallback<VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Replaces an invoice with a successor, or voids the open invoice of a closed order. FAILED_PRECONDITION (invoice_already_paid, invoice_voided,
   * invoice_has_payments, invoice_credited, order_still_open, order_closed, payment_in_progress, version_mismatch).
   */
  voidInvoice(argument: VoidInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  voidInvoice(argument: VoidInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  voidInvoice(argument: VoidInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  voidInvoice(argument: VoidInvoiceRequest, callback: grpc.requestCallback<VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages a store's customers, credit, and invoices, for operators.
 */
export interface BillingAdminServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Saves an address of a customer. FAILED_PRECONDITION (address_limit).
   */
  AddCustomerAddress: grpc.handleUnaryCall<AddCustomerAddressRequest__Output, AddCustomerAddressResponse>;
  
  /**
   * Pays an open invoice from its customer's unapplied credit, once per reference. FAILED_PRECONDITION (no_unapplied_credit, credit_too_low,
   * currency_mismatch, invoice_already_paid, invoice_voided, payment_reference_used, version_mismatch).
   */
  ApplyCredit: grpc.handleUnaryCall<ApplyCreditRequest__Output, ApplyCreditResponse>;
  
  /**
   * Counts what the home page of operators shows, each up to 1,000, and 1 more if there are further ones.
   */
  CountStoreBilling: grpc.handleUnaryCall<CountStoreBillingRequest__Output, CountStoreBillingResponse>;
  
  /**
   * Creates a customer. FAILED_PRECONDITION (email_taken) if the email is in use.
   */
  CreateCustomer: grpc.handleUnaryCall<CreateCustomerRequest__Output, CreateCustomerResponse>;
  
  /**
   * Streams what each customer owes at the end of a period, as statements show it. Customers who owe nothing are left out.
   */
  ExportAging: grpc.handleServerStreamingCall<ExportAgingRequest__Output, ExportAgingResponse>;
  
  /**
   * Streams the matching customers ordered by email, without passwords.
   */
  ExportCustomers: grpc.handleServerStreamingCall<ExportCustomersRequest__Output, ExportCustomersResponse>;
  
  /**
   * Streams the payments of a period, oldest first, without those from credit. A payment has the day on which it was made.
   */
  ExportPayments: grpc.handleServerStreamingCall<ExportPaymentsRequest__Output, ExportPaymentsResponse>;
  
  /**
   * Streams the tax of a period by rate: that of its invoices, less that of its credit notes and voids.
   */
  ExportTax: grpc.handleServerStreamingCall<ExportTaxRequest__Output, ExportTaxResponse>;
  
  /**
   * Returns a customer's credit account with its newest ledger entries, at most 200.
   */
  GetCredit: grpc.handleUnaryCall<GetCreditRequest__Output, GetCreditResponse>;
  
  /**
   * Returns the store's payment gateway, without its secrets.
   */
  GetPaymentGateway: grpc.handleUnaryCall<GetPaymentGatewayRequest__Output, GetPaymentGatewayResponse>;
  
  /**
   * Returns a refund.
   */
  GetRefund: grpc.handleUnaryCall<GetRefundRequest__Output, GetRefundResponse>;
  
  /**
   * Returns the seller details that are copied to each new invoice.
   */
  GetSeller: grpc.handleUnaryCall<GetSellerRequest__Output, GetSellerResponse>;
  
  /**
   * Returns any customer of the store.
   */
  GetStoreCustomer: grpc.handleUnaryCall<GetStoreCustomerRequest__Output, GetStoreCustomerResponse>;
  
  /**
   * Returns the invoices of any order of the store with their payments, all payment sessions of the order and its invoices, oldest first, and
   * its refunds.
   */
  GetStoreOrderBilling: grpc.handleUnaryCall<GetStoreOrderBillingRequest__Output, GetStoreOrderBillingResponse>;
  
  /**
   * Creates or updates at most 100 customers, identified by their email, each in a transaction of its own. Invalid rows are reported and skipped.
   */
  ImportCustomers: grpc.handleUnaryCall<ImportCustomersRequest__Output, ImportCustomersResponse>;
  
  /**
   * Returns the IDs of customers, each given by ID or email, at most 1,000. Unknown ones are left out.
   */
  ListCustomerIds: grpc.handleUnaryCall<ListCustomerIdsRequest__Output, ListCustomerIdsResponse>;
  
  /**
   * Lists the refunds of the store, newest first.
   */
  ListRefunds: grpc.handleUnaryCall<ListRefundsRequest__Output, ListRefundsResponse>;
  
  /**
   * Lists the store's customers, newest first.
   */
  ListStoreCustomers: grpc.handleUnaryCall<ListStoreCustomersRequest__Output, ListStoreCustomersResponse>;
  
  /**
   * Lists the invoices of all customers, newest first, each with its buyer but without other details.
   */
  ListStoreInvoices: grpc.handleUnaryCall<ListStoreInvoicesRequest__Output, ListStoreInvoicesResponse>;
  
  /**
   * Lists the payments of the store, newest first, without those from credit.
   */
  ListStorePayments: grpc.handleUnaryCall<ListStorePaymentsRequest__Output, ListStorePaymentsResponse>;
  
  /**
   * Records a payment on account: it pays the given invoices, or what is due first, and the rest is unapplied credit.
   */
  RecordCustomerPayment: grpc.handleUnaryCall<RecordCustomerPaymentRequest__Output, RecordCustomerPaymentResponse>;
  
  /**
   * Records a payment received outside the system against an open invoice, once per reference. INVALID_ARGUMENT if it exceeds the amount
   * due; FAILED_PRECONDITION (payment_reference_used).
   */
  RecordPayment: grpc.handleUnaryCall<RecordPaymentRequest__Output, RecordPaymentResponse>;
  
  /**
   * Records that unapplied credit was paid out.
   */
  RefundCredit: grpc.handleUnaryCall<RefundCreditRequest__Output, RefundCreditResponse>;
  
  /**
   * Deletes an address of a customer. Orders keep their copies.
   */
  RemoveCustomerAddress: grpc.handleUnaryCall<RemoveCustomerAddressRequest__Output, RemoveCustomerAddressResponse>;
  
  /**
   * Removes the store's payment gateway. NOT_FOUND if it has none of its own.
   */
  RemovePaymentGateway: grpc.handleUnaryCall<RemovePaymentGatewayRequest__Output, RemovePaymentGatewayResponse>;
  
  /**
   * Replaces a failed refund with another one, or settles one that waits to be made by hand. FAILED_PRECONDITION (refund_not_retryable).
   */
  RetryRefund: grpc.handleUnaryCall<RetryRefundRequest__Output, RetryRefundResponse>;
  
  /**
   * Reverses a payment over all of its invoices, which are due again, once per reference or key. FAILED_PRECONDITION (payment_already_reversed,
   * refund_pending, payment_refunded, payment_changed).
   */
  ReversePayment: grpc.handleUnaryCall<ReversePaymentRequest__Output, ReversePaymentResponse>;
  
  /**
   * Changes the given fields of a customer and leaves the others unchanged. FAILED_PRECONDITION (email_taken, version_mismatch).
   */
  SetCustomer: grpc.handleUnaryCall<SetCustomerRequest__Output, SetCustomerResponse>;
  
  /**
   * Sets or replaces the store's payment gateway in live mode. FAILED_PRECONDITION if no key is configured that encrypts its
   * secrets.
   */
  SetPaymentGateway: grpc.handleUnaryCall<SetPaymentGatewayRequest__Output, SetPaymentGatewayResponse>;
  
  /**
   * Changes the given seller details. Invoices that were issued before stay as they are. FAILED_PRECONDITION (version_mismatch).
   */
  SetSeller: grpc.handleUnaryCall<SetSellerRequest__Output, SetSellerResponse>;
  
  /**
   * Changes the given fields of an address of a customer and leaves the others unchanged.
   */
  UpdateCustomerAddress: grpc.handleUnaryCall<UpdateCustomerAddressRequest__Output, UpdateCustomerAddressResponse>;
  
  /**
   * Replaces an invoice with a successor, or voids the open invoice of a closed order. FAILED_PRECONDITION (invoice_already_paid, invoice_voided,
   * invoice_has_payments, invoice_credited, order_still_open, order_closed, payment_in_progress, version_mismatch).
   */
  VoidInvoice: grpc.handleUnaryCall<VoidInvoiceRequest__Output, VoidInvoiceResponse>;
  
}

export interface BillingAdminServiceDefinition extends grpc.ServiceDefinition {
  AddCustomerAddress: MethodDefinition<AddCustomerAddressRequest, AddCustomerAddressResponse, AddCustomerAddressRequest__Output, AddCustomerAddressResponse__Output>
  ApplyCredit: MethodDefinition<ApplyCreditRequest, ApplyCreditResponse, ApplyCreditRequest__Output, ApplyCreditResponse__Output>
  CountStoreBilling: MethodDefinition<CountStoreBillingRequest, CountStoreBillingResponse, CountStoreBillingRequest__Output, CountStoreBillingResponse__Output>
  CreateCustomer: MethodDefinition<CreateCustomerRequest, CreateCustomerResponse, CreateCustomerRequest__Output, CreateCustomerResponse__Output>
  ExportAging: MethodDefinition<ExportAgingRequest, ExportAgingResponse, ExportAgingRequest__Output, ExportAgingResponse__Output>
  ExportCustomers: MethodDefinition<ExportCustomersRequest, ExportCustomersResponse, ExportCustomersRequest__Output, ExportCustomersResponse__Output>
  ExportPayments: MethodDefinition<ExportPaymentsRequest, ExportPaymentsResponse, ExportPaymentsRequest__Output, ExportPaymentsResponse__Output>
  ExportTax: MethodDefinition<ExportTaxRequest, ExportTaxResponse, ExportTaxRequest__Output, ExportTaxResponse__Output>
  GetCredit: MethodDefinition<GetCreditRequest, GetCreditResponse, GetCreditRequest__Output, GetCreditResponse__Output>
  GetPaymentGateway: MethodDefinition<GetPaymentGatewayRequest, GetPaymentGatewayResponse, GetPaymentGatewayRequest__Output, GetPaymentGatewayResponse__Output>
  GetRefund: MethodDefinition<GetRefundRequest, GetRefundResponse, GetRefundRequest__Output, GetRefundResponse__Output>
  GetSeller: MethodDefinition<GetSellerRequest, GetSellerResponse, GetSellerRequest__Output, GetSellerResponse__Output>
  GetStoreCustomer: MethodDefinition<GetStoreCustomerRequest, GetStoreCustomerResponse, GetStoreCustomerRequest__Output, GetStoreCustomerResponse__Output>
  GetStoreOrderBilling: MethodDefinition<GetStoreOrderBillingRequest, GetStoreOrderBillingResponse, GetStoreOrderBillingRequest__Output, GetStoreOrderBillingResponse__Output>
  ImportCustomers: MethodDefinition<ImportCustomersRequest, ImportCustomersResponse, ImportCustomersRequest__Output, ImportCustomersResponse__Output>
  ListCustomerIds: MethodDefinition<ListCustomerIdsRequest, ListCustomerIdsResponse, ListCustomerIdsRequest__Output, ListCustomerIdsResponse__Output>
  ListRefunds: MethodDefinition<ListRefundsRequest, ListRefundsResponse, ListRefundsRequest__Output, ListRefundsResponse__Output>
  ListStoreCustomers: MethodDefinition<ListStoreCustomersRequest, ListStoreCustomersResponse, ListStoreCustomersRequest__Output, ListStoreCustomersResponse__Output>
  ListStoreInvoices: MethodDefinition<ListStoreInvoicesRequest, ListStoreInvoicesResponse, ListStoreInvoicesRequest__Output, ListStoreInvoicesResponse__Output>
  ListStorePayments: MethodDefinition<ListStorePaymentsRequest, ListStorePaymentsResponse, ListStorePaymentsRequest__Output, ListStorePaymentsResponse__Output>
  RecordCustomerPayment: MethodDefinition<RecordCustomerPaymentRequest, RecordCustomerPaymentResponse, RecordCustomerPaymentRequest__Output, RecordCustomerPaymentResponse__Output>
  RecordPayment: MethodDefinition<RecordPaymentRequest, RecordPaymentResponse, RecordPaymentRequest__Output, RecordPaymentResponse__Output>
  RefundCredit: MethodDefinition<RefundCreditRequest, RefundCreditResponse, RefundCreditRequest__Output, RefundCreditResponse__Output>
  RemoveCustomerAddress: MethodDefinition<RemoveCustomerAddressRequest, RemoveCustomerAddressResponse, RemoveCustomerAddressRequest__Output, RemoveCustomerAddressResponse__Output>
  RemovePaymentGateway: MethodDefinition<RemovePaymentGatewayRequest, RemovePaymentGatewayResponse, RemovePaymentGatewayRequest__Output, RemovePaymentGatewayResponse__Output>
  RetryRefund: MethodDefinition<RetryRefundRequest, RetryRefundResponse, RetryRefundRequest__Output, RetryRefundResponse__Output>
  ReversePayment: MethodDefinition<ReversePaymentRequest, ReversePaymentResponse, ReversePaymentRequest__Output, ReversePaymentResponse__Output>
  SetCustomer: MethodDefinition<SetCustomerRequest, SetCustomerResponse, SetCustomerRequest__Output, SetCustomerResponse__Output>
  SetPaymentGateway: MethodDefinition<SetPaymentGatewayRequest, SetPaymentGatewayResponse, SetPaymentGatewayRequest__Output, SetPaymentGatewayResponse__Output>
  SetSeller: MethodDefinition<SetSellerRequest, SetSellerResponse, SetSellerRequest__Output, SetSellerResponse__Output>
  UpdateCustomerAddress: MethodDefinition<UpdateCustomerAddressRequest, UpdateCustomerAddressResponse, UpdateCustomerAddressRequest__Output, UpdateCustomerAddressResponse__Output>
  VoidInvoice: MethodDefinition<VoidInvoiceRequest, VoidInvoiceResponse, VoidInvoiceRequest__Output, VoidInvoiceResponse__Output>
}

/**
 * Manages shoppers' identity, credit, invoices, and payments.
 */
export interface BillingServiceClient extends grpc.Client {
  /**
   * Pays one of the caller's invoices from the caller's unapplied credit, after closing the page of a session that could pay it. FAILED_PRECONDITION
   * while a bank processes a payment of the invoice.
   */
  ApplyInvoiceCredit(argument: ApplyInvoiceCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  ApplyInvoiceCredit(argument: ApplyInvoiceCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  ApplyInvoiceCredit(argument: ApplyInvoiceCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  ApplyInvoiceCredit(argument: ApplyInvoiceCreditRequest, callback: grpc.requestCallback<ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Pays one of the caller's invoices from the caller's unapplied credit, after closing the page of a session that could pay it. FAILED_PRECONDITION
   * while a bank processes a payment of the invoice.
   */
  applyInvoiceCredit(argument: ApplyInvoiceCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  applyInvoiceCredit(argument: ApplyInvoiceCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  applyInvoiceCredit(argument: ApplyInvoiceCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  applyInvoiceCredit(argument: ApplyInvoiceCreditRequest, callback: grpc.requestCallback<ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Checks that the customer may pay by this rail and, for credit, holds the amount. A repeated call with the same checkout_id returns the same result.
   * PERMISSION_DENIED if the rail is not available; FAILED_PRECONDITION (checkout_released, checkout_mismatch).
   */
  AuthorizePayment(argument: AuthorizePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  AuthorizePayment(argument: AuthorizePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  AuthorizePayment(argument: AuthorizePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  AuthorizePayment(argument: AuthorizePaymentRequest, callback: grpc.requestCallback<AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Checks that the customer may pay by this rail and, for credit, holds the amount. A repeated call with the same checkout_id returns the same result.
   * PERMISSION_DENIED if the rail is not available; FAILED_PRECONDITION (checkout_released, checkout_mismatch).
   */
  authorizePayment(argument: AuthorizePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  authorizePayment(argument: AuthorizePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  authorizePayment(argument: AuthorizePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  authorizePayment(argument: AuthorizePaymentRequest, callback: grpc.requestCallback<AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Begins to close the calling customer's account: for 30 seconds, no payment of a checkout is authorized. Idempotent. INVALID_ARGUMENT
   * (current_password_incorrect), which counts like a failed login; FAILED_PRECONDITION (account_has_open_orders, account_has_balance); PERMISSION_DENIED
   * (account_closed) while another closing is in progress.
   */
  BeginAccountClosing(argument: BeginAccountClosingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  BeginAccountClosing(argument: BeginAccountClosingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  BeginAccountClosing(argument: BeginAccountClosingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  BeginAccountClosing(argument: BeginAccountClosingRequest, callback: grpc.requestCallback<BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Begins to close the calling customer's account: for 30 seconds, no payment of a checkout is authorized. Idempotent. INVALID_ARGUMENT
   * (current_password_incorrect), which counts like a failed login; FAILED_PRECONDITION (account_has_open_orders, account_has_balance); PERMISSION_DENIED
   * (account_closed) while another closing is in progress.
   */
  beginAccountClosing(argument: BeginAccountClosingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  beginAccountClosing(argument: BeginAccountClosingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  beginAccountClosing(argument: BeginAccountClosingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  beginAccountClosing(argument: BeginAccountClosingRequest, callback: grpc.requestCallback<BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the calling customer's password and ends all other sessions. INVALID_ARGUMENT (current_password_incorrect), which counts like a failed login;
   * RESOURCE_EXHAUSTED after repeated failures.
   */
  ChangePassword(argument: ChangePasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  ChangePassword(argument: ChangePasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  ChangePassword(argument: ChangePasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  ChangePassword(argument: ChangePasswordRequest, callback: grpc.requestCallback<ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the calling customer's password and ends all other sessions. INVALID_ARGUMENT (current_password_incorrect), which counts like a failed login;
   * RESOURCE_EXHAUSTED after repeated failures.
   */
  changePassword(argument: ChangePasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  changePassword(argument: ChangePasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  changePassword(argument: ChangePasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  changePassword(argument: ChangePasswordRequest, callback: grpc.requestCallback<ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Keeps a hold until its invoice replaces it. Idempotent. FAILED_PRECONDITION (checkout_released).
   */
  CommitPayment(argument: CommitPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  CommitPayment(argument: CommitPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  CommitPayment(argument: CommitPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  CommitPayment(argument: CommitPaymentRequest, callback: grpc.requestCallback<CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Keeps a hold until its invoice replaces it. Idempotent. FAILED_PRECONDITION (checkout_released).
   */
  commitPayment(argument: CommitPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  commitPayment(argument: CommitPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  commitPayment(argument: CommitPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  commitPayment(argument: CommitPaymentRequest, callback: grpc.requestCallback<CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Keeps the holds of 1 to 200 checkouts until their invoices replace them, in one statement. Idempotent. The response names the checkouts for which nothing
   * is left to do; call CommitPayment for each of the others.
   */
  CommitPayments(argument: CommitPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  CommitPayments(argument: CommitPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  CommitPayments(argument: CommitPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  CommitPayments(argument: CommitPaymentsRequest, callback: grpc.requestCallback<CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Keeps the holds of 1 to 200 checkouts until their invoices replace them, in one statement. Idempotent. The response names the checkouts for which nothing
   * is left to do; call CommitPayment for each of the others.
   */
  commitPayments(argument: CommitPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  commitPayments(argument: CommitPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  commitPayments(argument: CommitPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  commitPayments(argument: CommitPaymentsRequest, callback: grpc.requestCallback<CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Marks the email of a token as verified, and makes it the email of the token's customer. INVALID_ARGUMENT (verification_token_invalid); FAILED_PRECONDITION
   * (email_taken), which uses the token up.
   */
  ConfirmEmailVerification(argument: ConfirmEmailVerificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  ConfirmEmailVerification(argument: ConfirmEmailVerificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  ConfirmEmailVerification(argument: ConfirmEmailVerificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  ConfirmEmailVerification(argument: ConfirmEmailVerificationRequest, callback: grpc.requestCallback<ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Marks the email of a token as verified, and makes it the email of the token's customer. INVALID_ARGUMENT (verification_token_invalid); FAILED_PRECONDITION
   * (email_taken), which uses the token up.
   */
  confirmEmailVerification(argument: ConfirmEmailVerificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  confirmEmailVerification(argument: ConfirmEmailVerificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  confirmEmailVerification(argument: ConfirmEmailVerificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  confirmEmailVerification(argument: ConfirmEmailVerificationRequest, callback: grpc.requestCallback<ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the password of a token's customer and starts a session in place of all others. INVALID_ARGUMENT (reset_token_invalid).
   */
  ConfirmPasswordReset(argument: ConfirmPasswordResetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  ConfirmPasswordReset(argument: ConfirmPasswordResetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  ConfirmPasswordReset(argument: ConfirmPasswordResetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  ConfirmPasswordReset(argument: ConfirmPasswordResetRequest, callback: grpc.requestCallback<ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the password of a token's customer and starts a session in place of all others. INVALID_ARGUMENT (reset_token_invalid).
   */
  confirmPasswordReset(argument: ConfirmPasswordResetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  confirmPasswordReset(argument: ConfirmPasswordResetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  confirmPasswordReset(argument: ConfirmPasswordResetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  confirmPasswordReset(argument: ConfirmPasswordResetRequest, callback: grpc.requestCallback<ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Saves an address of the calling customer. FAILED_PRECONDITION (address_limit).
   */
  CreateAddress(argument: CreateAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  CreateAddress(argument: CreateAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  CreateAddress(argument: CreateAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  CreateAddress(argument: CreateAddressRequest, callback: grpc.requestCallback<CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Saves an address of the calling customer. FAILED_PRECONDITION (address_limit).
   */
  createAddress(argument: CreateAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  createAddress(argument: CreateAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  createAddress(argument: CreateAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  createAddress(argument: CreateAddressRequest, callback: grpc.requestCallback<CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Issues a token by which the calling customer proves to read an email, the present one or another one, also one that is taken. RESOURCE_EXHAUSTED
   * (reset_limit_reached).
   */
  CreateEmailVerification(argument: CreateEmailVerificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  CreateEmailVerification(argument: CreateEmailVerificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  CreateEmailVerification(argument: CreateEmailVerificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  CreateEmailVerification(argument: CreateEmailVerificationRequest, callback: grpc.requestCallback<CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Issues a token by which the calling customer proves to read an email, the present one or another one, also one that is taken. RESOURCE_EXHAUSTED
   * (reset_limit_reached).
   */
  createEmailVerification(argument: CreateEmailVerificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  createEmailVerification(argument: CreateEmailVerificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  createEmailVerification(argument: CreateEmailVerificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  createEmailVerification(argument: CreateEmailVerificationRequest, callback: grpc.requestCallback<CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Issues a token for a new password, which the store sends by email. The response is empty, after the same work, if no active customer has the email.
   * RESOURCE_EXHAUSTED (reset_limit_reached).
   */
  CreatePasswordReset(argument: CreatePasswordResetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  CreatePasswordReset(argument: CreatePasswordResetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  CreatePasswordReset(argument: CreatePasswordResetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  CreatePasswordReset(argument: CreatePasswordResetRequest, callback: grpc.requestCallback<CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Issues a token for a new password, which the store sends by email. The response is empty, after the same work, if no active customer has the email.
   * RESOURCE_EXHAUSTED (reset_limit_reached).
   */
  createPasswordReset(argument: CreatePasswordResetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  createPasswordReset(argument: CreatePasswordResetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  createPasswordReset(argument: CreatePasswordResetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  createPasswordReset(argument: CreatePasswordResetRequest, callback: grpc.requestCallback<CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes an address of the calling customer. Orders keep their copies.
   */
  DeleteAddress(argument: DeleteAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  DeleteAddress(argument: DeleteAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  DeleteAddress(argument: DeleteAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  DeleteAddress(argument: DeleteAddressRequest, callback: grpc.requestCallback<DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes an address of the calling customer. Orders keep their copies.
   */
  deleteAddress(argument: DeleteAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  deleteAddress(argument: DeleteAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  deleteAddress(argument: DeleteAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  deleteAddress(argument: DeleteAddressRequest, callback: grpc.requestCallback<DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends a closing: erases what orders and invoices do not need, and frees the email, or keeps the account open. Idempotent. FAILED_PRECONDITION
   * (account_has_open_orders, account_has_balance); NOT_FOUND after 25 seconds.
   */
  EndAccountClosing(argument: EndAccountClosingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  EndAccountClosing(argument: EndAccountClosingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  EndAccountClosing(argument: EndAccountClosingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  EndAccountClosing(argument: EndAccountClosingRequest, callback: grpc.requestCallback<EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends a closing: erases what orders and invoices do not need, and frees the email, or keeps the account open. Idempotent. FAILED_PRECONDITION
   * (account_has_open_orders, account_has_balance); NOT_FOUND after 25 seconds.
   */
  endAccountClosing(argument: EndAccountClosingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  endAccountClosing(argument: EndAccountClosingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  endAccountClosing(argument: EndAccountClosingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  endAccountClosing(argument: EndAccountClosingRequest, callback: grpc.requestCallback<EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends a session of the calling customer. NOT_FOUND unless ListSessions returns it.
   */
  EndCustomerSession(argument: EndCustomerSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  EndCustomerSession(argument: EndCustomerSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  EndCustomerSession(argument: EndCustomerSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  EndCustomerSession(argument: EndCustomerSessionRequest, callback: grpc.requestCallback<EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends a session of the calling customer. NOT_FOUND unless ListSessions returns it.
   */
  endCustomerSession(argument: EndCustomerSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  endCustomerSession(argument: EndCustomerSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  endCustomerSession(argument: EndCustomerSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  endCustomerSession(argument: EndCustomerSessionRequest, callback: grpc.requestCallback<EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends all sessions of the calling customer but the one that calls.
   */
  EndOtherSessions(argument: EndOtherSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  EndOtherSessions(argument: EndOtherSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  EndOtherSessions(argument: EndOtherSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  EndOtherSessions(argument: EndOtherSessionsRequest, callback: grpc.requestCallback<EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends all sessions of the calling customer but the one that calls.
   */
  endOtherSessions(argument: EndOtherSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  endOtherSessions(argument: EndOtherSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  endOtherSessions(argument: EndOtherSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  endOtherSessions(argument: EndOtherSessionsRequest, callback: grpc.requestCallback<EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends the token family of a refresh token. An unknown token is not an error.
   */
  EndSession(argument: EndSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<EndSessionResponse__Output>): grpc.ClientUnaryCall;
  EndSession(argument: EndSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<EndSessionResponse__Output>): grpc.ClientUnaryCall;
  EndSession(argument: EndSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<EndSessionResponse__Output>): grpc.ClientUnaryCall;
  EndSession(argument: EndSessionRequest, callback: grpc.requestCallback<EndSessionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends the token family of a refresh token. An unknown token is not an error.
   */
  endSession(argument: EndSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<EndSessionResponse__Output>): grpc.ClientUnaryCall;
  endSession(argument: EndSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<EndSessionResponse__Output>): grpc.ClientUnaryCall;
  endSession(argument: EndSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<EndSessionResponse__Output>): grpc.ClientUnaryCall;
  endSession(argument: EndSessionRequest, callback: grpc.requestCallback<EndSessionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a credit note.
   */
  GetCreditNote(argument: GetCreditNoteRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  GetCreditNote(argument: GetCreditNoteRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  GetCreditNote(argument: GetCreditNoteRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  GetCreditNote(argument: GetCreditNoteRequest, callback: grpc.requestCallback<GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a credit note.
   */
  getCreditNote(argument: GetCreditNoteRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  getCreditNote(argument: GetCreditNoteRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  getCreditNote(argument: GetCreditNoteRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  getCreditNote(argument: GetCreditNoteRequest, callback: grpc.requestCallback<GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the calling customer's credit standing.
   */
  GetCreditStatus(argument: GetCreditStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  GetCreditStatus(argument: GetCreditStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  GetCreditStatus(argument: GetCreditStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  GetCreditStatus(argument: GetCreditStatusRequest, callback: grpc.requestCallback<GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the calling customer's credit standing.
   */
  getCreditStatus(argument: GetCreditStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  getCreditStatus(argument: GetCreditStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  getCreditStatus(argument: GetCreditStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  getCreditStatus(argument: GetCreditStatusRequest, callback: grpc.requestCallback<GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the calling customer.
   */
  GetCustomer(argument: GetCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  GetCustomer(argument: GetCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  GetCustomer(argument: GetCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  GetCustomer(argument: GetCustomerRequest, callback: grpc.requestCallback<GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the calling customer.
   */
  getCustomer(argument: GetCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  getCustomer(argument: GetCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  getCustomer(argument: GetCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  getCustomer(argument: GetCustomerRequest, callback: grpc.requestCallback<GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns an invoice, by ID. Like the six RPCs that follow, it serves two callers: a customer reads what is theirs, and an operator reads what the store has,
   * also by number. UNAUTHENTICATED for a caller that is neither.
   */
  GetInvoice(argument: GetInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  GetInvoice(argument: GetInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  GetInvoice(argument: GetInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  GetInvoice(argument: GetInvoiceRequest, callback: grpc.requestCallback<GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns an invoice, by ID. Like the six RPCs that follow, it serves two callers: a customer reads what is theirs, and an operator reads what the store has,
   * also by number. UNAUTHENTICATED for a caller that is neither.
   */
  getInvoice(argument: GetInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  getInvoice(argument: GetInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  getInvoice(argument: GetInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  getInvoice(argument: GetInvoiceRequest, callback: grpc.requestCallback<GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns one of the caller's payment sessions of several invoices. NOT_FOUND for any other session.
   */
  GetInvoicesPayment(argument: GetInvoicesPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  GetInvoicesPayment(argument: GetInvoicesPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  GetInvoicesPayment(argument: GetInvoicesPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  GetInvoicesPayment(argument: GetInvoicesPaymentRequest, callback: grpc.requestCallback<GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns one of the caller's payment sessions of several invoices. NOT_FOUND for any other session.
   */
  getInvoicesPayment(argument: GetInvoicesPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  getInvoicesPayment(argument: GetInvoicesPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  getInvoicesPayment(argument: GetInvoicesPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  getInvoicesPayment(argument: GetInvoicesPaymentRequest, callback: grpc.requestCallback<GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns an order's invoices and its active or most recent payment session.
   */
  GetOrderBilling(argument: GetOrderBillingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  GetOrderBilling(argument: GetOrderBillingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  GetOrderBilling(argument: GetOrderBillingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  GetOrderBilling(argument: GetOrderBillingRequest, callback: grpc.requestCallback<GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns an order's invoices and its active or most recent payment session.
   */
  getOrderBilling(argument: GetOrderBillingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getOrderBilling(argument: GetOrderBillingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getOrderBilling(argument: GetOrderBillingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getOrderBilling(argument: GetOrderBillingRequest, callback: grpc.requestCallback<GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the statement of a customer's account. Its entries never change. INVALID_ARGUMENT if an operator names no customer, or a customer names one.
   */
  GetStatement(argument: GetStatementRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetStatementResponse__Output>): grpc.ClientUnaryCall;
  GetStatement(argument: GetStatementRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetStatementResponse__Output>): grpc.ClientUnaryCall;
  GetStatement(argument: GetStatementRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetStatementResponse__Output>): grpc.ClientUnaryCall;
  GetStatement(argument: GetStatementRequest, callback: grpc.requestCallback<GetStatementResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the statement of a customer's account. Its entries never change. INVALID_ARGUMENT if an operator names no customer, or a customer names one.
   */
  getStatement(argument: GetStatementRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetStatementResponse__Output>): grpc.ClientUnaryCall;
  getStatement(argument: GetStatementRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetStatementResponse__Output>): grpc.ClientUnaryCall;
  getStatement(argument: GetStatementRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetStatementResponse__Output>): grpc.ClientUnaryCall;
  getStatement(argument: GetStatementRequest, callback: grpc.requestCallback<GetStatementResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the calling customer's saved addresses in the order in which they were added.
   */
  ListAddresses(argument: ListAddressesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  ListAddresses(argument: ListAddressesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  ListAddresses(argument: ListAddressesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  ListAddresses(argument: ListAddressesRequest, callback: grpc.requestCallback<ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the calling customer's saved addresses in the order in which they were added.
   */
  listAddresses(argument: ListAddressesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  listAddresses(argument: ListAddressesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  listAddresses(argument: ListAddressesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  listAddresses(argument: ListAddressesRequest, callback: grpc.requestCallback<ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists credit notes, newest first.
   */
  ListCreditNotes(argument: ListCreditNotesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  ListCreditNotes(argument: ListCreditNotesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  ListCreditNotes(argument: ListCreditNotesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  ListCreditNotes(argument: ListCreditNotesRequest, callback: grpc.requestCallback<ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists credit notes, newest first.
   */
  listCreditNotes(argument: ListCreditNotesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  listCreditNotes(argument: ListCreditNotesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  listCreditNotes(argument: ListCreditNotesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  listCreditNotes(argument: ListCreditNotesRequest, callback: grpc.requestCallback<ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the payments that the calling customer made, newest first, without those from credit.
   */
  ListCustomerPayments(argument: ListCustomerPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListCustomerPayments(argument: ListCustomerPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListCustomerPayments(argument: ListCustomerPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListCustomerPayments(argument: ListCustomerPaymentsRequest, callback: grpc.requestCallback<ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the payments that the calling customer made, newest first, without those from credit.
   */
  listCustomerPayments(argument: ListCustomerPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  listCustomerPayments(argument: ListCustomerPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  listCustomerPayments(argument: ListCustomerPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  listCustomerPayments(argument: ListCustomerPaymentsRequest, callback: grpc.requestCallback<ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists token families of all stores that ended at or after a time, oldest first, so that the gateway can reject their access tokens.
   */
  ListEndedSessions(argument: ListEndedSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListEndedSessions(argument: ListEndedSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListEndedSessions(argument: ListEndedSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListEndedSessions(argument: ListEndedSessionsRequest, callback: grpc.requestCallback<ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists token families of all stores that ended at or after a time, oldest first, so that the gateway can reject their access tokens.
   */
  listEndedSessions(argument: ListEndedSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  listEndedSessions(argument: ListEndedSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  listEndedSessions(argument: ListEndedSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  listEndedSessions(argument: ListEndedSessionsRequest, callback: grpc.requestCallback<ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the calling customer's invoices that match every filter, newest first unless sorted otherwise, without their details.
   */
  ListInvoices(argument: ListInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ListInvoices(argument: ListInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ListInvoices(argument: ListInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ListInvoices(argument: ListInvoicesRequest, callback: grpc.requestCallback<ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the calling customer's invoices that match every filter, newest first unless sorted otherwise, without their details.
   */
  listInvoices(argument: ListInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listInvoices(argument: ListInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listInvoices(argument: ListInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listInvoices(argument: ListInvoicesRequest, callback: grpc.requestCallback<ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the calling customer's sessions that have neither ended nor expired, last used first.
   */
  ListSessions(argument: ListSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListSessions(argument: ListSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListSessions(argument: ListSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListSessions(argument: ListSessionsRequest, callback: grpc.requestCallback<ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the calling customer's sessions that have neither ended nor expired, last used first.
   */
  listSessions(argument: ListSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  listSessions(argument: ListSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  listSessions(argument: ListSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  listSessions(argument: ListSessionsRequest, callback: grpc.requestCallback<ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Starts a session. A wrong email and a wrong password return the same UNAUTHENTICATED in the same time; repeated failures return
   * RESOURCE_EXHAUSTED.
   */
  LogIn(argument: LogInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<LogInResponse__Output>): grpc.ClientUnaryCall;
  LogIn(argument: LogInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<LogInResponse__Output>): grpc.ClientUnaryCall;
  LogIn(argument: LogInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<LogInResponse__Output>): grpc.ClientUnaryCall;
  LogIn(argument: LogInRequest, callback: grpc.requestCallback<LogInResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Starts a session. A wrong email and a wrong password return the same UNAUTHENTICATED in the same time; repeated failures return
   * RESOURCE_EXHAUSTED.
   */
  logIn(argument: LogInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<LogInResponse__Output>): grpc.ClientUnaryCall;
  logIn(argument: LogInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<LogInResponse__Output>): grpc.ClientUnaryCall;
  logIn(argument: LogInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<LogInResponse__Output>): grpc.ClientUnaryCall;
  logIn(argument: LogInRequest, callback: grpc.requestCallback<LogInResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the active payment session of an open invoice, or starts one for the amount due.
   * FAILED_PRECONDITION (invoice_already_paid, invoice_voided).
   */
  PayInvoice(argument: PayInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  PayInvoice(argument: PayInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  PayInvoice(argument: PayInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  PayInvoice(argument: PayInvoiceRequest, callback: grpc.requestCallback<PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the active payment session of an open invoice, or starts one for the amount due.
   * FAILED_PRECONDITION (invoice_already_paid, invoice_voided).
   */
  payInvoice(argument: PayInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  payInvoice(argument: PayInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  payInvoice(argument: PayInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  payInvoice(argument: PayInvoiceRequest, callback: grpc.requestCallback<PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Opens a payment session of several of the caller's invoices, and cancels pending sessions of them after closing their pages. FAILED_PRECONDITION
   * while a bank processes a payment of one of them.
   */
  PayInvoices(argument: PayInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  PayInvoices(argument: PayInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  PayInvoices(argument: PayInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  PayInvoices(argument: PayInvoicesRequest, callback: grpc.requestCallback<PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Opens a payment session of several of the caller's invoices, and cancels pending sessions of them after closing their pages. FAILED_PRECONDITION
   * while a bank processes a payment of one of them.
   */
  payInvoices(argument: PayInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  payInvoices(argument: PayInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  payInvoices(argument: PayInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  payInvoices(argument: PayInvoicesRequest, callback: grpc.requestCallback<PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Exchanges a refresh token for the next one of its family, again within 30 s until that is used. Later reuse revokes the family and returns
   * UNAUTHENTICATED.
   */
  RefreshSession(argument: RefreshSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  RefreshSession(argument: RefreshSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  RefreshSession(argument: RefreshSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  RefreshSession(argument: RefreshSessionRequest, callback: grpc.requestCallback<RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Exchanges a refresh token for the next one of its family, again within 30 s until that is used. Later reuse revokes the family and returns
   * UNAUTHENTICATED.
   */
  refreshSession(argument: RefreshSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  refreshSession(argument: RefreshSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  refreshSession(argument: RefreshSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  refreshSession(argument: RefreshSessionRequest, callback: grpc.requestCallback<RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Refunds an order in whole or in part, once per request_key: issues a credit note and returns its payments. Lines and shipping are credited before
   * the amount. Free lines succeed without a credit note. FAILED_PRECONDITION
   * (order_already_refunded, nothing_to_refund, invoice_not_issued, refund_too_large, return_too_large, refund_amount_differs, invoice_unpaid,
   * amount_changed).
   */
  RefundOrder(argument: RefundOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  RefundOrder(argument: RefundOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  RefundOrder(argument: RefundOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  RefundOrder(argument: RefundOrderRequest, callback: grpc.requestCallback<RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Refunds an order in whole or in part, once per request_key: issues a credit note and returns its payments. Lines and shipping are credited before
   * the amount. Free lines succeed without a credit note. FAILED_PRECONDITION
   * (order_already_refunded, nothing_to_refund, invoice_not_issued, refund_too_large, return_too_large, refund_amount_differs, invoice_unpaid,
   * amount_changed).
   */
  refundOrder(argument: RefundOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  refundOrder(argument: RefundOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  refundOrder(argument: RefundOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  refundOrder(argument: RefundOrderRequest, callback: grpc.requestCallback<RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Releases a hold. Idempotent; records the release even if AuthorizePayment has not arrived yet. FAILED_PRECONDITION
   * (checkout_committed).
   */
  ReleasePayment(argument: ReleasePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  ReleasePayment(argument: ReleasePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  ReleasePayment(argument: ReleasePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  ReleasePayment(argument: ReleasePaymentRequest, callback: grpc.requestCallback<ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Releases a hold. Idempotent; records the release even if AuthorizePayment has not arrived yet. FAILED_PRECONDITION
   * (checkout_committed).
   */
  releasePayment(argument: ReleasePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  releasePayment(argument: ReleasePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  releasePayment(argument: ReleasePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  releasePayment(argument: ReleasePaymentRequest, callback: grpc.requestCallback<ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Streams the PDF of a credit note, like RenderInvoice.
   */
  RenderCreditNote(argument: RenderCreditNoteRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<RenderCreditNoteResponse__Output>;
  RenderCreditNote(argument: RenderCreditNoteRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<RenderCreditNoteResponse__Output>;
  /**
   * Streams the PDF of a credit note, like RenderInvoice.
   */
  renderCreditNote(argument: RenderCreditNoteRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<RenderCreditNoteResponse__Output>;
  renderCreditNote(argument: RenderCreditNoteRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<RenderCreditNoteResponse__Output>;
  
  /**
   * Streams the PDF of an invoice: first its head, then its bytes. If the caller knows the current ETag, only the head is sent and nothing is rendered.
   * UNAVAILABLE if too many PDFs are being rendered.
   */
  RenderInvoice(argument: RenderInvoiceRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<RenderInvoiceResponse__Output>;
  RenderInvoice(argument: RenderInvoiceRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<RenderInvoiceResponse__Output>;
  /**
   * Streams the PDF of an invoice: first its head, then its bytes. If the caller knows the current ETag, only the head is sent and nothing is rendered.
   * UNAVAILABLE if too many PDFs are being rendered.
   */
  renderInvoice(argument: RenderInvoiceRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<RenderInvoiceResponse__Output>;
  renderInvoice(argument: RenderInvoiceRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<RenderInvoiceResponse__Output>;
  
  /**
   * Streams the same statement as a PDF.
   */
  RenderStatement(argument: RenderStatementRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<RenderStatementResponse__Output>;
  RenderStatement(argument: RenderStatementRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<RenderStatementResponse__Output>;
  /**
   * Streams the same statement as a PDF.
   */
  renderStatement(argument: RenderStatementRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<RenderStatementResponse__Output>;
  renderStatement(argument: RenderStatementRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<RenderStatementResponse__Output>;
  
  /**
   * Returns the active payment session of an order, or starts another one if the last has ended. NOT_FOUND if the order never had one;
   * FAILED_PRECONDITION (order_not_payable).
   */
  ReopenPayment(argument: ReopenPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  ReopenPayment(argument: ReopenPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  ReopenPayment(argument: ReopenPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  ReopenPayment(argument: ReopenPaymentRequest, callback: grpc.requestCallback<ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the active payment session of an order, or starts another one if the last has ended. NOT_FOUND if the order never had one;
   * FAILED_PRECONDITION (order_not_payable).
   */
  reopenPayment(argument: ReopenPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  reopenPayment(argument: ReopenPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  reopenPayment(argument: ReopenPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  reopenPayment(argument: ReopenPaymentRequest, callback: grpc.requestCallback<ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Registers a customer and starts a session. FAILED_PRECONDITION (email_taken) if the email is in use.
   */
  SignUp(argument: SignUpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SignUpResponse__Output>): grpc.ClientUnaryCall;
  SignUp(argument: SignUpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SignUpResponse__Output>): grpc.ClientUnaryCall;
  SignUp(argument: SignUpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SignUpResponse__Output>): grpc.ClientUnaryCall;
  SignUp(argument: SignUpRequest, callback: grpc.requestCallback<SignUpResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Registers a customer and starts a session. FAILED_PRECONDITION (email_taken) if the email is in use.
   */
  signUp(argument: SignUpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SignUpResponse__Output>): grpc.ClientUnaryCall;
  signUp(argument: SignUpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SignUpResponse__Output>): grpc.ClientUnaryCall;
  signUp(argument: SignUpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SignUpResponse__Output>): grpc.ClientUnaryCall;
  signUp(argument: SignUpRequest, callback: grpc.requestCallback<SignUpResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Starts a session for a customer that the store has authenticated.
   */
  StartSession(argument: StartSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<StartSessionResponse__Output>): grpc.ClientUnaryCall;
  StartSession(argument: StartSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<StartSessionResponse__Output>): grpc.ClientUnaryCall;
  StartSession(argument: StartSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<StartSessionResponse__Output>): grpc.ClientUnaryCall;
  StartSession(argument: StartSessionRequest, callback: grpc.requestCallback<StartSessionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Starts a session for a customer that the store has authenticated.
   */
  startSession(argument: StartSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<StartSessionResponse__Output>): grpc.ClientUnaryCall;
  startSession(argument: StartSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<StartSessionResponse__Output>): grpc.ClientUnaryCall;
  startSession(argument: StartSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<StartSessionResponse__Output>): grpc.ClientUnaryCall;
  startSession(argument: StartSessionRequest, callback: grpc.requestCallback<StartSessionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields of an address of the calling customer.
   */
  UpdateAddress(argument: UpdateAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  UpdateAddress(argument: UpdateAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  UpdateAddress(argument: UpdateAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  UpdateAddress(argument: UpdateAddressRequest, callback: grpc.requestCallback<UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields of an address of the calling customer.
   */
  updateAddress(argument: UpdateAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  updateAddress(argument: UpdateAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  updateAddress(argument: UpdateAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  updateAddress(argument: UpdateAddressRequest, callback: grpc.requestCallback<UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields of the calling customer. INVALID_ARGUMENT if an exempt customer changes the company or the tax ID.
   */
  UpdateCustomer(argument: UpdateCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  UpdateCustomer(argument: UpdateCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  UpdateCustomer(argument: UpdateCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  UpdateCustomer(argument: UpdateCustomerRequest, callback: grpc.requestCallback<UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields of the calling customer. INVALID_ARGUMENT if an exempt customer changes the company or the tax ID.
   */
  updateCustomer(argument: UpdateCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  updateCustomer(argument: UpdateCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  updateCustomer(argument: UpdateCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  updateCustomer(argument: UpdateCustomerRequest, callback: grpc.requestCallback<UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages shoppers' identity, credit, invoices, and payments.
 */
export interface BillingServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Pays one of the caller's invoices from the caller's unapplied credit, after closing the page of a session that could pay it. FAILED_PRECONDITION
   * while a bank processes a payment of the invoice.
   */
  ApplyInvoiceCredit: grpc.handleUnaryCall<ApplyInvoiceCreditRequest__Output, ApplyInvoiceCreditResponse>;
  
  /**
   * Checks that the customer may pay by this rail and, for credit, holds the amount. A repeated call with the same checkout_id returns the same result.
   * PERMISSION_DENIED if the rail is not available; FAILED_PRECONDITION (checkout_released, checkout_mismatch).
   */
  AuthorizePayment: grpc.handleUnaryCall<AuthorizePaymentRequest__Output, AuthorizePaymentResponse>;
  
  /**
   * Begins to close the calling customer's account: for 30 seconds, no payment of a checkout is authorized. Idempotent. INVALID_ARGUMENT
   * (current_password_incorrect), which counts like a failed login; FAILED_PRECONDITION (account_has_open_orders, account_has_balance); PERMISSION_DENIED
   * (account_closed) while another closing is in progress.
   */
  BeginAccountClosing: grpc.handleUnaryCall<BeginAccountClosingRequest__Output, BeginAccountClosingResponse>;
  
  /**
   * Changes the calling customer's password and ends all other sessions. INVALID_ARGUMENT (current_password_incorrect), which counts like a failed login;
   * RESOURCE_EXHAUSTED after repeated failures.
   */
  ChangePassword: grpc.handleUnaryCall<ChangePasswordRequest__Output, ChangePasswordResponse>;
  
  /**
   * Keeps a hold until its invoice replaces it. Idempotent. FAILED_PRECONDITION (checkout_released).
   */
  CommitPayment: grpc.handleUnaryCall<CommitPaymentRequest__Output, CommitPaymentResponse>;
  
  /**
   * Keeps the holds of 1 to 200 checkouts until their invoices replace them, in one statement. Idempotent. The response names the checkouts for which nothing
   * is left to do; call CommitPayment for each of the others.
   */
  CommitPayments: grpc.handleUnaryCall<CommitPaymentsRequest__Output, CommitPaymentsResponse>;
  
  /**
   * Marks the email of a token as verified, and makes it the email of the token's customer. INVALID_ARGUMENT (verification_token_invalid); FAILED_PRECONDITION
   * (email_taken), which uses the token up.
   */
  ConfirmEmailVerification: grpc.handleUnaryCall<ConfirmEmailVerificationRequest__Output, ConfirmEmailVerificationResponse>;
  
  /**
   * Sets the password of a token's customer and starts a session in place of all others. INVALID_ARGUMENT (reset_token_invalid).
   */
  ConfirmPasswordReset: grpc.handleUnaryCall<ConfirmPasswordResetRequest__Output, ConfirmPasswordResetResponse>;
  
  /**
   * Saves an address of the calling customer. FAILED_PRECONDITION (address_limit).
   */
  CreateAddress: grpc.handleUnaryCall<CreateAddressRequest__Output, CreateAddressResponse>;
  
  /**
   * Issues a token by which the calling customer proves to read an email, the present one or another one, also one that is taken. RESOURCE_EXHAUSTED
   * (reset_limit_reached).
   */
  CreateEmailVerification: grpc.handleUnaryCall<CreateEmailVerificationRequest__Output, CreateEmailVerificationResponse>;
  
  /**
   * Issues a token for a new password, which the store sends by email. The response is empty, after the same work, if no active customer has the email.
   * RESOURCE_EXHAUSTED (reset_limit_reached).
   */
  CreatePasswordReset: grpc.handleUnaryCall<CreatePasswordResetRequest__Output, CreatePasswordResetResponse>;
  
  /**
   * Deletes an address of the calling customer. Orders keep their copies.
   */
  DeleteAddress: grpc.handleUnaryCall<DeleteAddressRequest__Output, DeleteAddressResponse>;
  
  /**
   * Ends a closing: erases what orders and invoices do not need, and frees the email, or keeps the account open. Idempotent. FAILED_PRECONDITION
   * (account_has_open_orders, account_has_balance); NOT_FOUND after 25 seconds.
   */
  EndAccountClosing: grpc.handleUnaryCall<EndAccountClosingRequest__Output, EndAccountClosingResponse>;
  
  /**
   * Ends a session of the calling customer. NOT_FOUND unless ListSessions returns it.
   */
  EndCustomerSession: grpc.handleUnaryCall<EndCustomerSessionRequest__Output, EndCustomerSessionResponse>;
  
  /**
   * Ends all sessions of the calling customer but the one that calls.
   */
  EndOtherSessions: grpc.handleUnaryCall<EndOtherSessionsRequest__Output, EndOtherSessionsResponse>;
  
  /**
   * Ends the token family of a refresh token. An unknown token is not an error.
   */
  EndSession: grpc.handleUnaryCall<EndSessionRequest__Output, EndSessionResponse>;
  
  /**
   * Returns a credit note.
   */
  GetCreditNote: grpc.handleUnaryCall<GetCreditNoteRequest__Output, GetCreditNoteResponse>;
  
  /**
   * Returns the calling customer's credit standing.
   */
  GetCreditStatus: grpc.handleUnaryCall<GetCreditStatusRequest__Output, GetCreditStatusResponse>;
  
  /**
   * Returns the calling customer.
   */
  GetCustomer: grpc.handleUnaryCall<GetCustomerRequest__Output, GetCustomerResponse>;
  
  /**
   * Returns an invoice, by ID. Like the six RPCs that follow, it serves two callers: a customer reads what is theirs, and an operator reads what the store has,
   * also by number. UNAUTHENTICATED for a caller that is neither.
   */
  GetInvoice: grpc.handleUnaryCall<GetInvoiceRequest__Output, GetInvoiceResponse>;
  
  /**
   * Returns one of the caller's payment sessions of several invoices. NOT_FOUND for any other session.
   */
  GetInvoicesPayment: grpc.handleUnaryCall<GetInvoicesPaymentRequest__Output, GetInvoicesPaymentResponse>;
  
  /**
   * Returns an order's invoices and its active or most recent payment session.
   */
  GetOrderBilling: grpc.handleUnaryCall<GetOrderBillingRequest__Output, GetOrderBillingResponse>;
  
  /**
   * Returns the statement of a customer's account. Its entries never change. INVALID_ARGUMENT if an operator names no customer, or a customer names one.
   */
  GetStatement: grpc.handleUnaryCall<GetStatementRequest__Output, GetStatementResponse>;
  
  /**
   * Lists the calling customer's saved addresses in the order in which they were added.
   */
  ListAddresses: grpc.handleUnaryCall<ListAddressesRequest__Output, ListAddressesResponse>;
  
  /**
   * Lists credit notes, newest first.
   */
  ListCreditNotes: grpc.handleUnaryCall<ListCreditNotesRequest__Output, ListCreditNotesResponse>;
  
  /**
   * Lists the payments that the calling customer made, newest first, without those from credit.
   */
  ListCustomerPayments: grpc.handleUnaryCall<ListCustomerPaymentsRequest__Output, ListCustomerPaymentsResponse>;
  
  /**
   * Lists token families of all stores that ended at or after a time, oldest first, so that the gateway can reject their access tokens.
   */
  ListEndedSessions: grpc.handleUnaryCall<ListEndedSessionsRequest__Output, ListEndedSessionsResponse>;
  
  /**
   * Lists the calling customer's invoices that match every filter, newest first unless sorted otherwise, without their details.
   */
  ListInvoices: grpc.handleUnaryCall<ListInvoicesRequest__Output, ListInvoicesResponse>;
  
  /**
   * Lists the calling customer's sessions that have neither ended nor expired, last used first.
   */
  ListSessions: grpc.handleUnaryCall<ListSessionsRequest__Output, ListSessionsResponse>;
  
  /**
   * Starts a session. A wrong email and a wrong password return the same UNAUTHENTICATED in the same time; repeated failures return
   * RESOURCE_EXHAUSTED.
   */
  LogIn: grpc.handleUnaryCall<LogInRequest__Output, LogInResponse>;
  
  /**
   * Returns the active payment session of an open invoice, or starts one for the amount due.
   * FAILED_PRECONDITION (invoice_already_paid, invoice_voided).
   */
  PayInvoice: grpc.handleUnaryCall<PayInvoiceRequest__Output, PayInvoiceResponse>;
  
  /**
   * Opens a payment session of several of the caller's invoices, and cancels pending sessions of them after closing their pages. FAILED_PRECONDITION
   * while a bank processes a payment of one of them.
   */
  PayInvoices: grpc.handleUnaryCall<PayInvoicesRequest__Output, PayInvoicesResponse>;
  
  /**
   * Exchanges a refresh token for the next one of its family, again within 30 s until that is used. Later reuse revokes the family and returns
   * UNAUTHENTICATED.
   */
  RefreshSession: grpc.handleUnaryCall<RefreshSessionRequest__Output, RefreshSessionResponse>;
  
  /**
   * Refunds an order in whole or in part, once per request_key: issues a credit note and returns its payments. Lines and shipping are credited before
   * the amount. Free lines succeed without a credit note. FAILED_PRECONDITION
   * (order_already_refunded, nothing_to_refund, invoice_not_issued, refund_too_large, return_too_large, refund_amount_differs, invoice_unpaid,
   * amount_changed).
   */
  RefundOrder: grpc.handleUnaryCall<RefundOrderRequest__Output, RefundOrderResponse>;
  
  /**
   * Releases a hold. Idempotent; records the release even if AuthorizePayment has not arrived yet. FAILED_PRECONDITION
   * (checkout_committed).
   */
  ReleasePayment: grpc.handleUnaryCall<ReleasePaymentRequest__Output, ReleasePaymentResponse>;
  
  /**
   * Streams the PDF of a credit note, like RenderInvoice.
   */
  RenderCreditNote: grpc.handleServerStreamingCall<RenderCreditNoteRequest__Output, RenderCreditNoteResponse>;
  
  /**
   * Streams the PDF of an invoice: first its head, then its bytes. If the caller knows the current ETag, only the head is sent and nothing is rendered.
   * UNAVAILABLE if too many PDFs are being rendered.
   */
  RenderInvoice: grpc.handleServerStreamingCall<RenderInvoiceRequest__Output, RenderInvoiceResponse>;
  
  /**
   * Streams the same statement as a PDF.
   */
  RenderStatement: grpc.handleServerStreamingCall<RenderStatementRequest__Output, RenderStatementResponse>;
  
  /**
   * Returns the active payment session of an order, or starts another one if the last has ended. NOT_FOUND if the order never had one;
   * FAILED_PRECONDITION (order_not_payable).
   */
  ReopenPayment: grpc.handleUnaryCall<ReopenPaymentRequest__Output, ReopenPaymentResponse>;
  
  /**
   * Registers a customer and starts a session. FAILED_PRECONDITION (email_taken) if the email is in use.
   */
  SignUp: grpc.handleUnaryCall<SignUpRequest__Output, SignUpResponse>;
  
  /**
   * Starts a session for a customer that the store has authenticated.
   */
  StartSession: grpc.handleUnaryCall<StartSessionRequest__Output, StartSessionResponse>;
  
  /**
   * Changes the given fields of an address of the calling customer.
   */
  UpdateAddress: grpc.handleUnaryCall<UpdateAddressRequest__Output, UpdateAddressResponse>;
  
  /**
   * Changes the given fields of the calling customer. INVALID_ARGUMENT if an exempt customer changes the company or the tax ID.
   */
  UpdateCustomer: grpc.handleUnaryCall<UpdateCustomerRequest__Output, UpdateCustomerResponse>;
  
}

export interface BillingServiceDefinition extends grpc.ServiceDefinition {
  ApplyInvoiceCredit: MethodDefinition<ApplyInvoiceCreditRequest, ApplyInvoiceCreditResponse, ApplyInvoiceCreditRequest__Output, ApplyInvoiceCreditResponse__Output>
  AuthorizePayment: MethodDefinition<AuthorizePaymentRequest, AuthorizePaymentResponse, AuthorizePaymentRequest__Output, AuthorizePaymentResponse__Output>
  BeginAccountClosing: MethodDefinition<BeginAccountClosingRequest, BeginAccountClosingResponse, BeginAccountClosingRequest__Output, BeginAccountClosingResponse__Output>
  ChangePassword: MethodDefinition<ChangePasswordRequest, ChangePasswordResponse, ChangePasswordRequest__Output, ChangePasswordResponse__Output>
  CommitPayment: MethodDefinition<CommitPaymentRequest, CommitPaymentResponse, CommitPaymentRequest__Output, CommitPaymentResponse__Output>
  CommitPayments: MethodDefinition<CommitPaymentsRequest, CommitPaymentsResponse, CommitPaymentsRequest__Output, CommitPaymentsResponse__Output>
  ConfirmEmailVerification: MethodDefinition<ConfirmEmailVerificationRequest, ConfirmEmailVerificationResponse, ConfirmEmailVerificationRequest__Output, ConfirmEmailVerificationResponse__Output>
  ConfirmPasswordReset: MethodDefinition<ConfirmPasswordResetRequest, ConfirmPasswordResetResponse, ConfirmPasswordResetRequest__Output, ConfirmPasswordResetResponse__Output>
  CreateAddress: MethodDefinition<CreateAddressRequest, CreateAddressResponse, CreateAddressRequest__Output, CreateAddressResponse__Output>
  CreateEmailVerification: MethodDefinition<CreateEmailVerificationRequest, CreateEmailVerificationResponse, CreateEmailVerificationRequest__Output, CreateEmailVerificationResponse__Output>
  CreatePasswordReset: MethodDefinition<CreatePasswordResetRequest, CreatePasswordResetResponse, CreatePasswordResetRequest__Output, CreatePasswordResetResponse__Output>
  DeleteAddress: MethodDefinition<DeleteAddressRequest, DeleteAddressResponse, DeleteAddressRequest__Output, DeleteAddressResponse__Output>
  EndAccountClosing: MethodDefinition<EndAccountClosingRequest, EndAccountClosingResponse, EndAccountClosingRequest__Output, EndAccountClosingResponse__Output>
  EndCustomerSession: MethodDefinition<EndCustomerSessionRequest, EndCustomerSessionResponse, EndCustomerSessionRequest__Output, EndCustomerSessionResponse__Output>
  EndOtherSessions: MethodDefinition<EndOtherSessionsRequest, EndOtherSessionsResponse, EndOtherSessionsRequest__Output, EndOtherSessionsResponse__Output>
  EndSession: MethodDefinition<EndSessionRequest, EndSessionResponse, EndSessionRequest__Output, EndSessionResponse__Output>
  GetCreditNote: MethodDefinition<GetCreditNoteRequest, GetCreditNoteResponse, GetCreditNoteRequest__Output, GetCreditNoteResponse__Output>
  GetCreditStatus: MethodDefinition<GetCreditStatusRequest, GetCreditStatusResponse, GetCreditStatusRequest__Output, GetCreditStatusResponse__Output>
  GetCustomer: MethodDefinition<GetCustomerRequest, GetCustomerResponse, GetCustomerRequest__Output, GetCustomerResponse__Output>
  GetInvoice: MethodDefinition<GetInvoiceRequest, GetInvoiceResponse, GetInvoiceRequest__Output, GetInvoiceResponse__Output>
  GetInvoicesPayment: MethodDefinition<GetInvoicesPaymentRequest, GetInvoicesPaymentResponse, GetInvoicesPaymentRequest__Output, GetInvoicesPaymentResponse__Output>
  GetOrderBilling: MethodDefinition<GetOrderBillingRequest, GetOrderBillingResponse, GetOrderBillingRequest__Output, GetOrderBillingResponse__Output>
  GetStatement: MethodDefinition<GetStatementRequest, GetStatementResponse, GetStatementRequest__Output, GetStatementResponse__Output>
  ListAddresses: MethodDefinition<ListAddressesRequest, ListAddressesResponse, ListAddressesRequest__Output, ListAddressesResponse__Output>
  ListCreditNotes: MethodDefinition<ListCreditNotesRequest, ListCreditNotesResponse, ListCreditNotesRequest__Output, ListCreditNotesResponse__Output>
  ListCustomerPayments: MethodDefinition<ListCustomerPaymentsRequest, ListCustomerPaymentsResponse, ListCustomerPaymentsRequest__Output, ListCustomerPaymentsResponse__Output>
  ListEndedSessions: MethodDefinition<ListEndedSessionsRequest, ListEndedSessionsResponse, ListEndedSessionsRequest__Output, ListEndedSessionsResponse__Output>
  ListInvoices: MethodDefinition<ListInvoicesRequest, ListInvoicesResponse, ListInvoicesRequest__Output, ListInvoicesResponse__Output>
  ListSessions: MethodDefinition<ListSessionsRequest, ListSessionsResponse, ListSessionsRequest__Output, ListSessionsResponse__Output>
  LogIn: MethodDefinition<LogInRequest, LogInResponse, LogInRequest__Output, LogInResponse__Output>
  PayInvoice: MethodDefinition<PayInvoiceRequest, PayInvoiceResponse, PayInvoiceRequest__Output, PayInvoiceResponse__Output>
  PayInvoices: MethodDefinition<PayInvoicesRequest, PayInvoicesResponse, PayInvoicesRequest__Output, PayInvoicesResponse__Output>
  RefreshSession: MethodDefinition<RefreshSessionRequest, RefreshSessionResponse, RefreshSessionRequest__Output, RefreshSessionResponse__Output>
  RefundOrder: MethodDefinition<RefundOrderRequest, RefundOrderResponse, RefundOrderRequest__Output, RefundOrderResponse__Output>
  ReleasePayment: MethodDefinition<ReleasePaymentRequest, ReleasePaymentResponse, ReleasePaymentRequest__Output, ReleasePaymentResponse__Output>
  RenderCreditNote: MethodDefinition<RenderCreditNoteRequest, RenderCreditNoteResponse, RenderCreditNoteRequest__Output, RenderCreditNoteResponse__Output>
  RenderInvoice: MethodDefinition<RenderInvoiceRequest, RenderInvoiceResponse, RenderInvoiceRequest__Output, RenderInvoiceResponse__Output>
  RenderStatement: MethodDefinition<RenderStatementRequest, RenderStatementResponse, RenderStatementRequest__Output, RenderStatementResponse__Output>
  ReopenPayment: MethodDefinition<ReopenPaymentRequest, ReopenPaymentResponse, ReopenPaymentRequest__Output, ReopenPaymentResponse__Output>
  SignUp: MethodDefinition<SignUpRequest, SignUpResponse, SignUpRequest__Output, SignUpResponse__Output>
  StartSession: MethodDefinition<StartSessionRequest, StartSessionResponse, StartSessionRequest__Output, StartSessionResponse__Output>
  UpdateAddress: MethodDefinition<UpdateAddressRequest, UpdateAddressResponse, UpdateAddressRequest__Output, UpdateAddressResponse__Output>
  UpdateCustomer: MethodDefinition<UpdateCustomerRequest, UpdateCustomerResponse, UpdateCustomerRequest__Output, UpdateCustomerResponse__Output>
}

export interface ChangePasswordRequest {
  'currentPassword'?: (string);
  'password'?: (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress'?: (string);
}

export interface ChangePasswordRequest__Output {
  'currentPassword': (string);
  'password': (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress': (string);
}

export interface ChangePasswordResponse {
}

export interface ChangePasswordResponse__Output {
}

export interface ClearAttemptsRequest {
}

export interface ClearAttemptsRequest__Output {
}

export interface ClearAttemptsResponse {
}

export interface ClearAttemptsResponse__Output {
}

export interface ClearPaymentsRequest {
}

export interface ClearPaymentsRequest__Output {
}

export interface ClearPaymentsResponse {
}

export interface ClearPaymentsResponse__Output {
}

export interface CommitPaymentRequest {
  'checkoutId'?: (string);
}

export interface CommitPaymentRequest__Output {
  'checkoutId': (string);
}

export interface CommitPaymentResponse {
}

export interface CommitPaymentResponse__Output {
}

export interface CommitPaymentsRequest {
  'checkoutIds'?: (string)[];
}

export interface CommitPaymentsRequest__Output {
  'checkoutIds': (string)[];
}

export interface CommitPaymentsResponse {
  'committedCheckoutIds'?: (string)[];
}

export interface CommitPaymentsResponse__Output {
  'committedCheckoutIds': (string)[];
}

export interface ConfirmEmailVerificationRequest {
  'verificationToken'?: (string);
}

export interface ConfirmEmailVerificationRequest__Output {
  'verificationToken': (string);
}

export interface ConfirmEmailVerificationResponse {
  'customer'?: (Customer | null);
}

export interface ConfirmEmailVerificationResponse__Output {
  'customer': (Customer__Output | null);
}

export interface ConfirmPasswordResetRequest {
  'resetToken'?: (string);
  'password'?: (string);
}

export interface ConfirmPasswordResetRequest__Output {
  'resetToken': (string);
  'password': (string);
}

export interface ConfirmPasswordResetResponse {
  'session'?: (ShopperSession | null);
}

export interface ConfirmPasswordResetResponse__Output {
  'session': (ShopperSession__Output | null);
}

export interface CountStoreBillingRequest {
}

export interface CountStoreBillingRequest__Output {
}

export interface CountStoreBillingResponse {
  /**
   * Customers that wait for the approval of the store.
   */
  'pendingCustomers'?: (number);
  /**
   * Open invoices past their due date, and the amount due on all of them.
   */
  'overdueInvoices'?: (number);
  'overdueAmount'?: (string);
}

export interface CountStoreBillingResponse__Output {
  /**
   * Customers that wait for the approval of the store.
   */
  'pendingCustomers': (number);
  /**
   * Open invoices past their due date, and the amount due on all of them.
   */
  'overdueInvoices': (number);
  'overdueAmount': (string);
}

export interface CreateAddressRequest {
  /**
   * Without an ID.
   */
  'address'?: (storefront_common_v1.Address | null);
}

export interface CreateAddressRequest__Output {
  /**
   * Without an ID.
   */
  'address': (storefront_common_v1.Address__Output | null);
}

export interface CreateAddressResponse {
  'address'?: (storefront_common_v1.Address | null);
  'replayed'?: (boolean);
}

export interface CreateAddressResponse__Output {
  'address': (storefront_common_v1.Address__Output | null);
  'replayed': (boolean);
}

export interface CreateCustomerRequest {
  'fields'?: (CustomerFields | null);
}

export interface CreateCustomerRequest__Output {
  'fields': (CustomerFields__Output | null);
}

export interface CreateCustomerResponse {
  'customer'?: (Customer | null);
  /**
   * As in GetStoreCustomerResponse, as is version.
   */
  'storeCustomer'?: (StoreCustomer | null);
  'version'?: (string);
}

export interface CreateCustomerResponse__Output {
  'customer': (Customer__Output | null);
  /**
   * As in GetStoreCustomerResponse, as is version.
   */
  'storeCustomer': (StoreCustomer__Output | null);
  'version': (string);
}

export interface CreateEmailVerificationRequest {
  /**
   * Unset for the present email.
   */
  'email'?: (string);
  '_email'?: "email";
}

export interface CreateEmailVerificationRequest__Output {
  /**
   * Unset for the present email.
   */
  'email'?: (string);
  '_email'?: "email";
}

export interface CreateEmailVerificationResponse {
  'verificationToken'?: (string);
  'expiresAt'?: (string);
  'email'?: (string);
}

export interface CreateEmailVerificationResponse__Output {
  'verificationToken': (string);
  'expiresAt': (string);
  'email': (string);
}

/**
 * Either the entries, or how many months to fill with how many invoices each.
 */
export interface CreateHistoryRequest {
  'customer'?: (string);
  'entries'?: (HistoryEntry)[];
  'months'?: (number);
  'invoicesPerMonth'?: (number);
}

/**
 * Either the entries, or how many months to fill with how many invoices each.
 */
export interface CreateHistoryRequest__Output {
  'customer': (string);
  'entries': (HistoryEntry__Output)[];
  'months': (number);
  'invoicesPerMonth': (number);
}

/**
 * The created objects, and their totals.
 */
export interface CreateHistoryResponse {
  'customerId'?: (string);
  /**
   * The dates of the first and the last entry.
   */
  'from'?: (string);
  'to'?: (string);
  'invoices'?: (number);
  'payments'?: (number);
  'creditNotes'?: (number);
  'currency'?: (string);
  'amountDue'?: (string);
  'unappliedCredit'?: (string);
  'replayed'?: (boolean);
}

/**
 * The created objects, and their totals.
 */
export interface CreateHistoryResponse__Output {
  'customerId': (string);
  /**
   * The dates of the first and the last entry.
   */
  'from': (string);
  'to': (string);
  'invoices': (number);
  'payments': (number);
  'creditNotes': (number);
  'currency': (string);
  'amountDue': (string);
  'unappliedCredit': (string);
  'replayed': (boolean);
}

export interface CreatePasswordResetRequest {
  'email'?: (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress'?: (string);
}

export interface CreatePasswordResetRequest__Output {
  'email': (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress': (string);
}

export interface CreatePasswordResetResponse {
  'resetToken'?: (string);
  'expiresAt'?: (string);
  'customerId'?: (string);
  /**
   * The stored email of the customer, to which the token is sent. The one that was typed can be another mailbox.
   */
  'email'?: (string);
  '_resetToken'?: "resetToken";
  '_expiresAt'?: "expiresAt";
  '_customerId'?: "customerId";
  '_email'?: "email";
}

export interface CreatePasswordResetResponse__Output {
  'resetToken'?: (string);
  'expiresAt'?: (string);
  'customerId'?: (string);
  /**
   * The stored email of the customer, to which the token is sent. The one that was typed can be another mailbox.
   */
  'email'?: (string);
  '_resetToken'?: "resetToken";
  '_expiresAt'?: "expiresAt";
  '_customerId'?: "customerId";
  '_email'?: "email";
}

/**
 * The terms and amounts of a customer's credit account.
 */
export interface CreditAccount {
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  /**
   * Days from issue until an invoice is due.
   */
  'termsDays'?: (number);
  /**
   * True blocks new orders on credit.
   */
  'creditHold'?: (boolean);
  /**
   * NET or EOM.
   */
  'termsBasis'?: (string);
}

/**
 * The terms and amounts of a customer's credit account.
 */
export interface CreditAccount__Output {
  'creditLimit': (string);
  'balance': (string);
  'held': (string);
  /**
   * Days from issue until an invoice is due.
   */
  'termsDays': (number);
  /**
   * True blocks new orders on credit.
   */
  'creditHold': (boolean);
  /**
   * NET or EOM.
   */
  'termsBasis': (string);
}

/**
 * One entry of a credit account's ledger.
 */
export interface CreditEntry {
  'at'?: (string);
  /**
   * hold, release, post, payment, credit_note, or void.
   */
  'kind'?: (string);
  'amount'?: (string);
  /**
   * The checkout ID or invoice number that caused the entry.
   */
  'reference'?: (string);
  /**
   * Unset if billing does not have the number, such as for a checkout without an invoice.
   */
  'orderNumber'?: (string);
  '_orderNumber'?: "orderNumber";
}

/**
 * One entry of a credit account's ledger.
 */
export interface CreditEntry__Output {
  'at': (string);
  /**
   * hold, release, post, payment, credit_note, or void.
   */
  'kind': (string);
  'amount': (string);
  /**
   * The checkout ID or invoice number that caused the entry.
   */
  'reference': (string);
  /**
   * Unset if billing does not have the number, such as for a checkout without an invoice.
   */
  'orderNumber'?: (string);
  '_orderNumber'?: "orderNumber";
}

/**
 * A correction of an issued invoice.
 */
export interface CreditNote {
  'id'?: (string);
  /**
   * Sequential without gaps within the tenant and mode.
   */
  'number'?: (string);
  'invoiceId'?: (string);
  'orderId'?: (string);
  'currency'?: (string);
  'netAmount'?: (string);
  'gctAmount'?: (string);
  'total'?: (string);
  /**
   * The part that reduced the amount due. The rest is refunded.
   */
  'dueReduction'?: (string);
  'taxBreakdown'?: (TaxBreakdown)[];
  'lines'?: (CreditNoteLine)[];
  'reason'?: (string);
  'issuedAt'?: (string);
  'invoiceNumber'?: (string);
  /**
   * Unset if billing does not have the number.
   */
  'orderNumber'?: (string);
  /**
   * The amount credited as shipping, apart from shares of an amount.
   */
  'shippingAmount'?: (string);
  'shippingGctAmount'?: (string);
  /**
   * A date in the time zone of the store.
   */
  'issuedOn'?: (string);
  '_reason'?: "reason";
  '_orderNumber'?: "orderNumber";
}

/**
 * A correction of an issued invoice.
 */
export interface CreditNote__Output {
  'id': (string);
  /**
   * Sequential without gaps within the tenant and mode.
   */
  'number': (string);
  'invoiceId': (string);
  'orderId': (string);
  'currency': (string);
  'netAmount': (string);
  'gctAmount': (string);
  'total': (string);
  /**
   * The part that reduced the amount due. The rest is refunded.
   */
  'dueReduction': (string);
  'taxBreakdown': (TaxBreakdown__Output)[];
  'lines': (CreditNoteLine__Output)[];
  'reason'?: (string);
  'issuedAt': (string);
  'invoiceNumber': (string);
  /**
   * Unset if billing does not have the number.
   */
  'orderNumber'?: (string);
  /**
   * The amount credited as shipping, apart from shares of an amount.
   */
  'shippingAmount': (string);
  'shippingGctAmount': (string);
  /**
   * A date in the time zone of the store.
   */
  'issuedOn': (string);
  '_reason'?: "reason";
  '_orderNumber'?: "orderNumber";
}

/**
 * A returned quantity of an invoice's line.
 */
export interface CreditNoteLine {
  'sku'?: (string);
  'description'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'baseUom'?: (string);
  'unitPrice'?: (string);
  'effectiveGctRate'?: (string);
  'netAmount'?: (string);
  'gctAmount'?: (string);
}

/**
 * A returned quantity of an invoice's line.
 */
export interface CreditNoteLine__Output {
  'sku': (string);
  'description': (string);
  /**
   * In base units.
   */
  'quantity': (string);
  'baseUom': (string);
  'unitPrice': (string);
  'effectiveGctRate': (string);
  'netAmount': (string);
  'gctAmount': (string);
}

/**
 * A customer's credit standing. Amounts are unset without a credit account.
 */
export interface CreditStatus {
  /**
   * GOOD, NEAR_LIMIT, OVER_LIMIT, ON_HOLD, or NO_CREDIT.
   */
  'status'?: (string);
  'currency'?: (string);
  'creditLimit'?: (string);
  'balance'?: (string);
  /**
   * Reserved by checkouts and orders that have no invoice yet.
   */
  'held'?: (string);
  'availableCredit'?: (string);
  'overdueAmount'?: (string);
  'oldestDueAt'?: (string);
  'paymentTerms'?: (PaymentTerms | null);
  'asOf'?: (string);
  /**
   * The customer's unapplied credit. Set without a credit account, too.
   */
  'unappliedCredit'?: (string);
  '_creditLimit'?: "creditLimit";
  '_balance'?: "balance";
  '_held'?: "held";
  '_availableCredit'?: "availableCredit";
  '_overdueAmount'?: "overdueAmount";
  '_oldestDueAt'?: "oldestDueAt";
  '_paymentTerms'?: "paymentTerms";
}

/**
 * A customer's credit standing. Amounts are unset without a credit account.
 */
export interface CreditStatus__Output {
  /**
   * GOOD, NEAR_LIMIT, OVER_LIMIT, ON_HOLD, or NO_CREDIT.
   */
  'status': (string);
  'currency': (string);
  'creditLimit'?: (string);
  'balance'?: (string);
  /**
   * Reserved by checkouts and orders that have no invoice yet.
   */
  'held'?: (string);
  'availableCredit'?: (string);
  'overdueAmount'?: (string);
  'oldestDueAt'?: (string);
  'paymentTerms'?: (PaymentTerms__Output | null);
  'asOf': (string);
  /**
   * The customer's unapplied credit. Set without a credit account, too.
   */
  'unappliedCredit': (string);
  '_creditLimit'?: "creditLimit";
  '_balance'?: "balance";
  '_held'?: "held";
  '_availableCredit'?: "availableCredit";
  '_overdueAmount'?: "overdueAmount";
  '_oldestDueAt'?: "oldestDueAt";
  '_paymentTerms'?: "paymentTerms";
}

/**
 * A shopper's account with one store.
 */
export interface Customer {
  'id'?: (string);
  'email'?: (string);
  'name'?: (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  /**
   * ACTIVE, PENDING_APPROVAL, SUSPENDED, or CLOSED.
   */
  'status'?: (string);
  'currency'?: (string);
  'paymentRails'?: (storefront_common_v1.PaymentRail)[];
  'addresses'?: (storefront_common_v1.Address)[];
  'createdAt'?: (string);
  /**
   * The certificate by which the customer is exempt from GCT; unset if they are not.
   */
  'taxExemptCertificate'?: (string);
  /**
   * The last date of the exemption in the time zone of the store; unset if it does not end.
   */
  'taxExemptUntil'?: (string);
  /**
   * When the customer has proved to read the email; unset if not yet.
   */
  'emailVerifiedAt'?: (string);
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
  '_taxExemptCertificate'?: "taxExemptCertificate";
  '_taxExemptUntil'?: "taxExemptUntil";
  '_emailVerifiedAt'?: "emailVerifiedAt";
}

/**
 * A shopper's account with one store.
 */
export interface Customer__Output {
  'id': (string);
  'email': (string);
  'name': (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  /**
   * ACTIVE, PENDING_APPROVAL, SUSPENDED, or CLOSED.
   */
  'status': (string);
  'currency': (string);
  'paymentRails': (storefront_common_v1.PaymentRail__Output)[];
  'addresses': (storefront_common_v1.Address__Output)[];
  'createdAt': (string);
  /**
   * The certificate by which the customer is exempt from GCT; unset if they are not.
   */
  'taxExemptCertificate'?: (string);
  /**
   * The last date of the exemption in the time zone of the store; unset if it does not end.
   */
  'taxExemptUntil'?: (string);
  /**
   * When the customer has proved to read the email; unset if not yet.
   */
  'emailVerifiedAt'?: (string);
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
  '_taxExemptCertificate'?: "taxExemptCertificate";
  '_taxExemptUntil'?: "taxExemptUntil";
  '_emailVerifiedAt'?: "emailVerifiedAt";
}

/**
 * The fields of a customer that operators can set. An unset field is left unchanged.
 */
export interface CustomerFields {
  'email'?: (string);
  'name'?: (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  'password'?: (string);
  'creditLimit'?: (string);
  /**
   * Days from issue until an invoice is due.
   */
  'termsDays'?: (number);
  /**
   * True blocks new orders on credit.
   */
  'creditHold'?: (boolean);
  /**
   * Empty leaves the stored rails unchanged.
   */
  'paymentRails'?: (storefront_common_v1.PaymentRail)[];
  'addresses'?: (storefront_common_v1.Address)[];
  /**
   * ACTIVE, SUSPENDED, or CLOSED.
   */
  'status'?: (string);
  /**
   * NET or EOM: whether terms_days count from the issue of an invoice or from the end of its month.
   */
  'termsBasis'?: (string);
  /**
   * Empty ends the exemption.
   */
  'taxExemptCertificate'?: (string);
  /**
   * Empty leaves the exemption without an end.
   */
  'taxExemptUntil'?: (string);
  /**
   * Whether the store knows that the customer reads the email.
   */
  'emailVerified'?: (boolean);
  '_email'?: "email";
  '_name'?: "name";
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
  '_password'?: "password";
  '_creditLimit'?: "creditLimit";
  '_termsDays'?: "termsDays";
  '_creditHold'?: "creditHold";
  '_status'?: "status";
  '_termsBasis'?: "termsBasis";
  '_taxExemptCertificate'?: "taxExemptCertificate";
  '_taxExemptUntil'?: "taxExemptUntil";
  '_emailVerified'?: "emailVerified";
}

/**
 * The fields of a customer that operators can set. An unset field is left unchanged.
 */
export interface CustomerFields__Output {
  'email'?: (string);
  'name'?: (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  'password'?: (string);
  'creditLimit'?: (string);
  /**
   * Days from issue until an invoice is due.
   */
  'termsDays'?: (number);
  /**
   * True blocks new orders on credit.
   */
  'creditHold'?: (boolean);
  /**
   * Empty leaves the stored rails unchanged.
   */
  'paymentRails': (storefront_common_v1.PaymentRail__Output)[];
  'addresses': (storefront_common_v1.Address__Output)[];
  /**
   * ACTIVE, SUSPENDED, or CLOSED.
   */
  'status'?: (string);
  /**
   * NET or EOM: whether terms_days count from the issue of an invoice or from the end of its month.
   */
  'termsBasis'?: (string);
  /**
   * Empty ends the exemption.
   */
  'taxExemptCertificate'?: (string);
  /**
   * Empty leaves the exemption without an end.
   */
  'taxExemptUntil'?: (string);
  /**
   * Whether the store knows that the customer reads the email.
   */
  'emailVerified'?: (boolean);
  '_email'?: "email";
  '_name'?: "name";
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
  '_password'?: "password";
  '_creditLimit'?: "creditLimit";
  '_termsDays'?: "termsDays";
  '_creditHold'?: "creditHold";
  '_status'?: "status";
  '_termsBasis'?: "termsBasis";
  '_taxExemptCertificate'?: "taxExemptCertificate";
  '_taxExemptUntil'?: "taxExemptUntil";
  '_emailVerified'?: "emailVerified";
}

export interface CustomerId {
  /**
   * As in the request.
   */
  'given'?: (string);
  'id'?: (string);
}

export interface CustomerId__Output {
  /**
   * As in the request.
   */
  'given': (string);
  'id': (string);
}

/**
 * Money that a customer paid.
 */
export interface CustomerPayment {
  'id'?: (string);
  'currency'?: (string);
  'amount'?: (string);
  'reversedAmount'?: (string);
  'paidAt'?: (string);
  /**
   * The payment session that received it; unset for a payment that the store recorded.
   */
  'paymentSessionId'?: (string);
  /**
   * The reference of a recorded payment.
   */
  'reference'?: (string);
  '_paymentSessionId'?: "paymentSessionId";
  '_reference'?: "reference";
}

/**
 * Money that a customer paid.
 */
export interface CustomerPayment__Output {
  'id': (string);
  'currency': (string);
  'amount': (string);
  'reversedAmount': (string);
  'paidAt': (string);
  /**
   * The payment session that received it; unset for a payment that the store recorded.
   */
  'paymentSessionId'?: (string);
  /**
   * The reference of a recorded payment.
   */
  'reference'?: (string);
  '_paymentSessionId'?: "paymentSessionId";
  '_reference'?: "reference";
}

/**
 * The customer of a row of an operator's list.
 */
export interface CustomerRef {
  'customerId'?: (string);
  'email'?: (string);
  'name'?: (string);
  'companyName'?: (string);
  '_companyName'?: "companyName";
}

/**
 * The customer of a row of an operator's list.
 */
export interface CustomerRef__Output {
  'customerId': (string);
  'email': (string);
  'name': (string);
  'companyName'?: (string);
  '_companyName'?: "companyName";
}

/**
 * A customer of an import.
 */
export interface CustomerRow {
  /**
   * The email is required, and the name for a new customer. An empty text clears an optional field. A password cannot be imported.
   */
  'fields'?: (CustomerFields | null);
  /**
   * Allows every rail that the store offers.
   */
  'clearPaymentRails'?: (boolean);
  'clearAddresses'?: (boolean);
}

/**
 * A customer of an import.
 */
export interface CustomerRow__Output {
  /**
   * The email is required, and the name for a new customer. An empty text clears an optional field. A password cannot be imported.
   */
  'fields': (CustomerFields__Output | null);
  /**
   * Allows every rail that the store offers.
   */
  'clearPaymentRails': (boolean);
  'clearAddresses': (boolean);
}

/**
 * A session of a customer.
 */
export interface CustomerSession {
  'id'?: (string);
  'createdAt'?: (string);
  /**
   * When it began or was last refreshed.
   */
  'lastUsedAt'?: (string);
  'expiresAt'?: (string);
  /**
   * Whether it is the one that calls.
   */
  'isCurrent'?: (boolean);
}

/**
 * A session of a customer.
 */
export interface CustomerSession__Output {
  'id': (string);
  'createdAt': (string);
  /**
   * When it began or was last refreshed.
   */
  'lastUsedAt': (string);
  'expiresAt': (string);
  /**
   * Whether it is the one that calls.
   */
  'isCurrent': (boolean);
}

/**
 * A violation in a row of an import.
 */
export interface CustomerViolation {
  /**
   * The position of the row in the request, from 1.
   */
  'row'?: (number);
  /**
   * Unset if the violation concerns the whole row.
   */
  'column'?: (string);
  'reason'?: (string);
  '_column'?: "column";
}

/**
 * A violation in a row of an import.
 */
export interface CustomerViolation__Output {
  /**
   * The position of the row in the request, from 1.
   */
  'row': (number);
  /**
   * Unset if the violation concerns the whole row.
   */
  'column'?: (string);
  'reason': (string);
  '_column'?: "column";
}

export const DecideSandboxPaymentRequest_Choice = {
  CHOICE_UNSPECIFIED: 'CHOICE_UNSPECIFIED',
  PAY: 'PAY',
  DECLINE: 'DECLINE',
  CANCEL: 'CANCEL',
} as const;

export type DecideSandboxPaymentRequest_Choice =
  | 'CHOICE_UNSPECIFIED'
  | 0
  | 'PAY'
  | 1
  | 'DECLINE'
  | 2
  | 'CANCEL'
  | 3

export type DecideSandboxPaymentRequest_Choice__Output = typeof DecideSandboxPaymentRequest_Choice[keyof typeof DecideSandboxPaymentRequest_Choice]

export interface DecideSandboxPaymentRequest {
  'sessionId'?: (string);
  'choice'?: (DecideSandboxPaymentRequest_Choice);
}

export interface DecideSandboxPaymentRequest__Output {
  'sessionId': (string);
  'choice': (DecideSandboxPaymentRequest_Choice__Output);
}

export interface DecideSandboxPaymentResponse {
  'notification'?: (Buffer | Uint8Array | string);
  'signature'?: (string);
}

export interface DecideSandboxPaymentResponse__Output {
  'notification': (Buffer);
  'signature': (string);
}

export interface DeleteAddressRequest {
  'addressId'?: (string);
}

export interface DeleteAddressRequest__Output {
  'addressId': (string);
}

export interface DeleteAddressResponse {
}

export interface DeleteAddressResponse__Output {
}

export interface EndAccountClosingRequest {
  'closingId'?: (string);
  /**
   * Whether the account is closed; false keeps it open.
   */
  'close'?: (boolean);
}

export interface EndAccountClosingRequest__Output {
  'closingId': (string);
  /**
   * Whether the account is closed; false keeps it open.
   */
  'close': (boolean);
}

export interface EndAccountClosingResponse {
  /**
   * Whether the account was closed before this call.
   */
  'closedBefore'?: (boolean);
}

export interface EndAccountClosingResponse__Output {
  /**
   * Whether the account was closed before this call.
   */
  'closedBefore': (boolean);
}

export interface EndCustomerSessionRequest {
  'sessionId'?: (string);
}

export interface EndCustomerSessionRequest__Output {
  'sessionId': (string);
}

export interface EndCustomerSessionResponse {
}

export interface EndCustomerSessionResponse__Output {
}

export interface EndOtherSessionsRequest {
}

export interface EndOtherSessionsRequest__Output {
}

export interface EndOtherSessionsResponse {
}

export interface EndOtherSessionsResponse__Output {
}

export interface EndSessionRequest {
  'refreshToken'?: (string);
}

export interface EndSessionRequest__Output {
  'refreshToken': (string);
}

export interface EndSessionResponse {
}

export interface EndSessionResponse__Output {
}

/**
 * A token family that has ended.
 */
export interface EndedSession {
  'familyId'?: (string);
  'endedAt'?: (string);
}

/**
 * A token family that has ended.
 */
export interface EndedSession__Output {
  'familyId': (string);
  'endedAt': (string);
}

export interface ExportAgingRequest {
  /**
   * As in ExportTaxRequest. Only the end of the period counts; a day after today counts as today.
   */
  'from'?: (string);
  'to'?: (string);
}

export interface ExportAgingRequest__Output {
  /**
   * As in ExportTaxRequest. Only the end of the period counts; a day after today counts as today.
   */
  'from': (string);
  'to': (string);
}

export interface ExportAgingResponse {
  'rows'?: (AgingRow)[];
}

export interface ExportAgingResponse__Output {
  'rows': (AgingRow__Output)[];
}

/**
 * As in ListStoreCustomersRequest.
 */
export interface ExportCustomersRequest {
  'statuses'?: (string)[];
  'paymentRail'?: (string);
  'since'?: (string);
  'until'?: (string);
  'text'?: (string);
  '_paymentRail'?: "paymentRail";
  '_since'?: "since";
  '_until'?: "until";
  '_text'?: "text";
}

/**
 * As in ListStoreCustomersRequest.
 */
export interface ExportCustomersRequest__Output {
  'statuses': (string)[];
  'paymentRail'?: (string);
  'since'?: (string);
  'until'?: (string);
  'text'?: (string);
  '_paymentRail'?: "paymentRail";
  '_since'?: "since";
  '_until'?: "until";
  '_text'?: "text";
}

export interface ExportCustomersResponse {
  'customers'?: (StoreCustomer)[];
}

export interface ExportCustomersResponse__Output {
  'customers': (StoreCustomer__Output)[];
}

export interface ExportPaymentsRequest {
  /**
   * As in ExportTaxRequest.
   */
  'from'?: (string);
  'to'?: (string);
}

export interface ExportPaymentsRequest__Output {
  /**
   * As in ExportTaxRequest.
   */
  'from': (string);
  'to': (string);
}

export interface ExportPaymentsResponse {
  'rows'?: (PaymentRow)[];
}

export interface ExportPaymentsResponse__Output {
  'rows': (PaymentRow__Output)[];
}

export interface ExportTaxRequest {
  /**
   * The first and last date in the time zone of the store, YYYY-MM-DD. At most 24 months.
   */
  'from'?: (string);
  'to'?: (string);
}

export interface ExportTaxRequest__Output {
  /**
   * The first and last date in the time zone of the store, YYYY-MM-DD. At most 24 months.
   */
  'from': (string);
  'to': (string);
}

export interface ExportTaxResponse {
  'rows'?: (TaxRow)[];
}

export interface ExportTaxResponse__Output {
  'rows': (TaxRow__Output)[];
}

export interface GetCreditNoteEventRequest {
  'creditNote'?: (string);
}

export interface GetCreditNoteEventRequest__Output {
  'creditNote': (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetCreditNoteEventResponse {
  'aggregateId'?: (string);
  'dataJson'?: (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetCreditNoteEventResponse__Output {
  'aggregateId': (string);
  'dataJson': (string);
}

export interface GetCreditNoteRequest {
  /**
   * The ID or, from an operator, the number.
   */
  'creditNoteId'?: (string);
}

export interface GetCreditNoteRequest__Output {
  /**
   * The ID or, from an operator, the number.
   */
  'creditNoteId': (string);
}

export interface GetCreditNoteResponse {
  'creditNote'?: (CreditNote | null);
  /**
   * For operators only.
   */
  'refunds'?: (Refund)[];
}

export interface GetCreditNoteResponse__Output {
  'creditNote': (CreditNote__Output | null);
  /**
   * For operators only.
   */
  'refunds': (Refund__Output)[];
}

export interface GetCreditRequest {
  'customer'?: (string);
}

export interface GetCreditRequest__Output {
  'customer': (string);
}

export interface GetCreditResponse {
  /**
   * Amounts are unset without a credit account.
   */
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  'entries'?: (CreditEntry)[];
  /**
   * The customer's unapplied credit; unset if there never was any.
   */
  'unappliedAmount'?: (string);
  /**
   * refund or applied; a negative amount was spent.
   */
  'unappliedEntries'?: (CreditEntry)[];
  'customerId'?: (string);
  'email'?: (string);
  '_creditLimit'?: "creditLimit";
  '_balance'?: "balance";
  '_held'?: "held";
  '_unappliedAmount'?: "unappliedAmount";
}

export interface GetCreditResponse__Output {
  /**
   * Amounts are unset without a credit account.
   */
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  'entries': (CreditEntry__Output)[];
  /**
   * The customer's unapplied credit; unset if there never was any.
   */
  'unappliedAmount'?: (string);
  /**
   * refund or applied; a negative amount was spent.
   */
  'unappliedEntries': (CreditEntry__Output)[];
  'customerId': (string);
  'email': (string);
  '_creditLimit'?: "creditLimit";
  '_balance'?: "balance";
  '_held'?: "held";
  '_unappliedAmount'?: "unappliedAmount";
}

export interface GetCreditStatusRequest {
}

export interface GetCreditStatusRequest__Output {
}

export interface GetCreditStatusResponse {
  'credit'?: (CreditStatus | null);
}

export interface GetCreditStatusResponse__Output {
  'credit': (CreditStatus__Output | null);
}

export interface GetCustomerEventRequest {
  'customer'?: (string);
}

export interface GetCustomerEventRequest__Output {
  'customer': (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetCustomerEventResponse {
  'aggregateId'?: (string);
  'dataJson'?: (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetCustomerEventResponse__Output {
  'aggregateId': (string);
  'dataJson': (string);
}

export interface GetCustomerRequest {
}

export interface GetCustomerRequest__Output {
}

export interface GetCustomerResponse {
  'customer'?: (Customer | null);
}

export interface GetCustomerResponse__Output {
  'customer': (Customer__Output | null);
}

export interface GetInvoiceEventRequest {
  'invoice'?: (string);
}

export interface GetInvoiceEventRequest__Output {
  'invoice': (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetInvoiceEventResponse {
  'aggregateId'?: (string);
  'dataJson'?: (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetInvoiceEventResponse__Output {
  'aggregateId': (string);
  'dataJson': (string);
}

export interface GetInvoiceRequest {
  /**
   * The ID or, from an operator, the number.
   */
  'invoiceId'?: (string);
}

export interface GetInvoiceRequest__Output {
  /**
   * The ID or, from an operator, the number.
   */
  'invoiceId': (string);
}

export interface GetInvoiceResponse {
  'invoice'?: (Invoice | null);
  /**
   * To operators only, as are the actions: a hash of the invoice.
   */
  'version'?: (string);
  /**
   * record_payment, apply_credit, reverse_payment, void, and reissue, as the state permits.
   */
  'storeActions'?: (string)[];
}

export interface GetInvoiceResponse__Output {
  'invoice': (Invoice__Output | null);
  /**
   * To operators only, as are the actions: a hash of the invoice.
   */
  'version': (string);
  /**
   * record_payment, apply_credit, reverse_payment, void, and reissue, as the state permits.
   */
  'storeActions': (string)[];
}

export interface GetInvoicesPaymentRequest {
  'sessionId'?: (string);
}

export interface GetInvoicesPaymentRequest__Output {
  'sessionId': (string);
}

export interface GetInvoicesPaymentResponse {
  'paymentSession'?: (PaymentSession | null);
}

export interface GetInvoicesPaymentResponse__Output {
  'paymentSession': (PaymentSession__Output | null);
}

export interface GetOrderBillingRequest {
  'orderId'?: (string);
}

export interface GetOrderBillingRequest__Output {
  'orderId': (string);
}

export interface GetOrderBillingResponse {
  'invoices'?: (Invoice)[];
  'paymentSession'?: (PaymentSession | null);
  '_paymentSession'?: "paymentSession";
}

export interface GetOrderBillingResponse__Output {
  'invoices': (Invoice__Output)[];
  'paymentSession'?: (PaymentSession__Output | null);
  '_paymentSession'?: "paymentSession";
}

export interface GetPaymentEventRequest {
  'sessionId'?: (string);
}

export interface GetPaymentEventRequest__Output {
  'sessionId': (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetPaymentEventResponse {
  'aggregateId'?: (string);
  'dataJson'?: (string);
}

/**
 * The data of the event as JSON, as it is on the bus.
 */
export interface GetPaymentEventResponse__Output {
  'aggregateId': (string);
  'dataJson': (string);
}

export interface GetPaymentGatewayRequest {
}

export interface GetPaymentGatewayRequest__Output {
}

export interface GetPaymentGatewayResponse {
  'paymentGateway'?: (StorePaymentGateway | null);
}

export interface GetPaymentGatewayResponse__Output {
  'paymentGateway': (StorePaymentGateway__Output | null);
}

export interface GetRefundRequest {
  'refundId'?: (string);
}

export interface GetRefundRequest__Output {
  'refundId': (string);
}

export interface GetRefundResponse {
  'refund'?: (Refund | null);
}

export interface GetRefundResponse__Output {
  'refund': (Refund__Output | null);
}

export interface GetSandboxPaymentRequest {
  'sessionId'?: (string);
}

export interface GetSandboxPaymentRequest__Output {
  'sessionId': (string);
}

export interface GetSandboxPaymentResponse {
  'paymentSession'?: (PaymentSession | null);
  /**
   * Where the shopper goes after paying or being declined.
   */
  'returnUrl'?: (string);
  /**
   * Where the shopper goes after giving up.
   */
  'cancelUrl'?: (string);
  'storeName'?: (string);
  /**
   * The number of the order or invoice.
   */
  'payableNumber'?: (string);
  /**
   * The store's time, which can be ahead of the real time.
   */
  'now'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
}

export interface GetSandboxPaymentResponse__Output {
  'paymentSession': (PaymentSession__Output | null);
  /**
   * Where the shopper goes after paying or being declined.
   */
  'returnUrl'?: (string);
  /**
   * Where the shopper goes after giving up.
   */
  'cancelUrl'?: (string);
  'storeName': (string);
  /**
   * The number of the order or invoice.
   */
  'payableNumber': (string);
  /**
   * The store's time, which can be ahead of the real time.
   */
  'now': (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
}

export interface GetSellerRequest {
}

export interface GetSellerRequest__Output {
}

export interface GetSellerResponse {
  'seller'?: (Seller | null);
  /**
   * A hash of the seller.
   */
  'version'?: (string);
}

export interface GetSellerResponse__Output {
  'seller': (Seller__Output | null);
  /**
   * A hash of the seller.
   */
  'version': (string);
}

export interface GetStatementRequest {
  /**
   * The first and last date in the time zone of the store, YYYY-MM-DD. By default, the month that ends today.
   */
  'from'?: (string);
  'to'?: (string);
  /**
   * The ID or email of a customer, from an operator.
   */
  'customer'?: (string);
  '_from'?: "from";
  '_to'?: "to";
  '_customer'?: "customer";
}

export interface GetStatementRequest__Output {
  /**
   * The first and last date in the time zone of the store, YYYY-MM-DD. By default, the month that ends today.
   */
  'from'?: (string);
  'to'?: (string);
  /**
   * The ID or email of a customer, from an operator.
   */
  'customer'?: (string);
  '_from'?: "from";
  '_to'?: "to";
  '_customer'?: "customer";
}

export interface GetStatementResponse {
  'statement'?: (Statement | null);
}

export interface GetStatementResponse__Output {
  'statement': (Statement__Output | null);
}

export interface GetStoreCustomerRequest {
  'customer'?: (string);
}

export interface GetStoreCustomerRequest__Output {
  'customer': (string);
}

export interface GetStoreCustomerResponse {
  'customer'?: (StoreCustomer | null);
  /**
   * A hash of the customer without the balances.
   */
  'version'?: (string);
}

export interface GetStoreCustomerResponse__Output {
  'customer': (StoreCustomer__Output | null);
  /**
   * A hash of the customer without the balances.
   */
  'version': (string);
}

export interface GetStoreOrderBillingRequest {
  'orderId'?: (string);
}

export interface GetStoreOrderBillingRequest__Output {
  'orderId': (string);
}

export interface GetStoreOrderBillingResponse {
  'invoices'?: (Invoice)[];
  'paymentSessions'?: (PaymentSession)[];
  'refunds'?: (Refund)[];
}

export interface GetStoreOrderBillingResponse__Output {
  'invoices': (Invoice__Output)[];
  'paymentSessions': (PaymentSession__Output)[];
  'refunds': (Refund__Output)[];
}

export const HistoryEntry_Type = {
  TYPE_UNSPECIFIED: 'TYPE_UNSPECIFIED',
  INVOICE: 'INVOICE',
  PAYMENT: 'PAYMENT',
  CREDIT_NOTE: 'CREDIT_NOTE',
} as const;

export type HistoryEntry_Type =
  | 'TYPE_UNSPECIFIED'
  | 0
  | 'INVOICE'
  | 1
  | 'PAYMENT'
  | 2
  | 'CREDIT_NOTE'
  | 3

export type HistoryEntry_Type__Output = typeof HistoryEntry_Type[keyof typeof HistoryEntry_Type]

/**
 * An invoice, payment, or credit note of the past.
 */
export interface HistoryEntry {
  'type'?: (HistoryEntry_Type);
  /**
   * A date before today in the time zone of the store.
   */
  'date'?: (string);
  'amount'?: (string);
  /**
   * The purchase order number of an invoice, the reference of a payment, or the reason of a credit note.
   */
  'reference'?: (string);
  /**
   * The index of the invoice in the list that a payment pays, or a credit note credits.
   */
  'invoice'?: (number);
  '_reference'?: "reference";
  '_invoice'?: "invoice";
}

/**
 * An invoice, payment, or credit note of the past.
 */
export interface HistoryEntry__Output {
  'type': (HistoryEntry_Type__Output);
  /**
   * A date before today in the time zone of the store.
   */
  'date': (string);
  'amount': (string);
  /**
   * The purchase order number of an invoice, the reference of a payment, or the reason of a credit note.
   */
  'reference'?: (string);
  /**
   * The index of the invoice in the list that a payment pays, or a credit note credits.
   */
  'invoice'?: (number);
  '_reference'?: "reference";
  '_invoice'?: "invoice";
}

export interface ImportCustomersRequest {
  'rows'?: (CustomerRow)[];
  /**
   * Validates every row without saving it.
   */
  'dryRun'?: (boolean);
}

export interface ImportCustomersRequest__Output {
  'rows': (CustomerRow__Output)[];
  /**
   * Validates every row without saving it.
   */
  'dryRun': (boolean);
}

export interface ImportCustomersResponse {
  'created'?: (number);
  'updated'?: (number);
  'unchanged'?: (number);
  'violations'?: (CustomerViolation)[];
}

export interface ImportCustomersResponse__Output {
  'created': (number);
  'updated': (number);
  'unchanged': (number);
  'violations': (CustomerViolation__Output)[];
}

export const Invoice_Status = {
  STATUS_UNSPECIFIED: 'STATUS_UNSPECIFIED',
  OPEN: 'OPEN',
  PAID: 'PAID',
  VOIDED: 'VOIDED',
} as const;

export type Invoice_Status =
  | 'STATUS_UNSPECIFIED'
  | 0
  | 'OPEN'
  | 1
  | 'PAID'
  | 2
  | 'VOIDED'
  | 3

export type Invoice_Status__Output = typeof Invoice_Status[keyof typeof Invoice_Status]

/**
 * An invoice for one order. An order has at most one that is not VOIDED.
 */
export interface Invoice {
  'id'?: (string);
  /**
   * Sequential without gaps within the tenant and mode.
   */
  'number'?: (string);
  'status'?: (Invoice_Status);
  'orderId'?: (string);
  'orderNumber'?: (string);
  'currency'?: (string);
  'total'?: (string);
  'amountPaid'?: (string);
  'amountDue'?: (string);
  /**
   * True if the invoice is open past due_at.
   */
  'isOverdue'?: (boolean);
  'issuedAt'?: (string);
  'dueAt'?: (string);
  /**
   * This field and the following ones are not set in lists, except that ListStoreInvoices sets buyer.
   */
  'lines'?: (InvoiceLine)[];
  'subtotal'?: (string);
  'discountTotal'?: (string);
  'shippingAmount'?: (string);
  'gctAmount'?: (string);
  'taxBreakdown'?: (TaxBreakdown)[];
  'seller'?: (Party | null);
  'buyer'?: (Party | null);
  'payments'?: (InvoicePayment)[];
  'voidedAt'?: (string);
  'customerId'?: (string);
  /**
   * The sum of all credit notes.
   */
  'amountCredited'?: (string);
  /**
   * Set by GetInvoice only.
   */
  'creditNotes'?: (CreditNote)[];
  /**
   * The customer's unapplied credit in the currency of this invoice, to which it could be applied. Set by GetInvoice for operators only.
   */
  'unappliedAmount'?: (string);
  /**
   * The amount of its payments that was returned, also to the customer's credit.
   */
  'amountRefunded'?: (string);
  'settlement'?: (Settlement);
  /**
   * The ID of the invoice of which this is the successor.
   */
  'replaces'?: (string);
  /**
   * The ID of the successor of this voided invoice.
   */
  'replacedBy'?: (string);
  /**
   * Dates in the time zone of the store.
   */
  'issuedOn'?: (string);
  'dueOn'?: (string);
  'voidedOn'?: (string);
  'paymentTerms'?: (PaymentTerms | null);
  'taxExempt'?: (boolean);
  /**
   * Set in lists, as are payment_rail and gct_amount.
   */
  'purchaseOrderNumber'?: (string);
  'paymentRail'?: (storefront_common_v1.PaymentRail);
  '_voidedAt'?: "voidedAt";
  '_unappliedAmount'?: "unappliedAmount";
  '_replaces'?: "replaces";
  '_replacedBy'?: "replacedBy";
  '_voidedOn'?: "voidedOn";
  '_purchaseOrderNumber'?: "purchaseOrderNumber";
}

/**
 * An invoice for one order. An order has at most one that is not VOIDED.
 */
export interface Invoice__Output {
  'id': (string);
  /**
   * Sequential without gaps within the tenant and mode.
   */
  'number': (string);
  'status': (Invoice_Status__Output);
  'orderId': (string);
  'orderNumber': (string);
  'currency': (string);
  'total': (string);
  'amountPaid': (string);
  'amountDue': (string);
  /**
   * True if the invoice is open past due_at.
   */
  'isOverdue': (boolean);
  'issuedAt': (string);
  'dueAt': (string);
  /**
   * This field and the following ones are not set in lists, except that ListStoreInvoices sets buyer.
   */
  'lines': (InvoiceLine__Output)[];
  'subtotal': (string);
  'discountTotal': (string);
  'shippingAmount': (string);
  'gctAmount': (string);
  'taxBreakdown': (TaxBreakdown__Output)[];
  'seller': (Party__Output | null);
  'buyer': (Party__Output | null);
  'payments': (InvoicePayment__Output)[];
  'voidedAt'?: (string);
  'customerId': (string);
  /**
   * The sum of all credit notes.
   */
  'amountCredited': (string);
  /**
   * Set by GetInvoice only.
   */
  'creditNotes': (CreditNote__Output)[];
  /**
   * The customer's unapplied credit in the currency of this invoice, to which it could be applied. Set by GetInvoice for operators only.
   */
  'unappliedAmount'?: (string);
  /**
   * The amount of its payments that was returned, also to the customer's credit.
   */
  'amountRefunded': (string);
  'settlement': (Settlement__Output);
  /**
   * The ID of the invoice of which this is the successor.
   */
  'replaces'?: (string);
  /**
   * The ID of the successor of this voided invoice.
   */
  'replacedBy'?: (string);
  /**
   * Dates in the time zone of the store.
   */
  'issuedOn': (string);
  'dueOn': (string);
  'voidedOn'?: (string);
  'paymentTerms': (PaymentTerms__Output | null);
  'taxExempt': (boolean);
  /**
   * Set in lists, as are payment_rail and gct_amount.
   */
  'purchaseOrderNumber'?: (string);
  'paymentRail': (storefront_common_v1.PaymentRail__Output);
  '_voidedAt'?: "voidedAt";
  '_unappliedAmount'?: "unappliedAmount";
  '_replaces'?: "replaces";
  '_replacedBy'?: "replacedBy";
  '_voidedOn'?: "voidedOn";
  '_purchaseOrderNumber'?: "purchaseOrderNumber";
}

/**
 * One line of an invoice, copied from the order.
 */
export interface InvoiceLine {
  'sku'?: (string);
  'description'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'baseUom'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'unitPrice'?: (string);
  'lineSubtotal'?: (string);
  'discountAmount'?: (string);
  'effectiveGctRate'?: (string);
  'gctAmount'?: (string);
  'lineTotal'?: (string);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
}

/**
 * One line of an invoice, copied from the order.
 */
export interface InvoiceLine__Output {
  'sku': (string);
  'description': (string);
  /**
   * In base units.
   */
  'quantity': (string);
  'baseUom': (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'unitPrice': (string);
  'lineSubtotal': (string);
  'discountAmount': (string);
  'effectiveGctRate': (string);
  'gctAmount': (string);
  'lineTotal': (string);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
}

/**
 * A payment toward an invoice.
 */
export interface InvoicePayment {
  'id'?: (string);
  'amount'?: (string);
  'paidAt'?: (string);
  /**
   * session, recorded, or credit.
   */
  'source'?: (string);
  /**
   * The store's reference of a recorded payment or applied credit.
   */
  'reference'?: (string);
  /**
   * RECEIVED, PARTIALLY_REVERSED, or REVERSED.
   */
  'status'?: (string);
  'reversedAmount'?: (string);
  /**
   * BOUNCED, DISPUTE_LOST, or ERROR; this field and the following ones are those of the last reversal.
   */
  'reversalReason'?: (string);
  /**
   * An ISO-8601 date.
   */
  'reversedOn'?: (string);
  'reversalReference'?: (string);
  '_reference'?: "reference";
  '_reversalReason'?: "reversalReason";
  '_reversedOn'?: "reversedOn";
  '_reversalReference'?: "reversalReference";
}

/**
 * A payment toward an invoice.
 */
export interface InvoicePayment__Output {
  'id': (string);
  'amount': (string);
  'paidAt': (string);
  /**
   * session, recorded, or credit.
   */
  'source': (string);
  /**
   * The store's reference of a recorded payment or applied credit.
   */
  'reference'?: (string);
  /**
   * RECEIVED, PARTIALLY_REVERSED, or REVERSED.
   */
  'status': (string);
  'reversedAmount': (string);
  /**
   * BOUNCED, DISPUTE_LOST, or ERROR; this field and the following ones are those of the last reversal.
   */
  'reversalReason'?: (string);
  /**
   * An ISO-8601 date.
   */
  'reversedOn'?: (string);
  'reversalReference'?: (string);
  '_reference'?: "reference";
  '_reversalReason'?: "reversalReason";
  '_reversedOn'?: "reversedOn";
  '_reversalReference'?: "reversalReference";
}

/**
 * The head of a PDF.
 */
export interface InvoicePdf {
  /**
   * The number of the invoice.
   */
  'number'?: (string);
  /**
   * Quoted, as in an HTTP header.
   */
  'etag'?: (string);
  'sizeBytes'?: (number);
  /**
   * True if the caller knows the current ETag; no chunk follows.
   */
  'isUnchanged'?: (boolean);
}

/**
 * The head of a PDF.
 */
export interface InvoicePdf__Output {
  /**
   * The number of the invoice.
   */
  'number': (string);
  /**
   * Quoted, as in an HTTP header.
   */
  'etag': (string);
  'sizeBytes': (number);
  /**
   * True if the caller knows the current ETag; no chunk follows.
   */
  'isUnchanged': (boolean);
}

export interface ListAddressesRequest {
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListAddressesRequest__Output {
  'limit': (number);
  'offset': (number);
}

export interface ListAddressesResponse {
  'addresses'?: (storefront_common_v1.Address)[];
  'total'?: (number);
}

export interface ListAddressesResponse__Output {
  'addresses': (storefront_common_v1.Address__Output)[];
  'total': (number);
}

export interface ListCreditNotesRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * From operators, as are the filters. Replaces limit and offset.
   */
  'keyset'?: (storefront_common_v1.Keyset | null);
  'customerId'?: (string);
  /**
   * The first and the last date of the issue, as the credit note shows it.
   */
  'issuedFrom'?: (string);
  'issuedTo'?: (string);
  /**
   * The beginning of the number or of the invoice's purchase order number, or a customer's email, ignoring case.
   */
  'q'?: (string);
  '_keyset'?: "keyset";
  '_customerId'?: "customerId";
  '_issuedFrom'?: "issuedFrom";
  '_issuedTo'?: "issuedTo";
  '_q'?: "q";
}

export interface ListCreditNotesRequest__Output {
  'limit': (number);
  'offset': (number);
  /**
   * From operators, as are the filters. Replaces limit and offset.
   */
  'keyset'?: (storefront_common_v1.Keyset__Output | null);
  'customerId'?: (string);
  /**
   * The first and the last date of the issue, as the credit note shows it.
   */
  'issuedFrom'?: (string);
  'issuedTo'?: (string);
  /**
   * The beginning of the number or of the invoice's purchase order number, or a customer's email, ignoring case.
   */
  'q'?: (string);
  '_keyset'?: "keyset";
  '_customerId'?: "customerId";
  '_issuedFrom'?: "issuedFrom";
  '_issuedTo'?: "issuedTo";
  '_q'?: "q";
}

export interface ListCreditNotesResponse {
  'creditNotes'?: (CreditNote)[];
  'total'?: (number);
  /**
   * Set if there is a further page after that of a keyset.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListCreditNotesResponse__Output {
  'creditNotes': (CreditNote__Output)[];
  'total': (number);
  /**
   * Set if there is a further page after that of a keyset.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListCustomerIdsRequest {
  'customers'?: (string)[];
}

export interface ListCustomerIdsRequest__Output {
  'customers': (string)[];
}

export interface ListCustomerIdsResponse {
  'customers'?: (CustomerId)[];
}

export interface ListCustomerIdsResponse__Output {
  'customers': (CustomerId__Output)[];
}

export interface ListCustomerPaymentsRequest {
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListCustomerPaymentsRequest__Output {
  'limit': (number);
  'offset': (number);
}

export interface ListCustomerPaymentsResponse {
  'payments'?: (CustomerPayment)[];
  'total'?: (number);
}

export interface ListCustomerPaymentsResponse__Output {
  'payments': (CustomerPayment__Output)[];
  'total': (number);
}

export interface ListEndedSessionsRequest {
  /**
   * Inclusive.
   */
  'since'?: (string);
}

export interface ListEndedSessionsRequest__Output {
  /**
   * Inclusive.
   */
  'since': (string);
}

export interface ListEndedSessionsResponse {
  'sessions'?: (EndedSession)[];
}

export interface ListEndedSessionsResponse__Output {
  'sessions': (EndedSession__Output)[];
}

export interface ListInvoicesRequest {
  'limit'?: (number);
  'offset'?: (number);
  /**
   * Invoices with one of the values; every invoice if empty, as is the next one.
   */
  'status'?: (string)[];
  'settlement'?: (string)[];
  /**
   * Only invoices that are overdue, or only those that are not.
   */
  'overdue'?: (boolean);
  /**
   * The first and the last date of the issue, as the invoice shows it, and of the due date.
   */
  'issuedFrom'?: (string);
  'issuedTo'?: (string);
  'dueFrom'?: (string);
  'dueTo'?: (string);
  'orderId'?: (string);
  /**
   * The beginning of the number, the order number, the purchase order number, or a SKU, ignoring case.
   */
  'q'?: (string);
  /**
   * issued_at, -issued_at (the default), due_at, -due_at, total, or -total.
   */
  'sort'?: (string);
  '_overdue'?: "overdue";
  '_issuedFrom'?: "issuedFrom";
  '_issuedTo'?: "issuedTo";
  '_dueFrom'?: "dueFrom";
  '_dueTo'?: "dueTo";
  '_orderId'?: "orderId";
  '_q'?: "q";
  '_sort'?: "sort";
}

export interface ListInvoicesRequest__Output {
  'limit': (number);
  'offset': (number);
  /**
   * Invoices with one of the values; every invoice if empty, as is the next one.
   */
  'status': (string)[];
  'settlement': (string)[];
  /**
   * Only invoices that are overdue, or only those that are not.
   */
  'overdue'?: (boolean);
  /**
   * The first and the last date of the issue, as the invoice shows it, and of the due date.
   */
  'issuedFrom'?: (string);
  'issuedTo'?: (string);
  'dueFrom'?: (string);
  'dueTo'?: (string);
  'orderId'?: (string);
  /**
   * The beginning of the number, the order number, the purchase order number, or a SKU, ignoring case.
   */
  'q'?: (string);
  /**
   * issued_at, -issued_at (the default), due_at, -due_at, total, or -total.
   */
  'sort'?: (string);
  '_overdue'?: "overdue";
  '_issuedFrom'?: "issuedFrom";
  '_issuedTo'?: "issuedTo";
  '_dueFrom'?: "dueFrom";
  '_dueTo'?: "dueTo";
  '_orderId'?: "orderId";
  '_q'?: "q";
  '_sort'?: "sort";
}

export interface ListInvoicesResponse {
  'invoices'?: (Invoice)[];
  'total'?: (number);
}

export interface ListInvoicesResponse__Output {
  'invoices': (Invoice__Output)[];
  'total': (number);
}

export interface ListPaymentsRequest {
}

export interface ListPaymentsRequest__Output {
}

export interface ListPaymentsResponse {
  'payments'?: (SandboxPayment)[];
}

export interface ListPaymentsResponse__Output {
  'payments': (SandboxPayment__Output)[];
}

export interface ListRefundsRequest {
  /**
   * PENDING, SUCCEEDED, or FAILED; unset for all. Refunds that were replaced are left out of FAILED.
   */
  'status'?: (string);
  'keyset'?: (storefront_common_v1.Keyset | null);
  'customerId'?: (string);
  '_status'?: "status";
  '_customerId'?: "customerId";
}

export interface ListRefundsRequest__Output {
  /**
   * PENDING, SUCCEEDED, or FAILED; unset for all. Refunds that were replaced are left out of FAILED.
   */
  'status'?: (string);
  'keyset': (storefront_common_v1.Keyset__Output | null);
  'customerId'?: (string);
  '_status'?: "status";
  '_customerId'?: "customerId";
}

export interface ListRefundsResponse {
  'refunds'?: (Refund)[];
  /**
   * Set if there is a further page.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListRefundsResponse__Output {
  'refunds': (Refund__Output)[];
  /**
   * Set if there is a further page.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListSessionsRequest {
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListSessionsRequest__Output {
  'limit': (number);
  'offset': (number);
}

export interface ListSessionsResponse {
  'sessions'?: (CustomerSession)[];
  'total'?: (number);
}

export interface ListSessionsResponse__Output {
  'sessions': (CustomerSession__Output)[];
  'total': (number);
}

export interface ListStoreCustomersRequest {
  /**
   * Customers who may pay by this rail.
   */
  'paymentRail'?: (string);
  /**
   * When they were created: times, or the first and the last date in the time zone of the store.
   */
  'since'?: (string);
  'until'?: (string);
  /**
   * A part of the email, name, company, phone number, or tax ID.
   */
  'text'?: (string);
  /**
   * Customers with these IDs or emails, up to 200; every customer if empty.
   */
  'customers'?: (string)[];
  'keyset'?: (storefront_common_v1.Keyset | null);
  /**
   * Customers with one of the values; every customer if empty.
   */
  'statuses'?: (string)[];
  '_paymentRail'?: "paymentRail";
  '_since'?: "since";
  '_until'?: "until";
  '_text'?: "text";
}

export interface ListStoreCustomersRequest__Output {
  /**
   * Customers who may pay by this rail.
   */
  'paymentRail'?: (string);
  /**
   * When they were created: times, or the first and the last date in the time zone of the store.
   */
  'since'?: (string);
  'until'?: (string);
  /**
   * A part of the email, name, company, phone number, or tax ID.
   */
  'text'?: (string);
  /**
   * Customers with these IDs or emails, up to 200; every customer if empty.
   */
  'customers': (string)[];
  'keyset': (storefront_common_v1.Keyset__Output | null);
  /**
   * Customers with one of the values; every customer if empty.
   */
  'statuses': (string)[];
  '_paymentRail'?: "paymentRail";
  '_since'?: "since";
  '_until'?: "until";
  '_text'?: "text";
}

export interface ListStoreCustomersResponse {
  'customers'?: (StoreCustomer)[];
  /**
   * Set if there is a further page.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListStoreCustomersResponse__Output {
  'customers': (StoreCustomer__Output)[];
  /**
   * Set if there is a further page.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListStoreInvoicesRequest {
  'customer'?: (string);
  /**
   * An ID or a number.
   */
  'order'?: (string);
  'paymentRail'?: (string);
  /**
   * When they were issued: times, or the first and the last date in the time zone of the store.
   */
  'since'?: (string);
  'until'?: (string);
  /**
   * A part of the number, the order number, or the buyer's name, company, or email.
   */
  'text'?: (string);
  'keyset'?: (storefront_common_v1.Keyset | null);
  /**
   * The following ones are as in ListInvoicesRequest.
   */
  'statuses'?: (string)[];
  'settlements'?: (string)[];
  'isOverdue'?: (boolean);
  'issuedFrom'?: (string);
  'issuedTo'?: (string);
  'dueFrom'?: (string);
  'dueTo'?: (string);
  /**
   * The beginning of the number or the purchase order number, or a customer's email, ignoring case.
   */
  'q'?: (string);
  '_customer'?: "customer";
  '_order'?: "order";
  '_paymentRail'?: "paymentRail";
  '_since'?: "since";
  '_until'?: "until";
  '_text'?: "text";
  '_isOverdue'?: "isOverdue";
  '_issuedFrom'?: "issuedFrom";
  '_issuedTo'?: "issuedTo";
  '_dueFrom'?: "dueFrom";
  '_dueTo'?: "dueTo";
  '_q'?: "q";
}

export interface ListStoreInvoicesRequest__Output {
  'customer'?: (string);
  /**
   * An ID or a number.
   */
  'order'?: (string);
  'paymentRail'?: (string);
  /**
   * When they were issued: times, or the first and the last date in the time zone of the store.
   */
  'since'?: (string);
  'until'?: (string);
  /**
   * A part of the number, the order number, or the buyer's name, company, or email.
   */
  'text'?: (string);
  'keyset': (storefront_common_v1.Keyset__Output | null);
  /**
   * The following ones are as in ListInvoicesRequest.
   */
  'statuses': (string)[];
  'settlements': (string)[];
  'isOverdue'?: (boolean);
  'issuedFrom'?: (string);
  'issuedTo'?: (string);
  'dueFrom'?: (string);
  'dueTo'?: (string);
  /**
   * The beginning of the number or the purchase order number, or a customer's email, ignoring case.
   */
  'q'?: (string);
  '_customer'?: "customer";
  '_order'?: "order";
  '_paymentRail'?: "paymentRail";
  '_since'?: "since";
  '_until'?: "until";
  '_text'?: "text";
  '_isOverdue'?: "isOverdue";
  '_issuedFrom'?: "issuedFrom";
  '_issuedTo'?: "issuedTo";
  '_dueFrom'?: "dueFrom";
  '_dueTo'?: "dueTo";
  '_q'?: "q";
}

export interface ListStoreInvoicesResponse {
  'invoices'?: (Invoice)[];
  /**
   * Set if there is a further page.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListStoreInvoicesResponse__Output {
  'invoices': (Invoice__Output)[];
  /**
   * Set if there is a further page.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListStorePaymentsRequest {
  'keyset'?: (storefront_common_v1.Keyset | null);
  'customerId'?: (string);
  /**
   * The first and the last date of the payment in the time zone of the store.
   */
  'paidFrom'?: (string);
  'paidTo'?: (string);
  '_customerId'?: "customerId";
  '_paidFrom'?: "paidFrom";
  '_paidTo'?: "paidTo";
}

export interface ListStorePaymentsRequest__Output {
  'keyset': (storefront_common_v1.Keyset__Output | null);
  'customerId'?: (string);
  /**
   * The first and the last date of the payment in the time zone of the store.
   */
  'paidFrom'?: (string);
  'paidTo'?: (string);
  '_customerId'?: "customerId";
  '_paidFrom'?: "paidFrom";
  '_paidTo'?: "paidTo";
}

export interface ListStorePaymentsResponse {
  'payments'?: (StorePayment)[];
  /**
   * Set if there is a further page.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListStorePaymentsResponse__Output {
  'payments': (StorePayment__Output)[];
  /**
   * Set if there is a further page.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface LogInRequest {
  'email'?: (string);
  'password'?: (string);
  /**
   * The client's IPv4 address or IPv6 /64 network, for the limit on failed attempts. Ignored with a secret key.
   */
  'clientAddress'?: (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress'?: (string);
}

export interface LogInRequest__Output {
  'email': (string);
  'password': (string);
  /**
   * The client's IPv4 address or IPv6 /64 network, for the limit on failed attempts. Ignored with a secret key.
   */
  'clientAddress': (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress': (string);
}

export interface LogInResponse {
  'session'?: (ShopperSession | null);
}

export interface LogInResponse__Output {
  'session': (ShopperSession__Output | null);
}

/**
 * The outcome of an order that exceeds the available credit by shortfall.
 */
export interface OverCreditLimit {
  'shortfall'?: (string);
  'creditLimit'?: (string);
  'balance'?: (string);
  'held'?: (string);
  'availableCredit'?: (string);
}

/**
 * The outcome of an order that exceeds the available credit by shortfall.
 */
export interface OverCreditLimit__Output {
  'shortfall': (string);
  'creditLimit': (string);
  'balance': (string);
  'held': (string);
  'availableCredit': (string);
}

/**
 * The seller or the buyer at the time of the order.
 */
export interface Party {
  'name'?: (string);
  'companyName'?: (string);
  'taxId'?: (string);
  'email'?: (string);
  'phone'?: (string);
  'address'?: (storefront_common_v1.Address | null);
  /**
   * Set if the buyer was exempt from GCT when the order was placed.
   */
  'taxExemptCertificate'?: (string);
  '_companyName'?: "companyName";
  '_taxId'?: "taxId";
  '_email'?: "email";
  '_phone'?: "phone";
  '_address'?: "address";
  '_taxExemptCertificate'?: "taxExemptCertificate";
}

/**
 * The seller or the buyer at the time of the order.
 */
export interface Party__Output {
  'name': (string);
  'companyName'?: (string);
  'taxId'?: (string);
  'email'?: (string);
  'phone'?: (string);
  'address'?: (storefront_common_v1.Address__Output | null);
  /**
   * Set if the buyer was exempt from GCT when the order was placed.
   */
  'taxExemptCertificate'?: (string);
  '_companyName'?: "companyName";
  '_taxId'?: "taxId";
  '_email'?: "email";
  '_phone'?: "phone";
  '_address'?: "address";
  '_taxExemptCertificate'?: "taxExemptCertificate";
}

export interface PayInvoiceRequest {
  'invoiceId'?: (string);
  /**
   * Where the hosted page of a new session sends the shopper, as in AuthorizePaymentRequest.
   */
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
}

export interface PayInvoiceRequest__Output {
  'invoiceId': (string);
  /**
   * Where the hosted page of a new session sends the shopper, as in AuthorizePaymentRequest.
   */
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
}

export interface PayInvoiceResponse {
  'paymentSession'?: (PaymentSession | null);
  'replayed'?: (boolean);
}

export interface PayInvoiceResponse__Output {
  'paymentSession': (PaymentSession__Output | null);
  'replayed': (boolean);
}

export interface PayInvoicesRequest_Part {
  'invoiceId'?: (string);
  /**
   * Unset pays all that is due.
   */
  'amount'?: (string);
  '_amount'?: "amount";
}

export interface PayInvoicesRequest_Part__Output {
  'invoiceId': (string);
  /**
   * Unset pays all that is due.
   */
  'amount'?: (string);
  '_amount'?: "amount";
}

export interface PayInvoicesRequest {
  /**
   * 1 to 100 invoices of one currency, each of them once.
   */
  'invoices'?: (PayInvoicesRequest_Part)[];
  /**
   * Where the hosted page sends the shopper, as in AuthorizePaymentRequest.
   */
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
}

export interface PayInvoicesRequest__Output {
  /**
   * 1 to 100 invoices of one currency, each of them once.
   */
  'invoices': (PayInvoicesRequest_Part__Output)[];
  /**
   * Where the hosted page sends the shopper, as in AuthorizePaymentRequest.
   */
  'returnUrl'?: (string);
  'cancelUrl'?: (string);
  '_returnUrl'?: "returnUrl";
  '_cancelUrl'?: "cancelUrl";
}

export interface PayInvoicesResponse {
  'paymentSession'?: (PaymentSession | null);
  'replayed'?: (boolean);
}

export interface PayInvoicesResponse__Output {
  'paymentSession': (PaymentSession__Output | null);
  'replayed': (boolean);
}

/**
 * The amount of a payment that an invoice receives.
 */
export interface PaymentAllocation {
  /**
   * An ID or number.
   */
  'invoice'?: (string);
  'amount'?: (string);
}

/**
 * The amount of a payment that an invoice receives.
 */
export interface PaymentAllocation__Output {
  /**
   * An ID or number.
   */
  'invoice': (string);
  'amount': (string);
}

/**
 * The outcome of a payment that may proceed.
 */
export interface PaymentAuthorized {
  /**
   * The customer at this time, to be copied into the order.
   */
  'customer'?: (Customer | null);
  /**
   * Prepaid only.
   */
  'paymentSession'?: (PaymentSession | null);
  /**
   * The address that address_id named.
   */
  'address'?: (storefront_common_v1.Address | null);
  /**
   * Unset for cash and prepaid.
   */
  'paymentTerms'?: (PaymentTerms | null);
  /**
   * The address that billing_address_id named.
   */
  'billingAddress'?: (storefront_common_v1.Address | null);
  '_paymentSession'?: "paymentSession";
  '_address'?: "address";
  '_paymentTerms'?: "paymentTerms";
  '_billingAddress'?: "billingAddress";
}

/**
 * The outcome of a payment that may proceed.
 */
export interface PaymentAuthorized__Output {
  /**
   * The customer at this time, to be copied into the order.
   */
  'customer': (Customer__Output | null);
  /**
   * Prepaid only.
   */
  'paymentSession'?: (PaymentSession__Output | null);
  /**
   * The address that address_id named.
   */
  'address'?: (storefront_common_v1.Address__Output | null);
  /**
   * Unset for cash and prepaid.
   */
  'paymentTerms'?: (PaymentTerms__Output | null);
  /**
   * The address that billing_address_id named.
   */
  'billingAddress'?: (storefront_common_v1.Address__Output | null);
  '_paymentSession'?: "paymentSession";
  '_address'?: "address";
  '_paymentTerms'?: "paymentTerms";
  '_billingAddress'?: "billingAddress";
}

/**
 * Serves payment gateways and their hosted pages. These calls carry no store key: a session is identified by its ID alone, and an
 * outcome is authenticated by its signature.
 */
export interface PaymentGatewayServiceClient extends grpc.Client {
  /**
   * Turns the shopper's choice on the sandbox page into the signed notification that the sandbox gateway sends. Writes nothing.
   * FAILED_PRECONDITION (payment_session_closed) unless the session is pending.
   */
  DecideSandboxPayment(argument: DecideSandboxPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  DecideSandboxPayment(argument: DecideSandboxPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  DecideSandboxPayment(argument: DecideSandboxPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  DecideSandboxPayment(argument: DecideSandboxPaymentRequest, callback: grpc.requestCallback<DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Turns the shopper's choice on the sandbox page into the signed notification that the sandbox gateway sends. Writes nothing.
   * FAILED_PRECONDITION (payment_session_closed) unless the session is pending.
   */
  decideSandboxPayment(argument: DecideSandboxPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  decideSandboxPayment(argument: DecideSandboxPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  decideSandboxPayment(argument: DecideSandboxPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  decideSandboxPayment(argument: DecideSandboxPaymentRequest, callback: grpc.requestCallback<DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns what the sandbox payment page shows. The session is the one to which the payment was applied, if it arrived late, and EXPIRED if its
   * time is over. NOT_FOUND for a session of any other gateway.
   */
  GetSandboxPayment(argument: GetSandboxPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  GetSandboxPayment(argument: GetSandboxPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  GetSandboxPayment(argument: GetSandboxPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  GetSandboxPayment(argument: GetSandboxPaymentRequest, callback: grpc.requestCallback<GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns what the sandbox payment page shows. The session is the one to which the payment was applied, if it arrived late, and EXPIRED if its
   * time is over. NOT_FOUND for a session of any other gateway.
   */
  getSandboxPayment(argument: GetSandboxPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  getSandboxPayment(argument: GetSandboxPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  getSandboxPayment(argument: GetSandboxPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  getSandboxPayment(argument: GetSandboxPaymentRequest, callback: grpc.requestCallback<GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Records the outcome of a payment session; no other RPC writes it. Idempotent. UNAUTHENTICATED (notification_signature) unless the
   * gateway signed exactly these bytes.
   */
  ReceiveNotification(argument: ReceiveNotificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  ReceiveNotification(argument: ReceiveNotificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  ReceiveNotification(argument: ReceiveNotificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  ReceiveNotification(argument: ReceiveNotificationRequest, callback: grpc.requestCallback<ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Records the outcome of a payment session; no other RPC writes it. Idempotent. UNAUTHENTICATED (notification_signature) unless the
   * gateway signed exactly these bytes.
   */
  receiveNotification(argument: ReceiveNotificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  receiveNotification(argument: ReceiveNotificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  receiveNotification(argument: ReceiveNotificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  receiveNotification(argument: ReceiveNotificationRequest, callback: grpc.requestCallback<ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Serves payment gateways and their hosted pages. These calls carry no store key: a session is identified by its ID alone, and an
 * outcome is authenticated by its signature.
 */
export interface PaymentGatewayServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Turns the shopper's choice on the sandbox page into the signed notification that the sandbox gateway sends. Writes nothing.
   * FAILED_PRECONDITION (payment_session_closed) unless the session is pending.
   */
  DecideSandboxPayment: grpc.handleUnaryCall<DecideSandboxPaymentRequest__Output, DecideSandboxPaymentResponse>;
  
  /**
   * Returns what the sandbox payment page shows. The session is the one to which the payment was applied, if it arrived late, and EXPIRED if its
   * time is over. NOT_FOUND for a session of any other gateway.
   */
  GetSandboxPayment: grpc.handleUnaryCall<GetSandboxPaymentRequest__Output, GetSandboxPaymentResponse>;
  
  /**
   * Records the outcome of a payment session; no other RPC writes it. Idempotent. UNAUTHENTICATED (notification_signature) unless the
   * gateway signed exactly these bytes.
   */
  ReceiveNotification: grpc.handleUnaryCall<ReceiveNotificationRequest__Output, ReceiveNotificationResponse>;
  
}

export interface PaymentGatewayServiceDefinition extends grpc.ServiceDefinition {
  DecideSandboxPayment: MethodDefinition<DecideSandboxPaymentRequest, DecideSandboxPaymentResponse, DecideSandboxPaymentRequest__Output, DecideSandboxPaymentResponse__Output>
  GetSandboxPayment: MethodDefinition<GetSandboxPaymentRequest, GetSandboxPaymentResponse, GetSandboxPaymentRequest__Output, GetSandboxPaymentResponse__Output>
  ReceiveNotification: MethodDefinition<ReceiveNotificationRequest, ReceiveNotificationResponse, ReceiveNotificationRequest__Output, ReceiveNotificationResponse__Output>
}

/**
 * Money that a customer paid.
 */
export interface PaymentRow {
  'date'?: (string);
  /**
   * The email.
   */
  'customer'?: (string);
  'amount'?: (string);
  /**
   * The store's reference of a recorded payment.
   */
  'reference'?: (string);
  /**
   * session or recorded.
   */
  'source'?: (string);
  /**
   * RECEIVED, PARTIALLY_REVERSED, or REVERSED.
   */
  'status'?: (string);
  '_reference'?: "reference";
}

/**
 * Money that a customer paid.
 */
export interface PaymentRow__Output {
  'date': (string);
  /**
   * The email.
   */
  'customer': (string);
  'amount': (string);
  /**
   * The store's reference of a recorded payment.
   */
  'reference'?: (string);
  /**
   * session or recorded.
   */
  'source': (string);
  /**
   * RECEIVED, PARTIALLY_REVERSED, or REVERSED.
   */
  'status': (string);
  '_reference'?: "reference";
}

export const PaymentSession_Status = {
  STATUS_UNSPECIFIED: 'STATUS_UNSPECIFIED',
  PENDING: 'PENDING',
  PROCESSING: 'PROCESSING',
  PAID: 'PAID',
  FAILED: 'FAILED',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'CANCELLED',
} as const;

export type PaymentSession_Status =
  | 'STATUS_UNSPECIFIED'
  | 0
  | 'PENDING'
  | 1
  | 'PROCESSING'
  | 2
  | 'PAID'
  | 3
  | 'FAILED'
  | 4
  | 'EXPIRED'
  | 5
  | 'CANCELLED'
  | 6

export type PaymentSession_Status__Output = typeof PaymentSession_Status[keyof typeof PaymentSession_Status]

/**
 * An attempt to pay an order or an invoice on a payment gateway's hosted page.
 */
export interface PaymentSession {
  'id'?: (string);
  'status'?: (PaymentSession_Status);
  /**
   * ORDER, INVOICE, or INVOICES; order_id, invoice_id, or allocations is set accordingly.
   */
  'purpose'?: (string);
  'amount'?: (string);
  'currency'?: (string);
  'redirectUrl'?: (string);
  'expiresAt'?: (string);
  'failureCode'?: (string);
  'createdAt'?: (string);
  'updatedAt'?: (string);
  'orderId'?: (string);
  'invoiceId'?: (string);
  /**
   * The amount of each invoice that a session of several pays.
   */
  'allocations'?: (SessionAllocation)[];
  '_redirectUrl'?: "redirectUrl";
  '_failureCode'?: "failureCode";
  '_orderId'?: "orderId";
  '_invoiceId'?: "invoiceId";
}

/**
 * An attempt to pay an order or an invoice on a payment gateway's hosted page.
 */
export interface PaymentSession__Output {
  'id': (string);
  'status': (PaymentSession_Status__Output);
  /**
   * ORDER, INVOICE, or INVOICES; order_id, invoice_id, or allocations is set accordingly.
   */
  'purpose': (string);
  'amount': (string);
  'currency': (string);
  'redirectUrl'?: (string);
  'expiresAt': (string);
  'failureCode'?: (string);
  'createdAt': (string);
  'updatedAt': (string);
  'orderId'?: (string);
  'invoiceId'?: (string);
  /**
   * The amount of each invoice that a session of several pays.
   */
  'allocations': (SessionAllocation__Output)[];
  '_redirectUrl'?: "redirectUrl";
  '_failureCode'?: "failureCode";
  '_orderId'?: "orderId";
  '_invoiceId'?: "invoiceId";
}

/**
 * How long a customer has to pay an invoice.
 */
export interface PaymentTerms {
  /**
   * NET30: 30 days after the issue; DUE_ON_RECEIPT; EOM15: 15 days after the end of its month; EOM.
   */
  'code'?: (string);
  'days'?: (number);
}

/**
 * How long a customer has to pay an invoice.
 */
export interface PaymentTerms__Output {
  /**
   * NET30: 30 days after the issue; DUE_ON_RECEIPT; EOM15: 15 days after the end of its month; EOM.
   */
  'code': (string);
  'days': (number);
}

export interface QueuePaymentRequest {
  'outcome'?: (SandboxPayment_Outcome);
  'delaySeconds'?: (number);
  'amount'?: (string);
  '_amount'?: "amount";
}

export interface QueuePaymentRequest__Output {
  'outcome': (SandboxPayment_Outcome__Output);
  'delaySeconds': (number);
  'amount'?: (string);
  '_amount'?: "amount";
}

export interface QueuePaymentResponse {
  'payment'?: (SandboxPayment | null);
  'replayed'?: (boolean);
}

export interface QueuePaymentResponse__Output {
  'payment': (SandboxPayment__Output | null);
  'replayed': (boolean);
}

export interface ReceiveNotificationRequest {
  /**
   * The gateway's name in the notification path, such as sandbox.
   */
  'provider'?: (string);
  /**
   * The bytes exactly as they arrived.
   */
  'body'?: (Buffer | Uint8Array | string);
  'signature'?: (string);
  /**
   * The store in the notification path, whose secret the signature must match. Not trusted for anything else.
   */
  'storeId'?: (string);
  '_storeId'?: "storeId";
}

export interface ReceiveNotificationRequest__Output {
  /**
   * The gateway's name in the notification path, such as sandbox.
   */
  'provider': (string);
  /**
   * The bytes exactly as they arrived.
   */
  'body': (Buffer);
  'signature': (string);
  /**
   * The store in the notification path, whose secret the signature must match. Not trusted for anything else.
   */
  'storeId'?: (string);
  '_storeId'?: "storeId";
}

export interface ReceiveNotificationResponse {
}

export interface ReceiveNotificationResponse__Output {
}

export interface RecordCustomerPaymentRequest {
  /**
   * An ID or email.
   */
  'customer'?: (string);
  'amount'?: (string);
  /**
   * If empty, what is due first is paid.
   */
  'allocations'?: (PaymentAllocation)[];
  /**
   * As in RecordPaymentRequest.
   */
  'date'?: (string);
  /**
   * The store's reference. It is recorded once per customer.
   */
  'reference'?: (string);
  /**
   * As in RecordPaymentRequest.
   */
  'refuseRepeated'?: (boolean);
  '_date'?: "date";
  '_reference'?: "reference";
  '_refuseRepeated'?: "refuseRepeated";
}

export interface RecordCustomerPaymentRequest__Output {
  /**
   * An ID or email.
   */
  'customer': (string);
  'amount': (string);
  /**
   * If empty, what is due first is paid.
   */
  'allocations': (PaymentAllocation__Output)[];
  /**
   * As in RecordPaymentRequest.
   */
  'date'?: (string);
  /**
   * The store's reference. It is recorded once per customer.
   */
  'reference'?: (string);
  /**
   * As in RecordPaymentRequest.
   */
  'refuseRepeated'?: (boolean);
  '_date'?: "date";
  '_reference'?: "reference";
  '_refuseRepeated'?: "refuseRepeated";
}

export interface RecordCustomerPaymentResponse {
  'paymentId'?: (string);
  'allocations'?: (PaymentAllocation)[];
  /**
   * All unapplied credit of the customer.
   */
  'unappliedCredit'?: (string);
  'payment'?: (StorePayment | null);
}

export interface RecordCustomerPaymentResponse__Output {
  'paymentId': (string);
  'allocations': (PaymentAllocation__Output)[];
  /**
   * All unapplied credit of the customer.
   */
  'unappliedCredit': (string);
  'payment': (StorePayment__Output | null);
}

export interface RecordPaymentRequest {
  'invoice'?: (string);
  'amount'?: (string);
  /**
   * The day of the payment as an ISO-8601 date; by default, the payment is recorded at the current time.
   */
  'date'?: (string);
  /**
   * The store's reference. A repeated one books nothing.
   */
  'reference'?: (string);
  /**
   * Refuses a payment without a reference if the customer has one of the same amount and day.
   */
  'refuseRepeated'?: (boolean);
  '_date'?: "date";
  '_reference'?: "reference";
  '_refuseRepeated'?: "refuseRepeated";
}

export interface RecordPaymentRequest__Output {
  'invoice': (string);
  'amount': (string);
  /**
   * The day of the payment as an ISO-8601 date; by default, the payment is recorded at the current time.
   */
  'date'?: (string);
  /**
   * The store's reference. A repeated one books nothing.
   */
  'reference'?: (string);
  /**
   * Refuses a payment without a reference if the customer has one of the same amount and day.
   */
  'refuseRepeated'?: (boolean);
  '_date'?: "date";
  '_reference'?: "reference";
  '_refuseRepeated'?: "refuseRepeated";
}

export interface RecordPaymentResponse {
  'invoice'?: (Invoice | null);
}

export interface RecordPaymentResponse__Output {
  'invoice': (Invoice__Output | null);
}

export interface RefreshSessionRequest {
  'refreshToken'?: (string);
}

export interface RefreshSessionRequest__Output {
  'refreshToken': (string);
}

export interface RefreshSessionResponse {
  'session'?: (ShopperSession | null);
}

export interface RefreshSessionResponse__Output {
  'session': (ShopperSession__Output | null);
}

export const Refund_Method = {
  METHOD_UNSPECIFIED: 'METHOD_UNSPECIFIED',
  /**
   * Through the payment gateway that received the money.
   */
  GATEWAY: 'GATEWAY',
  /**
   * Outside the system, recorded by the store.
   */
  BY_HAND: 'BY_HAND',
  /**
   * To the customer's unapplied credit.
   */
  CREDIT: 'CREDIT',
} as const;

export type Refund_Method =
  | 'METHOD_UNSPECIFIED'
  | 0
  /**
   * Through the payment gateway that received the money.
   */
  | 'GATEWAY'
  | 1
  /**
   * Outside the system, recorded by the store.
   */
  | 'BY_HAND'
  | 2
  /**
   * To the customer's unapplied credit.
   */
  | 'CREDIT'
  | 3

export type Refund_Method__Output = typeof Refund_Method[keyof typeof Refund_Method]

export const Refund_Status = {
  STATUS_UNSPECIFIED: 'STATUS_UNSPECIFIED',
  PENDING: 'PENDING',
  SUCCEEDED: 'SUCCEEDED',
  FAILED: 'FAILED',
} as const;

export type Refund_Status =
  | 'STATUS_UNSPECIFIED'
  | 0
  | 'PENDING'
  | 1
  | 'SUCCEEDED'
  | 2
  | 'FAILED'
  | 3

export type Refund_Status__Output = typeof Refund_Status[keyof typeof Refund_Status]

/**
 * Money that is returned to a customer.
 */
export interface Refund {
  'id'?: (string);
  'status'?: (Refund_Status);
  'method'?: (Refund_Method);
  'amount'?: (string);
  'currency'?: (string);
  'orderId'?: (string);
  'invoiceId'?: (string);
  'paymentSessionId'?: (string);
  'creditNoteId'?: (string);
  /**
   * True if the order was already paid by other money.
   */
  'isOverpayment'?: (boolean);
  'providerReference'?: (string);
  /**
   * The store's reference of a refund by hand.
   */
  'reference'?: (string);
  'failureCode'?: (string);
  /**
   * The refund that replaced this failed one.
   */
  'replacedBy'?: (string);
  'createdAt'?: (string);
  'settledAt'?: (string);
  /**
   * Unset in events, and if billing does not have the number.
   */
  'orderNumber'?: (string);
  '_invoiceId'?: "invoiceId";
  '_paymentSessionId'?: "paymentSessionId";
  '_creditNoteId'?: "creditNoteId";
  '_providerReference'?: "providerReference";
  '_reference'?: "reference";
  '_failureCode'?: "failureCode";
  '_replacedBy'?: "replacedBy";
  '_settledAt'?: "settledAt";
  '_orderNumber'?: "orderNumber";
}

/**
 * Money that is returned to a customer.
 */
export interface Refund__Output {
  'id': (string);
  'status': (Refund_Status__Output);
  'method': (Refund_Method__Output);
  'amount': (string);
  'currency': (string);
  'orderId': (string);
  'invoiceId'?: (string);
  'paymentSessionId'?: (string);
  'creditNoteId'?: (string);
  /**
   * True if the order was already paid by other money.
   */
  'isOverpayment': (boolean);
  'providerReference'?: (string);
  /**
   * The store's reference of a refund by hand.
   */
  'reference'?: (string);
  'failureCode'?: (string);
  /**
   * The refund that replaced this failed one.
   */
  'replacedBy'?: (string);
  'createdAt': (string);
  'settledAt'?: (string);
  /**
   * Unset in events, and if billing does not have the number.
   */
  'orderNumber'?: (string);
  '_invoiceId'?: "invoiceId";
  '_paymentSessionId'?: "paymentSessionId";
  '_creditNoteId'?: "creditNoteId";
  '_providerReference'?: "providerReference";
  '_reference'?: "reference";
  '_failureCode'?: "failureCode";
  '_replacedBy'?: "replacedBy";
  '_settledAt'?: "settledAt";
  '_orderNumber'?: "orderNumber";
}

export interface RefundCreditRequest {
  /**
   * An ID or email.
   */
  'customer'?: (string);
  'amount'?: (string);
  /**
   * The store's reference. It is recorded once per customer.
   */
  'reference'?: (string);
}

export interface RefundCreditRequest__Output {
  /**
   * An ID or email.
   */
  'customer': (string);
  'amount': (string);
  /**
   * The store's reference. It is recorded once per customer.
   */
  'reference': (string);
}

export interface RefundCreditResponse {
  /**
   * The remaining amount.
   */
  'unappliedCredit'?: (string);
}

export interface RefundCreditResponse__Output {
  /**
   * The remaining amount.
   */
  'unappliedCredit': (string);
}

/**
 * A quantity of a SKU that is returned, in base units.
 */
export interface RefundLine {
  'sku'?: (string);
  'quantity'?: (string);
  /**
   * The index of the line, of which `uncredited` was not credited before. Absent: the first lines with the SKU.
   */
  'position'?: (number);
  'uncredited'?: (string);
  '_position'?: "position";
  '_uncredited'?: "uncredited";
}

/**
 * A quantity of a SKU that is returned, in base units.
 */
export interface RefundLine__Output {
  'sku': (string);
  'quantity': (string);
  /**
   * The index of the line, of which `uncredited` was not credited before. Absent: the first lines with the SKU.
   */
  'position'?: (number);
  'uncredited'?: (string);
  '_position'?: "position";
  '_uncredited'?: "uncredited";
}

/**
 * Lines, shipping, and amount are combined. Without any of them, everything that has not been credited is refunded.
 */
export interface RefundOrderRequest {
  'orderId'?: (string);
  'requestKey'?: (string);
  'amount'?: (string);
  'lines'?: (RefundLine)[];
  /**
   * BY_HAND or CREDIT; unspecified returns each payment the way it came.
   */
  'method'?: (Refund_Method);
  /**
   * The store's reference of a refund that was made by hand.
   */
  'reference'?: (string);
  'reason'?: (string);
  /**
   * Credits what has not been credited of the shipping.
   */
  'shipping'?: (boolean);
  /**
   * The lines were canceled, so that an unpaid invoice may be credited in full.
   */
  'cancelled'?: (boolean);
  /**
   * Returns what would be credited, without the IDs and numbers that it would get, and writes nothing.
   */
  'dryRun'?: (boolean);
  /**
   * Another credited total is FAILED_PRECONDITION (amount_changed).
   */
  'expectedTotal'?: (string);
  /**
   * In a dry run: what the cancellation of the whole order credits.
   */
  'closesOrder'?: (boolean);
  '_amount'?: "amount";
  '_reference'?: "reference";
  '_reason'?: "reason";
  '_dryRun'?: "dryRun";
  '_expectedTotal'?: "expectedTotal";
  '_closesOrder'?: "closesOrder";
}

/**
 * Lines, shipping, and amount are combined. Without any of them, everything that has not been credited is refunded.
 */
export interface RefundOrderRequest__Output {
  'orderId': (string);
  'requestKey': (string);
  'amount'?: (string);
  'lines': (RefundLine__Output)[];
  /**
   * BY_HAND or CREDIT; unspecified returns each payment the way it came.
   */
  'method': (Refund_Method__Output);
  /**
   * The store's reference of a refund that was made by hand.
   */
  'reference'?: (string);
  'reason'?: (string);
  /**
   * Credits what has not been credited of the shipping.
   */
  'shipping': (boolean);
  /**
   * The lines were canceled, so that an unpaid invoice may be credited in full.
   */
  'cancelled': (boolean);
  /**
   * Returns what would be credited, without the IDs and numbers that it would get, and writes nothing.
   */
  'dryRun'?: (boolean);
  /**
   * Another credited total is FAILED_PRECONDITION (amount_changed).
   */
  'expectedTotal'?: (string);
  /**
   * In a dry run: what the cancellation of the whole order credits.
   */
  'closesOrder'?: (boolean);
  '_amount'?: "amount";
  '_reference'?: "reference";
  '_reason'?: "reason";
  '_dryRun'?: "dryRun";
  '_expectedTotal'?: "expectedTotal";
  '_closesOrder'?: "closesOrder";
}

export interface RefundOrderResponse {
  /**
   * Unset if only waiting refunds were settled, or if the lines were free.
   */
  'creditNote'?: (CreditNote | null);
  'refunds'?: (Refund)[];
  /**
   * The total of the credit note. Without one, that of the voided invoice, or of the refunds.
   */
  'total'?: (string);
  '_creditNote'?: "creditNote";
}

export interface RefundOrderResponse__Output {
  /**
   * Unset if only waiting refunds were settled, or if the lines were free.
   */
  'creditNote'?: (CreditNote__Output | null);
  'refunds': (Refund__Output)[];
  /**
   * The total of the credit note. Without one, that of the voided invoice, or of the refunds.
   */
  'total': (string);
  '_creditNote'?: "creditNote";
}

/**
 * The sums over an order's refunds from which its payment status follows.
 */
export interface RefundTotals {
  'received'?: (string);
  'refunded'?: (string);
  'pending'?: (string);
  'failed'?: (string);
  /**
   * Increases with every change of the order's refunds.
   */
  'revision'?: (number);
}

/**
 * The sums over an order's refunds from which its payment status follows.
 */
export interface RefundTotals__Output {
  'received': (string);
  'refunded': (string);
  'pending': (string);
  'failed': (string);
  /**
   * Increases with every change of the order's refunds.
   */
  'revision': (number);
}

export interface ReleasePaymentRequest {
  'checkoutId'?: (string);
}

export interface ReleasePaymentRequest__Output {
  'checkoutId': (string);
}

export interface ReleasePaymentResponse {
}

export interface ReleasePaymentResponse__Output {
}

export interface RemoveCustomerAddressRequest {
  'customer'?: (string);
  'addressId'?: (string);
}

export interface RemoveCustomerAddressRequest__Output {
  'customer': (string);
  'addressId': (string);
}

export interface RemoveCustomerAddressResponse {
}

export interface RemoveCustomerAddressResponse__Output {
}

export interface RemovePaymentGatewayRequest {
}

export interface RemovePaymentGatewayRequest__Output {
}

export interface RemovePaymentGatewayResponse {
}

export interface RemovePaymentGatewayResponse__Output {
}

export interface RenderCreditNoteRequest {
  /**
   * As in GetCreditNoteRequest.
   */
  'creditNoteId'?: (string);
  /**
   * The ETags that the caller has; "*" matches any.
   */
  'knownEtags'?: (string)[];
}

export interface RenderCreditNoteRequest__Output {
  /**
   * As in GetCreditNoteRequest.
   */
  'creditNoteId': (string);
  /**
   * The ETags that the caller has; "*" matches any.
   */
  'knownEtags': (string)[];
}

export interface RenderCreditNoteResponse {
  'pdf'?: (InvoicePdf | null);
  'chunk'?: (Buffer | Uint8Array | string);
  'part'?: "pdf"|"chunk";
}

export interface RenderCreditNoteResponse__Output {
  'pdf'?: (InvoicePdf__Output | null);
  'chunk'?: (Buffer);
  'part'?: "pdf"|"chunk";
}

export interface RenderInvoiceRequest {
  /**
   * As in GetInvoiceRequest.
   */
  'invoiceId'?: (string);
  /**
   * The ETags that the caller has; "*" matches any.
   */
  'knownEtags'?: (string)[];
}

export interface RenderInvoiceRequest__Output {
  /**
   * As in GetInvoiceRequest.
   */
  'invoiceId': (string);
  /**
   * The ETags that the caller has; "*" matches any.
   */
  'knownEtags': (string)[];
}

export interface RenderInvoiceResponse {
  'pdf'?: (InvoicePdf | null);
  'chunk'?: (Buffer | Uint8Array | string);
  'part'?: "pdf"|"chunk";
}

export interface RenderInvoiceResponse__Output {
  'pdf'?: (InvoicePdf__Output | null);
  'chunk'?: (Buffer);
  'part'?: "pdf"|"chunk";
}

export interface RenderStatementRequest {
  /**
   * As in GetStatementRequest, as is customer.
   */
  'from'?: (string);
  'to'?: (string);
  'customer'?: (string);
  '_from'?: "from";
  '_to'?: "to";
  '_customer'?: "customer";
}

export interface RenderStatementRequest__Output {
  /**
   * As in GetStatementRequest, as is customer.
   */
  'from'?: (string);
  'to'?: (string);
  'customer'?: (string);
  '_from'?: "from";
  '_to'?: "to";
  '_customer'?: "customer";
}

export interface RenderStatementResponse {
  'pdf'?: (InvoicePdf | null);
  'chunk'?: (Buffer | Uint8Array | string);
  'part'?: "pdf"|"chunk";
}

export interface RenderStatementResponse__Output {
  'pdf'?: (InvoicePdf__Output | null);
  'chunk'?: (Buffer);
  'part'?: "pdf"|"chunk";
}

export interface ReopenPaymentRequest {
  'orderId'?: (string);
}

export interface ReopenPaymentRequest__Output {
  'orderId': (string);
}

export interface ReopenPaymentResponse {
  'paymentSession'?: (PaymentSession | null);
}

export interface ReopenPaymentResponse__Output {
  'paymentSession': (PaymentSession__Output | null);
}

export const ReportDisputeRequest_Status = {
  STATUS_UNSPECIFIED: 'STATUS_UNSPECIFIED',
  OPEN: 'OPEN',
  LOST: 'LOST',
  WON: 'WON',
} as const;

export type ReportDisputeRequest_Status =
  | 'STATUS_UNSPECIFIED'
  | 0
  | 'OPEN'
  | 1
  | 'LOST'
  | 2
  | 'WON'
  | 3

export type ReportDisputeRequest_Status__Output = typeof ReportDisputeRequest_Status[keyof typeof ReportDisputeRequest_Status]

/**
 * The outcome of the dispute of a payment session's payment.
 */
export interface ReportDisputeRequest {
  'sessionId'?: (string);
  'status'?: (ReportDisputeRequest_Status);
  /**
   * The disputed amount; by default, that of the session. Ignored for a dispute that exists.
   */
  'amount'?: (string);
  '_amount'?: "amount";
}

/**
 * The outcome of the dispute of a payment session's payment.
 */
export interface ReportDisputeRequest__Output {
  'sessionId': (string);
  'status': (ReportDisputeRequest_Status__Output);
  /**
   * The disputed amount; by default, that of the session. Ignored for a dispute that exists.
   */
  'amount'?: (string);
  '_amount'?: "amount";
}

/**
 * The dispute.
 */
export interface ReportDisputeResponse {
  'sessionId'?: (string);
  'status'?: (string);
  'amount'?: (string);
  'currency'?: (string);
  /**
   * Whether the response is the stored one of an earlier request with the same Idempotency-Key.
   */
  'replayed'?: (boolean);
}

/**
 * The dispute.
 */
export interface ReportDisputeResponse__Output {
  'sessionId': (string);
  'status': (string);
  'amount': (string);
  'currency': (string);
  /**
   * Whether the response is the stored one of an earlier request with the same Idempotency-Key.
   */
  'replayed': (boolean);
}

export interface RetryRefundRequest {
  'refundId'?: (string);
  /**
   * Unspecified retries the same way.
   */
  'method'?: (Refund_Method);
  /**
   * Required for BY_HAND.
   */
  'reference'?: (string);
  '_reference'?: "reference";
}

export interface RetryRefundRequest__Output {
  'refundId': (string);
  /**
   * Unspecified retries the same way.
   */
  'method': (Refund_Method__Output);
  /**
   * Required for BY_HAND.
   */
  'reference'?: (string);
  '_reference'?: "reference";
}

export interface RetryRefundResponse {
  /**
   * The refund that replaces the failed one.
   */
  'refund'?: (Refund | null);
}

export interface RetryRefundResponse__Output {
  /**
   * The refund that replaces the failed one.
   */
  'refund': (Refund__Output | null);
}

/**
 * Why the money is not there.
 */
export const ReversePaymentRequest_Reason = {
  REASON_UNSPECIFIED: 'REASON_UNSPECIFIED',
  /**
   * A check or direct debit was returned.
   */
  BOUNCED: 'BOUNCED',
  /**
   * The payer disputed the payment and won.
   */
  DISPUTE_LOST: 'DISPUTE_LOST',
  /**
   * The payment was recorded by mistake.
   */
  ERROR: 'ERROR',
} as const;

/**
 * Why the money is not there.
 */
export type ReversePaymentRequest_Reason =
  | 'REASON_UNSPECIFIED'
  | 0
  /**
   * A check or direct debit was returned.
   */
  | 'BOUNCED'
  | 1
  /**
   * The payer disputed the payment and won.
   */
  | 'DISPUTE_LOST'
  | 2
  /**
   * The payment was recorded by mistake.
   */
  | 'ERROR'
  | 3

/**
 * Why the money is not there.
 */
export type ReversePaymentRequest_Reason__Output = typeof ReversePaymentRequest_Reason[keyof typeof ReversePaymentRequest_Reason]

/**
 * Request for ReversePayment.
 */
export interface ReversePaymentRequest {
  /**
   * An ID or a number. Empty if the payment is named by its own ID.
   */
  'invoice'?: (string);
  /**
   * The ID of one of its payments.
   */
  'payment'?: (string);
  'reason'?: (ReversePaymentRequest_Reason);
  /**
   * The day of the reversal as an ISO-8601 date; by default, today.
   */
  'date'?: (string);
  /**
   * The store's reference. A repeated one reverses nothing.
   */
  'reference'?: (string);
  /**
   * A UUID. A repeated one reverses nothing.
   */
  'requestKey'?: (string);
  '_date'?: "date";
  '_reference'?: "reference";
  '_requestKey'?: "requestKey";
}

/**
 * Request for ReversePayment.
 */
export interface ReversePaymentRequest__Output {
  /**
   * An ID or a number. Empty if the payment is named by its own ID.
   */
  'invoice': (string);
  /**
   * The ID of one of its payments.
   */
  'payment': (string);
  'reason': (ReversePaymentRequest_Reason__Output);
  /**
   * The day of the reversal as an ISO-8601 date; by default, today.
   */
  'date'?: (string);
  /**
   * The store's reference. A repeated one reverses nothing.
   */
  'reference'?: (string);
  /**
   * A UUID. A repeated one reverses nothing.
   */
  'requestKey'?: (string);
  '_date'?: "date";
  '_reference'?: "reference";
  '_requestKey'?: "requestKey";
}

/**
 * Response of ReversePayment.
 */
export interface ReversePaymentResponse {
  /**
   * The invoice that was named.
   */
  'invoice'?: (Invoice | null);
  'payment'?: (StorePayment | null);
  'replayed'?: (boolean);
}

/**
 * Response of ReversePayment.
 */
export interface ReversePaymentResponse__Output {
  /**
   * The invoice that was named.
   */
  'invoice': (Invoice__Output | null);
  'payment': (StorePayment__Output | null);
  'replayed': (boolean);
}

/**
 * The outcome on the payment page.
 */
export const SandboxPayment_Outcome = {
  OUTCOME_UNSPECIFIED: 'OUTCOME_UNSPECIFIED',
  PAY: 'PAY',
  DECLINE: 'DECLINE',
  CANCEL: 'CANCEL',
} as const;

/**
 * The outcome on the payment page.
 */
export type SandboxPayment_Outcome =
  | 'OUTCOME_UNSPECIFIED'
  | 0
  | 'PAY'
  | 1
  | 'DECLINE'
  | 2
  | 'CANCEL'
  | 3

/**
 * The outcome on the payment page.
 */
export type SandboxPayment_Outcome__Output = typeof SandboxPayment_Outcome[keyof typeof SandboxPayment_Outcome]

/**
 * A payment that the sandbox gateway makes without the shopper.
 */
export interface SandboxPayment {
  'id'?: (string);
  'outcome'?: (SandboxPayment_Outcome);
  /**
   * How long after the session was opened it happens, by the store's clock.
   */
  'delaySeconds'?: (number);
  /**
   * The amount that is paid, if it differs from that of the session.
   */
  'amount'?: (string);
  /**
   * The session that it was assigned to, and when it happens.
   */
  'sessionId'?: (string);
  'dueAt'?: (string);
  '_amount'?: "amount";
  '_sessionId'?: "sessionId";
  '_dueAt'?: "dueAt";
}

/**
 * A payment that the sandbox gateway makes without the shopper.
 */
export interface SandboxPayment__Output {
  'id': (string);
  'outcome': (SandboxPayment_Outcome__Output);
  /**
   * How long after the session was opened it happens, by the store's clock.
   */
  'delaySeconds': (number);
  /**
   * The amount that is paid, if it differs from that of the session.
   */
  'amount'?: (string);
  /**
   * The session that it was assigned to, and when it happens.
   */
  'sessionId'?: (string);
  'dueAt'?: (string);
  '_amount'?: "amount";
  '_sessionId'?: "sessionId";
  '_dueAt'?: "dueAt";
}

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceClient extends grpc.Client {
  /**
   * Makes the payments and expires the payment sessions that are due by the new time. A clock never moves back: a smaller offset than the
   * stored one changes nothing.
   */
  AdvanceClock(argument: AdvanceClockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: AdvanceClockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: AdvanceClockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: AdvanceClockRequest, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Makes the payments and expires the payment sessions that are due by the new time. A clock never moves back: a smaller offset than the
   * stored one changes nothing.
   */
  advanceClock(argument: AdvanceClockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: AdvanceClockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: AdvanceClockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: AdvanceClockRequest, callback: grpc.requestCallback<AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Forgets the logins, signups, password resets, and email verifications that count against their limits.
   */
  ClearAttempts(argument: ClearAttemptsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  ClearAttempts(argument: ClearAttemptsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  ClearAttempts(argument: ClearAttemptsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  ClearAttempts(argument: ClearAttemptsRequest, callback: grpc.requestCallback<ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Forgets the logins, signups, password resets, and email verifications that count against their limits.
   */
  clearAttempts(argument: ClearAttemptsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  clearAttempts(argument: ClearAttemptsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  clearAttempts(argument: ClearAttemptsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  clearAttempts(argument: ClearAttemptsRequest, callback: grpc.requestCallback<ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes the payments that are queued or not due yet.
   */
  ClearPayments(argument: ClearPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ClearPayments(argument: ClearPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ClearPayments(argument: ClearPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ClearPayments(argument: ClearPaymentsRequest, callback: grpc.requestCallback<ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes the payments that are queued or not due yet.
   */
  clearPayments(argument: ClearPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  clearPayments(argument: ClearPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  clearPayments(argument: ClearPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  clearPayments(argument: ClearPaymentsRequest, callback: grpc.requestCallback<ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates past invoices, credit notes, and payments of a customer who has none. FAILED_PRECONDITION (customer_has_history).
   */
  CreateHistory(argument: CreateHistoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  CreateHistory(argument: CreateHistoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  CreateHistory(argument: CreateHistoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  CreateHistory(argument: CreateHistoryRequest, callback: grpc.requestCallback<CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates past invoices, credit notes, and payments of a customer who has none. FAILED_PRECONDITION (customer_has_history).
   */
  createHistory(argument: CreateHistoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  createHistory(argument: CreateHistoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  createHistory(argument: CreateHistoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  createHistory(argument: CreateHistoryRequest, callback: grpc.requestCallback<CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the data of an event about a credit note, named by its ID or number.
   */
  GetCreditNoteEvent(argument: GetCreditNoteEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  GetCreditNoteEvent(argument: GetCreditNoteEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  GetCreditNoteEvent(argument: GetCreditNoteEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  GetCreditNoteEvent(argument: GetCreditNoteEventRequest, callback: grpc.requestCallback<GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the data of an event about a credit note, named by its ID or number.
   */
  getCreditNoteEvent(argument: GetCreditNoteEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  getCreditNoteEvent(argument: GetCreditNoteEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  getCreditNoteEvent(argument: GetCreditNoteEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  getCreditNoteEvent(argument: GetCreditNoteEventRequest, callback: grpc.requestCallback<GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the data of an event about a customer, named by ID or email, as it is now.
   */
  GetCustomerEvent(argument: GetCustomerEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  GetCustomerEvent(argument: GetCustomerEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  GetCustomerEvent(argument: GetCustomerEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  GetCustomerEvent(argument: GetCustomerEventRequest, callback: grpc.requestCallback<GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the data of an event about a customer, named by ID or email, as it is now.
   */
  getCustomerEvent(argument: GetCustomerEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  getCustomerEvent(argument: GetCustomerEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  getCustomerEvent(argument: GetCustomerEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  getCustomerEvent(argument: GetCustomerEventRequest, callback: grpc.requestCallback<GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the data of an event about an invoice as it is now.
   */
  GetInvoiceEvent(argument: GetInvoiceEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  GetInvoiceEvent(argument: GetInvoiceEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  GetInvoiceEvent(argument: GetInvoiceEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  GetInvoiceEvent(argument: GetInvoiceEventRequest, callback: grpc.requestCallback<GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the data of an event about an invoice as it is now.
   */
  getInvoiceEvent(argument: GetInvoiceEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  getInvoiceEvent(argument: GetInvoiceEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  getInvoiceEvent(argument: GetInvoiceEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  getInvoiceEvent(argument: GetInvoiceEventRequest, callback: grpc.requestCallback<GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the data of an event about a payment session as it is now.
   */
  GetPaymentEvent(argument: GetPaymentEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  GetPaymentEvent(argument: GetPaymentEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  GetPaymentEvent(argument: GetPaymentEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  GetPaymentEvent(argument: GetPaymentEventRequest, callback: grpc.requestCallback<GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the data of an event about a payment session as it is now.
   */
  getPaymentEvent(argument: GetPaymentEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  getPaymentEvent(argument: GetPaymentEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  getPaymentEvent(argument: GetPaymentEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  getPaymentEvent(argument: GetPaymentEventRequest, callback: grpc.requestCallback<GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the payments that are queued or not due yet, in their order.
   */
  ListPayments(argument: ListPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListPayments(argument: ListPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListPayments(argument: ListPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListPayments(argument: ListPaymentsRequest, callback: grpc.requestCallback<ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the payments that are queued or not due yet, in their order.
   */
  listPayments(argument: ListPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  listPayments(argument: ListPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  listPayments(argument: ListPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  listPayments(argument: ListPaymentsRequest, callback: grpc.requestCallback<ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Queues a payment for the next payment session that has none. FAILED_PRECONDITION (sandbox_payment_limit) beyond 100.
   */
  QueuePayment(argument: QueuePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  QueuePayment(argument: QueuePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  QueuePayment(argument: QueuePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  QueuePayment(argument: QueuePaymentRequest, callback: grpc.requestCallback<QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Queues a payment for the next payment session that has none. FAILED_PRECONDITION (sandbox_payment_limit) beyond 100.
   */
  queuePayment(argument: QueuePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  queuePayment(argument: QueuePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  queuePayment(argument: QueuePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  queuePayment(argument: QueuePaymentRequest, callback: grpc.requestCallback<QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Disputes the payment of a session, and reports what becomes of the dispute. FAILED_PRECONDITION (payment_session_not_paid, dispute_closed).
   */
  ReportDispute(argument: ReportDisputeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  ReportDispute(argument: ReportDisputeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  ReportDispute(argument: ReportDisputeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  ReportDispute(argument: ReportDisputeRequest, callback: grpc.requestCallback<ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Disputes the payment of a session, and reports what becomes of the dispute. FAILED_PRECONDITION (payment_session_not_paid, dispute_closed).
   */
  reportDispute(argument: ReportDisputeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  reportDispute(argument: ReportDisputeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  reportDispute(argument: ReportDisputeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  reportDispute(argument: ReportDisputeRequest, callback: grpc.requestCallback<ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the credit terms of a customer and returns the credit status.
   */
  SetCredit(argument: SetCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetCreditResponse__Output>): grpc.ClientUnaryCall;
  SetCredit(argument: SetCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetCreditResponse__Output>): grpc.ClientUnaryCall;
  SetCredit(argument: SetCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetCreditResponse__Output>): grpc.ClientUnaryCall;
  SetCredit(argument: SetCreditRequest, callback: grpc.requestCallback<SetCreditResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the credit terms of a customer and returns the credit status.
   */
  setCredit(argument: SetCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetCreditResponse__Output>): grpc.ClientUnaryCall;
  setCredit(argument: SetCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetCreditResponse__Output>): grpc.ClientUnaryCall;
  setCredit(argument: SetCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetCreditResponse__Output>): grpc.ClientUnaryCall;
  setCredit(argument: SetCreditRequest, callback: grpc.requestCallback<SetCreditResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Makes the payments and expires the payment sessions that are due by the new time. A clock never moves back: a smaller offset than the
   * stored one changes nothing.
   */
  AdvanceClock: grpc.handleUnaryCall<AdvanceClockRequest__Output, AdvanceClockResponse>;
  
  /**
   * Forgets the logins, signups, password resets, and email verifications that count against their limits.
   */
  ClearAttempts: grpc.handleUnaryCall<ClearAttemptsRequest__Output, ClearAttemptsResponse>;
  
  /**
   * Removes the payments that are queued or not due yet.
   */
  ClearPayments: grpc.handleUnaryCall<ClearPaymentsRequest__Output, ClearPaymentsResponse>;
  
  /**
   * Creates past invoices, credit notes, and payments of a customer who has none. FAILED_PRECONDITION (customer_has_history).
   */
  CreateHistory: grpc.handleUnaryCall<CreateHistoryRequest__Output, CreateHistoryResponse>;
  
  /**
   * Returns the data of an event about a credit note, named by its ID or number.
   */
  GetCreditNoteEvent: grpc.handleUnaryCall<GetCreditNoteEventRequest__Output, GetCreditNoteEventResponse>;
  
  /**
   * Returns the data of an event about a customer, named by ID or email, as it is now.
   */
  GetCustomerEvent: grpc.handleUnaryCall<GetCustomerEventRequest__Output, GetCustomerEventResponse>;
  
  /**
   * Returns the data of an event about an invoice as it is now.
   */
  GetInvoiceEvent: grpc.handleUnaryCall<GetInvoiceEventRequest__Output, GetInvoiceEventResponse>;
  
  /**
   * Returns the data of an event about a payment session as it is now.
   */
  GetPaymentEvent: grpc.handleUnaryCall<GetPaymentEventRequest__Output, GetPaymentEventResponse>;
  
  /**
   * Lists the payments that are queued or not due yet, in their order.
   */
  ListPayments: grpc.handleUnaryCall<ListPaymentsRequest__Output, ListPaymentsResponse>;
  
  /**
   * Queues a payment for the next payment session that has none. FAILED_PRECONDITION (sandbox_payment_limit) beyond 100.
   */
  QueuePayment: grpc.handleUnaryCall<QueuePaymentRequest__Output, QueuePaymentResponse>;
  
  /**
   * Disputes the payment of a session, and reports what becomes of the dispute. FAILED_PRECONDITION (payment_session_not_paid, dispute_closed).
   */
  ReportDispute: grpc.handleUnaryCall<ReportDisputeRequest__Output, ReportDisputeResponse>;
  
  /**
   * Sets the credit terms of a customer and returns the credit status.
   */
  SetCredit: grpc.handleUnaryCall<SetCreditRequest__Output, SetCreditResponse>;
  
}

export interface SandboxServiceDefinition extends grpc.ServiceDefinition {
  AdvanceClock: MethodDefinition<AdvanceClockRequest, AdvanceClockResponse, AdvanceClockRequest__Output, AdvanceClockResponse__Output>
  ClearAttempts: MethodDefinition<ClearAttemptsRequest, ClearAttemptsResponse, ClearAttemptsRequest__Output, ClearAttemptsResponse__Output>
  ClearPayments: MethodDefinition<ClearPaymentsRequest, ClearPaymentsResponse, ClearPaymentsRequest__Output, ClearPaymentsResponse__Output>
  CreateHistory: MethodDefinition<CreateHistoryRequest, CreateHistoryResponse, CreateHistoryRequest__Output, CreateHistoryResponse__Output>
  GetCreditNoteEvent: MethodDefinition<GetCreditNoteEventRequest, GetCreditNoteEventResponse, GetCreditNoteEventRequest__Output, GetCreditNoteEventResponse__Output>
  GetCustomerEvent: MethodDefinition<GetCustomerEventRequest, GetCustomerEventResponse, GetCustomerEventRequest__Output, GetCustomerEventResponse__Output>
  GetInvoiceEvent: MethodDefinition<GetInvoiceEventRequest, GetInvoiceEventResponse, GetInvoiceEventRequest__Output, GetInvoiceEventResponse__Output>
  GetPaymentEvent: MethodDefinition<GetPaymentEventRequest, GetPaymentEventResponse, GetPaymentEventRequest__Output, GetPaymentEventResponse__Output>
  ListPayments: MethodDefinition<ListPaymentsRequest, ListPaymentsResponse, ListPaymentsRequest__Output, ListPaymentsResponse__Output>
  QueuePayment: MethodDefinition<QueuePaymentRequest, QueuePaymentResponse, QueuePaymentRequest__Output, QueuePaymentResponse__Output>
  ReportDispute: MethodDefinition<ReportDisputeRequest, ReportDisputeResponse, ReportDisputeRequest__Output, ReportDisputeResponse__Output>
  SetCredit: MethodDefinition<SetCreditRequest, SetCreditResponse, SetCreditRequest__Output, SetCreditResponse__Output>
}

/**
 * The details of the store on invoices.
 */
export interface Seller {
  'legalName'?: (string);
  'taxNumber'?: (string);
  'address'?: (storefront_common_v1.Address | null);
  /**
   * The SHA-256 of the logo in hex.
   */
  'logoHash'?: (string);
  'invoiceNote'?: (string);
  'invoicePrefix'?: (string);
  /**
   * The name of the tax on documents; unset for GCT.
   */
  'taxLabel'?: (string);
  /**
   * The label of tax numbers; unset for "Tax number".
   */
  'taxNumberLabel'?: (string);
  /**
   * a4 or letter; unset for letter.
   */
  'paper'?: (string);
  'contactEmail'?: (string);
  'contactPhone'?: (string);
  '_legalName'?: "legalName";
  '_taxNumber'?: "taxNumber";
  '_address'?: "address";
  '_logoHash'?: "logoHash";
  '_invoiceNote'?: "invoiceNote";
  '_taxLabel'?: "taxLabel";
  '_taxNumberLabel'?: "taxNumberLabel";
  '_paper'?: "paper";
  '_contactEmail'?: "contactEmail";
  '_contactPhone'?: "contactPhone";
}

/**
 * The details of the store on invoices.
 */
export interface Seller__Output {
  'legalName'?: (string);
  'taxNumber'?: (string);
  'address'?: (storefront_common_v1.Address__Output | null);
  /**
   * The SHA-256 of the logo in hex.
   */
  'logoHash'?: (string);
  'invoiceNote'?: (string);
  'invoicePrefix': (string);
  /**
   * The name of the tax on documents; unset for GCT.
   */
  'taxLabel'?: (string);
  /**
   * The label of tax numbers; unset for "Tax number".
   */
  'taxNumberLabel'?: (string);
  /**
   * a4 or letter; unset for letter.
   */
  'paper'?: (string);
  'contactEmail'?: (string);
  'contactPhone'?: (string);
  '_legalName'?: "legalName";
  '_taxNumber'?: "taxNumber";
  '_address'?: "address";
  '_logoHash'?: "logoHash";
  '_invoiceNote'?: "invoiceNote";
  '_taxLabel'?: "taxLabel";
  '_taxNumberLabel'?: "taxNumberLabel";
  '_paper'?: "paper";
  '_contactEmail'?: "contactEmail";
  '_contactPhone'?: "contactPhone";
}

/**
 * The amount of an invoice that a payment session pays.
 */
export interface SessionAllocation {
  'invoiceId'?: (string);
  'number'?: (string);
  'amount'?: (string);
}

/**
 * The amount of an invoice that a payment session pays.
 */
export interface SessionAllocation__Output {
  'invoiceId': (string);
  'number': (string);
  'amount': (string);
}

/**
 * Credit terms; an unset one stays unchanged.
 */
export interface SetCreditRequest {
  'customer'?: (string);
  'creditLimit'?: (string);
  'termsDays'?: (number);
  'creditHold'?: (boolean);
  '_creditLimit'?: "creditLimit";
  '_termsDays'?: "termsDays";
  '_creditHold'?: "creditHold";
}

/**
 * Credit terms; an unset one stays unchanged.
 */
export interface SetCreditRequest__Output {
  'customer': (string);
  'creditLimit'?: (string);
  'termsDays'?: (number);
  'creditHold'?: (boolean);
  '_creditLimit'?: "creditLimit";
  '_termsDays'?: "termsDays";
  '_creditHold'?: "creditHold";
}

export interface SetCreditResponse {
  'credit'?: (CreditStatus | null);
}

export interface SetCreditResponse__Output {
  'credit': (CreditStatus__Output | null);
}

export interface SetCustomerRequest {
  'customer'?: (string);
  'fields'?: (CustomerFields | null);
  /**
   * Allows every rail that the store offers.
   */
  'clearPaymentRails'?: (boolean);
  '_clearPaymentRails'?: "clearPaymentRails";
}

export interface SetCustomerRequest__Output {
  'customer': (string);
  'fields': (CustomerFields__Output | null);
  /**
   * Allows every rail that the store offers.
   */
  'clearPaymentRails'?: (boolean);
  '_clearPaymentRails'?: "clearPaymentRails";
}

export interface SetCustomerResponse {
  'customer'?: (Customer | null);
  /**
   * As in GetStoreCustomerResponse, as is version.
   */
  'storeCustomer'?: (StoreCustomer | null);
  'version'?: (string);
}

export interface SetCustomerResponse__Output {
  'customer': (Customer__Output | null);
  /**
   * As in GetStoreCustomerResponse, as is version.
   */
  'storeCustomer': (StoreCustomer__Output | null);
  'version': (string);
}

export interface SetPaymentGatewayRequest {
  'apiKey'?: (string);
  'webhookSecret'?: (string);
  /**
   * Unset for the default.
   */
  'apiBase'?: (string);
  '_apiBase'?: "apiBase";
}

export interface SetPaymentGatewayRequest__Output {
  'apiKey': (string);
  'webhookSecret': (string);
  /**
   * Unset for the default.
   */
  'apiBase'?: (string);
  '_apiBase'?: "apiBase";
}

export interface SetPaymentGatewayResponse {
  'paymentGateway'?: (StorePaymentGateway | null);
}

export interface SetPaymentGatewayResponse__Output {
  'paymentGateway': (StorePaymentGateway__Output | null);
}

/**
 * Unset fields stay unchanged; an empty text clears a field.
 */
export interface SetSellerRequest {
  'legalName'?: (string);
  'taxNumber'?: (string);
  'address'?: (storefront_common_v1.Address | null);
  'clearAddress'?: (boolean);
  /**
   * A PNG or JPEG image; no bytes remove the logo.
   */
  'logo'?: (Buffer | Uint8Array | string);
  'invoiceNote'?: (string);
  /**
   * Must not end in a digit.
   */
  'invoicePrefix'?: (string);
  'taxLabel'?: (string);
  'taxNumberLabel'?: (string);
  'paper'?: (string);
  'contactEmail'?: (string);
  'contactPhone'?: (string);
  '_legalName'?: "legalName";
  '_taxNumber'?: "taxNumber";
  '_address'?: "address";
  '_logo'?: "logo";
  '_invoiceNote'?: "invoiceNote";
  '_invoicePrefix'?: "invoicePrefix";
  '_taxLabel'?: "taxLabel";
  '_taxNumberLabel'?: "taxNumberLabel";
  '_paper'?: "paper";
  '_contactEmail'?: "contactEmail";
  '_contactPhone'?: "contactPhone";
}

/**
 * Unset fields stay unchanged; an empty text clears a field.
 */
export interface SetSellerRequest__Output {
  'legalName'?: (string);
  'taxNumber'?: (string);
  'address'?: (storefront_common_v1.Address__Output | null);
  'clearAddress': (boolean);
  /**
   * A PNG or JPEG image; no bytes remove the logo.
   */
  'logo'?: (Buffer);
  'invoiceNote'?: (string);
  /**
   * Must not end in a digit.
   */
  'invoicePrefix'?: (string);
  'taxLabel'?: (string);
  'taxNumberLabel'?: (string);
  'paper'?: (string);
  'contactEmail'?: (string);
  'contactPhone'?: (string);
  '_legalName'?: "legalName";
  '_taxNumber'?: "taxNumber";
  '_address'?: "address";
  '_logo'?: "logo";
  '_invoiceNote'?: "invoiceNote";
  '_invoicePrefix'?: "invoicePrefix";
  '_taxLabel'?: "taxLabel";
  '_taxNumberLabel'?: "taxNumberLabel";
  '_paper'?: "paper";
  '_contactEmail'?: "contactEmail";
  '_contactPhone'?: "contactPhone";
}

export interface SetSellerResponse {
  'seller'?: (Seller | null);
  'version'?: (string);
}

export interface SetSellerResponse__Output {
  'seller': (Seller__Output | null);
  'version': (string);
}

/**
 * How an invoice stands, with its payments, credit notes, and refunds.
 */
export const Settlement = {
  SETTLEMENT_UNSPECIFIED: 'SETTLEMENT_UNSPECIFIED',
  VOIDED: 'VOIDED',
  /**
   * Something is due and something paid.
   */
  PARTIALLY_PAID: 'PARTIALLY_PAID',
  /**
   * Something is due and nothing paid.
   */
  UNPAID: 'UNPAID',
  /**
   * Credited without a payment.
   */
  CREDITED: 'CREDITED',
  PAID: 'PAID',
  /**
   * Everything that was paid is refunded.
   */
  REFUNDED: 'REFUNDED',
  PARTIALLY_REFUNDED: 'PARTIALLY_REFUNDED',
} as const;

/**
 * How an invoice stands, with its payments, credit notes, and refunds.
 */
export type Settlement =
  | 'SETTLEMENT_UNSPECIFIED'
  | 0
  | 'VOIDED'
  | 1
  /**
   * Something is due and something paid.
   */
  | 'PARTIALLY_PAID'
  | 2
  /**
   * Something is due and nothing paid.
   */
  | 'UNPAID'
  | 3
  /**
   * Credited without a payment.
   */
  | 'CREDITED'
  | 4
  | 'PAID'
  | 5
  /**
   * Everything that was paid is refunded.
   */
  | 'REFUNDED'
  | 6
  | 'PARTIALLY_REFUNDED'
  | 7

/**
 * How an invoice stands, with its payments, credit notes, and refunds.
 */
export type Settlement__Output = typeof Settlement[keyof typeof Settlement]

/**
 * A started or refreshed session. The gateway signs the access token for family_id.
 */
export interface ShopperSession {
  'familyId'?: (string);
  'refreshToken'?: (string);
  'customer'?: (Customer | null);
}

/**
 * A started or refreshed session. The gateway signs the access token for family_id.
 */
export interface ShopperSession__Output {
  'familyId': (string);
  'refreshToken': (string);
  'customer': (Customer__Output | null);
}

export interface SignUpRequest {
  'email'?: (string);
  'password'?: (string);
  'name'?: (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  /**
   * The client's IPv4 address or IPv6 /64 network, for the limit on failed attempts. Ignored with a secret key.
   */
  'clientAddress'?: (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress'?: (string);
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
}

export interface SignUpRequest__Output {
  'email': (string);
  'password': (string);
  'name': (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  /**
   * The client's IPv4 address or IPv6 /64 network, for the limit on failed attempts. Ignored with a secret key.
   */
  'clientAddress': (string);
  /**
   * With a secret key, the shopper's address or /64 network as the store's server names it; empty if it names none.
   */
  'shopperAddress': (string);
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
}

export interface SignUpResponse {
  'session'?: (ShopperSession | null);
}

export interface SignUpResponse__Output {
  'session': (ShopperSession__Output | null);
}

export interface StartSessionRequest {
  'customerId'?: (string);
}

export interface StartSessionRequest__Output {
  'customerId': (string);
}

export interface StartSessionResponse {
  'session'?: (ShopperSession | null);
}

export interface StartSessionResponse__Output {
  'session': (ShopperSession__Output | null);
}

/**
 * The account of a customer over a period.
 */
export interface Statement {
  'currency'?: (string);
  'from'?: (string);
  'to'?: (string);
  'openingBalance'?: (string);
  'entries'?: (StatementEntry)[];
  'closingBalance'?: (string);
  /**
   * At the end of the period, as is aging.
   */
  'unappliedCredit'?: (string);
  'aging'?: (Aging | null);
  /**
   * When the statement was read.
   */
  'asOf'?: (string);
}

/**
 * The account of a customer over a period.
 */
export interface Statement__Output {
  'currency': (string);
  'from': (string);
  'to': (string);
  'openingBalance': (string);
  'entries': (StatementEntry__Output)[];
  'closingBalance': (string);
  /**
   * At the end of the period, as is aging.
   */
  'unappliedCredit': (string);
  'aging': (Aging__Output | null);
  /**
   * When the statement was read.
   */
  'asOf': (string);
}

/**
 * A document, payment, or refund. Either debit or credit is set.
 */
export interface StatementEntry {
  /**
   * When it was recorded.
   */
  'date'?: (string);
  /**
   * INVOICE, PAYMENT, CREDIT_NOTE, REFUND, REVERSAL, or ADJUSTMENT.
   */
  'type'?: (string);
  'number'?: (string);
  'reference'?: (string);
  'description'?: (string);
  'debit'?: (string);
  'credit'?: (string);
  'balance'?: (string);
  'invoiceId'?: (string);
  '_number'?: "number";
  '_reference'?: "reference";
  '_debit'?: "debit";
  '_credit'?: "credit";
  '_invoiceId'?: "invoiceId";
}

/**
 * A document, payment, or refund. Either debit or credit is set.
 */
export interface StatementEntry__Output {
  /**
   * When it was recorded.
   */
  'date': (string);
  /**
   * INVOICE, PAYMENT, CREDIT_NOTE, REFUND, REVERSAL, or ADJUSTMENT.
   */
  'type': (string);
  'number'?: (string);
  'reference'?: (string);
  'description': (string);
  'debit'?: (string);
  'credit'?: (string);
  'balance': (string);
  'invoiceId'?: (string);
  '_number'?: "number";
  '_reference'?: "reference";
  '_debit'?: "debit";
  '_credit'?: "credit";
  '_invoiceId'?: "invoiceId";
}

/**
 * A customer as operators see it.
 */
export interface StoreCustomer {
  'customer'?: (Customer | null);
  /**
   * The rails that the store set for this customer; empty for every rail that the store offers.
   */
  'assignedPaymentRails'?: (storefront_common_v1.PaymentRail)[];
  /**
   * False if the customer can log in only through the store's own site.
   */
  'hasPassword'?: (boolean);
  /**
   * Unset without a credit account.
   */
  'credit'?: (CreditAccount | null);
  '_credit'?: "credit";
}

/**
 * A customer as operators see it.
 */
export interface StoreCustomer__Output {
  'customer': (Customer__Output | null);
  /**
   * The rails that the store set for this customer; empty for every rail that the store offers.
   */
  'assignedPaymentRails': (storefront_common_v1.PaymentRail__Output)[];
  /**
   * False if the customer can log in only through the store's own site.
   */
  'hasPassword': (boolean);
  /**
   * Unset without a credit account.
   */
  'credit'?: (CreditAccount__Output | null);
  '_credit'?: "credit";
}

/**
 * A payment as operators see it.
 */
export interface StorePayment {
  'id'?: (string);
  'customer'?: (CustomerRef | null);
  /**
   * session, recorded, or credit.
   */
  'source'?: (string);
  /**
   * RECEIVED, PARTIALLY_REVERSED, or REVERSED.
   */
  'status'?: (string);
  'currency'?: (string);
  'amount'?: (string);
  'reversedAmount'?: (string);
  'paidAt'?: (string);
  /**
   * The payment session that received it; unset for a payment that the store recorded.
   */
  'paymentSessionId'?: (string);
  /**
   * The reference of a recorded payment.
   */
  'reference'?: (string);
  'allocations'?: (StorePaymentPart)[];
  '_paymentSessionId'?: "paymentSessionId";
  '_reference'?: "reference";
}

/**
 * A payment as operators see it.
 */
export interface StorePayment__Output {
  'id': (string);
  'customer': (CustomerRef__Output | null);
  /**
   * session, recorded, or credit.
   */
  'source': (string);
  /**
   * RECEIVED, PARTIALLY_REVERSED, or REVERSED.
   */
  'status': (string);
  'currency': (string);
  'amount': (string);
  'reversedAmount': (string);
  'paidAt': (string);
  /**
   * The payment session that received it; unset for a payment that the store recorded.
   */
  'paymentSessionId'?: (string);
  /**
   * The reference of a recorded payment.
   */
  'reference'?: (string);
  'allocations': (StorePaymentPart__Output)[];
  '_paymentSessionId'?: "paymentSessionId";
  '_reference'?: "reference";
}

/**
 * The payment gateway of a store, without its secrets.
 */
export interface StorePaymentGateway {
  /**
   * sandbox or stripe; unset if the store has no gateway.
   */
  'provider'?: (string);
  /**
   * True if the store has no account of its own and uses that of the deployment.
   */
  'isDefault'?: (boolean);
  /**
   * The kind and the last characters of the API key, such as sk_live_...wxyz.
   */
  'apiKeyHint'?: (string);
  'apiBase'?: (string);
  /**
   * The ID of the key that encrypts the secrets.
   */
  'secretsKeyId'?: (string);
  /**
   * The path to which the gateway must send its notifications.
   */
  'notificationPath'?: (string);
  'updatedAt'?: (string);
  '_provider'?: "provider";
  '_apiKeyHint'?: "apiKeyHint";
  '_apiBase'?: "apiBase";
  '_secretsKeyId'?: "secretsKeyId";
  '_notificationPath'?: "notificationPath";
  '_updatedAt'?: "updatedAt";
}

/**
 * The payment gateway of a store, without its secrets.
 */
export interface StorePaymentGateway__Output {
  /**
   * sandbox or stripe; unset if the store has no gateway.
   */
  'provider'?: (string);
  /**
   * True if the store has no account of its own and uses that of the deployment.
   */
  'isDefault': (boolean);
  /**
   * The kind and the last characters of the API key, such as sk_live_...wxyz.
   */
  'apiKeyHint'?: (string);
  'apiBase'?: (string);
  /**
   * The ID of the key that encrypts the secrets.
   */
  'secretsKeyId'?: (string);
  /**
   * The path to which the gateway must send its notifications.
   */
  'notificationPath'?: (string);
  'updatedAt'?: (string);
  '_provider'?: "provider";
  '_apiKeyHint'?: "apiKeyHint";
  '_apiBase'?: "apiBase";
  '_secretsKeyId'?: "secretsKeyId";
  '_notificationPath'?: "notificationPath";
  '_updatedAt'?: "updatedAt";
}

/**
 * The amount of a payment that an invoice received.
 */
export interface StorePaymentPart {
  'invoiceId'?: (string);
  'number'?: (string);
  'amount'?: (string);
  'reversedAmount'?: (string);
}

/**
 * The amount of a payment that an invoice received.
 */
export interface StorePaymentPart__Output {
  'invoiceId': (string);
  'number': (string);
  'amount': (string);
  'reversedAmount': (string);
}

/**
 * The tax of all lines with the same rate.
 */
export interface TaxBreakdown {
  'rate'?: (string);
  'taxableAmount'?: (string);
  'gctAmount'?: (string);
  /**
   * The amount is exempt because of the customer's certificate, as opposed to taxed at rate 0.
   */
  'exempt'?: (boolean);
}

/**
 * The tax of all lines with the same rate.
 */
export interface TaxBreakdown__Output {
  'rate': (string);
  'taxableAmount': (string);
  'gctAmount': (string);
  /**
   * The amount is exempt because of the customer's certificate, as opposed to taxed at rate 0.
   */
  'exempt': (boolean);
}

/**
 * The tax of a period at one rate. The amounts are negative if more was credited and voided than invoiced.
 */
export interface TaxRow {
  'rate'?: (string);
  'taxableAmount'?: (string);
  'gctAmount'?: (string);
}

/**
 * The tax of a period at one rate. The amounts are negative if more was credited and voided than invoiced.
 */
export interface TaxRow__Output {
  'rate': (string);
  'taxableAmount': (string);
  'gctAmount': (string);
}

/**
 * Unset fields stay unchanged; an empty text clears an optional field.
 */
export interface UpdateAddressRequest {
  'addressId'?: (string);
  'name'?: (string);
  'company'?: (string);
  'line1'?: (string);
  'line2'?: (string);
  'city'?: (string);
  'region'?: (string);
  'postalCode'?: (string);
  'countryCode'?: (string);
  'phone'?: (string);
  '_name'?: "name";
  '_company'?: "company";
  '_line1'?: "line1";
  '_line2'?: "line2";
  '_city'?: "city";
  '_region'?: "region";
  '_postalCode'?: "postalCode";
  '_countryCode'?: "countryCode";
  '_phone'?: "phone";
}

/**
 * Unset fields stay unchanged; an empty text clears an optional field.
 */
export interface UpdateAddressRequest__Output {
  'addressId': (string);
  'name'?: (string);
  'company'?: (string);
  'line1'?: (string);
  'line2'?: (string);
  'city'?: (string);
  'region'?: (string);
  'postalCode'?: (string);
  'countryCode'?: (string);
  'phone'?: (string);
  '_name'?: "name";
  '_company'?: "company";
  '_line1'?: "line1";
  '_line2'?: "line2";
  '_city'?: "city";
  '_region'?: "region";
  '_postalCode'?: "postalCode";
  '_countryCode'?: "countryCode";
  '_phone'?: "phone";
}

export interface UpdateAddressResponse {
  'address'?: (storefront_common_v1.Address | null);
}

export interface UpdateAddressResponse__Output {
  'address': (storefront_common_v1.Address__Output | null);
}

/**
 * Unset fields stay unchanged; an empty text clears an optional field.
 */
export interface UpdateCustomerAddressRequest {
  'customer'?: (string);
  'addressId'?: (string);
  'name'?: (string);
  'company'?: (string);
  'line1'?: (string);
  'line2'?: (string);
  'city'?: (string);
  'region'?: (string);
  'postalCode'?: (string);
  'countryCode'?: (string);
  'phone'?: (string);
  '_name'?: "name";
  '_company'?: "company";
  '_line1'?: "line1";
  '_line2'?: "line2";
  '_city'?: "city";
  '_region'?: "region";
  '_postalCode'?: "postalCode";
  '_countryCode'?: "countryCode";
  '_phone'?: "phone";
}

/**
 * Unset fields stay unchanged; an empty text clears an optional field.
 */
export interface UpdateCustomerAddressRequest__Output {
  'customer': (string);
  'addressId': (string);
  'name'?: (string);
  'company'?: (string);
  'line1'?: (string);
  'line2'?: (string);
  'city'?: (string);
  'region'?: (string);
  'postalCode'?: (string);
  'countryCode'?: (string);
  'phone'?: (string);
  '_name'?: "name";
  '_company'?: "company";
  '_line1'?: "line1";
  '_line2'?: "line2";
  '_city'?: "city";
  '_region'?: "region";
  '_postalCode'?: "postalCode";
  '_countryCode'?: "countryCode";
  '_phone'?: "phone";
}

export interface UpdateCustomerAddressResponse {
  'address'?: (storefront_common_v1.Address | null);
}

export interface UpdateCustomerAddressResponse__Output {
  'address': (storefront_common_v1.Address__Output | null);
}

/**
 * Unset fields stay unchanged; an empty text clears an optional field.
 */
export interface UpdateCustomerRequest {
  'name'?: (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  '_name'?: "name";
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
}

/**
 * Unset fields stay unchanged; an empty text clears an optional field.
 */
export interface UpdateCustomerRequest__Output {
  'name'?: (string);
  'companyName'?: (string);
  'phone'?: (string);
  'taxId'?: (string);
  '_name'?: "name";
  '_companyName'?: "companyName";
  '_phone'?: "phone";
  '_taxId'?: "taxId";
}

export interface UpdateCustomerResponse {
  'customer'?: (Customer | null);
}

export interface UpdateCustomerResponse__Output {
  'customer': (Customer__Output | null);
}

/**
 * The use of the payments of the invoice.
 */
export const VoidInvoiceRequest_Payments = {
  /**
   * Refuse to void an invoice with payments.
   */
  PAYMENTS_UNSPECIFIED: 'PAYMENTS_UNSPECIFIED',
  /**
   * Return each payment the way it came.
   */
  REFUND: 'REFUND',
  /**
   * Move the payments to the customer's unapplied credit.
   */
  CREDIT: 'CREDIT',
} as const;

/**
 * The use of the payments of the invoice.
 */
export type VoidInvoiceRequest_Payments =
  /**
   * Refuse to void an invoice with payments.
   */
  | 'PAYMENTS_UNSPECIFIED'
  | 0
  /**
   * Return each payment the way it came.
   */
  | 'REFUND'
  | 1
  /**
   * Move the payments to the customer's unapplied credit.
   */
  | 'CREDIT'
  | 2

/**
 * The use of the payments of the invoice.
 */
export type VoidInvoiceRequest_Payments__Output = typeof VoidInvoiceRequest_Payments[keyof typeof VoidInvoiceRequest_Payments]

export interface VoidInvoiceRequest {
  'invoice'?: (string);
  'payments'?: (VoidInvoiceRequest_Payments);
  /**
   * Issue a successor, to which the payments move. Without one, the order must be closed.
   */
  'reissue'?: (boolean);
  /**
   * The address of the customer that a successor shows as the buyer's. By default, that of the invoice, as it is now if it is one of the customer's.
   */
  'invoiceAddressId'?: (string);
  '_invoiceAddressId'?: "invoiceAddressId";
}

export interface VoidInvoiceRequest__Output {
  'invoice': (string);
  'payments': (VoidInvoiceRequest_Payments__Output);
  /**
   * Issue a successor, to which the payments move. Without one, the order must be closed.
   */
  'reissue': (boolean);
  /**
   * The address of the customer that a successor shows as the buyer's. By default, that of the invoice, as it is now if it is one of the customer's.
   */
  'invoiceAddressId'?: (string);
  '_invoiceAddressId'?: "invoiceAddressId";
}

export interface VoidInvoiceResponse {
  'invoice'?: (Invoice | null);
  /**
   * Set if the invoice was reissued. A repeated request returns the same successor.
   */
  'successor'?: (Invoice | null);
  'version'?: (string);
  'storeActions'?: (string)[];
}

export interface VoidInvoiceResponse__Output {
  'invoice': (Invoice__Output | null);
  /**
   * Set if the invoice was reissued. A repeated request returns the same successor.
   */
  'successor': (Invoice__Output | null);
  'version': (string);
  'storeActions': (string)[];
}
