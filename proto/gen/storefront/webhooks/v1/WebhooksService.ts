// Original file: storefront/webhooks/v1/webhooks.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CreateListenerRequest as _storefront_webhooks_v1_CreateListenerRequest, CreateListenerRequest__Output as _storefront_webhooks_v1_CreateListenerRequest__Output } from '../../../storefront/webhooks/v1/CreateListenerRequest.ts';
import type { CreateListenerResponse as _storefront_webhooks_v1_CreateListenerResponse, CreateListenerResponse__Output as _storefront_webhooks_v1_CreateListenerResponse__Output } from '../../../storefront/webhooks/v1/CreateListenerResponse.ts';
import type { CreateSubscriptionRequest as _storefront_webhooks_v1_CreateSubscriptionRequest, CreateSubscriptionRequest__Output as _storefront_webhooks_v1_CreateSubscriptionRequest__Output } from '../../../storefront/webhooks/v1/CreateSubscriptionRequest.ts';
import type { CreateSubscriptionResponse as _storefront_webhooks_v1_CreateSubscriptionResponse, CreateSubscriptionResponse__Output as _storefront_webhooks_v1_CreateSubscriptionResponse__Output } from '../../../storefront/webhooks/v1/CreateSubscriptionResponse.ts';
import type { DeleteListenerRequest as _storefront_webhooks_v1_DeleteListenerRequest, DeleteListenerRequest__Output as _storefront_webhooks_v1_DeleteListenerRequest__Output } from '../../../storefront/webhooks/v1/DeleteListenerRequest.ts';
import type { DeleteListenerResponse as _storefront_webhooks_v1_DeleteListenerResponse, DeleteListenerResponse__Output as _storefront_webhooks_v1_DeleteListenerResponse__Output } from '../../../storefront/webhooks/v1/DeleteListenerResponse.ts';
import type { DeleteSubscriptionRequest as _storefront_webhooks_v1_DeleteSubscriptionRequest, DeleteSubscriptionRequest__Output as _storefront_webhooks_v1_DeleteSubscriptionRequest__Output } from '../../../storefront/webhooks/v1/DeleteSubscriptionRequest.ts';
import type { DeleteSubscriptionResponse as _storefront_webhooks_v1_DeleteSubscriptionResponse, DeleteSubscriptionResponse__Output as _storefront_webhooks_v1_DeleteSubscriptionResponse__Output } from '../../../storefront/webhooks/v1/DeleteSubscriptionResponse.ts';
import type { GetDeliveryRequest as _storefront_webhooks_v1_GetDeliveryRequest, GetDeliveryRequest__Output as _storefront_webhooks_v1_GetDeliveryRequest__Output } from '../../../storefront/webhooks/v1/GetDeliveryRequest.ts';
import type { GetDeliveryResponse as _storefront_webhooks_v1_GetDeliveryResponse, GetDeliveryResponse__Output as _storefront_webhooks_v1_GetDeliveryResponse__Output } from '../../../storefront/webhooks/v1/GetDeliveryResponse.ts';
import type { GetDeliveryStatsRequest as _storefront_webhooks_v1_GetDeliveryStatsRequest, GetDeliveryStatsRequest__Output as _storefront_webhooks_v1_GetDeliveryStatsRequest__Output } from '../../../storefront/webhooks/v1/GetDeliveryStatsRequest.ts';
import type { GetDeliveryStatsResponse as _storefront_webhooks_v1_GetDeliveryStatsResponse, GetDeliveryStatsResponse__Output as _storefront_webhooks_v1_GetDeliveryStatsResponse__Output } from '../../../storefront/webhooks/v1/GetDeliveryStatsResponse.ts';
import type { GetEventFeedRequest as _storefront_webhooks_v1_GetEventFeedRequest, GetEventFeedRequest__Output as _storefront_webhooks_v1_GetEventFeedRequest__Output } from '../../../storefront/webhooks/v1/GetEventFeedRequest.ts';
import type { GetEventFeedResponse as _storefront_webhooks_v1_GetEventFeedResponse, GetEventFeedResponse__Output as _storefront_webhooks_v1_GetEventFeedResponse__Output } from '../../../storefront/webhooks/v1/GetEventFeedResponse.ts';
import type { GetEventRequest as _storefront_webhooks_v1_GetEventRequest, GetEventRequest__Output as _storefront_webhooks_v1_GetEventRequest__Output } from '../../../storefront/webhooks/v1/GetEventRequest.ts';
import type { GetEventResponse as _storefront_webhooks_v1_GetEventResponse, GetEventResponse__Output as _storefront_webhooks_v1_GetEventResponse__Output } from '../../../storefront/webhooks/v1/GetEventResponse.ts';
import type { GetSubscriptionRequest as _storefront_webhooks_v1_GetSubscriptionRequest, GetSubscriptionRequest__Output as _storefront_webhooks_v1_GetSubscriptionRequest__Output } from '../../../storefront/webhooks/v1/GetSubscriptionRequest.ts';
import type { GetSubscriptionResponse as _storefront_webhooks_v1_GetSubscriptionResponse, GetSubscriptionResponse__Output as _storefront_webhooks_v1_GetSubscriptionResponse__Output } from '../../../storefront/webhooks/v1/GetSubscriptionResponse.ts';
import type { ListDeliveriesRequest as _storefront_webhooks_v1_ListDeliveriesRequest, ListDeliveriesRequest__Output as _storefront_webhooks_v1_ListDeliveriesRequest__Output } from '../../../storefront/webhooks/v1/ListDeliveriesRequest.ts';
import type { ListDeliveriesResponse as _storefront_webhooks_v1_ListDeliveriesResponse, ListDeliveriesResponse__Output as _storefront_webhooks_v1_ListDeliveriesResponse__Output } from '../../../storefront/webhooks/v1/ListDeliveriesResponse.ts';
import type { ListEventDeliveriesRequest as _storefront_webhooks_v1_ListEventDeliveriesRequest, ListEventDeliveriesRequest__Output as _storefront_webhooks_v1_ListEventDeliveriesRequest__Output } from '../../../storefront/webhooks/v1/ListEventDeliveriesRequest.ts';
import type { ListEventDeliveriesResponse as _storefront_webhooks_v1_ListEventDeliveriesResponse, ListEventDeliveriesResponse__Output as _storefront_webhooks_v1_ListEventDeliveriesResponse__Output } from '../../../storefront/webhooks/v1/ListEventDeliveriesResponse.ts';
import type { ListEventsRequest as _storefront_webhooks_v1_ListEventsRequest, ListEventsRequest__Output as _storefront_webhooks_v1_ListEventsRequest__Output } from '../../../storefront/webhooks/v1/ListEventsRequest.ts';
import type { ListEventsResponse as _storefront_webhooks_v1_ListEventsResponse, ListEventsResponse__Output as _storefront_webhooks_v1_ListEventsResponse__Output } from '../../../storefront/webhooks/v1/ListEventsResponse.ts';
import type { ListSubscriptionsRequest as _storefront_webhooks_v1_ListSubscriptionsRequest, ListSubscriptionsRequest__Output as _storefront_webhooks_v1_ListSubscriptionsRequest__Output } from '../../../storefront/webhooks/v1/ListSubscriptionsRequest.ts';
import type { ListSubscriptionsResponse as _storefront_webhooks_v1_ListSubscriptionsResponse, ListSubscriptionsResponse__Output as _storefront_webhooks_v1_ListSubscriptionsResponse__Output } from '../../../storefront/webhooks/v1/ListSubscriptionsResponse.ts';
import type { PingSubscriptionRequest as _storefront_webhooks_v1_PingSubscriptionRequest, PingSubscriptionRequest__Output as _storefront_webhooks_v1_PingSubscriptionRequest__Output } from '../../../storefront/webhooks/v1/PingSubscriptionRequest.ts';
import type { PingSubscriptionResponse as _storefront_webhooks_v1_PingSubscriptionResponse, PingSubscriptionResponse__Output as _storefront_webhooks_v1_PingSubscriptionResponse__Output } from '../../../storefront/webhooks/v1/PingSubscriptionResponse.ts';
import type { ReceiveEventsRequest as _storefront_webhooks_v1_ReceiveEventsRequest, ReceiveEventsRequest__Output as _storefront_webhooks_v1_ReceiveEventsRequest__Output } from '../../../storefront/webhooks/v1/ReceiveEventsRequest.ts';
import type { ReceiveEventsResponse as _storefront_webhooks_v1_ReceiveEventsResponse, ReceiveEventsResponse__Output as _storefront_webhooks_v1_ReceiveEventsResponse__Output } from '../../../storefront/webhooks/v1/ReceiveEventsResponse.ts';
import type { RedeliverRequest as _storefront_webhooks_v1_RedeliverRequest, RedeliverRequest__Output as _storefront_webhooks_v1_RedeliverRequest__Output } from '../../../storefront/webhooks/v1/RedeliverRequest.ts';
import type { RedeliverResponse as _storefront_webhooks_v1_RedeliverResponse, RedeliverResponse__Output as _storefront_webhooks_v1_RedeliverResponse__Output } from '../../../storefront/webhooks/v1/RedeliverResponse.ts';
import type { ReplayDeliveriesRequest as _storefront_webhooks_v1_ReplayDeliveriesRequest, ReplayDeliveriesRequest__Output as _storefront_webhooks_v1_ReplayDeliveriesRequest__Output } from '../../../storefront/webhooks/v1/ReplayDeliveriesRequest.ts';
import type { ReplayDeliveriesResponse as _storefront_webhooks_v1_ReplayDeliveriesResponse, ReplayDeliveriesResponse__Output as _storefront_webhooks_v1_ReplayDeliveriesResponse__Output } from '../../../storefront/webhooks/v1/ReplayDeliveriesResponse.ts';
import type { RotateSecretRequest as _storefront_webhooks_v1_RotateSecretRequest, RotateSecretRequest__Output as _storefront_webhooks_v1_RotateSecretRequest__Output } from '../../../storefront/webhooks/v1/RotateSecretRequest.ts';
import type { RotateSecretResponse as _storefront_webhooks_v1_RotateSecretResponse, RotateSecretResponse__Output as _storefront_webhooks_v1_RotateSecretResponse__Output } from '../../../storefront/webhooks/v1/RotateSecretResponse.ts';
import type { SetEventFeedRequest as _storefront_webhooks_v1_SetEventFeedRequest, SetEventFeedRequest__Output as _storefront_webhooks_v1_SetEventFeedRequest__Output } from '../../../storefront/webhooks/v1/SetEventFeedRequest.ts';
import type { SetEventFeedResponse as _storefront_webhooks_v1_SetEventFeedResponse, SetEventFeedResponse__Output as _storefront_webhooks_v1_SetEventFeedResponse__Output } from '../../../storefront/webhooks/v1/SetEventFeedResponse.ts';
import type { UpdateSubscriptionRequest as _storefront_webhooks_v1_UpdateSubscriptionRequest, UpdateSubscriptionRequest__Output as _storefront_webhooks_v1_UpdateSubscriptionRequest__Output } from '../../../storefront/webhooks/v1/UpdateSubscriptionRequest.ts';
import type { UpdateSubscriptionResponse as _storefront_webhooks_v1_UpdateSubscriptionResponse, UpdateSubscriptionResponse__Output as _storefront_webhooks_v1_UpdateSubscriptionResponse__Output } from '../../../storefront/webhooks/v1/UpdateSubscriptionResponse.ts';

