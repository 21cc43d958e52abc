export { renderCategoryTree } from './categories.ts';
export { docUrl, type ErrorContext, errorBody } from './error-body.ts';
export { bodyOwner, etagOf } from './etag.ts';
export { csvLine, csvText } from './csv-line.ts';
export { renderFacets } from './facets.ts';
export {
  renderAddress,
  renderAdminAgingRow,
  renderAdminCredit,
  renderAdminPayment,
  renderAdminPaymentRow,
  renderAdminRefund,
  renderAdminSalesDay,
  renderAdminTaxRow,
  renderAvailability,
  renderCart,
  renderCartRow,
  renderCatalogChange,
  renderCheckoutResult,
  renderCreditNote,
  renderCreditStatus,
  renderCustomer,
  renderCustomerPayment,
  renderCustomerSession,
  renderDelivery,
  renderDeliveryHour,
  renderDeliveryRow,
  renderInvoice,
  renderInvoiceIssuedData,
  renderInvoiceRow,
  renderMe,
  renderOrder,
  renderOrderEventData,
  renderOrderRow,
  renderInvoicesPayment,
  renderPaymentSession,
  renderPaymentStatus,
  renderProductEventData,
  renderProductRemovedData,
  renderRequestEventDelivery,
  renderSavedList,
  renderSavedListRow,
  renderShippingOptions,
  renderStatement,
  renderStockChangedData,
  renderSubscription,
  renderSubscriptionWithSecret,
  renderTagGroup,
} from './gen.ts';
export { FIXED_MESSAGE, HTTP_STATUS } from './http-status.ts';
export { renderMediaRef } from './media.ts';
export type { OrderBillingSections } from './order-billing-sections.ts';
export { DATA_START, renderAround, renderBody } from './render-body.ts';
export { type PublicSectionError, renderSectionErrors } from './section-errors.ts';
export { statementCsv } from './statement-csv.ts';
export { amount, amountOrNull } from './values.ts';
