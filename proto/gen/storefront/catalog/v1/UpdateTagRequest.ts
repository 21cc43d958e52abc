// Original file: storefront/catalog/v1/catalog.proto


export interface UpdateTagRequest {
  'group'?: (string);
  'slug'?: (string);
  'name'?: (string);
  'newGroup'?: (string);
  'position'?: (number);
  '_name'?: "name";
  '_newGroup'?: "newGroup";
  '_position'?: "position";
}

export interface UpdateTagRequest__Output {
  'group': (string);
  'slug': (string);
  'name'?: (string);
  'newGroup'?: (string);
  'position'?: (number);
  '_name'?: "name";
  '_newGroup'?: "newGroup";
  '_position'?: "position";
}
