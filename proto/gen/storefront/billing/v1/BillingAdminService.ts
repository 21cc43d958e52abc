// Original file: storefront/billing/v1/billing.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AddCustomerAddressRequest as _storefront_billing_v1_AddCustomerAddressRequest, AddCustomerAddressRequest__Output as _storefront_billing_v1_AddCustomerAddressRequest__Output } from '../../../storefront/billing/v1/AddCustomerAddressRequest.ts';
import type { AddCustomerAddressResponse as _storefront_billing_v1_AddCustomerAddressResponse, AddCustomerAddressResponse__Output as _storefront_billing_v1_AddCustomerAddressResponse__Output } from '../../../storefront/billing/v1/AddCustomerAddressResponse.ts';
import type { ApplyCreditRequest as _storefront_billing_v1_ApplyCreditRequest, ApplyCreditRequest__Output as _storefront_billing_v1_ApplyCreditRequest__Output } from '../../../storefront/billing/v1/ApplyCreditRequest.ts';
import type { ApplyCreditResponse as _storefront_billing_v1_ApplyCreditResponse, ApplyCreditResponse__Output as _storefront_billing_v1_ApplyCreditResponse__Output } from '../../../storefront/billing/v1/ApplyCreditResponse.ts';
import type { CreateCustomerRequest as _storefront_billing_v1_CreateCustomerRequest, CreateCustomerRequest__Output as _storefront_billing_v1_CreateCustomerRequest__Output } from '../../../storefront/billing/v1/CreateCustomerRequest.ts';
import type { CreateCustomerResponse as _storefront_billing_v1_CreateCustomerResponse, CreateCustomerResponse__Output as _storefront_billing_v1_CreateCustomerResponse__Output } from '../../../storefront/billing/v1/CreateCustomerResponse.ts';
import type { ExportAgingRequest as _storefront_billing_v1_ExportAgingRequest, ExportAgingRequest__Output as _storefront_billing_v1_ExportAgingRequest__Output } from '../../../storefront/billing/v1/ExportAgingRequest.ts';
import type { ExportAgingResponse as _storefront_billing_v1_ExportAgingResponse, ExportAgingResponse__Output as _storefront_billing_v1_ExportAgingResponse__Output } from '../../../storefront/billing/v1/ExportAgingResponse.ts';
import type { ExportCustomersRequest as _storefront_billing_v1_ExportCustomersRequest, ExportCustomersRequest__Output as _storefront_billing_v1_ExportCustomersRequest__Output } from '../../../storefront/billing/v1/ExportCustomersRequest.ts';
import type { ExportCustomersResponse as _storefront_billing_v1_ExportCustomersResponse, ExportCustomersResponse__Output as _storefront_billing_v1_ExportCustomersResponse__Output } from '../../../storefront/billing/v1/ExportCustomersResponse.ts';
import type { ExportPaymentsRequest as _storefront_billing_v1_ExportPaymentsRequest, ExportPaymentsRequest__Output as _storefront_billing_v1_ExportPaymentsRequest__Output } from '../../../storefront/billing/v1/ExportPaymentsRequest.ts';
import type { ExportPaymentsResponse as _storefront_billing_v1_ExportPaymentsResponse, ExportPaymentsResponse__Output as _storefront_billing_v1_ExportPaymentsResponse__Output } from '../../../storefront/billing/v1/ExportPaymentsResponse.ts';
import type { ExportTaxRequest as _storefront_billing_v1_ExportTaxRequest, ExportTaxRequest__Output as _storefront_billing_v1_ExportTaxRequest__Output } from '../../../storefront/billing/v1/ExportTaxRequest.ts';
import type { ExportTaxResponse as _storefront_billing_v1_ExportTaxResponse, ExportTaxResponse__Output as _storefront_billing_v1_ExportTaxResponse__Output } from '../../../storefront/billing/v1/ExportTaxResponse.ts';
import type { GetCreditNoteRequest as _storefront_billing_v1_GetCreditNoteRequest, GetCreditNoteRequest__Output as _storefront_billing_v1_GetCreditNoteRequest__Output } from '../../../storefront/billing/v1/GetCreditNoteRequest.ts';
import type { GetCreditNoteResponse as _storefront_billing_v1_GetCreditNoteResponse, GetCreditNoteResponse__Output as _storefront_billing_v1_GetCreditNoteResponse__Output } from '../../../storefront/billing/v1/GetCreditNoteResponse.ts';
import type { GetCreditRequest as _storefront_billing_v1_GetCreditRequest, GetCreditRequest__Output as _storefront_billing_v1_GetCreditRequest__Output } from '../../../storefront/billing/v1/GetCreditRequest.ts';
import type { GetCreditResponse as _storefront_billing_v1_GetCreditResponse, GetCreditResponse__Output as _storefront_billing_v1_GetCreditResponse__Output } from '../../../storefront/billing/v1/GetCreditResponse.ts';
import type { GetPaymentGatewayRequest as _storefront_billing_v1_GetPaymentGatewayRequest, GetPaymentGatewayRequest__Output as _storefront_billing_v1_GetPaymentGatewayRequest__Output } from '../../../storefront/billing/v1/GetPaymentGatewayRequest.ts';
import type { GetPaymentGatewayResponse as _storefront_billing_v1_GetPaymentGatewayResponse, GetPaymentGatewayResponse__Output as _storefront_billing_v1_GetPaymentGatewayResponse__Output } from '../../../storefront/billing/v1/GetPaymentGatewayResponse.ts';
import type { GetRefundRequest as _storefront_billing_v1_GetRefundRequest, GetRefundRequest__Output as _storefront_billing_v1_GetRefundRequest__Output } from '../../../storefront/billing/v1/GetRefundRequest.ts';
import type { GetRefundResponse as _storefront_billing_v1_GetRefundResponse, GetRefundResponse__Output as _storefront_billing_v1_GetRefundResponse__Output } from '../../../storefront/billing/v1/GetRefundResponse.ts';
import type { GetSellerRequest as _storefront_billing_v1_GetSellerRequest, GetSellerRequest__Output as _storefront_billing_v1_GetSellerRequest__Output } from '../../../storefront/billing/v1/GetSellerRequest.ts';
import type { GetSellerResponse as _storefront_billing_v1_GetSellerResponse, GetSellerResponse__Output as _storefront_billing_v1_GetSellerResponse__Output } from '../../../storefront/billing/v1/GetSellerResponse.ts';
import type { GetStoreCustomerRequest as _storefront_billing_v1_GetStoreCustomerRequest, GetStoreCustomerRequest__Output as _storefront_billing_v1_GetStoreCustomerRequest__Output } from '../../../storefront/billing/v1/GetStoreCustomerRequest.ts';
import type { GetStoreCustomerResponse as _storefront_billing_v1_GetStoreCustomerResponse, GetStoreCustomerResponse__Output as _storefront_billing_v1_GetStoreCustomerResponse__Output } from '../../../storefront/billing/v1/GetStoreCustomerResponse.ts';
import type { GetStoreInvoiceRequest as _storefront_billing_v1_GetStoreInvoiceRequest, GetStoreInvoiceRequest__Output as _storefront_billing_v1_GetStoreInvoiceRequest__Output } from '../../../storefront/billing/v1/GetStoreInvoiceRequest.ts';
import type { GetStoreInvoiceResponse as _storefront_billing_v1_GetStoreInvoiceResponse, GetStoreInvoiceResponse__Output as _storefront_billing_v1_GetStoreInvoiceResponse__Output } from '../../../storefront/billing/v1/GetStoreInvoiceResponse.ts';
import type { GetStoreOrderBillingRequest as _storefront_billing_v1_GetStoreOrderBillingRequest, GetStoreOrderBillingRequest__Output as _storefront_billing_v1_GetStoreOrderBillingRequest__Output } from '../../../storefront/billing/v1/GetStoreOrderBillingRequest.ts';
import type { GetStoreOrderBillingResponse as _storefront_billing_v1_GetStoreOrderBillingResponse, GetStoreOrderBillingResponse__Output as _storefront_billing_v1_GetStoreOrderBillingResponse__Output } from '../../../storefront/billing/v1/GetStoreOrderBillingResponse.ts';
import type { GetStoreStatementRequest as _storefront_billing_v1_GetStoreStatementRequest, GetStoreStatementRequest__Output as _storefront_billing_v1_GetStoreStatementRequest__Output } from '../../../storefront/billing/v1/GetStoreStatementRequest.ts';
import type { GetStoreStatementResponse as _storefront_billing_v1_GetStoreStatementResponse, GetStoreStatementResponse__Output as _storefront_billing_v1_GetStoreStatementResponse__Output } from '../../../storefront/billing/v1/GetStoreStatementResponse.ts';
import type { ImportCustomersRequest as _storefront_billing_v1_ImportCustomersRequest, ImportCustomersRequest__Output as _storefront_billing_v1_ImportCustomersRequest__Output } from '../../../storefront/billing/v1/ImportCustomersRequest.ts';
import type { ImportCustomersResponse as _storefront_billing_v1_ImportCustomersResponse, ImportCustomersResponse__Output as _storefront_billing_v1_ImportCustomersResponse__Output } from '../../../storefront/billing/v1/ImportCustomersResponse.ts';
import type { ListCreditNotesRequest as _storefront_billing_v1_ListCreditNotesRequest, ListCreditNotesRequest__Output as _storefront_billing_v1_ListCreditNotesRequest__Output } from '../../../storefront/billing/v1/ListCreditNotesRequest.ts';
import type { ListCreditNotesResponse as _storefront_billing_v1_ListCreditNotesResponse, ListCreditNotesResponse__Output as _storefront_billing_v1_ListCreditNotesResponse__Output } from '../../../storefront/billing/v1/ListCreditNotesResponse.ts';
import type { ListRefundsRequest as _storefront_billing_v1_ListRefundsRequest, ListRefundsRequest__Output as _storefront_billing_v1_ListRefundsRequest__Output } from '../../../storefront/billing/v1/ListRefundsRequest.ts';
import type { ListRefundsResponse as _storefront_billing_v1_ListRefundsResponse, ListRefundsResponse__Output as _storefront_billing_v1_ListRefundsResponse__Output } from '../../../storefront/billing/v1/ListRefundsResponse.ts';
import type { ListStoreCustomersRequest as _storefront_billing_v1_ListStoreCustomersRequest, ListStoreCustomersRequest__Output as _storefront_billing_v1_ListStoreCustomersRequest__Output } from '../../../storefront/billing/v1/ListStoreCustomersRequest.ts';
import type { ListStoreCustomersResponse as _storefront_billing_v1_ListStoreCustomersResponse, ListStoreCustomersResponse__Output as _storefront_billing_v1_ListStoreCustomersResponse__Output } from '../../../storefront/billing/v1/ListStoreCustomersResponse.ts';
import type { ListStoreInvoicesRequest as _storefront_billing_v1_ListStoreInvoicesRequest, ListStoreInvoicesRequest__Output as _storefront_billing_v1_ListStoreInvoicesRequest__Output } from '../../../storefront/billing/v1/ListStoreInvoicesRequest.ts';
import type { ListStoreInvoicesResponse as _storefront_billing_v1_ListStoreInvoicesResponse, ListStoreInvoicesResponse__Output as _storefront_billing_v1_ListStoreInvoicesResponse__Output } from '../../../storefront/billing/v1/ListStoreInvoicesResponse.ts';
import type { RecordCustomerPaymentRequest as _storefront_billing_v1_RecordCustomerPaymentRequest, RecordCustomerPaymentRequest__Output as _storefront_billing_v1_RecordCustomerPaymentRequest__Output } from '../../../storefront/billing/v1/RecordCustomerPaymentRequest.ts';
import type { RecordCustomerPaymentResponse as _storefront_billing_v1_RecordCustomerPaymentResponse, RecordCustomerPaymentResponse__Output as _storefront_billing_v1_RecordCustomerPaymentResponse__Output } from '../../../storefront/billing/v1/RecordCustomerPaymentResponse.ts';
import type { RecordPaymentRequest as _storefront_billing_v1_RecordPaymentRequest, RecordPaymentRequest__Output as _storefront_billing_v1_RecordPaymentRequest__Output } from '../../../storefront/billing/v1/RecordPaymentRequest.ts';
import type { RecordPaymentResponse as _storefront_billing_v1_RecordPaymentResponse, RecordPaymentResponse__Output as _storefront_billing_v1_RecordPaymentResponse__Output } from '../../../storefront/billing/v1/RecordPaymentResponse.ts';
import type { RefundCreditRequest as _storefront_billing_v1_RefundCreditRequest, RefundCreditRequest__Output as _storefront_billing_v1_RefundCreditRequest__Output } from '../../../storefront/billing/v1/RefundCreditRequest.ts';
import type { RefundCreditResponse as _storefront_billing_v1_RefundCreditResponse, RefundCreditResponse__Output as _storefront_billing_v1_RefundCreditResponse__Output } from '../../../storefront/billing/v1/RefundCreditResponse.ts';
import type { RemoveCustomerAddressRequest as _storefront_billing_v1_RemoveCustomerAddressRequest, RemoveCustomerAddressRequest__Output as _storefront_billing_v1_RemoveCustomerAddressRequest__Output } from '../../../storefront/billing/v1/RemoveCustomerAddressRequest.ts';
import type { RemoveCustomerAddressResponse as _storefront_billing_v1_RemoveCustomerAddressResponse, RemoveCustomerAddressResponse__Output as _storefront_billing_v1_RemoveCustomerAddressResponse__Output } from '../../../storefront/billing/v1/RemoveCustomerAddressResponse.ts';
import type { RemovePaymentGatewayRequest as _storefront_billing_v1_RemovePaymentGatewayRequest, RemovePaymentGatewayRequest__Output as _storefront_billing_v1_RemovePaymentGatewayRequest__Output } from '../../../storefront/billing/v1/RemovePaymentGatewayRequest.ts';
import type { RemovePaymentGatewayResponse as _storefront_billing_v1_RemovePaymentGatewayResponse, RemovePaymentGatewayResponse__Output as _storefront_billing_v1_RemovePaymentGatewayResponse__Output } from '../../../storefront/billing/v1/RemovePaymentGatewayResponse.ts';
import type { RenderCreditNoteRequest as _storefront_billing_v1_RenderCreditNoteRequest, RenderCreditNoteRequest__Output as _storefront_billing_v1_RenderCreditNoteRequest__Output } from '../../../storefront/billing/v1/RenderCreditNoteRequest.ts';
import type { RenderCreditNoteResponse as _storefront_billing_v1_RenderCreditNoteResponse, RenderCreditNoteResponse__Output as _storefront_billing_v1_RenderCreditNoteResponse__Output } from '../../../storefront/billing/v1/RenderCreditNoteResponse.ts';
import type { RenderStoreInvoiceRequest as _storefront_billing_v1_RenderStoreInvoiceRequest, RenderStoreInvoiceRequest__Output as _storefront_billing_v1_RenderStoreInvoiceRequest__Output } from '../../../storefront/billing/v1/RenderStoreInvoiceRequest.ts';
import type { RenderStoreInvoiceResponse as _storefront_billing_v1_RenderStoreInvoiceResponse, RenderStoreInvoiceResponse__Output as _storefront_billing_v1_RenderStoreInvoiceResponse__Output } from '../../../storefront/billing/v1/RenderStoreInvoiceResponse.ts';
import type { RenderStoreStatementRequest as _storefront_billing_v1_RenderStoreStatementRequest, RenderStoreStatementRequest__Output as _storefront_billing_v1_RenderStoreStatementRequest__Output } from '../../../storefront/billing/v1/RenderStoreStatementRequest.ts';
import type { RenderStoreStatementResponse as _storefront_billing_v1_RenderStoreStatementResponse, RenderStoreStatementResponse__Output as _storefront_billing_v1_RenderStoreStatementResponse__Output } from '../../../storefront/billing/v1/RenderStoreStatementResponse.ts';
import type { RetryRefundRequest as _storefront_billing_v1_RetryRefundRequest, RetryRefundRequest__Output as _storefront_billing_v1_RetryRefundRequest__Output } from '../../../storefront/billing/v1/RetryRefundRequest.ts';
import type { RetryRefundResponse as _storefront_billing_v1_RetryRefundResponse, RetryRefundResponse__Output as _storefront_billing_v1_RetryRefundResponse__Output } from '../../../storefront/billing/v1/RetryRefundResponse.ts';
import type { ReversePaymentRequest as _storefront_billing_v1_ReversePaymentRequest, ReversePaymentRequest__Output as _storefront_billing_v1_ReversePaymentRequest__Output } from '../../../storefront/billing/v1/ReversePaymentRequest.ts';
import type { ReversePaymentResponse as _storefront_billing_v1_ReversePaymentResponse, ReversePaymentResponse__Output as _storefront_billing_v1_ReversePaymentResponse__Output } from '../../../storefront/billing/v1/ReversePaymentResponse.ts';
import type { SetCustomerRequest as _storefront_billing_v1_SetCustomerRequest, SetCustomerRequest__Output as _storefront_billing_v1_SetCustomerRequest__Output } from '../../../storefront/billing/v1/SetCustomerRequest.ts';
import type { SetCustomerResponse as _storefront_billing_v1_SetCustomerResponse, SetCustomerResponse__Output as _storefront_billing_v1_SetCustomerResponse__Output } from '../../../storefront/billing/v1/SetCustomerResponse.ts';
import type { SetPaymentGatewayRequest as _storefront_billing_v1_SetPaymentGatewayRequest, SetPaymentGatewayRequest__Output as _storefront_billing_v1_SetPaymentGatewayRequest__Output } from '../../../storefront/billing/v1/SetPaymentGatewayRequest.ts';
import type { SetPaymentGatewayResponse as _storefront_billing_v1_SetPaymentGatewayResponse, SetPaymentGatewayResponse__Output as _storefront_billing_v1_SetPaymentGatewayResponse__Output } from '../../../storefront/billing/v1/SetPaymentGatewayResponse.ts';
import type { SetSellerRequest as _storefront_billing_v1_SetSellerRequest, SetSellerRequest__Output as _storefront_billing_v1_SetSellerRequest__Output } from '../../../storefront/billing/v1/SetSellerRequest.ts';
import type { SetSellerResponse as _storefront_billing_v1_SetSellerResponse, SetSellerResponse__Output as _storefront_billing_v1_SetSellerResponse__Output } from '../../../storefront/billing/v1/SetSellerResponse.ts';
import type { VoidInvoiceRequest as _storefront_billing_v1_VoidInvoiceRequest, VoidInvoiceRequest__Output as _storefront_billing_v1_VoidInvoiceRequest__Output } from '../../../storefront/billing/v1/VoidInvoiceRequest.ts';
import type { VoidInvoiceResponse as _storefront_billing_v1_VoidInvoiceResponse, VoidInvoiceResponse__Output as _storefront_billing_v1_VoidInvoiceResponse__Output } from '../../../storefront/billing/v1/VoidInvoiceResponse.ts';

