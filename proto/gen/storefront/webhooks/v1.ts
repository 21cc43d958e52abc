import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type * as storefront_common_v1 from '../common/v1.ts'

export interface CreateListenerRequest {
  /**
   * Empty means all types.
   */
  'eventTypes'?: (string)[];
  /**
   * The secret to sign with; unset means a new one.
   */
  'signingSecret'?: (string);
  '_signingSecret'?: "signingSecret";
}

export interface CreateListenerRequest__Output {
  /**
   * Empty means all types.
   */
  'eventTypes': (string)[];
  /**
   * The secret to sign with; unset means a new one.
   */
  'signingSecret'?: (string);
  '_signingSecret'?: "signingSecret";
}

export interface CreateListenerResponse {
  'listener'?: (Listener | null);
  /**
   * Returned only here.
   */
  'signingSecret'?: (string);
}

export interface CreateListenerResponse__Output {
  'listener': (Listener__Output | null);
  /**
   * Returned only here.
   */
  'signingSecret': (string);
}

export interface CreateSubscriptionRequest {
  'endpointUrl'?: (string);
  'eventTypes'?: (string)[];
  'description'?: (string);
  'filters'?: (RequestedFilters | null);
  'headers'?: (RequestedHeaders | null);
  /**
   * NONE or AGGREGATE; NONE if unset.
   */
  'ordering'?: (string);
  /**
   * v1 or v1a; v1 if unset.
   */
  'signatureScheme'?: (string);
  /**
   * Unset and 0 mean no limit.
   */
  'maxDeliveriesPerSecond'?: (number);
  '_description'?: "description";
  '_filters'?: "filters";
  '_headers'?: "headers";
  '_ordering'?: "ordering";
  '_signatureScheme'?: "signatureScheme";
  '_maxDeliveriesPerSecond'?: "maxDeliveriesPerSecond";
}

export interface CreateSubscriptionRequest__Output {
  'endpointUrl': (string);
  'eventTypes': (string)[];
  'description'?: (string);
  'filters'?: (RequestedFilters__Output | null);
  'headers'?: (RequestedHeaders__Output | null);
  /**
   * NONE or AGGREGATE; NONE if unset.
   */
  'ordering'?: (string);
  /**
   * v1 or v1a; v1 if unset.
   */
  'signatureScheme'?: (string);
  /**
   * Unset and 0 mean no limit.
   */
  'maxDeliveriesPerSecond'?: (number);
  '_description'?: "description";
  '_filters'?: "filters";
  '_headers'?: "headers";
  '_ordering'?: "ordering";
  '_signatureScheme'?: "signatureScheme";
  '_maxDeliveriesPerSecond'?: "maxDeliveriesPerSecond";
}

export interface CreateSubscriptionResponse {
  'subscription'?: (Subscription | null);
  /**
   * Returned only here.
   */
  'signingSecret'?: (string);
}

export interface CreateSubscriptionResponse__Output {
  'subscription': (Subscription__Output | null);
  /**
   * Returned only here.
   */
  'signingSecret': (string);
}

export interface DeleteListenerRequest {
  'listenerId'?: (string);
}

export interface DeleteListenerRequest__Output {
  'listenerId': (string);
}

export interface DeleteListenerResponse {
}

export interface DeleteListenerResponse__Output {
}

export interface DeleteSubscriptionRequest {
  'subscriptionId'?: (string);
}

export interface DeleteSubscriptionRequest__Output {
  'subscriptionId': (string);
}

export interface DeleteSubscriptionResponse {
}

export interface DeleteSubscriptionResponse__Output {
}

/**
 * One event addressed to one subscription.
 */
export interface Delivery {
  'id'?: (string);
  'subscriptionId'?: (string);
  /**
   * The event type, such as order.confirmed.
   */
  'event'?: (string);
  'eventId'?: (string);
  /**
   * PENDING, DELIVERED, FAILED, or DISCARDED.
   */
  'status'?: (string);
  'attemptCount'?: (number);
  'nextAttemptAt'?: (string);
  'deliveredAt'?: (string);
  'createdAt'?: (string);
  /**
   * Set by GetDelivery and Redeliver only.
   */
  'attempts'?: (DeliveryAttempt)[];
  /**
   * The exact bytes that are signed and sent. Set by GetDelivery and Redeliver only.
   */
  'body'?: (string);
  /**
   * The HTTP status of the latest attempt; unset if there was none or no response.
   */
  'lastResponseStatus'?: (number);
  /**
   * Why the latest attempt failed; unset on success.
   */
  'lastFailure'?: (string);
  '_nextAttemptAt'?: "nextAttemptAt";
  '_deliveredAt'?: "deliveredAt";
  '_body'?: "body";
  '_lastResponseStatus'?: "lastResponseStatus";
  '_lastFailure'?: "lastFailure";
}

/**
 * One event addressed to one subscription.
 */
export interface Delivery__Output {
  'id': (string);
  'subscriptionId': (string);
  /**
   * The event type, such as order.confirmed.
   */
  'event': (string);
  'eventId': (string);
  /**
   * PENDING, DELIVERED, FAILED, or DISCARDED.
   */
  'status': (string);
  'attemptCount': (number);
  'nextAttemptAt'?: (string);
  'deliveredAt'?: (string);
  'createdAt': (string);
  /**
   * Set by GetDelivery and Redeliver only.
   */
  'attempts': (DeliveryAttempt__Output)[];
  /**
   * The exact bytes that are signed and sent. Set by GetDelivery and Redeliver only.
   */
  'body'?: (string);
  /**
   * The HTTP status of the latest attempt; unset if there was none or no response.
   */
  'lastResponseStatus'?: (number);
  /**
   * Why the latest attempt failed; unset on success.
   */
  'lastFailure'?: (string);
  '_nextAttemptAt'?: "nextAttemptAt";
  '_deliveredAt'?: "deliveredAt";
  '_body'?: "body";
  '_lastResponseStatus'?: "lastResponseStatus";
  '_lastFailure'?: "lastFailure";
}

/**
 * One HTTP request of a delivery.
 */
export interface DeliveryAttempt {
  /**
   * Counts from 1.
   */
  'number'?: (number);
  'startedAt'?: (string);
  'durationMs'?: (number);
  'responseStatus'?: (number);
  /**
   * timeout, connection_refused, dns, tls, endpoint_not_allowed, secret_unreadable, redirect, http_status, or similar; unset on success.
   */
  'failure'?: (string);
  '_responseStatus'?: "responseStatus";
  '_failure'?: "failure";
}

/**
 * One HTTP request of a delivery.
 */
export interface DeliveryAttempt__Output {
  /**
   * Counts from 1.
   */
  'number': (number);
  'startedAt': (string);
  'durationMs': (number);
  'responseStatus'?: (number);
  /**
   * timeout, connection_refused, dns, tls, endpoint_not_allowed, secret_unreadable, redirect, http_status, or similar; unset on success.
   */
  'failure'?: (string);
  '_responseStatus'?: "responseStatus";
  '_failure'?: "failure";
}

