/**
 * Generates `packages/public-json/src/gen.ts`, or the file given as the first argument: functions that render messages by the schemas of responses
 * and events. A message has the fields of the schema, in camel case. They are generated because a loop over the fields is slower.
 */
import { writeFileSync } from 'node:fs';
import { BANDS, PAYMENT_RAILS, PRICE_SOURCES } from '@storefront/contract';
import { packageDefinition } from '@storefront/proto';
import { z } from 'zod';
import { AgingRowOut, CreditOut, PaymentOut, PaymentRowOut, RefundOut, SalesDayOut, TaxRowOut } from './src/admin/schemas/money.ts';
import { CartOut, CartRowOut } from './src/api/carts/schemas.ts';
import { AvailabilityOut, CatalogChangeOut, CategoryOut, TagGroupOut } from './src/api/catalog/schemas.ts';
import { InvoicesPaymentOut, PaymentSessionOut, PaymentStatusOut } from './src/api/checkout/payment-sessions.ts';
import { CheckoutResultOut } from './src/api/checkout/schemas.ts';
import { ShippingOptionsOut } from './src/api/checkout/shipping-options.ts';
import { CustomerPaymentOut } from './src/api/customers/account-export-schemas.ts';
import { AddressOut, CreditStatusOut, CustomerOut, CustomerSessionOut, MeOut, StatementOut } from './src/api/customers/schemas.ts';
import { RequestDeliveryOut } from './src/api/developer-tools/schemas.ts';
import { InvoiceIssuedData, ProductEventData, ProductRemovedData, StockChangedData } from './src/api/events/schemas.ts';
import { CreditNoteOut, InvoiceOut, InvoiceRowOut } from './src/api/invoices/schemas.ts';
import { SavedListOut, SavedListRowOut } from './src/api/lists/schemas.ts';
import { OrderRowOut } from './src/api/orders/order-rows.ts';
import { OrderEventData, OrderOut } from './src/api/orders/schemas.ts';
import { MediaRefOut } from './src/api/schemas/media.ts';
import { WebhookFilter } from './src/api/webhooks/options.ts';
import { DeliveryHourOut, DeliveryOut, DeliveryRowOut, SubscriptionOut, SubscriptionWithSecretOut } from './src/api/webhooks/schemas.ts';

/** The schemas that are rendered, with the types of their messages. */
const RENDERED: readonly (readonly [schema: z.ZodType, message: string])[] = [
  [AddressOut, 'Address__Output'],
  [CartOut, 'Cart__Output'],
  [CartRowOut, 'CartRow__Output'],
  [SavedListOut, 'SavedList__Output'],
  [SavedListRowOut, 'SavedList__Output'],
  [AvailabilityOut, "Pick<SkuAvailability__Output, 'sku' | 'availability'>"],
  [CatalogChangeOut, 'CatalogChange__Output'],
  [CategoryOut, 'Category__Output'],
  [TagGroupOut, 'TagGroup__Output'],
  [InvoicesPaymentOut, 'PaymentSession__Output'],
  [PaymentSessionOut, "Omit<PaymentSession__Output, 'status' | 'updatedAt' | 'allocations'> & { status: string }"],
  [PaymentStatusOut, 'PaymentSession__Output & { orderId: string; orderStatus: string; paymentStatus: string; sessionId: string }'],
  [CheckoutResultOut, 'CheckoutResult__Output'],
  [CreditStatusOut, 'CreditStatus__Output'],
  [CustomerSessionOut, 'CustomerSession__Output'],
  [CustomerOut, 'Customer__Output'],
  [CustomerPaymentOut, 'CustomerPayment__Output'],
  [MeOut, 'Customer__Output & { credit: CreditStatus__Output | null }'],
  [CreditNoteOut, 'CreditNote__Output'],
  [OrderRowOut, 'Order__Output'],
  [InvoiceRowOut, 'Invoice__Output'],
  [InvoiceIssuedData, 'Invoice__Output'],
  [InvoiceOut, 'Invoice__Output & { order: Order__Output | null }'],
  [StatementOut, 'Statement__Output & { aging: Aging__Output }'],
  [OrderOut, 'Order__Output & Partial<OrderBillingSections>'],
  [OrderEventData, 'Order__Output & Partial<OrderBillingSections>'],
  [ShippingOptionsOut, 'ListShippingOptionsResponse__Output'],
  [SubscriptionOut, 'Subscription__Output'],
  [SubscriptionWithSecretOut, 'Subscription__Output & { signingSecret: string }'],
  [DeliveryHourOut, 'DeliveryHour__Output'],
  [DeliveryRowOut, 'Delivery__Output'],
  [DeliveryOut, 'Delivery__Output'],
  [RequestDeliveryOut, 'Delivery__Output'],
  [ProductEventData, 'ProductEvent__Output'],
  [ProductRemovedData, 'ProductEvent__Output'],
  [StockChangedData, 'StockChanged__Output'],
  [RefundOut, 'Refund__Output'],
  [PaymentOut, 'StorePayment__Output'],
  [CreditOut, 'GetCreditResponse__Output'],
  [TaxRowOut, 'TaxRow__Output'],
  [AgingRowOut, 'AgingRow__Output'],
  [PaymentRowOut, 'PaymentRow__Output'],
  [SalesDayOut, 'SalesDay__Output'],
];

