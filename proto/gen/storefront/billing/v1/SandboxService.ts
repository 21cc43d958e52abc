// Original file: storefront/billing/v1/billing_sandbox.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AdvanceClockRequest as _storefront_billing_v1_AdvanceClockRequest, AdvanceClockRequest__Output as _storefront_billing_v1_AdvanceClockRequest__Output } from '../../../storefront/billing/v1/AdvanceClockRequest.ts';
import type { AdvanceClockResponse as _storefront_billing_v1_AdvanceClockResponse, AdvanceClockResponse__Output as _storefront_billing_v1_AdvanceClockResponse__Output } from '../../../storefront/billing/v1/AdvanceClockResponse.ts';
import type { ClearAttemptsRequest as _storefront_billing_v1_ClearAttemptsRequest, ClearAttemptsRequest__Output as _storefront_billing_v1_ClearAttemptsRequest__Output } from '../../../storefront/billing/v1/ClearAttemptsRequest.ts';
import type { ClearAttemptsResponse as _storefront_billing_v1_ClearAttemptsResponse, ClearAttemptsResponse__Output as _storefront_billing_v1_ClearAttemptsResponse__Output } from '../../../storefront/billing/v1/ClearAttemptsResponse.ts';
import type { ClearPaymentsRequest as _storefront_billing_v1_ClearPaymentsRequest, ClearPaymentsRequest__Output as _storefront_billing_v1_ClearPaymentsRequest__Output } from '../../../storefront/billing/v1/ClearPaymentsRequest.ts';
import type { ClearPaymentsResponse as _storefront_billing_v1_ClearPaymentsResponse, ClearPaymentsResponse__Output as _storefront_billing_v1_ClearPaymentsResponse__Output } from '../../../storefront/billing/v1/ClearPaymentsResponse.ts';
import type { CreateHistoryRequest as _storefront_billing_v1_CreateHistoryRequest, CreateHistoryRequest__Output as _storefront_billing_v1_CreateHistoryRequest__Output } from '../../../storefront/billing/v1/CreateHistoryRequest.ts';
import type { CreateHistoryResponse as _storefront_billing_v1_CreateHistoryResponse, CreateHistoryResponse__Output as _storefront_billing_v1_CreateHistoryResponse__Output } from '../../../storefront/billing/v1/CreateHistoryResponse.ts';
import type { GetCreditNoteEventRequest as _storefront_billing_v1_GetCreditNoteEventRequest, GetCreditNoteEventRequest__Output as _storefront_billing_v1_GetCreditNoteEventRequest__Output } from '../../../storefront/billing/v1/GetCreditNoteEventRequest.ts';
import type { GetCreditNoteEventResponse as _storefront_billing_v1_GetCreditNoteEventResponse, GetCreditNoteEventResponse__Output as _storefront_billing_v1_GetCreditNoteEventResponse__Output } from '../../../storefront/billing/v1/GetCreditNoteEventResponse.ts';
import type { GetCustomerEventRequest as _storefront_billing_v1_GetCustomerEventRequest, GetCustomerEventRequest__Output as _storefront_billing_v1_GetCustomerEventRequest__Output } from '../../../storefront/billing/v1/GetCustomerEventRequest.ts';
import type { GetCustomerEventResponse as _storefront_billing_v1_GetCustomerEventResponse, GetCustomerEventResponse__Output as _storefront_billing_v1_GetCustomerEventResponse__Output } from '../../../storefront/billing/v1/GetCustomerEventResponse.ts';
import type { GetInvoiceEventRequest as _storefront_billing_v1_GetInvoiceEventRequest, GetInvoiceEventRequest__Output as _storefront_billing_v1_GetInvoiceEventRequest__Output } from '../../../storefront/billing/v1/GetInvoiceEventRequest.ts';
import type { GetInvoiceEventResponse as _storefront_billing_v1_GetInvoiceEventResponse, GetInvoiceEventResponse__Output as _storefront_billing_v1_GetInvoiceEventResponse__Output } from '../../../storefront/billing/v1/GetInvoiceEventResponse.ts';
import type { GetPaymentEventRequest as _storefront_billing_v1_GetPaymentEventRequest, GetPaymentEventRequest__Output as _storefront_billing_v1_GetPaymentEventRequest__Output } from '../../../storefront/billing/v1/GetPaymentEventRequest.ts';
import type { GetPaymentEventResponse as _storefront_billing_v1_GetPaymentEventResponse, GetPaymentEventResponse__Output as _storefront_billing_v1_GetPaymentEventResponse__Output } from '../../../storefront/billing/v1/GetPaymentEventResponse.ts';
import type { ListPaymentsRequest as _storefront_billing_v1_ListPaymentsRequest, ListPaymentsRequest__Output as _storefront_billing_v1_ListPaymentsRequest__Output } from '../../../storefront/billing/v1/ListPaymentsRequest.ts';
import type { ListPaymentsResponse as _storefront_billing_v1_ListPaymentsResponse, ListPaymentsResponse__Output as _storefront_billing_v1_ListPaymentsResponse__Output } from '../../../storefront/billing/v1/ListPaymentsResponse.ts';
import type { QueuePaymentRequest as _storefront_billing_v1_QueuePaymentRequest, QueuePaymentRequest__Output as _storefront_billing_v1_QueuePaymentRequest__Output } from '../../../storefront/billing/v1/QueuePaymentRequest.ts';
import type { QueuePaymentResponse as _storefront_billing_v1_QueuePaymentResponse, QueuePaymentResponse__Output as _storefront_billing_v1_QueuePaymentResponse__Output } from '../../../storefront/billing/v1/QueuePaymentResponse.ts';
import type { ReportDisputeRequest as _storefront_billing_v1_ReportDisputeRequest, ReportDisputeRequest__Output as _storefront_billing_v1_ReportDisputeRequest__Output } from '../../../storefront/billing/v1/ReportDisputeRequest.ts';
import type { ReportDisputeResponse as _storefront_billing_v1_ReportDisputeResponse, ReportDisputeResponse__Output as _storefront_billing_v1_ReportDisputeResponse__Output } from '../../../storefront/billing/v1/ReportDisputeResponse.ts';
import type { SetCreditRequest as _storefront_billing_v1_SetCreditRequest, SetCreditRequest__Output as _storefront_billing_v1_SetCreditRequest__Output } from '../../../storefront/billing/v1/SetCreditRequest.ts';
import type { SetCreditResponse as _storefront_billing_v1_SetCreditResponse, SetCreditResponse__Output as _storefront_billing_v1_SetCreditResponse__Output } from '../../../storefront/billing/v1/SetCreditResponse.ts';

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceClient extends grpc.Client {
  /**
   * Makes the payments and expires the payment sessions that are due by the new time. A clock never moves back: a smaller offset than the
   * stored one changes nothing.
   */
  AdvanceClock(argument: _storefront_billing_v1_AdvanceClockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: _storefront_billing_v1_AdvanceClockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: _storefront_billing_v1_AdvanceClockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  AdvanceClock(argument: _storefront_billing_v1_AdvanceClockRequest, callback: grpc.requestCallback<_storefront_billing_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Makes the payments and expires the payment sessions that are due by the new time. A clock never moves back: a smaller offset than the
   * stored one changes nothing.
   */
  advanceClock(argument: _storefront_billing_v1_AdvanceClockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: _storefront_billing_v1_AdvanceClockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: _storefront_billing_v1_AdvanceClockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  advanceClock(argument: _storefront_billing_v1_AdvanceClockRequest, callback: grpc.requestCallback<_storefront_billing_v1_AdvanceClockResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Forgets the logins, signups, password resets, and email verifications that count against their limits.
   */
  ClearAttempts(argument: _storefront_billing_v1_ClearAttemptsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  ClearAttempts(argument: _storefront_billing_v1_ClearAttemptsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  ClearAttempts(argument: _storefront_billing_v1_ClearAttemptsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  ClearAttempts(argument: _storefront_billing_v1_ClearAttemptsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Forgets the logins, signups, password resets, and email verifications that count against their limits.
   */
  clearAttempts(argument: _storefront_billing_v1_ClearAttemptsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  clearAttempts(argument: _storefront_billing_v1_ClearAttemptsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  clearAttempts(argument: _storefront_billing_v1_ClearAttemptsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  clearAttempts(argument: _storefront_billing_v1_ClearAttemptsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ClearAttemptsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes the payments that are queued or not due yet.
   */
  ClearPayments(argument: _storefront_billing_v1_ClearPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ClearPayments(argument: _storefront_billing_v1_ClearPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ClearPayments(argument: _storefront_billing_v1_ClearPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ClearPayments(argument: _storefront_billing_v1_ClearPaymentsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes the payments that are queued or not due yet.
   */
  clearPayments(argument: _storefront_billing_v1_ClearPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  clearPayments(argument: _storefront_billing_v1_ClearPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  clearPayments(argument: _storefront_billing_v1_ClearPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  clearPayments(argument: _storefront_billing_v1_ClearPaymentsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ClearPaymentsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates past invoices, credit notes, and payments of a customer who has none. FAILED_PRECONDITION (customer_has_history).
   */
  CreateHistory(argument: _storefront_billing_v1_CreateHistoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  CreateHistory(argument: _storefront_billing_v1_CreateHistoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  CreateHistory(argument: _storefront_billing_v1_CreateHistoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  CreateHistory(argument: _storefront_billing_v1_CreateHistoryRequest, callback: grpc.requestCallback<_storefront_billing_v1_CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates past invoices, credit notes, and payments of a customer who has none. FAILED_PRECONDITION (customer_has_history).
   */
  createHistory(argument: _storefront_billing_v1_CreateHistoryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  createHistory(argument: _storefront_billing_v1_CreateHistoryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  createHistory(argument: _storefront_billing_v1_CreateHistoryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  createHistory(argument: _storefront_billing_v1_CreateHistoryRequest, callback: grpc.requestCallback<_storefront_billing_v1_CreateHistoryResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the data of an event about a credit note, named by its ID or number.
   */
  GetCreditNoteEvent(argument: _storefront_billing_v1_GetCreditNoteEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  GetCreditNoteEvent(argument: _storefront_billing_v1_GetCreditNoteEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  GetCreditNoteEvent(argument: _storefront_billing_v1_GetCreditNoteEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  GetCreditNoteEvent(argument: _storefront_billing_v1_GetCreditNoteEventRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the data of an event about a credit note, named by its ID or number.
   */
  getCreditNoteEvent(argument: _storefront_billing_v1_GetCreditNoteEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  getCreditNoteEvent(argument: _storefront_billing_v1_GetCreditNoteEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  getCreditNoteEvent(argument: _storefront_billing_v1_GetCreditNoteEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  getCreditNoteEvent(argument: _storefront_billing_v1_GetCreditNoteEventRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditNoteEventResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the data of an event about a customer, named by ID or email, as it is now.
   */
  GetCustomerEvent(argument: _storefront_billing_v1_GetCustomerEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  GetCustomerEvent(argument: _storefront_billing_v1_GetCustomerEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  GetCustomerEvent(argument: _storefront_billing_v1_GetCustomerEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  GetCustomerEvent(argument: _storefront_billing_v1_GetCustomerEventRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the data of an event about a customer, named by ID or email, as it is now.
   */
  getCustomerEvent(argument: _storefront_billing_v1_GetCustomerEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  getCustomerEvent(argument: _storefront_billing_v1_GetCustomerEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  getCustomerEvent(argument: _storefront_billing_v1_GetCustomerEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  getCustomerEvent(argument: _storefront_billing_v1_GetCustomerEventRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCustomerEventResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the data of an event about an invoice as it is now.
   */
  GetInvoiceEvent(argument: _storefront_billing_v1_GetInvoiceEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  GetInvoiceEvent(argument: _storefront_billing_v1_GetInvoiceEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  GetInvoiceEvent(argument: _storefront_billing_v1_GetInvoiceEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  GetInvoiceEvent(argument: _storefront_billing_v1_GetInvoiceEventRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the data of an event about an invoice as it is now.
   */
  getInvoiceEvent(argument: _storefront_billing_v1_GetInvoiceEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  getInvoiceEvent(argument: _storefront_billing_v1_GetInvoiceEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  getInvoiceEvent(argument: _storefront_billing_v1_GetInvoiceEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  getInvoiceEvent(argument: _storefront_billing_v1_GetInvoiceEventRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetInvoiceEventResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the data of an event about a payment session as it is now.
   */
  GetPaymentEvent(argument: _storefront_billing_v1_GetPaymentEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  GetPaymentEvent(argument: _storefront_billing_v1_GetPaymentEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  GetPaymentEvent(argument: _storefront_billing_v1_GetPaymentEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  GetPaymentEvent(argument: _storefront_billing_v1_GetPaymentEventRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the data of an event about a payment session as it is now.
   */
  getPaymentEvent(argument: _storefront_billing_v1_GetPaymentEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  getPaymentEvent(argument: _storefront_billing_v1_GetPaymentEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  getPaymentEvent(argument: _storefront_billing_v1_GetPaymentEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  getPaymentEvent(argument: _storefront_billing_v1_GetPaymentEventRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetPaymentEventResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the payments that are queued or not due yet, in their order.
   */
  ListPayments(argument: _storefront_billing_v1_ListPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListPayments(argument: _storefront_billing_v1_ListPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListPayments(argument: _storefront_billing_v1_ListPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  ListPayments(argument: _storefront_billing_v1_ListPaymentsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the payments that are queued or not due yet, in their order.
   */
  listPayments(argument: _storefront_billing_v1_ListPaymentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  listPayments(argument: _storefront_billing_v1_ListPaymentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  listPayments(argument: _storefront_billing_v1_ListPaymentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  listPayments(argument: _storefront_billing_v1_ListPaymentsRequest, callback: grpc.requestCallback<_storefront_billing_v1_ListPaymentsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Queues a payment for the next payment session that has none. FAILED_PRECONDITION (sandbox_payment_limit) beyond 100.
   */
  QueuePayment(argument: _storefront_billing_v1_QueuePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  QueuePayment(argument: _storefront_billing_v1_QueuePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  QueuePayment(argument: _storefront_billing_v1_QueuePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  QueuePayment(argument: _storefront_billing_v1_QueuePaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Queues a payment for the next payment session that has none. FAILED_PRECONDITION (sandbox_payment_limit) beyond 100.
   */
  queuePayment(argument: _storefront_billing_v1_QueuePaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  queuePayment(argument: _storefront_billing_v1_QueuePaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  queuePayment(argument: _storefront_billing_v1_QueuePaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  queuePayment(argument: _storefront_billing_v1_QueuePaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_QueuePaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Disputes the payment of a session, and reports what becomes of the dispute. FAILED_PRECONDITION (payment_session_not_paid, dispute_closed).
   */
  ReportDispute(argument: _storefront_billing_v1_ReportDisputeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  ReportDispute(argument: _storefront_billing_v1_ReportDisputeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  ReportDispute(argument: _storefront_billing_v1_ReportDisputeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  ReportDispute(argument: _storefront_billing_v1_ReportDisputeRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Disputes the payment of a session, and reports what becomes of the dispute. FAILED_PRECONDITION (payment_session_not_paid, dispute_closed).
   */
  reportDispute(argument: _storefront_billing_v1_ReportDisputeRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  reportDispute(argument: _storefront_billing_v1_ReportDisputeRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  reportDispute(argument: _storefront_billing_v1_ReportDisputeRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  reportDispute(argument: _storefront_billing_v1_ReportDisputeRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReportDisputeResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the credit terms of a customer and returns the credit status.
   */
  SetCredit(argument: _storefront_billing_v1_SetCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetCreditResponse__Output>): grpc.ClientUnaryCall;
  SetCredit(argument: _storefront_billing_v1_SetCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_SetCreditResponse__Output>): grpc.ClientUnaryCall;
  SetCredit(argument: _storefront_billing_v1_SetCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetCreditResponse__Output>): grpc.ClientUnaryCall;
  SetCredit(argument: _storefront_billing_v1_SetCreditRequest, callback: grpc.requestCallback<_storefront_billing_v1_SetCreditResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the credit terms of a customer and returns the credit status.
   */
  setCredit(argument: _storefront_billing_v1_SetCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetCreditResponse__Output>): grpc.ClientUnaryCall;
  setCredit(argument: _storefront_billing_v1_SetCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_SetCreditResponse__Output>): grpc.ClientUnaryCall;
  setCredit(argument: _storefront_billing_v1_SetCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetCreditResponse__Output>): grpc.ClientUnaryCall;
  setCredit(argument: _storefront_billing_v1_SetCreditRequest, callback: grpc.requestCallback<_storefront_billing_v1_SetCreditResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Makes the payments and expires the payment sessions that are due by the new time. A clock never moves back: a smaller offset than the
   * stored one changes nothing.
   */
  AdvanceClock: grpc.handleUnaryCall<_storefront_billing_v1_AdvanceClockRequest__Output, _storefront_billing_v1_AdvanceClockResponse>;
  
  /**
   * Forgets the logins, signups, password resets, and email verifications that count against their limits.
   */
  ClearAttempts: grpc.handleUnaryCall<_storefront_billing_v1_ClearAttemptsRequest__Output, _storefront_billing_v1_ClearAttemptsResponse>;
  
  /**
   * Removes the payments that are queued or not due yet.
   */
  ClearPayments: grpc.handleUnaryCall<_storefront_billing_v1_ClearPaymentsRequest__Output, _storefront_billing_v1_ClearPaymentsResponse>;
  
  /**
   * Creates past invoices, credit notes, and payments of a customer who has none. FAILED_PRECONDITION (customer_has_history).
   */
  CreateHistory: grpc.handleUnaryCall<_storefront_billing_v1_CreateHistoryRequest__Output, _storefront_billing_v1_CreateHistoryResponse>;
  
  /**
   * Returns the data of an event about a credit note, named by its ID or number.
   */
  GetCreditNoteEvent: grpc.handleUnaryCall<_storefront_billing_v1_GetCreditNoteEventRequest__Output, _storefront_billing_v1_GetCreditNoteEventResponse>;
  
  /**
   * Returns the data of an event about a customer, named by ID or email, as it is now.
   */
  GetCustomerEvent: grpc.handleUnaryCall<_storefront_billing_v1_GetCustomerEventRequest__Output, _storefront_billing_v1_GetCustomerEventResponse>;
  
  /**
   * Returns the data of an event about an invoice as it is now.
   */
  GetInvoiceEvent: grpc.handleUnaryCall<_storefront_billing_v1_GetInvoiceEventRequest__Output, _storefront_billing_v1_GetInvoiceEventResponse>;
  
  /**
   * Returns the data of an event about a payment session as it is now.
   */
  GetPaymentEvent: grpc.handleUnaryCall<_storefront_billing_v1_GetPaymentEventRequest__Output, _storefront_billing_v1_GetPaymentEventResponse>;
  
  /**
   * Lists the payments that are queued or not due yet, in their order.
   */
  ListPayments: grpc.handleUnaryCall<_storefront_billing_v1_ListPaymentsRequest__Output, _storefront_billing_v1_ListPaymentsResponse>;
  
  /**
   * Queues a payment for the next payment session that has none. FAILED_PRECONDITION (sandbox_payment_limit) beyond 100.
   */
  QueuePayment: grpc.handleUnaryCall<_storefront_billing_v1_QueuePaymentRequest__Output, _storefront_billing_v1_QueuePaymentResponse>;
  
  /**
   * Disputes the payment of a session, and reports what becomes of the dispute. FAILED_PRECONDITION (payment_session_not_paid, dispute_closed).
   */
  ReportDispute: grpc.handleUnaryCall<_storefront_billing_v1_ReportDisputeRequest__Output, _storefront_billing_v1_ReportDisputeResponse>;
  
  /**
   * Sets the credit terms of a customer and returns the credit status.
   */
  SetCredit: grpc.handleUnaryCall<_storefront_billing_v1_SetCreditRequest__Output, _storefront_billing_v1_SetCreditResponse>;
  
}

export interface SandboxServiceDefinition extends grpc.ServiceDefinition {
  AdvanceClock: MethodDefinition<_storefront_billing_v1_AdvanceClockRequest, _storefront_billing_v1_AdvanceClockResponse, _storefront_billing_v1_AdvanceClockRequest__Output, _storefront_billing_v1_AdvanceClockResponse__Output>
  ClearAttempts: MethodDefinition<_storefront_billing_v1_ClearAttemptsRequest, _storefront_billing_v1_ClearAttemptsResponse, _storefront_billing_v1_ClearAttemptsRequest__Output, _storefront_billing_v1_ClearAttemptsResponse__Output>
  ClearPayments: MethodDefinition<_storefront_billing_v1_ClearPaymentsRequest, _storefront_billing_v1_ClearPaymentsResponse, _storefront_billing_v1_ClearPaymentsRequest__Output, _storefront_billing_v1_ClearPaymentsResponse__Output>
  CreateHistory: MethodDefinition<_storefront_billing_v1_CreateHistoryRequest, _storefront_billing_v1_CreateHistoryResponse, _storefront_billing_v1_CreateHistoryRequest__Output, _storefront_billing_v1_CreateHistoryResponse__Output>
  GetCreditNoteEvent: MethodDefinition<_storefront_billing_v1_GetCreditNoteEventRequest, _storefront_billing_v1_GetCreditNoteEventResponse, _storefront_billing_v1_GetCreditNoteEventRequest__Output, _storefront_billing_v1_GetCreditNoteEventResponse__Output>
  GetCustomerEvent: MethodDefinition<_storefront_billing_v1_GetCustomerEventRequest, _storefront_billing_v1_GetCustomerEventResponse, _storefront_billing_v1_GetCustomerEventRequest__Output, _storefront_billing_v1_GetCustomerEventResponse__Output>
  GetInvoiceEvent: MethodDefinition<_storefront_billing_v1_GetInvoiceEventRequest, _storefront_billing_v1_GetInvoiceEventResponse, _storefront_billing_v1_GetInvoiceEventRequest__Output, _storefront_billing_v1_GetInvoiceEventResponse__Output>
  GetPaymentEvent: MethodDefinition<_storefront_billing_v1_GetPaymentEventRequest, _storefront_billing_v1_GetPaymentEventResponse, _storefront_billing_v1_GetPaymentEventRequest__Output, _storefront_billing_v1_GetPaymentEventResponse__Output>
  ListPayments: MethodDefinition<_storefront_billing_v1_ListPaymentsRequest, _storefront_billing_v1_ListPaymentsResponse, _storefront_billing_v1_ListPaymentsRequest__Output, _storefront_billing_v1_ListPaymentsResponse__Output>
  QueuePayment: MethodDefinition<_storefront_billing_v1_QueuePaymentRequest, _storefront_billing_v1_QueuePaymentResponse, _storefront_billing_v1_QueuePaymentRequest__Output, _storefront_billing_v1_QueuePaymentResponse__Output>
  ReportDispute: MethodDefinition<_storefront_billing_v1_ReportDisputeRequest, _storefront_billing_v1_ReportDisputeResponse, _storefront_billing_v1_ReportDisputeRequest__Output, _storefront_billing_v1_ReportDisputeResponse__Output>
  SetCredit: MethodDefinition<_storefront_billing_v1_SetCreditRequest, _storefront_billing_v1_SetCreditResponse, _storefront_billing_v1_SetCreditRequest__Output, _storefront_billing_v1_SetCreditResponse__Output>
}
