/** bare: Express 5 that sends the same bytes, without keys, limits, caching, or checks. The upper bound for the gateway. */
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import express from 'express';

const body = readFileSync(process.env.BARE_BODY_FILE ?? '');
const app = express();
app.disable('x-powered-by');
app.get('/{*path}', (_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', body.length);
  response.end(body);
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
