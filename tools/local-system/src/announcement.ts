import { relative } from 'node:path';
import type { DemoDocument } from './demo/demo-file.ts';

/** Returns the text that `npm start` prints when the system is ready. */
export function announcement(demo: DemoDocument, home: string, tookMs: number): string {
  const [contractor, householder] = demo.shoppers.filter(({ mode }) => mode === 'sandbox');
  const lines = [
    `Ready after ${(tookMs / 1_000).toFixed(1)} s.`,
    '',
    `  API    ${demo.base_url}`,
    `  Docs   ${demo.base_url}/docs`,
    `  Demo   ${demo.demo_url}`,
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
    `  These values are saved in ${relative(process.cwd(), home) || home}/demo.json. Press Ctrl-C to stop.`,
  ];
  return `${lines.join('\n')}\n`;
}
