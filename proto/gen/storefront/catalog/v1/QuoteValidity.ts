// Original file: storefront/catalog/v1/catalog.proto


/**
 * For which quantities, and when, a quote holds as long as the catalog stays at the same version.
 */
export interface QuoteValidity {
  /**
   * In base units; the quantity from which on the unit price applies. Empty for any smaller quantity.
   */
  'quantityFrom'?: (string);
  /**
   * In base units; the quantity from which on another price can apply. Empty for any larger quantity.
   */
  'quantityBelow'?: (string);
  /**
   * When a sale window last opened or closed; empty if none did.
   */
  'since'?: (string);
  /**
   * When a sale window next opens or closes; empty if none does.
   */
  'until'?: (string);
}

/**
 * For which quantities, and when, a quote holds as long as the catalog stays at the same version.
 */
export interface QuoteValidity__Output {
  /**
   * In base units; the quantity from which on the unit price applies. Empty for any smaller quantity.
   */
  'quantityFrom': (string);
  /**
   * In base units; the quantity from which on another price can apply. Empty for any larger quantity.
   */
  'quantityBelow': (string);
  /**
   * When a sale window last opened or closed; empty if none did.
   */
  'since': (string);
  /**
   * When a sale window next opens or closes; empty if none does.
   */
  'until': (string);
}
