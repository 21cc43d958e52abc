import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { ListRequestEventsRequest as _storefront_operations_v1_ListRequestEventsRequest, ListRequestEventsRequest__Output as _storefront_operations_v1_ListRequestEventsRequest__Output } from './storefront/operations/v1/ListRequestEventsRequest.ts';
import type { ListRequestEventsResponse as _storefront_operations_v1_ListRequestEventsResponse, ListRequestEventsResponse__Output as _storefront_operations_v1_ListRequestEventsResponse__Output } from './storefront/operations/v1/ListRequestEventsResponse.ts';
import type { RequestEvent as _storefront_operations_v1_RequestEvent, RequestEvent__Output as _storefront_operations_v1_RequestEvent__Output } from './storefront/operations/v1/RequestEvent.ts';
import type { RequestEventsServiceClient as _storefront_operations_v1_RequestEventsServiceClient, RequestEventsServiceDefinition as _storefront_operations_v1_RequestEventsServiceDefinition } from './storefront/operations/v1/RequestEventsService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  storefront: {
    operations: {
      v1: {
        ListRequestEventsRequest: MessageTypeDefinition<_storefront_operations_v1_ListRequestEventsRequest, _storefront_operations_v1_ListRequestEventsRequest__Output>
        ListRequestEventsResponse: MessageTypeDefinition<_storefront_operations_v1_ListRequestEventsResponse, _storefront_operations_v1_ListRequestEventsResponse__Output>
        RequestEvent: MessageTypeDefinition<_storefront_operations_v1_RequestEvent, _storefront_operations_v1_RequestEvent__Output>
        /**
         * Finds the events of a request, for the gateway. Implemented by the services that emit public events on requests.
         */
        RequestEventsService: SubtypeConstructor<typeof grpc.Client, _storefront_operations_v1_RequestEventsServiceClient> & { service: _storefront_operations_v1_RequestEventsServiceDefinition }
      }
    }
  }
}

