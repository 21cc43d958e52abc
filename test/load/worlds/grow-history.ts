import pg from 'pg';

/** Rows to copy: those of one order, its customer, or a store's subscription. */
export interface Copied {
  readonly table: string;
  /** SQL for the columns of copy number `n` that differ from those of the original. */
  readonly values: Readonly<Record<string, string>>;
  /** SQL that selects the originals. */
  readonly where: string;
}

/** A UUID made from a kind and the number `n`, so that rows of several tables refer to each other. */
const numbered = (kind: string, n = 'n'): string => `('00000000-0000-7000-${kind}-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** SQL for the ID of the copied customer number `number`. */
export const customerIdSql = (number: string): string => numbered('a000', number);

/** The ID of the copied customer number `number`. */
export const customerId = (number: number): string => `00000000-0000-7000-a000-${number.toString(16).padStart(12, '0')}`;

/** Copies a customer, so that orders can be spread over many. */
export const copiesOfCustomer = (original: string): readonly Copied[] => [
  { table: 'billing.customer', where: `id = '${original}'`, values: { id: customerIdSql('n'), email: `'copy-' || n || '@example.com'` } },
  { table: 'billing.credit_account', where: `customer_id = '${original}'`, values: { customer_id: customerIdSql('n') } },
];

/** SQL for the IDs of copy number `n` of an order and of its invoice. */
export const COPIED = { order: numbered('b000'), invoice: numbered('c000') } as const;

/** Copies an order with its invoice, as a store's history grows. The copies are spread over `customers` copied customers. */
export function copiesOfOrder(orderId: string, customers: number): readonly Copied[] {
  const { order, invoice } = COPIED;
  const customerOf = customerIdSql(`n % ${customers}`);
  const ofOrder = `order_id = '${orderId}'`;
  const invoiceId = `(select id from billing.invoice where ${ofOrder})`;
  // Older than what the doctor checks by default: copies have no checkout, no cart, and no stock held.
  const age = `(30 + n % 1000) * interval '1 day'`;
  return [
    {
      table: 'orders.sales_order',
      where: `id = '${orderId}'`,
      values: {
        id: order,
        number: `'SO-' || (1000000 + n)`,
        customer_id: customerOf,
        cart_id: numbered('d000'),
        checkout_id: numbered('e000'),
        placed_at: `placed_at - ${age}`,
        updated_at: `updated_at - ${age}`,
      },
    },
    { table: 'orders.order_line', where: ofOrder, values: { order_id: order } },
    { table: 'orders.order_timeline', where: ofOrder, values: { order_id: order } },
    {
      table: 'billing.invoice',
      where: ofOrder,
      values: {
        id: invoice,
        // Below the numbers that the store counts.
        sequence: `-n`,
        number: `'INV-' || (1000000 + n)`,
        customer_id: customerOf,
        order_id: order,
        checkout_id: numbered('e000'),
        issued_at: `issued_at - ${age}`,
        updated_at: `updated_at - ${age}`,
      },
    },
    { table: 'billing.invoice_line', where: `invoice_id = ${invoiceId}`, values: { invoice_id: invoice } },
  ];
}

/** Inserts copies number `from` to `to`. */
export async function insertCopies(client: pg.Client, copies: readonly Copied[], from: number, to: number): Promise<void> {
  for (const { table, where, values } of copies) {
    const [schema, name] = table.split('.');
    const { rows } = await client.query<{ column: string }>(
      `select column_name as column from information_schema.columns
       where table_schema = $1 and table_name = $2 and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
      [schema, name],
    );
    const columns = rows.map(({ column }) => column);
    await client.query(
      `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')})
       select ${columns.map((column) => values[column] ?? `original."${column}"`).join(', ')}
       from (select * from ${table} where ${where}) original, generate_series(${from}, ${to}) as copy (n)`,
    );
  }
}
