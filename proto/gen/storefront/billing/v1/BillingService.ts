// Original file: storefront/billing/v1/billing.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AuthorizePaymentRequest as _storefront_billing_v1_AuthorizePaymentRequest, AuthorizePaymentRequest__Output as _storefront_billing_v1_AuthorizePaymentRequest__Output } from '../../../storefront/billing/v1/AuthorizePaymentRequest.ts';
import type { AuthorizePaymentResponse as _storefront_billing_v1_AuthorizePaymentResponse, AuthorizePaymentResponse__Output as _storefront_billing_v1_AuthorizePaymentResponse__Output } from '../../../storefront/billing/v1/AuthorizePaymentResponse.ts';
import type { CommitPaymentRequest as _storefront_billing_v1_CommitPaymentRequest, CommitPaymentRequest__Output as _storefront_billing_v1_CommitPaymentRequest__Output } from '../../../storefront/billing/v1/CommitPaymentRequest.ts';
import type { CommitPaymentResponse as _storefront_billing_v1_CommitPaymentResponse, CommitPaymentResponse__Output as _storefront_billing_v1_CommitPaymentResponse__Output } from '../../../storefront/billing/v1/CommitPaymentResponse.ts';
import type { EndSessionRequest as _storefront_billing_v1_EndSessionRequest, EndSessionRequest__Output as _storefront_billing_v1_EndSessionRequest__Output } from '../../../storefront/billing/v1/EndSessionRequest.ts';
import type { EndSessionResponse as _storefront_billing_v1_EndSessionResponse, EndSessionResponse__Output as _storefront_billing_v1_EndSessionResponse__Output } from '../../../storefront/billing/v1/EndSessionResponse.ts';
import type { GetCreditStatusRequest as _storefront_billing_v1_GetCreditStatusRequest, GetCreditStatusRequest__Output as _storefront_billing_v1_GetCreditStatusRequest__Output } from '../../../storefront/billing/v1/GetCreditStatusRequest.ts';
import type { GetCreditStatusResponse as _storefront_billing_v1_GetCreditStatusResponse, GetCreditStatusResponse__Output as _storefront_billing_v1_GetCreditStatusResponse__Output } from '../../../storefront/billing/v1/GetCreditStatusResponse.ts';
import type { GetCustomerRequest as _storefront_billing_v1_GetCustomerRequest, GetCustomerRequest__Output as _storefront_billing_v1_GetCustomerRequest__Output } from '../../../storefront/billing/v1/GetCustomerRequest.ts';
import type { GetCustomerResponse as _storefront_billing_v1_GetCustomerResponse, GetCustomerResponse__Output as _storefront_billing_v1_GetCustomerResponse__Output } from '../../../storefront/billing/v1/GetCustomerResponse.ts';
import type { GetInvoiceRequest as _storefront_billing_v1_GetInvoiceRequest, GetInvoiceRequest__Output as _storefront_billing_v1_GetInvoiceRequest__Output } from '../../../storefront/billing/v1/GetInvoiceRequest.ts';
import type { GetInvoiceResponse as _storefront_billing_v1_GetInvoiceResponse, GetInvoiceResponse__Output as _storefront_billing_v1_GetInvoiceResponse__Output } from '../../../storefront/billing/v1/GetInvoiceResponse.ts';
import type { GetOrderBillingRequest as _storefront_billing_v1_GetOrderBillingRequest, GetOrderBillingRequest__Output as _storefront_billing_v1_GetOrderBillingRequest__Output } from '../../../storefront/billing/v1/GetOrderBillingRequest.ts';
import type { GetOrderBillingResponse as _storefront_billing_v1_GetOrderBillingResponse, GetOrderBillingResponse__Output as _storefront_billing_v1_GetOrderBillingResponse__Output } from '../../../storefront/billing/v1/GetOrderBillingResponse.ts';
import type { ListEndedSessionsRequest as _storefront_billing_v1_ListEndedSessionsRequest, ListEndedSessionsRequest__Output as _storefront_billing_v1_ListEndedSessionsRequest__Output } from '../../../storefront/billing/v1/ListEndedSessionsRequest.ts';
import type { ListEndedSessionsResponse as _storefront_billing_v1_ListEndedSessionsResponse, ListEndedSessionsResponse__Output as _storefront_billing_v1_ListEndedSessionsResponse__Output } from '../../../storefront/billing/v1/ListEndedSessionsResponse.ts';
import type { ListInvoicesRequest as _storefront_billing_v1_ListInvoicesRequest, ListInvoicesRequest__Output as _storefront_billing_v1_ListInvoicesRequest__Output } from '../../../storefront/billing/v1/ListInvoicesRequest.ts';
import type { ListInvoicesResponse as _storefront_billing_v1_ListInvoicesResponse, ListInvoicesResponse__Output as _storefront_billing_v1_ListInvoicesResponse__Output } from '../../../storefront/billing/v1/ListInvoicesResponse.ts';
import type { LogInRequest as _storefront_billing_v1_LogInRequest, LogInRequest__Output as _storefront_billing_v1_LogInRequest__Output } from '../../../storefront/billing/v1/LogInRequest.ts';
import type { LogInResponse as _storefront_billing_v1_LogInResponse, LogInResponse__Output as _storefront_billing_v1_LogInResponse__Output } from '../../../storefront/billing/v1/LogInResponse.ts';
import type { PayInvoiceRequest as _storefront_billing_v1_PayInvoiceRequest, PayInvoiceRequest__Output as _storefront_billing_v1_PayInvoiceRequest__Output } from '../../../storefront/billing/v1/PayInvoiceRequest.ts';
import type { PayInvoiceResponse as _storefront_billing_v1_PayInvoiceResponse, PayInvoiceResponse__Output as _storefront_billing_v1_PayInvoiceResponse__Output } from '../../../storefront/billing/v1/PayInvoiceResponse.ts';
import type { RefreshSessionRequest as _storefront_billing_v1_RefreshSessionRequest, RefreshSessionRequest__Output as _storefront_billing_v1_RefreshSessionRequest__Output } from '../../../storefront/billing/v1/RefreshSessionRequest.ts';
import type { RefreshSessionResponse as _storefront_billing_v1_RefreshSessionResponse, RefreshSessionResponse__Output as _storefront_billing_v1_RefreshSessionResponse__Output } from '../../../storefront/billing/v1/RefreshSessionResponse.ts';
import type { ReleasePaymentRequest as _storefront_billing_v1_ReleasePaymentRequest, ReleasePaymentRequest__Output as _storefront_billing_v1_ReleasePaymentRequest__Output } from '../../../storefront/billing/v1/ReleasePaymentRequest.ts';
import type { ReleasePaymentResponse as _storefront_billing_v1_ReleasePaymentResponse, ReleasePaymentResponse__Output as _storefront_billing_v1_ReleasePaymentResponse__Output } from '../../../storefront/billing/v1/ReleasePaymentResponse.ts';
import type { ReopenPaymentRequest as _storefront_billing_v1_ReopenPaymentRequest, ReopenPaymentRequest__Output as _storefront_billing_v1_ReopenPaymentRequest__Output } from '../../../storefront/billing/v1/ReopenPaymentRequest.ts';
import type { ReopenPaymentResponse as _storefront_billing_v1_ReopenPaymentResponse, ReopenPaymentResponse__Output as _storefront_billing_v1_ReopenPaymentResponse__Output } from '../../../storefront/billing/v1/ReopenPaymentResponse.ts';
import type { SignUpRequest as _storefront_billing_v1_SignUpRequest, SignUpRequest__Output as _storefront_billing_v1_SignUpRequest__Output } from '../../../storefront/billing/v1/SignUpRequest.ts';
import type { SignUpResponse as _storefront_billing_v1_SignUpResponse, SignUpResponse__Output as _storefront_billing_v1_SignUpResponse__Output } from '../../../storefront/billing/v1/SignUpResponse.ts';
import type { StartSessionRequest as _storefront_billing_v1_StartSessionRequest, StartSessionRequest__Output as _storefront_billing_v1_StartSessionRequest__Output } from '../../../storefront/billing/v1/StartSessionRequest.ts';
import type { StartSessionResponse as _storefront_billing_v1_StartSessionResponse, StartSessionResponse__Output as _storefront_billing_v1_StartSessionResponse__Output } from '../../../storefront/billing/v1/StartSessionResponse.ts';

