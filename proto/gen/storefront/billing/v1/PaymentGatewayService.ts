// Original file: storefront/billing/v1/billing.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { DecideSandboxPaymentRequest as _storefront_billing_v1_DecideSandboxPaymentRequest, DecideSandboxPaymentRequest__Output as _storefront_billing_v1_DecideSandboxPaymentRequest__Output } from '../../../storefront/billing/v1/DecideSandboxPaymentRequest.ts';
import type { DecideSandboxPaymentResponse as _storefront_billing_v1_DecideSandboxPaymentResponse, DecideSandboxPaymentResponse__Output as _storefront_billing_v1_DecideSandboxPaymentResponse__Output } from '../../../storefront/billing/v1/DecideSandboxPaymentResponse.ts';
import type { GetSandboxPaymentRequest as _storefront_billing_v1_GetSandboxPaymentRequest, GetSandboxPaymentRequest__Output as _storefront_billing_v1_GetSandboxPaymentRequest__Output } from '../../../storefront/billing/v1/GetSandboxPaymentRequest.ts';
import type { GetSandboxPaymentResponse as _storefront_billing_v1_GetSandboxPaymentResponse, GetSandboxPaymentResponse__Output as _storefront_billing_v1_GetSandboxPaymentResponse__Output } from '../../../storefront/billing/v1/GetSandboxPaymentResponse.ts';
import type { ReceiveNotificationRequest as _storefront_billing_v1_ReceiveNotificationRequest, ReceiveNotificationRequest__Output as _storefront_billing_v1_ReceiveNotificationRequest__Output } from '../../../storefront/billing/v1/ReceiveNotificationRequest.ts';
import type { ReceiveNotificationResponse as _storefront_billing_v1_ReceiveNotificationResponse, ReceiveNotificationResponse__Output as _storefront_billing_v1_ReceiveNotificationResponse__Output } from '../../../storefront/billing/v1/ReceiveNotificationResponse.ts';

export interface PaymentGatewayServiceClient extends grpc.Client {
  DecideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  DecideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  DecideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  DecideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  decideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  decideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  decideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  decideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  GetSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  GetSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  GetSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  GetSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  getSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  getSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  getSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  getSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  ReceiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  ReceiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  ReceiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  ReceiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  receiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  receiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  receiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  receiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  
}

export interface PaymentGatewayServiceHandlers extends grpc.UntypedServiceImplementation {
  DecideSandboxPayment: grpc.handleUnaryCall<_storefront_billing_v1_DecideSandboxPaymentRequest__Output, _storefront_billing_v1_DecideSandboxPaymentResponse>;
  
  GetSandboxPayment: grpc.handleUnaryCall<_storefront_billing_v1_GetSandboxPaymentRequest__Output, _storefront_billing_v1_GetSandboxPaymentResponse>;
  
  ReceiveNotification: grpc.handleUnaryCall<_storefront_billing_v1_ReceiveNotificationRequest__Output, _storefront_billing_v1_ReceiveNotificationResponse>;
  
}

export interface PaymentGatewayServiceDefinition extends grpc.ServiceDefinition {
  DecideSandboxPayment: MethodDefinition<_storefront_billing_v1_DecideSandboxPaymentRequest, _storefront_billing_v1_DecideSandboxPaymentResponse, _storefront_billing_v1_DecideSandboxPaymentRequest__Output, _storefront_billing_v1_DecideSandboxPaymentResponse__Output>
  GetSandboxPayment: MethodDefinition<_storefront_billing_v1_GetSandboxPaymentRequest, _storefront_billing_v1_GetSandboxPaymentResponse, _storefront_billing_v1_GetSandboxPaymentRequest__Output, _storefront_billing_v1_GetSandboxPaymentResponse__Output>
  ReceiveNotification: MethodDefinition<_storefront_billing_v1_ReceiveNotificationRequest, _storefront_billing_v1_ReceiveNotificationResponse, _storefront_billing_v1_ReceiveNotificationRequest__Output, _storefront_billing_v1_ReceiveNotificationResponse__Output>
}
