// Generated from gateway/src/api by `npm run openapi -w gateway`. Do not edit.
import { renderMediaRef } from './media.ts';
import type { OrderBillingSections } from './order-billing-sections.ts';
import { amount, amountOrNull, orNull, present, type Rendered, renderBand, renderPaymentRails, renderPriceSource } from './values.ts';
import { renderWebhookFilter } from './webhook-filter.ts';
import type { AgingRow__Output, Aging__Output, CreditNote__Output, CreditStatus__Output, CustomerPayment__Output, CustomerSession__Output, Customer__Output, GetCreditResponse__Output, Invoice__Output, PaymentRow__Output, PaymentSession__Output, Refund__Output, Statement__Output, StorePayment__Output, TaxRow__Output } from '@storefront/proto/storefront/billing/v1';
import type { Address__Output } from '@storefront/proto/storefront/common/v1';
import type { CartRow__Output, Cart__Output, SavedList__Output } from '@storefront/proto/storefront/cart/v1';
import type { CatalogChange__Output, Category__Output, SkuAvailability__Output, TagGroup__Output } from '@storefront/proto/storefront/catalog/v1';
import type { ProductEvent__Output, StockChanged__Output } from '@storefront/proto/storefront/events/v1';
import type { CheckoutResult__Output, ListShippingOptionsResponse__Output, Order__Output, SalesDay__Output } from '@storefront/proto/storefront/orders/v1';
import type { DeliveryHour__Output, Delivery__Output, Subscription__Output } from '@storefront/proto/storefront/webhooks/v1';

/** Renders the fields of `Address`. */
export const renderAddress = (message: Address__Output) => ({
  id: message.id ?? null,
  name: message.name,
  company: message.company ?? null,
  line1: message.line1,
  line2: message.line2 ?? null,
  city: message.city,
  region: message.region ?? null,
  postal_code: message.postalCode ?? null,
  country_code: message.countryCode,
  phone: message.phone ?? null,
}) satisfies Rendered;

const renderLineDiscount = (message: NonNullable<(NonNullable<(Cart__Output)['lines']>[number])['discounts']>[number]) => ({
  code: message.code,
  amount: amount(message.amount),
}) satisfies Rendered;

const renderCartLine = (message: NonNullable<(Cart__Output)['lines']>[number]) => ({
  id: message.id,
  sku: message.sku,
  description: message.description ?? null,
  quantity: amount(message.quantity),
  base_uom: message.baseUom,
  order_uom: message.orderUom ?? null,
  order_quantity: amountOrNull(message.orderQuantity),
  unit_price: amountOrNull(message.unitPrice),
  order_unit_price: amountOrNull(message.orderUnitPrice),
  list_unit_price: amountOrNull(message.listUnitPrice),
  price_source: renderPriceSource(message.priceSource),
  line_subtotal: amountOrNull(message.lineSubtotal),
  discount_amount: amountOrNull(message.discountAmount),
  discounts: message.discounts.map(renderLineDiscount),
  effective_gct_rate: amountOrNull(message.effectiveGctRate),
  gct_amount: amountOrNull(message.gctAmount),
  line_total: amountOrNull(message.lineTotal),
  availability: renderBand(message.availability),
  image: orNull(message.image, renderMediaRef),
}) satisfies Rendered;

const renderCartPromotion = (message: NonNullable<(Cart__Output)['promotions']>[number]) => ({
  code: message.code,
  status: message.status,
  description: message.description,
  discount_amount: amountOrNull(message.discountAmount),
  reason: message.reason ?? null,
}) satisfies Rendered;

const renderCartWarning = (message: NonNullable<(Cart__Output)['warnings']>[number]) => ({
  code: message.code,
  line_id: message.lineId ?? null,
  message: message.message,
}) satisfies Rendered;

/** Renders the fields of `Cart`. */
export const renderCart = (message: Cart__Output) => ({
  id: message.id,
  status: message.status,
  version: message.version,
  currency: message.currency,
  lines: message.lines.map(renderCartLine),
  promotions: message.promotions.map(renderCartPromotion),
  line_count: message.lineCount,
  subtotal: amountOrNull(message.subtotal),
  discount_total: amountOrNull(message.discountTotal),
  shipping_amount: amountOrNull(message.shippingAmount),
  gct_amount: amountOrNull(message.gctAmount),
  total: amountOrNull(message.total),
  priced_at: message.pricedAt ?? null,
  price_valid_until: message.priceValidUntil ?? null,
  tax_exempt: message.taxExempt,
  warnings: message.warnings.map(renderCartWarning),
  created_at: message.createdAt,
  updated_at: message.updatedAt,
  expires_at: message.expiresAt,
}) satisfies Rendered;

/** Renders the fields of `CartRow`. */
export const renderCartRow = (message: CartRow__Output) => ({
  id: message.id,
  status: message.status,
  version: message.version,
  currency: message.currency,
  line_count: message.lineCount,
  total: amountOrNull(message.total),
  created_at: message.createdAt,
  updated_at: message.updatedAt,
  expires_at: message.expiresAt,
}) satisfies Rendered;

