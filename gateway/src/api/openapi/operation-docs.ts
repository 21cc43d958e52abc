import type { OperationDocs } from './operation-doc.ts';
import { CART_OPERATIONS } from './operations/carts.ts';
import { CATALOG_OPERATIONS } from './operations/catalog.ts';
import { CHECKOUT_OPERATIONS } from './operations/checkout.ts';
import { CUSTOMER_OPERATIONS } from './operations/customers.ts';
import { DEVELOPER_OPERATIONS } from './operations/developer-tools.ts';
import { DIAGNOSTIC_OPERATIONS } from './operations/diagnostics.ts';
import { INVOICE_OPERATIONS } from './operations/invoices.ts';
import { LIST_OPERATIONS } from './operations/lists.ts';
import { ORDER_OPERATIONS } from './operations/orders.ts';
import { SANDBOX_OPERATIONS } from './operations/sandbox.ts';
import { SESSION_OPERATIONS } from './operations/shopper-sessions.ts';
import { WEBHOOK_OPERATIONS } from './operations/webhooks.ts';

/** The operations of each section of the reference, with their documentation. */
const SECTIONS: readonly [section: string, operations: Readonly<Record<string, OperationDocs>>][] = [
  ['Diagnostics', DIAGNOSTIC_OPERATIONS],
  ['Catalog', CATALOG_OPERATIONS],
  ['Shopper sessions', SESSION_OPERATIONS],
  ['Customer', CUSTOMER_OPERATIONS],
  ['Cart', CART_OPERATIONS],
  ['Lists', LIST_OPERATIONS],
  ['Checkout', CHECKOUT_OPERATIONS],
  ['Orders', ORDER_OPERATIONS],
  ['Invoices', INVOICE_OPERATIONS],
  ['Webhooks', WEBHOOK_OPERATIONS],
  ['Sandbox', SANDBOX_OPERATIONS],
  ['Developer tools', DEVELOPER_OPERATIONS],
];

/** Documentation by operation ID, with the section of the reference. A test fails if a route has no entry. */
export const OPERATION_DOCS: Readonly<Record<string, OperationDocs & { readonly section: string }>> = Object.fromEntries(
  SECTIONS.flatMap(([section, operations]) => Object.entries(operations).map(([id, docs]) => [id, { ...docs, section }])),
);
