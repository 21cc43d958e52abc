// Original file: storefront/cart/v1/cart.proto

import type { Availability as _storefront_common_v1_Availability, Availability__Output as _storefront_common_v1_Availability__Output } from '../../../storefront/common/v1/Availability.ts';
import type { MediaRef as _storefront_catalog_v1_MediaRef, MediaRef__Output as _storefront_catalog_v1_MediaRef__Output } from '../../../storefront/catalog/v1/MediaRef.ts';

/**
 * One SKU in a list, in one unit.
 */
export interface SavedListLine {
  'id'?: (string);
  'sku'?: (string);
  'description'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'baseUom'?: (string);
  'orderUom'?: (string);
  /**
   * In order_uom.
   */
  'orderQuantity'?: (string);
  /**
   * The customer's current price of one base unit at the quantity of the SKU in the list; unset if there is none.
   */
  'unitPrice'?: (string);
  'availability'?: (_storefront_common_v1_Availability);
  'image'?: (_storefront_catalog_v1_MediaRef | null);
  '_description'?: "description";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_unitPrice'?: "unitPrice";
  '_availability'?: "availability";
}

/**
 * One SKU in a list, in one unit.
 */
export interface SavedListLine__Output {
  'id': (string);
  'sku': (string);
  'description'?: (string);
  /**
   * In base units.
   */
  'quantity': (string);
  'baseUom': (string);
  'orderUom'?: (string);
  /**
   * In order_uom.
   */
  'orderQuantity'?: (string);
  /**
   * The customer's current price of one base unit at the quantity of the SKU in the list; unset if there is none.
   */
  'unitPrice'?: (string);
  'availability'?: (_storefront_common_v1_Availability__Output);
  'image': (_storefront_catalog_v1_MediaRef__Output | null);
  '_description'?: "description";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_unitPrice'?: "unitPrice";
  '_availability'?: "availability";
}
