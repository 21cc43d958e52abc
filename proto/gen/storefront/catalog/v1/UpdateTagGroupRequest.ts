// Original file: storefront/catalog/v1/catalog.proto


export interface UpdateTagGroupRequest {
  /**
   * The group's slug.
   */
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
  /**
   * The group's slug.
   */
  'group': (string);
  'name'?: (string);
  /**
   * The position among groups, from 0.
   */
  'position'?: (number);
  '_name'?: "name";
  '_position'?: "position";
}
