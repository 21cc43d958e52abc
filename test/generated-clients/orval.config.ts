import { defineConfig } from 'orval';

export default defineConfig({
  storefront: {
    input: { target: '../../gateway/openapi.json' },
    output: {
      target: 'generated/orval.ts',
      client: 'fetch',
      headers: true,
      override: { mutator: { path: 'flows/orval-fetch.ts', name: 'send', extension: '.js' } },
    },
  },
});
