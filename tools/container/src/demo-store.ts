import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnv, secret, TLS_VARIABLES, text, toTlsFiles } from '@storefront/config';
import { describeDemo, openDemo, withDemoToken, writeDemo } from '@storefront/demo-store';

const values = readEnv(
  {
    DEMO_HOME: text(),
    DEMO_URL: text(),
    PUBLIC_BASE_URL: text(),
    DEMO_API_INTERNAL_BASE_URL: text(),
    OPERATOR_TOKEN: secret(),
    ...TLS_VARIABLES,
    GATEWAY_ADDRESS: text(),
    CATALOG_ADDRESS: text(),
    CART_ADDRESS: text(),
    ORDERS_ADDRESS: text(),
    BILLING_ADDRESS: text(),
    WEBHOOKS_ADDRESS: text(),
    ADMIN_URL: text().optional(),
  },
  process.env,
);
const operator = {
  addresses: {
    gateway: values.GATEWAY_ADDRESS,
    catalog: values.CATALOG_ADDRESS,
    cart: values.CART_ADDRESS,
    orders: values.ORDERS_ADDRESS,
    billing: values.BILLING_ADDRESS,
    webhooks: values.WEBHOOKS_ADDRESS,
  },
  operatorToken: values.OPERATOR_TOKEN,
  tls: toTlsFiles(values),
};
const opened = await openDemo({
  ...operator,
  home: values.DEMO_HOME,
  baseUrl: values.PUBLIC_BASE_URL,
  apiUrl: values.DEMO_API_INTERNAL_BASE_URL,
  newDemoUrl: () => values.DEMO_URL,
  log: (line) => void process.stdout.write(`${line}\n`),
});
const { ADMIN_URL: url } = values;
const demo = url === undefined ? opened : await withDemoToken(opened, { ...operator, url });
await writeDemo(values.DEMO_HOME, demo);
if (demo.demo_url !== values.DEMO_URL) {
  process.stderr.write(`The demo store was created for a page at ${demo.demo_url}; use the same port for the page again.\n`);
  process.exit(1);
}
// The page reads its two keys from files, as any process reads its secrets.
await writeFile(join(values.DEMO_HOME, 'DEMO_PUBLISHABLE_KEY'), demo.keys.sandbox.publishable, { mode: 0o600 });
await writeFile(join(values.DEMO_HOME, 'DEMO_SECRET_KEY'), demo.keys.sandbox.secret, { mode: 0o600 });
process.stdout.write(`Ready.\n\n${describeDemo(demo)}\n`);