const renderSavedListLine = (message: NonNullable<(SavedList__Output)['lines']>[number]) => ({
  id: message.id,
  sku: message.sku,
  description: message.description ?? null,
  quantity: amount(message.quantity),
  base_uom: message.baseUom,
  order_uom: message.orderUom ?? null,
  order_quantity: amountOrNull(message.orderQuantity),
  unit_price: amountOrNull(message.unitPrice),
  availability: renderBand(message.availability),
  image: orNull(message.image, renderMediaRef),
}) satisfies Rendered;

/** Renders the fields of `SavedList`. */
export const renderSavedList = (message: SavedList__Output) => ({
  id: message.id,
  name: message.name,
  version: message.version,
  line_count: message.lineCount,
  lines: message.lines.map(renderSavedListLine),
  created_at: message.createdAt,
  updated_at: message.updatedAt,
}) satisfies Rendered;

/** Renders the fields of `SavedListRow`. */
export const renderSavedListRow = (message: SavedList__Output) => ({
  id: message.id,
  name: message.name,
  version: message.version,
  line_count: message.lineCount,
  created_at: message.createdAt,
  updated_at: message.updatedAt,
}) satisfies Rendered;

/** Renders the fields of `Availability`. */
export const renderAvailability = (message: Pick<SkuAvailability__Output, 'sku' | 'availability'>) => ({
  sku: message.sku,
  availability: renderBand(message.availability),
}) satisfies Rendered;

/** Renders the fields of `CatalogChange`. */
export const renderCatalogChange = (message: CatalogChange__Output) => ({
  sku: message.sku,
  change: message.change,
  version: Number(message.version),
}) satisfies Rendered;

/** Renders the fields of `Category`. */
export const renderCategory = (message: Category__Output) => ({
  id: message.id,
  slug: message.slug,
  name: message.name,
  description: message.description ?? null,
  position: message.position,
  image: orNull(message.image, renderMediaRef),
  product_count: message.productCount,
}) satisfies Rendered;

const renderTag = (message: NonNullable<(TagGroup__Output)['tags']>[number]) => ({
  id: message.id,
  slug: message.slug,
  name: message.name,
  position: message.position,
  product_count: message.productCount,
}) satisfies Rendered;

/** Renders the fields of `TagGroup`. */
export const renderTagGroup = (message: TagGroup__Output) => ({
  id: message.id,
  slug: message.slug,
  name: message.name,
  position: message.position,
  tags: message.tags.map(renderTag),
}) satisfies Rendered;

const renderPaymentAllocation = (message: NonNullable<(PaymentSession__Output)['allocations']>[number]) => ({
  invoice_id: message.invoiceId,
  number: message.number,
  amount: amount(message.amount),
}) satisfies Rendered;

/** Renders the fields of `InvoicesPayment`. */
export const renderInvoicesPayment = (message: PaymentSession__Output) => ({
  id: message.id,
  status: message.status,
  purpose: message.purpose,
  amount: amount(message.amount),
  currency: message.currency,
  redirect_url: message.redirectUrl ?? null,
  expires_at: message.expiresAt,
  failure_code: message.failureCode ?? null,
  created_at: message.createdAt,
  allocations: message.allocations.map(renderPaymentAllocation),
}) satisfies Rendered;

/** Renders the fields of `PaymentSession`. */
export const renderPaymentSession = (message: Omit<PaymentSession__Output, 'status' | 'updatedAt' | 'allocations'> & { status: string }) => ({
  id: message.id,
  status: message.status,
  purpose: message.purpose,
  amount: amount(message.amount),
  currency: message.currency,
  redirect_url: message.redirectUrl ?? null,
  expires_at: message.expiresAt,
  failure_code: message.failureCode ?? null,
  created_at: message.createdAt,
}) satisfies Rendered;

/** Renders the fields of `PaymentStatus`. */
export const renderPaymentStatus = (message: PaymentSession__Output & { orderId: string; orderStatus: string; paymentStatus: string; sessionId: string }) => ({
  order_id: message.orderId,
  order_status: message.orderStatus,
  payment_status: message.paymentStatus,
  session_id: message.sessionId,
  status: message.status,
  amount: amount(message.amount),
  currency: message.currency,
  redirect_url: message.redirectUrl ?? null,
  expires_at: message.expiresAt,
  failure_code: message.failureCode ?? null,
  updated_at: message.updatedAt,
}) satisfies Rendered;

const renderTaxBreakdownEntry = (message: NonNullable<(NonNullable<(CheckoutResult__Output)['amounts']>)['taxBreakdown']>[number]) => ({
  rate: amount(message.rate),
  taxable_amount: amount(message.taxableAmount),
  gct_amount: amount(message.gctAmount),
  exempt: message.exempt,
}) satisfies Rendered;

const renderCheckoutAmounts = (message: NonNullable<(CheckoutResult__Output)['amounts']>) => ({
  subtotal: amount(message.subtotal),
  discount_total: amount(message.discountTotal),
  shipping_amount: amount(message.shippingAmount),
  shipping_gct_amount: amount(message.shippingGctAmount),
  gct_amount: amount(message.gctAmount),
  total: amount(message.total),
  tax_breakdown: message.taxBreakdown.map(renderTaxBreakdownEntry),
}) satisfies Rendered;

