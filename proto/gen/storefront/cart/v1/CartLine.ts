// Original file: storefront/cart/v1/cart.proto

import type { PriceSource as _storefront_common_v1_PriceSource, PriceSource__Output as _storefront_common_v1_PriceSource__Output } from '../../../storefront/common/v1/PriceSource.ts';
import type { Availability as _storefront_common_v1_Availability, Availability__Output as _storefront_common_v1_Availability__Output } from '../../../storefront/common/v1/Availability.ts';

export interface CartLine {
  'id'?: (string);
  'sku'?: (string);
  'description'?: (string);
  'quantity'?: (string);
  'baseUom'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'unitPrice'?: (string);
  'listUnitPrice'?: (string);
  'priceSource'?: (_storefront_common_v1_PriceSource);
  'lineSubtotal'?: (string);
  'discountAmount'?: (string);
  'effectiveGctRate'?: (string);
  'gctAmount'?: (string);
  'lineTotal'?: (string);
  'availability'?: (_storefront_common_v1_Availability);
  '_description'?: "description";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_unitPrice'?: "unitPrice";
  '_listUnitPrice'?: "listUnitPrice";
  '_priceSource'?: "priceSource";
  '_lineSubtotal'?: "lineSubtotal";
  '_discountAmount'?: "discountAmount";
  '_effectiveGctRate'?: "effectiveGctRate";
  '_gctAmount'?: "gctAmount";
  '_lineTotal'?: "lineTotal";
  '_availability'?: "availability";
}

export interface CartLine__Output {
  'id': (string);
  'sku': (string);
  'description'?: (string);
  'quantity': (string);
  'baseUom': (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'unitPrice'?: (string);
  'listUnitPrice'?: (string);
  'priceSource'?: (_storefront_common_v1_PriceSource__Output);
  'lineSubtotal'?: (string);
  'discountAmount'?: (string);
  'effectiveGctRate'?: (string);
  'gctAmount'?: (string);
  'lineTotal'?: (string);
  'availability'?: (_storefront_common_v1_Availability__Output);
  '_description'?: "description";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_unitPrice'?: "unitPrice";
  '_listUnitPrice'?: "listUnitPrice";
  '_priceSource'?: "priceSource";
  '_lineSubtotal'?: "lineSubtotal";
  '_discountAmount'?: "discountAmount";
  '_effectiveGctRate'?: "effectiveGctRate";
  '_gctAmount'?: "gctAmount";
  '_lineTotal'?: "lineTotal";
  '_availability'?: "availability";
}