/**
 * Manages a store's webhook subscriptions and their deliveries.
 */
export interface WebhooksServiceClient extends grpc.Client {
  /**
   * Creates a listener. FAILED_PRECONDITION (webhook_listener_limit) beyond 10 per store and mode.
   */
  CreateListener(argument: _storefront_webhooks_v1_CreateListenerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  CreateListener(argument: _storefront_webhooks_v1_CreateListenerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  CreateListener(argument: _storefront_webhooks_v1_CreateListenerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  CreateListener(argument: _storefront_webhooks_v1_CreateListenerRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a listener. FAILED_PRECONDITION (webhook_listener_limit) beyond 10 per store and mode.
   */
  createListener(argument: _storefront_webhooks_v1_CreateListenerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  createListener(argument: _storefront_webhooks_v1_CreateListenerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  createListener(argument: _storefront_webhooks_v1_CreateListenerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  createListener(argument: _storefront_webhooks_v1_CreateListenerRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a subscription. FAILED_PRECONDITION (subscription_limit) beyond 20 per store and mode.
   */
  CreateSubscription(argument: _storefront_webhooks_v1_CreateSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  CreateSubscription(argument: _storefront_webhooks_v1_CreateSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  CreateSubscription(argument: _storefront_webhooks_v1_CreateSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  CreateSubscription(argument: _storefront_webhooks_v1_CreateSubscriptionRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a subscription. FAILED_PRECONDITION (subscription_limit) beyond 20 per store and mode.
   */
  createSubscription(argument: _storefront_webhooks_v1_CreateSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  createSubscription(argument: _storefront_webhooks_v1_CreateSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  createSubscription(argument: _storefront_webhooks_v1_CreateSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  createSubscription(argument: _storefront_webhooks_v1_CreateSubscriptionRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes a listener.
   */
  DeleteListener(argument: _storefront_webhooks_v1_DeleteListenerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  DeleteListener(argument: _storefront_webhooks_v1_DeleteListenerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  DeleteListener(argument: _storefront_webhooks_v1_DeleteListenerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  DeleteListener(argument: _storefront_webhooks_v1_DeleteListenerRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes a listener.
   */
  deleteListener(argument: _storefront_webhooks_v1_DeleteListenerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  deleteListener(argument: _storefront_webhooks_v1_DeleteListenerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  deleteListener(argument: _storefront_webhooks_v1_DeleteListenerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  deleteListener(argument: _storefront_webhooks_v1_DeleteListenerRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes a subscription and stops its deliveries.
   */
  DeleteSubscription(argument: _storefront_webhooks_v1_DeleteSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  DeleteSubscription(argument: _storefront_webhooks_v1_DeleteSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  DeleteSubscription(argument: _storefront_webhooks_v1_DeleteSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  DeleteSubscription(argument: _storefront_webhooks_v1_DeleteSubscriptionRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes a subscription and stops its deliveries.
   */
  deleteSubscription(argument: _storefront_webhooks_v1_DeleteSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  deleteSubscription(argument: _storefront_webhooks_v1_DeleteSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  deleteSubscription(argument: _storefront_webhooks_v1_DeleteSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  deleteSubscription(argument: _storefront_webhooks_v1_DeleteSubscriptionRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a delivery with its attempts and body.
   */
  GetDelivery(argument: _storefront_webhooks_v1_GetDeliveryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  GetDelivery(argument: _storefront_webhooks_v1_GetDeliveryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  GetDelivery(argument: _storefront_webhooks_v1_GetDeliveryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  GetDelivery(argument: _storefront_webhooks_v1_GetDeliveryRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a delivery with its attempts and body.
   */
  getDelivery(argument: _storefront_webhooks_v1_GetDeliveryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  getDelivery(argument: _storefront_webhooks_v1_GetDeliveryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  getDelivery(argument: _storefront_webhooks_v1_GetDeliveryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  getDelivery(argument: _storefront_webhooks_v1_GetDeliveryRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the attempts of a subscription by hour.
   */
  GetDeliveryStats(argument: _storefront_webhooks_v1_GetDeliveryStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  GetDeliveryStats(argument: _storefront_webhooks_v1_GetDeliveryStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  GetDeliveryStats(argument: _storefront_webhooks_v1_GetDeliveryStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  GetDeliveryStats(argument: _storefront_webhooks_v1_GetDeliveryStatsRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the attempts of a subscription by hour.
   */
  getDeliveryStats(argument: _storefront_webhooks_v1_GetDeliveryStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  getDeliveryStats(argument: _storefront_webhooks_v1_GetDeliveryStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  getDeliveryStats(argument: _storefront_webhooks_v1_GetDeliveryStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  getDeliveryStats(argument: _storefront_webhooks_v1_GetDeliveryStatsRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns an event of the store's feed. FAILED_PRECONDITION (event_feed_off).
   */
  GetEvent(argument: _storefront_webhooks_v1_GetEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventResponse__Output>): grpc.ClientUnaryCall;
  GetEvent(argument: _storefront_webhooks_v1_GetEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventResponse__Output>): grpc.ClientUnaryCall;
  GetEvent(argument: _storefront_webhooks_v1_GetEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventResponse__Output>): grpc.ClientUnaryCall;
  GetEvent(argument: _storefront_webhooks_v1_GetEventRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns an event of the store's feed. FAILED_PRECONDITION (event_feed_off).
   */
  getEvent(argument: _storefront_webhooks_v1_GetEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventResponse__Output>): grpc.ClientUnaryCall;
  getEvent(argument: _storefront_webhooks_v1_GetEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventResponse__Output>): grpc.ClientUnaryCall;
  getEvent(argument: _storefront_webhooks_v1_GetEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventResponse__Output>): grpc.ClientUnaryCall;
  getEvent(argument: _storefront_webhooks_v1_GetEventRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns whether the store's feed of events is on, for operators.
   */
  GetEventFeed(argument: _storefront_webhooks_v1_GetEventFeedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  GetEventFeed(argument: _storefront_webhooks_v1_GetEventFeedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  GetEventFeed(argument: _storefront_webhooks_v1_GetEventFeedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  GetEventFeed(argument: _storefront_webhooks_v1_GetEventFeedRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns whether the store's feed of events is on, for operators.
   */
  getEventFeed(argument: _storefront_webhooks_v1_GetEventFeedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  getEventFeed(argument: _storefront_webhooks_v1_GetEventFeedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  getEventFeed(argument: _storefront_webhooks_v1_GetEventFeedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  getEventFeed(argument: _storefront_webhooks_v1_GetEventFeedRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a subscription.
   */
  GetSubscription(argument: _storefront_webhooks_v1_GetSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  GetSubscription(argument: _storefront_webhooks_v1_GetSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  GetSubscription(argument: _storefront_webhooks_v1_GetSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  GetSubscription(argument: _storefront_webhooks_v1_GetSubscriptionRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a subscription.
   */
  getSubscription(argument: _storefront_webhooks_v1_GetSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  getSubscription(argument: _storefront_webhooks_v1_GetSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  getSubscription(argument: _storefront_webhooks_v1_GetSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  getSubscription(argument: _storefront_webhooks_v1_GetSubscriptionRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists a subscription's deliveries, newest first.
   */
  ListDeliveries(argument: _storefront_webhooks_v1_ListDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListDeliveries(argument: _storefront_webhooks_v1_ListDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListDeliveries(argument: _storefront_webhooks_v1_ListDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListDeliveries(argument: _storefront_webhooks_v1_ListDeliveriesRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists a subscription's deliveries, newest first.
   */
  listDeliveries(argument: _storefront_webhooks_v1_ListDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listDeliveries(argument: _storefront_webhooks_v1_ListDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listDeliveries(argument: _storefront_webhooks_v1_ListDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listDeliveries(argument: _storefront_webhooks_v1_ListDeliveriesRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the deliveries of events to the subscriptions of the store.
   */
  ListEventDeliveries(argument: _storefront_webhooks_v1_ListEventDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListEventDeliveries(argument: _storefront_webhooks_v1_ListEventDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListEventDeliveries(argument: _storefront_webhooks_v1_ListEventDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListEventDeliveries(argument: _storefront_webhooks_v1_ListEventDeliveriesRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the deliveries of events to the subscriptions of the store.
   */
  listEventDeliveries(argument: _storefront_webhooks_v1_ListEventDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listEventDeliveries(argument: _storefront_webhooks_v1_ListEventDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listEventDeliveries(argument: _storefront_webhooks_v1_ListEventDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listEventDeliveries(argument: _storefront_webhooks_v1_ListEventDeliveriesRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the events of the store's feed after a cursor. Waits for one if there is none. FAILED_PRECONDITION (event_feed_off, cursor_expired).
   */
  ListEvents(argument: _storefront_webhooks_v1_ListEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventsResponse__Output>): grpc.ClientUnaryCall;
  ListEvents(argument: _storefront_webhooks_v1_ListEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventsResponse__Output>): grpc.ClientUnaryCall;
  ListEvents(argument: _storefront_webhooks_v1_ListEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventsResponse__Output>): grpc.ClientUnaryCall;
  ListEvents(argument: _storefront_webhooks_v1_ListEventsRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the events of the store's feed after a cursor. Waits for one if there is none. FAILED_PRECONDITION (event_feed_off, cursor_expired).
   */
  listEvents(argument: _storefront_webhooks_v1_ListEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventsResponse__Output>): grpc.ClientUnaryCall;
  listEvents(argument: _storefront_webhooks_v1_ListEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventsResponse__Output>): grpc.ClientUnaryCall;
  listEvents(argument: _storefront_webhooks_v1_ListEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventsResponse__Output>): grpc.ClientUnaryCall;
  listEvents(argument: _storefront_webhooks_v1_ListEventsRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_ListEventsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists all subscriptions of the store.
   */
  ListSubscriptions(argument: _storefront_webhooks_v1_ListSubscriptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  ListSubscriptions(argument: _storefront_webhooks_v1_ListSubscriptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  ListSubscriptions(argument: _storefront_webhooks_v1_ListSubscriptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  ListSubscriptions(argument: _storefront_webhooks_v1_ListSubscriptionsRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists all subscriptions of the store.
   */
  listSubscriptions(argument: _storefront_webhooks_v1_ListSubscriptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  listSubscriptions(argument: _storefront_webhooks_v1_ListSubscriptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  listSubscriptions(argument: _storefront_webhooks_v1_ListSubscriptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  listSubscriptions(argument: _storefront_webhooks_v1_ListSubscriptionsRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sends a signed test delivery, also to a disabled subscription.
   */
  PingSubscription(argument: _storefront_webhooks_v1_PingSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  PingSubscription(argument: _storefront_webhooks_v1_PingSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  PingSubscription(argument: _storefront_webhooks_v1_PingSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  PingSubscription(argument: _storefront_webhooks_v1_PingSubscriptionRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sends a signed test delivery, also to a disabled subscription.
   */
  pingSubscription(argument: _storefront_webhooks_v1_PingSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  pingSubscription(argument: _storefront_webhooks_v1_PingSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  pingSubscription(argument: _storefront_webhooks_v1_PingSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  pingSubscription(argument: _storefront_webhooks_v1_PingSubscriptionRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Acknowledges the events of a listener up to a cursor and returns those after it, signed. Waits for one if there is none. NOT_FOUND for an expired listener.
   */
  ReceiveEvents(argument: _storefront_webhooks_v1_ReceiveEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  ReceiveEvents(argument: _storefront_webhooks_v1_ReceiveEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  ReceiveEvents(argument: _storefront_webhooks_v1_ReceiveEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  ReceiveEvents(argument: _storefront_webhooks_v1_ReceiveEventsRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Acknowledges the events of a listener up to a cursor and returns those after it, signed. Waits for one if there is none. NOT_FOUND for an expired listener.
   */
  receiveEvents(argument: _storefront_webhooks_v1_ReceiveEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  receiveEvents(argument: _storefront_webhooks_v1_ReceiveEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  receiveEvents(argument: _storefront_webhooks_v1_ReceiveEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  receiveEvents(argument: _storefront_webhooks_v1_ReceiveEventsRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sends a delivery again with the same ID and bytes. FAILED_PRECONDITION (subscription_disabled).
   */
  Redeliver(argument: _storefront_webhooks_v1_RedeliverRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_RedeliverResponse__Output>): grpc.ClientUnaryCall;
  Redeliver(argument: _storefront_webhooks_v1_RedeliverRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_RedeliverResponse__Output>): grpc.ClientUnaryCall;
  Redeliver(argument: _storefront_webhooks_v1_RedeliverRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_RedeliverResponse__Output>): grpc.ClientUnaryCall;
  Redeliver(argument: _storefront_webhooks_v1_RedeliverRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_RedeliverResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sends a delivery again with the same ID and bytes. FAILED_PRECONDITION (subscription_disabled).
   */
  redeliver(argument: _storefront_webhooks_v1_RedeliverRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_RedeliverResponse__Output>): grpc.ClientUnaryCall;
  redeliver(argument: _storefront_webhooks_v1_RedeliverRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_RedeliverResponse__Output>): grpc.ClientUnaryCall;
  redeliver(argument: _storefront_webhooks_v1_RedeliverRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_RedeliverResponse__Output>): grpc.ClientUnaryCall;
  redeliver(argument: _storefront_webhooks_v1_RedeliverRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_RedeliverResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sends the deliveries of a time range again, oldest first, at most 10,000 per call. Includes the events that occurred while the
   * subscription was disabled. FAILED_PRECONDITION (subscription_disabled).
   */
  ReplayDeliveries(argument: _storefront_webhooks_v1_ReplayDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ReplayDeliveries(argument: _storefront_webhooks_v1_ReplayDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ReplayDeliveries(argument: _storefront_webhooks_v1_ReplayDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ReplayDeliveries(argument: _storefront_webhooks_v1_ReplayDeliveriesRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sends the deliveries of a time range again, oldest first, at most 10,000 per call. Includes the events that occurred while the
   * subscription was disabled. FAILED_PRECONDITION (subscription_disabled).
   */
  replayDeliveries(argument: _storefront_webhooks_v1_ReplayDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  replayDeliveries(argument: _storefront_webhooks_v1_ReplayDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  replayDeliveries(argument: _storefront_webhooks_v1_ReplayDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  replayDeliveries(argument: _storefront_webhooks_v1_ReplayDeliveriesRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Issues a new signing secret. The previous secret continues to sign alongside it for a day.
   */
  RotateSecret(argument: _storefront_webhooks_v1_RotateSecretRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  RotateSecret(argument: _storefront_webhooks_v1_RotateSecretRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  RotateSecret(argument: _storefront_webhooks_v1_RotateSecretRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  RotateSecret(argument: _storefront_webhooks_v1_RotateSecretRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Issues a new signing secret. The previous secret continues to sign alongside it for a day.
   */
  rotateSecret(argument: _storefront_webhooks_v1_RotateSecretRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  rotateSecret(argument: _storefront_webhooks_v1_RotateSecretRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  rotateSecret(argument: _storefront_webhooks_v1_RotateSecretRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  rotateSecret(argument: _storefront_webhooks_v1_RotateSecretRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Turns the store's feed of events on or off, for operators. It begins each time it is turned on.
   */
  SetEventFeed(argument: _storefront_webhooks_v1_SetEventFeedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  SetEventFeed(argument: _storefront_webhooks_v1_SetEventFeedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  SetEventFeed(argument: _storefront_webhooks_v1_SetEventFeedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  SetEventFeed(argument: _storefront_webhooks_v1_SetEventFeedRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Turns the store's feed of events on or off, for operators. It begins each time it is turned on.
   */
  setEventFeed(argument: _storefront_webhooks_v1_SetEventFeedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  setEventFeed(argument: _storefront_webhooks_v1_SetEventFeedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  setEventFeed(argument: _storefront_webhooks_v1_SetEventFeedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  setEventFeed(argument: _storefront_webhooks_v1_SetEventFeedRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields of a subscription and leaves the others unchanged.
   */
  UpdateSubscription(argument: _storefront_webhooks_v1_UpdateSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  UpdateSubscription(argument: _storefront_webhooks_v1_UpdateSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  UpdateSubscription(argument: _storefront_webhooks_v1_UpdateSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  UpdateSubscription(argument: _storefront_webhooks_v1_UpdateSubscriptionRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields of a subscription and leaves the others unchanged.
   */
  updateSubscription(argument: _storefront_webhooks_v1_UpdateSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  updateSubscription(argument: _storefront_webhooks_v1_UpdateSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_storefront_webhooks_v1_UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  updateSubscription(argument: _storefront_webhooks_v1_UpdateSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_storefront_webhooks_v1_UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  updateSubscription(argument: _storefront_webhooks_v1_UpdateSubscriptionRequest, callback: grpc.requestCallback<_storefront_webhooks_v1_UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages a store's webhook subscriptions and their deliveries.
 */
export interface WebhooksServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Creates a listener. FAILED_PRECONDITION (webhook_listener_limit) beyond 10 per store and mode.
   */
  CreateListener: grpc.handleUnaryCall<_storefront_webhooks_v1_CreateListenerRequest__Output, _storefront_webhooks_v1_CreateListenerResponse>;
  
  /**
   * Creates a subscription. FAILED_PRECONDITION (subscription_limit) beyond 20 per store and mode.
   */
  CreateSubscription: grpc.handleUnaryCall<_storefront_webhooks_v1_CreateSubscriptionRequest__Output, _storefront_webhooks_v1_CreateSubscriptionResponse>;
  
  /**
   * Deletes a listener.
   */
  DeleteListener: grpc.handleUnaryCall<_storefront_webhooks_v1_DeleteListenerRequest__Output, _storefront_webhooks_v1_DeleteListenerResponse>;
  
  /**
   * Deletes a subscription and stops its deliveries.
   */
  DeleteSubscription: grpc.handleUnaryCall<_storefront_webhooks_v1_DeleteSubscriptionRequest__Output, _storefront_webhooks_v1_DeleteSubscriptionResponse>;
  
  /**
   * Returns a delivery with its attempts and body.
   */
  GetDelivery: grpc.handleUnaryCall<_storefront_webhooks_v1_GetDeliveryRequest__Output, _storefront_webhooks_v1_GetDeliveryResponse>;
  
  /**
   * Returns the attempts of a subscription by hour.
   */
  GetDeliveryStats: grpc.handleUnaryCall<_storefront_webhooks_v1_GetDeliveryStatsRequest__Output, _storefront_webhooks_v1_GetDeliveryStatsResponse>;
  
  /**
   * Returns an event of the store's feed. FAILED_PRECONDITION (event_feed_off).
   */
  GetEvent: grpc.handleUnaryCall<_storefront_webhooks_v1_GetEventRequest__Output, _storefront_webhooks_v1_GetEventResponse>;
  
  /**
   * Returns whether the store's feed of events is on, for operators.
   */
  GetEventFeed: grpc.handleUnaryCall<_storefront_webhooks_v1_GetEventFeedRequest__Output, _storefront_webhooks_v1_GetEventFeedResponse>;
  
  /**
   * Returns a subscription.
   */
  GetSubscription: grpc.handleUnaryCall<_storefront_webhooks_v1_GetSubscriptionRequest__Output, _storefront_webhooks_v1_GetSubscriptionResponse>;
  
  /**
   * Lists a subscription's deliveries, newest first.
   */
  ListDeliveries: grpc.handleUnaryCall<_storefront_webhooks_v1_ListDeliveriesRequest__Output, _storefront_webhooks_v1_ListDeliveriesResponse>;
  
  /**
   * Lists the deliveries of events to the subscriptions of the store.
   */
  ListEventDeliveries: grpc.handleUnaryCall<_storefront_webhooks_v1_ListEventDeliveriesRequest__Output, _storefront_webhooks_v1_ListEventDeliveriesResponse>;
  
  /**
   * Returns the events of the store's feed after a cursor. Waits for one if there is none. FAILED_PRECONDITION (event_feed_off, cursor_expired).
   */
  ListEvents: grpc.handleUnaryCall<_storefront_webhooks_v1_ListEventsRequest__Output, _storefront_webhooks_v1_ListEventsResponse>;
  
  /**
   * Lists all subscriptions of the store.
   */
  ListSubscriptions: grpc.handleUnaryCall<_storefront_webhooks_v1_ListSubscriptionsRequest__Output, _storefront_webhooks_v1_ListSubscriptionsResponse>;
  
  /**
   * Sends a signed test delivery, also to a disabled subscription.
   */
  PingSubscription: grpc.handleUnaryCall<_storefront_webhooks_v1_PingSubscriptionRequest__Output, _storefront_webhooks_v1_PingSubscriptionResponse>;
  
  /**
   * Acknowledges the events of a listener up to a cursor and returns those after it, signed. Waits for one if there is none. NOT_FOUND for an expired listener.
   */
  ReceiveEvents: grpc.handleUnaryCall<_storefront_webhooks_v1_ReceiveEventsRequest__Output, _storefront_webhooks_v1_ReceiveEventsResponse>;
  
  /**
   * Sends a delivery again with the same ID and bytes. FAILED_PRECONDITION (subscription_disabled).
   */
  Redeliver: grpc.handleUnaryCall<_storefront_webhooks_v1_RedeliverRequest__Output, _storefront_webhooks_v1_RedeliverResponse>;
  
  /**
   * Sends the deliveries of a time range again, oldest first, at most 10,000 per call. Includes the events that occurred while the
   * subscription was disabled. FAILED_PRECONDITION (subscription_disabled).
   */
  ReplayDeliveries: grpc.handleUnaryCall<_storefront_webhooks_v1_ReplayDeliveriesRequest__Output, _storefront_webhooks_v1_ReplayDeliveriesResponse>;
  
  /**
   * Issues a new signing secret. The previous secret continues to sign alongside it for a day.
   */
  RotateSecret: grpc.handleUnaryCall<_storefront_webhooks_v1_RotateSecretRequest__Output, _storefront_webhooks_v1_RotateSecretResponse>;
  
  /**
   * Turns the store's feed of events on or off, for operators. It begins each time it is turned on.
   */
  SetEventFeed: grpc.handleUnaryCall<_storefront_webhooks_v1_SetEventFeedRequest__Output, _storefront_webhooks_v1_SetEventFeedResponse>;
  
  /**
   * Changes the given fields of a subscription and leaves the others unchanged.
   */
  UpdateSubscription: grpc.handleUnaryCall<_storefront_webhooks_v1_UpdateSubscriptionRequest__Output, _storefront_webhooks_v1_UpdateSubscriptionResponse>;
  
}

export interface WebhooksServiceDefinition extends grpc.ServiceDefinition {
  CreateListener: MethodDefinition<_storefront_webhooks_v1_CreateListenerRequest, _storefront_webhooks_v1_CreateListenerResponse, _storefront_webhooks_v1_CreateListenerRequest__Output, _storefront_webhooks_v1_CreateListenerResponse__Output>
  CreateSubscription: MethodDefinition<_storefront_webhooks_v1_CreateSubscriptionRequest, _storefront_webhooks_v1_CreateSubscriptionResponse, _storefront_webhooks_v1_CreateSubscriptionRequest__Output, _storefront_webhooks_v1_CreateSubscriptionResponse__Output>
  DeleteListener: MethodDefinition<_storefront_webhooks_v1_DeleteListenerRequest, _storefront_webhooks_v1_DeleteListenerResponse, _storefront_webhooks_v1_DeleteListenerRequest__Output, _storefront_webhooks_v1_DeleteListenerResponse__Output>
  DeleteSubscription: MethodDefinition<_storefront_webhooks_v1_DeleteSubscriptionRequest, _storefront_webhooks_v1_DeleteSubscriptionResponse, _storefront_webhooks_v1_DeleteSubscriptionRequest__Output, _storefront_webhooks_v1_DeleteSubscriptionResponse__Output>
  GetDelivery: MethodDefinition<_storefront_webhooks_v1_GetDeliveryRequest, _storefront_webhooks_v1_GetDeliveryResponse, _storefront_webhooks_v1_GetDeliveryRequest__Output, _storefront_webhooks_v1_GetDeliveryResponse__Output>
  GetDeliveryStats: MethodDefinition<_storefront_webhooks_v1_GetDeliveryStatsRequest, _storefront_webhooks_v1_GetDeliveryStatsResponse, _storefront_webhooks_v1_GetDeliveryStatsRequest__Output, _storefront_webhooks_v1_GetDeliveryStatsResponse__Output>
  GetEvent: MethodDefinition<_storefront_webhooks_v1_GetEventRequest, _storefront_webhooks_v1_GetEventResponse, _storefront_webhooks_v1_GetEventRequest__Output, _storefront_webhooks_v1_GetEventResponse__Output>
  GetEventFeed: MethodDefinition<_storefront_webhooks_v1_GetEventFeedRequest, _storefront_webhooks_v1_GetEventFeedResponse, _storefront_webhooks_v1_GetEventFeedRequest__Output, _storefront_webhooks_v1_GetEventFeedResponse__Output>
  GetSubscription: MethodDefinition<_storefront_webhooks_v1_GetSubscriptionRequest, _storefront_webhooks_v1_GetSubscriptionResponse, _storefront_webhooks_v1_GetSubscriptionRequest__Output, _storefront_webhooks_v1_GetSubscriptionResponse__Output>
  ListDeliveries: MethodDefinition<_storefront_webhooks_v1_ListDeliveriesRequest, _storefront_webhooks_v1_ListDeliveriesResponse, _storefront_webhooks_v1_ListDeliveriesRequest__Output, _storefront_webhooks_v1_ListDeliveriesResponse__Output>
  ListEventDeliveries: MethodDefinition<_storefront_webhooks_v1_ListEventDeliveriesRequest, _storefront_webhooks_v1_ListEventDeliveriesResponse, _storefront_webhooks_v1_ListEventDeliveriesRequest__Output, _storefront_webhooks_v1_ListEventDeliveriesResponse__Output>
  ListEvents: MethodDefinition<_storefront_webhooks_v1_ListEventsRequest, _storefront_webhooks_v1_ListEventsResponse, _storefront_webhooks_v1_ListEventsRequest__Output, _storefront_webhooks_v1_ListEventsResponse__Output>
  ListSubscriptions: MethodDefinition<_storefront_webhooks_v1_ListSubscriptionsRequest, _storefront_webhooks_v1_ListSubscriptionsResponse, _storefront_webhooks_v1_ListSubscriptionsRequest__Output, _storefront_webhooks_v1_ListSubscriptionsResponse__Output>
  PingSubscription: MethodDefinition<_storefront_webhooks_v1_PingSubscriptionRequest, _storefront_webhooks_v1_PingSubscriptionResponse, _storefront_webhooks_v1_PingSubscriptionRequest__Output, _storefront_webhooks_v1_PingSubscriptionResponse__Output>
  ReceiveEvents: MethodDefinition<_storefront_webhooks_v1_ReceiveEventsRequest, _storefront_webhooks_v1_ReceiveEventsResponse, _storefront_webhooks_v1_ReceiveEventsRequest__Output, _storefront_webhooks_v1_ReceiveEventsResponse__Output>
  Redeliver: MethodDefinition<_storefront_webhooks_v1_RedeliverRequest, _storefront_webhooks_v1_RedeliverResponse, _storefront_webhooks_v1_RedeliverRequest__Output, _storefront_webhooks_v1_RedeliverResponse__Output>
  ReplayDeliveries: MethodDefinition<_storefront_webhooks_v1_ReplayDeliveriesRequest, _storefront_webhooks_v1_ReplayDeliveriesResponse, _storefront_webhooks_v1_ReplayDeliveriesRequest__Output, _storefront_webhooks_v1_ReplayDeliveriesResponse__Output>
  RotateSecret: MethodDefinition<_storefront_webhooks_v1_RotateSecretRequest, _storefront_webhooks_v1_RotateSecretResponse, _storefront_webhooks_v1_RotateSecretRequest__Output, _storefront_webhooks_v1_RotateSecretResponse__Output>
  SetEventFeed: MethodDefinition<_storefront_webhooks_v1_SetEventFeedRequest, _storefront_webhooks_v1_SetEventFeedResponse, _storefront_webhooks_v1_SetEventFeedRequest__Output, _storefront_webhooks_v1_SetEventFeedResponse__Output>
  UpdateSubscription: MethodDefinition<_storefront_webhooks_v1_UpdateSubscriptionRequest, _storefront_webhooks_v1_UpdateSubscriptionResponse, _storefront_webhooks_v1_UpdateSubscriptionRequest__Output, _storefront_webhooks_v1_UpdateSubscriptionResponse__Output>
}
