import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { CreateListenerRequest as _storefront_webhooks_v1_CreateListenerRequest, CreateListenerRequest__Output as _storefront_webhooks_v1_CreateListenerRequest__Output } from './storefront/webhooks/v1/CreateListenerRequest.ts';
import type { CreateListenerResponse as _storefront_webhooks_v1_CreateListenerResponse, CreateListenerResponse__Output as _storefront_webhooks_v1_CreateListenerResponse__Output } from './storefront/webhooks/v1/CreateListenerResponse.ts';
import type { CreateSubscriptionRequest as _storefront_webhooks_v1_CreateSubscriptionRequest, CreateSubscriptionRequest__Output as _storefront_webhooks_v1_CreateSubscriptionRequest__Output } from './storefront/webhooks/v1/CreateSubscriptionRequest.ts';
import type { CreateSubscriptionResponse as _storefront_webhooks_v1_CreateSubscriptionResponse, CreateSubscriptionResponse__Output as _storefront_webhooks_v1_CreateSubscriptionResponse__Output } from './storefront/webhooks/v1/CreateSubscriptionResponse.ts';
import type { DeleteListenerRequest as _storefront_webhooks_v1_DeleteListenerRequest, DeleteListenerRequest__Output as _storefront_webhooks_v1_DeleteListenerRequest__Output } from './storefront/webhooks/v1/DeleteListenerRequest.ts';
import type { DeleteListenerResponse as _storefront_webhooks_v1_DeleteListenerResponse, DeleteListenerResponse__Output as _storefront_webhooks_v1_DeleteListenerResponse__Output } from './storefront/webhooks/v1/DeleteListenerResponse.ts';
import type { DeleteSubscriptionRequest as _storefront_webhooks_v1_DeleteSubscriptionRequest, DeleteSubscriptionRequest__Output as _storefront_webhooks_v1_DeleteSubscriptionRequest__Output } from './storefront/webhooks/v1/DeleteSubscriptionRequest.ts';
import type { DeleteSubscriptionResponse as _storefront_webhooks_v1_DeleteSubscriptionResponse, DeleteSubscriptionResponse__Output as _storefront_webhooks_v1_DeleteSubscriptionResponse__Output } from './storefront/webhooks/v1/DeleteSubscriptionResponse.ts';
import type { Delivery as _storefront_webhooks_v1_Delivery, Delivery__Output as _storefront_webhooks_v1_Delivery__Output } from './storefront/webhooks/v1/Delivery.ts';
import type { DeliveryAttempt as _storefront_webhooks_v1_DeliveryAttempt, DeliveryAttempt__Output as _storefront_webhooks_v1_DeliveryAttempt__Output } from './storefront/webhooks/v1/DeliveryAttempt.ts';
import type { DeliveryHour as _storefront_webhooks_v1_DeliveryHour, DeliveryHour__Output as _storefront_webhooks_v1_DeliveryHour__Output } from './storefront/webhooks/v1/DeliveryHour.ts';
import type { Filter as _storefront_webhooks_v1_Filter, Filter__Output as _storefront_webhooks_v1_Filter__Output } from './storefront/webhooks/v1/Filter.ts';
import type { GetDeliveryRequest as _storefront_webhooks_v1_GetDeliveryRequest, GetDeliveryRequest__Output as _storefront_webhooks_v1_GetDeliveryRequest__Output } from './storefront/webhooks/v1/GetDeliveryRequest.ts';
import type { GetDeliveryResponse as _storefront_webhooks_v1_GetDeliveryResponse, GetDeliveryResponse__Output as _storefront_webhooks_v1_GetDeliveryResponse__Output } from './storefront/webhooks/v1/GetDeliveryResponse.ts';
import type { GetDeliveryStatsRequest as _storefront_webhooks_v1_GetDeliveryStatsRequest, GetDeliveryStatsRequest__Output as _storefront_webhooks_v1_GetDeliveryStatsRequest__Output } from './storefront/webhooks/v1/GetDeliveryStatsRequest.ts';
import type { GetDeliveryStatsResponse as _storefront_webhooks_v1_GetDeliveryStatsResponse, GetDeliveryStatsResponse__Output as _storefront_webhooks_v1_GetDeliveryStatsResponse__Output } from './storefront/webhooks/v1/GetDeliveryStatsResponse.ts';
import type { GetEventFeedRequest as _storefront_webhooks_v1_GetEventFeedRequest, GetEventFeedRequest__Output as _storefront_webhooks_v1_GetEventFeedRequest__Output } from './storefront/webhooks/v1/GetEventFeedRequest.ts';
import type { GetEventFeedResponse as _storefront_webhooks_v1_GetEventFeedResponse, GetEventFeedResponse__Output as _storefront_webhooks_v1_GetEventFeedResponse__Output } from './storefront/webhooks/v1/GetEventFeedResponse.ts';
import type { GetEventRequest as _storefront_webhooks_v1_GetEventRequest, GetEventRequest__Output as _storefront_webhooks_v1_GetEventRequest__Output } from './storefront/webhooks/v1/GetEventRequest.ts';
import type { GetEventResponse as _storefront_webhooks_v1_GetEventResponse, GetEventResponse__Output as _storefront_webhooks_v1_GetEventResponse__Output } from './storefront/webhooks/v1/GetEventResponse.ts';
import type { GetSubscriptionRequest as _storefront_webhooks_v1_GetSubscriptionRequest, GetSubscriptionRequest__Output as _storefront_webhooks_v1_GetSubscriptionRequest__Output } from './storefront/webhooks/v1/GetSubscriptionRequest.ts';
import type { GetSubscriptionResponse as _storefront_webhooks_v1_GetSubscriptionResponse, GetSubscriptionResponse__Output as _storefront_webhooks_v1_GetSubscriptionResponse__Output } from './storefront/webhooks/v1/GetSubscriptionResponse.ts';
import type { LastDelivery as _storefront_webhooks_v1_LastDelivery, LastDelivery__Output as _storefront_webhooks_v1_LastDelivery__Output } from './storefront/webhooks/v1/LastDelivery.ts';
import type { ListDeliveriesRequest as _storefront_webhooks_v1_ListDeliveriesRequest, ListDeliveriesRequest__Output as _storefront_webhooks_v1_ListDeliveriesRequest__Output } from './storefront/webhooks/v1/ListDeliveriesRequest.ts';
import type { ListDeliveriesResponse as _storefront_webhooks_v1_ListDeliveriesResponse, ListDeliveriesResponse__Output as _storefront_webhooks_v1_ListDeliveriesResponse__Output } from './storefront/webhooks/v1/ListDeliveriesResponse.ts';
import type { ListEventDeliveriesRequest as _storefront_webhooks_v1_ListEventDeliveriesRequest, ListEventDeliveriesRequest__Output as _storefront_webhooks_v1_ListEventDeliveriesRequest__Output } from './storefront/webhooks/v1/ListEventDeliveriesRequest.ts';
import type { ListEventDeliveriesResponse as _storefront_webhooks_v1_ListEventDeliveriesResponse, ListEventDeliveriesResponse__Output as _storefront_webhooks_v1_ListEventDeliveriesResponse__Output } from './storefront/webhooks/v1/ListEventDeliveriesResponse.ts';
import type { ListEventsRequest as _storefront_webhooks_v1_ListEventsRequest, ListEventsRequest__Output as _storefront_webhooks_v1_ListEventsRequest__Output } from './storefront/webhooks/v1/ListEventsRequest.ts';
import type { ListEventsResponse as _storefront_webhooks_v1_ListEventsResponse, ListEventsResponse__Output as _storefront_webhooks_v1_ListEventsResponse__Output } from './storefront/webhooks/v1/ListEventsResponse.ts';
import type { ListSubscriptionsRequest as _storefront_webhooks_v1_ListSubscriptionsRequest, ListSubscriptionsRequest__Output as _storefront_webhooks_v1_ListSubscriptionsRequest__Output } from './storefront/webhooks/v1/ListSubscriptionsRequest.ts';
import type { ListSubscriptionsResponse as _storefront_webhooks_v1_ListSubscriptionsResponse, ListSubscriptionsResponse__Output as _storefront_webhooks_v1_ListSubscriptionsResponse__Output } from './storefront/webhooks/v1/ListSubscriptionsResponse.ts';
import type { Listener as _storefront_webhooks_v1_Listener, Listener__Output as _storefront_webhooks_v1_Listener__Output } from './storefront/webhooks/v1/Listener.ts';
import type { ListenerEvent as _storefront_webhooks_v1_ListenerEvent, ListenerEvent__Output as _storefront_webhooks_v1_ListenerEvent__Output } from './storefront/webhooks/v1/ListenerEvent.ts';
import type { PingSubscriptionRequest as _storefront_webhooks_v1_PingSubscriptionRequest, PingSubscriptionRequest__Output as _storefront_webhooks_v1_PingSubscriptionRequest__Output } from './storefront/webhooks/v1/PingSubscriptionRequest.ts';
import type { PingSubscriptionResponse as _storefront_webhooks_v1_PingSubscriptionResponse, PingSubscriptionResponse__Output as _storefront_webhooks_v1_PingSubscriptionResponse__Output } from './storefront/webhooks/v1/PingSubscriptionResponse.ts';
import type { ReceiveEventsRequest as _storefront_webhooks_v1_ReceiveEventsRequest, ReceiveEventsRequest__Output as _storefront_webhooks_v1_ReceiveEventsRequest__Output } from './storefront/webhooks/v1/ReceiveEventsRequest.ts';
import type { ReceiveEventsResponse as _storefront_webhooks_v1_ReceiveEventsResponse, ReceiveEventsResponse__Output as _storefront_webhooks_v1_ReceiveEventsResponse__Output } from './storefront/webhooks/v1/ReceiveEventsResponse.ts';
import type { RedeliverRequest as _storefront_webhooks_v1_RedeliverRequest, RedeliverRequest__Output as _storefront_webhooks_v1_RedeliverRequest__Output } from './storefront/webhooks/v1/RedeliverRequest.ts';
import type { RedeliverResponse as _storefront_webhooks_v1_RedeliverResponse, RedeliverResponse__Output as _storefront_webhooks_v1_RedeliverResponse__Output } from './storefront/webhooks/v1/RedeliverResponse.ts';
import type { ReplayDeliveriesRequest as _storefront_webhooks_v1_ReplayDeliveriesRequest, ReplayDeliveriesRequest__Output as _storefront_webhooks_v1_ReplayDeliveriesRequest__Output } from './storefront/webhooks/v1/ReplayDeliveriesRequest.ts';
import type { ReplayDeliveriesResponse as _storefront_webhooks_v1_ReplayDeliveriesResponse, ReplayDeliveriesResponse__Output as _storefront_webhooks_v1_ReplayDeliveriesResponse__Output } from './storefront/webhooks/v1/ReplayDeliveriesResponse.ts';
import type { RequestHeader as _storefront_webhooks_v1_RequestHeader, RequestHeader__Output as _storefront_webhooks_v1_RequestHeader__Output } from './storefront/webhooks/v1/RequestHeader.ts';
import type { RequestedFilters as _storefront_webhooks_v1_RequestedFilters, RequestedFilters__Output as _storefront_webhooks_v1_RequestedFilters__Output } from './storefront/webhooks/v1/RequestedFilters.ts';
import type { RequestedHeaders as _storefront_webhooks_v1_RequestedHeaders, RequestedHeaders__Output as _storefront_webhooks_v1_RequestedHeaders__Output } from './storefront/webhooks/v1/RequestedHeaders.ts';
import type { RotateSecretRequest as _storefront_webhooks_v1_RotateSecretRequest, RotateSecretRequest__Output as _storefront_webhooks_v1_RotateSecretRequest__Output } from './storefront/webhooks/v1/RotateSecretRequest.ts';
import type { RotateSecretResponse as _storefront_webhooks_v1_RotateSecretResponse, RotateSecretResponse__Output as _storefront_webhooks_v1_RotateSecretResponse__Output } from './storefront/webhooks/v1/RotateSecretResponse.ts';
import type { SetEventFeedRequest as _storefront_webhooks_v1_SetEventFeedRequest, SetEventFeedRequest__Output as _storefront_webhooks_v1_SetEventFeedRequest__Output } from './storefront/webhooks/v1/SetEventFeedRequest.ts';
import type { SetEventFeedResponse as _storefront_webhooks_v1_SetEventFeedResponse, SetEventFeedResponse__Output as _storefront_webhooks_v1_SetEventFeedResponse__Output } from './storefront/webhooks/v1/SetEventFeedResponse.ts';
import type { Subscription as _storefront_webhooks_v1_Subscription, Subscription__Output as _storefront_webhooks_v1_Subscription__Output } from './storefront/webhooks/v1/Subscription.ts';
import type { UpdateSubscriptionRequest as _storefront_webhooks_v1_UpdateSubscriptionRequest, UpdateSubscriptionRequest__Output as _storefront_webhooks_v1_UpdateSubscriptionRequest__Output } from './storefront/webhooks/v1/UpdateSubscriptionRequest.ts';
import type { UpdateSubscriptionResponse as _storefront_webhooks_v1_UpdateSubscriptionResponse, UpdateSubscriptionResponse__Output as _storefront_webhooks_v1_UpdateSubscriptionResponse__Output } from './storefront/webhooks/v1/UpdateSubscriptionResponse.ts';
import type { WebhooksServiceClient as _storefront_webhooks_v1_WebhooksServiceClient, WebhooksServiceDefinition as _storefront_webhooks_v1_WebhooksServiceDefinition } from './storefront/webhooks/v1/WebhooksService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  storefront: {
    webhooks: {
      v1: {
        CreateListenerRequest: MessageTypeDefinition<_storefront_webhooks_v1_CreateListenerRequest, _storefront_webhooks_v1_CreateListenerRequest__Output>
        CreateListenerResponse: MessageTypeDefinition<_storefront_webhooks_v1_CreateListenerResponse, _storefront_webhooks_v1_CreateListenerResponse__Output>
        CreateSubscriptionRequest: MessageTypeDefinition<_storefront_webhooks_v1_CreateSubscriptionRequest, _storefront_webhooks_v1_CreateSubscriptionRequest__Output>
        CreateSubscriptionResponse: MessageTypeDefinition<_storefront_webhooks_v1_CreateSubscriptionResponse, _storefront_webhooks_v1_CreateSubscriptionResponse__Output>
        DeleteListenerRequest: MessageTypeDefinition<_storefront_webhooks_v1_DeleteListenerRequest, _storefront_webhooks_v1_DeleteListenerRequest__Output>
        DeleteListenerResponse: MessageTypeDefinition<_storefront_webhooks_v1_DeleteListenerResponse, _storefront_webhooks_v1_DeleteListenerResponse__Output>
        DeleteSubscriptionRequest: MessageTypeDefinition<_storefront_webhooks_v1_DeleteSubscriptionRequest, _storefront_webhooks_v1_DeleteSubscriptionRequest__Output>
        DeleteSubscriptionResponse: MessageTypeDefinition<_storefront_webhooks_v1_DeleteSubscriptionResponse, _storefront_webhooks_v1_DeleteSubscriptionResponse__Output>
        Delivery: MessageTypeDefinition<_storefront_webhooks_v1_Delivery, _storefront_webhooks_v1_Delivery__Output>
        DeliveryAttempt: MessageTypeDefinition<_storefront_webhooks_v1_DeliveryAttempt, _storefront_webhooks_v1_DeliveryAttempt__Output>
        DeliveryHour: MessageTypeDefinition<_storefront_webhooks_v1_DeliveryHour, _storefront_webhooks_v1_DeliveryHour__Output>
        Filter: MessageTypeDefinition<_storefront_webhooks_v1_Filter, _storefront_webhooks_v1_Filter__Output>
        GetDeliveryRequest: MessageTypeDefinition<_storefront_webhooks_v1_GetDeliveryRequest, _storefront_webhooks_v1_GetDeliveryRequest__Output>
        GetDeliveryResponse: MessageTypeDefinition<_storefront_webhooks_v1_GetDeliveryResponse, _storefront_webhooks_v1_GetDeliveryResponse__Output>
        GetDeliveryStatsRequest: MessageTypeDefinition<_storefront_webhooks_v1_GetDeliveryStatsRequest, _storefront_webhooks_v1_GetDeliveryStatsRequest__Output>
        GetDeliveryStatsResponse: MessageTypeDefinition<_storefront_webhooks_v1_GetDeliveryStatsResponse, _storefront_webhooks_v1_GetDeliveryStatsResponse__Output>
        GetEventFeedRequest: MessageTypeDefinition<_storefront_webhooks_v1_GetEventFeedRequest, _storefront_webhooks_v1_GetEventFeedRequest__Output>
        GetEventFeedResponse: MessageTypeDefinition<_storefront_webhooks_v1_GetEventFeedResponse, _storefront_webhooks_v1_GetEventFeedResponse__Output>
        GetEventRequest: MessageTypeDefinition<_storefront_webhooks_v1_GetEventRequest, _storefront_webhooks_v1_GetEventRequest__Output>
        GetEventResponse: MessageTypeDefinition<_storefront_webhooks_v1_GetEventResponse, _storefront_webhooks_v1_GetEventResponse__Output>
        GetSubscriptionRequest: MessageTypeDefinition<_storefront_webhooks_v1_GetSubscriptionRequest, _storefront_webhooks_v1_GetSubscriptionRequest__Output>
        GetSubscriptionResponse: MessageTypeDefinition<_storefront_webhooks_v1_GetSubscriptionResponse, _storefront_webhooks_v1_GetSubscriptionResponse__Output>
        LastDelivery: MessageTypeDefinition<_storefront_webhooks_v1_LastDelivery, _storefront_webhooks_v1_LastDelivery__Output>
        ListDeliveriesRequest: MessageTypeDefinition<_storefront_webhooks_v1_ListDeliveriesRequest, _storefront_webhooks_v1_ListDeliveriesRequest__Output>
        ListDeliveriesResponse: MessageTypeDefinition<_storefront_webhooks_v1_ListDeliveriesResponse, _storefront_webhooks_v1_ListDeliveriesResponse__Output>
        ListEventDeliveriesRequest: MessageTypeDefinition<_storefront_webhooks_v1_ListEventDeliveriesRequest, _storefront_webhooks_v1_ListEventDeliveriesRequest__Output>
        ListEventDeliveriesResponse: MessageTypeDefinition<_storefront_webhooks_v1_ListEventDeliveriesResponse, _storefront_webhooks_v1_ListEventDeliveriesResponse__Output>
        ListEventsRequest: MessageTypeDefinition<_storefront_webhooks_v1_ListEventsRequest, _storefront_webhooks_v1_ListEventsRequest__Output>
        ListEventsResponse: MessageTypeDefinition<_storefront_webhooks_v1_ListEventsResponse, _storefront_webhooks_v1_ListEventsResponse__Output>
        ListSubscriptionsRequest: MessageTypeDefinition<_storefront_webhooks_v1_ListSubscriptionsRequest, _storefront_webhooks_v1_ListSubscriptionsRequest__Output>
        ListSubscriptionsResponse: MessageTypeDefinition<_storefront_webhooks_v1_ListSubscriptionsResponse, _storefront_webhooks_v1_ListSubscriptionsResponse__Output>
        Listener: MessageTypeDefinition<_storefront_webhooks_v1_Listener, _storefront_webhooks_v1_Listener__Output>
        ListenerEvent: MessageTypeDefinition<_storefront_webhooks_v1_ListenerEvent, _storefront_webhooks_v1_ListenerEvent__Output>
        PingSubscriptionRequest: MessageTypeDefinition<_storefront_webhooks_v1_PingSubscriptionRequest, _storefront_webhooks_v1_PingSubscriptionRequest__Output>
        PingSubscriptionResponse: MessageTypeDefinition<_storefront_webhooks_v1_PingSubscriptionResponse, _storefront_webhooks_v1_PingSubscriptionResponse__Output>
        ReceiveEventsRequest: MessageTypeDefinition<_storefront_webhooks_v1_ReceiveEventsRequest, _storefront_webhooks_v1_ReceiveEventsRequest__Output>
        ReceiveEventsResponse: MessageTypeDefinition<_storefront_webhooks_v1_ReceiveEventsResponse, _storefront_webhooks_v1_ReceiveEventsResponse__Output>
        RedeliverRequest: MessageTypeDefinition<_storefront_webhooks_v1_RedeliverRequest, _storefront_webhooks_v1_RedeliverRequest__Output>
        RedeliverResponse: MessageTypeDefinition<_storefront_webhooks_v1_RedeliverResponse, _storefront_webhooks_v1_RedeliverResponse__Output>
        ReplayDeliveriesRequest: MessageTypeDefinition<_storefront_webhooks_v1_ReplayDeliveriesRequest, _storefront_webhooks_v1_ReplayDeliveriesRequest__Output>
        ReplayDeliveriesResponse: MessageTypeDefinition<_storefront_webhooks_v1_ReplayDeliveriesResponse, _storefront_webhooks_v1_ReplayDeliveriesResponse__Output>
        RequestHeader: MessageTypeDefinition<_storefront_webhooks_v1_RequestHeader, _storefront_webhooks_v1_RequestHeader__Output>
        RequestedFilters: MessageTypeDefinition<_storefront_webhooks_v1_RequestedFilters, _storefront_webhooks_v1_RequestedFilters__Output>
        RequestedHeaders: MessageTypeDefinition<_storefront_webhooks_v1_RequestedHeaders, _storefront_webhooks_v1_RequestedHeaders__Output>
        RotateSecretRequest: MessageTypeDefinition<_storefront_webhooks_v1_RotateSecretRequest, _storefront_webhooks_v1_RotateSecretRequest__Output>
        RotateSecretResponse: MessageTypeDefinition<_storefront_webhooks_v1_RotateSecretResponse, _storefront_webhooks_v1_RotateSecretResponse__Output>
        SetEventFeedRequest: MessageTypeDefinition<_storefront_webhooks_v1_SetEventFeedRequest, _storefront_webhooks_v1_SetEventFeedRequest__Output>
        SetEventFeedResponse: MessageTypeDefinition<_storefront_webhooks_v1_SetEventFeedResponse, _storefront_webhooks_v1_SetEventFeedResponse__Output>
        Subscription: MessageTypeDefinition<_storefront_webhooks_v1_Subscription, _storefront_webhooks_v1_Subscription__Output>
        UpdateSubscriptionRequest: MessageTypeDefinition<_storefront_webhooks_v1_UpdateSubscriptionRequest, _storefront_webhooks_v1_UpdateSubscriptionRequest__Output>
        UpdateSubscriptionResponse: MessageTypeDefinition<_storefront_webhooks_v1_UpdateSubscriptionResponse, _storefront_webhooks_v1_UpdateSubscriptionResponse__Output>
        /**
         * Manages a store's webhook subscriptions and their deliveries.
         */
        WebhooksService: SubtypeConstructor<typeof grpc.Client, _storefront_webhooks_v1_WebhooksServiceClient> & { service: _storefront_webhooks_v1_WebhooksServiceDefinition }
      }
    }
  }
}