/**
 * The attempts of a subscription in one hour.
 */
export interface DeliveryHour {
  /**
   * The beginning of the hour.
   */
  'hour'?: (string);
  'delivered'?: (number);
  'failed'?: (number);
  /**
   * The median duration of the attempts, and that which 95% of them do not exceed.
   */
  'p50Ms'?: (number);
  'p95Ms'?: (number);
}

/**
 * The attempts of a subscription in one hour.
 */
export interface DeliveryHour__Output {
  /**
   * The beginning of the hour.
   */
  'hour': (string);
  'delivered': (number);
  'failed': (number);
  /**
   * The median duration of the attempts, and that which 95% of them do not exceed.
   */
  'p50Ms': (number);
  'p95Ms': (number);
}

/**
 * A condition on the data of events.
 */
export interface Filter {
  /**
   * A dotted path through objects.
   */
  'field'?: (string);
  /**
   * The values as JSON. One must be equal to the value at the path.
   */
  'in'?: (string)[];
}

/**
 * A condition on the data of events.
 */
export interface Filter__Output {
  /**
   * A dotted path through objects.
   */
  'field': (string);
  /**
   * The values as JSON. One must be equal to the value at the path.
   */
  'in': (string)[];
}

export interface GetDeliveryRequest {
  'subscriptionId'?: (string);
  'deliveryId'?: (string);
}

export interface GetDeliveryRequest__Output {
  'subscriptionId': (string);
  'deliveryId': (string);
}

export interface GetDeliveryResponse {
  'delivery'?: (Delivery | null);
}

export interface GetDeliveryResponse__Output {
  'delivery': (Delivery__Output | null);
}

export interface GetDeliveryStatsRequest {
  'subscriptionId'?: (string);
  /**
   * Selects hours from that of `from` to before `to`, at most 30 days. Unset means the last 24 hours.
   */
  'from'?: (string);
  'to'?: (string);
  '_from'?: "from";
  '_to'?: "to";
}

export interface GetDeliveryStatsRequest__Output {
  'subscriptionId': (string);
  /**
   * Selects hours from that of `from` to before `to`, at most 30 days. Unset means the last 24 hours.
   */
  'from'?: (string);
  'to'?: (string);
  '_from'?: "from";
  '_to'?: "to";
}

export interface GetDeliveryStatsResponse {
  /**
   * The hours that have attempts, oldest first.
   */
  'hours'?: (DeliveryHour)[];
}

export interface GetDeliveryStatsResponse__Output {
  /**
   * The hours that have attempts, oldest first.
   */
  'hours': (DeliveryHour__Output)[];
}

export interface GetEventFeedRequest {
}

export interface GetEventFeedRequest__Output {
}

export interface GetEventFeedResponse {
  'isOn'?: (boolean);
  /**
   * Set if it is on.
   */
  'beganAt'?: (string);
  /**
   * A hash of the other fields.
   */
  'version'?: (string);
  '_beganAt'?: "beganAt";
}

export interface GetEventFeedResponse__Output {
  'isOn': (boolean);
  /**
   * Set if it is on.
   */
  'beganAt'?: (string);
  /**
   * A hash of the other fields.
   */
  'version': (string);
  '_beganAt'?: "beganAt";
}

export interface GetEventRequest {
  'eventId'?: (string);
}

export interface GetEventRequest__Output {
  'eventId': (string);
}

export interface GetEventResponse {
  /**
   * The event as it is stored, in JSON.
   */
  'event'?: (Buffer | Uint8Array | string);
}

export interface GetEventResponse__Output {
  /**
   * The event as it is stored, in JSON.
   */
  'event': (Buffer);
}

export interface GetSubscriptionRequest {
  'subscriptionId'?: (string);
}

export interface GetSubscriptionRequest__Output {
  'subscriptionId': (string);
}

export interface GetSubscriptionResponse {
  'subscription'?: (Subscription | null);
}

export interface GetSubscriptionResponse__Output {
  'subscription': (Subscription__Output | null);
}

/**
 * The most recent delivery of a subscription.
 */
export interface LastDelivery {
  'id'?: (string);
  'event'?: (string);
  'status'?: (string);
  'responseStatus'?: (number);
  'at'?: (string);
  '_responseStatus'?: "responseStatus";
}

/**
 * The most recent delivery of a subscription.
 */
export interface LastDelivery__Output {
  'id': (string);
  'event': (string);
  'status': (string);
  'responseStatus'?: (number);
  'at': (string);
  '_responseStatus'?: "responseStatus";
}

export interface ListDeliveriesRequest {
  'subscriptionId'?: (string);
  'limit'?: (number);
  'offset'?: (number);
  /**
   * PENDING, DELIVERED, FAILED, or DISCARDED. Unset means every status.
   */
  'status'?: (string);
  /**
   * Returns only the delivery of this event. Unset means all events.
   */
  'eventId'?: (string);
  /**
   * Returns only the deliveries of this event type.
   */
  'eventType'?: (string);
  /**
   * Selects deliveries created at or after `from` and before `to`.
   */
  'from'?: (string);
  'to'?: (string);
  /**
   * Replaces limit and offset.
   */
  'keyset'?: (storefront_common_v1.Keyset | null);
  '_status'?: "status";
  '_eventId'?: "eventId";
  '_eventType'?: "eventType";
  '_from'?: "from";
  '_to'?: "to";
  '_keyset'?: "keyset";
}

export interface ListDeliveriesRequest__Output {
  'subscriptionId': (string);
  'limit': (number);
  'offset': (number);
  /**
   * PENDING, DELIVERED, FAILED, or DISCARDED. Unset means every status.
   */
  'status'?: (string);
  /**
   * Returns only the delivery of this event. Unset means all events.
   */
  'eventId'?: (string);
  /**
   * Returns only the deliveries of this event type.
   */
  'eventType'?: (string);
  /**
   * Selects deliveries created at or after `from` and before `to`.
   */
  'from'?: (string);
  'to'?: (string);
  /**
   * Replaces limit and offset.
   */
  'keyset'?: (storefront_common_v1.Keyset__Output | null);
  '_status'?: "status";
  '_eventId'?: "eventId";
  '_eventType'?: "eventType";
  '_from'?: "from";
  '_to'?: "to";
  '_keyset'?: "keyset";
}

export interface ListDeliveriesResponse {
  'deliveries'?: (Delivery)[];
  /**
   * 0 with a keyset.
   */
  'total'?: (number);
  /**
   * Set if there is a further page after that of a keyset.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListDeliveriesResponse__Output {
  'deliveries': (Delivery__Output)[];
  /**
   * 0 with a keyset.
   */
  'total': (number);
  /**
   * Set if there is a further page after that of a keyset.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListEventDeliveriesRequest {
  /**
   * At most 200.
   */
  'eventIds'?: (string)[];
}

