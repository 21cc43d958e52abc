import { expect, test } from '@jest/globals';
import { pagePolicy } from './page-policy.ts';

test('the form can redirect to the origins of the store’s URLs, each listed once', () => {
  const policy = pagePolicy('n', ['https://shop.example/thanks?x=1', 'http://localhost:3000/cart', 'https://shop.example/cart']);

  expect(policy).toBe(
    "default-src 'none'; style-src 'nonce-n'; script-src 'nonce-n'; img-src data:; form-action 'self' https://shop.example http://localhost:3000; base-uri 'none'; frame-ancestors 'none'",
  );
});

test.each(['https://a;sandbox/', 'https://a,b/', "https://a'b/", 'http://[::1]:8080/'])('%s adds nothing to the policy', (address) => {
  expect(pagePolicy('n', [address])).toBe(pagePolicy('n', []));
});