const renderCreditSnapshot = (message: NonNullable<(CheckoutResult__Output)['credit']>) => ({
  credit_limit: amount(message.creditLimit),
  balance: amount(message.balance),
  held: amount(message.held),
  available_credit: amount(message.availableCredit),
}) satisfies Rendered;

const renderPaymentTerms = (message: NonNullable<(CheckoutResult__Output)['paymentTerms']>) => ({
  code: message.code,
  days: message.days,
}) satisfies Rendered;

const renderPriceIssue = (message: NonNullable<(CheckoutResult__Output)['issues']>[number]) => ({
  line_id: message.lineId ?? null,
  sku: message.sku ?? null,
  code: message.code,
  detail: message.detail ?? null,
  availability: message.availability === undefined ? null : renderBand(message.availability),
}) satisfies Rendered;

/** Renders the fields of `CheckoutResult`. */
export const renderCheckoutResult = (message: CheckoutResult__Output) => ({
  state: message.state,
  order_id: message.orderId ?? null,
  order_number: message.orderNumber ?? null,
  order_status: message.orderStatus ?? null,
  currency: message.currency,
  total: amountOrNull(message.total),
  amounts: orNull(message.amounts, renderCheckoutAmounts),
  shortfall: amountOrNull(message.shortfall),
  credit: orNull(message.credit, renderCreditSnapshot),
  payment_session: orNull(message.paymentSession, renderPaymentSession),
  redirect_url: message.redirectUrl ?? null,
  payment_terms: orNull(message.paymentTerms, renderPaymentTerms),
  issues: message.issues.map(renderPriceIssue),
}) satisfies Rendered;

/** Renders the fields of `CreditStatus`. */
export const renderCreditStatus = (message: CreditStatus__Output) => ({
  status: message.status,
  currency: message.currency,
  credit_limit: amountOrNull(message.creditLimit),
  balance: amountOrNull(message.balance),
  held: amountOrNull(message.held),
  available_credit: amountOrNull(message.availableCredit),
  overdue_amount: amountOrNull(message.overdueAmount),
  unapplied_credit: amount(message.unappliedCredit),
  oldest_due_at: message.oldestDueAt ?? null,
  payment_terms: orNull(message.paymentTerms, renderPaymentTerms),
  as_of: message.asOf,
}) satisfies Rendered;

/** Renders the fields of `CustomerSession`. */
export const renderCustomerSession = (message: CustomerSession__Output) => ({
  id: message.id,
  created_at: message.createdAt,
  last_used_at: message.lastUsedAt,
  expires_at: message.expiresAt,
  is_current: message.isCurrent,
}) satisfies Rendered;

/** Renders the fields of `Customer`. */
export const renderCustomer = (message: Customer__Output) => ({
  id: message.id,
  email: message.email,
  email_verified_at: message.emailVerifiedAt ?? null,
  name: message.name,
  company_name: message.companyName ?? null,
  phone: message.phone ?? null,
  tax_id: message.taxId ?? null,
  tax_exempt_certificate: message.taxExemptCertificate ?? null,
  tax_exempt_until: message.taxExemptUntil ?? null,
  status: message.status,
  currency: message.currency,
  payment_rails: renderPaymentRails(message.paymentRails),
  addresses: message.addresses.map(renderAddress),
  created_at: message.createdAt,
}) satisfies Rendered;

/** Renders the fields of `CustomerPayment`. */
export const renderCustomerPayment = (message: CustomerPayment__Output) => ({
  id: message.id,
  currency: message.currency,
  amount: amount(message.amount),
  reversed_amount: amount(message.reversedAmount),
  paid_at: message.paidAt,
  payment_session_id: message.paymentSessionId ?? null,
  reference: message.reference ?? null,
}) satisfies Rendered;

/** Renders the fields of `Me`. */
export const renderMe = (message: Customer__Output & { credit: CreditStatus__Output | null }) => ({
  id: message.id,
  email: message.email,
  email_verified_at: message.emailVerifiedAt ?? null,
  name: message.name,
  company_name: message.companyName ?? null,
  phone: message.phone ?? null,
  tax_id: message.taxId ?? null,
  tax_exempt_certificate: message.taxExemptCertificate ?? null,
  tax_exempt_until: message.taxExemptUntil ?? null,
  status: message.status,
  currency: message.currency,
  payment_rails: renderPaymentRails(message.paymentRails),
  addresses: message.addresses.map(renderAddress),
  credit: orNull(message.credit, renderCreditStatus),
  created_at: message.createdAt,
}) satisfies Rendered;

const renderCreditNoteLine = (message: NonNullable<(CreditNote__Output)['lines']>[number]) => ({
  sku: message.sku,
  description: message.description,
  quantity: amount(message.quantity),
  base_uom: message.baseUom,
  net_amount: amount(message.netAmount),
  gct_amount: amount(message.gctAmount),
}) satisfies Rendered;

