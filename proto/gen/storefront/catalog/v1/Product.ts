// Original file: storefront/catalog/v1/catalog.proto

import type { SpecGroup as _storefront_catalog_v1_SpecGroup, SpecGroup__Output as _storefront_catalog_v1_SpecGroup__Output } from '../../../storefront/catalog/v1/SpecGroup.ts';
import type { PriceSource as _storefront_common_v1_PriceSource, PriceSource__Output as _storefront_common_v1_PriceSource__Output } from '../../../storefront/common/v1/PriceSource.ts';
import type { PriceBreak as _storefront_catalog_v1_PriceBreak, PriceBreak__Output as _storefront_catalog_v1_PriceBreak__Output } from '../../../storefront/catalog/v1/PriceBreak.ts';
import type { OrderUom as _storefront_catalog_v1_OrderUom, OrderUom__Output as _storefront_catalog_v1_OrderUom__Output } from '../../../storefront/catalog/v1/OrderUom.ts';
import type { Availability as _storefront_common_v1_Availability, Availability__Output as _storefront_common_v1_Availability__Output } from '../../../storefront/common/v1/Availability.ts';
import type { MediaRef as _storefront_catalog_v1_MediaRef, MediaRef__Output as _storefront_catalog_v1_MediaRef__Output } from '../../../storefront/catalog/v1/MediaRef.ts';

export interface Product {
  'sku'?: (string);
  'description'?: (string);
  'shortDescription'?: (string);
  'body'?: (string);
  'specGroups'?: (_storefront_catalog_v1_SpecGroup)[];
  'badges'?: (string)[];
  'currency'?: (string);
  'unitPrice'?: (string);
  'listUnitPrice'?: (string);
  'compareAtUnitPrice'?: (string);
  'discountPercent'?: (number);
  'priceSource'?: (_storefront_common_v1_PriceSource);
  'priceBreaks'?: (_storefront_catalog_v1_PriceBreak)[];
  'effectiveGctRate'?: (string);
  'gctAmount'?: (string);
  'unitPriceInclGct'?: (string);
  'baseUom'?: (string);
  'orderUoms'?: (_storefront_catalog_v1_OrderUom)[];
  'availability'?: (_storefront_common_v1_Availability);
  'cover'?: (_storefront_catalog_v1_MediaRef | null);
  'media'?: (_storefront_catalog_v1_MediaRef)[];
  'categoryIds'?: (string)[];
  'tags'?: (string)[];
  'updatedAt'?: (string);
  '_shortDescription'?: "shortDescription";
  '_body'?: "body";
  '_unitPrice'?: "unitPrice";
  '_compareAtUnitPrice'?: "compareAtUnitPrice";
  '_gctAmount'?: "gctAmount";
  '_unitPriceInclGct'?: "unitPriceInclGct";
  '_cover'?: "cover";
}

export interface Product__Output {
  'sku': (string);
  'description': (string);
  'shortDescription'?: (string);
  'body'?: (string);
  'specGroups': (_storefront_catalog_v1_SpecGroup__Output)[];
  'badges': (string)[];
  'currency': (string);
  'unitPrice'?: (string);
  'listUnitPrice': (string);
  'compareAtUnitPrice'?: (string);
  'discountPercent': (number);
  'priceSource': (_storefront_common_v1_PriceSource__Output);
  'priceBreaks': (_storefront_catalog_v1_PriceBreak__Output)[];
  'effectiveGctRate': (string);
  'gctAmount'?: (string);
  'unitPriceInclGct'?: (string);
  'baseUom': (string);
  'orderUoms': (_storefront_catalog_v1_OrderUom__Output)[];
  'availability': (_storefront_common_v1_Availability__Output);
  'cover'?: (_storefront_catalog_v1_MediaRef__Output | null);
  'media': (_storefront_catalog_v1_MediaRef__Output)[];
  'categoryIds': (string)[];
  'tags': (string)[];
  'updatedAt': (string);
  '_shortDescription'?: "shortDescription";
  '_body'?: "body";
  '_unitPrice'?: "unitPrice";
  '_compareAtUnitPrice'?: "compareAtUnitPrice";
  '_gctAmount'?: "gctAmount";
  '_unitPriceInclGct'?: "unitPriceInclGct";
  '_cover'?: "cover";
}
