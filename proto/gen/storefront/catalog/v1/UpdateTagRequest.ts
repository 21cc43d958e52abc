// Original file: storefront/catalog/v1/catalog.proto


export interface UpdateTagRequest {
  /**
   * The slug of the tag's current group.
   */
  'group'?: (string);
  'slug'?: (string);
  'name'?: (string);
  /**
   * The slug of the group to move the tag to. An unknown group is created and named after its slug.
   */
  'newGroup'?: (string);
  /**
   * The position within the group, from 0.
   */
  'position'?: (number);
  '_name'?: "name";
  '_newGroup'?: "newGroup";
  '_position'?: "position";
}

export interface UpdateTagRequest__Output {
  /**
   * The slug of the tag's current group.
   */
  'group': (string);
  'slug': (string);
  'name'?: (string);
  /**
   * The slug of the group to move the tag to. An unknown group is created and named after its slug.
   */
  'newGroup'?: (string);
  /**
   * The position within the group, from 0.
   */
  'position'?: (number);
  '_name'?: "name";
  '_newGroup'?: "newGroup";
  '_position'?: "position";
}
