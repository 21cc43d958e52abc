export { renderAddress } from './addresses.ts';
export { renderCart } from './carts.ts';
export { renderAvailability, renderCatalogChange, renderProductEvent, renderStockChanged } from './catalog.ts';
export { renderCategoryTree } from './categories.ts';
export { renderCheckoutResult } from './checkout.ts';
export { renderCreditNote } from './credit-notes.ts';
export { renderCreditStatus } from './credit-status.ts';
export { renderCustomer, renderMe } from './customers.ts';
export { renderDelivery, renderDeliveryRow } from './deliveries.ts';
export { bodyOwner, etagOf } from './etag.ts';
export { renderFacets } from './facets.ts';
export {
  renderInvoice,
  renderInvoiceIssued,
  renderInvoiceRow,
} from './invoices.ts';
export { renderOrderRow } from './order-rows.ts';
export { type OrderBillingSections, renderOrder } from './orders.ts';
export { renderPaymentSession, renderPaymentStatus } from './payment-sessions.ts';
export { type ProductTexts, renderProduct, type ShownProduct } from './products.ts';
export { DATA_START, renderAround, renderBody } from './render-body.ts';
export {
  type PublicSectionError,
  renderSectionErrors,
} from './section-errors.ts';
export { renderShippingOption } from './shipping-options.ts';
export {
  renderSubscription,
  renderSubscriptionWithSecret,
} from './subscriptions.ts';
export { renderTagGroups } from './tags.ts';
export { amount } from './values.ts';
