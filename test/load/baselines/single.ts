/**
 * single: one Express process on `pg` that implements the whole flow in one schema (products, contract prices, carts, and checkout on credit
 * terms with stock and invoice) without services, events, idempotency, keys, or limits. A competent programmer could write it in an afternoon.
 */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Decimal } from '@storefront/money';
import express, { type Request } from 'express';
import pg from 'pg';
import { z } from 'zod';

const pool = new pg.Pool({ connectionString: process.env.SINGLE_DATABASE_URL, max: 20 });
const app = express();
app.disable('x-powered-by');
app.use(express.json());

const who = (request: Request): [string, string] => [String(request.headers['x-tenant']), String(request.headers['x-customer'])];
const lineIn = z.object({ sku: z.string().min(1), quantity: z.number().positive() });
const checkoutIn = z.object({ cart_id: z.uuid() });

app.get('/v1/products', async (request, response) => {
  const [tenant] = who(request);
  const limit = Number(request.query.limit ?? 50);
  const { rows } = await pool.query(
    'select sku, description, list_unit_price, gct_rate, base_uom, on_hand - reserved as sellable, count(*) over () as total from product where tenant_id = $1 order by sku limit $2',
    [tenant, limit],
  );
  response.json({
    data: rows.map((row) => ({ ...row, list_unit_price: Number(row.list_unit_price) })),
    total: Number(rows[0]?.total ?? 0),
  });
});

app.post('/v1/carts', async (request, response) => {
  const [tenant, customer] = who(request);
  const { rows } = await pool.query(`insert into cart (tenant_id, id, customer_id, status) values ($1, $2, $3, 'OPEN') returning *`, [
    tenant,
    randomUUID(),
    customer,
  ]);
  response.status(201).json({ data: { ...rows[0], lines: [] } });
});

app.post('/v1/carts/:cartId/lines', async (request, response) => {
  const [tenant, customer] = who(request);
  const { sku, quantity } = lineIn.parse(request.body);
  const product = await pool.query('select sku from product where tenant_id = $1 and sku = $2', [tenant, sku]);
  if (product.rowCount === 0) return void response.status(404).json({ error: { code: 'not_found' } });
  await pool.query(
    `insert into cart_line (tenant_id, cart_id, id, sku, quantity)
     select tenant_id, id, $4, $5, $6 from cart where tenant_id = $1 and id = $2 and customer_id = $3 and status = 'OPEN'
     on conflict (tenant_id, cart_id, sku) do update set quantity = cart_line.quantity + excluded.quantity`,
    [tenant, request.params.cartId, customer, randomUUID(), sku, quantity],
  );
  response.json({ data: await cartOf(tenant, customer, request.params.cartId) });
});

app.get('/v1/carts/:cartId', async (request, response) => {
  const [tenant, customer] = who(request);
  response.json({ data: await cartOf(tenant, customer, request.params.cartId) });
});

app.post('/v1/carts/:cartId/price', async (request, response) => {
  const [tenant, customer] = who(request);
  const { cartId } = request.params;
  const { rows } = await pool.query(
    `select l.id, l.quantity, coalesce(c.unit_price, p.list_unit_price) as unit_price, p.gct_rate
     from cart_line l join product p using (tenant_id, sku) left join contract_price c on c.tenant_id = l.tenant_id and c.customer_id = $3 and c.sku = l.sku
     where l.tenant_id = $1 and l.cart_id = $2`,
    [tenant, cartId, customer],
  );
  const priced = rows.map((row) => {
    const subtotal = new Decimal(row.unit_price).times(row.quantity).toDecimalPlaces(2);
    const gct = subtotal.times(row.gct_rate).toDecimalPlaces(2);
    return { id: row.id as string, unitPrice: String(row.unit_price), subtotal, gct, total: subtotal.plus(gct) };
  });
  const sum = (pick: (line: (typeof priced)[number]) => Decimal) =>
    priced.reduce((total, line) => total.plus(pick(line)), new Decimal(0)).toFixed(2);
  await pool.query(
    `update cart_line l set unit_price = v.unit_price, line_subtotal = v.subtotal, gct_amount = v.gct, line_total = v.total
     from unnest($3::uuid[], $4::numeric[], $5::numeric[], $6::numeric[], $7::numeric[]) as v(id, unit_price, subtotal, gct, total)
     where l.tenant_id = $1 and l.cart_id = $2 and l.id = v.id`,
    [
      tenant,
      cartId,
      priced.map(({ id }) => id),
      priced.map(({ unitPrice }) => unitPrice),
      ...(['subtotal', 'gct', 'total'] as const).map((key) => priced.map((line) => line[key].toFixed(2))),
    ],
  );
  await pool.query('update cart set subtotal = $3, gct_amount = $4, total = $5 where tenant_id = $1 and id = $2', [
    tenant,
    cartId,
    sum(({ subtotal }) => subtotal),
    sum(({ gct }) => gct),
    sum(({ total }) => total),
  ]);
  response.json({ data: await cartOf(tenant, customer, cartId) });
});

