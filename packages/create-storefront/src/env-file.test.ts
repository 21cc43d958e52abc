import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { envFile } from './create.ts';

test('the settings are those of the .env.example of the starter, with the values of the store', () => {
  const example = readFileSync(new URL('../../../examples/next-storefront/.env.example', import.meta.url), 'utf8');
  const names = (text: string): string[] => [...text.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  const store = { url: 'http://localhost:8080', secretKey: 'svc_test_sec_1', publishableKey: 'svc_test_pub_1' };

  const written = envFile(store, 'http://localhost:3000', 'whsec_1');

  expect(names(written)).toEqual(names(example));
  expect(written).toContain('STOREFRONT_SECRET_KEY=svc_test_sec_1\n');
  expect(written).toContain('STOREFRONT_WEBHOOK_SECRET=whsec_1\n');
});