/** Messages keep the names of fields with numbers. */
const AGING_NAMES = Object.fromEntries(['days_1_30', 'days_31_60', 'days_61_90', 'over_90'].map((name) => [`Aging.${name}`, name]));

/** Fields that have another name in messages. */
const NAMES: Readonly<Record<string, string>> = {
  'Order.customer': 'buyer',
  'OrderEventData.customer': 'buyer',
  'OrderCustomer.id': 'customerId',
  'AdminCustomerRef.id': 'customerId',
  'AdminCredit.unapplied_credit': 'unappliedAmount',
  ...AGING_NAMES,
};

/** Fields whose message is always set. The type of a message does not say so. */
const PRESENT: ReadonlySet<string> = new Set(['Invoice.payment_terms', 'AdminPayment.customer', 'AdminAgingRow.aging']);

const HEAD = `// Generated from gateway/src/api by \`npm run openapi -w gateway\`. Do not edit.
import { renderMediaRef } from './media.ts';
import type { OrderBillingSections } from './order-billing-sections.ts';
import { amount, amountOrNull, orNull, present, type Rendered, renderBand, renderPaymentRails, renderPriceSource } from './values.ts';
import { renderWebhookFilter } from './webhook-filter.ts';
`;

/** Returns the imports of the types of messages. */
function importsOfMessages(): string {
  const used = new Set(RENDERED.flatMap(([, message]) => message.match(/\w+(?=__Output)/g) ?? []));
  const names = Object.keys(packageDefinition()).filter((name) => used.has(messageOf(name)));
  const byPackage = Object.groupBy(names, (name) => name.slice(0, name.lastIndexOf('.')));
  return Object.entries(byPackage)
    .map(([name, messages = []]) => {
      const types = messages.map((message) => `${messageOf(message)}__Output`).toSorted();
      return `import type { ${types.join(', ')} } from '@storefront/proto/${name.replaceAll('.', '/')}';\n`;
    })
    .join('');
}

const messageOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** How a value is rendered: returns the expression of its JSON. */
interface Rendering {
  readonly json: (value: string) => string;
  /** The expression if the value can be null. */
  readonly orNull: (value: string) => string;
}

const functions = new Map<string, string>();
const exported: ReadonlySet<string> = new Set(RENDERED.map(([schema]) => nameOf(schema)));

