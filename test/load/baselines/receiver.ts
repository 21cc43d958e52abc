/** receiver: a webhook endpoint that returns 200, at once or on /slow after two seconds, and returns on `GET /` what arrived since it was last asked. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const SLOW_MS = 2000;
let delays: Record<string, number[]> = {};
let count = 0;
let lastAt = 0;

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(JSON.stringify({ count, lastAt, delays }));
    delays = {};
    count = 0;
    return;
  }
  const arrivedAt = Date.now();
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.url === '/slow') {
      setTimeout(() => response.end(), SLOW_MS);
      return;
    }
    response.end();
    count += 1;
    lastAt = arrivedAt;
    const text = Buffer.concat(chunks).toString('utf8');
    // The time of the event is read inside of its transaction, so the commit is part of the delay.
    const [, createdAt] = /"created_at":"([^"]+)"/.exec(text) ?? [];
    if (createdAt === undefined || request.headers['x-service-attempt'] !== '1') return;
    const type = String(request.headers['x-service-event']);
    delays[type] ??= [];
    delays[type].push(arrivedAt - Date.parse(createdAt));
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