/** Renders the fields of `CreditNote`. */
export const renderCreditNote = (message: CreditNote__Output) => ({
  id: message.id,
  number: message.number,
  invoice_id: message.invoiceId,
  invoice_number: message.invoiceNumber,
  order_id: message.orderId,
  order_number: message.orderNumber ?? null,
  currency: message.currency,
  net_amount: amount(message.netAmount),
  gct_amount: amount(message.gctAmount),
  total: amount(message.total),
  due_reduction: amount(message.dueReduction),
  tax_breakdown: message.taxBreakdown.map(renderTaxBreakdownEntry),
  lines: message.lines.map(renderCreditNoteLine),
  shipping_amount: amount(message.shippingAmount),
  shipping_gct_amount: amount(message.shippingGctAmount),
  reason: message.reason ?? null,
  issued_at: message.issuedAt,
  issued_on: message.issuedOn,
}) satisfies Rendered;

/** Renders the fields of `OrderRow`. */
export const renderOrderRow = (message: Order__Output) => ({
  id: message.id,
  number: message.number,
  status: message.status,
  payment_status: message.paymentStatus,
  payment_rail: message.paymentRail,
  currency: message.currency,
  total: amount(message.total),
  line_count: message.lineCount,
  placed_at: message.placedAt,
  purchase_order_number: message.purchaseOrderNumber ?? null,
}) satisfies Rendered;

/** Renders the fields of `InvoiceRow`. */
export const renderInvoiceRow = (message: Invoice__Output) => ({
  id: message.id,
  number: message.number,
  status: message.status,
  order_id: message.orderId,
  order_number: message.orderNumber,
  purchase_order_number: message.purchaseOrderNumber ?? null,
  payment_rail: message.paymentRail,
  currency: message.currency,
  total: amount(message.total),
  gct_amount: amount(message.gctAmount),
  amount_paid: amount(message.amountPaid),
  amount_due: amount(message.amountDue),
  amount_credited: amount(message.amountCredited),
  amount_refunded: amount(message.amountRefunded),
  settlement: message.settlement,
  is_overdue: message.isOverdue,
  issued_at: message.issuedAt,
  replaces: message.replaces ?? null,
  replaced_by: message.replacedBy ?? null,
  due_at: message.dueAt,
  issued_on: message.issuedOn,
  due_on: message.dueOn,
  voided_at: message.voidedAt ?? null,
}) satisfies Rendered;

const renderInvoiceLine = (message: NonNullable<(Invoice__Output)['lines']>[number]) => ({
  sku: message.sku,
  description: message.description,
  quantity: amount(message.quantity),
  base_uom: message.baseUom,
  order_uom: message.orderUom ?? null,
  order_quantity: amountOrNull(message.orderQuantity),
  unit_price: amount(message.unitPrice),
  line_subtotal: amount(message.lineSubtotal),
  discount_amount: amount(message.discountAmount),
  effective_gct_rate: amount(message.effectiveGctRate),
  gct_amount: amount(message.gctAmount),
  line_total: amount(message.lineTotal),
}) satisfies Rendered;

/** Renders the fields of `InvoiceIssuedData`. */
export const renderInvoiceIssuedData = (message: Invoice__Output) => ({
  id: message.id,
  number: message.number,
  status: message.status,
  order_id: message.orderId,
  order_number: message.orderNumber,
  purchase_order_number: message.purchaseOrderNumber ?? null,
  payment_rail: message.paymentRail,
  currency: message.currency,
  total: amount(message.total),
  gct_amount: amount(message.gctAmount),
  amount_paid: amount(message.amountPaid),
  amount_due: amount(message.amountDue),
  amount_credited: amount(message.amountCredited),
  amount_refunded: amount(message.amountRefunded),
  settlement: message.settlement,
  is_overdue: message.isOverdue,
  issued_at: message.issuedAt,
  replaces: message.replaces ?? null,
  replaced_by: message.replacedBy ?? null,
  due_at: message.dueAt,
  issued_on: message.issuedOn,
  due_on: message.dueOn,
  voided_at: message.voidedAt ?? null,
  lines: message.lines.map(renderInvoiceLine),
}) satisfies Rendered;

const renderParty = (message: NonNullable<(Invoice__Output & { order: Order__Output | null })['seller']>) => ({
  name: message.name,
  company_name: message.companyName ?? null,
  tax_id: message.taxId ?? null,
  tax_exempt_certificate: message.taxExemptCertificate ?? null,
  email: message.email ?? null,
  phone: message.phone ?? null,
  address: orNull(message.address, renderAddress),
}) satisfies Rendered;

const renderInvoicePayment = (message: NonNullable<(Invoice__Output & { order: Order__Output | null })['payments']>[number]) => ({
  id: message.id,
  amount: amount(message.amount),
  paid_at: message.paidAt,
  source: message.source,
  status: message.status,
  reversed_amount: amount(message.reversedAmount),
  reversal_reason: message.reversalReason ?? null,
  reversed_on: message.reversedOn ?? null,
}) satisfies Rendered;

