// Original file: storefront/billing/v1/billing.proto


/**
 * One line of an invoice, copied from the order.
 */
export interface InvoiceLine {
  'sku'?: (string);
  'description'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'baseUom'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'unitPrice'?: (string);
  'lineSubtotal'?: (string);
  'discountAmount'?: (string);
  'effectiveGctRate'?: (string);
  'gctAmount'?: (string);
  'lineTotal'?: (string);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
}

/**
 * One line of an invoice, copied from the order.
 */
export interface InvoiceLine__Output {
  'sku': (string);
  'description': (string);
  /**
   * In base units.
   */
  'quantity': (string);
  'baseUom': (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'unitPrice': (string);
  'lineSubtotal': (string);
  'discountAmount': (string);
  'effectiveGctRate': (string);
  'gctAmount': (string);
  'lineTotal': (string);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
}
