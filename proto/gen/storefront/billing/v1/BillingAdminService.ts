// Original file: storefront/billing/v1/billing.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CreateCustomerRequest as _storefront_billing_v1_CreateCustomerRequest, CreateCustomerRequest__Output as _storefront_billing_v1_CreateCustomerRequest__Output } from '../../../storefront/billing/v1/CreateCustomerRequest.ts';
import type { CreateCustomerResponse as _storefront_billing_v1_CreateCustomerResponse, CreateCustomerResponse__Output as _storefront_billing_v1_CreateCustomerResponse__Output } from '../../../storefront/billing/v1/CreateCustomerResponse.ts';
import type { GetCreditRequest as _storefront_billing_v1_GetCreditRequest, GetCreditRequest__Output as _storefront_billing_v1_GetCreditRequest__Output } from '../../../storefront/billing/v1/GetCreditRequest.ts';
import type { GetCreditResponse as _storefront_billing_v1_GetCreditResponse, GetCreditResponse__Output as _storefront_billing_v1_GetCreditResponse__Output } from '../../../storefront/billing/v1/GetCreditResponse.ts';
import type { RecordPaymentRequest as _storefront_billing_v1_RecordPaymentRequest, RecordPaymentRequest__Output as _storefront_billing_v1_RecordPaymentRequest__Output } from '../../../storefront/billing/v1/RecordPaymentRequest.ts';
import type { RecordPaymentResponse as _storefront_billing_v1_RecordPaymentResponse, RecordPaymentResponse__Output as _storefront_billing_v1_RecordPaymentResponse__Output } from '../../../storefront/billing/v1/RecordPaymentResponse.ts';
import type { SetCustomerRequest as _storefront_billing_v1_SetCustomerRequest, SetCustomerRequest__Output as _storefront_billing_v1_SetCustomerRequest__Output } from '../../../storefront/billing/v1/SetCustomerRequest.ts';
import type { SetCustomerResponse as _storefront_billing_v1_SetCustomerResponse, SetCustomerResponse__Output as _storefront_billing_v1_SetCustomerResponse__Output } from '../../../storefront/billing/v1/SetCustomerResponse.ts';
import type { VoidInvoiceRequest as _storefront_billing_v1_VoidInvoiceRequest, VoidInvoiceRequest__Output as _storefront_billing_v1_VoidInvoiceRequest__Output } from '../../../storefront/billing/v1/VoidInvoiceRequest.ts';
import type { VoidInvoiceResponse as _storefront_billing_v1_VoidInvoiceResponse, VoidInvoiceResponse__Output as _storefront_billing_v1_VoidInvoiceResponse__Output } from '../../../storefront/billing/v1/VoidInvoiceResponse.ts';

export interface BillingAdminServiceClient extends grpc.Client {
  CreateCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  CreateCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  CreateCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  CreateCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  createCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  createCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  createCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  createCustomer(argument: _storefront_billing_v1_CreateCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_CreateCustomerResponse__Output>): grpc.ClientUnaryCall;
  
  GetCredit(argument: _storefront_billing_v1_GetCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  GetCredit(argument: _storefront_billing_v1_GetCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  GetCredit(argument: _storefront_billing_v1_GetCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  GetCredit(argument: _storefront_billing_v1_GetCreditRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  getCredit(argument: _storefront_billing_v1_GetCreditRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  getCredit(argument: _storefront_billing_v1_GetCreditRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  getCredit(argument: _storefront_billing_v1_GetCreditRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  getCredit(argument: _storefront_billing_v1_GetCreditRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetCreditResponse__Output>): grpc.ClientUnaryCall;
  
  RecordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  RecordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  RecordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  RecordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  recordPayment(argument: _storefront_billing_v1_RecordPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_RecordPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  SetCustomer(argument: _storefront_billing_v1_SetCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  SetCustomer(argument: _storefront_billing_v1_SetCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  SetCustomer(argument: _storefront_billing_v1_SetCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  SetCustomer(argument: _storefront_billing_v1_SetCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  setCustomer(argument: _storefront_billing_v1_SetCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  setCustomer(argument: _storefront_billing_v1_SetCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  setCustomer(argument: _storefront_billing_v1_SetCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  setCustomer(argument: _storefront_billing_v1_SetCustomerRequest, callback: grpc.requestCallback<_storefront_billing_v1_SetCustomerResponse__Output>): grpc.ClientUnaryCall;
  
  VoidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  VoidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  VoidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  VoidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  voidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  voidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  voidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  voidInvoice(argument: _storefront_billing_v1_VoidInvoiceRequest, callback: grpc.requestCallback<_storefront_billing_v1_VoidInvoiceResponse__Output>): grpc.ClientUnaryCall;
  
}

export interface BillingAdminServiceHandlers extends grpc.UntypedServiceImplementation {
  CreateCustomer: grpc.handleUnaryCall<_storefront_billing_v1_CreateCustomerRequest__Output, _storefront_billing_v1_CreateCustomerResponse>;
  
  GetCredit: grpc.handleUnaryCall<_storefront_billing_v1_GetCreditRequest__Output, _storefront_billing_v1_GetCreditResponse>;
  
  RecordPayment: grpc.handleUnaryCall<_storefront_billing_v1_RecordPaymentRequest__Output, _storefront_billing_v1_RecordPaymentResponse>;
  
  SetCustomer: grpc.handleUnaryCall<_storefront_billing_v1_SetCustomerRequest__Output, _storefront_billing_v1_SetCustomerResponse>;
  
  VoidInvoice: grpc.handleUnaryCall<_storefront_billing_v1_VoidInvoiceRequest__Output, _storefront_billing_v1_VoidInvoiceResponse>;
  
}

export interface BillingAdminServiceDefinition extends grpc.ServiceDefinition {
  CreateCustomer: MethodDefinition<_storefront_billing_v1_CreateCustomerRequest, _storefront_billing_v1_CreateCustomerResponse, _storefront_billing_v1_CreateCustomerRequest__Output, _storefront_billing_v1_CreateCustomerResponse__Output>
  GetCredit: MethodDefinition<_storefront_billing_v1_GetCreditRequest, _storefront_billing_v1_GetCreditResponse, _storefront_billing_v1_GetCreditRequest__Output, _storefront_billing_v1_GetCreditResponse__Output>
  RecordPayment: MethodDefinition<_storefront_billing_v1_RecordPaymentRequest, _storefront_billing_v1_RecordPaymentResponse, _storefront_billing_v1_RecordPaymentRequest__Output, _storefront_billing_v1_RecordPaymentResponse__Output>
  SetCustomer: MethodDefinition<_storefront_billing_v1_SetCustomerRequest, _storefront_billing_v1_SetCustomerResponse, _storefront_billing_v1_SetCustomerRequest__Output, _storefront_billing_v1_SetCustomerResponse__Output>
  VoidInvoice: MethodDefinition<_storefront_billing_v1_VoidInvoiceRequest, _storefront_billing_v1_VoidInvoiceResponse, _storefront_billing_v1_VoidInvoiceRequest__Output, _storefront_billing_v1_VoidInvoiceResponse__Output>
}
