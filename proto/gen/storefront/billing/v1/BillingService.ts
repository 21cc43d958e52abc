// Original file: storefront/billing/v1/billing.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ApplyInvoiceCreditRequest as _storefront_billing_v1_ApplyInvoiceCreditRequest, ApplyInvoiceCreditRequest__Output as _storefront_billing_v1_ApplyInvoiceCreditRequest__Output } from '../../../storefront/billing/v1/ApplyInvoiceCreditRequest.ts';
import type { ApplyInvoiceCreditResponse as _storefront_billing_v1_ApplyInvoiceCreditResponse, ApplyInvoiceCreditResponse__Output as _storefront_billing_v1_ApplyInvoiceCreditResponse__Output } from '../../../storefront/billing/v1/ApplyInvoiceCreditResponse.ts';
import type { AuthorizePaymentRequest as _storefront_billing_v1_AuthorizePaymentRequest, AuthorizePaymentRequest__Output as _storefront_billing_v1_AuthorizePaymentRequest__Output } from '../../../storefront/billing/v1/AuthorizePaymentRequest.ts';
import type { AuthorizePaymentResponse as _storefront_billing_v1_AuthorizePaymentResponse, AuthorizePaymentResponse__Output as _storefront_billing_v1_AuthorizePaymentResponse__Output } from '../../../storefront/billing/v1/AuthorizePaymentResponse.ts';
import type { BeginAccountClosingRequest as _storefront_billing_v1_BeginAccountClosingRequest, BeginAccountClosingRequest__Output as _storefront_billing_v1_BeginAccountClosingRequest__Output } from '../../../storefront/billing/v1/BeginAccountClosingRequest.ts';
import type { BeginAccountClosingResponse as _storefront_billing_v1_BeginAccountClosingResponse, BeginAccountClosingResponse__Output as _storefront_billing_v1_BeginAccountClosingResponse__Output } from '../../../storefront/billing/v1/BeginAccountClosingResponse.ts';
import type { ChangePasswordRequest as _storefront_billing_v1_ChangePasswordRequest, ChangePasswordRequest__Output as _storefront_billing_v1_ChangePasswordRequest__Output } from '../../../storefront/billing/v1/ChangePasswordRequest.ts';
import type { ChangePasswordResponse as _storefront_billing_v1_ChangePasswordResponse, ChangePasswordResponse__Output as _storefront_billing_v1_ChangePasswordResponse__Output } from '../../../storefront/billing/v1/ChangePasswordResponse.ts';
import type { CommitPaymentRequest as _storefront_billing_v1_CommitPaymentRequest, CommitPaymentRequest__Output as _storefront_billing_v1_CommitPaymentRequest__Output } from '../../../storefront/billing/v1/CommitPaymentRequest.ts';
import type { CommitPaymentResponse as _storefront_billing_v1_CommitPaymentResponse, CommitPaymentResponse__Output as _storefront_billing_v1_CommitPaymentResponse__Output } from '../../../storefront/billing/v1/CommitPaymentResponse.ts';
import type { CommitPaymentsRequest as _storefront_billing_v1_CommitPaymentsRequest, CommitPaymentsRequest__Output as _storefront_billing_v1_CommitPaymentsRequest__Output } from '../../../storefront/billing/v1/CommitPaymentsRequest.ts';
import type { CommitPaymentsResponse as _storefront_billing_v1_CommitPaymentsResponse, CommitPaymentsResponse__Output as _storefront_billing_v1_CommitPaymentsResponse__Output } from '../../../storefront/billing/v1/CommitPaymentsResponse.ts';
import type { ConfirmEmailVerificationRequest as _storefront_billing_v1_ConfirmEmailVerificationRequest, ConfirmEmailVerificationRequest__Output as _storefront_billing_v1_ConfirmEmailVerificationRequest__Output } from '../../../storefront/billing/v1/ConfirmEmailVerificationRequest.ts';
import type { ConfirmEmailVerificationResponse as _storefront_billing_v1_ConfirmEmailVerificationResponse, ConfirmEmailVerificationResponse__Output as _storefront_billing_v1_ConfirmEmailVerificationResponse__Output } from '../../../storefront/billing/v1/ConfirmEmailVerificationResponse.ts';
import type { ConfirmPasswordResetRequest as _storefront_billing_v1_ConfirmPasswordResetRequest, ConfirmPasswordResetRequest__Output as _storefront_billing_v1_ConfirmPasswordResetRequest__Output } from '../../../storefront/billing/v1/ConfirmPasswordResetRequest.ts';
import type { ConfirmPasswordResetResponse as _storefront_billing_v1_ConfirmPasswordResetResponse, ConfirmPasswordResetResponse__Output as _storefront_billing_v1_ConfirmPasswordResetResponse__Output } from '../../../storefront/billing/v1/ConfirmPasswordResetResponse.ts';
import type { CreateAddressRequest as _storefront_billing_v1_CreateAddressRequest, CreateAddressRequest__Output as _storefront_billing_v1_CreateAddressRequest__Output } from '../../../storefront/billing/v1/CreateAddressRequest.ts';
import type { CreateAddressResponse as _storefront_billing_v1_CreateAddressResponse, CreateAddressResponse__Output as _storefront_billing_v1_CreateAddressResponse__Output } from '../../../storefront/billing/v1/CreateAddressResponse.ts';
import type { CreateEmailVerificationRequest as _storefront_billing_v1_CreateEmailVerificationRequest, CreateEmailVerificationRequest__Output as _storefront_billing_v1_CreateEmailVerificationRequest__Output } from '../../../storefront/billing/v1/CreateEmailVerificationRequest.ts';
import type { CreateEmailVerificationResponse as _storefront_billing_v1_CreateEmailVerificationResponse, CreateEmailVerificationResponse__Output as _storefront_billing_v1_CreateEmailVerificationResponse__Output } from '../../../storefront/billing/v1/CreateEmailVerificationResponse.ts';
import type { CreatePasswordResetRequest as _storefront_billing_v1_CreatePasswordResetRequest, CreatePasswordResetRequest__Output as _storefront_billing_v1_CreatePasswordResetRequest__Output } from '../../../storefront/billing/v1/CreatePasswordResetRequest.ts';
import type { CreatePasswordResetResponse as _storefront_billing_v1_CreatePasswordResetResponse, CreatePasswordResetResponse__Output as _storefront_billing_v1_CreatePasswordResetResponse__Output } from '../../../storefront/billing/v1/CreatePasswordResetResponse.ts';
import type { DeleteAddressRequest as _storefront_billing_v1_DeleteAddressRequest, DeleteAddressRequest__Output as _storefront_billing_v1_DeleteAddressRequest__Output } from '../../../storefront/billing/v1/DeleteAddressRequest.ts';
import type { DeleteAddressResponse as _storefront_billing_v1_DeleteAddressResponse, DeleteAddressResponse__Output as _storefront_billing_v1_DeleteAddressResponse__Output } from '../../../storefront/billing/v1/DeleteAddressResponse.ts';
import type { EndAccountClosingRequest as _storefront_billing_v1_EndAccountClosingRequest, EndAccountClosingRequest__Output as _storefront_billing_v1_EndAccountClosingRequest__Output } from '../../../storefront/billing/v1/EndAccountClosingRequest.ts';
import type { EndAccountClosingResponse as _storefront_billing_v1_EndAccountClosingResponse, EndAccountClosingResponse__Output as _storefront_billing_v1_EndAccountClosingResponse__Output } from '../../../storefront/billing/v1/EndAccountClosingResponse.ts';
import type { EndCustomerSessionRequest as _storefront_billing_v1_EndCustomerSessionRequest, EndCustomerSessionRequest__Output as _storefront_billing_v1_EndCustomerSessionRequest__Output } from '../../../storefront/billing/v1/EndCustomerSessionRequest.ts';
import type { EndCustomerSessionResponse as _storefront_billing_v1_EndCustomerSessionResponse, EndCustomerSessionResponse__Output as _storefront_billing_v1_EndCustomerSessionResponse__Output } from '../../../storefront/billing/v1/EndCustomerSessionResponse.ts';
import type { EndOtherSessionsRequest as _storefront_billing_v1_EndOtherSessionsRequest, EndOtherSessionsRequest__Output as _storefront_billing_v1_EndOtherSessionsRequest__Output } from '../../../storefront/billing/v1/EndOtherSessionsRequest.ts';
import type { EndOtherSessionsResponse as _storefront_billing_v1_EndOtherSessionsResponse, EndOtherSessionsResponse__Output as _storefront_billing_v1_EndOtherSessionsResponse__Output } from '../../../storefront/billing/v1/EndOtherSessionsResponse.ts';
import type { EndSessionRequest as _storefront_billing_v1_EndSessionRequest, EndSessionRequest__Output as _storefront_billing_v1_EndSessionRequest__Output } from '../../../storefront/billing/v1/EndSessionRequest.ts';
import type { EndSessionResponse as _storefront_billing_v1_EndSessionResponse, EndSessionResponse__Output as _storefront_billing_v1_EndSessionResponse__Output } from '../../../storefront/billing/v1/EndSessionResponse.ts';
import type { GetCreditStatusRequest as _storefront_billing_v1_GetCreditStatusRequest, GetCreditStatusRequest__Output as _storefront_billing_v1_GetCreditStatusRequest__Output } from '../../../storefront/billing/v1/GetCreditStatusRequest.ts';
import type { GetCreditStatusResponse as _storefront_billing_v1_GetCreditStatusResponse, GetCreditStatusResponse__Output as _storefront_billing_v1_GetCreditStatusResponse__Output } from '../../../storefront/billing/v1/GetCreditStatusResponse.ts';
import type { GetCustomerCreditNoteRequest as _storefront_billing_v1_GetCustomerCreditNoteRequest, GetCustomerCreditNoteRequest__Output as _storefront_billing_v1_GetCustomerCreditNoteRequest__Output } from '../../../storefront/billing/v1/GetCustomerCreditNoteRequest.ts';
import type { GetCustomerCreditNoteResponse as _storefront_billing_v1_GetCustomerCreditNoteResponse, GetCustomerCreditNoteResponse__Output as _storefront_billing_v1_GetCustomerCreditNoteResponse__Output } from '../../../storefront/billing/v1/GetCustomerCreditNoteResponse.ts';
import type { GetCustomerRequest as _storefront_billing_v1_GetCustomerRequest, GetCustomerRequest__Output as _storefront_billing_v1_GetCustomerRequest__Output } from '../../../storefront/billing/v1/GetCustomerRequest.ts';
import type { GetCustomerResponse as _storefront_billing_v1_GetCustomerResponse, GetCustomerResponse__Output as _storefront_billing_v1_GetCustomerResponse__Output } from '../../../storefront/billing/v1/GetCustomerResponse.ts';
import type { GetInvoiceRequest as _storefront_billing_v1_GetInvoiceRequest, GetInvoiceRequest__Output as _storefront_billing_v1_GetInvoiceRequest__Output } from '../../../storefront/billing/v1/GetInvoiceRequest.ts';
import type { GetInvoiceResponse as _storefront_billing_v1_GetInvoiceResponse, GetInvoiceResponse__Output as _storefront_billing_v1_GetInvoiceResponse__Output } from '../../../storefront/billing/v1/GetInvoiceResponse.ts';
import type { GetInvoicesPaymentRequest as _storefront_billing_v1_GetInvoicesPaymentRequest, GetInvoicesPaymentRequest__Output as _storefront_billing_v1_GetInvoicesPaymentRequest__Output } from '../../../storefront/billing/v1/GetInvoicesPaymentRequest.ts';
import type { GetInvoicesPaymentResponse as _storefront_billing_v1_GetInvoicesPaymentResponse, GetInvoicesPaymentResponse__Output as _storefront_billing_v1_GetInvoicesPaymentResponse__Output } from '../../../storefront/billing/v1/GetInvoicesPaymentResponse.ts';
import type { GetOrderBillingRequest as _storefront_billing_v1_GetOrderBillingRequest, GetOrderBillingRequest__Output as _storefront_billing_v1_GetOrderBillingRequest__Output } from '../../../storefront/billing/v1/GetOrderBillingRequest.ts';
import type { GetOrderBillingResponse as _storefront_billing_v1_GetOrderBillingResponse, GetOrderBillingResponse__Output as _storefront_billing_v1_GetOrderBillingResponse__Output } from '../../../storefront/billing/v1/GetOrderBillingResponse.ts';
import type { GetStatementRequest as _storefront_billing_v1_GetStatementRequest, GetStatementRequest__Output as _storefront_billing_v1_GetStatementRequest__Output } from '../../../storefront/billing/v1/GetStatementRequest.ts';
import type { GetStatementResponse as _storefront_billing_v1_GetStatementResponse, GetStatementResponse__Output as _storefront_billing_v1_GetStatementResponse__Output } from '../../../storefront/billing/v1/GetStatementResponse.ts';
import type { ListAddressesRequest as _storefront_billing_v1_ListAddressesRequest, ListAddressesRequest__Output as _storefront_billing_v1_ListAddressesRequest__Output } from '../../../storefront/billing/v1/ListAddressesRequest.ts';
import type { ListAddressesResponse as _storefront_billing_v1_ListAddressesResponse, ListAddressesResponse__Output as _storefront_billing_v1_ListAddressesResponse__Output } from '../../../storefront/billing/v1/ListAddressesResponse.ts';
import type { ListCustomerCreditNotesRequest as _storefront_billing_v1_ListCustomerCreditNotesRequest, ListCustomerCreditNotesRequest__Output as _storefront_billing_v1_ListCustomerCreditNotesRequest__Output } from '../../../storefront/billing/v1/ListCustomerCreditNotesRequest.ts';
import type { ListCustomerCreditNotesResponse as _storefront_billing_v1_ListCustomerCreditNotesResponse, ListCustomerCreditNotesResponse__Output as _storefront_billing_v1_ListCustomerCreditNotesResponse__Output } from '../../../storefront/billing/v1/ListCustomerCreditNotesResponse.ts';
import type { ListCustomerPaymentsRequest as _storefront_billing_v1_ListCustomerPaymentsRequest, ListCustomerPaymentsRequest__Output as _storefront_billing_v1_ListCustomerPaymentsRequest__Output } from '../../../storefront/billing/v1/ListCustomerPaymentsRequest.ts';
import type { ListCustomerPaymentsResponse as _storefront_billing_v1_ListCustomerPaymentsResponse, ListCustomerPaymentsResponse__Output as _storefront_billing_v1_ListCustomerPaymentsResponse__Output } from '../../../storefront/billing/v1/ListCustomerPaymentsResponse.ts';
import type { ListEndedSessionsRequest as _storefront_billing_v1_ListEndedSessionsRequest, ListEndedSessionsRequest__Output as _storefront_billing_v1_ListEndedSessionsRequest__Output } from '../../../storefront/billing/v1/ListEndedSessionsRequest.ts';
import type { ListEndedSessionsResponse as _storefront_billing_v1_ListEndedSessionsResponse, ListEndedSessionsResponse__Output as _storefront_billing_v1_ListEndedSessionsResponse__Output } from '../../../storefront/billing/v1/ListEndedSessionsResponse.ts';
import type { ListInvoicesRequest as _storefront_billing_v1_ListInvoicesRequest, ListInvoicesRequest__Output as _storefront_billing_v1_ListInvoicesRequest__Output } from '../../../storefront/billing/v1/ListInvoicesRequest.ts';
import type { ListInvoicesResponse as _storefront_billing_v1_ListInvoicesResponse, ListInvoicesResponse__Output as _storefront_billing_v1_ListInvoicesResponse__Output } from '../../../storefront/billing/v1/ListInvoicesResponse.ts';
import type { ListSessionsRequest as _storefront_billing_v1_ListSessionsRequest, ListSessionsRequest__Output as _storefront_billing_v1_ListSessionsRequest__Output } from '../../../storefront/billing/v1/ListSessionsRequest.ts';
import type { ListSessionsResponse as _storefront_billing_v1_ListSessionsResponse, ListSessionsResponse__Output as _storefront_billing_v1_ListSessionsResponse__Output } from '../../../storefront/billing/v1/ListSessionsResponse.ts';
import type { LogInRequest as _storefront_billing_v1_LogInRequest, LogInRequest__Output as _storefront_billing_v1_LogInRequest__Output } from '../../../storefront/billing/v1/LogInRequest.ts';
import type { LogInResponse as _storefront_billing_v1_LogInResponse, LogInResponse__Output as _storefront_billing_v1_LogInResponse__Output } from '../../../storefront/billing/v1/LogInResponse.ts';
import type { PayInvoiceRequest as _storefront_billing_v1_PayInvoiceRequest, PayInvoiceRequest__Output as _storefront_billing_v1_PayInvoiceRequest__Output } from '../../../storefront/billing/v1/PayInvoiceRequest.ts';
import type { PayInvoiceResponse as _storefront_billing_v1_PayInvoiceResponse, PayInvoiceResponse__Output as _storefront_billing_v1_PayInvoiceResponse__Output } from '../../../storefront/billing/v1/PayInvoiceResponse.ts';
import type { PayInvoicesRequest as _storefront_billing_v1_PayInvoicesRequest, PayInvoicesRequest__Output as _storefront_billing_v1_PayInvoicesRequest__Output } from '../../../storefront/billing/v1/PayInvoicesRequest.ts';
import type { PayInvoicesResponse as _storefront_billing_v1_PayInvoicesResponse, PayInvoicesResponse__Output as _storefront_billing_v1_PayInvoicesResponse__Output } from '../../../storefront/billing/v1/PayInvoicesResponse.ts';
import type { RefreshSessionRequest as _storefront_billing_v1_RefreshSessionRequest, RefreshSessionRequest__Output as _storefront_billing_v1_RefreshSessionRequest__Output } from '../../../storefront/billing/v1/RefreshSessionRequest.ts';
import type { RefreshSessionResponse as _storefront_billing_v1_RefreshSessionResponse, RefreshSessionResponse__Output as _storefront_billing_v1_RefreshSessionResponse__Output } from '../../../storefront/billing/v1/RefreshSessionResponse.ts';
import type { RefundOrderRequest as _storefront_billing_v1_RefundOrderRequest, RefundOrderRequest__Output as _storefront_billing_v1_RefundOrderRequest__Output } from '../../../storefront/billing/v1/RefundOrderRequest.ts';
import type { RefundOrderResponse as _storefront_billing_v1_RefundOrderResponse, RefundOrderResponse__Output as _storefront_billing_v1_RefundOrderResponse__Output } from '../../../storefront/billing/v1/RefundOrderResponse.ts';
import type { ReleasePaymentRequest as _storefront_billing_v1_ReleasePaymentRequest, ReleasePaymentRequest__Output as _storefront_billing_v1_ReleasePaymentRequest__Output } from '../../../storefront/billing/v1/ReleasePaymentRequest.ts';
import type { ReleasePaymentResponse as _storefront_billing_v1_ReleasePaymentResponse, ReleasePaymentResponse__Output as _storefront_billing_v1_ReleasePaymentResponse__Output } from '../../../storefront/billing/v1/ReleasePaymentResponse.ts';
import type { RenderCustomerCreditNoteRequest as _storefront_billing_v1_RenderCustomerCreditNoteRequest, RenderCustomerCreditNoteRequest__Output as _storefront_billing_v1_RenderCustomerCreditNoteRequest__Output } from '../../../storefront/billing/v1/RenderCustomerCreditNoteRequest.ts';
import type { RenderCustomerCreditNoteResponse as _storefront_billing_v1_RenderCustomerCreditNoteResponse, RenderCustomerCreditNoteResponse__Output as _storefront_billing_v1_RenderCustomerCreditNoteResponse__Output } from '../../../storefront/billing/v1/RenderCustomerCreditNoteResponse.ts';
import type { RenderInvoiceRequest as _storefront_billing_v1_RenderInvoiceRequest, RenderInvoiceRequest__Output as _storefront_billing_v1_RenderInvoiceRequest__Output } from '../../../storefront/billing/v1/RenderInvoiceRequest.ts';
import type { RenderInvoiceResponse as _storefront_billing_v1_RenderInvoiceResponse, RenderInvoiceResponse__Output as _storefront_billing_v1_RenderInvoiceResponse__Output } from '../../../storefront/billing/v1/RenderInvoiceResponse.ts';
import type { RenderStatementRequest as _storefront_billing_v1_RenderStatementRequest, RenderStatementRequest__Output as _storefront_billing_v1_RenderStatementRequest__Output } from '../../../storefront/billing/v1/RenderStatementRequest.ts';
import type { RenderStatementResponse as _storefront_billing_v1_RenderStatementResponse, RenderStatementResponse__Output as _storefront_billing_v1_RenderStatementResponse__Output } from '../../../storefront/billing/v1/RenderStatementResponse.ts';
import type { ReopenPaymentRequest as _storefront_billing_v1_ReopenPaymentRequest, ReopenPaymentRequest__Output as _storefront_billing_v1_ReopenPaymentRequest__Output } from '../../../storefront/billing/v1/ReopenPaymentRequest.ts';
import type { ReopenPaymentResponse as _storefront_billing_v1_ReopenPaymentResponse, ReopenPaymentResponse__Output as _storefront_billing_v1_ReopenPaymentResponse__Output } from '../../../storefront/billing/v1/ReopenPaymentResponse.ts';
import type { SignUpRequest as _storefront_billing_v1_SignUpRequest, SignUpRequest__Output as _storefront_billing_v1_SignUpRequest__Output } from '../../../storefront/billing/v1/SignUpRequest.ts';
import type { SignUpResponse as _storefront_billing_v1_SignUpResponse, SignUpResponse__Output as _storefront_billing_v1_SignUpResponse__Output } from '../../../storefront/billing/v1/SignUpResponse.ts';
import type { StartSessionRequest as _storefront_billing_v1_StartSessionRequest, StartSessionRequest__Output as _storefront_billing_v1_StartSessionRequest__Output } from '../../../storefront/billing/v1/StartSessionRequest.ts';
import type { StartSessionResponse as _storefront_billing_v1_StartSessionResponse, StartSessionResponse__Output as _storefront_billing_v1_StartSessionResponse__Output } from '../../../storefront/billing/v1/StartSessionResponse.ts';
import type { UpdateAddressRequest as _storefront_billing_v1_UpdateAddressRequest, UpdateAddressRequest__Output as _storefront_billing_v1_UpdateAddressRequest__Output } from '../../../storefront/billing/v1/UpdateAddressRequest.ts';
import type { UpdateAddressResponse as _storefront_billing_v1_UpdateAddressResponse, UpdateAddressResponse__Output as _storefront_billing_v1_UpdateAddressResponse__Output } from '../../../storefront/billing/v1/UpdateAddressResponse.ts';
import type { UpdateCustomerRequest as _storefront_billing_v1_UpdateCustomerRequest, UpdateCustomerRequest__Output as _storefront_billing_v1_UpdateCustomerRequest__Output } from '../../../storefront/billing/v1/UpdateCustomerRequest.ts';
import type { UpdateCustomerResponse as _storefront_billing_v1_UpdateCustomerResponse, UpdateCustomerResponse__Output as _storefront_billing_v1_UpdateCustomerResponse__Output } from '../../../storefront/billing/v1/UpdateCustomerResponse.ts';