/** Renders the fields of `Invoice`. */
export const renderInvoice = (message: Invoice__Output & { order: Order__Output | null }) => ({
  id: message.id,
  number: message.number,
  status: message.status,
  order_id: message.orderId,
  order_number: message.orderNumber,
  purchase_order_number: message.purchaseOrderNumber ?? null,
  payment_rail: message.paymentRail,
  currency: message.currency,
  total: amount(message.total),
  gct_amount: amount(message.gctAmount),
  amount_paid: amount(message.amountPaid),
  amount_due: amount(message.amountDue),
  amount_credited: amount(message.amountCredited),
  amount_refunded: amount(message.amountRefunded),
  settlement: message.settlement,
  is_overdue: message.isOverdue,
  issued_at: message.issuedAt,
  replaces: message.replaces ?? null,
  replaced_by: message.replacedBy ?? null,
  due_at: message.dueAt,
  issued_on: message.issuedOn,
  due_on: message.dueOn,
  voided_at: message.voidedAt ?? null,
  lines: message.lines.map(renderInvoiceLine),
  subtotal: amount(message.subtotal),
  discount_total: amount(message.discountTotal),
  shipping_amount: amount(message.shippingAmount),
  tax_breakdown: message.taxBreakdown.map(renderTaxBreakdownEntry),
  tax_exempt: message.taxExempt,
  seller: orNull(message.seller, renderParty),
  buyer: orNull(message.buyer, renderParty),
  payments: message.payments.map(renderInvoicePayment),
  credit_notes: message.creditNotes.map(renderCreditNote),
  voided_on: message.voidedOn ?? null,
  payment_terms: renderPaymentTerms(present(message.paymentTerms)),
  order: orNull(message.order, renderOrderRow),
}) satisfies Rendered;

const renderStatementEntry = (message: NonNullable<(Statement__Output & { aging: Aging__Output })['entries']>[number]) => ({
  date: message.date,
  type: message.type,
  number: message.number ?? null,
  reference: message.reference ?? null,
  description: message.description,
  debit: amountOrNull(message.debit),
  credit: amountOrNull(message.credit),
  balance: amount(message.balance),
  invoice_id: message.invoiceId ?? null,
}) satisfies Rendered;

const renderAging = (message: NonNullable<(Statement__Output & { aging: Aging__Output })['aging']>) => ({
  current: amount(message.current),
  days_1_30: amount(message.days_1_30),
  days_31_60: amount(message.days_31_60),
  days_61_90: amount(message.days_61_90),
  over_90: amount(message.over_90),
}) satisfies Rendered;

/** Renders the fields of `Statement`. */
export const renderStatement = (message: Statement__Output & { aging: Aging__Output }) => ({
  currency: message.currency,
  from: message.from,
  to: message.to,
  opening_balance: amount(message.openingBalance),
  entries: message.entries.map(renderStatementEntry),
  closing_balance: amount(message.closingBalance),
  unapplied_credit: amount(message.unappliedCredit),
  aging: renderAging(message.aging),
  as_of: message.asOf,
}) satisfies Rendered;

const renderOrderCustomer = (message: NonNullable<(Order__Output & Partial<OrderBillingSections>)['buyer']>) => ({
  id: message.customerId,
  email: message.email,
  name: message.name,
  company_name: message.companyName ?? null,
  tax_id: message.taxId ?? null,
  tax_exempt_certificate: message.taxExemptCertificate ?? null,
  phone: message.phone ?? null,
}) satisfies Rendered;

const renderShippingOption = (message: NonNullable<(Order__Output & Partial<OrderBillingSections>)['shippingOption']>) => ({
  code: message.code,
  label: message.label,
  kind: message.kind,
  amount: amount(message.amount),
  free_over: amountOrNull(message.freeOver),
  currency: message.currency,
}) satisfies Rendered;

const renderOrderLine = (message: NonNullable<(Order__Output & Partial<OrderBillingSections>)['lines']>[number]) => ({
  id: message.id,
  sku: message.sku,
  description: message.description,
  quantity: amount(message.quantity),
  base_uom: message.baseUom,
  order_uom: message.orderUom ?? null,
  order_quantity: amountOrNull(message.orderQuantity),
  unit_price: amount(message.unitPrice),
  order_unit_price: amountOrNull(message.orderUnitPrice),
  list_unit_price: amountOrNull(message.listUnitPrice),
  price_source: renderPriceSource(message.priceSource),
  line_subtotal: amount(message.lineSubtotal),
  discount_amount: amount(message.discountAmount),
  discounts: message.discounts.map(renderLineDiscount),
  effective_gct_rate: amount(message.effectiveGctRate),
  gct_amount: amount(message.gctAmount),
  line_total: amount(message.lineTotal),
  shipped_quantity: amount(message.shippedQuantity),
  cancelled_quantity: amount(message.cancelledQuantity),
  credited_quantity: amount(message.creditedQuantity),
  returned_quantity: amount(message.returnedQuantity),
  image: orNull(message.image, renderMediaRef),
}) satisfies Rendered;

const renderOrderPromotion = (message: NonNullable<(Order__Output & Partial<OrderBillingSections>)['promotions']>[number]) => ({
  code: message.code,
  description: message.description,
  discount_amount: amount(message.discountAmount),
}) satisfies Rendered;

