// Original file: storefront/billing/v1/billing.proto


export interface InvoiceLine {
  'sku'?: (string);
  'description'?: (string);
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

export interface InvoiceLine__Output {
  'sku': (string);
  'description': (string);
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
