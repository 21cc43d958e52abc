import type { Reason } from '../docs/error-reasons.ts';
import { CART_OPERATIONS } from './operations/carts.ts';
import { CATALOG_OPERATIONS } from './operations/catalog.ts';
import { CHECKOUT_OPERATIONS } from './operations/checkout.ts';
import { CUSTOMER_OPERATIONS } from './operations/customers.ts';
import { DIAGNOSTIC_OPERATIONS } from './operations/diagnostics.ts';
import { INVOICE_OPERATIONS } from './operations/invoices.ts';
import { ORDER_OPERATIONS } from './operations/orders.ts';
import { SESSION_OPERATIONS } from './operations/shopper-sessions.ts';
import { WEBHOOK_OPERATIONS } from './operations/webhooks.ts';

export interface Example {
  readonly summary: string;
  readonly value: unknown;
}
export type Examples = Readonly<Record<string, Example>>;

/** What the document tells of an operation beyond its row of the route table. */
export interface OperationDocs {
  /** CommonMark, in the contract's words. */
  readonly description: string;
  /** The reasons of refusals that are this operation's own; those that its access brings are added. */
  readonly reasons?: readonly Reason[];
  /** Whole request bodies. */
  readonly request?: Examples;
  /** Whole bodies of the good answer; none where it has no body. */
  readonly response?: Examples;
}

/** By operation id. A row of the route table without an entry fails the document's test. */
export const OPERATION_DOCS: Readonly<Record<string, OperationDocs>> = {
  ...DIAGNOSTIC_OPERATIONS,
  ...CATALOG_OPERATIONS,
  ...SESSION_OPERATIONS,
  ...CUSTOMER_OPERATIONS,
  ...CART_OPERATIONS,
  ...CHECKOUT_OPERATIONS,
  ...ORDER_OPERATIONS,
  ...INVOICE_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
};