export interface ListEventDeliveriesRequest__Output {
  /**
   * At most 200.
   */
  'eventIds': (string)[];
}

export interface ListEventDeliveriesResponse {
  'deliveries'?: (Delivery)[];
}

export interface ListEventDeliveriesResponse__Output {
  'deliveries': (Delivery__Output)[];
}

export interface ListEventsRequest {
  /**
   * next_cursor of an earlier response; unset means from the oldest event that is retained.
   */
  'cursor'?: (string);
  /**
   * Empty means all types.
   */
  'eventTypes'?: (string)[];
  /**
   * At most 200; 50 if 0.
   */
  'limit'?: (number);
  /**
   * How long to wait for an event, up to 5,000.
   */
  'waitMs'?: (number);
  '_cursor'?: "cursor";
}

export interface ListEventsRequest__Output {
  /**
   * next_cursor of an earlier response; unset means from the oldest event that is retained.
   */
  'cursor'?: (string);
  /**
   * Empty means all types.
   */
  'eventTypes': (string)[];
  /**
   * At most 200; 50 if 0.
   */
  'limit': (number);
  /**
   * How long to wait for an event, up to 5,000.
   */
  'waitMs': (number);
  '_cursor'?: "cursor";
}

export interface ListEventsResponse {
  /**
   * A JSON array of the events, each as it is stored.
   */
  'data'?: (Buffer | Uint8Array | string);
  /**
   * Pass as cursor in the next request, even if has_more is false.
   */
  'nextCursor'?: (string);
  'hasMore'?: (boolean);
}

export interface ListEventsResponse__Output {
  /**
   * A JSON array of the events, each as it is stored.
   */
  'data': (Buffer);
  /**
   * Pass as cursor in the next request, even if has_more is false.
   */
  'nextCursor': (string);
  'hasMore': (boolean);
}

export interface ListSubscriptionsRequest {
}

export interface ListSubscriptionsRequest__Output {
}

export interface ListSubscriptionsResponse {
  'subscriptions'?: (Subscription)[];
}

export interface ListSubscriptionsResponse__Output {
  'subscriptions': (Subscription__Output)[];
}

/**
 * A short-lived subscription without an endpoint, whose events are fetched.
 */
export interface Listener {
  'id'?: (string);
  'eventTypes'?: (string)[];
  'createdAt'?: (string);
  /**
   * When it expires unless its events are fetched before.
   */
  'expiresAt'?: (string);
}

/**
 * A short-lived subscription without an endpoint, whose events are fetched.
 */
export interface Listener__Output {
  'id': (string);
  'eventTypes': (string)[];
  'createdAt': (string);
  /**
   * When it expires unless its events are fetched before.
   */
  'expiresAt': (string);
}

/**
 * An event for a listener, signed when it was returned.
 */
export interface ListenerEvent {
  'cursor'?: (number);
  'event'?: (string);
  'eventId'?: (string);
  /**
   * The headers of the request to send, by name.
   */
  'headers'?: ({[key: string]: string});
  /**
   * The exact bytes that are signed.
   */
  'body'?: (string);
}

/**
 * An event for a listener, signed when it was returned.
 */
export interface ListenerEvent__Output {
  'cursor': (number);
  'event': (string);
  'eventId': (string);
  /**
   * The headers of the request to send, by name.
   */
  'headers': ({[key: string]: string});
  /**
   * The exact bytes that are signed.
   */
  'body': (string);
}

export interface PingSubscriptionRequest {
  'subscriptionId'?: (string);
}

export interface PingSubscriptionRequest__Output {
  'subscriptionId': (string);
}

export interface PingSubscriptionResponse {
  'deliveryId'?: (string);
}

export interface PingSubscriptionResponse__Output {
  'deliveryId': (string);
}

export interface ReceiveEventsRequest {
  'listenerId'?: (string);
  /**
   * The cursor of the last event that was handled; 0 for none.
   */
  'cursor'?: (number);
  'limit'?: (number);
  /**
   * How long to wait for an event, up to 5,000.
   */
  'waitMs'?: (number);
}

export interface ReceiveEventsRequest__Output {
  'listenerId': (string);
  /**
   * The cursor of the last event that was handled; 0 for none.
   */
  'cursor': (number);
  'limit': (number);
  /**
   * How long to wait for an event, up to 5,000.
   */
  'waitMs': (number);
}

export interface ReceiveEventsResponse {
  'events'?: (ListenerEvent)[];
  /**
   * The number of events after the cursor that are no longer retained.
   */
  'missed'?: (number);
  'expiresAt'?: (string);
}

export interface ReceiveEventsResponse__Output {
  'events': (ListenerEvent__Output)[];
  /**
   * The number of events after the cursor that are no longer retained.
   */
  'missed': (number);
  'expiresAt': (string);
}

export interface RedeliverRequest {
  'subscriptionId'?: (string);
  'deliveryId'?: (string);
}

export interface RedeliverRequest__Output {
  'subscriptionId': (string);
  'deliveryId': (string);
}

export interface RedeliverResponse {
  'delivery'?: (Delivery | null);
}

export interface RedeliverResponse__Output {
  'delivery': (Delivery__Output | null);
}

export interface ReplayDeliveriesRequest {
  'subscriptionId'?: (string);
  /**
   * Selects deliveries created at or after `since` and before `until`.
   */
  'since'?: (string);
  /**
   * Unset means now.
   */
  'until'?: (string);
  /**
   * Empty means all types.
   */
  'eventTypes'?: (string)[];
  '_until'?: "until";
}

export interface ReplayDeliveriesRequest__Output {
  'subscriptionId': (string);
  /**
   * Selects deliveries created at or after `since` and before `until`.
   */
  'since': (string);
  /**
   * Unset means now.
   */
  'until'?: (string);
  /**
   * Empty means all types.
   */
  'eventTypes': (string)[];
  '_until'?: "until";
}

export interface ReplayDeliveriesResponse {
  /**
   * The number of deliveries scheduled again.
   */
  'replayed'?: (number);
}

export interface ReplayDeliveriesResponse__Output {
  /**
   * The number of deliveries scheduled again.
   */
  'replayed': (number);
}

/**
 * A header of every request to the endpoint.
 */
export interface RequestHeader {
  'name'?: (string);
  'value'?: (string);
}

/**
 * A header of every request to the endpoint.
 */
export interface RequestHeader__Output {
  'name': (string);
  'value': (string);
}

/**
 * The filters of a request. Present and empty removes all filters.
 */
export interface RequestedFilters {
  'filters'?: (Filter)[];
}

/**
 * The filters of a request. Present and empty removes all filters.
 */
