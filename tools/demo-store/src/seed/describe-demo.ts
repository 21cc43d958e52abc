import type { DemoDocument } from './demo-file.ts';

/** Returns the text that is printed when the demo store is ready: addresses, keys, shoppers, and a command to try. */
export function describeDemo(demo: DemoDocument): string {
  const [contractor, householder] = demo.shoppers.filter(({ mode }) => mode === 'sandbox');
  const lines = [
    `  API    ${demo.base_url}`,
    `  Docs   ${demo.base_url}/docs`,
    `  Demo   ${demo.demo_url}`,
    ...(demo.admin ? [`  Admin  ${demo.admin.url}/docs   (the token is in demo.json)`] : []),
    `  Watch  ${demo.demo_url}/#/developer   (requests and webhooks of the demo, as they happen)`,
    '',
    '  Sandbox keys',
    `    publishable  ${demo.keys.sandbox.publishable}`,
    `    secret       ${demo.keys.sandbox.secret}`,
    '  Live keys',
    `    publishable  ${demo.keys.live.publishable}`,
    `    secret       ${demo.keys.live.secret}`,
    '',
    '  Shoppers',
    ...(contractor ? [`    ${contractor.email}  ${contractor.password}   (credit terms, contract prices)`] : []),
    ...(householder ? [`    ${householder.email}  ${householder.password}`] : []),
    '',
    '  Try',
    `    curl -H 'Authorization: Bearer ${demo.keys.sandbox.publishable}' '${demo.base_url}/v1/products?limit=3'`,
  ];
  return `${lines.join('\n')}\n`;
}
