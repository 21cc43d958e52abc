import { expect, test } from '@jest/globals';
import type { PaymentSession__Output } from '@storefront/proto/storefront/billing/v1/PaymentSession';
import { sandboxPage } from './sandbox-page.ts';

const aSession = (status: PaymentSession__Output['status']): PaymentSession__Output => ({
  id: '019aa0c6-7c00-7000-8000-0123456789ab',
  status,
  purpose: 'ORDER',
  amount: '115.00',
  currency: 'JMD',
  redirectUrl: undefined,
  expiresAt: '2026-11-20T10:30:00.000Z',
  failureCode: undefined,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  orderId: undefined,
  invoiceId: undefined,
});
const render = sandboxPage();
const pageOf = (status: PaymentSession__Output['status'], urls: { returnUrl?: string; cancelUrl?: string } = {}): string =>
  render({ paymentSession: aSession(status), returnUrl: undefined, cancelUrl: undefined, ...urls });

test('only an open session has something to choose', () => {
  expect(pageOf('PENDING')).toContain('value="pay"');
  for (const status of ['PROCESSING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED'] as const) expect(pageOf(status)).not.toContain('<form');
});

test('a session that is over leads back to the store, a cancelled one to where the store wants it', () => {
  const urls = { returnUrl: 'https://shop.example/thanks', cancelUrl: 'https://shop.example/cart' };

  expect(pageOf('PAID', urls)).toContain('href="https://shop.example/thanks?payment_session_id=');
  expect(pageOf('CANCELLED', urls)).toContain('href="https://shop.example/cart?payment_session_id=');
  expect(pageOf('PAID')).not.toContain('class="back" href');
});

test('no address of the store leaves its attribute', () => {
  const page = pageOf('PAID', { returnUrl: `https://shop.example/"><script>alert(1)</script>?a="&b='#"><img onerror=x>'` });

  expect(page).not.toMatch(/<script|<img/);
  expect(/<a class="back" href="([^"]*)">Back to the store<\/a>/.exec(page)?.[1]).toMatch(/^[^'<>]*$/);
});
