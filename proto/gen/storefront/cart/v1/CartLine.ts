// Original file: storefront/cart/v1/cart.proto

import type { PriceSource as _storefront_common_v1_PriceSource, PriceSource__Output as _storefront_common_v1_PriceSource__Output } from '../../../storefront/common/v1/PriceSource.ts';
import type { Availability as _storefront_common_v1_Availability, Availability__Output as _storefront_common_v1_Availability__Output } from '../../../storefront/common/v1/Availability.ts';
import type { LineDiscount as _storefront_common_v1_LineDiscount, LineDiscount__Output as _storefront_common_v1_LineDiscount__Output } from '../../../storefront/common/v1/LineDiscount.ts';
import type { MediaRef as _storefront_catalog_v1_MediaRef, MediaRef__Output as _storefront_catalog_v1_MediaRef__Output } from '../../../storefront/catalog/v1/MediaRef.ts';

/**
 * One SKU in a cart. Amounts are unset until the cart is priced, and afterwards if the SKU has no price for the customer.
 */
export interface CartLine {
  'id'?: (string);
  'sku'?: (string);
  'description'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'baseUom'?: (string);
  /**
   * The unit that the shopper ordered in; order_quantity is in this unit.
   */
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
  /**
   * In the order in which the promotions apply; their sum is discount_amount.
   */
  'discounts'?: (_storefront_common_v1_LineDiscount)[];
  /**
   * The number of decimal places that a quantity in base units may have.
   */
  'quantityDecimals'?: (number);
  /**
   * unit_price times the base quantity of order_uom, rounded; unset without order_uom or unit_price.
   */
  'orderUnitPrice'?: (string);
  /**
   * The cover of the product; unset without one, for a product that is not sold, and in a cart for checkout.
   */
  'image'?: (_storefront_catalog_v1_MediaRef | null);
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
  '_quantityDecimals'?: "quantityDecimals";
  '_orderUnitPrice'?: "orderUnitPrice";
}

/**
 * One SKU in a cart. Amounts are unset until the cart is priced, and afterwards if the SKU has no price for the customer.
 */
export interface CartLine__Output {
  'id': (string);
  'sku': (string);
  'description'?: (string);
  /**
   * In base units.
   */
  'quantity': (string);
  'baseUom': (string);
  /**
   * The unit that the shopper ordered in; order_quantity is in this unit.
   */
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
  /**
   * In the order in which the promotions apply; their sum is discount_amount.
   */
  'discounts': (_storefront_common_v1_LineDiscount__Output)[];
  /**
   * The number of decimal places that a quantity in base units may have.
   */
  'quantityDecimals'?: (number);
  /**
   * unit_price times the base quantity of order_uom, rounded; unset without order_uom or unit_price.
   */
  'orderUnitPrice'?: (string);
  /**
   * The cover of the product; unset without one, for a product that is not sold, and in a cart for checkout.
   */
  'image': (_storefront_catalog_v1_MediaRef__Output | null);
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
  '_quantityDecimals'?: "quantityDecimals";
  '_orderUnitPrice'?: "orderUnitPrice";
}
