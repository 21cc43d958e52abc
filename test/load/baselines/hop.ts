/** hop: Express → one unary gRPC call → the same SQL in another process → JSON, without keys, limits, caching, ETags, or checks. */
import type { AddressInfo } from 'node:net';
import { credentials, makeGenericClientConstructor } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import express, { type Response } from 'express';
import { hopDefinition } from './hop-definition.ts';

type Call = (
  request: object,
  done: (error: Error | null, message: { products: unknown[]; total: number; product: unknown }) => void,
) => void;

const Client = makeGenericClientConstructor(hopDefinition(loadSync), 'HopService');
const catalog = new Client(process.env.HOP_CATALOG ?? '', credentials.createInsecure()) as InstanceType<typeof Client> &
  Record<'ListProducts' | 'GetProduct', Call>;

const app = express();
app.disable('x-powered-by');
app.set('etag', false);
app.get('/v1/products', ({ query }, response) => {
  const page = { limit: Number(query.limit), offset: Number(query.offset) };
  catalog.ListProducts(
    page,
    responder(response, ({ products, total }) => ({ data: products, total, ...page, errors: [] })),
  );
});
app.get('/v1/products/:sku', ({ params }, response) => {
  catalog.GetProduct(
    { sku: params.sku },
    responder(response, ({ product }) => ({ data: product, errors: [] })),
  );
});

function responder(response: Response, body: (message: Parameters<Parameters<Call>[1]>[1]) => object): Parameters<Call>[1] {
  return (error, message) => {
    if (error === null) response.json(body(message));
    else response.status(502).end();
  };
}

const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
