// A webhook endpoint in the cluster: records deliveries, and returns them to the check through the Kubernetes API.
import { createServer } from 'node:http';

/** The first deliveries are stored to be verified. Of the others, only the order is remembered. */
const STORED_MAX = 50;
const deliveries = [];
const orders = new Set();

function record({ headers }, body) {
  if (deliveries.length < STORED_MAX) deliveries.push({ headers, body: body.toString('base64') });
  const { type, data } = JSON.parse(body.toString('utf8'));
  if (type === 'order.confirmed') orders.add(data.id);
}

createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    if (request.method === 'POST') record(request, Buffer.concat(chunks));
    const found = request.url === '/orders' ? [...orders] : deliveries;
    response.end(request.method === 'POST' ? '' : JSON.stringify(found));
  });
}).listen(8080);
process.on('SIGTERM', () => process.exit());
