// Original file: storefront/catalog/v1/catalog.proto


/**
 * A unit in which a product can be ordered.
 */
export interface OrderUom {
  'code'?: (string);
  'label'?: (string);
  /**
   * The number of base units in one of this unit.
   */
  'baseQuantity'?: (string);
  /**
   * In this unit, as is increment.
   */
  'minOrderQuantity'?: (string);
  'increment'?: (string);
}

/**
 * A unit in which a product can be ordered.
 */
export interface OrderUom__Output {
  'code': (string);
  'label': (string);
  /**
   * The number of base units in one of this unit.
   */
  'baseQuantity': (string);
  /**
   * In this unit, as is increment.
   */
  'minOrderQuantity': (string);
  'increment': (string);
}