/**
 * Manages shoppers' identity, credit, invoices, and payments.
 */
export interface BillingServiceClient extends grpc.Client {
  /**
   * Pays one of the caller's invoices from the caller's unapplied credit, after closing the page of a session that could pay it. FAILED_PRECONDITION
   * while a bank processes a payment of the invoice.
   */
  ApplyInvoiceCredit(argument: _storefront_billing_v1_ApplyInvoiceCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  ApplyInvoiceCredit(argument: _storefront_billing_v1_ApplyInvoiceCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  ApplyInvoiceCredit(argument: _storefront_billing_v1_ApplyInvoiceCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  ApplyInvoiceCredit(argument: _storefront_billing_v1_ApplyInvoiceCreditRequest, callback: grpc.requestCallback<_storefront_billing_v1_ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Pays one of the caller's invoices from the caller's unapplied credit, after closing the page of a session that could pay it. FAILED_PRECONDITION
   * while a bank processes a payment of the invoice.
   */
  applyInvoiceCredit(argument: _storefront_billing_v1_ApplyInvoiceCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  applyInvoiceCredit(argument: _storefront_billing_v1_ApplyInvoiceCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  applyInvoiceCredit(argument: _storefront_billing_v1_ApplyInvoiceCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  applyInvoiceCredit(argument: _storefront_billing_v1_ApplyInvoiceCreditRequest, callback: grpc.requestCallback<_storefront_billing_v1_ApplyInvoiceCreditResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Checks that the customer may pay by this rail and, for credit, holds the amount. A repeated call with the same checkout_id returns the same result.
   * PERMISSION_DENIED if the rail is not available; FAILED_PRECONDITION (checkout_released, checkout_mismatch).
   */
  AuthorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  AuthorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  AuthorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  AuthorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Checks that the customer may pay by this rail and, for credit, holds the amount. A repeated call with the same checkout_id returns the same result.
   * PERMISSION_DENIED if the rail is not available; FAILED_PRECONDITION (checkout_released, checkout_mismatch).
   */
  authorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  authorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  authorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  authorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Begins to close the calling customer's account: for 30 seconds, no payment of a checkout is authorized. Idempotent. INVALID_ARGUMENT
   * (current_password_incorrect), which counts like a failed login; FAILED_PRECONDITION (account_has_open_orders, account_has_balance); PERMISSION_DENIED
   * (account_closed) while another closing is in progress.
   */
  BeginAccountClosing(argument: _storefront_billing_v1_BeginAccountClosingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  BeginAccountClosing(argument: _storefront_billing_v1_BeginAccountClosingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  BeginAccountClosing(argument: _storefront_billing_v1_BeginAccountClosingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  BeginAccountClosing(argument: _storefront_billing_v1_BeginAccountClosingRequest, callback: grpc.requestCallback<_storefront_billing_v1_BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Begins to close the calling customer's account: for 30 seconds, no payment of a checkout is authorized. Idempotent. INVALID_ARGUMENT
   * (current_password_incorrect), which counts like a failed login; FAILED_PRECONDITION (account_has_open_orders, account_has_balance); PERMISSION_DENIED
   * (account_closed) while another closing is in progress.
   */
  beginAccountClosing(argument: _storefront_billing_v1_BeginAccountClosingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  beginAccountClosing(argument: _storefront_billing_v1_BeginAccountClosingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  beginAccountClosing(argument: _storefront_billing_v1_BeginAccountClosingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  beginAccountClosing(argument: _storefront_billing_v1_BeginAccountClosingRequest, callback: grpc.requestCallback<_storefront_billing_v1_BeginAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the calling customer's password and ends all other sessions. INVALID_ARGUMENT (current_password_incorrect), which counts like a failed login;
   * RESOURCE_EXHAUSTED after repeated failures.
   */
  ChangePassword(argument: _storefront_billing_v1_ChangePasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  ChangePassword(argument: _storefront_billing_v1_ChangePasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  ChangePassword(argument: _storefront_billing_v1_ChangePasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  ChangePassword(argument: _storefront_billing_v1_ChangePasswordRequest, callback: grpc.requestCallback<_storefront_billing_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the calling customer's password and ends all other sessions. INVALID_ARGUMENT (current_password_incorrect), which counts like a failed login;
   * RESOURCE_EXHAUSTED after repeated failures.
   */
  changePassword(argument: _storefront_billing_v1_ChangePasswordRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  changePassword(argument: _storefront_billing_v1_ChangePasswordRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  changePassword(argument: _storefront_billing_v1_ChangePasswordRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  changePassword(argument: _storefront_billing_v1_ChangePasswordRequest, callback: grpc.requestCallback<_storefront_billing_v1_ChangePasswordResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Keeps a hold until its invoice replaces it. Idempotent. FAILED_PRECONDITION (checkout_released).
   */
  CommitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  CommitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  CommitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  CommitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Keeps a hold until its invoice replaces it. Idempotent. FAILED_PRECONDITION (checkout_released).
   */
  commitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  commitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  commitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  commitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Keeps the holds of 1 to 200 checkouts until their invoices replace them, in one statement. Idempotent. The response names the checkouts for which nothing
   * is left to do; call CommitPayment for each of the others.
   */
  CommitPayments(argument: _storefront_billing_v1_CommitPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  CommitPayments(argument: _storefront_billing_v1_CommitPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  CommitPayments(argument: _storefront_billing_v1_CommitPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  CommitPayments(argument: _storefront_billing_v1_CommitPaymentsRequest, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Keeps the holds of 1 to 200 checkouts until their invoices replace them, in one statement. Idempotent. The response names the checkouts for which nothing
   * is left to do; call CommitPayment for each of the others.
   */
  commitPayments(argument: _storefront_billing_v1_CommitPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  commitPayments(argument: _storefront_billing_v1_CommitPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  commitPayments(argument: _storefront_billing_v1_CommitPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  commitPayments(argument: _storefront_billing_v1_CommitPaymentsRequest, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Marks the email of a token as verified, and makes it the email of the token's customer. INVALID_ARGUMENT (verification_token_invalid); FAILED_PRECONDITION
   * (email_taken), which uses the token up.
   */
  ConfirmEmailVerification(argument: _storefront_billing_v1_ConfirmEmailVerificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  ConfirmEmailVerification(argument: _storefront_billing_v1_ConfirmEmailVerificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  ConfirmEmailVerification(argument: _storefront_billing_v1_ConfirmEmailVerificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  ConfirmEmailVerification(argument: _storefront_billing_v1_ConfirmEmailVerificationRequest, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Marks the email of a token as verified, and makes it the email of the token's customer. INVALID_ARGUMENT (verification_token_invalid); FAILED_PRECONDITION
   * (email_taken), which uses the token up.
   */
  confirmEmailVerification(argument: _storefront_billing_v1_ConfirmEmailVerificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  confirmEmailVerification(argument: _storefront_billing_v1_ConfirmEmailVerificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  confirmEmailVerification(argument: _storefront_billing_v1_ConfirmEmailVerificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  confirmEmailVerification(argument: _storefront_billing_v1_ConfirmEmailVerificationRequest, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the password of a token's customer and starts a session in place of all others. INVALID_ARGUMENT (reset_token_invalid).
   */
  ConfirmPasswordReset(argument: _storefront_billing_v1_ConfirmPasswordResetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  ConfirmPasswordReset(argument: _storefront_billing_v1_ConfirmPasswordResetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  ConfirmPasswordReset(argument: _storefront_billing_v1_ConfirmPasswordResetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  ConfirmPasswordReset(argument: _storefront_billing_v1_ConfirmPasswordResetRequest, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the password of a token's customer and starts a session in place of all others. INVALID_ARGUMENT (reset_token_invalid).
   */
  confirmPasswordReset(argument: _storefront_billing_v1_ConfirmPasswordResetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  confirmPasswordReset(argument: _storefront_billing_v1_ConfirmPasswordResetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  confirmPasswordReset(argument: _storefront_billing_v1_ConfirmPasswordResetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  confirmPasswordReset(argument: _storefront_billing_v1_ConfirmPasswordResetRequest, callback: grpc.requestCallback<_storefront_billing_v1_ConfirmPasswordResetResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Saves an address of the calling customer. FAILED_PRECONDITION (address_limit).
   */
  CreateAddress(argument: _storefront_billing_v1_CreateAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  CreateAddress(argument: _storefront_billing_v1_CreateAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  CreateAddress(argument: _storefront_billing_v1_CreateAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  CreateAddress(argument: _storefront_billing_v1_CreateAddressRequest, callback: grpc.requestCallback<_storefront_billing_v1_CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Saves an address of the calling customer. FAILED_PRECONDITION (address_limit).
   */
  createAddress(argument: _storefront_billing_v1_CreateAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  createAddress(argument: _storefront_billing_v1_CreateAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  createAddress(argument: _storefront_billing_v1_CreateAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  createAddress(argument: _storefront_billing_v1_CreateAddressRequest, callback: grpc.requestCallback<_storefront_billing_v1_CreateAddressResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Issues a token by which the calling customer proves to read an email, the present one or another one, also one that is taken. RESOURCE_EXHAUSTED
   * (reset_limit_reached).
   */
  CreateEmailVerification(argument: _storefront_billing_v1_CreateEmailVerificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  CreateEmailVerification(argument: _storefront_billing_v1_CreateEmailVerificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  CreateEmailVerification(argument: _storefront_billing_v1_CreateEmailVerificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  CreateEmailVerification(argument: _storefront_billing_v1_CreateEmailVerificationRequest, callback: grpc.requestCallback<_storefront_billing_v1_CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Issues a token by which the calling customer proves to read an email, the present one or another one, also one that is taken. RESOURCE_EXHAUSTED
   * (reset_limit_reached).
   */
  createEmailVerification(argument: _storefront_billing_v1_CreateEmailVerificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  createEmailVerification(argument: _storefront_billing_v1_CreateEmailVerificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  createEmailVerification(argument: _storefront_billing_v1_CreateEmailVerificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  createEmailVerification(argument: _storefront_billing_v1_CreateEmailVerificationRequest, callback: grpc.requestCallback<_storefront_billing_v1_CreateEmailVerificationResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Issues a token for a new password, which the store sends by email. The response is empty, after the same work, if no active customer has the email.
   * RESOURCE_EXHAUSTED (reset_limit_reached).
   */
  CreatePasswordReset(argument: _storefront_billing_v1_CreatePasswordResetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  CreatePasswordReset(argument: _storefront_billing_v1_CreatePasswordResetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  CreatePasswordReset(argument: _storefront_billing_v1_CreatePasswordResetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  CreatePasswordReset(argument: _storefront_billing_v1_CreatePasswordResetRequest, callback: grpc.requestCallback<_storefront_billing_v1_CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Issues a token for a new password, which the store sends by email. The response is empty, after the same work, if no active customer has the email.
   * RESOURCE_EXHAUSTED (reset_limit_reached).
   */
  createPasswordReset(argument: _storefront_billing_v1_CreatePasswordResetRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  createPasswordReset(argument: _storefront_billing_v1_CreatePasswordResetRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  createPasswordReset(argument: _storefront_billing_v1_CreatePasswordResetRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  createPasswordReset(argument: _storefront_billing_v1_CreatePasswordResetRequest, callback: grpc.requestCallback<_storefront_billing_v1_CreatePasswordResetResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes an address of the calling customer. Orders keep their copies.
   */
  DeleteAddress(argument: _storefront_billing_v1_DeleteAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  DeleteAddress(argument: _storefront_billing_v1_DeleteAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  DeleteAddress(argument: _storefront_billing_v1_DeleteAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  DeleteAddress(argument: _storefront_billing_v1_DeleteAddressRequest, callback: grpc.requestCallback<_storefront_billing_v1_DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes an address of the calling customer. Orders keep their copies.
   */
  deleteAddress(argument: _storefront_billing_v1_DeleteAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  deleteAddress(argument: _storefront_billing_v1_DeleteAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  deleteAddress(argument: _storefront_billing_v1_DeleteAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  deleteAddress(argument: _storefront_billing_v1_DeleteAddressRequest, callback: grpc.requestCallback<_storefront_billing_v1_DeleteAddressResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends a closing: erases what orders and invoices do not need, and frees the email, or keeps the account open. Idempotent. FAILED_PRECONDITION
   * (account_has_open_orders, account_has_balance); NOT_FOUND after 25 seconds.
   */
  EndAccountClosing(argument: _storefront_billing_v1_EndAccountClosingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  EndAccountClosing(argument: _storefront_billing_v1_EndAccountClosingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  EndAccountClosing(argument: _storefront_billing_v1_EndAccountClosingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  EndAccountClosing(argument: _storefront_billing_v1_EndAccountClosingRequest, callback: grpc.requestCallback<_storefront_billing_v1_EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends a closing: erases what orders and invoices do not need, and frees the email, or keeps the account open. Idempotent. FAILED_PRECONDITION
   * (account_has_open_orders, account_has_balance); NOT_FOUND after 25 seconds.
   */
  endAccountClosing(argument: _storefront_billing_v1_EndAccountClosingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  endAccountClosing(argument: _storefront_billing_v1_EndAccountClosingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  endAccountClosing(argument: _storefront_billing_v1_EndAccountClosingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  endAccountClosing(argument: _storefront_billing_v1_EndAccountClosingRequest, callback: grpc.requestCallback<_storefront_billing_v1_EndAccountClosingResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends a session of the calling customer. NOT_FOUND unless ListSessions returns it.
   */
  EndCustomerSession(argument: _storefront_billing_v1_EndCustomerSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  EndCustomerSession(argument: _storefront_billing_v1_EndCustomerSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  EndCustomerSession(argument: _storefront_billing_v1_EndCustomerSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  EndCustomerSession(argument: _storefront_billing_v1_EndCustomerSessionRequest, callback: grpc.requestCallback<_storefront_billing_v1_EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends a session of the calling customer. NOT_FOUND unless ListSessions returns it.
   */
  endCustomerSession(argument: _storefront_billing_v1_EndCustomerSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  endCustomerSession(argument: _storefront_billing_v1_EndCustomerSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  endCustomerSession(argument: _storefront_billing_v1_EndCustomerSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  endCustomerSession(argument: _storefront_billing_v1_EndCustomerSessionRequest, callback: grpc.requestCallback<_storefront_billing_v1_EndCustomerSessionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends all sessions of the calling customer but the one that calls.
   */
  EndOtherSessions(argument: _storefront_billing_v1_EndOtherSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  EndOtherSessions(argument: _storefront_billing_v1_EndOtherSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  EndOtherSessions(argument: _storefront_billing_v1_EndOtherSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  EndOtherSessions(argument: _storefront_billing_v1_EndOtherSessionsRequest, callback: grpc.requestCallback<_storefront_billing_v1_EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends all sessions of the calling customer but the one that calls.
   */
  endOtherSessions(argument: _storefront_billing_v1_EndOtherSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  endOtherSessions(argument: _storefront_billing_v1_EndOtherSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  endOtherSessions(argument: _storefront_billing_v1_EndOtherSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  endOtherSessions(argument: _storefront_billing_v1_EndOtherSessionsRequest, callback: grpc.requestCallback<_storefront_billing_v1_EndOtherSessionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends the token family of a refresh token. An unknown token is not an error.
   */
  EndSession(argument: _storefront_billing_v1_EndSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  EndSession(argument: _storefront_billing_v1_EndSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  EndSession(argument: _storefront_billing_v1_EndSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  EndSession(argument: _storefront_billing_v1_EndSessionRequest, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends the token family of a refresh token. An unknown token is not an error.
   */
  endSession(argument: _storefront_billing_v1_EndSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  endSession(argument: _storefront_billing_v1_EndSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  endSession(argument: _storefront_billing_v1_EndSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  endSession(argument: _storefront_billing_v1_EndSessionRequest, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the calling customer's credit standing.
   */
  GetCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  GetCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  GetCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  GetCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the calling customer's credit standing.
   */
  getCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  getCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  getCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  getCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the calling customer.
   */
  GetCustomer(argument: _storefront_billing_v1_GetCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  GetCustomer(argument: _storefront_billing_v1_GetCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  GetCustomer(argument: _storefront_billing_v1_GetCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  GetCustomer(argument: _storefront_billing_v1_GetCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the calling customer.
   */
  getCustomer(argument: _storefront_billing_v1_GetCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  getCustomer(argument: _storefront_billing_v1_GetCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  getCustomer(argument: _storefront_billing_v1_GetCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  getCustomer(argument: _storefront_billing_v1_GetCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a credit note of the calling customer.
   */
  GetCustomerCreditNote(argument: _storefront_billing_v1_GetCustomerCreditNoteRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  GetCustomerCreditNote(argument: _storefront_billing_v1_GetCustomerCreditNoteRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  GetCustomerCreditNote(argument: _storefront_billing_v1_GetCustomerCreditNoteRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  GetCustomerCreditNote(argument: _storefront_billing_v1_GetCustomerCreditNoteRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a credit note of the calling customer.
   */
  getCustomerCreditNote(argument: _storefront_billing_v1_GetCustomerCreditNoteRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  getCustomerCreditNote(argument: _storefront_billing_v1_GetCustomerCreditNoteRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  getCustomerCreditNote(argument: _storefront_billing_v1_GetCustomerCreditNoteRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  getCustomerCreditNote(argument: _storefront_billing_v1_GetCustomerCreditNoteRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerCreditNoteResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns an invoice of the calling customer.
   */
  GetInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  GetInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  GetInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  GetInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns an invoice of the calling customer.
   */
  getInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  getInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  getInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  getInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns one of the caller's payment sessions of several invoices. NOT_FOUND for any other session.
   */
  GetInvoicesPayment(argument: _storefront_billing_v1_GetInvoicesPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  GetInvoicesPayment(argument: _storefront_billing_v1_GetInvoicesPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  GetInvoicesPayment(argument: _storefront_billing_v1_GetInvoicesPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  GetInvoicesPayment(argument: _storefront_billing_v1_GetInvoicesPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns one of the caller's payment sessions of several invoices. NOT_FOUND for any other session.
   */
  getInvoicesPayment(argument: _storefront_billing_v1_GetInvoicesPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  getInvoicesPayment(argument: _storefront_billing_v1_GetInvoicesPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  getInvoicesPayment(argument: _storefront_billing_v1_GetInvoicesPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  getInvoicesPayment(argument: _storefront_billing_v1_GetInvoicesPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoicesPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns an order's invoices and its active or most recent payment session.
   */
  GetOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  GetOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  GetOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  GetOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns an order's invoices and its active or most recent payment session.
   */
  getOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the statement of the caller's account. Its entries never change.
   */
  GetStatement(argument: _storefront_billing_v1_GetStatementRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStatementResponse__Output>): grpc.ClientUnaryCall;
  GetStatement(argument: _storefront_billing_v1_GetStatementRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetStatementResponse__Output>): grpc.ClientUnaryCall;
  GetStatement(argument: _storefront_billing_v1_GetStatementRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStatementResponse__Output>): grpc.ClientUnaryCall;
  GetStatement(argument: _storefront_billing_v1_GetStatementRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetStatementResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the statement of the caller's account. Its entries never change.
   */
  getStatement(argument: _storefront_billing_v1_GetStatementRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStatementResponse__Output>): grpc.ClientUnaryCall;
  getStatement(argument: _storefront_billing_v1_GetStatementRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetStatementResponse__Output>): grpc.ClientUnaryCall;
  getStatement(argument: _storefront_billing_v1_GetStatementRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetStatementResponse__Output>): grpc.ClientUnaryCall;
  getStatement(argument: _storefront_billing_v1_GetStatementRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetStatementResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the calling customer's saved addresses in the order in which they were added.
   */
  ListAddresses(argument: _storefront_billing_v1_ListAddressesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  ListAddresses(argument: _storefront_billing_v1_ListAddressesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  ListAddresses(argument: _storefront_billing_v1_ListAddressesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  ListAddresses(argument: _storefront_billing_v1_ListAddressesRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the calling customer's saved addresses in the order in which they were added.
   */
  listAddresses(argument: _storefront_billing_v1_ListAddressesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  listAddresses(argument: _storefront_billing_v1_ListAddressesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  listAddresses(argument: _storefront_billing_v1_ListAddressesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  listAddresses(argument: _storefront_billing_v1_ListAddressesRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListAddressesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the calling customer's credit notes, newest first.
   */
  ListCustomerCreditNotes(argument: _storefront_billing_v1_ListCustomerCreditNotesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  ListCustomerCreditNotes(argument: _storefront_billing_v1_ListCustomerCreditNotesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  ListCustomerCreditNotes(argument: _storefront_billing_v1_ListCustomerCreditNotesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  ListCustomerCreditNotes(argument: _storefront_billing_v1_ListCustomerCreditNotesRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the calling customer's credit notes, newest first.
   */
  listCustomerCreditNotes(argument: _storefront_billing_v1_ListCustomerCreditNotesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  listCustomerCreditNotes(argument: _storefront_billing_v1_ListCustomerCreditNotesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  listCustomerCreditNotes(argument: _storefront_billing_v1_ListCustomerCreditNotesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  listCustomerCreditNotes(argument: _storefront_billing_v1_ListCustomerCreditNotesRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerCreditNotesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the payments that the calling customer made, newest first, without those from credit.
   */
  ListCustomerPayments(argument: _storefront_billing_v1_ListCustomerPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListCustomerPayments(argument: _storefront_billing_v1_ListCustomerPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListCustomerPayments(argument: _storefront_billing_v1_ListCustomerPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListCustomerPayments(argument: _storefront_billing_v1_ListCustomerPaymentsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the payments that the calling customer made, newest first, without those from credit.
   */
  listCustomerPayments(argument: _storefront_billing_v1_ListCustomerPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  listCustomerPayments(argument: _storefront_billing_v1_ListCustomerPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  listCustomerPayments(argument: _storefront_billing_v1_ListCustomerPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  listCustomerPayments(argument: _storefront_billing_v1_ListCustomerPaymentsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListCustomerPaymentsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists token families of all stores that ended at or after a time, oldest first, so that the gateway can reject their access tokens.
   */
  ListEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists token families of all stores that ended at or after a time, oldest first, so that the gateway can reject their access tokens.
   */
  listEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  listEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  listEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  listEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the calling customer's invoices that match every filter, newest first unless sorted otherwise, without their details.
   */
  ListInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ListInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ListInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ListInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the calling customer's invoices that match every filter, newest first unless sorted otherwise, without their details.
   */
  listInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the calling customer's sessions that have neither ended nor expired, last used first.
   */
  ListSessions(argument: _storefront_billing_v1_ListSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListSessions(argument: _storefront_billing_v1_ListSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListSessions(argument: _storefront_billing_v1_ListSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListSessions(argument: _storefront_billing_v1_ListSessionsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the calling customer's sessions that have neither ended nor expired, last used first.
   */
  listSessions(argument: _storefront_billing_v1_ListSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  listSessions(argument: _storefront_billing_v1_ListSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  listSessions(argument: _storefront_billing_v1_ListSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  listSessions(argument: _storefront_billing_v1_ListSessionsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListSessionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Starts a session. A wrong email and a wrong password return the same UNAUTHENTICATED in the same time; repeated failures return
   * RESOURCE_EXHAUSTED.
   */
  LogIn(argument: _storefront_billing_v1_LogInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  LogIn(argument: _storefront_billing_v1_LogInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  LogIn(argument: _storefront_billing_v1_LogInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  LogIn(argument: _storefront_billing_v1_LogInRequest, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Starts a session. A wrong email and a wrong password return the same UNAUTHENTICATED in the same time; repeated failures return
   * RESOURCE_EXHAUSTED.
   */
  logIn(argument: _storefront_billing_v1_LogInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  logIn(argument: _storefront_billing_v1_LogInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  logIn(argument: _storefront_billing_v1_LogInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  logIn(argument: _storefront_billing_v1_LogInRequest, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the active payment session of an open invoice, or starts one for the amount due.
   * FAILED_PRECONDITION (invoice_already_paid, invoice_voided).
   */
  PayInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  PayInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  PayInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  PayInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the active payment session of an open invoice, or starts one for the amount due.
   * FAILED_PRECONDITION (invoice_already_paid, invoice_voided).
   */
  payInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  payInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  payInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  payInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Opens a payment session of several of the caller's invoices, and cancels pending sessions of them after closing their pages. FAILED_PRECONDITION
   * while a bank processes a payment of one of them.
   */
  PayInvoices(argument: _storefront_billing_v1_PayInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  PayInvoices(argument: _storefront_billing_v1_PayInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  PayInvoices(argument: _storefront_billing_v1_PayInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  PayInvoices(argument: _storefront_billing_v1_PayInvoicesRequest, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Opens a payment session of several of the caller's invoices, and cancels pending sessions of them after closing their pages. FAILED_PRECONDITION
   * while a bank processes a payment of one of them.
   */
  payInvoices(argument: _storefront_billing_v1_PayInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  payInvoices(argument: _storefront_billing_v1_PayInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  payInvoices(argument: _storefront_billing_v1_PayInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  payInvoices(argument: _storefront_billing_v1_PayInvoicesRequest, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoicesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Exchanges a single-use refresh token for the next one of its family. Reuse revokes the family and returns UNAUTHENTICATED.
   */
  RefreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  RefreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  RefreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  RefreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Exchanges a single-use refresh token for the next one of its family. Reuse revokes the family and returns UNAUTHENTICATED.
   */
  refreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  refreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  refreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  refreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Refunds an order in whole or in part, once per request_key: issues a credit note and returns its payments. Lines and shipping are credited before
   * the amount. Free lines succeed without a credit note. FAILED_PRECONDITION
   * (order_already_refunded, nothing_to_refund, invoice_not_issued, refund_too_large, return_too_large, refund_amount_differs, invoice_unpaid).
   */
  RefundOrder(argument: _storefront_billing_v1_RefundOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  RefundOrder(argument: _storefront_billing_v1_RefundOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  RefundOrder(argument: _storefront_billing_v1_RefundOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  RefundOrder(argument: _storefront_billing_v1_RefundOrderRequest, callback: grpc.requestCallback<_storefront_billing_v1_RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Refunds an order in whole or in part, once per request_key: issues a credit note and returns its payments. Lines and shipping are credited before
   * the amount. Free lines succeed without a credit note. FAILED_PRECONDITION
   * (order_already_refunded, nothing_to_refund, invoice_not_issued, refund_too_large, return_too_large, refund_amount_differs, invoice_unpaid).
   */
  refundOrder(argument: _storefront_billing_v1_RefundOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  refundOrder(argument: _storefront_billing_v1_RefundOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  refundOrder(argument: _storefront_billing_v1_RefundOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  refundOrder(argument: _storefront_billing_v1_RefundOrderRequest, callback: grpc.requestCallback<_storefront_billing_v1_RefundOrderResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Releases a hold. Idempotent; records the release even if AuthorizePayment has not arrived yet. FAILED_PRECONDITION
   * (checkout_committed).
   */
  ReleasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  ReleasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  ReleasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  ReleasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Releases a hold. Idempotent; records the release even if AuthorizePayment has not arrived yet. FAILED_PRECONDITION
   * (checkout_committed).
   */
  releasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  releasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  releasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  releasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Streams the PDF of a credit note of the calling customer, like RenderInvoice.
   */
  RenderCustomerCreditNote(argument: _storefront_billing_v1_RenderCustomerCreditNoteRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderCustomerCreditNoteResponse__Output>;
  RenderCustomerCreditNote(argument: _storefront_billing_v1_RenderCustomerCreditNoteRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderCustomerCreditNoteResponse__Output>;
  /**
   * Streams the PDF of a credit note of the calling customer, like RenderInvoice.
   */
  renderCustomerCreditNote(argument: _storefront_billing_v1_RenderCustomerCreditNoteRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderCustomerCreditNoteResponse__Output>;
  renderCustomerCreditNote(argument: _storefront_billing_v1_RenderCustomerCreditNoteRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderCustomerCreditNoteResponse__Output>;
  
  /**
   * Streams the PDF of an invoice of the calling customer: first its head, then its bytes. If the caller knows the current ETag, only the head is sent
   * and nothing is rendered. UNAVAILABLE if too many PDFs are being rendered.
   */
  RenderInvoice(argument: _storefront_billing_v1_RenderInvoiceRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderInvoiceResponse__Output>;
  RenderInvoice(argument: _storefront_billing_v1_RenderInvoiceRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderInvoiceResponse__Output>;
  /**
   * Streams the PDF of an invoice of the calling customer: first its head, then its bytes. If the caller knows the current ETag, only the head is sent
   * and nothing is rendered. UNAVAILABLE if too many PDFs are being rendered.
   */
  renderInvoice(argument: _storefront_billing_v1_RenderInvoiceRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderInvoiceResponse__Output>;
  renderInvoice(argument: _storefront_billing_v1_RenderInvoiceRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderInvoiceResponse__Output>;
  
  /**
   * Streams the same statement as a PDF.
   */
  RenderStatement(argument: _storefront_billing_v1_RenderStatementRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderStatementResponse__Output>;
  RenderStatement(argument: _storefront_billing_v1_RenderStatementRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderStatementResponse__Output>;
  /**
   * Streams the same statement as a PDF.
   */
  renderStatement(argument: _storefront_billing_v1_RenderStatementRequest, metadata: grpc.Metadata, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderStatementResponse__Output>;
  renderStatement(argument: _storefront_billing_v1_RenderStatementRequest, options?: grpc.CallOptions): grpc.ClientReadableStream<_storefront_billing_v1_RenderStatementResponse__Output>;
  
  /**
   * Returns the active payment session of an order, or starts another one if the last has ended. NOT_FOUND if the order never had one;
   * FAILED_PRECONDITION (order_not_payable).
   */
  ReopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  ReopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  ReopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  ReopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the active payment session of an order, or starts another one if the last has ended. NOT_FOUND if the order never had one;
   * FAILED_PRECONDITION (order_not_payable).
   */
  reopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  reopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  reopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  reopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Registers a customer and starts a session. FAILED_PRECONDITION (email_taken) if the email is in use.
   */
  SignUp(argument: _storefront_billing_v1_SignUpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  SignUp(argument: _storefront_billing_v1_SignUpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  SignUp(argument: _storefront_billing_v1_SignUpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  SignUp(argument: _storefront_billing_v1_SignUpRequest, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Registers a customer and starts a session. FAILED_PRECONDITION (email_taken) if the email is in use.
   */
  signUp(argument: _storefront_billing_v1_SignUpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  signUp(argument: _storefront_billing_v1_SignUpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  signUp(argument: _storefront_billing_v1_SignUpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  signUp(argument: _storefront_billing_v1_SignUpRequest, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Starts a session for a customer that the store has authenticated.
   */
  StartSession(argument: _storefront_billing_v1_StartSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  StartSession(argument: _storefront_billing_v1_StartSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  StartSession(argument: _storefront_billing_v1_StartSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  StartSession(argument: _storefront_billing_v1_StartSessionRequest, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Starts a session for a customer that the store has authenticated.
   */
  startSession(argument: _storefront_billing_v1_StartSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  startSession(argument: _storefront_billing_v1_StartSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  startSession(argument: _storefront_billing_v1_StartSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  startSession(argument: _storefront_billing_v1_StartSessionRequest, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields of an address of the calling customer.
   */
  UpdateAddress(argument: _storefront_billing_v1_UpdateAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  UpdateAddress(argument: _storefront_billing_v1_UpdateAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  UpdateAddress(argument: _storefront_billing_v1_UpdateAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  UpdateAddress(argument: _storefront_billing_v1_UpdateAddressRequest, callback: grpc.requestCallback<_storefront_billing_v1_UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields of an address of the calling customer.
   */
  updateAddress(argument: _storefront_billing_v1_UpdateAddressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  updateAddress(argument: _storefront_billing_v1_UpdateAddressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  updateAddress(argument: _storefront_billing_v1_UpdateAddressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  updateAddress(argument: _storefront_billing_v1_UpdateAddressRequest, callback: grpc.requestCallback<_storefront_billing_v1_UpdateAddressResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields of the calling customer. INVALID_ARGUMENT if an exempt customer changes the company or the tax ID.
   */
  UpdateCustomer(argument: _storefront_billing_v1_UpdateCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  UpdateCustomer(argument: _storefront_billing_v1_UpdateCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  UpdateCustomer(argument: _storefront_billing_v1_UpdateCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  UpdateCustomer(argument: _storefront_billing_v1_UpdateCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields of the calling customer. INVALID_ARGUMENT if an exempt customer changes the company or the tax ID.
   */
  updateCustomer(argument: _storefront_billing_v1_UpdateCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  updateCustomer(argument: _storefront_billing_v1_UpdateCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  updateCustomer(argument: _storefront_billing_v1_UpdateCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  updateCustomer(argument: _storefront_billing_v1_UpdateCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_UpdateCustomerResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages shoppers' identity, credit, invoices, and payments.
 */
export interface BillingServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Pays one of the caller's invoices from the caller's unapplied credit, after closing the page of a session that could pay it. FAILED_PRECONDITION
   * while a bank processes a payment of the invoice.
   */
  ApplyInvoiceCredit: grpc.handleUnaryCall<_storefront_billing_v1_ApplyInvoiceCreditRequest__Output, _storefront_billing_v1_ApplyInvoiceCreditResponse>;
  
  /**
   * Checks that the customer may pay by this rail and, for credit, holds the amount. A repeated call with the same checkout_id returns the same result.
   * PERMISSION_DENIED if the rail is not available; FAILED_PRECONDITION (checkout_released, checkout_mismatch).
   */
  AuthorizePayment: grpc.handleUnaryCall<_storefront_billing_v1_AuthorizePaymentRequest__Output, _storefront_billing_v1_AuthorizePaymentResponse>;
  
  /**
   * Begins to close the calling customer's account: for 30 seconds, no payment of a checkout is authorized. Idempotent. INVALID_ARGUMENT
   * (current_password_incorrect), which counts like a failed login; FAILED_PRECONDITION (account_has_open_orders, account_has_balance); PERMISSION_DENIED
   * (account_closed) while another closing is in progress.
   */
  BeginAccountClosing: grpc.handleUnaryCall<_storefront_billing_v1_BeginAccountClosingRequest__Output, _storefront_billing_v1_BeginAccountClosingResponse>;
  
  /**
   * Changes the calling customer's password and ends all other sessions. INVALID_ARGUMENT (current_password_incorrect), which counts like a failed login;
   * RESOURCE_EXHAUSTED after repeated failures.
   */
  ChangePassword: grpc.handleUnaryCall<_storefront_billing_v1_ChangePasswordRequest__Output, _storefront_billing_v1_ChangePasswordResponse>;
  
  /**
   * Keeps a hold until its invoice replaces it. Idempotent. FAILED_PRECONDITION (checkout_released).
   */
  CommitPayment: grpc.handleUnaryCall<_storefront_billing_v1_CommitPaymentRequest__Output, _storefront_billing_v1_CommitPaymentResponse>;
  
  /**
   * Keeps the holds of 1 to 200 checkouts until their invoices replace them, in one statement. Idempotent. The response names the checkouts for which nothing
   * is left to do; call CommitPayment for each of the others.
   */
  CommitPayments: grpc.handleUnaryCall<_storefront_billing_v1_CommitPaymentsRequest__Output, _storefront_billing_v1_CommitPaymentsResponse>;
  
  /**
   * Marks the email of a token as verified, and makes it the email of the token's customer. INVALID_ARGUMENT (verification_token_invalid); FAILED_PRECONDITION
   * (email_taken), which uses the token up.
   */
  ConfirmEmailVerification: grpc.handleUnaryCall<_storefront_billing_v1_ConfirmEmailVerificationRequest__Output, _storefront_billing_v1_ConfirmEmailVerificationResponse>;
  
  /**
   * Sets the password of a token's customer and starts a session in place of all others. INVALID_ARGUMENT (reset_token_invalid).
   */
  ConfirmPasswordReset: grpc.handleUnaryCall<_storefront_billing_v1_ConfirmPasswordResetRequest__Output, _storefront_billing_v1_ConfirmPasswordResetResponse>;
  
  /**
   * Saves an address of the calling customer. FAILED_PRECONDITION (address_limit).
   */
  CreateAddress: grpc.handleUnaryCall<_storefront_billing_v1_CreateAddressRequest__Output, _storefront_billing_v1_CreateAddressResponse>;
  
  /**
   * Issues a token by which the calling customer proves to read an email, the present one or another one, also one that is taken. RESOURCE_EXHAUSTED
   * (reset_limit_reached).
   */
  CreateEmailVerification: grpc.handleUnaryCall<_storefront_billing_v1_CreateEmailVerificationRequest__Output, _storefront_billing_v1_CreateEmailVerificationResponse>;
  
  /**
   * Issues a token for a new password, which the store sends by email. The response is empty, after the same work, if no active customer has the email.
   * RESOURCE_EXHAUSTED (reset_limit_reached).
   */
  CreatePasswordReset: grpc.handleUnaryCall<_storefront_billing_v1_CreatePasswordResetRequest__Output, _storefront_billing_v1_CreatePasswordResetResponse>;
  
  /**
   * Deletes an address of the calling customer. Orders keep their copies.
   */
  DeleteAddress: grpc.handleUnaryCall<_storefront_billing_v1_DeleteAddressRequest__Output, _storefront_billing_v1_DeleteAddressResponse>;
  
  /**
   * Ends a closing: erases what orders and invoices do not need, and frees the email, or keeps the account open. Idempotent. FAILED_PRECONDITION
   * (account_has_open_orders, account_has_balance); NOT_FOUND after 25 seconds.
   */
  EndAccountClosing: grpc.handleUnaryCall<_storefront_billing_v1_EndAccountClosingRequest__Output, _storefront_billing_v1_EndAccountClosingResponse>;
  
  /**
   * Ends a session of the calling customer. NOT_FOUND unless ListSessions returns it.
   */
  EndCustomerSession: grpc.handleUnaryCall<_storefront_billing_v1_EndCustomerSessionRequest__Output, _storefront_billing_v1_EndCustomerSessionResponse>;
  
  /**
   * Ends all sessions of the calling customer but the one that calls.
   */
  EndOtherSessions: grpc.handleUnaryCall<_storefront_billing_v1_EndOtherSessionsRequest__Output, _storefront_billing_v1_EndOtherSessionsResponse>;
  
  /**
   * Ends the token family of a refresh token. An unknown token is not an error.
   */
  EndSession: grpc.handleUnaryCall<_storefront_billing_v1_EndSessionRequest__Output, _storefront_billing_v1_EndSessionResponse>;
  
  /**
   * Returns the calling customer's credit standing.
   */
  GetCreditStatus: grpc.handleUnaryCall<_storefront_billing_v1_GetCreditStatusRequest__Output, _storefront_billing_v1_GetCreditStatusResponse>;
  
  /**
   * Returns the calling customer.
   */
  GetCustomer: grpc.handleUnaryCall<_storefront_billing_v1_GetCustomerRequest__Output, _storefront_billing_v1_GetCustomerResponse>;
  
  /**
   * Returns a credit note of the calling customer.
   */
  GetCustomerCreditNote: grpc.handleUnaryCall<_storefront_billing_v1_GetCustomerCreditNoteRequest__Output, _storefront_billing_v1_GetCustomerCreditNoteResponse>;
  
  /**
   * Returns an invoice of the calling customer.
   */
  GetInvoice: grpc.handleUnaryCall<_storefront_billing_v1_GetInvoiceRequest__Output, _storefront_billing_v1_GetInvoiceResponse>;
  
  /**
   * Returns one of the caller's payment sessions of several invoices. NOT_FOUND for any other session.
   */
  GetInvoicesPayment: grpc.handleUnaryCall<_storefront_billing_v1_GetInvoicesPaymentRequest__Output, _storefront_billing_v1_GetInvoicesPaymentResponse>;
  
  /**
   * Returns an order's invoices and its active or most recent payment session.
   */
  GetOrderBilling: grpc.handleUnaryCall<_storefront_billing_v1_GetOrderBillingRequest__Output, _storefront_billing_v1_GetOrderBillingResponse>;
  
  /**
   * Returns the statement of the caller's account. Its entries never change.
   */
  GetStatement: grpc.handleUnaryCall<_storefront_billing_v1_GetStatementRequest__Output, _storefront_billing_v1_GetStatementResponse>;
  
  /**
   * Lists the calling customer's saved addresses in the order in which they were added.
   */
  ListAddresses: grpc.handleUnaryCall<_storefront_billing_v1_ListAddressesRequest__Output, _storefront_billing_v1_ListAddressesResponse>;
  
  /**
   * Lists the calling customer's credit notes, newest first.
   */
  ListCustomerCreditNotes: grpc.handleUnaryCall<_storefront_billing_v1_ListCustomerCreditNotesRequest__Output, _storefront_billing_v1_ListCustomerCreditNotesResponse>;
  
  /**
   * Lists the payments that the calling customer made, newest first, without those from credit.
   */
  ListCustomerPayments: grpc.handleUnaryCall<_storefront_billing_v1_ListCustomerPaymentsRequest__Output, _storefront_billing_v1_ListCustomerPaymentsResponse>;
  
  /**
   * Lists token families of all stores that ended at or after a time, oldest first, so that the gateway can reject their access tokens.
   */
  ListEndedSessions: grpc.handleUnaryCall<_storefront_billing_v1_ListEndedSessionsRequest__Output, _storefront_billing_v1_ListEndedSessionsResponse>;
  
  /**
   * Lists the calling customer's invoices that match every filter, newest first unless sorted otherwise, without their details.
   */
  ListInvoices: grpc.handleUnaryCall<_storefront_billing_v1_ListInvoicesRequest__Output, _storefront_billing_v1_ListInvoicesResponse>;
  
  /**
   * Lists the calling customer's sessions that have neither ended nor expired, last used first.
   */
  ListSessions: grpc.handleUnaryCall<_storefront_billing_v1_ListSessionsRequest__Output, _storefront_billing_v1_ListSessionsResponse>;
  
  /**
   * Starts a session. A wrong email and a wrong password return the same UNAUTHENTICATED in the same time; repeated failures return
   * RESOURCE_EXHAUSTED.
   */
  LogIn: grpc.handleUnaryCall<_storefront_billing_v1_LogInRequest__Output, _storefront_billing_v1_LogInResponse>;
  
  /**
   * Returns the active payment session of an open invoice, or starts one for the amount due.
   * FAILED_PRECONDITION (invoice_already_paid, invoice_voided).
   */
  PayInvoice: grpc.handleUnaryCall<_storefront_billing_v1_PayInvoiceRequest__Output, _storefront_billing_v1_PayInvoiceResponse>;
  
  /**
   * Opens a payment session of several of the caller's invoices, and cancels pending sessions of them after closing their pages. FAILED_PRECONDITION
   * while a bank processes a payment of one of them.
   */
  PayInvoices: grpc.handleUnaryCall<_storefront_billing_v1_PayInvoicesRequest__Output, _storefront_billing_v1_PayInvoicesResponse>;
  
  /**
   * Exchanges a single-use refresh token for the next one of its family. Reuse revokes the family and returns UNAUTHENTICATED.
   */
  RefreshSession: grpc.handleUnaryCall<_storefront_billing_v1_RefreshSessionRequest__Output, _storefront_billing_v1_RefreshSessionResponse>;
  
  /**
   * Refunds an order in whole or in part, once per request_key: issues a credit note and returns its payments. Lines and shipping are credited before
   * the amount. Free lines succeed without a credit note. FAILED_PRECONDITION
   * (order_already_refunded, nothing_to_refund, invoice_not_issued, refund_too_large, return_too_large, refund_amount_differs, invoice_unpaid).
   */
  RefundOrder: grpc.handleUnaryCall<_storefront_billing_v1_RefundOrderRequest__Output, _storefront_billing_v1_RefundOrderResponse>;
  
  /**
   * Releases a hold. Idempotent; records the release even if AuthorizePayment has not arrived yet. FAILED_PRECONDITION
   * (checkout_committed).
   */
  ReleasePayment: grpc.handleUnaryCall<_storefront_billing_v1_ReleasePaymentRequest__Output, _storefront_billing_v1_ReleasePaymentResponse>;
  
  /**
   * Streams the PDF of a credit note of the calling customer, like RenderInvoice.
   */
  RenderCustomerCreditNote: grpc.handleServerStreamingCall<_storefront_billing_v1_RenderCustomerCreditNoteRequest__Output, _storefront_billing_v1_RenderCustomerCreditNoteResponse>;
  
  /**
   * Streams the PDF of an invoice of the calling customer: first its head, then its bytes. If the caller knows the current ETag, only the head is sent
   * and nothing is rendered. UNAVAILABLE if too many PDFs are being rendered.
   */
  RenderInvoice: grpc.handleServerStreamingCall<_storefront_billing_v1_RenderInvoiceRequest__Output, _storefront_billing_v1_RenderInvoiceResponse>;
  
  /**
   * Streams the same statement as a PDF.
   */
  RenderStatement: grpc.handleServerStreamingCall<_storefront_billing_v1_RenderStatementRequest__Output, _storefront_billing_v1_RenderStatementResponse>;
  
  /**
   * Returns the active payment session of an order, or starts another one if the last has ended. NOT_FOUND if the order never had one;
   * FAILED_PRECONDITION (order_not_payable).
   */
  ReopenPayment: grpc.handleUnaryCall<_storefront_billing_v1_ReopenPaymentRequest__Output, _storefront_billing_v1_ReopenPaymentResponse>;
  
  /**
   * Registers a customer and starts a session. FAILED_PRECONDITION (email_taken) if the email is in use.
   */
  SignUp: grpc.handleUnaryCall<_storefront_billing_v1_SignUpRequest__Output, _storefront_billing_v1_SignUpResponse>;
  
  /**
   * Starts a session for a customer that the store has authenticated.
   */
  StartSession: grpc.handleUnaryCall<_storefront_billing_v1_StartSessionRequest__Output, _storefront_billing_v1_StartSessionResponse>;
  
  /**
   * Changes the given fields of an address of the calling customer.
   */
  UpdateAddress: grpc.handleUnaryCall<_storefront_billing_v1_UpdateAddressRequest__Output, _storefront_billing_v1_UpdateAddressResponse>;
  
  /**
   * Changes the given fields of the calling customer. INVALID_ARGUMENT if an exempt customer changes the company or the tax ID.
   */
  UpdateCustomer: grpc.handleUnaryCall<_storefront_billing_v1_UpdateCustomerRequest__Output, _storefront_billing_v1_UpdateCustomerResponse>;
  
}

export interface BillingServiceDefinition extends grpc.ServiceDefinition {
  ApplyInvoiceCredit: MethodDefinition<_storefront_billing_v1_ApplyInvoiceCreditRequest, _storefront_billing_v1_ApplyInvoiceCreditResponse, _storefront_billing_v1_ApplyInvoiceCreditRequest__Output, _storefront_billing_v1_ApplyInvoiceCreditResponse__Output>
  AuthorizePayment: MethodDefinition<_storefront_billing_v1_AuthorizePaymentRequest, _storefront_billing_v1_AuthorizePaymentResponse, _storefront_billing_v1_AuthorizePaymentRequest__Output, _storefront_billing_v1_AuthorizePaymentResponse__Output>
  BeginAccountClosing: MethodDefinition<_storefront_billing_v1_BeginAccountClosingRequest, _storefront_billing_v1_BeginAccountClosingResponse, _storefront_billing_v1_BeginAccountClosingRequest__Output, _storefront_billing_v1_BeginAccountClosingResponse__Output>
  ChangePassword: MethodDefinition<_storefront_billing_v1_ChangePasswordRequest, _storefront_billing_v1_ChangePasswordResponse, _storefront_billing_v1_ChangePasswordRequest__Output, _storefront_billing_v1_ChangePasswordResponse__Output>
  CommitPayment: MethodDefinition<_storefront_billing_v1_CommitPaymentRequest, _storefront_billing_v1_CommitPaymentResponse, _storefront_billing_v1_CommitPaymentRequest__Output, _storefront_billing_v1_CommitPaymentResponse__Output>
  CommitPayments: MethodDefinition<_storefront_billing_v1_CommitPaymentsRequest, _storefront_billing_v1_CommitPaymentsResponse, _storefront_billing_v1_CommitPaymentsRequest__Output, _storefront_billing_v1_CommitPaymentsResponse__Output>
  ConfirmEmailVerification: MethodDefinition<_storefront_billing_v1_ConfirmEmailVerificationRequest, _storefront_billing_v1_ConfirmEmailVerificationResponse, _storefront_billing_v1_ConfirmEmailVerificationRequest__Output, _storefront_billing_v1_ConfirmEmailVerificationResponse__Output>
  ConfirmPasswordReset: MethodDefinition<_storefront_billing_v1_ConfirmPasswordResetRequest, _storefront_billing_v1_ConfirmPasswordResetResponse, _storefront_billing_v1_ConfirmPasswordResetRequest__Output, _storefront_billing_v1_ConfirmPasswordResetResponse__Output>
  CreateAddress: MethodDefinition<_storefront_billing_v1_CreateAddressRequest, _storefront_billing_v1_CreateAddressResponse, _storefront_billing_v1_CreateAddressRequest__Output, _storefront_billing_v1_CreateAddressResponse__Output>
  CreateEmailVerification: MethodDefinition<_storefront_billing_v1_CreateEmailVerificationRequest, _storefront_billing_v1_CreateEmailVerificationResponse, _storefront_billing_v1_CreateEmailVerificationRequest__Output, _storefront_billing_v1_CreateEmailVerificationResponse__Output>
  CreatePasswordReset: MethodDefinition<_storefront_billing_v1_CreatePasswordResetRequest, _storefront_billing_v1_CreatePasswordResetResponse, _storefront_billing_v1_CreatePasswordResetRequest__Output, _storefront_billing_v1_CreatePasswordResetResponse__Output>
  DeleteAddress: MethodDefinition<_storefront_billing_v1_DeleteAddressRequest, _storefront_billing_v1_DeleteAddressResponse, _storefront_billing_v1_DeleteAddressRequest__Output, _storefront_billing_v1_DeleteAddressResponse__Output>
  EndAccountClosing: MethodDefinition<_storefront_billing_v1_EndAccountClosingRequest, _storefront_billing_v1_EndAccountClosingResponse, _storefront_billing_v1_EndAccountClosingRequest__Output, _storefront_billing_v1_EndAccountClosingResponse__Output>
  EndCustomerSession: MethodDefinition<_storefront_billing_v1_EndCustomerSessionRequest, _storefront_billing_v1_EndCustomerSessionResponse, _storefront_billing_v1_EndCustomerSessionRequest__Output, _storefront_billing_v1_EndCustomerSessionResponse__Output>
  EndOtherSessions: MethodDefinition<_storefront_billing_v1_EndOtherSessionsRequest, _storefront_billing_v1_EndOtherSessionsResponse, _storefront_billing_v1_EndOtherSessionsRequest__Output, _storefront_billing_v1_EndOtherSessionsResponse__Output>
  EndSession: MethodDefinition<_storefront_billing_v1_EndSessionRequest, _storefront_billing_v1_EndSessionResponse, _storefront_billing_v1_EndSessionRequest__Output, _storefront_billing_v1_EndSessionResponse__Output>
  GetCreditStatus: MethodDefinition<_storefront_billing_v1_GetCreditStatusRequest, _storefront_billing_v1_GetCreditStatusResponse, _storefront_billing_v1_GetCreditStatusRequest__Output, _storefront_billing_v1_GetCreditStatusResponse__Output>
  GetCustomer: MethodDefinition<_storefront_billing_v1_GetCustomerRequest, _storefront_billing_v1_GetCustomerResponse, _storefront_billing_v1_GetCustomerRequest__Output, _storefront_billing_v1_GetCustomerResponse__Output>
  GetCustomerCreditNote: MethodDefinition<_storefront_billing_v1_GetCustomerCreditNoteRequest, _storefront_billing_v1_GetCustomerCreditNoteResponse, _storefront_billing_v1_GetCustomerCreditNoteRequest__Output, _storefront_billing_v1_GetCustomerCreditNoteResponse__Output>
  GetInvoice: MethodDefinition<_storefront_billing_v1_GetInvoiceRequest, _storefront_billing_v1_GetInvoiceResponse, _storefront_billing_v1_GetInvoiceRequest__Output, _storefront_billing_v1_GetInvoiceResponse__Output>
  GetInvoicesPayment: MethodDefinition<_storefront_billing_v1_GetInvoicesPaymentRequest, _storefront_billing_v1_GetInvoicesPaymentResponse, _storefront_billing_v1_GetInvoicesPaymentRequest__Output, _storefront_billing_v1_GetInvoicesPaymentResponse__Output>
  GetOrderBilling: MethodDefinition<_storefront_billing_v1_GetOrderBillingRequest, _storefront_billing_v1_GetOrderBillingResponse, _storefront_billing_v1_GetOrderBillingRequest__Output, _storefront_billing_v1_GetOrderBillingResponse__Output>
  GetStatement: MethodDefinition<_storefront_billing_v1_GetStatementRequest, _storefront_billing_v1_GetStatementResponse, _storefront_billing_v1_GetStatementRequest__Output, _storefront_billing_v1_GetStatementResponse__Output>
  ListAddresses: MethodDefinition<_storefront_billing_v1_ListAddressesRequest, _storefront_billing_v1_ListAddressesResponse, _storefront_billing_v1_ListAddressesRequest__Output, _storefront_billing_v1_ListAddressesResponse__Output>
  ListCustomerCreditNotes: MethodDefinition<_storefront_billing_v1_ListCustomerCreditNotesRequest, _storefront_billing_v1_ListCustomerCreditNotesResponse, _storefront_billing_v1_ListCustomerCreditNotesRequest__Output, _storefront_billing_v1_ListCustomerCreditNotesResponse__Output>
  ListCustomerPayments: MethodDefinition<_storefront_billing_v1_ListCustomerPaymentsRequest, _storefront_billing_v1_ListCustomerPaymentsResponse, _storefront_billing_v1_ListCustomerPaymentsRequest__Output, _storefront_billing_v1_ListCustomerPaymentsResponse__Output>
  ListEndedSessions: MethodDefinition<_storefront_billing_v1_ListEndedSessionsRequest, _storefront_billing_v1_ListEndedSessionsResponse, _storefront_billing_v1_ListEndedSessionsRequest__Output, _storefront_billing_v1_ListEndedSessionsResponse__Output>
  ListInvoices: MethodDefinition<_storefront_billing_v1_ListInvoicesRequest, _storefront_billing_v1_ListInvoicesResponse, _storefront_billing_v1_ListInvoicesRequest__Output, _storefront_billing_v1_ListInvoicesResponse__Output>
  ListSessions: MethodDefinition<_storefront_billing_v1_ListSessionsRequest, _storefront_billing_v1_ListSessionsResponse, _storefront_billing_v1_ListSessionsRequest__Output, _storefront_billing_v1_ListSessionsResponse__Output>
  LogIn: MethodDefinition<_storefront_billing_v1_LogInRequest, _storefront_billing_v1_LogInResponse, _storefront_billing_v1_LogInRequest__Output, _storefront_billing_v1_LogInResponse__Output>
  PayInvoice: MethodDefinition<_storefront_billing_v1_PayInvoiceRequest, _storefront_billing_v1_PayInvoiceResponse, _storefront_billing_v1_PayInvoiceRequest__Output, _storefront_billing_v1_PayInvoiceResponse__Output>
  PayInvoices: MethodDefinition<_storefront_billing_v1_PayInvoicesRequest, _storefront_billing_v1_PayInvoicesResponse, _storefront_billing_v1_PayInvoicesRequest__Output, _storefront_billing_v1_PayInvoicesResponse__Output>
  RefreshSession: MethodDefinition<_storefront_billing_v1_RefreshSessionRequest, _storefront_billing_v1_RefreshSessionResponse, _storefront_billing_v1_RefreshSessionRequest__Output, _storefront_billing_v1_RefreshSessionResponse__Output>
  RefundOrder: MethodDefinition<_storefront_billing_v1_RefundOrderRequest, _storefront_billing_v1_RefundOrderResponse, _storefront_billing_v1_RefundOrderRequest__Output, _storefront_billing_v1_RefundOrderResponse__Output>
  ReleasePayment: MethodDefinition<_storefront_billing_v1_ReleasePaymentRequest, _storefront_billing_v1_ReleasePaymentResponse, _storefront_billing_v1_ReleasePaymentRequest__Output, _storefront_billing_v1_ReleasePaymentResponse__Output>
  RenderCustomerCreditNote: MethodDefinition<_storefront_billing_v1_RenderCustomerCreditNoteRequest, _storefront_billing_v1_RenderCustomerCreditNoteResponse, _storefront_billing_v1_RenderCustomerCreditNoteRequest__Output, _storefront_billing_v1_RenderCustomerCreditNoteResponse__Output>
  RenderInvoice: MethodDefinition<_storefront_billing_v1_RenderInvoiceRequest, _storefront_billing_v1_RenderInvoiceResponse, _storefront_billing_v1_RenderInvoiceRequest__Output, _storefront_billing_v1_RenderInvoiceResponse__Output>
  RenderStatement: MethodDefinition<_storefront_billing_v1_RenderStatementRequest, _storefront_billing_v1_RenderStatementResponse, _storefront_billing_v1_RenderStatementRequest__Output, _storefront_billing_v1_RenderStatementResponse__Output>
  ReopenPayment: MethodDefinition<_storefront_billing_v1_ReopenPaymentRequest, _storefront_billing_v1_ReopenPaymentResponse, _storefront_billing_v1_ReopenPaymentRequest__Output, _storefront_billing_v1_ReopenPaymentResponse__Output>
  SignUp: MethodDefinition<_storefront_billing_v1_SignUpRequest, _storefront_billing_v1_SignUpResponse, _storefront_billing_v1_SignUpRequest__Output, _storefront_billing_v1_SignUpResponse__Output>
  StartSession: MethodDefinition<_storefront_billing_v1_StartSessionRequest, _storefront_billing_v1_StartSessionResponse, _storefront_billing_v1_StartSessionRequest__Output, _storefront_billing_v1_StartSessionResponse__Output>
  UpdateAddress: MethodDefinition<_storefront_billing_v1_UpdateAddressRequest, _storefront_billing_v1_UpdateAddressResponse, _storefront_billing_v1_UpdateAddressRequest__Output, _storefront_billing_v1_UpdateAddressResponse__Output>
  UpdateCustomer: MethodDefinition<_storefront_billing_v1_UpdateCustomerRequest, _storefront_billing_v1_UpdateCustomerResponse, _storefront_billing_v1_UpdateCustomerRequest__Output, _storefront_billing_v1_UpdateCustomerResponse__Output>
}
