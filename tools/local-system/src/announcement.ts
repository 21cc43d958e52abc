import { relative } from 'node:path';
import { type DemoDocument, describeDemo } from '@storefront/demo-store';

/** Returns the text that `npm start` prints when the system is ready. */
export const announcement = (demo: DemoDocument, home: string, tookMs: number): string =>
  [
    `Ready after ${(tookMs / 1_000).toFixed(1)} s.`,
    '',
    describeDemo(demo),
    `  These values are saved in ${relative(process.cwd(), home) || home}/demo.json. Press Ctrl-C to stop.`,
    '',
  ].join('\n');
