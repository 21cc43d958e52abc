// Original file: storefront/catalog/v1/catalog.proto

import type { MediaRef as _storefront_catalog_v1_MediaRef, MediaRef__Output as _storefront_catalog_v1_MediaRef__Output } from '../../../storefront/catalog/v1/MediaRef.ts';

export interface Category {
  'id'?: (string);
  'parentId'?: (string);
  'slug'?: (string);
  'name'?: (string);
  'description'?: (string);
  'position'?: (number);
  'image'?: (_storefront_catalog_v1_MediaRef | null);
  'productCount'?: (number);
  '_parentId'?: "parentId";
  '_description'?: "description";
  '_image'?: "image";
}

export interface Category__Output {
  'id': (string);
  'parentId'?: (string);
  'slug': (string);
  'name': (string);
  'description'?: (string);
  'position': (number);
  'image'?: (_storefront_catalog_v1_MediaRef__Output | null);
  'productCount': (number);
  '_parentId'?: "parentId";
  '_description'?: "description";
  '_image'?: "image";
}
