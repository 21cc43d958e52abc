import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { AdvanceClockRequest as _storefront_catalog_v1_AdvanceClockRequest, AdvanceClockRequest__Output as _storefront_catalog_v1_AdvanceClockRequest__Output } from './storefront/catalog/v1/AdvanceClockRequest.ts';
import type { AdvanceClockResponse as _storefront_catalog_v1_AdvanceClockResponse, AdvanceClockResponse__Output as _storefront_catalog_v1_AdvanceClockResponse__Output } from './storefront/catalog/v1/AdvanceClockResponse.ts';
import type { SandboxServiceClient as _storefront_catalog_v1_SandboxServiceClient, SandboxServiceDefinition as _storefront_catalog_v1_SandboxServiceDefinition } from './storefront/catalog/v1/SandboxService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  storefront: {
    catalog: {
      v1: {
        AdvanceClockRequest: MessageTypeDefinition<_storefront_catalog_v1_AdvanceClockRequest, _storefront_catalog_v1_AdvanceClockRequest__Output>
        AdvanceClockResponse: MessageTypeDefinition<_storefront_catalog_v1_AdvanceClockResponse, _storefront_catalog_v1_AdvanceClockResponse__Output>
        /**
         * What a sandbox can be told to do. For the gateway only.
         */
        SandboxService: SubtypeConstructor<typeof grpc.Client, _storefront_catalog_v1_SandboxServiceClient> & { service: _storefront_catalog_v1_SandboxServiceDefinition }
      }
    }
  }
}