/**
 * Manages a store's customers, credit, and invoices, for operators.
 */
export interface BillingAdminServiceClient extends grpc.Client {
  /**
   * Saves an address of a customer. FAILED_PRECONDITION (address_limit).
   */
  AddCustomerAddress(argument: _storefront_billing_v1_AddCustomerAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  AddCustomerAddress(argument: _storefront_billing_v1_AddCustomerAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  AddCustomerAddress(argument: _storefront_billing_v1_AddCustomerAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  AddCustomerAddress(argument: _storefront_billing_v1_AddCustomerAddressRequest, callback: grpc.requestCallback<_storefront_billing_v1_AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Saves an address of a customer. FAILED_PRECONDITION (address_limit).
   */
  addCustomerAddress(argument: _storefront_billing_v1_AddCustomerAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  addCustomerAddress(argument: _storefront_billing_v1_AddCustomerAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  addCustomerAddress(argument: _storefront_billing_v1_AddCustomerAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  addCustomerAddress(argument: _storefront_billing_v1_AddCustomerAddressRequest, callback: grpc.requestCallback<_storefront_billing_v1_AddCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Pays an open invoice from its customer's unapplied credit, once per reference. FAILED_PRECONDITION (no_unapplied_credit, credit_too_low,
   * currency_mismatch, invoice_already_paid, invoice_voided, payment_reference_used).
   */
  ApplyCredit(argument: _storefront_billing_v1_ApplyCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  ApplyCredit(argument: _storefront_billing_v1_ApplyCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  ApplyCredit(argument: _storefront_billing_v1_ApplyCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  ApplyCredit(argument: _storefront_billing_v1_ApplyCreditRequest, callback: grpc.requestCallback<_storefront_billing_v1_ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Pays an open invoice from its customer's unapplied credit, once per reference. FAILED_PRECONDITION (no_unapplied_credit, credit_too_low,
   * currency_mismatch, invoice_already_paid, invoice_voided, payment_reference_used).
   */
  applyCredit(argument: _storefront_billing_v1_ApplyCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  applyCredit(argument: _storefront_billing_v1_ApplyCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  applyCredit(argument: _storefront_billing_v1_ApplyCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  applyCredit(argument: _storefront_billing_v1_ApplyCreditRequest, callback: grpc.requestCallback<_storefront_billing_v1_ApplyCreditResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a customer. FAILED_PRECONDITION (email_taken) if the email is in use.
   */
  CreateCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  CreateCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  CreateCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  CreateCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a customer. FAILED_PRECONDITION (email_taken) if the email is in use.
   */
  createCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  createCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  createCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  createCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Streams what each customer owes at the end of a period, as statements show it. Customers who owe nothing are left out.
   */
  ExportAging(argument: _storefront_billing_v1_ExportAgingRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportAgingResponse__Output>;
  ExportAging(argument: _storefront_billing_v1_ExportAgingRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportAgingResponse__Output>;
  /**
   * Streams what each customer owes at the end of a period, as statements show it. Customers who owe nothing are left out.
   */
  exportAging(argument: _storefront_billing_v1_ExportAgingRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportAgingResponse__Output>;
  exportAging(argument: _storefront_billing_v1_ExportAgingRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportAgingResponse__Output>;
  
  /**
   * Streams all customers ordered by email, without passwords.
   */
  ExportCustomers(argument: _storefront_billing_v1_ExportCustomersRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportCustomersResponse__Output>;
  ExportCustomers(argument: _storefront_billing_v1_ExportCustomersRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportCustomersResponse__Output>;
  /**
   * Streams all customers ordered by email, without passwords.
   */
  exportCustomers(argument: _storefront_billing_v1_ExportCustomersRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportCustomersResponse__Output>;
  exportCustomers(argument: _storefront_billing_v1_ExportCustomersRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportCustomersResponse__Output>;
  
  /**
   * Streams the payments of a period, oldest first, without those from credit. A payment has the day on which it was made.
   */
  ExportPayments(argument: _storefront_billing_v1_ExportPaymentsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportPaymentsResponse__Output>;
  ExportPayments(argument: _storefront_billing_v1_ExportPaymentsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportPaymentsResponse__Output>;
  /**
   * Streams the payments of a period, oldest first, without those from credit. A payment has the day on which it was made.
   */
  exportPayments(argument: _storefront_billing_v1_ExportPaymentsRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportPaymentsResponse__Output>;
  exportPayments(argument: _storefront_billing_v1_ExportPaymentsRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportPaymentsResponse__Output>;
  
  /**
   * Streams the tax of a period by rate: that of its invoices, less that of its credit notes and voids.
   */
  ExportTax(argument: _storefront_billing_v1_ExportTaxRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportTaxResponse__Output>;
  ExportTax(argument: _storefront_billing_v1_ExportTaxRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportTaxResponse__Output>;
  /**
   * Streams the tax of a period by rate: that of its invoices, less that of its credit notes and voids.
   */
  exportTax(argument: _storefront_billing_v1_ExportTaxRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportTaxResponse__Output>;
  exportTax(argument: _storefront_billing_v1_ExportTaxRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_ExportTaxResponse__Output>;
  
  /**
   * Returns a customer's credit account with its newest ledger entries, at most 200.
   */
  GetCredit(argument: _storefront_billing_v1_GetCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  GetCredit(argument: _storefront_billing_v1_GetCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  GetCredit(argument: _storefront_billing_v1_GetCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  GetCredit(argument: _storefront_billing_v1_GetCreditRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a customer's credit account with its newest ledger entries, at most 200.
   */
  getCredit(argument: _storefront_billing_v1_GetCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  getCredit(argument: _storefront_billing_v1_GetCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  getCredit(argument: _storefront_billing_v1_GetCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  getCredit(argument: _storefront_billing_v1_GetCreditRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a credit note with its refunds.
   */
  GetCreditNote(argument: _storefront_billing_v1_GetCreditNoteRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  GetCreditNote(argument: _storefront_billing_v1_GetCreditNoteRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  GetCreditNote(argument: _storefront_billing_v1_GetCreditNoteRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  GetCreditNote(argument: _storefront_billing_v1_GetCreditNoteRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a credit note with its refunds.
   */
  getCreditNote(argument: _storefront_billing_v1_GetCreditNoteRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  getCreditNote(argument: _storefront_billing_v1_GetCreditNoteRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  getCreditNote(argument: _storefront_billing_v1_GetCreditNoteRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  getCreditNote(argument: _storefront_billing_v1_GetCreditNoteRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the store's payment gateway, without its secrets.
   */
  GetPaymentGateway(argument: _storefront_billing_v1_GetPaymentGatewayRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  GetPaymentGateway(argument: _storefront_billing_v1_GetPaymentGatewayRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  GetPaymentGateway(argument: _storefront_billing_v1_GetPaymentGatewayRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  GetPaymentGateway(argument: _storefront_billing_v1_GetPaymentGatewayRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the store's payment gateway, without its secrets.
   */
  getPaymentGateway(argument: _storefront_billing_v1_GetPaymentGatewayRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  getPaymentGateway(argument: _storefront_billing_v1_GetPaymentGatewayRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  getPaymentGateway(argument: _storefront_billing_v1_GetPaymentGatewayRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  getPaymentGateway(argument: _storefront_billing_v1_GetPaymentGatewayRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a refund.
   */
  GetRefund(argument: _storefront_billing_v1_GetRefundRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetRefundResponse__Output>): grpc.ClientUnaryCall;
  GetRefund(argument: _storefront_billing_v1_GetRefundRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetRefundResponse__Output>): grpc.ClientUnaryCall;
  GetRefund(argument: _storefront_billing_v1_GetRefundRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetRefundResponse__Output>): grpc.ClientUnaryCall;
  GetRefund(argument: _storefront_billing_v1_GetRefundRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetRefundResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a refund.
   */
  getRefund(argument: _storefront_billing_v1_GetRefundRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetRefundResponse__Output>): grpc.ClientUnaryCall;
  getRefund(argument: _storefront_billing_v1_GetRefundRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetRefundResponse__Output>): grpc.ClientUnaryCall;
  getRefund(argument: _storefront_billing_v1_GetRefundRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetRefundResponse__Output>): grpc.ClientUnaryCall;
  getRefund(argument: _storefront_billing_v1_GetRefundRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetRefundResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the seller details that are copied to each new invoice.
   */
  GetSeller(argument: _storefront_billing_v1_GetSellerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetSellerResponse__Output>): grpc.ClientUnaryCall;
  GetSeller(argument: _storefront_billing_v1_GetSellerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetSellerResponse__Output>): grpc.ClientUnaryCall;
  GetSeller(argument: _storefront_billing_v1_GetSellerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetSellerResponse__Output>): grpc.ClientUnaryCall;
  GetSeller(argument: _storefront_billing_v1_GetSellerRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetSellerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the seller details that are copied to each new invoice.
   */
  getSeller(argument: _storefront_billing_v1_GetSellerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetSellerResponse__Output>): grpc.ClientUnaryCall;
  getSeller(argument: _storefront_billing_v1_GetSellerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetSellerResponse__Output>): grpc.ClientUnaryCall;
  getSeller(argument: _storefront_billing_v1_GetSellerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetSellerResponse__Output>): grpc.ClientUnaryCall;
  getSeller(argument: _storefront_billing_v1_GetSellerRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetSellerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns any customer of the store.
   */
  GetStoreCustomer(argument: _storefront_billing_v1_GetStoreCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  GetStoreCustomer(argument: _storefront_billing_v1_GetStoreCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  GetStoreCustomer(argument: _storefront_billing_v1_GetStoreCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  GetStoreCustomer(argument: _storefront_billing_v1_GetStoreCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns any customer of the store.
   */
  getStoreCustomer(argument: _storefront_billing_v1_GetStoreCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  getStoreCustomer(argument: _storefront_billing_v1_GetStoreCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  getStoreCustomer(argument: _storefront_billing_v1_GetStoreCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  getStoreCustomer(argument: _storefront_billing_v1_GetStoreCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreCustomerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns any invoice of the store.
   */
  GetStoreInvoice(argument: _storefront_billing_v1_GetStoreInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreInvoiceResponse__Output>): grpc.ClientUnaryCall;
  GetStoreInvoice(argument: _storefront_billing_v1_GetStoreInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreInvoiceResponse__Output>): grpc.ClientUnaryCall;
  GetStoreInvoice(argument: _storefront_billing_v1_GetStoreInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreInvoiceResponse__Output>): grpc.ClientUnaryCall;
  GetStoreInvoice(argument: _storefront_billing_v1_GetStoreInvoiceRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreInvoiceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns any invoice of the store.
   */
  getStoreInvoice(argument: _storefront_billing_v1_GetStoreInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreInvoiceResponse__Output>): grpc.ClientUnaryCall;
  getStoreInvoice(argument: _storefront_billing_v1_GetStoreInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreInvoiceResponse__Output>): grpc.ClientUnaryCall;
  getStoreInvoice(argument: _storefront_billing_v1_GetStoreInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreInvoiceResponse__Output>): grpc.ClientUnaryCall;
  getStoreInvoice(argument: _storefront_billing_v1_GetStoreInvoiceRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreInvoiceResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the invoices of any order of the store with their payments, all payment sessions of the order and its invoices, oldest first, and
   * its refunds.
   */
  GetStoreOrderBilling(argument: _storefront_billing_v1_GetStoreOrderBillingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  GetStoreOrderBilling(argument: _storefront_billing_v1_GetStoreOrderBillingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  GetStoreOrderBilling(argument: _storefront_billing_v1_GetStoreOrderBillingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  GetStoreOrderBilling(argument: _storefront_billing_v1_GetStoreOrderBillingRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the invoices of any order of the store with their payments, all payment sessions of the order and its invoices, oldest first, and
   * its refunds.
   */
  getStoreOrderBilling(argument: _storefront_billing_v1_GetStoreOrderBillingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getStoreOrderBilling(argument: _storefront_billing_v1_GetStoreOrderBillingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getStoreOrderBilling(argument: _storefront_billing_v1_GetStoreOrderBillingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getStoreOrderBilling(argument: _storefront_billing_v1_GetStoreOrderBillingRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the statement of a customer's account.
   */
  GetStoreStatement(argument: _storefront_billing_v1_GetStoreStatementRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreStatementResponse__Output>): grpc.ClientUnaryCall;
  GetStoreStatement(argument: _storefront_billing_v1_GetStoreStatementRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreStatementResponse__Output>): grpc.ClientUnaryCall;
  GetStoreStatement(argument: _storefront_billing_v1_GetStoreStatementRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreStatementResponse__Output>): grpc.ClientUnaryCall;
  GetStoreStatement(argument: _storefront_billing_v1_GetStoreStatementRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreStatementResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the statement of a customer's account.
   */
  getStoreStatement(argument: _storefront_billing_v1_GetStoreStatementRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreStatementResponse__Output>): grpc.ClientUnaryCall;
  getStoreStatement(argument: _storefront_billing_v1_GetStoreStatementRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreStatementResponse__Output>): grpc.ClientUnaryCall;
  getStoreStatement(argument: _storefront_billing_v1_GetStoreStatementRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreStatementResponse__Output>): grpc.ClientUnaryCall;
  getStoreStatement(argument: _storefront_billing_v1_GetStoreStatementRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetStoreStatementResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates or updates at most 100 customers, identified by their email, each in a transaction of its own. Faulty rows are reported and skipped.
   */
  ImportCustomers(argument: _storefront_billing_v1_ImportCustomersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  ImportCustomers(argument: _storefront_billing_v1_ImportCustomersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  ImportCustomers(argument: _storefront_billing_v1_ImportCustomersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  ImportCustomers(argument: _storefront_billing_v1_ImportCustomersRequest, callback: grpc.requestCallback<_storefront_billing_v1_ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates or updates at most 100 customers, identified by their email, each in a transaction of its own. Faulty rows are reported and skipped.
   */
  importCustomers(argument: _storefront_billing_v1_ImportCustomersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  importCustomers(argument: _storefront_billing_v1_ImportCustomersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  importCustomers(argument: _storefront_billing_v1_ImportCustomersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  importCustomers(argument: _storefront_billing_v1_ImportCustomersRequest, callback: grpc.requestCallback<_storefront_billing_v1_ImportCustomersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the credit notes of the store, newest first.
   */
  ListCreditNotes(argument: _storefront_billing_v1_ListCreditNotesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  ListCreditNotes(argument: _storefront_billing_v1_ListCreditNotesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  ListCreditNotes(argument: _storefront_billing_v1_ListCreditNotesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  ListCreditNotes(argument: _storefront_billing_v1_ListCreditNotesRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the credit notes of the store, newest first.
   */
  listCreditNotes(argument: _storefront_billing_v1_ListCreditNotesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  listCreditNotes(argument: _storefront_billing_v1_ListCreditNotesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  listCreditNotes(argument: _storefront_billing_v1_ListCreditNotesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  listCreditNotes(argument: _storefront_billing_v1_ListCreditNotesRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the refunds of the store, newest first.
   */
  ListRefunds(argument: _storefront_billing_v1_ListRefundsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  ListRefunds(argument: _storefront_billing_v1_ListRefundsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  ListRefunds(argument: _storefront_billing_v1_ListRefundsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  ListRefunds(argument: _storefront_billing_v1_ListRefundsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the refunds of the store, newest first.
   */
  listRefunds(argument: _storefront_billing_v1_ListRefundsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  listRefunds(argument: _storefront_billing_v1_ListRefundsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  listRefunds(argument: _storefront_billing_v1_ListRefundsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  listRefunds(argument: _storefront_billing_v1_ListRefundsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListRefundsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the store's customers, newest first.
   */
  ListStoreCustomers(argument: _storefront_billing_v1_ListStoreCustomersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  ListStoreCustomers(argument: _storefront_billing_v1_ListStoreCustomersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  ListStoreCustomers(argument: _storefront_billing_v1_ListStoreCustomersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  ListStoreCustomers(argument: _storefront_billing_v1_ListStoreCustomersRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the store's customers, newest first.
   */
  listStoreCustomers(argument: _storefront_billing_v1_ListStoreCustomersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  listStoreCustomers(argument: _storefront_billing_v1_ListStoreCustomersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  listStoreCustomers(argument: _storefront_billing_v1_ListStoreCustomersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  listStoreCustomers(argument: _storefront_billing_v1_ListStoreCustomersRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreCustomersResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the invoices of all customers, newest first, each with its buyer but without other details.
   */
  ListStoreInvoices(argument: _storefront_billing_v1_ListStoreInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ListStoreInvoices(argument: _storefront_billing_v1_ListStoreInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ListStoreInvoices(argument: _storefront_billing_v1_ListStoreInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ListStoreInvoices(argument: _storefront_billing_v1_ListStoreInvoicesRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the invoices of all customers, newest first, each with its buyer but without other details.
   */
  listStoreInvoices(argument: _storefront_billing_v1_ListStoreInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listStoreInvoices(argument: _storefront_billing_v1_ListStoreInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listStoreInvoices(argument: _storefront_billing_v1_ListStoreInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listStoreInvoices(argument: _storefront_billing_v1_ListStoreInvoicesRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListStoreInvoicesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Records a payment on account: it pays the given invoices, or what is due first, and the rest is unapplied credit.
   */
  RecordCustomerPayment(argument: _storefront_billing_v1_RecordCustomerPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  RecordCustomerPayment(argument: _storefront_billing_v1_RecordCustomerPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  RecordCustomerPayment(argument: _storefront_billing_v1_RecordCustomerPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  RecordCustomerPayment(argument: _storefront_billing_v1_RecordCustomerPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Records a payment on account: it pays the given invoices, or what is due first, and the rest is unapplied credit.
   */
  recordCustomerPayment(argument: _storefront_billing_v1_RecordCustomerPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordCustomerPayment(argument: _storefront_billing_v1_RecordCustomerPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordCustomerPayment(argument: _storefront_billing_v1_RecordCustomerPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordCustomerPayment(argument: _storefront_billing_v1_RecordCustomerPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_RecordCustomerPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Records a payment received outside the system against an open invoice, once per reference. INVALID_ARGUMENT if it exceeds the amount
   * due; FAILED_PRECONDITION (payment_reference_used).
   */
  RecordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  RecordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  RecordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  RecordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Records a payment received outside the system against an open invoice, once per reference. INVALID_ARGUMENT if it exceeds the amount
   * due; FAILED_PRECONDITION (payment_reference_used).
   */
  recordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Records that unapplied credit was paid out.
   */
  RefundCredit(argument: _storefront_billing_v1_RefundCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  RefundCredit(argument: _storefront_billing_v1_RefundCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  RefundCredit(argument: _storefront_billing_v1_RefundCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  RefundCredit(argument: _storefront_billing_v1_RefundCreditRequest, callback: grpc.requestCallback<_storefront_billing_v1_RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Records that unapplied credit was paid out.
   */
  refundCredit(argument: _storefront_billing_v1_RefundCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  refundCredit(argument: _storefront_billing_v1_RefundCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  refundCredit(argument: _storefront_billing_v1_RefundCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  refundCredit(argument: _storefront_billing_v1_RefundCreditRequest, callback: grpc.requestCallback<_storefront_billing_v1_RefundCreditResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes an address of a customer. Orders keep their copies.
   */
  RemoveCustomerAddress(argument: _storefront_billing_v1_RemoveCustomerAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  RemoveCustomerAddress(argument: _storefront_billing_v1_RemoveCustomerAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  RemoveCustomerAddress(argument: _storefront_billing_v1_RemoveCustomerAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  RemoveCustomerAddress(argument: _storefront_billing_v1_RemoveCustomerAddressRequest, callback: grpc.requestCallback<_storefront_billing_v1_RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes an address of a customer. Orders keep their copies.
   */
  removeCustomerAddress(argument: _storefront_billing_v1_RemoveCustomerAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  removeCustomerAddress(argument: _storefront_billing_v1_RemoveCustomerAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  removeCustomerAddress(argument: _storefront_billing_v1_RemoveCustomerAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  removeCustomerAddress(argument: _storefront_billing_v1_RemoveCustomerAddressRequest, callback: grpc.requestCallback<_storefront_billing_v1_RemoveCustomerAddressResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes the store's payment gateway. NOT_FOUND if it has none of its own.
   */
  RemovePaymentGateway(argument: _storefront_billing_v1_RemovePaymentGatewayRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  RemovePaymentGateway(argument: _storefront_billing_v1_RemovePaymentGatewayRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  RemovePaymentGateway(argument: _storefront_billing_v1_RemovePaymentGatewayRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  RemovePaymentGateway(argument: _storefront_billing_v1_RemovePaymentGatewayRequest, callback: grpc.requestCallback<_storefront_billing_v1_RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes the store's payment gateway. NOT_FOUND if it has none of its own.
   */
  removePaymentGateway(argument: _storefront_billing_v1_RemovePaymentGatewayRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  removePaymentGateway(argument: _storefront_billing_v1_RemovePaymentGatewayRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  removePaymentGateway(argument: _storefront_billing_v1_RemovePaymentGatewayRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  removePaymentGateway(argument: _storefront_billing_v1_RemovePaymentGatewayRequest, callback: grpc.requestCallback<_storefront_billing_v1_RemovePaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Streams the PDF of a credit note, like RenderInvoice.
   */
  RenderCreditNote(argument: _storefront_billing_v1_RenderCreditNoteRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderCreditNoteResponse__Output>;
  RenderCreditNote(argument: _storefront_billing_v1_RenderCreditNoteRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderCreditNoteResponse__Output>;
  /**
   * Streams the PDF of a credit note, like RenderInvoice.
   */
  renderCreditNote(argument: _storefront_billing_v1_RenderCreditNoteRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderCreditNoteResponse__Output>;
  renderCreditNote(argument: _storefront_billing_v1_RenderCreditNoteRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderCreditNoteResponse__Output>;
  
  /**
   * Streams the PDF of any invoice of the store, like RenderInvoice.
   */
  RenderStoreInvoice(argument: _storefront_billing_v1_RenderStoreInvoiceRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderStoreInvoiceResponse__Output>;
  RenderStoreInvoice(argument: _storefront_billing_v1_RenderStoreInvoiceRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderStoreInvoiceResponse__Output>;
  /**
   * Streams the PDF of any invoice of the store, like RenderInvoice.
   */
  renderStoreInvoice(argument: _storefront_billing_v1_RenderStoreInvoiceRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderStoreInvoiceResponse__Output>;
  renderStoreInvoice(argument: _storefront_billing_v1_RenderStoreInvoiceRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderStoreInvoiceResponse__Output>;
  
  /**
   * Streams the same statement as a PDF.
   */
  RenderStoreStatement(argument: _storefront_billing_v1_RenderStoreStatementRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderStoreStatementResponse__Output>;
  RenderStoreStatement(argument: _storefront_billing_v1_RenderStoreStatementRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderStoreStatementResponse__Output>;
  /**
   * Streams the same statement as a PDF.
   */
  renderStoreStatement(argument: _storefront_billing_v1_RenderStoreStatementRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderStoreStatementResponse__Output>;
  renderStoreStatement(argument: _storefront_billing_v1_RenderStoreStatementRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderStoreStatementResponse__Output>;
  
  /**
   * Replaces a failed refund with another one, or settles one that waits to be made by hand. FAILED_PRECONDITION (refund_not_retryable).
   */
  RetryRefund(argument: _storefront_billing_v1_RetryRefundRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  RetryRefund(argument: _storefront_billing_v1_RetryRefundRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  RetryRefund(argument: _storefront_billing_v1_RetryRefundRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  RetryRefund(argument: _storefront_billing_v1_RetryRefundRequest, callback: grpc.requestCallback<_storefront_billing_v1_RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Replaces a failed refund with another one, or settles one that waits to be made by hand. FAILED_PRECONDITION (refund_not_retryable).
   */
  retryRefund(argument: _storefront_billing_v1_RetryRefundRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  retryRefund(argument: _storefront_billing_v1_RetryRefundRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  retryRefund(argument: _storefront_billing_v1_RetryRefundRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  retryRefund(argument: _storefront_billing_v1_RetryRefundRequest, callback: grpc.requestCallback<_storefront_billing_v1_RetryRefundResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Reverses a payment over all of its invoices, which are due again, once per reference or key. FAILED_PRECONDITION (payment_already_reversed,
   * refund_pending, payment_refunded, payment_changed).
   */
  ReversePayment(argument: _storefront_billing_v1_ReversePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  ReversePayment(argument: _storefront_billing_v1_ReversePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  ReversePayment(argument: _storefront_billing_v1_ReversePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  ReversePayment(argument: _storefront_billing_v1_ReversePaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Reverses a payment over all of its invoices, which are due again, once per reference or key. FAILED_PRECONDITION (payment_already_reversed,
   * refund_pending, payment_refunded, payment_changed).
   */
  reversePayment(argument: _storefront_billing_v1_ReversePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  reversePayment(argument: _storefront_billing_v1_ReversePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  reversePayment(argument: _storefront_billing_v1_ReversePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  reversePayment(argument: _storefront_billing_v1_ReversePaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReversePaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields of a customer and leaves the others unchanged.
   */
  SetCustomer(argument: _storefront_billing_v1_SetCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  SetCustomer(argument: _storefront_billing_v1_SetCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  SetCustomer(argument: _storefront_billing_v1_SetCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  SetCustomer(argument: _storefront_billing_v1_SetCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields of a customer and leaves the others unchanged.
   */
  setCustomer(argument: _storefront_billing_v1_SetCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  setCustomer(argument: _storefront_billing_v1_SetCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  setCustomer(argument: _storefront_billing_v1_SetCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  setCustomer(argument: _storefront_billing_v1_SetCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets or replaces the store's payment gateway in live mode. FAILED_PRECONDITION if no key is configured that encrypts its
   * secrets.
   */
  SetPaymentGateway(argument: _storefront_billing_v1_SetPaymentGatewayRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  SetPaymentGateway(argument: _storefront_billing_v1_SetPaymentGatewayRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  SetPaymentGateway(argument: _storefront_billing_v1_SetPaymentGatewayRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  SetPaymentGateway(argument: _storefront_billing_v1_SetPaymentGatewayRequest, callback: grpc.requestCallback<_storefront_billing_v1_SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets or replaces the store's payment gateway in live mode. FAILED_PRECONDITION if no key is configured that encrypts its
   * secrets.
   */
  setPaymentGateway(argument: _storefront_billing_v1_SetPaymentGatewayRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  setPaymentGateway(argument: _storefront_billing_v1_SetPaymentGatewayRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  setPaymentGateway(argument: _storefront_billing_v1_SetPaymentGatewayRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  setPaymentGateway(argument: _storefront_billing_v1_SetPaymentGatewayRequest, callback: grpc.requestCallback<_storefront_billing_v1_SetPaymentGatewayResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given seller details. Invoices that were issued before stay as they are.
   */
  SetSeller(argument: _storefront_billing_v1_SetSellerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetSellerResponse__Output>): grpc.ClientUnaryCall;
  SetSeller(argument: _storefront_billing_v1_SetSellerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_SetSellerResponse__Output>): grpc.ClientUnaryCall;
  SetSeller(argument: _storefront_billing_v1_SetSellerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetSellerResponse__Output>): grpc.ClientUnaryCall;
  SetSeller(argument: _storefront_billing_v1_SetSellerRequest, callback: grpc.requestCallback<_storefront_billing_v1_SetSellerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given seller details. Invoices that were issued before stay as they are.
   */
  setSeller(argument: _storefront_billing_v1_SetSellerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetSellerResponse__Output>): grpc.ClientUnaryCall;
  setSeller(argument: _storefront_billing_v1_SetSellerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_SetSellerResponse__Output>): grpc.ClientUnaryCall;
  setSeller(argument: _storefront_billing_v1_SetSellerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetSellerResponse__Output>): grpc.ClientUnaryCall;
  setSeller(argument: _storefront_billing_v1_SetSellerRequest, callback: grpc.requestCallback<_storefront_billing_v1_SetSellerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Replaces an invoice with a successor, or voids the open invoice of a closed order. FAILED_PRECONDITION (invoice_already_paid, invoice_voided,
   * invoice_has_payments, invoice_credited, order_still_open, order_closed, payment_in_progress).
   */
  VoidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  VoidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  VoidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  VoidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Replaces an invoice with a successor, or voids the open invoice of a closed order. FAILED_PRECONDITION (invoice_already_paid, invoice_voided,
   * invoice_has_payments, invoice_credited, order_still_open, order_closed, payment_in_progress).
   */
  voidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  voidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  voidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  voidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages a store's customers, credit, and invoices, for operators.
 */
export interface BillingAdminServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Saves an address of a customer. FAILED_PRECONDITION (address_limit).
   */
  AddCustomerAddress: grpc.handleUnaryCall<_storefront_billing_v1_AddCustomerAddressRequest__Output, _storefront_billing_v1_AddCustomerAddressResponse>;
  
  /**
   * Pays an open invoice from its customer's unapplied credit, once per reference. FAILED_PRECONDITION (no_unapplied_credit, credit_too_low,
   * currency_mismatch, invoice_already_paid, invoice_voided, payment_reference_used).
   */
  ApplyCredit: grpc.handleUnaryCall<_storefront_billing_v1_ApplyCreditRequest__Output, _storefront_billing_v1_ApplyCreditResponse>;
  
  /**
   * Creates a customer. FAILED_PRECONDITION (email_taken) if the email is in use.
   */
  CreateCustomer: grpc.handleUnaryCall<_storefront_billing_v1_CreateCustomerRequest__Output, _storefront_billing_v1_CreateCustomerResponse>;
  
  /**
   * Streams what each customer owes at the end of a period, as statements show it. Customers who owe nothing are left out.
   */
  ExportAging: grpc.handleServerStreamingCall<_storefront_billing_v1_ExportAgingRequest__Output, _storefront_billing_v1_ExportAgingResponse>;
  
  /**
   * Streams all customers ordered by email, without passwords.
   */
  ExportCustomers: grpc.handleServerStreamingCall<_storefront_billing_v1_ExportCustomersRequest__Output, _storefront_billing_v1_ExportCustomersResponse>;
  
  /**
   * Streams the payments of a period, oldest first, without those from credit. A payment has the day on which it was made.
   */
  ExportPayments: grpc.handleServerStreamingCall<_storefront_billing_v1_ExportPaymentsRequest__Output, _storefront_billing_v1_ExportPaymentsResponse>;
  
  /**
   * Streams the tax of a period by rate: that of its invoices, less that of its credit notes and voids.
   */
  ExportTax: grpc.handleServerStreamingCall<_storefront_billing_v1_ExportTaxRequest__Output, _storefront_billing_v1_ExportTaxResponse>;
  
  /**
   * Returns a customer's credit account with its newest ledger entries, at most 200.
   */
  GetCredit: grpc.handleUnaryCall<_storefront_billing_v1_GetCreditRequest__Output, _storefront_billing_v1_GetCreditResponse>;
  
  /**
   * Returns a credit note with its refunds.
   */
  GetCreditNote: grpc.handleUnaryCall<_storefront_billing_v1_GetCreditNoteRequest__Output, _storefront_billing_v1_GetCreditNoteResponse>;
  
  /**
   * Returns the store's payment gateway, without its secrets.
   */
  GetPaymentGateway: grpc.handleUnaryCall<_storefront_billing_v1_GetPaymentGatewayRequest__Output, _storefront_billing_v1_GetPaymentGatewayResponse>;
  
  /**
   * Returns a refund.
   */
  GetRefund: grpc.handleUnaryCall<_storefront_billing_v1_GetRefundRequest__Output, _storefront_billing_v1_GetRefundResponse>;
  
  /**
   * Returns the seller details that are copied to each new invoice.
   */
  GetSeller: grpc.handleUnaryCall<_storefront_billing_v1_GetSellerRequest__Output, _storefront_billing_v1_GetSellerResponse>;
  
  /**
   * Returns any customer of the store.
   */
  GetStoreCustomer: grpc.handleUnaryCall<_storefront_billing_v1_GetStoreCustomerRequest__Output, _storefront_billing_v1_GetStoreCustomerResponse>;
  
  /**
   * Returns any invoice of the store.
   */
  GetStoreInvoice: grpc.handleUnaryCall<_storefront_billing_v1_GetStoreInvoiceRequest__Output, _storefront_billing_v1_GetStoreInvoiceResponse>;
  
  /**
   * Returns the invoices of any order of the store with their payments, all payment sessions of the order and its invoices, oldest first, and
   * its refunds.
   */
  GetStoreOrderBilling: grpc.handleUnaryCall<_storefront_billing_v1_GetStoreOrderBillingRequest__Output, _storefront_billing_v1_GetStoreOrderBillingResponse>;
  
  /**
   * Returns the statement of a customer's account.
   */
  GetStoreStatement: grpc.handleUnaryCall<_storefront_billing_v1_GetStoreStatementRequest__Output, _storefront_billing_v1_GetStoreStatementResponse>;
  
  /**
   * Creates or updates at most 100 customers, identified by their email, each in a transaction of its own. Faulty rows are reported and skipped.
   */
  ImportCustomers: grpc.handleUnaryCall<_storefront_billing_v1_ImportCustomersRequest__Output, _storefront_billing_v1_ImportCustomersResponse>;
  
  /**
   * Lists the credit notes of the store, newest first.
   */
  ListCreditNotes: grpc.handleUnaryCall<_storefront_billing_v1_ListCreditNotesRequest__Output, _storefront_billing_v1_ListCreditNotesResponse>;
  
  /**
   * Lists the refunds of the store, newest first.
   */
  ListRefunds: grpc.handleUnaryCall<_storefront_billing_v1_ListRefundsRequest__Output, _storefront_billing_v1_ListRefundsResponse>;
  
  /**
   * Lists the store's customers, newest first.
   */
  ListStoreCustomers: grpc.handleUnaryCall<_storefront_billing_v1_ListStoreCustomersRequest__Output, _storefront_billing_v1_ListStoreCustomersResponse>;
  
  /**
   * Lists the invoices of all customers, newest first, each with its buyer but without other details.
   */
  ListStoreInvoices: grpc.handleUnaryCall<_storefront_billing_v1_ListStoreInvoicesRequest__Output, _storefront_billing_v1_ListStoreInvoicesResponse>;
  
  /**
   * Records a payment on account: it pays the given invoices, or what is due first, and the rest is unapplied credit.
   */
  RecordCustomerPayment: grpc.handleUnaryCall<_storefront_billing_v1_RecordCustomerPaymentRequest__Output, _storefront_billing_v1_RecordCustomerPaymentResponse>;
  
  /**
   * Records a payment received outside the system against an open invoice, once per reference. INVALID_ARGUMENT if it exceeds the amount
   * due; FAILED_PRECONDITION (payment_reference_used).
   */
  RecordPayment: grpc.handleUnaryCall<_storefront_billing_v1_RecordPaymentRequest__Output, _storefront_billing_v1_RecordPaymentResponse>;
  
  /**
   * Records that unapplied credit was paid out.
   */
  RefundCredit: grpc.handleUnaryCall<_storefront_billing_v1_RefundCreditRequest__Output, _storefront_billing_v1_RefundCreditResponse>;
  
  /**
   * Deletes an address of a customer. Orders keep their copies.
   */
  RemoveCustomerAddress: grpc.handleUnaryCall<_storefront_billing_v1_RemoveCustomerAddressRequest__Output, _storefront_billing_v1_RemoveCustomerAddressResponse>;
  
  /**
   * Removes the store's payment gateway. NOT_FOUND if it has none of its own.
   */
  RemovePaymentGateway: grpc.handleUnaryCall<_storefront_billing_v1_RemovePaymentGatewayRequest__Output, _storefront_billing_v1_RemovePaymentGatewayResponse>;
  
  /**
   * Streams the PDF of a credit note, like RenderInvoice.
   */
  RenderCreditNote: grpc.handleServerStreamingCall<_storefront_billing_v1_RenderCreditNoteRequest__Output, _storefront_billing_v1_RenderCreditNoteResponse>;
  
  /**
   * Streams the PDF of any invoice of the store, like RenderInvoice.
   */
  RenderStoreInvoice: grpc.handleServerStreamingCall<_storefront_billing_v1_RenderStoreInvoiceRequest__Output, _storefront_billing_v1_RenderStoreInvoiceResponse>;
  
  /**
   * Streams the same statement as a PDF.
   */
  RenderStoreStatement: grpc.handleServerStreamingCall<_storefront_billing_v1_RenderStoreStatementRequest__Output, _storefront_billing_v1_RenderStoreStatementResponse>;
  
  /**
   * Replaces a failed refund with another one, or settles one that waits to be made by hand. FAILED_PRECONDITION (refund_not_retryable).
   */
  RetryRefund: grpc.handleUnaryCall<_storefront_billing_v1_RetryRefundRequest__Output, _storefront_billing_v1_RetryRefundResponse>;
  
  /**
   * Reverses a payment over all of its invoices, which are due again, once per reference or key. FAILED_PRECONDITION (payment_already_reversed,
   * refund_pending, payment_refunded, payment_changed).
   */
  ReversePayment: grpc.handleUnaryCall<_storefront_billing_v1_ReversePaymentRequest__Output, _storefront_billing_v1_ReversePaymentResponse>;
  
  /**
   * Changes the given fields of a customer and leaves the others unchanged.
   */
  SetCustomer: grpc.handleUnaryCall<_storefront_billing_v1_SetCustomerRequest__Output, _storefront_billing_v1_SetCustomerResponse>;
  
  /**
   * Sets or replaces the store's payment gateway in live mode. FAILED_PRECONDITION if no key is configured that encrypts its
   * secrets.
   */
  SetPaymentGateway: grpc.handleUnaryCall<_storefront_billing_v1_SetPaymentGatewayRequest__Output, _storefront_billing_v1_SetPaymentGatewayResponse>;
  
  /**
   * Changes the given seller details. Invoices that were issued before stay as they are.
   */
  SetSeller: grpc.handleUnaryCall<_storefront_billing_v1_SetSellerRequest__Output, _storefront_billing_v1_SetSellerResponse>;
  
  /**
   * Replaces an invoice with a successor, or voids the open invoice of a closed order. FAILED_PRECONDITION (invoice_already_paid, invoice_voided,
   * invoice_has_payments, invoice_credited, order_still_open, order_closed, payment_in_progress).
   */
  VoidInvoice: grpc.handleUnaryCall<_storefront_billing_v1_VoidInvoiceRequest__Output, _storefront_billing_v1_VoidInvoiceResponse>;
  
}

export interface BillingAdminServiceDefinition extends grpc.ServiceDefinition {
  AddCustomerAddress: MethodDefinition<_storefront_billing_v1_AddCustomerAddressRequest, _storefront_billing_v1_AddCustomerAddressResponse, _storefront_billing_v1_AddCustomerAddressRequest__Output, _storefront_billing_v1_AddCustomerAddressResponse__Output>
  ApplyCredit: MethodDefinition<_storefront_billing_v1_ApplyCreditRequest, _storefront_billing_v1_ApplyCreditResponse, _storefront_billing_v1_ApplyCreditRequest__Output, _storefront_billing_v1_ApplyCreditResponse__Output>
  CreateCustomer: MethodDefinition<_storefront_billing_v1_CreateCustomerRequest, _storefront_billing_v1_CreateCustomerResponse, _storefront_billing_v1_CreateCustomerRequest__Output, _storefront_billing_v1_CreateCustomerResponse__Output>
  ExportAging: MethodDefinition<_storefront_billing_v1_ExportAgingRequest, _storefront_billing_v1_ExportAgingResponse, _storefront_billing_v1_ExportAgingRequest__Output, _storefront_billing_v1_ExportAgingResponse__Output>
  ExportCustomers: MethodDefinition<_storefront_billing_v1_ExportCustomersRequest, _storefront_billing_v1_ExportCustomersResponse, _storefront_billing_v1_ExportCustomersRequest__Output, _storefront_billing_v1_ExportCustomersResponse__Output>
  ExportPayments: MethodDefinition<_storefront_billing_v1_ExportPaymentsRequest, _storefront_billing_v1_ExportPaymentsResponse, _storefront_billing_v1_ExportPaymentsRequest__Output, _storefront_billing_v1_ExportPaymentsResponse__Output>
  ExportTax: MethodDefinition<_storefront_billing_v1_ExportTaxRequest, _storefront_billing_v1_ExportTaxResponse, _storefront_billing_v1_ExportTaxRequest__Output, _storefront_billing_v1_ExportTaxResponse__Output>
  GetCredit: MethodDefinition<_storefront_billing_v1_GetCreditRequest, _storefront_billing_v1_GetCreditResponse, _storefront_billing_v1_GetCreditRequest__Output, _storefront_billing_v1_GetCreditResponse__Output>
  GetCreditNote: MethodDefinition<_storefront_billing_v1_GetCreditNoteRequest, _storefront_billing_v1_GetCreditNoteResponse, _storefront_billing_v1_GetCreditNoteRequest__Output, _storefront_billing_v1_GetCreditNoteResponse__Output>
  GetPaymentGateway: MethodDefinition<_storefront_billing_v1_GetPaymentGatewayRequest, _storefront_billing_v1_GetPaymentGatewayResponse, _storefront_billing_v1_GetPaymentGatewayRequest__Output, _storefront_billing_v1_GetPaymentGatewayResponse__Output>
  GetRefund: MethodDefinition<_storefront_billing_v1_GetRefundRequest, _storefront_billing_v1_GetRefundResponse, _storefront_billing_v1_GetRefundRequest__Output, _storefront_billing_v1_GetRefundResponse__Output>
  GetSeller: MethodDefinition<_storefront_billing_v1_GetSellerRequest, _storefront_billing_v1_GetSellerResponse, _storefront_billing_v1_GetSellerRequest__Output, _storefront_billing_v1_GetSellerResponse__Output>
  GetStoreCustomer: MethodDefinition<_storefront_billing_v1_GetStoreCustomerRequest, _storefront_billing_v1_GetStoreCustomerResponse, _storefront_billing_v1_GetStoreCustomerRequest__Output, _storefront_billing_v1_GetStoreCustomerResponse__Output>
  GetStoreInvoice: MethodDefinition<_storefront_billing_v1_GetStoreInvoiceRequest, _storefront_billing_v1_GetStoreInvoiceResponse, _storefront_billing_v1_GetStoreInvoiceRequest__Output, _storefront_billing_v1_GetStoreInvoiceResponse__Output>
  GetStoreOrderBilling: MethodDefinition<_storefront_billing_v1_GetStoreOrderBillingRequest, _storefront_billing_v1_GetStoreOrderBillingResponse, _storefront_billing_v1_GetStoreOrderBillingRequest__Output, _storefront_billing_v1_GetStoreOrderBillingResponse__Output>
  GetStoreStatement: MethodDefinition<_storefront_billing_v1_GetStoreStatementRequest, _storefront_billing_v1_GetStoreStatementResponse, _storefront_billing_v1_GetStoreStatementRequest__Output, _storefront_billing_v1_GetStoreStatementResponse__Output>
  ImportCustomers: MethodDefinition<_storefront_billing_v1_ImportCustomersRequest, _storefront_billing_v1_ImportCustomersResponse, _storefront_billing_v1_ImportCustomersRequest__Output, _storefront_billing_v1_ImportCustomersResponse__Output>
  ListCreditNotes: MethodDefinition<_storefront_billing_v1_ListCreditNotesRequest, _storefront_billing_v1_ListCreditNotesResponse, _storefront_billing_v1_ListCreditNotesRequest__Output, _storefront_billing_v1_ListCreditNotesResponse__Output>
  ListRefunds: MethodDefinition<_storefront_billing_v1_ListRefundsRequest, _storefront_billing_v1_ListRefundsResponse, _storefront_billing_v1_ListRefundsRequest__Output, _storefront_billing_v1_ListRefundsResponse__Output>
  ListStoreCustomers: MethodDefinition<_storefront_billing_v1_ListStoreCustomersRequest, _storefront_billing_v1_ListStoreCustomersResponse, _storefront_billing_v1_ListStoreCustomersRequest__Output, _storefront_billing_v1_ListStoreCustomersResponse__Output>
  ListStoreInvoices: MethodDefinition<_storefront_billing_v1_ListStoreInvoicesRequest, _storefront_billing_v1_ListStoreInvoicesResponse, _storefront_billing_v1_ListStoreInvoicesRequest__Output, _storefront_billing_v1_ListStoreInvoicesResponse__Output>
  RecordCustomerPayment: MethodDefinition<_storefront_billing_v1_RecordCustomerPaymentRequest, _storefront_billing_v1_RecordCustomerPaymentResponse, _storefront_billing_v1_RecordCustomerPaymentRequest__Output, _storefront_billing_v1_RecordCustomerPaymentResponse__Output>
  RecordPayment: MethodDefinition<_storefront_billing_v1_RecordPaymentRequest, _storefront_billing_v1_RecordPaymentResponse, _storefront_billing_v1_RecordPaymentRequest__Output, _storefront_billing_v1_RecordPaymentResponse__Output>
  RefundCredit: MethodDefinition<_storefront_billing_v1_RefundCreditRequest, _storefront_billing_v1_RefundCreditResponse, _storefront_billing_v1_RefundCreditRequest__Output, _storefront_billing_v1_RefundCreditResponse__Output>
  RemoveCustomerAddress: MethodDefinition<_storefront_billing_v1_RemoveCustomerAddressRequest, _storefront_billing_v1_RemoveCustomerAddressResponse, _storefront_billing_v1_RemoveCustomerAddressRequest__Output, _storefront_billing_v1_RemoveCustomerAddressResponse__Output>
  RemovePaymentGateway: MethodDefinition<_storefront_billing_v1_RemovePaymentGatewayRequest, _storefront_billing_v1_RemovePaymentGatewayResponse, _storefront_billing_v1_RemovePaymentGatewayRequest__Output, _storefront_billing_v1_RemovePaymentGatewayResponse__Output>
  RenderCreditNote: MethodDefinition<_storefront_billing_v1_RenderCreditNoteRequest, _storefront_billing_v1_RenderCreditNoteResponse, _storefront_billing_v1_RenderCreditNoteRequest__Output, _storefront_billing_v1_RenderCreditNoteResponse__Output>
  RenderStoreInvoice: MethodDefinition<_storefront_billing_v1_RenderStoreInvoiceRequest, _storefront_billing_v1_RenderStoreInvoiceResponse, _storefront_billing_v1_RenderStoreInvoiceRequest__Output, _storefront_billing_v1_RenderStoreInvoiceResponse__Output>
  RenderStoreStatement: MethodDefinition<_storefront_billing_v1_RenderStoreStatementRequest, _storefront_billing_v1_RenderStoreStatementResponse, _storefront_billing_v1_RenderStoreStatementRequest__Output, _storefront_billing_v1_RenderStoreStatementResponse__Output>
  RetryRefund: MethodDefinition<_storefront_billing_v1_RetryRefundRequest, _storefront_billing_v1_RetryRefundResponse, _storefront_billing_v1_RetryRefundRequest__Output, _storefront_billing_v1_RetryRefundResponse__Output>
  ReversePayment: MethodDefinition<_storefront_billing_v1_ReversePaymentRequest, _storefront_billing_v1_ReversePaymentResponse, _storefront_billing_v1_ReversePaymentRequest__Output, _storefront_billing_v1_ReversePaymentResponse__Output>
  SetCustomer: MethodDefinition<_storefront_billing_v1_SetCustomerRequest, _storefront_billing_v1_SetCustomerResponse, _storefront_billing_v1_SetCustomerRequest__Output, _storefront_billing_v1_SetCustomerResponse__Output>
  SetPaymentGateway: MethodDefinition<_storefront_billing_v1_SetPaymentGatewayRequest, _storefront_billing_v1_SetPaymentGatewayResponse, _storefront_billing_v1_SetPaymentGatewayRequest__Output, _storefront_billing_v1_SetPaymentGatewayResponse__Output>
  SetSeller: MethodDefinition<_storefront_billing_v1_SetSellerRequest, _storefront_billing_v1_SetSellerResponse, _storefront_billing_v1_SetSellerRequest__Output, _storefront_billing_v1_SetSellerResponse__Output>
  VoidInvoice: MethodDefinition<_storefront_billing_v1_VoidInvoiceRequest, _storefront_billing_v1_VoidInvoiceResponse, _storefront_billing_v1_VoidInvoiceRequest__Output, _storefront_billing_v1_VoidInvoiceResponse__Output>
}
