import type { Mode } from '@storefront/contract';
import type { DomainEvent } from '@storefront/events';
import { type Kysely, sql, type Transaction } from 'kysely';
import { onOrderCancelled as onBillingOrderCancelled } from '../../services/billing/src/events/on-order-cancelled.ts';
import { onOrderConfirmed } from '../../services/billing/src/events/on-order-confirmed.ts';
import { onOrderCancelled as onCartOrderCancelled } from '../../services/cart/src/events/on-order-cancelled.ts';
import { onOrderCancelled as onCatalogOrderCancelled } from '../../services/catalog/src/events/on-order-cancelled.ts';
import {
  onCreditNoteIssued,
  onInvoicePaid,
  onInvoiceSettled,
  onInvoiceVoided,
  onRefundChanged,
} from '../../services/orders/src/events/on-invoices.ts';
import { onPaymentReversed, onPaymentSessionClosed, onPaymentSessionPaid } from '../../services/orders/src/events/on-payments.ts';
import type { InProcessSystem } from './in-process-system.ts';

type Deliver = (event: DomainEvent<never>) => Promise<void>;

/**
 * Delivers every event in an outbox to its consumers, each in its own transaction, until the outboxes are empty. The test controls when that
 * happens, in place of the relay, the bus, and the consumers.
 */
export async function deliverEvents({ internals }: InProcessSystem): Promise<void> {
  const { billing, cart, catalog, orders } = internals;
  const consumers: Readonly<Record<string, readonly Deliver[]>> = {
    'order.confirmed': [into(billing.db, onOrderConfirmed(billing))],
    'order.cancelled': [
      into(catalog.db, onCatalogOrderCancelled),
      into(cart.db, onCartOrderCancelled),
      into(billing.db, onBillingOrderCancelled(billing)),
    ],
    'payment_session.paid': [into(orders.db, onPaymentSessionPaid)],
    'payment_session.closed': [into(orders.db, onPaymentSessionClosed)],
    'invoice.paid': [into(orders.db, onInvoicePaid)],
    'invoice.voided': [into(orders.db, onInvoiceVoided)],
    'invoice.settled': [into(orders.db, onInvoiceSettled)],
    'invoice.payment_reversed': [into(orders.db, onPaymentReversed)],
    'credit_note.issued': [into(orders.db, onCreditNoteIssued)],
    'refund.changed': [into(orders.db, onRefundChanged)],
  };
  let delivered: number;
  do {
    delivered = 0;
    for (const outbox of [outboxOf(orders.db), outboxOf(billing.db)]) {
      for (const event of await outbox.list()) {
        for (const deliver of consumers[event.type] ?? []) await deliver(event);
        await outbox.mark(event.id);
        delivered += 1;
      }
    }
  } while (delivered > 0);
}

const into =
  <Database>(db: Kysely<Database>, handle: (event: DomainEvent<never>, trx: Transaction<Database>) => Promise<void>): Deliver =>
  (event) =>
    db.transaction().execute((trx) => handle(event, trx));

function outboxOf<Database>(db: Kysely<Database>) {
  return {
    async list(): Promise<DomainEvent<never>[]> {
      const { rows } = await sql<OutboxRow>`
        select id, tenant_id, mode, type, aggregate, aggregate_id, sequence, data, traceparent, created_at
        from outbox where published_at is null order by position
      `.execute(db);
      return rows.map(toEvent);
    },
    mark: (id: string) => sql`update outbox set published_at = now() where id = ${id}`.execute(db),
  };
}

interface OutboxRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly mode: Mode;
  readonly type: string;
  readonly aggregate: string;
  readonly aggregate_id: string;
  readonly sequence: string | null;
  readonly data: never;
  readonly traceparent: string | null;
  readonly created_at: Date;
}

const toEvent = (row: OutboxRow): DomainEvent<never> => ({
  id: row.id,
  type: row.type,
  tenantId: row.tenant_id,
  mode: row.mode,
  aggregate: row.aggregate,
  aggregateId: row.aggregate_id,
  sequence: row.sequence === null ? null : Number(row.sequence),
  occurredAt: row.created_at.toISOString(),
  traceparent: row.traceparent,
  data: row.data,
});
