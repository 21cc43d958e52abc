import { relative } from 'node:path';
import type { DemoDocument } from './demo/demo-file.ts';

/** What `npm start` prints when everything is ready. */
export function announcement(demo: DemoDocument, home: string, tookMs: number): string {
  const [contractor, householder] = demo.shoppers.filter(({ mode }) => mode === 'sandbox');
  const lines = [
    `Ready after ${(tookMs / 1_000).toFixed(1)} s.`,
    '',
    `  API    ${demo.base_url}`,
    `  Docs   ${demo.base_url}/docs`,
    `  Page   ${demo.demo_url}`,
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
    '',
    `  All of this is in ${relative(process.cwd(), home) || home}/demo.json. Ctrl-C stops everything.`,
  ];
  return `${lines.join('\n')}\n`;
}
