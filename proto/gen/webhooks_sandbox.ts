import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { SandboxServiceClient as _storefront_webhooks_v1_SandboxServiceClient, SandboxServiceDefinition as _storefront_webhooks_v1_SandboxServiceDefinition } from './storefront/webhooks/v1/SandboxService.ts';
import type { TriggerEventRequest as _storefront_webhooks_v1_TriggerEventRequest, TriggerEventRequest__Output as _storefront_webhooks_v1_TriggerEventRequest__Output } from './storefront/webhooks/v1/TriggerEventRequest.ts';
import type { TriggerEventResponse as _storefront_webhooks_v1_TriggerEventResponse, TriggerEventResponse__Output as _storefront_webhooks_v1_TriggerEventResponse__Output } from './storefront/webhooks/v1/TriggerEventResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  storefront: {
    webhooks: {
      v1: {
        /**
         * Controls the sandbox of the caller's store, for the gateway.
         */
        SandboxService: SubtypeConstructor<typeof grpc.Client, _storefront_webhooks_v1_SandboxServiceClient> & { service: _storefront_webhooks_v1_SandboxServiceDefinition }
        TriggerEventRequest: MessageTypeDefinition<_storefront_webhooks_v1_TriggerEventRequest, _storefront_webhooks_v1_TriggerEventRequest__Output>
        TriggerEventResponse: MessageTypeDefinition<_storefront_webhooks_v1_TriggerEventResponse, _storefront_webhooks_v1_TriggerEventResponse__Output>
      }
    }
  }
}