const renderShipmentLine = (message: NonNullable<(NonNullable<(Order__Output & Partial<OrderBillingSections>)['shipments']>[number])['lines']>[number]) => ({
  line_id: message.lineId,
  sku: message.sku,
  quantity: amount(message.quantity),
}) satisfies Rendered;

const renderShipment = (message: NonNullable<(Order__Output & Partial<OrderBillingSections>)['shipments']>[number]) => ({
  id: message.id,
  number: message.number,
  carrier: message.carrier ?? null,
  tracking_number: message.trackingNumber ?? null,
  tracking_url: message.trackingUrl ?? null,
  shipped_at: message.shippedAt,
  delivered_at: message.deliveredAt ?? null,
  lines: message.lines.map(renderShipmentLine),
}) satisfies Rendered;

const renderOrderCancellation = (message: NonNullable<(Order__Output & Partial<OrderBillingSections>)['cancellation']>) => ({
  reason: message.reason,
  reason_code: message.reasonCode,
  cancelled_at: message.cancelledAt,
  actor: message.actor,
}) satisfies Rendered;

const renderOrderTimelineEntry = (message: NonNullable<(Order__Output & Partial<OrderBillingSections>)['timeline']>[number]) => ({
  at: message.at,
  event: message.event,
  actor: message.actor,
}) satisfies Rendered;

/** Renders the fields of `Order`. */
export const renderOrder = (message: Order__Output & Partial<OrderBillingSections>) => ({
  id: message.id,
  number: message.number,
  status: message.status,
  payment_status: message.paymentStatus,
  payment_rail: message.paymentRail,
  currency: message.currency,
  total: amount(message.total),
  line_count: message.lineCount,
  placed_at: message.placedAt,
  purchase_order_number: message.purchaseOrderNumber ?? null,
  cart_id: message.cartId,
  customer: orNull(message.buyer, renderOrderCustomer),
  shipping_address: orNull(message.shippingAddress, renderAddress),
  billing_address: orNull(message.billingAddress, renderAddress),
  shipping_option: orNull(message.shippingOption, renderShippingOption),
  requested_delivery_date: message.requestedDeliveryDate ?? null,
  payment_terms: orNull(message.paymentTerms, renderPaymentTerms),
  notes: message.notes ?? null,
  lines: message.lines.map(renderOrderLine),
  subtotal: amount(message.subtotal),
  discount_total: amount(message.discountTotal),
  shipping_amount: amount(message.shippingAmount),
  shipping_gct_amount: amountOrNull(message.shippingGctAmount),
  gct_amount: amount(message.gctAmount),
  tax_exempt: message.taxExempt,
  promotions: message.promotions.map(renderOrderPromotion),
  shipments: message.shipments.map(renderShipment),
  invoices: message.invoices?.map(renderInvoiceRow) ?? null,
  payment_session: orNull(message.paymentSession, renderPaymentSession),
  cancellation: orNull(message.cancellation, renderOrderCancellation),
  timeline: message.timeline.map(renderOrderTimelineEntry),
  allowed_actions: message.allowedActions,
  updated_at: message.updatedAt,
}) satisfies Rendered;

const renderOrderEventLine = (message: NonNullable<(Order__Output & Partial<OrderBillingSections>)['lines']>[number]) => ({
  id: message.id,
  sku: message.sku,
  description: message.description,
  quantity: amount(message.quantity),
  base_uom: message.baseUom,
  order_uom: message.orderUom ?? null,
  order_quantity: amountOrNull(message.orderQuantity),
  unit_price: amount(message.unitPrice),
  order_unit_price: amountOrNull(message.orderUnitPrice),
  list_unit_price: amountOrNull(message.listUnitPrice),
  price_source: renderPriceSource(message.priceSource),
  line_subtotal: amount(message.lineSubtotal),
  discount_amount: amount(message.discountAmount),
  discounts: message.discounts.map(renderLineDiscount),
  effective_gct_rate: amount(message.effectiveGctRate),
  gct_amount: amount(message.gctAmount),
  line_total: amount(message.lineTotal),
  shipped_quantity: amount(message.shippedQuantity),
  cancelled_quantity: amount(message.cancelledQuantity),
  credited_quantity: amount(message.creditedQuantity),
  returned_quantity: amount(message.returnedQuantity),
}) satisfies Rendered;

