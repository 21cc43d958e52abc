// Original file: storefront/billing/v1/billing.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { DecideSandboxPaymentRequest as _storefront_billing_v1_DecideSandboxPaymentRequest, DecideSandboxPaymentRequest__Output as _storefront_billing_v1_DecideSandboxPaymentRequest__Output } from '../../../storefront/billing/v1/DecideSandboxPaymentRequest.ts';
import type { DecideSandboxPaymentResponse as _storefront_billing_v1_DecideSandboxPaymentResponse, DecideSandboxPaymentResponse__Output as _storefront_billing_v1_DecideSandboxPaymentResponse__Output } from '../../../storefront/billing/v1/DecideSandboxPaymentResponse.ts';
import type { GetSandboxPaymentRequest as _storefront_billing_v1_GetSandboxPaymentRequest, GetSandboxPaymentRequest__Output as _storefront_billing_v1_GetSandboxPaymentRequest__Output } from '../../../storefront/billing/v1/GetSandboxPaymentRequest.ts';
import type { GetSandboxPaymentResponse as _storefront_billing_v1_GetSandboxPaymentResponse, GetSandboxPaymentResponse__Output as _storefront_billing_v1_GetSandboxPaymentResponse__Output } from '../../../storefront/billing/v1/GetSandboxPaymentResponse.ts';
import type { ReceiveNotificationRequest as _storefront_billing_v1_ReceiveNotificationRequest, ReceiveNotificationRequest__Output as _storefront_billing_v1_ReceiveNotificationRequest__Output } from '../../../storefront/billing/v1/ReceiveNotificationRequest.ts';
import type { ReceiveNotificationResponse as _storefront_billing_v1_ReceiveNotificationResponse, ReceiveNotificationResponse__Output as _storefront_billing_v1_ReceiveNotificationResponse__Output } from '../../../storefront/billing/v1/ReceiveNotificationResponse.ts';

/**
 * Serves payment gateways and their hosted pages. These calls carry no store key: a session is identified by its ID alone, and an
 * outcome is authenticated by its signature.
 */
export interface PaymentGatewayServiceClient extends grpc.Client {
  /**
   * Turns the shopper's choice on the sandbox page into the signed notification that the sandbox gateway sends. Writes nothing.
   * FAILED_PRECONDITION (payment_session_closed) unless the session is pending.
   */
  DecideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  DecideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  DecideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  DecideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Turns the shopper's choice on the sandbox page into the signed notification that the sandbox gateway sends. Writes nothing.
   * FAILED_PRECONDITION (payment_session_closed) unless the session is pending.
   */
  decideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  decideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  decideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  decideSandboxPayment(argument: _storefront_billing_v1_DecideSandboxPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_DecideSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns what the sandbox payment page shows. The session is the one to which the payment was applied, if it arrived late, and EXPIRED if its
   * time is over. NOT_FOUND for a session of any other gateway.
   */
  GetSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  GetSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  GetSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  GetSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns what the sandbox payment page shows. The session is the one to which the payment was applied, if it arrived late, and EXPIRED if its
   * time is over. NOT_FOUND for a session of any other gateway.
   */
  getSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  getSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  getSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  getSandboxPayment(argument: _storefront_billing_v1_GetSandboxPaymentRequest, callback: grpc.requestCallback<_storefront_billing_v1_GetSandboxPaymentResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Records the outcome of a payment session; no other RPC writes it. Idempotent. UNAUTHENTICATED (notification_signature) unless the
   * gateway signed exactly these bytes.
   */
  ReceiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  ReceiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  ReceiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  ReceiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Records the outcome of a payment session; no other RPC writes it. Idempotent. UNAUTHENTICATED (notification_signature) unless the
   * gateway signed exactly these bytes.
   */
  receiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  receiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  receiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  receiveNotification(argument: _storefront_billing_v1_ReceiveNotificationRequest, callback: grpc.requestCallback<_storefront_billing_v1_ReceiveNotificationResponse__Output>): grpc.ClientUnaryCall;
  
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
  DecideSandboxPayment: grpc.handleUnaryCall<_storefront_billing_v1_DecideSandboxPaymentRequest__Output, _storefront_billing_v1_DecideSandboxPaymentResponse>;
  
  /**
   * Returns what the sandbox payment page shows. The session is the one to which the payment was applied, if it arrived late, and EXPIRED if its
   * time is over. NOT_FOUND for a session of any other gateway.
   */
  GetSandboxPayment: grpc.handleUnaryCall<_storefront_billing_v1_GetSandboxPaymentRequest__Output, _storefront_billing_v1_GetSandboxPaymentResponse>;
  
  /**
   * Records the outcome of a payment session; no other RPC writes it. Idempotent. UNAUTHENTICATED (notification_signature) unless the
   * gateway signed exactly these bytes.
   */
  ReceiveNotification: grpc.handleUnaryCall<_storefront_billing_v1_ReceiveNotificationRequest__Output, _storefront_billing_v1_ReceiveNotificationResponse>;
  
}

export interface PaymentGatewayServiceDefinition extends grpc.ServiceDefinition {
  DecideSandboxPayment: MethodDefinition<_storefront_billing_v1_DecideSandboxPaymentRequest, _storefront_billing_v1_DecideSandboxPaymentResponse, _storefront_billing_v1_DecideSandboxPaymentRequest__Output, _storefront_billing_v1_DecideSandboxPaymentResponse__Output>
  GetSandboxPayment: MethodDefinition<_storefront_billing_v1_GetSandboxPaymentRequest, _storefront_billing_v1_GetSandboxPaymentResponse, _storefront_billing_v1_GetSandboxPaymentRequest__Output, _storefront_billing_v1_GetSandboxPaymentResponse__Output>
  ReceiveNotification: MethodDefinition<_storefront_billing_v1_ReceiveNotificationRequest, _storefront_billing_v1_ReceiveNotificationResponse, _storefront_billing_v1_ReceiveNotificationRequest__Output, _storefront_billing_v1_ReceiveNotificationResponse__Output>
}
