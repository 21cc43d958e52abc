// Original file: storefront/catalog/v1/catalog.proto


export interface UpdateTagGroupRequest {
  'group'?: (string);
  'name'?: (string);
  /**
   * The position among groups, from 0.
   */
  'position'?: (number);
  '_name'?: "name";
  '_position'?: "position";
}

export interface UpdateTagGroupRequest__Output {
  'group': (string);
  'name'?: (string);
  /**
   * The position among groups, from 0.
   */
  'position'?: (number);
  '_name'?: "name";
  '_position'?: "position";
}