/** Renders the fields of `OrderEventData`. */
export const renderOrderEventData = (message: Order__Output & Partial<OrderBillingSections>) => ({
  id: message.id,
  number: message.number,
  status: message.status,
  payment_status: message.paymentStatus,
  payment_rail: message.paymentRail,
  currency: message.currency,
  total: amount(message.total),
  line_count: message.lineCount,
  placed_at: message.placedAt,
  purchase_order_number: message.purchaseOrderNumber ?? null,
  cart_id: message.cartId,
  customer: orNull(message.buyer, renderOrderCustomer),
  shipping_address: orNull(message.shippingAddress, renderAddress),
  billing_address: orNull(message.billingAddress, renderAddress),
  shipping_option: orNull(message.shippingOption, renderShippingOption),
  requested_delivery_date: message.requestedDeliveryDate ?? null,
  payment_terms: orNull(message.paymentTerms, renderPaymentTerms),
  notes: message.notes ?? null,
  lines: message.lines.map(renderOrderEventLine),
  subtotal: amount(message.subtotal),
  discount_total: amount(message.discountTotal),
  shipping_amount: amount(message.shippingAmount),
  shipping_gct_amount: amountOrNull(message.shippingGctAmount),
  gct_amount: amount(message.gctAmount),
  tax_exempt: message.taxExempt,
  promotions: message.promotions.map(renderOrderPromotion),
  shipments: message.shipments.map(renderShipment),
  invoices: message.invoices?.map(renderInvoiceRow) ?? null,
  payment_session: orNull(message.paymentSession, renderPaymentSession),
  cancellation: orNull(message.cancellation, renderOrderCancellation),
  timeline: message.timeline.map(renderOrderTimelineEntry),
  allowed_actions: message.allowedActions,
  updated_at: message.updatedAt,
}) satisfies Rendered;

/** Renders the fields of `ShippingOptions`. */
export const renderShippingOptions = (message: ListShippingOptionsResponse__Output) => ({
  options: message.options.map(renderShippingOption),
  couriers_enabled: message.couriersEnabled,
}) satisfies Rendered;

const renderLastDelivery = (message: NonNullable<(Subscription__Output)['lastDelivery']>) => ({
  id: message.id,
  event: message.event,
  status: message.status,
  response_status: message.responseStatus ?? null,
  at: message.at,
}) satisfies Rendered;

/** Renders the fields of `Subscription`. */
export const renderSubscription = (message: Subscription__Output) => ({
  id: message.id,
  endpoint_url: message.endpointUrl,
  event_types: message.eventTypes,
  description: message.description ?? null,
  status: message.status,
  signing_secret_hint: message.signingSecretHint,
  consecutive_failures: message.consecutiveFailures,
  disabled_at: message.disabledAt ?? null,
  disabled_reason: message.disabledReason ?? null,
  last_delivery: orNull(message.lastDelivery, renderLastDelivery),
  filters: message.filters.map(renderWebhookFilter),
  headers: message.headers,
  ordering: message.ordering,
  signature_scheme: message.signatureScheme,
  public_key: message.publicKey ?? null,
  max_deliveries_per_second: message.maxDeliveriesPerSecond ?? null,
  created_at: message.createdAt,
  updated_at: message.updatedAt,
}) satisfies Rendered;

/** Renders the fields of `SubscriptionWithSecret`. */
export const renderSubscriptionWithSecret = (message: Subscription__Output & { signingSecret: string }) => ({
  id: message.id,
  endpoint_url: message.endpointUrl,
  event_types: message.eventTypes,
  description: message.description ?? null,
  status: message.status,
  signing_secret_hint: message.signingSecretHint,
  consecutive_failures: message.consecutiveFailures,
  disabled_at: message.disabledAt ?? null,
  disabled_reason: message.disabledReason ?? null,
  last_delivery: orNull(message.lastDelivery, renderLastDelivery),
  filters: message.filters.map(renderWebhookFilter),
  headers: message.headers,
  ordering: message.ordering,
  signature_scheme: message.signatureScheme,
  public_key: message.publicKey ?? null,
  max_deliveries_per_second: message.maxDeliveriesPerSecond ?? null,
  created_at: message.createdAt,
  updated_at: message.updatedAt,
  signing_secret: message.signingSecret,
}) satisfies Rendered;

/** Renders the fields of `DeliveryHour`. */
export const renderDeliveryHour = (message: DeliveryHour__Output) => ({
  hour: message.hour,
  delivered: message.delivered,
  failed: message.failed,
  p50_ms: message.p50Ms,
  p95_ms: message.p95Ms,
}) satisfies Rendered;

/** Renders the fields of `DeliveryRow`. */
export const renderDeliveryRow = (message: Delivery__Output) => ({
  id: message.id,
  subscription_id: message.subscriptionId,
  event: message.event,
  event_id: message.eventId,
  status: message.status,
  attempt_count: message.attemptCount,
  next_attempt_at: message.nextAttemptAt ?? null,
  delivered_at: message.deliveredAt ?? null,
  created_at: message.createdAt,
  last_response_status: message.lastResponseStatus ?? null,
  last_failure: message.lastFailure ?? null,
}) satisfies Rendered;

const renderDeliveryAttempt = (message: NonNullable<(Delivery__Output)['attempts']>[number]) => ({
  number: message.number,
  started_at: message.startedAt,
  duration_ms: message.durationMs,
  response_status: message.responseStatus ?? null,
  failure: message.failure ?? null,
}) satisfies Rendered;

/** Renders the fields of `Delivery`. */
export const renderDelivery = (message: Delivery__Output) => ({
  id: message.id,
  subscription_id: message.subscriptionId,
  event: message.event,
  event_id: message.eventId,
  status: message.status,
  attempt_count: message.attemptCount,
  next_attempt_at: message.nextAttemptAt ?? null,
  delivered_at: message.deliveredAt ?? null,
  created_at: message.createdAt,
  last_response_status: message.lastResponseStatus ?? null,
  last_failure: message.lastFailure ?? null,
  attempts: message.attempts.map(renderDeliveryAttempt),
  body: message.body ?? null,
}) satisfies Rendered;

