// Original file: storefront/catalog/v1/catalog.proto

import type { OrderUom as _storefront_catalog_v1_OrderUom, OrderUom__Output as _storefront_catalog_v1_OrderUom__Output } from '../../../storefront/catalog/v1/OrderUom.ts';
import type { PriceSource as _storefront_common_v1_PriceSource, PriceSource__Output as _storefront_common_v1_PriceSource__Output } from '../../../storefront/common/v1/PriceSource.ts';
import type { Availability as _storefront_common_v1_Availability, Availability__Output as _storefront_common_v1_Availability__Output } from '../../../storefront/common/v1/Availability.ts';

export interface QuotedLine {
  'sku'?: (string);
  'found'?: (boolean);
  'description'?: (string);
  'baseUom'?: (string);
  'quantityDecimals'?: (number);
  'orderUoms'?: (_storefront_catalog_v1_OrderUom)[];
  'unitPrice'?: (string);
  'listUnitPrice'?: (string);
  'priceSource'?: (_storefront_common_v1_PriceSource);
  'effectiveGctRate'?: (string);
  'availability'?: (_storefront_common_v1_Availability);
  'categoryIds'?: (string)[];
}

export interface QuotedLine__Output {
  'sku': (string);
  'found': (boolean);
  'description': (string);
  'baseUom': (string);
  'quantityDecimals': (number);
  'orderUoms': (_storefront_catalog_v1_OrderUom__Output)[];
  'unitPrice': (string);
  'listUnitPrice': (string);
  'priceSource': (_storefront_common_v1_PriceSource__Output);
  'effectiveGctRate': (string);
  'availability': (_storefront_common_v1_Availability__Output);
  'categoryIds': (string)[];
}