/** Declares the renderer of an object after those that it calls, and returns its name. */
function declare(schema: z.ZodType, message: string): string {
  const name = nameOf(schema);
  if (functions.has(name)) return name;
  const isOwnChild = (inner: z.ZodType) => inner instanceof z.ZodArray && inner.element === schema;
  // Messages are flat: who renders a tree adds the children.
  const entries = Object.entries(shapeOf(schema)).filter(([, inner]) => !isOwnChild(inner));
  const fields = entries.map(([field, inner]) => {
    const source = NAMES[`${name}.${field}`] ?? field.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
    return `  ${field}: ${renderingOf(inner, `NonNullable<(${message})['${source}']>`).json(PRESENT.has(`${name}.${field}`) ? `present(message.${source})` : `message.${source}`)},\n`;
  });
  const start = exported.has(name) ? `\n/** Renders the fields of \`${name}\`. */\nexport ` : '\n';
  functions.set(name, `${start}const render${name} = (message: ${message}) => ({\n${fields.join('')}}) satisfies Rendered;\n`);
  return name;
}

function nameOf(schema: z.ZodType): string {
  const id = schema.meta()?.id;
  if (id === undefined) throw new Error('a schema that is rendered has no name');
  return id;
}

/** Returns the fields of an object. The variants of a union have the same fields; one that is null in any of them is nullable. */
function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (!(schema instanceof z.ZodDiscriminatedUnion)) throw new Error(`${nameOf(schema)} is not an object`);
  const [first, ...others] = (schema.options as z.ZodType[]).map(shapeOf);
  return Object.fromEntries(
    Object.entries(first ?? {}).map(([name, field]) => [
      name,
      [field, ...others.flatMap((other) => other[name] ?? [])].find((each) => each instanceof z.ZodNullable) ?? field,
    ]),
  );
}

/** Returns how a value is rendered. A value that is not set is `null`, except for a stock band, which is then unknown. */
function renderingOf(schema: z.ZodType, message: string): Rendering {
  if (schema instanceof z.ZodNullable) {
    const { orNull } = renderingOf(schema.unwrap() as z.ZodType, message);
    return { json: orNull, orNull };
  }
  if (schema instanceof z.ZodArray) return listOf(schema.element as z.ZodType, `${message}[number]`);
  if (schema instanceof z.ZodObject || schema === MediaRefOut) {
    const name = schema === MediaRefOut ? nameOf(schema) : declare(schema, message);
    return { json: (value) => `render${name}(${value})`, orNull: (value) => `orNull(${value}, render${name})` };
  }
  if (isOneOf(schema, BANDS)) {
    const { json } = by('renderBand');
    return { json, orNull: (value) => `${value} === undefined ? null : ${json(value)}` };
  }
  // A message holds int64 as text, and numbers that are not whole as decimal text.
  if (schema instanceof z.ZodNumberFormat) return schema.format === 'int32' ? AS_IS : by('Number');
  if (schema instanceof z.ZodNumber) return by('amount', 'amountOrNull');
  return isOneOf(schema, PRICE_SOURCES) ? by('renderPriceSource') : AS_IS;
}

const AS_IS: Rendering = { json: (value) => value, orNull: (value) => `${value} ?? null` };

const by = (name: string, nullable = name): Rendering => ({
  json: (value) => `${name}(${value})`,
  orNull: (value) => `${nullable}(${value})`,
});

const isOneOf = (schema: z.ZodType, values: readonly string[]): boolean =>
  schema instanceof z.ZodEnum && schema.options.join() === values.join();

function listOf(element: z.ZodType, message: string): Rendering {
  if (element === WebhookFilter)
    return { json: (value) => `${value}.map(renderWebhookFilter)`, orNull: (value) => `${value}?.map(renderWebhookFilter) ?? null` };
  if (isOneOf(element, PAYMENT_RAILS)) return by('renderPaymentRails');
  if (!(element instanceof z.ZodObject)) return AS_IS;
  const render = `render${declare(element, message)}`;
  return { json: (value) => `${value}.map(${render})`, orNull: (value) => `${value}?.map(${render}) ?? null` };
}

for (const [schema, message] of RENDERED) declare(schema, message);
writeFileSync(
  process.argv[2] ?? new URL('../packages/public-json/src/gen.ts', import.meta.url),
  HEAD + importsOfMessages() + [...functions.values()].join(''),
);
