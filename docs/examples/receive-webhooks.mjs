// An example of a webhook receiver: node docs/examples/receive-webhooks.mjs PORT SIGNING_SECRET
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const port = Number(process.argv[2] ?? 4242);
const signingSecret = process.argv[3] ?? '';
/** Holds the largest order. */
const BODY_BYTES_MAX = 4 * 1024 * 1024;
/** An older delivery, or one from the future, may be a replay by someone who recorded it. Every attempt is signed with its own time. */
const TOLERANCE_SECONDS = 5 * 60;

/** Verifies the Standard Webhooks signature over the ID, the time, and the raw bytes, in constant time, before the body is parsed. */
function isSigned(headers, bytes) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS)) return false;
  const key = Buffer.from(signingSecret.replace(/^whsec_/, ''), 'base64');
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(bytes).digest('base64')}`);
  // While a secret is being rotated, there are two signatures.
  return signatures.split(' ').some((text) => {
    const presented = Buffer.from(text);
    return presented.length === expected.length && timingSafeEqual(presented, expected);
  });
}

/** Reads the body, or returns undefined if it is too large. */
async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > BODY_BYTES_MAX) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Delivery is at least once: the same event can arrive again. Keep the IDs in your database, in the transaction that handles the event. */
const handled = new Set();

createServer(async (request, response) => {
  const respond = (status) => response.writeHead(status, { connection: 'close' }).end();
  try {
    const bytes = await readBody(request);
    if (bytes === undefined) return respond(413);
    if (!isSigned(request.headers, bytes)) {
      console.log('rejected a delivery with an invalid signature or an old timestamp');
      return respond(401);
    }
    const event = JSON.parse(bytes.toString('utf8'));
    if (!handled.has(event.id)) {
      const sequence = event.sequence ? ` #${event.sequence}` : '';
      console.log(`verified ${event.type}${sequence} ${event.data?.number ?? event.id}`);
      handled.add(event.id);
    }
    respond(200);
  } catch (error) {
    console.log(`failed: ${error.message}`);
    if (!response.headersSent) respond(500);
  }
}).listen(port, '127.0.0.1', () => console.log(`listening on http://127.0.0.1:${port}/`));
