import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const { GATEWAY_URL, PUBLISHABLE_KEY_FILE } = process.env;
const key = PUBLISHABLE_KEY_FILE && readFileSync(PUBLISHABLE_KEY_FILE, 'utf8').trim();
// Without a key, the refusal shows that the gateway reads its keys from the database.
const checks = [
  { path: '/health', status: 200 },
  { path: '/v1/products?limit=1', status: key ? 200 : 401 },
];

async function passes({ path, status }) {
  const headers = key ? { authorization: `Bearer ${key}` } : { authorization: 'Bearer svc_test_pub_unknown' };
  const response = await fetch(GATEWAY_URL + path, { headers, signal: AbortSignal.timeout(5_000) });
  console.log(`GET ${path}: ${response.status} ${(await response.text()).slice(0, 500)}`);
  return response.status === status;
}

// An endpoint that is new can take a few seconds to be reachable.
for (let attempt = 1; attempt <= 20; attempt++) {
  const results = await Promise.all(
    checks.map((check) => passes(check).catch((error) => console.log(`${check.path}: ${error.cause ?? error}`))),
  );
  if (results.every(Boolean)) process.exit(0);
  await setTimeout(3_000);
}
process.exit(1);