app.post('/v1/checkout', async (request, response) => {
  const [tenant, customer] = who(request);
  const { cart_id: cartId } = checkoutIn.parse(request.body);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const cart = await client.query(
      `select total from cart where tenant_id = $1 and id = $2 and customer_id = $3 and status = 'OPEN' for update`,
      [tenant, cartId, customer],
    );
    const lines = await client.query(
      'select id, sku, quantity, unit_price, line_total from cart_line where tenant_id = $1 and cart_id = $2 order by sku',
      [tenant, cartId],
    );
    for (const line of lines.rows) {
      const { rowCount } = await client.query(
        'update product set reserved = reserved + $3 where tenant_id = $1 and sku = $2 and on_hand - reserved >= $3',
        [tenant, line.sku, line.quantity],
      );
      if (rowCount === 0) throw new Error('out of stock');
    }
    const credit = await client.query(
      'update customer set balance = balance + $3 where tenant_id = $1 and id = $2 and credit_limit - balance >= $3',
      [tenant, customer, cart.rows[0].total],
    );
    if (credit.rowCount === 0) throw new Error('over the credit limit');
    const next = async (name: string) =>
      (
        await client.query(
          'insert into counter values ($1, $2, 1) on conflict (tenant_id, name) do update set value = counter.value + 1 returning value',
          [tenant, name],
        )
      ).rows[0].value as string;
    const orderId = randomUUID();
    await client.query(
      `insert into orders (tenant_id, id, number, customer_id, cart_id, status, total) values ($1, $2, $3, $4, $5, 'CONFIRMED', $6)`,
      [tenant, orderId, await next('order'), customer, cartId, cart.rows[0].total],
    );
    await client.query(
      `insert into order_line select tenant_id, $3, id, sku, quantity, unit_price, line_total from cart_line where tenant_id = $1 and cart_id = $2`,
      [tenant, cartId, orderId],
    );
    await client.query('insert into invoice (tenant_id, id, number, order_id, total) values ($1, $2, $3, $4, $5)', [
      tenant,
      randomUUID(),
      await next('invoice'),
      orderId,
      cart.rows[0].total,
    ]);
    await client.query(`update cart set status = 'ORDERED' where tenant_id = $1 and id = $2`, [tenant, cartId]);
    await client.query('commit');
    response.json({ data: { state: 'confirmed', order_id: orderId, total: Number(cart.rows[0].total) } });
  } catch (error) {
    await client.query('rollback');
    response.status(409).json({ error: { code: 'conflict', message: String(error) } });
  } finally {
    client.release();
  }
});

async function cartOf(tenant: string, customer: string, cartId: string): Promise<Record<string, unknown>> {
  const [cart, lines] = await Promise.all([
    pool.query('select * from cart where tenant_id = $1 and id = $2 and customer_id = $3', [tenant, cartId, customer]),
    pool.query(
      'select l.*, p.description, p.base_uom from cart_line l join product p using (tenant_id, sku) where l.tenant_id = $1 and l.cart_id = $2 order by l.id',
      [tenant, cartId],
    ),
  ]);
  const money = (value: unknown) => (value === null ? null : Number(value));
  const { subtotal, gct_amount, total, ...rest } = cart.rows[0];
  return {
    ...rest,
    subtotal: money(subtotal),
    gct_amount: money(gct_amount),
    total: money(total),
    lines: lines.rows.map((line) => ({ ...line, quantity: Number(line.quantity), line_total: money(line.line_total) })),
  };
}

const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
