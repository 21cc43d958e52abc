import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { AdvanceClockRequest as _storefront_catalog_v1_AdvanceClockRequest, AdvanceClockRequest__Output as _storefront_catalog_v1_AdvanceClockRequest__Output } from './storefront/catalog/v1/AdvanceClockRequest.ts';
import type { AdvanceClockResponse as _storefront_catalog_v1_AdvanceClockResponse, AdvanceClockResponse__Output as _storefront_catalog_v1_AdvanceClockResponse__Output } from './storefront/catalog/v1/AdvanceClockResponse.ts';
import type { GetProductEventRequest as _storefront_catalog_v1_GetProductEventRequest, GetProductEventRequest__Output as _storefront_catalog_v1_GetProductEventRequest__Output } from './storefront/catalog/v1/GetProductEventRequest.ts';
import type { GetProductEventResponse as _storefront_catalog_v1_GetProductEventResponse, GetProductEventResponse__Output as _storefront_catalog_v1_GetProductEventResponse__Output } from './storefront/catalog/v1/GetProductEventResponse.ts';
import type { SandboxServiceClient as _storefront_catalog_v1_SandboxServiceClient, SandboxServiceDefinition as _storefront_catalog_v1_SandboxServiceDefinition } from './storefront/catalog/v1/SandboxService.ts';
import type { SetSandboxStockRequest as _storefront_catalog_v1_SetSandboxStockRequest, SetSandboxStockRequest__Output as _storefront_catalog_v1_SetSandboxStockRequest__Output } from './storefront/catalog/v1/SetSandboxStockRequest.ts';
import type { SetSandboxStockResponse as _storefront_catalog_v1_SetSandboxStockResponse, SetSandboxStockResponse__Output as _storefront_catalog_v1_SetSandboxStockResponse__Output } from './storefront/catalog/v1/SetSandboxStockResponse.ts';
import type { Address as _storefront_common_v1_Address, Address__Output as _storefront_common_v1_Address__Output } from './storefront/common/v1/Address.ts';
import type { AppError as _storefront_common_v1_AppError, AppError__Output as _storefront_common_v1_AppError__Output } from './storefront/common/v1/AppError.ts';
import type { ErrorDetail as _storefront_common_v1_ErrorDetail, ErrorDetail__Output as _storefront_common_v1_ErrorDetail__Output } from './storefront/common/v1/ErrorDetail.ts';
import type { LineDiscount as _storefront_common_v1_LineDiscount, LineDiscount__Output as _storefront_common_v1_LineDiscount__Output } from './storefront/common/v1/LineDiscount.ts';
import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from './storefront/common/v1/SectionError.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  storefront: {
    catalog: {
      v1: {
        AdvanceClockRequest: MessageTypeDefinition<_storefront_catalog_v1_AdvanceClockRequest, _storefront_catalog_v1_AdvanceClockRequest__Output>
        AdvanceClockResponse: MessageTypeDefinition<_storefront_catalog_v1_AdvanceClockResponse, _storefront_catalog_v1_AdvanceClockResponse__Output>
        GetProductEventRequest: MessageTypeDefinition<_storefront_catalog_v1_GetProductEventRequest, _storefront_catalog_v1_GetProductEventRequest__Output>
        GetProductEventResponse: MessageTypeDefinition<_storefront_catalog_v1_GetProductEventResponse, _storefront_catalog_v1_GetProductEventResponse__Output>
        /**
         * Controls the sandbox of the caller's store, for the gateway.
         */
        SandboxService: SubtypeConstructor<typeof grpc.Client, _storefront_catalog_v1_SandboxServiceClient> & { service: _storefront_catalog_v1_SandboxServiceDefinition }
        SetSandboxStockRequest: MessageTypeDefinition<_storefront_catalog_v1_SetSandboxStockRequest, _storefront_catalog_v1_SetSandboxStockRequest__Output>
        SetSandboxStockResponse: MessageTypeDefinition<_storefront_catalog_v1_SetSandboxStockResponse, _storefront_catalog_v1_SetSandboxStockResponse__Output>
      }
    }
    common: {
      v1: {
        Address: MessageTypeDefinition<_storefront_common_v1_Address, _storefront_common_v1_Address__Output>
        AppError: MessageTypeDefinition<_storefront_common_v1_AppError, _storefront_common_v1_AppError__Output>
        Availability: EnumTypeDefinition
        ErrorDetail: MessageTypeDefinition<_storefront_common_v1_ErrorDetail, _storefront_common_v1_ErrorDetail__Output>
        LineDiscount: MessageTypeDefinition<_storefront_common_v1_LineDiscount, _storefront_common_v1_LineDiscount__Output>
        PaymentRail: EnumTypeDefinition
        PriceSource: EnumTypeDefinition
        SectionError: MessageTypeDefinition<_storefront_common_v1_SectionError, _storefront_common_v1_SectionError__Output>
      }
    }
  }
}

