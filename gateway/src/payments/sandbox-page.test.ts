import { expect, test } from '@jest/globals';
import type { PaymentSession__Output } from '@storefront/proto/storefront/billing/v1';
import { type SandboxPayment, sandboxPage } from './sandbox-page.ts';

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
  allocations: [],
});
const render = sandboxPage();
const NOW = new Date('2026-11-20T10:00:30.000Z');
const pageOf = (status: PaymentSession__Output['status'], given: Partial<SandboxPayment> = {}): string =>
  render(
    {
      paymentSession: aSession(status),
      returnUrl: undefined,
      cancelUrl: undefined,
      storeName: 'Harbour & Sons',
      payableNumber: 'SO-1001',
      now: NOW.toISOString(),
      ...given,
    },
    NOW,
  );

test('only an open session offers choices and counts down', () => {
  expect(pageOf('PENDING')).toContain('value="pay"');
  expect(pageOf('PENDING')).toContain('data-seconds="1770"');
  for (const status of ['PROCESSING', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED'] as const) {
    expect(pageOf(status)).not.toMatch(/<form|<button|<script|id="left"/);
  }
});

test('an open session shows the store, the order, the amount, and when it expires', () => {
  const page = pageOf('PENDING');

  expect(page).toContain('<h1>Pay Harbour &amp; Sons</h1>');
  expect(page).toContain('<dt>Order</dt><dd>SO-1001</dd>');
  expect(page).toContain('<p class="amount">JMD 115.00</p>');
  expect(page).toContain('<time datetime="2026-11-20T10:30:00.000Z">10:30 UTC</time>');
  expect(page).not.toContain('{{t');
});

test('a payment of an invoice shows its number', () => {
  const invoice = { ...aSession('PENDING'), purpose: 'INVOICE' };

  expect(pageOf('PENDING', { paymentSession: invoice, payableNumber: 'INV-000042' })).toContain('<dt>Invoice</dt><dd>INV-000042</dd>');
});

test('a closed session links to the return URL, and a canceled session to the cancel URL, with what happened', () => {
  const urls = { returnUrl: 'https://shop.example/thanks', cancelUrl: 'https://shop.example/cart' };

  expect(pageOf('PAID', urls)).toContain('href="https://shop.example/thanks?payment_status=paid&amp;payment_session_id=');
  expect(pageOf('FAILED', urls)).toContain('href="https://shop.example/thanks?payment_status=declined&amp;');
  expect(pageOf('EXPIRED', urls)).toContain('href="https://shop.example/thanks?payment_status=expired&amp;');
  expect(pageOf('CANCELLED', urls)).toContain('href="https://shop.example/cart?payment_status=canceled&amp;');
  expect(pageOf('PAID')).not.toContain('class="back" href');
});

test('a store URL cannot break out of its attribute', () => {
  const page = pageOf('PAID', { returnUrl: `https://shop.example/"><script>alert(1)</script>?a="&b='#"><img onerror=x>'` });

  expect(page).not.toMatch(/<script|<img/);
  expect(/<a class="back" href="([^"]*)">Return to store<\/a>/.exec(page)?.[1]).toMatch(/^[^'<>]*$/);
});
