// A fake gateway for one shopper: a real server that checks keys and tokens and responds in the API's public format from the
// demo catalog, so that the tests of the demo page need no database.

import { randomUUID } from 'node:crypto';
import express, { type Express, type Request, type Response } from 'express';
import { catalogRows } from '../catalog/catalog-rows.ts';
import { contractPrices } from '../seed/seed-store.ts';
import { shippingOptions } from '../shipping-options.ts';
import { demoShoppers } from '../shoppers.ts';
import { categoryTree, isIn, productJson, tagGroups } from './fake-catalog.ts';

export const PUBLISHABLE = 'svc_test_pub_demo';
export const SECRET = 'svc_test_sec_demo';
/** The signing secret of every subscription. */
export const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

type Fields = Record<string, unknown>;
interface Line extends Fields {
  readonly sku: string;
  readonly quantity: number;
}

/** A request that the fake gateway received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Sends an error in the envelope of the API. */
function refuse(response: Response, status: number, code: string, reason: string | null, message: string): void {
  response.status(status).json({ error: { code, reason, message, details: [], request_id: randomUUID() } });
}

/** Creates the fake gateway; every request is appended to `requests`. */
export function fakeGateway(mediaBaseUrl: string, requests: ReceivedRequest[]): Express {
  const now = new Date();
  const rows = catalogRows({ mediaBaseUrl, now }).filter(({ hidden }) => !hidden);
  const [shopper] = demoShoppers;
  const tokens = () => ({
    shopper_token: `token-${requests.length}`,
    refresh_token: `refresh-${requests.length}`,
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    customer: {},
  });
  const carts = new Map<string, Line[]>();
  const orders: Fields[] = [];
  const signedIn = (request: Request) => request.get('X-Storefront-Shopper-Token')?.startsWith('token-') ?? false;
  const priceFor = (request: Request, sku: string) =>
    signedIn(request) ? contractPrices.find((price) => price.sku === sku)?.unitPrice : undefined;
  const send = (response: Response, data: unknown, rest: Fields = {}, status = 200) =>
    void response.status(status).json({ data, errors: [], ...rest });

  const app = express();
  app.use((request, response, next) => {
    requests.push({ method: request.method, path: request.originalUrl, headers: request.headers });
    response.set({
      'X-Request-Id': `r-${requests.length}`,
      'Access-Control-Allow-Origin': request.get('Origin') ?? '*',
      'Access-Control-Allow-Headers': 'authorization, content-type, x-storefront-shopper-token',
    });
    if (request.method === 'OPTIONS') {
      response.status(204).end();
      return;
    }
    const key = request.get('Authorization');
    const customerRoute = /^\/v1\/(me|carts|checkout|orders|invoices)/.test(request.path);
    const allowed = customerRoute
      ? key === `Bearer ${SECRET}` && signedIn(request)
      : key === `Bearer ${SECRET}` || key === `Bearer ${PUBLISHABLE}`;
    if (allowed) next();
    else refuse(response, 401, 'unauthorized', null, 'Unauthorized.');
  }, express.json());

  app.get('/v1/products', (request, response) => {
    const { q = '', category = '', tag = [], limit = '50', offset = '0' } = request.query as Record<string, string>;
    const found = rows.filter(
      (row) =>
        row.description.toLowerCase().includes(q.toLowerCase()) &&
        (!category || isIn(row, category)) &&
        [tag].flat().every((slug) => row.tags.some((own) => own.slug === slug)),
    );
    const page = found.slice(Number(offset), Number(offset) + Number(limit));
    send(
      response,
      page.map((row) => productJson(row, now, priceFor(request, row.sku))),
      { total: found.length },
    );
  });
  app.get('/v1/products/:sku', (request, response) => {
    const row = rows.find(({ sku }) => sku === request.params.sku);
    if (row) send(response, productJson(row, now, priceFor(request, row.sku)));
    else refuse(response, 404, 'not_found', null, 'Not found.');
  });
  app.get('/v1/categories', (_request, response) => send(response, categoryTree(rows)));
  app.get('/v1/tags', (_request, response) => send(response, tagGroups(rows)));

  app.post('/v1/auth/login', (request, response) => {
    const { email, password } = request.body as Record<string, string>;
    if (email === shopper.email && password === shopper.password) send(response, tokens());
    else refuse(response, 401, 'unauthorized', null, 'Wrong email or password.');
  });
  app.post('/v1/auth/refresh', (request, response) => {
    if (String(request.body.refresh_token).startsWith('refresh-')) send(response, tokens());
    else refuse(response, 401, 'unauthorized', 'invalid_refresh_token', 'Unauthorized.');
  });
  app.post('/v1/auth/logout', (_request, response) => void response.status(204).end());

  const webhooks: Fields[] = [];
  app.get('/v1/webhooks', (_request, response) => void response.json(webhooks));
  app.post('/v1/webhooks', (request, response) => {
    const created = { id: randomUUID(), ...(request.body as Fields) };
    webhooks.push(created);
    response.status(201).json({ ...created, signing_secret: WEBHOOK_SECRET });
  });
  app.delete('/v1/webhooks/:id', (request, response) => {
    webhooks.splice(
      webhooks.findIndex(({ id }) => id === request.params.id),
      1,
    );
    response.status(204).end();
  });

  const credit = { credit_limit: 750_000, balance: 81_400, held: 0, available_credit: 668_600 };
  app.get('/v1/me', (_request, response) =>
    send(response, {
      id: 'c1',
      name: shopper.name,
      company_name: shopper.companyName,
      currency: 'JMD',
      payment_rails: shopper.paymentRails,
      addresses: [shopper.address],
      credit,
    }),
  );

  const cartJson = (request: Request, id: string): Fields => {
    const lines = (carts.get(id) ?? []).map((line): Fields & { line_subtotal: number } => {
      const row = rows.find(({ sku }) => sku === line.sku);
      const unitPrice = priceFor(request, line.sku) ?? row?.list_unit_price ?? 0;
      return {
        order_uom: null,
        order_quantity: null,
        ...line,
        description: row?.description,
        base_uom: row?.base_uom,
        unit_price: unitPrice,
        price_source: 'CONTRACT',
        line_subtotal: Math.round(unitPrice * line.quantity * 100) / 100,
        availability: 'IN_STOCK',
      };
    });
    const subtotal = lines.reduce((sum, line) => sum + line.line_subtotal, 0);
    return {
      id,
      status: 'OPEN',
      currency: 'JMD',
      lines,
      promotions: [],
      warnings: [],
      subtotal,
      discount_total: 0,
      shipping_amount: null,
      gct_amount: subtotal * 0.15,
      total: subtotal * 1.15,
    };
  };
  app.get('/v1/carts', (_request, response) => send(response, [], { total: 0 }));
  app.post('/v1/carts', (request, response) => {
    const id = randomUUID();
    carts.set(id, []);
    send(response, cartJson(request, id), {}, 201);
  });
  app.get('/v1/carts/:id', (request, response) => send(response, cartJson(request, request.params.id)));
  app.post('/v1/carts/:id/price', (request, response) => send(response, cartJson(request, request.params.id)));
  app.post('/v1/carts/:id/lines', (request, response) => {
    carts.get(request.params.id)?.push({ id: randomUUID(), ...(request.body as Line) });
    send(response, cartJson(request, request.params.id));
  });
  app.get('/v1/checkout/shipping-options', (_request, response) =>
    send(response, { options: shippingOptions.map(({ code, label, amount }) => ({ code, label, amount })), couriers_enabled: true }),
  );
  const checkout = (request: Request, order: Fields | null): Fields => ({
    state: 'confirmed',
    order_id: order?.id ?? null,
    currency: 'JMD',
    total: cartJson(request, String((request.body as Fields).cart_id)).total,
    issues: [],
  });
  app.post('/v1/checkout/preview', (request, response) => send(response, checkout(request, null)));
  app.post('/v1/checkout', (request, response) => {
    const id = randomUUID();
    const { payment_rail, cart_id, shipping_address } = request.body as Fields;
    const order = {
      ...cartJson(request, String(cart_id)),
      id,
      number: `SO-${1001 + orders.length}`,
      status: 'CONFIRMED',
      payment_status: 'ON_ACCOUNT',
      payment_rail,
      shipping_address,
      placed_at: now.toISOString(),
      line_count: 1,
    };
    orders.push({
      ...order,
      invoices: [{ id: randomUUID(), number: 'INV-000012', status: 'OPEN', settlement: 'UNPAID' }],
      timeline: [{ at: now.toISOString(), event: 'order.confirmed' }],
      allowed_actions: ['cancel'],
    });
    send(response, checkout(request, order));
  });
  app.get('/v1/orders/:id', (request, response) =>
    send(
      response,
      orders.find(({ id }) => id === request.params.id),
    ),
  );
  return app;
}