export interface RequestedFilters__Output {
  'filters': (Filter__Output)[];
}

/**
 * The headers of a request. Present and empty removes all headers.
 */
export interface RequestedHeaders {
  'headers'?: (RequestHeader)[];
}

/**
 * The headers of a request. Present and empty removes all headers.
 */
export interface RequestedHeaders__Output {
  'headers': (RequestHeader__Output)[];
}

export interface RotateSecretRequest {
  'subscriptionId'?: (string);
  /**
   * Hours for which the old secret keeps signing, 0 to 24; 24 if unset.
   */
  'overlapHours'?: (number);
  '_overlapHours'?: "overlapHours";
}

export interface RotateSecretRequest__Output {
  'subscriptionId': (string);
  /**
   * Hours for which the old secret keeps signing, 0 to 24; 24 if unset.
   */
  'overlapHours'?: (number);
  '_overlapHours'?: "overlapHours";
}

export interface RotateSecretResponse {
  'subscription'?: (Subscription | null);
  /**
   * Returned only here.
   */
  'signingSecret'?: (string);
}

export interface RotateSecretResponse__Output {
  'subscription': (Subscription__Output | null);
  /**
   * Returned only here.
   */
  'signingSecret': (string);
}

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceClient extends grpc.Client {
  /**
   * Sends an event to the subscriptions and listeners of the store only. It is marked as triggered and is not part of the sequence of its object.
   */
  TriggerEvent(argument: TriggerEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  TriggerEvent(argument: TriggerEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  TriggerEvent(argument: TriggerEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  TriggerEvent(argument: TriggerEventRequest, callback: grpc.requestCallback<TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sends an event to the subscriptions and listeners of the store only. It is marked as triggered and is not part of the sequence of its object.
   */
  triggerEvent(argument: TriggerEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  triggerEvent(argument: TriggerEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  triggerEvent(argument: TriggerEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  triggerEvent(argument: TriggerEventRequest, callback: grpc.requestCallback<TriggerEventResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Controls the sandbox of the caller's store, for the gateway.
 */
export interface SandboxServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Sends an event to the subscriptions and listeners of the store only. It is marked as triggered and is not part of the sequence of its object.
   */
  TriggerEvent: grpc.handleUnaryCall<TriggerEventRequest__Output, TriggerEventResponse>;
  
}

export interface SandboxServiceDefinition extends grpc.ServiceDefinition {
  TriggerEvent: MethodDefinition<TriggerEventRequest, TriggerEventResponse, TriggerEventRequest__Output, TriggerEventResponse__Output>
}

export interface SetEventFeedRequest {
  'isOn'?: (boolean);
}

export interface SetEventFeedRequest__Output {
  'isOn': (boolean);
}

export interface SetEventFeedResponse {
  'isOn'?: (boolean);
  /**
   * Set if it is on.
   */
  'beganAt'?: (string);
  'version'?: (string);
  '_beganAt'?: "beganAt";
}

export interface SetEventFeedResponse__Output {
  'isOn': (boolean);
  /**
   * Set if it is on.
   */
  'beganAt'?: (string);
  'version': (string);
  '_beganAt'?: "beganAt";
}

export interface SetSubscriptionStatusRequest {
  'subscriptionId'?: (string);
  /**
   * ACTIVE or DISABLED.
   */
  'status'?: (string);
}

export interface SetSubscriptionStatusRequest__Output {
  'subscriptionId': (string);
  /**
   * ACTIVE or DISABLED.
   */
  'status': (string);
}

export interface SetSubscriptionStatusResponse {
  'subscription'?: (Subscription | null);
}

export interface SetSubscriptionStatusResponse__Output {
  'subscription': (Subscription__Output | null);
}

/**
 * An endpoint and the events it receives.
 */
export interface Subscription {
  'id'?: (string);
  'endpointUrl'?: (string);
  'eventTypes'?: (string)[];
  'description'?: (string);
  /**
   * ACTIVE or DISABLED.
   */
  'status'?: (string);
  /**
   * The last characters of the secret, to identify it.
   */
  'signingSecretHint'?: (string);
  'consecutiveFailures'?: (number);
  'disabledAt'?: (string);
  /**
   * Why the subscription was disabled automatically.
   */
  'disabledReason'?: (string);
  'lastDelivery'?: (LastDelivery | null);
  'createdAt'?: (string);
  'updatedAt'?: (string);
  'filters'?: (Filter)[];
  /**
   * The names of the headers; each value is hidden.
   */
  'headers'?: ({[key: string]: string});
  /**
   * NONE or AGGREGATE.
   */
  'ordering'?: (string);
  /**
   * v1 or v1a.
   */
  'signatureScheme'?: (string);
  /**
   * Set for v1a only.
   */
  'publicKey'?: (string);
  /**
   * Unset means no limit.
   */
  'maxDeliveriesPerSecond'?: (number);
  '_description'?: "description";
  '_disabledAt'?: "disabledAt";
  '_disabledReason'?: "disabledReason";
  '_lastDelivery'?: "lastDelivery";
  '_publicKey'?: "publicKey";
  '_maxDeliveriesPerSecond'?: "maxDeliveriesPerSecond";
}

/**
 * An endpoint and the events it receives.
 */
export interface Subscription__Output {
  'id': (string);
  'endpointUrl': (string);
  'eventTypes': (string)[];
  'description'?: (string);
  /**
   * ACTIVE or DISABLED.
   */
  'status': (string);
  /**
   * The last characters of the secret, to identify it.
   */
  'signingSecretHint': (string);
  'consecutiveFailures': (number);
  'disabledAt'?: (string);
  /**
   * Why the subscription was disabled automatically.
   */
  'disabledReason'?: (string);
  'lastDelivery'?: (LastDelivery__Output | null);
  'createdAt': (string);
  'updatedAt': (string);
  'filters': (Filter__Output)[];
  /**
   * The names of the headers; each value is hidden.
   */
  'headers': ({[key: string]: string});
  /**
   * NONE or AGGREGATE.
   */
  'ordering': (string);
  /**
   * v1 or v1a.
   */
  'signatureScheme': (string);
  /**
   * Set for v1a only.
   */
  'publicKey'?: (string);
  /**
   * Unset means no limit.
   */
  'maxDeliveriesPerSecond'?: (number);
  '_description'?: "description";
  '_disabledAt'?: "disabledAt";
  '_disabledReason'?: "disabledReason";
  '_lastDelivery'?: "lastDelivery";
  '_publicKey'?: "publicKey";
  '_maxDeliveriesPerSecond'?: "maxDeliveriesPerSecond";
}

/**
 * An event about an object of the store.
 */
export interface TriggerEventRequest {
  /**
   * A public event type.
   */
  'type'?: (string);
  'aggregateId'?: (string);
  /**
   * The data as JSON, as it is on the bus.
   */
  'dataJson'?: (string);
}

/**
 * An event about an object of the store.
 */
export interface TriggerEventRequest__Output {
  /**
   * A public event type.
   */
  'type': (string);
  'aggregateId': (string);
  /**
   * The data as JSON, as it is on the bus.
   */
  'dataJson': (string);
}

/**
 * The event, and how many subscriptions and listeners receive it.
 */
export interface TriggerEventResponse {
  'eventId'?: (string);
  'subscriptions'?: (number);
  'listeners'?: (number);
}

/**
 * The event, and how many subscriptions and listeners receive it.
 */
export interface TriggerEventResponse__Output {
  'eventId': (string);
  'subscriptions': (number);
  'listeners': (number);
}

export interface UpdateSubscriptionRequest {
  'subscriptionId'?: (string);
  'endpointUrl'?: (string);
  /**
   * Empty leaves the stored types unchanged.
   */
  'eventTypes'?: (string)[];
  /**
   * Empty clears it.
   */
  'description'?: (string);
  /**
   * ACTIVE or DISABLED.
   */
  'status'?: (string);
  /**
   * Unset leaves the stored filters unchanged.
   */
  'filters'?: (RequestedFilters | null);
  /**
   * Unset leaves the stored headers unchanged.
   */
  'headers'?: (RequestedHeaders | null);
  /**
   * NONE or AGGREGATE.
   */
  'ordering'?: (string);
  /**
   * v1 or v1a.
   */
  'signatureScheme'?: (string);
  /**
   * 0 removes the limit.
   */
  'maxDeliveriesPerSecond'?: (number);
  '_endpointUrl'?: "endpointUrl";
  '_description'?: "description";
  '_status'?: "status";
  '_filters'?: "filters";
  '_headers'?: "headers";
  '_ordering'?: "ordering";
  '_signatureScheme'?: "signatureScheme";
  '_maxDeliveriesPerSecond'?: "maxDeliveriesPerSecond";
}

export interface UpdateSubscriptionRequest__Output {
  'subscriptionId': (string);
  'endpointUrl'?: (string);
  /**
   * Empty leaves the stored types unchanged.
   */
  'eventTypes': (string)[];
  /**
   * Empty clears it.
   */
  'description'?: (string);
  /**
   * ACTIVE or DISABLED.
   */
  'status'?: (string);
  /**
   * Unset leaves the stored filters unchanged.
   */
  'filters'?: (RequestedFilters__Output | null);
  /**
   * Unset leaves the stored headers unchanged.
   */
  'headers'?: (RequestedHeaders__Output | null);
  /**
   * NONE or AGGREGATE.
   */
  'ordering'?: (string);
  /**
   * v1 or v1a.
   */
  'signatureScheme'?: (string);
  /**
   * 0 removes the limit.
   */
  'maxDeliveriesPerSecond'?: (number);
  '_endpointUrl'?: "endpointUrl";
  '_description'?: "description";
  '_status'?: "status";
  '_filters'?: "filters";
  '_headers'?: "headers";
  '_ordering'?: "ordering";
  '_signatureScheme'?: "signatureScheme";
  '_maxDeliveriesPerSecond'?: "maxDeliveriesPerSecond";
}

export interface UpdateSubscriptionResponse {
  'subscription'?: (Subscription | null);
}

export interface UpdateSubscriptionResponse__Output {
  'subscription': (Subscription__Output | null);
}

/**
 * Manages a store's webhook subscriptions and their deliveries.
 */
export interface WebhooksServiceClient extends grpc.Client {
  /**
   * Creates a listener. FAILED_PRECONDITION (webhook_listener_limit) beyond 10 per store and mode.
   */
  CreateListener(argument: CreateListenerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  CreateListener(argument: CreateListenerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  CreateListener(argument: CreateListenerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  CreateListener(argument: CreateListenerRequest, callback: grpc.requestCallback<CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a listener. FAILED_PRECONDITION (webhook_listener_limit) beyond 10 per store and mode.
   */
  createListener(argument: CreateListenerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  createListener(argument: CreateListenerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  createListener(argument: CreateListenerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  createListener(argument: CreateListenerRequest, callback: grpc.requestCallback<CreateListenerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a subscription. FAILED_PRECONDITION (subscription_limit) beyond 20 per store and mode.
   */
  CreateSubscription(argument: CreateSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  CreateSubscription(argument: CreateSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  CreateSubscription(argument: CreateSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  CreateSubscription(argument: CreateSubscriptionRequest, callback: grpc.requestCallback<CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a subscription. FAILED_PRECONDITION (subscription_limit) beyond 20 per store and mode.
   */
  createSubscription(argument: CreateSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  createSubscription(argument: CreateSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  createSubscription(argument: CreateSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  createSubscription(argument: CreateSubscriptionRequest, callback: grpc.requestCallback<CreateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes a listener.
   */
  DeleteListener(argument: DeleteListenerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  DeleteListener(argument: DeleteListenerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  DeleteListener(argument: DeleteListenerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  DeleteListener(argument: DeleteListenerRequest, callback: grpc.requestCallback<DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes a listener.
   */
  deleteListener(argument: DeleteListenerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  deleteListener(argument: DeleteListenerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  deleteListener(argument: DeleteListenerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  deleteListener(argument: DeleteListenerRequest, callback: grpc.requestCallback<DeleteListenerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes a subscription and stops its deliveries.
   */
  DeleteSubscription(argument: DeleteSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  DeleteSubscription(argument: DeleteSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  DeleteSubscription(argument: DeleteSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  DeleteSubscription(argument: DeleteSubscriptionRequest, callback: grpc.requestCallback<DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes a subscription and stops its deliveries.
   */
  deleteSubscription(argument: DeleteSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  deleteSubscription(argument: DeleteSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  deleteSubscription(argument: DeleteSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  deleteSubscription(argument: DeleteSubscriptionRequest, callback: grpc.requestCallback<DeleteSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a delivery with its attempts and body.
   */
  GetDelivery(argument: GetDeliveryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  GetDelivery(argument: GetDeliveryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  GetDelivery(argument: GetDeliveryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  GetDelivery(argument: GetDeliveryRequest, callback: grpc.requestCallback<GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a delivery with its attempts and body.
   */
  getDelivery(argument: GetDeliveryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  getDelivery(argument: GetDeliveryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  getDelivery(argument: GetDeliveryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  getDelivery(argument: GetDeliveryRequest, callback: grpc.requestCallback<GetDeliveryResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the attempts of a subscription by hour.
   */
  GetDeliveryStats(argument: GetDeliveryStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  GetDeliveryStats(argument: GetDeliveryStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  GetDeliveryStats(argument: GetDeliveryStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  GetDeliveryStats(argument: GetDeliveryStatsRequest, callback: grpc.requestCallback<GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the attempts of a subscription by hour.
   */
  getDeliveryStats(argument: GetDeliveryStatsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  getDeliveryStats(argument: GetDeliveryStatsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  getDeliveryStats(argument: GetDeliveryStatsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  getDeliveryStats(argument: GetDeliveryStatsRequest, callback: grpc.requestCallback<GetDeliveryStatsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns an event of the store's feed. FAILED_PRECONDITION (event_feed_off).
   */
  GetEvent(argument: GetEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetEventResponse__Output>): grpc.ClientUnaryCall;
  GetEvent(argument: GetEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetEventResponse__Output>): grpc.ClientUnaryCall;
  GetEvent(argument: GetEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetEventResponse__Output>): grpc.ClientUnaryCall;
  GetEvent(argument: GetEventRequest, callback: grpc.requestCallback<GetEventResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns an event of the store's feed. FAILED_PRECONDITION (event_feed_off).
   */
  getEvent(argument: GetEventRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetEventResponse__Output>): grpc.ClientUnaryCall;
  getEvent(argument: GetEventRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetEventResponse__Output>): grpc.ClientUnaryCall;
  getEvent(argument: GetEventRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetEventResponse__Output>): grpc.ClientUnaryCall;
  getEvent(argument: GetEventRequest, callback: grpc.requestCallback<GetEventResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns whether the store's feed of events is on, for operators.
   */
  GetEventFeed(argument: GetEventFeedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  GetEventFeed(argument: GetEventFeedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  GetEventFeed(argument: GetEventFeedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  GetEventFeed(argument: GetEventFeedRequest, callback: grpc.requestCallback<GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns whether the store's feed of events is on, for operators.
   */
  getEventFeed(argument: GetEventFeedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  getEventFeed(argument: GetEventFeedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  getEventFeed(argument: GetEventFeedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  getEventFeed(argument: GetEventFeedRequest, callback: grpc.requestCallback<GetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a subscription.
   */
  GetSubscription(argument: GetSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  GetSubscription(argument: GetSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  GetSubscription(argument: GetSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  GetSubscription(argument: GetSubscriptionRequest, callback: grpc.requestCallback<GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a subscription.
   */
  getSubscription(argument: GetSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  getSubscription(argument: GetSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  getSubscription(argument: GetSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  getSubscription(argument: GetSubscriptionRequest, callback: grpc.requestCallback<GetSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists a subscription's deliveries, newest first.
   */
  ListDeliveries(argument: ListDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListDeliveries(argument: ListDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListDeliveries(argument: ListDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListDeliveries(argument: ListDeliveriesRequest, callback: grpc.requestCallback<ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists a subscription's deliveries, newest first.
   */
  listDeliveries(argument: ListDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listDeliveries(argument: ListDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listDeliveries(argument: ListDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listDeliveries(argument: ListDeliveriesRequest, callback: grpc.requestCallback<ListDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the deliveries of events to the subscriptions of the store.
   */
  ListEventDeliveries(argument: ListEventDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListEventDeliveries(argument: ListEventDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListEventDeliveries(argument: ListEventDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ListEventDeliveries(argument: ListEventDeliveriesRequest, callback: grpc.requestCallback<ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the deliveries of events to the subscriptions of the store.
   */
  listEventDeliveries(argument: ListEventDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listEventDeliveries(argument: ListEventDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listEventDeliveries(argument: ListEventDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  listEventDeliveries(argument: ListEventDeliveriesRequest, callback: grpc.requestCallback<ListEventDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the events of the store's feed after a cursor. Waits for one if there is none. FAILED_PRECONDITION (event_feed_off, cursor_expired).
   */
  ListEvents(argument: ListEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListEventsResponse__Output>): grpc.ClientUnaryCall;
  ListEvents(argument: ListEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListEventsResponse__Output>): grpc.ClientUnaryCall;
  ListEvents(argument: ListEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListEventsResponse__Output>): grpc.ClientUnaryCall;
  ListEvents(argument: ListEventsRequest, callback: grpc.requestCallback<ListEventsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the events of the store's feed after a cursor. Waits for one if there is none. FAILED_PRECONDITION (event_feed_off, cursor_expired).
   */
  listEvents(argument: ListEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListEventsResponse__Output>): grpc.ClientUnaryCall;
  listEvents(argument: ListEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListEventsResponse__Output>): grpc.ClientUnaryCall;
  listEvents(argument: ListEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListEventsResponse__Output>): grpc.ClientUnaryCall;
  listEvents(argument: ListEventsRequest, callback: grpc.requestCallback<ListEventsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists all subscriptions of the store.
   */
  ListSubscriptions(argument: ListSubscriptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  ListSubscriptions(argument: ListSubscriptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  ListSubscriptions(argument: ListSubscriptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  ListSubscriptions(argument: ListSubscriptionsRequest, callback: grpc.requestCallback<ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists all subscriptions of the store.
   */
  listSubscriptions(argument: ListSubscriptionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  listSubscriptions(argument: ListSubscriptionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  listSubscriptions(argument: ListSubscriptionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  listSubscriptions(argument: ListSubscriptionsRequest, callback: grpc.requestCallback<ListSubscriptionsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sends a signed test delivery, also to a disabled subscription.
   */
  PingSubscription(argument: PingSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  PingSubscription(argument: PingSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  PingSubscription(argument: PingSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  PingSubscription(argument: PingSubscriptionRequest, callback: grpc.requestCallback<PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sends a signed test delivery, also to a disabled subscription.
   */
  pingSubscription(argument: PingSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  pingSubscription(argument: PingSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  pingSubscription(argument: PingSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  pingSubscription(argument: PingSubscriptionRequest, callback: grpc.requestCallback<PingSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Acknowledges the events of a listener up to a cursor and returns those after it, signed. Waits for one if there is none. NOT_FOUND for an expired listener.
   */
  ReceiveEvents(argument: ReceiveEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  ReceiveEvents(argument: ReceiveEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  ReceiveEvents(argument: ReceiveEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  ReceiveEvents(argument: ReceiveEventsRequest, callback: grpc.requestCallback<ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Acknowledges the events of a listener up to a cursor and returns those after it, signed. Waits for one if there is none. NOT_FOUND for an expired listener.
   */
  receiveEvents(argument: ReceiveEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  receiveEvents(argument: ReceiveEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  receiveEvents(argument: ReceiveEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  receiveEvents(argument: ReceiveEventsRequest, callback: grpc.requestCallback<ReceiveEventsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sends a delivery again with the same ID and bytes. FAILED_PRECONDITION (subscription_disabled).
   */
  Redeliver(argument: RedeliverRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RedeliverResponse__Output>): grpc.ClientUnaryCall;
  Redeliver(argument: RedeliverRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RedeliverResponse__Output>): grpc.ClientUnaryCall;
  Redeliver(argument: RedeliverRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RedeliverResponse__Output>): grpc.ClientUnaryCall;
  Redeliver(argument: RedeliverRequest, callback: grpc.requestCallback<RedeliverResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sends a delivery again with the same ID and bytes. FAILED_PRECONDITION (subscription_disabled).
   */
  redeliver(argument: RedeliverRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RedeliverResponse__Output>): grpc.ClientUnaryCall;
  redeliver(argument: RedeliverRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RedeliverResponse__Output>): grpc.ClientUnaryCall;
  redeliver(argument: RedeliverRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RedeliverResponse__Output>): grpc.ClientUnaryCall;
  redeliver(argument: RedeliverRequest, callback: grpc.requestCallback<RedeliverResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sends the deliveries of a time range again, oldest first, at most 10,000 per call. Includes the events that occurred while the
   * subscription was disabled. FAILED_PRECONDITION (subscription_disabled).
   */
  ReplayDeliveries(argument: ReplayDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ReplayDeliveries(argument: ReplayDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ReplayDeliveries(argument: ReplayDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  ReplayDeliveries(argument: ReplayDeliveriesRequest, callback: grpc.requestCallback<ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sends the deliveries of a time range again, oldest first, at most 10,000 per call. Includes the events that occurred while the
   * subscription was disabled. FAILED_PRECONDITION (subscription_disabled).
   */
  replayDeliveries(argument: ReplayDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  replayDeliveries(argument: ReplayDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  replayDeliveries(argument: ReplayDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  replayDeliveries(argument: ReplayDeliveriesRequest, callback: grpc.requestCallback<ReplayDeliveriesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Issues a new signing secret. The previous secret continues to sign alongside it for a day.
   */
  RotateSecret(argument: RotateSecretRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  RotateSecret(argument: RotateSecretRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  RotateSecret(argument: RotateSecretRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  RotateSecret(argument: RotateSecretRequest, callback: grpc.requestCallback<RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Issues a new signing secret. The previous secret continues to sign alongside it for a day.
   */
  rotateSecret(argument: RotateSecretRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  rotateSecret(argument: RotateSecretRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  rotateSecret(argument: RotateSecretRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  rotateSecret(argument: RotateSecretRequest, callback: grpc.requestCallback<RotateSecretResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Turns the store's feed of events on or off, for operators. It begins each time it is turned on. FAILED_PRECONDITION (version_mismatch).
   */
  SetEventFeed(argument: SetEventFeedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  SetEventFeed(argument: SetEventFeedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  SetEventFeed(argument: SetEventFeedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  SetEventFeed(argument: SetEventFeedRequest, callback: grpc.requestCallback<SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Turns the store's feed of events on or off, for operators. It begins each time it is turned on. FAILED_PRECONDITION (version_mismatch).
   */
  setEventFeed(argument: SetEventFeedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  setEventFeed(argument: SetEventFeedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  setEventFeed(argument: SetEventFeedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  setEventFeed(argument: SetEventFeedRequest, callback: grpc.requestCallback<SetEventFeedResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Enables or disables a subscription, for operators.
   */
  SetSubscriptionStatus(argument: SetSubscriptionStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetSubscriptionStatusResponse__Output>): grpc.ClientUnaryCall;
  SetSubscriptionStatus(argument: SetSubscriptionStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetSubscriptionStatusResponse__Output>): grpc.ClientUnaryCall;
  SetSubscriptionStatus(argument: SetSubscriptionStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetSubscriptionStatusResponse__Output>): grpc.ClientUnaryCall;
  SetSubscriptionStatus(argument: SetSubscriptionStatusRequest, callback: grpc.requestCallback<SetSubscriptionStatusResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Enables or disables a subscription, for operators.
   */
  setSubscriptionStatus(argument: SetSubscriptionStatusRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<SetSubscriptionStatusResponse__Output>): grpc.ClientUnaryCall;
  setSubscriptionStatus(argument: SetSubscriptionStatusRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<SetSubscriptionStatusResponse__Output>): grpc.ClientUnaryCall;
  setSubscriptionStatus(argument: SetSubscriptionStatusRequest, options: grpc.CallOptions, callback: grpc.requestCallback<SetSubscriptionStatusResponse__Output>): grpc.ClientUnaryCall;
  setSubscriptionStatus(argument: SetSubscriptionStatusRequest, callback: grpc.requestCallback<SetSubscriptionStatusResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Changes the given fields of a subscription and leaves the others unchanged.
   */
  UpdateSubscription(argument: UpdateSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  UpdateSubscription(argument: UpdateSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  UpdateSubscription(argument: UpdateSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  UpdateSubscription(argument: UpdateSubscriptionRequest, callback: grpc.requestCallback<UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Changes the given fields of a subscription and leaves the others unchanged.
   */
  updateSubscription(argument: UpdateSubscriptionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  updateSubscription(argument: UpdateSubscriptionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  updateSubscription(argument: UpdateSubscriptionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  updateSubscription(argument: UpdateSubscriptionRequest, callback: grpc.requestCallback<UpdateSubscriptionResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages a store's webhook subscriptions and their deliveries.
 */
export interface WebhooksServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Creates a listener. FAILED_PRECONDITION (webhook_listener_limit) beyond 10 per store and mode.
   */
  CreateListener: grpc.handleUnaryCall<CreateListenerRequest__Output, CreateListenerResponse>;
  
  /**
   * Creates a subscription. FAILED_PRECONDITION (subscription_limit) beyond 20 per store and mode.
   */
  CreateSubscription: grpc.handleUnaryCall<CreateSubscriptionRequest__Output, CreateSubscriptionResponse>;
  
  /**
   * Deletes a listener.
   */
  DeleteListener: grpc.handleUnaryCall<DeleteListenerRequest__Output, DeleteListenerResponse>;
  
  /**
   * Deletes a subscription and stops its deliveries.
   */
  DeleteSubscription: grpc.handleUnaryCall<DeleteSubscriptionRequest__Output, DeleteSubscriptionResponse>;
  
  /**
   * Returns a delivery with its attempts and body.
   */
  GetDelivery: grpc.handleUnaryCall<GetDeliveryRequest__Output, GetDeliveryResponse>;
  
  /**
   * Returns the attempts of a subscription by hour.
   */
  GetDeliveryStats: grpc.handleUnaryCall<GetDeliveryStatsRequest__Output, GetDeliveryStatsResponse>;
  
  /**
   * Returns an event of the store's feed. FAILED_PRECONDITION (event_feed_off).
   */
  GetEvent: grpc.handleUnaryCall<GetEventRequest__Output, GetEventResponse>;
  
  /**
   * Returns whether the store's feed of events is on, for operators.
   */
  GetEventFeed: grpc.handleUnaryCall<GetEventFeedRequest__Output, GetEventFeedResponse>;
  
  /**
   * Returns a subscription.
   */
  GetSubscription: grpc.handleUnaryCall<GetSubscriptionRequest__Output, GetSubscriptionResponse>;
  
  /**
   * Lists a subscription's deliveries, newest first.
   */
  ListDeliveries: grpc.handleUnaryCall<ListDeliveriesRequest__Output, ListDeliveriesResponse>;
  
  /**
   * Lists the deliveries of events to the subscriptions of the store.
   */
  ListEventDeliveries: grpc.handleUnaryCall<ListEventDeliveriesRequest__Output, ListEventDeliveriesResponse>;
  
  /**
   * Returns the events of the store's feed after a cursor. Waits for one if there is none. FAILED_PRECONDITION (event_feed_off, cursor_expired).
   */
  ListEvents: grpc.handleUnaryCall<ListEventsRequest__Output, ListEventsResponse>;
  
  /**
   * Lists all subscriptions of the store.
   */
  ListSubscriptions: grpc.handleUnaryCall<ListSubscriptionsRequest__Output, ListSubscriptionsResponse>;
  
  /**
   * Sends a signed test delivery, also to a disabled subscription.
   */
  PingSubscription: grpc.handleUnaryCall<PingSubscriptionRequest__Output, PingSubscriptionResponse>;
  
  /**
   * Acknowledges the events of a listener up to a cursor and returns those after it, signed. Waits for one if there is none. NOT_FOUND for an expired listener.
   */
  ReceiveEvents: grpc.handleUnaryCall<ReceiveEventsRequest__Output, ReceiveEventsResponse>;
  
  /**
   * Sends a delivery again with the same ID and bytes. FAILED_PRECONDITION (subscription_disabled).
   */
  Redeliver: grpc.handleUnaryCall<RedeliverRequest__Output, RedeliverResponse>;
  
  /**
   * Sends the deliveries of a time range again, oldest first, at most 10,000 per call. Includes the events that occurred while the
   * subscription was disabled. FAILED_PRECONDITION (subscription_disabled).
   */
  ReplayDeliveries: grpc.handleUnaryCall<ReplayDeliveriesRequest__Output, ReplayDeliveriesResponse>;
  
  /**
   * Issues a new signing secret. The previous secret continues to sign alongside it for a day.
   */
  RotateSecret: grpc.handleUnaryCall<RotateSecretRequest__Output, RotateSecretResponse>;
  
  /**
   * Turns the store's feed of events on or off, for operators. It begins each time it is turned on. FAILED_PRECONDITION (version_mismatch).
   */
  SetEventFeed: grpc.handleUnaryCall<SetEventFeedRequest__Output, SetEventFeedResponse>;
  
  /**
   * Enables or disables a subscription, for operators.
   */
  SetSubscriptionStatus: grpc.handleUnaryCall<SetSubscriptionStatusRequest__Output, SetSubscriptionStatusResponse>;
  
  /**
   * Changes the given fields of a subscription and leaves the others unchanged.
   */
  UpdateSubscription: grpc.handleUnaryCall<UpdateSubscriptionRequest__Output, UpdateSubscriptionResponse>;
  
}

export interface WebhooksServiceDefinition extends grpc.ServiceDefinition {
  CreateListener: MethodDefinition<CreateListenerRequest, CreateListenerResponse, CreateListenerRequest__Output, CreateListenerResponse__Output>
  CreateSubscription: MethodDefinition<CreateSubscriptionRequest, CreateSubscriptionResponse, CreateSubscriptionRequest__Output, CreateSubscriptionResponse__Output>
  DeleteListener: MethodDefinition<DeleteListenerRequest, DeleteListenerResponse, DeleteListenerRequest__Output, DeleteListenerResponse__Output>
  DeleteSubscription: MethodDefinition<DeleteSubscriptionRequest, DeleteSubscriptionResponse, DeleteSubscriptionRequest__Output, DeleteSubscriptionResponse__Output>
  GetDelivery: MethodDefinition<GetDeliveryRequest, GetDeliveryResponse, GetDeliveryRequest__Output, GetDeliveryResponse__Output>
  GetDeliveryStats: MethodDefinition<GetDeliveryStatsRequest, GetDeliveryStatsResponse, GetDeliveryStatsRequest__Output, GetDeliveryStatsResponse__Output>
  GetEvent: MethodDefinition<GetEventRequest, GetEventResponse, GetEventRequest__Output, GetEventResponse__Output>
  GetEventFeed: MethodDefinition<GetEventFeedRequest, GetEventFeedResponse, GetEventFeedRequest__Output, GetEventFeedResponse__Output>
  GetSubscription: MethodDefinition<GetSubscriptionRequest, GetSubscriptionResponse, GetSubscriptionRequest__Output, GetSubscriptionResponse__Output>
  ListDeliveries: MethodDefinition<ListDeliveriesRequest, ListDeliveriesResponse, ListDeliveriesRequest__Output, ListDeliveriesResponse__Output>
  ListEventDeliveries: MethodDefinition<ListEventDeliveriesRequest, ListEventDeliveriesResponse, ListEventDeliveriesRequest__Output, ListEventDeliveriesResponse__Output>
  ListEvents: MethodDefinition<ListEventsRequest, ListEventsResponse, ListEventsRequest__Output, ListEventsResponse__Output>
  ListSubscriptions: MethodDefinition<ListSubscriptionsRequest, ListSubscriptionsResponse, ListSubscriptionsRequest__Output, ListSubscriptionsResponse__Output>
  PingSubscription: MethodDefinition<PingSubscriptionRequest, PingSubscriptionResponse, PingSubscriptionRequest__Output, PingSubscriptionResponse__Output>
  ReceiveEvents: MethodDefinition<ReceiveEventsRequest, ReceiveEventsResponse, ReceiveEventsRequest__Output, ReceiveEventsResponse__Output>
  Redeliver: MethodDefinition<RedeliverRequest, RedeliverResponse, RedeliverRequest__Output, RedeliverResponse__Output>
  ReplayDeliveries: MethodDefinition<ReplayDeliveriesRequest, ReplayDeliveriesResponse, ReplayDeliveriesRequest__Output, ReplayDeliveriesResponse__Output>
  RotateSecret: MethodDefinition<RotateSecretRequest, RotateSecretResponse, RotateSecretRequest__Output, RotateSecretResponse__Output>
  SetEventFeed: MethodDefinition<SetEventFeedRequest, SetEventFeedResponse, SetEventFeedRequest__Output, SetEventFeedResponse__Output>
  SetSubscriptionStatus: MethodDefinition<SetSubscriptionStatusRequest, SetSubscriptionStatusResponse, SetSubscriptionStatusRequest__Output, SetSubscriptionStatusResponse__Output>
  UpdateSubscription: MethodDefinition<UpdateSubscriptionRequest, UpdateSubscriptionResponse, UpdateSubscriptionRequest__Output, UpdateSubscriptionResponse__Output>
}