/** Renders the fields of `RequestEventDelivery`. */
export const renderRequestEventDelivery = (message: Delivery__Output) => ({
  id: message.id,
  subscription_id: message.subscriptionId,
  status: message.status,
  attempt_count: message.attemptCount,
  last_response_status: message.lastResponseStatus ?? null,
  last_failure: message.lastFailure ?? null,
}) satisfies Rendered;

/** Renders the fields of `ProductEventData`. */
export const renderProductEventData = (message: ProductEvent__Output) => ({
  sku: message.sku,
  changed: message.changed,
  updated_at: message.updatedAt,
  etag: message.etag ?? null,
}) satisfies Rendered;

/** Renders the fields of `ProductRemovedData`. */
export const renderProductRemovedData = (message: ProductEvent__Output) => ({
  sku: message.sku,
  updated_at: message.updatedAt,
}) satisfies Rendered;

/** Renders the fields of `StockChangedData`. */
export const renderStockChangedData = (message: StockChanged__Output) => ({
  sku: message.sku,
  availability: renderBand(message.availability),
  previous_availability: renderBand(message.previousAvailability),
}) satisfies Rendered;

/** Renders the fields of `AdminRefund`. */
export const renderAdminRefund = (message: Refund__Output) => ({
  id: message.id,
  status: message.status,
  method: message.method,
  amount: amount(message.amount),
  currency: message.currency,
  order_id: message.orderId,
  order_number: message.orderNumber ?? null,
  invoice_id: message.invoiceId ?? null,
  payment_session_id: message.paymentSessionId ?? null,
  credit_note_id: message.creditNoteId ?? null,
  is_overpayment: message.isOverpayment,
  provider_reference: message.providerReference ?? null,
  reference: message.reference ?? null,
  failure_code: message.failureCode ?? null,
  replaced_by: message.replacedBy ?? null,
  created_at: message.createdAt,
  settled_at: message.settledAt ?? null,
}) satisfies Rendered;

const renderAdminCustomerRef = (message: NonNullable<(StorePayment__Output)['customer']>) => ({
  id: message.customerId,
  email: message.email,
  name: message.name,
  company_name: message.companyName ?? null,
}) satisfies Rendered;

const renderAdminPaymentAllocation = (message: NonNullable<(StorePayment__Output)['allocations']>[number]) => ({
  invoice_id: message.invoiceId,
  number: message.number,
  amount: amount(message.amount),
  reversed_amount: amount(message.reversedAmount),
}) satisfies Rendered;

/** Renders the fields of `AdminPayment`. */
export const renderAdminPayment = (message: StorePayment__Output) => ({
  id: message.id,
  customer: renderAdminCustomerRef(present(message.customer)),
  source: message.source,
  status: message.status,
  currency: message.currency,
  amount: amount(message.amount),
  reversed_amount: amount(message.reversedAmount),
  paid_at: message.paidAt,
  payment_session_id: message.paymentSessionId ?? null,
  reference: message.reference ?? null,
  allocations: message.allocations.map(renderAdminPaymentAllocation),
}) satisfies Rendered;

const renderAdminCreditEntry = (message: NonNullable<(GetCreditResponse__Output)['entries']>[number]) => ({
  at: message.at,
  kind: message.kind,
  amount: amount(message.amount),
  reference: message.reference,
  order_number: message.orderNumber ?? null,
}) satisfies Rendered;

/** Renders the fields of `AdminCredit`. */
export const renderAdminCredit = (message: GetCreditResponse__Output) => ({
  customer_id: message.customerId,
  email: message.email,
  credit_limit: amountOrNull(message.creditLimit),
  balance: amountOrNull(message.balance),
  held: amountOrNull(message.held),
  entries: message.entries.map(renderAdminCreditEntry),
  unapplied_credit: amountOrNull(message.unappliedAmount),
  unapplied_entries: message.unappliedEntries.map(renderAdminCreditEntry),
}) satisfies Rendered;

/** Renders the fields of `AdminTaxRow`. */
export const renderAdminTaxRow = (message: TaxRow__Output) => ({
  rate: amount(message.rate),
  taxable_amount: amount(message.taxableAmount),
  gct_amount: amount(message.gctAmount),
}) satisfies Rendered;

/** Renders the fields of `AdminAgingRow`. */
export const renderAdminAgingRow = (message: AgingRow__Output) => ({
  customer: message.customer,
  aging: renderAging(present(message.aging)),
}) satisfies Rendered;

/** Renders the fields of `AdminPaymentRow`. */
export const renderAdminPaymentRow = (message: PaymentRow__Output) => ({
  date: message.date,
  customer: message.customer,
  amount: amount(message.amount),
  reference: message.reference ?? null,
  source: message.source,
  status: message.status,
}) satisfies Rendered;

/** Renders the fields of `AdminSalesDay`. */
export const renderAdminSalesDay = (message: SalesDay__Output) => ({
  date: message.date,
  orders: message.orders,
  total: amount(message.total),
}) satisfies Rendered;
