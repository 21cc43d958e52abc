// Original file: storefront/catalog/v1/catalog.proto

import type { OrderUom as _storefront_catalog_v1_OrderUom, OrderUom__Output as _storefront_catalog_v1_OrderUom__Output } from '../../../storefront/catalog/v1/OrderUom.ts';
import type { PriceSource as _storefront_common_v1_PriceSource, PriceSource__Output as _storefront_common_v1_PriceSource__Output } from '../../../storefront/common/v1/PriceSource.ts';
import type { Availability as _storefront_common_v1_Availability, Availability__Output as _storefront_common_v1_Availability__Output } from '../../../storefront/common/v1/Availability.ts';
import type { QuoteValidity as _storefront_catalog_v1_QuoteValidity, QuoteValidity__Output as _storefront_catalog_v1_QuoteValidity__Output } from '../../../storefront/catalog/v1/QuoteValidity.ts';
import type { MediaRef as _storefront_catalog_v1_MediaRef, MediaRef__Output as _storefront_catalog_v1_MediaRef__Output } from '../../../storefront/catalog/v1/MediaRef.ts';

/**
 * Prices and selling rules of one SKU.
 */
export interface QuotedLine {
  'sku'?: (string);
  /**
   * False for unknown and hidden SKUs; the other fields are then empty.
   */
  'found'?: (boolean);
  'description'?: (string);
  'baseUom'?: (string);
  /**
   * The number of decimal places that a quantity may have.
   */
  'quantityDecimals'?: (number);
  'orderUoms'?: (_storefront_catalog_v1_OrderUom)[];
  /**
   * Empty if the SKU has no price for the caller at this quantity; price_source is then unspecified.
   */
  'unitPrice'?: (string);
  /**
   * Empty if the SKU is sold at contract prices only.
   */
  'listUnitPrice'?: (string);
  'priceSource'?: (_storefront_common_v1_PriceSource);
  'effectiveGctRate'?: (string);
  'availability'?: (_storefront_common_v1_Availability);
  /**
   * The SKU's categories and all their ancestors, for promotions.
   */
  'categoryIds'?: (string)[];
  /**
   * Missing if the SKU was not found, or if the catalog is of a release that does not know it.
   */
  'validity'?: (_storefront_catalog_v1_QuoteValidity | null);
  /**
   * The customer is exempt from GCT, so that effective_gct_rate is 0.
   */
  'taxExempt'?: (boolean);
  /**
   * The cover of the product, if it has one and with_images is set.
   */
  'image'?: (_storefront_catalog_v1_MediaRef | null);
}

/**
 * Prices and selling rules of one SKU.
 */
export interface QuotedLine__Output {
  'sku': (string);
  /**
   * False for unknown and hidden SKUs; the other fields are then empty.
   */
  'found': (boolean);
  'description': (string);
  'baseUom': (string);
  /**
   * The number of decimal places that a quantity may have.
   */
  'quantityDecimals': (number);
  'orderUoms': (_storefront_catalog_v1_OrderUom__Output)[];
  /**
   * Empty if the SKU has no price for the caller at this quantity; price_source is then unspecified.
   */
  'unitPrice': (string);
  /**
   * Empty if the SKU is sold at contract prices only.
   */
  'listUnitPrice': (string);
  'priceSource': (_storefront_common_v1_PriceSource__Output);
  'effectiveGctRate': (string);
  'availability': (_storefront_common_v1_Availability__Output);
  /**
   * The SKU's categories and all their ancestors, for promotions.
   */
  'categoryIds': (string)[];
  /**
   * Missing if the SKU was not found, or if the catalog is of a release that does not know it.
   */
  'validity': (_storefront_catalog_v1_QuoteValidity__Output | null);
  /**
   * The customer is exempt from GCT, so that effective_gct_rate is 0.
   */
  'taxExempt': (boolean);
  /**
   * The cover of the product, if it has one and with_images is set.
   */
  'image': (_storefront_catalog_v1_MediaRef__Output | null);
}