export interface BillingServiceClient extends grpc.Client {
  AuthorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  AuthorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  AuthorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  AuthorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  authorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  authorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  authorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  authorizePayment(argument: _storefront_billing_v1_AuthorizePaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_AuthorizePaymentResponse__Output>): grpc.ClientUnaryCall;
  
  CommitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  CommitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  CommitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  CommitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  commitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  commitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  commitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  commitPayment(argument: _storefront_billing_v1_CommitPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_CommitPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  EndSession(argument: _storefront_billing_v1_EndSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  EndSession(argument: _storefront_billing_v1_EndSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  EndSession(argument: _storefront_billing_v1_EndSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  EndSession(argument: _storefront_billing_v1_EndSessionRequest, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  endSession(argument: _storefront_billing_v1_EndSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  endSession(argument: _storefront_billing_v1_EndSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  endSession(argument: _storefront_billing_v1_EndSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  endSession(argument: _storefront_billing_v1_EndSessionRequest, callback: grpc.requestCallback<_storefront_billing_v1_EndSessionResponse__Output>): grpc.ClientUnaryCall;
  
  GetCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  GetCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  GetCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  GetCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  getCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  getCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  getCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  getCreditStatus(argument: _storefront_billing_v1_GetCreditStatusRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditStatusResponse__Output>): grpc.ClientUnaryCall;
  
  GetCustomer(argument: _storefront_billing_v1_GetCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  GetCustomer(argument: _storefront_billing_v1_GetCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  GetCustomer(argument: _storefront_billing_v1_GetCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  GetCustomer(argument: _storefront_billing_v1_GetCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  getCustomer(argument: _storefront_billing_v1_GetCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  getCustomer(argument: _storefront_billing_v1_GetCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  getCustomer(argument: _storefront_billing_v1_GetCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  getCustomer(argument: _storefront_billing_v1_GetCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerResponse__Output>): grpc.ClientUnaryCall;
  
  GetInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  GetInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  GetInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  GetInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  getInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  getInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  getInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  getInvoice(argument: _storefront_billing_v1_GetInvoiceRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceResponse__Output>): grpc.ClientUnaryCall;
  
  GetOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  GetOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  GetOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  GetOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  getOrderBilling(argument: _storefront_billing_v1_GetOrderBillingRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetOrderBillingResponse__Output>): grpc.ClientUnaryCall;
  
  ListEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  ListEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  listEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  listEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  listEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  listEndedSessions(argument: _storefront_billing_v1_ListEndedSessionsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListEndedSessionsResponse__Output>): grpc.ClientUnaryCall;
  
  ListInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ListInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ListInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  ListInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  listInvoices(argument: _storefront_billing_v1_ListInvoicesRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListInvoicesResponse__Output>): grpc.ClientUnaryCall;
  
  LogIn(argument: _storefront_billing_v1_LogInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  LogIn(argument: _storefront_billing_v1_LogInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  LogIn(argument: _storefront_billing_v1_LogInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  LogIn(argument: _storefront_billing_v1_LogInRequest, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  logIn(argument: _storefront_billing_v1_LogInRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  logIn(argument: _storefront_billing_v1_LogInRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  logIn(argument: _storefront_billing_v1_LogInRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  logIn(argument: _storefront_billing_v1_LogInRequest, callback: grpc.requestCallback<_storefront_billing_v1_LogInResponse__Output>): grpc.ClientUnaryCall;
  
  PayInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  PayInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  PayInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  PayInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  payInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  payInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  payInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  payInvoice(argument: _storefront_billing_v1_PayInvoiceRequest, callback: grpc.requestCallback<_storefront_billing_v1_PayInvoiceResponse__Output>): grpc.ClientUnaryCall;
  
  RefreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  RefreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  RefreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  RefreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  refreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  refreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  refreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  refreshSession(argument: _storefront_billing_v1_RefreshSessionRequest, callback: grpc.requestCallback<_storefront_billing_v1_RefreshSessionResponse__Output>): grpc.ClientUnaryCall;
  
  ReleasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  ReleasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  ReleasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  ReleasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  releasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  releasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  releasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  releasePayment(argument: _storefront_billing_v1_ReleasePaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReleasePaymentResponse__Output>): grpc.ClientUnaryCall;
  
  ReopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  ReopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  ReopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  ReopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  reopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  reopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  reopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  reopenPayment(argument: _storefront_billing_v1_ReopenPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReopenPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  SignUp(argument: _storefront_billing_v1_SignUpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  SignUp(argument: _storefront_billing_v1_SignUpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  SignUp(argument: _storefront_billing_v1_SignUpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  SignUp(argument: _storefront_billing_v1_SignUpRequest, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  signUp(argument: _storefront_billing_v1_SignUpRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  signUp(argument: _storefront_billing_v1_SignUpRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  signUp(argument: _storefront_billing_v1_SignUpRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  signUp(argument: _storefront_billing_v1_SignUpRequest, callback: grpc.requestCallback<_storefront_billing_v1_SignUpResponse__Output>): grpc.ClientUnaryCall;
  
  StartSession(argument: _storefront_billing_v1_StartSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  StartSession(argument: _storefront_billing_v1_StartSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  StartSession(argument: _storefront_billing_v1_StartSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  StartSession(argument: _storefront_billing_v1_StartSessionRequest, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  startSession(argument: _storefront_billing_v1_StartSessionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  startSession(argument: _storefront_billing_v1_StartSessionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  startSession(argument: _storefront_billing_v1_StartSessionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  startSession(argument: _storefront_billing_v1_StartSessionRequest, callback: grpc.requestCallback<_storefront_billing_v1_StartSessionResponse__Output>): grpc.ClientUnaryCall;
  
}

export interface BillingServiceHandlers extends grpc.UntypedServiceImplementation {
  AuthorizePayment: grpc.handleUnaryCall<_storefront_billing_v1_AuthorizePaymentRequest__Output, _storefront_billing_v1_AuthorizePaymentResponse>;
  
  CommitPayment: grpc.handleUnaryCall<_storefront_billing_v1_CommitPaymentRequest__Output, _storefront_billing_v1_CommitPaymentResponse>;
  
  EndSession: grpc.handleUnaryCall<_storefront_billing_v1_EndSessionRequest__Output, _storefront_billing_v1_EndSessionResponse>;
  
  GetCreditStatus: grpc.handleUnaryCall<_storefront_billing_v1_GetCreditStatusRequest__Output, _storefront_billing_v1_GetCreditStatusResponse>;
  
  GetCustomer: grpc.handleUnaryCall<_storefront_billing_v1_GetCustomerRequest__Output, _storefront_billing_v1_GetCustomerResponse>;
  
  GetInvoice: grpc.handleUnaryCall<_storefront_billing_v1_GetInvoiceRequest__Output, _storefront_billing_v1_GetInvoiceResponse>;
  
  GetOrderBilling: grpc.handleUnaryCall<_storefront_billing_v1_GetOrderBillingRequest__Output, _storefront_billing_v1_GetOrderBillingResponse>;
  
  ListEndedSessions: grpc.handleUnaryCall<_storefront_billing_v1_ListEndedSessionsRequest__Output, _storefront_billing_v1_ListEndedSessionsResponse>;
  
  ListInvoices: grpc.handleUnaryCall<_storefront_billing_v1_ListInvoicesRequest__Output, _storefront_billing_v1_ListInvoicesResponse>;
  
  LogIn: grpc.handleUnaryCall<_storefront_billing_v1_LogInRequest__Output, _storefront_billing_v1_LogInResponse>;
  
  PayInvoice: grpc.handleUnaryCall<_storefront_billing_v1_PayInvoiceRequest__Output, _storefront_billing_v1_PayInvoiceResponse>;
  
  RefreshSession: grpc.handleUnaryCall<_storefront_billing_v1_RefreshSessionRequest__Output, _storefront_billing_v1_RefreshSessionResponse>;
  
  ReleasePayment: grpc.handleUnaryCall<_storefront_billing_v1_ReleasePaymentRequest__Output, _storefront_billing_v1_ReleasePaymentResponse>;
  
  ReopenPayment: grpc.handleUnaryCall<_storefront_billing_v1_ReopenPaymentRequest__Output, _storefront_billing_v1_ReopenPaymentResponse>;
  
  SignUp: grpc.handleUnaryCall<_storefront_billing_v1_SignUpRequest__Output, _storefront_billing_v1_SignUpResponse>;
  
  StartSession: grpc.handleUnaryCall<_storefront_billing_v1_StartSessionRequest__Output, _storefront_billing_v1_StartSessionResponse>;
  
}

export interface BillingServiceDefinition extends grpc.ServiceDefinition {
  AuthorizePayment: MethodDefinition<_storefront_billing_v1_AuthorizePaymentRequest, _storefront_billing_v1_AuthorizePaymentResponse, _storefront_billing_v1_AuthorizePaymentRequest__Output, _storefront_billing_v1_AuthorizePaymentResponse__Output>
  CommitPayment: MethodDefinition<_storefront_billing_v1_CommitPaymentRequest, _storefront_billing_v1_CommitPaymentResponse, _storefront_billing_v1_CommitPaymentRequest__Output, _storefront_billing_v1_CommitPaymentResponse__Output>
  EndSession: MethodDefinition<_storefront_billing_v1_EndSessionRequest, _storefront_billing_v1_EndSessionResponse, _storefront_billing_v1_EndSessionRequest__Output, _storefront_billing_v1_EndSessionResponse__Output>
  GetCreditStatus: MethodDefinition<_storefront_billing_v1_GetCreditStatusRequest, _storefront_billing_v1_GetCreditStatusResponse, _storefront_billing_v1_GetCreditStatusRequest__Output, _storefront_billing_v1_GetCreditStatusResponse__Output>
  GetCustomer: MethodDefinition<_storefront_billing_v1_GetCustomerRequest, _storefront_billing_v1_GetCustomerResponse, _storefront_billing_v1_GetCustomerRequest__Output, _storefront_billing_v1_GetCustomerResponse__Output>
  GetInvoice: MethodDefinition<_storefront_billing_v1_GetInvoiceRequest, _storefront_billing_v1_GetInvoiceResponse, _storefront_billing_v1_GetInvoiceRequest__Output, _storefront_billing_v1_GetInvoiceResponse__Output>
  GetOrderBilling: MethodDefinition<_storefront_billing_v1_GetOrderBillingRequest, _storefront_billing_v1_GetOrderBillingResponse, _storefront_billing_v1_GetOrderBillingRequest__Output, _storefront_billing_v1_GetOrderBillingResponse__Output>
  ListEndedSessions: MethodDefinition<_storefront_billing_v1_ListEndedSessionsRequest, _storefront_billing_v1_ListEndedSessionsResponse, _storefront_billing_v1_ListEndedSessionsRequest__Output, _storefront_billing_v1_ListEndedSessionsResponse__Output>
  ListInvoices: MethodDefinition<_storefront_billing_v1_ListInvoicesRequest, _storefront_billing_v1_ListInvoicesResponse, _storefront_billing_v1_ListInvoicesRequest__Output, _storefront_billing_v1_ListInvoicesResponse__Output>
  LogIn: MethodDefinition<_storefront_billing_v1_LogInRequest, _storefront_billing_v1_LogInResponse, _storefront_billing_v1_LogInRequest__Output, _storefront_billing_v1_LogInResponse__Output>
  PayInvoice: MethodDefinition<_storefront_billing_v1_PayInvoiceRequest, _storefront_billing_v1_PayInvoiceResponse, _storefront_billing_v1_PayInvoiceRequest__Output, _storefront_billing_v1_PayInvoiceResponse__Output>
  RefreshSession: MethodDefinition<_storefront_billing_v1_RefreshSessionRequest, _storefront_billing_v1_RefreshSessionResponse, _storefront_billing_v1_RefreshSessionRequest__Output, _storefront_billing_v1_RefreshSessionResponse__Output>
  ReleasePayment: MethodDefinition<_storefront_billing_v1_ReleasePaymentRequest, _storefront_billing_v1_ReleasePaymentResponse, _storefront_billing_v1_ReleasePaymentRequest__Output, _storefront_billing_v1_ReleasePaymentResponse__Output>
  ReopenPayment: MethodDefinition<_storefront_billing_v1_ReopenPaymentRequest, _storefront_billing_v1_ReopenPaymentResponse, _storefront_billing_v1_ReopenPaymentRequest__Output, _storefront_billing_v1_ReopenPaymentResponse__Output>
  SignUp: MethodDefinition<_storefront_billing_v1_SignUpRequest, _storefront_billing_v1_SignUpResponse, _storefront_billing_v1_SignUpRequest__Output, _storefront_billing_v1_SignUpResponse__Output>
  StartSession: MethodDefinition<_storefront_billing_v1_StartSessionRequest, _storefront_billing_v1_StartSessionResponse, _storefront_billing_v1_StartSessionRequest__Output, _storefront_billing_v1_StartSessionResponse__Output>
}
