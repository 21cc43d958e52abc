import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { AdvanceClockRequest as _storefront_orders_v1_AdvanceClockRequest, AdvanceClockRequest__Output as _storefront_orders_v1_AdvanceClockRequest__Output } from './storefront/orders/v1/AdvanceClockRequest.ts';
import type { AdvanceClockResponse as _storefront_orders_v1_AdvanceClockResponse, AdvanceClockResponse__Output as _storefront_orders_v1_AdvanceClockResponse__Output } from './storefront/orders/v1/AdvanceClockResponse.ts';
import type { GetOrderEventRequest as _storefront_orders_v1_GetOrderEventRequest, GetOrderEventRequest__Output as _storefront_orders_v1_GetOrderEventRequest__Output } from './storefront/orders/v1/GetOrderEventRequest.ts';
import type { GetOrderEventResponse as _storefront_orders_v1_GetOrderEventResponse, GetOrderEventResponse__Output as _storefront_orders_v1_GetOrderEventResponse__Output } from './storefront/orders/v1/GetOrderEventResponse.ts';
import type { SandboxServiceClient as _storefront_orders_v1_SandboxServiceClient, SandboxServiceDefinition as _storefront_orders_v1_SandboxServiceDefinition } from './storefront/orders/v1/SandboxService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  storefront: {
    orders: {
      v1: {
        AdvanceClockRequest: MessageTypeDefinition<_storefront_orders_v1_AdvanceClockRequest, _storefront_orders_v1_AdvanceClockRequest__Output>
        AdvanceClockResponse: MessageTypeDefinition<_storefront_orders_v1_AdvanceClockResponse, _storefront_orders_v1_AdvanceClockResponse__Output>
        GetOrderEventRequest: MessageTypeDefinition<_storefront_orders_v1_GetOrderEventRequest, _storefront_orders_v1_GetOrderEventRequest__Output>
        GetOrderEventResponse: MessageTypeDefinition<_storefront_orders_v1_GetOrderEventResponse, _storefront_orders_v1_GetOrderEventResponse__Output>
        /**
         * Controls the sandbox of the caller's store, for the gateway.
         */
        SandboxService: SubtypeConstructor<typeof grpc.Client, _storefront_orders_v1_SandboxServiceClient> & { service: _storefront_orders_v1_SandboxServiceDefinition }
      }
    }
  }
}

