import { Client } from 'pg';
import type { Shop } from '../history/history.ts';
import type { FinalState } from './final-state.ts';

type Books = Pick<
  FinalState,
  | 'orders'
  | 'abandonedCheckouts'
  | 'returnedNumbers'
  | 'counters'
  | 'stock'
  | 'credit'
  | 'invoices'
  | 'creditNotes'
  | 'refunds'
  | 'payments'
  | 'unappliedCredits'
  | 'sessions'
  | 'customers'
  | 'events'
>;

/** Money and quantities as hundredths. */
const h = (column: string): string => `round(${column} * 100)::float8`;
const sum = (column: string): string => `coalesce(${h(`sum(${column})`)}, 0)`;
const epochMs = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;
const SCOPE = 't.tenant_id, t.mode';

const STATEMENTS: { readonly [K in keyof Books]: string } = {
  orders: `select ${SCOPE}, t.id, t.number, t.customer_id as customer, t.cart_id as cart, t.status, t.payment_status as "paymentStatus",
      t.payment_rail as rail, t.currency, ${h('t.total')} as total,
      (select json_agg(json_build_object('sku', l.sku, 'quantity', ${h('l.quantity')}, 'shipped', ${h('l.shipped_quantity')},
        'cancelled', ${h('l.cancelled_quantity')}, 'credited', ${h('l.credited_quantity')}, 'returned', ${h('l.returned_quantity')}))
        from orders.order_line l where (l.tenant_id, l.mode, l.order_id) = (t.tenant_id, t.mode, t.id)) as lines,
      (select json_agg(e.event order by e.position)
        from orders.order_timeline e where (e.tenant_id, e.mode, e.order_id) = (t.tenant_id, t.mode, t.id)) as timeline
    from orders.sales_order t where t.tenant_id = any($1)`,
  abandonedCheckouts: `select ${SCOPE}, t.order_number as number, t.cart_id as cart, ${epochMs('t.created_at')} as "startedAtMs"
    from orders.checkout t where t.step = 'abandoned' and t.tenant_id = any($1)`,
  returnedNumbers: `select ${SCOPE}, t.number from orders.returned_order_number t where t.tenant_id = any($1)`,
  counters: `select ${SCOPE}, 'order' as kind, t.last_number::float8 as last from orders.order_counter t where t.tenant_id = any($1)
    union all select ${SCOPE}, 'invoice', t.last_sequence::float8 from billing.invoice_counter t where t.tenant_id = any($1)
    union all select ${SCOPE}, 'credit note', t.last_sequence::float8 from billing.credit_note_counter t where t.tenant_id = any($1)`,
  stock: `select ${SCOPE}, t.sku, ${h('t.on_hand')} as "onHand", ${h('t.reserved')} as reserved, t.band from catalog.stock t where t.tenant_id = any($1)`,
  credit: `select ${SCOPE}, t.customer_id as customer, ${h('t.credit_limit')} as "limit", ${h('t.balance')} as balance, ${h('t.held')} as held,
      (select ${sum('e.balance_change')} from billing.credit_entry e
        where (e.tenant_id, e.mode, e.customer_id) = (t.tenant_id, t.mode, t.customer_id)) as "ledgerBalance",
      (select ${sum('e.held_change')} from billing.credit_entry e
        where (e.tenant_id, e.mode, e.customer_id) = (t.tenant_id, t.mode, t.customer_id)) as "ledgerHeld"
    from billing.credit_account t where t.tenant_id = any($1)`,
  invoices: `select ${SCOPE}, t.id, t.number, t.sequence::float8 as sequence, t.order_id as "order", t.customer_id as customer,
      t.payment_rail as rail, t.status, ${h('t.total')} as total, ${h('t.amount_paid')} as paid, ${h('t.amount_due')} as due,
      ${h('t.amount_credited')} as credited, t.replaces, t.replaced_by as "replacedBy",
      (select coalesce(json_agg(json_build_object('amount', ${h('p.amount')}, 'reversed', ${h('p.reversed_amount')}, 'session', p.payment_session_id, 'reference', p.reference)), '[]')
        from billing.invoice_payment p where (p.tenant_id, p.mode, p.invoice_id) = (t.tenant_id, t.mode, t.id)) as payments
    from billing.invoice t where t.tenant_id = any($1)`,
  creditNotes: `select ${SCOPE}, t.id, t.number, t.sequence::float8 as sequence, t.order_id as "order", ${h('t.total')} as total,
      ${h('t.due_reduction')} as "dueReduction", t.request_key as key
    from billing.credit_note t where t.tenant_id = any($1)`,
  refunds: `select ${SCOPE}, t.id, t.order_id as "order", t.customer_id as customer, t.payment_session_id as session, n.number as "creditNote", t.status, t.method,
      ${h('t.amount')} as amount, t.replaced_by is not null as "isReplaced"
    from billing.refund t left join billing.credit_note n on (n.tenant_id, n.mode, n.id) = (t.tenant_id, t.mode, t.credit_note_id)
    where t.tenant_id = any($1)`,
  payments: `select ${SCOPE}, t.id, t.customer_id as customer, t.source, t.reference, ${h('t.amount')} as amount,
      (select ${sum('p.amount')} from billing.invoice_payment p where (p.tenant_id, p.mode, p.payment_id) = (t.tenant_id, t.mode, t.id)) as applied,
      (select ${sum('e.change')} from billing.unapplied_credit_entry e
        where (e.tenant_id, e.mode, e.source_id) = (t.tenant_id, t.mode, t.id) and e.kind = 'payment') as credited
    from billing.payment t where t.tenant_id = any($1)`,
  unappliedCredits: `select ${SCOPE}, t.customer_id as customer, ${h('t.amount')} as amount,
      (select ${sum('e.change')} from billing.unapplied_credit_entry e
        where (e.tenant_id, e.mode, e.customer_id) = (t.tenant_id, t.mode, t.customer_id)) as ledger,
      (select ${sum('-e.change')} from billing.unapplied_credit_entry e
        where (e.tenant_id, e.mode, e.customer_id) = (t.tenant_id, t.mode, t.customer_id) and e.change < 0) as spent
    from billing.unapplied_credit t where t.tenant_id = any($1)`,
  sessions: `select ${SCOPE}, t.id, t.purpose, t.customer_id as customer, t.order_id as "order", t.status, ${h('t.amount')} as amount,
      t.settled_by as "settledBy",
      coalesce((select json_agg(json_build_object('order', i.order_id, 'amount', ${h(`(part.value ->> 'amount')::numeric`)}))
        from (select value from jsonb_array_elements(t.allocations) as value) as part
        join billing.invoice i on (i.tenant_id, i.mode, i.id) = (t.tenant_id, t.mode, (part.value ->> 'invoiceId')::uuid)),
        json_build_array(json_build_object('order', t.order_id, 'amount', ${h('t.amount')}))) as parts
    from billing.payment_session t where t.tenant_id = any($1)`,
  customers: `select ${SCOPE}, t.id from billing.customer t where t.tenant_id = any($1)`,
  events: ['catalog', 'orders', 'billing']
    .map(
      (
        service,
      ) => `select ${SCOPE}, t.id, t.type, t.aggregate_id as subject, t.aggregate_position::float8 as position, ${epochMs('t.created_at')} as "createdAtMs"
        from ${service}.outbox t where t.aggregate_position is not null and t.tenant_id = any($1)`,
    )
    .join(' union all '),
};

const inHundredths = (quantity: number | null): number | null => (quantity === null ? null : quantity * 100);

/** Reads the books of all shops from the databases of the services, which know more than the API exposes. */
export async function readBooks(postgresUrl: string, shops: readonly Shop[], imported: (sku: string) => number | null): Promise<Books> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  const nameOf = new Map(shops.map(({ tenantId, mode, name }) => [`${tenantId} ${mode}`, name]));
  const tenants = [...new Set(shops.map(({ tenantId }) => tenantId))];
  try {
    const books: Record<string, unknown[]> = {};
    for (const [name, statement] of Object.entries(STATEMENTS)) {
      const { rows } = await client.query(statement, [tenants]);
      books[name] = rows.map(({ tenant_id: tenant, mode, ...row }) => ({
        shop: nameOf.get(`${tenant} ${mode}`) ?? `${tenant}/${mode}`,
        ...row,
        ...(name === 'stock' ? { imported: inHundredths(imported(row.sku)) } : {}),
      }));
    }
    return books as unknown as Books;
  } finally {
    await client.end();
  }
}
