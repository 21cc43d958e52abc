// Original file: storefront/catalog/v1/catalog.proto

import type { MediaRef as _storefront_catalog_v1_MediaRef, MediaRef__Output as _storefront_catalog_v1_MediaRef__Output } from '../../../storefront/catalog/v1/MediaRef.ts';

/**
 * A category in a flat list: parents before children, siblings by position. The gateway nests them.
 */
export interface Category {
  'id'?: (string);
  'parentId'?: (string);
  'slug'?: (string);
  'name'?: (string);
  'description'?: (string);
  'position'?: (number);
  'image'?: (_storefront_catalog_v1_MediaRef | null);
  /**
   * Visible products in this category and its descendants.
   */
  'productCount'?: (number);
  '_parentId'?: "parentId";
  '_description'?: "description";
  '_image'?: "image";
}

/**
 * A category in a flat list: parents before children, siblings by position. The gateway nests them.
 */
export interface Category__Output {
  'id': (string);
  'parentId'?: (string);
  'slug': (string);
  'name': (string);
  'description'?: (string);
  'position': (number);
  'image'?: (_storefront_catalog_v1_MediaRef__Output | null);
  /**
   * Visible products in this category and its descendants.
   */
  'productCount': (number);
  '_parentId'?: "parentId";
  '_description'?: "description";
  '_image'?: "image";
}
