// Original file: storefront/cart/v1/cart.proto


export interface RemoveListLineRequest {
  'listId'?: (string);
  'lineId'?: (string);
}

export interface RemoveListLineRequest__Output {
  'listId': (string);
  'lineId': (string);
}
