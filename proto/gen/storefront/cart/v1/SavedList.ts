// Original file: storefront/cart/v1/cart.proto

import type { SavedListLine as _storefront_cart_v1_SavedListLine, SavedListLine__Output as _storefront_cart_v1_SavedListLine__Output } from '../../../storefront/cart/v1/SavedListLine.ts';
import type { SectionError as _storefront_common_v1_SectionError, SectionError__Output as _storefront_common_v1_SectionError__Output } from '../../../storefront/common/v1/SectionError.ts';

/**
 * A saved list of products, of one customer.
 */
export interface SavedList {
  'id'?: (string);
  'name'?: (string);
  /**
   * Increases with every change.
   */
  'version'?: (number);
  'lineCount'?: (number);
  /**
   * Empty in a list of lists.
   */
  'lines'?: (_storefront_cart_v1_SavedListLine)[];
  'createdAt'?: (string);
  'updatedAt'?: (string);
  /**
   * The sections that the catalog could not provide: description, unit_price, availability, and image of lines[].
   */
  'errors'?: (_storefront_common_v1_SectionError)[];
}

/**
 * A saved list of products, of one customer.
 */
export interface SavedList__Output {
  'id': (string);
  'name': (string);
  /**
   * Increases with every change.
   */
  'version': (number);
  'lineCount': (number);
  /**
   * Empty in a list of lists.
   */
  'lines': (_storefront_cart_v1_SavedListLine__Output)[];
  'createdAt': (string);
  'updatedAt': (string);
  /**
   * The sections that the catalog could not provide: description, unit_price, availability, and image of lines[].
   */
  'errors': (_storefront_common_v1_SectionError__Output)[];
}
