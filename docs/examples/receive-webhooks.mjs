// A webhook receiver as a store would write it: node docs/examples/receive-webhooks.mjs PORT SIGNING_SECRET
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const port = Number(process.argv[2] ?? 4242);
const signingSecret = process.argv[3] ?? '';

/** Over the raw bytes, in constant time, before the body is parsed. */
function isSigned(header, bytes) {
  const expected = Buffer.from(`sha256=${createHmac('sha256', signingSecret).update(bytes).digest('hex')}`);
  const presented = Buffer.from(header ?? '');
  return presented.length === expected.length && timingSafeEqual(presented, expected);
}

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (!isSigned(request.headers['x-service-signature'], bytes)) {
    console.log('refused a delivery whose signature does not match');
    response.writeHead(401).end();
    return;
  }
  const event = JSON.parse(bytes.toString('utf8'));
  console.log(`verified ${event.type} #${event.sequence ?? '-'} ${event.data?.number ?? event.id}`);
  response.writeHead(200).end();
}).listen(port, '127.0.0.1', () => console.log(`listening on http://127.0.0.1:${port}/`));
