// Original file: storefront/orders/v1/orders.proto

import type { PriceSource as _storefront_common_v1_PriceSource, PriceSource__Output as _storefront_common_v1_PriceSource__Output } from '../../../storefront/common/v1/PriceSource.ts';
import type { LineDiscount as _storefront_common_v1_LineDiscount, LineDiscount__Output as _storefront_common_v1_LineDiscount__Output } from '../../../storefront/common/v1/LineDiscount.ts';
import type { MediaRef as _storefront_catalog_v1_MediaRef, MediaRef__Output as _storefront_catalog_v1_MediaRef__Output } from '../../../storefront/catalog/v1/MediaRef.ts';

/**
 * One line of an order, copied from the priced cart.
 */
export interface OrderLine {
  'id'?: (string);
  'sku'?: (string);
  'description'?: (string);
  /**
   * In base units, as are the other quantities of the line except order_quantity.
   */
  'quantity'?: (string);
  'baseUom'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'unitPrice'?: (string);
  /**
   * Empty for a product that is sold at contract prices only.
   */
  'listUnitPrice'?: (string);
  'priceSource'?: (_storefront_common_v1_PriceSource);
  'lineSubtotal'?: (string);
  'discountAmount'?: (string);
  'effectiveGctRate'?: (string);
  'gctAmount'?: (string);
  'lineTotal'?: (string);
  'shippedQuantity'?: (string);
  /**
   * In the order in which the promotions apply; their sum is discount_amount.
   */
  'discounts'?: (_storefront_common_v1_LineDiscount)[];
  /**
   * What is neither shipped nor canceled is left to ship.
   */
  'cancelledQuantity'?: (string);
  /**
   * Credited by lines or with the whole order.
   */
  'creditedQuantity'?: (string);
  /**
   * Shipped, and put back into stock.
   */
  'returnedQuantity'?: (string);
  /**
   * unit_price times the base quantity of order_uom, rounded; unset without order_uom.
   */
  'orderUnitPrice'?: (string);
  /**
   * The cover of the product, in reads that ask for images. Unset without one, and for a product that is not sold.
   */
  'image'?: (_storefront_catalog_v1_MediaRef | null);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_orderUnitPrice'?: "orderUnitPrice";
}

/**
 * One line of an order, copied from the priced cart.
 */
export interface OrderLine__Output {
  'id': (string);
  'sku': (string);
  'description': (string);
  /**
   * In base units, as are the other quantities of the line except order_quantity.
   */
  'quantity': (string);
  'baseUom': (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'unitPrice': (string);
  /**
   * Empty for a product that is sold at contract prices only.
   */
  'listUnitPrice': (string);
  'priceSource': (_storefront_common_v1_PriceSource__Output);
  'lineSubtotal': (string);
  'discountAmount': (string);
  'effectiveGctRate': (string);
  'gctAmount': (string);
  'lineTotal': (string);
  'shippedQuantity': (string);
  /**
   * In the order in which the promotions apply; their sum is discount_amount.
   */
  'discounts': (_storefront_common_v1_LineDiscount__Output)[];
  /**
   * What is neither shipped nor canceled is left to ship.
   */
  'cancelledQuantity': (string);
  /**
   * Credited by lines or with the whole order.
   */
  'creditedQuantity': (string);
  /**
   * Shipped, and put back into stock.
   */
  'returnedQuantity': (string);
  /**
   * unit_price times the base quantity of order_uom, rounded; unset without order_uom.
   */
  'orderUnitPrice'?: (string);
  /**
   * The cover of the product, in reads that ask for images. Unset without one, and for a product that is not sold.
   */
  'image': (_storefront_catalog_v1_MediaRef__Output | null);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_orderUnitPrice'?: "orderUnitPrice";
}
