import { conflict, forbidden, invalid, notFound } from '@storefront/errors';
import type {
  AuthorizePaymentRequest__Output,
  AuthorizePaymentResponse,
  BeginAccountClosingRequest__Output,
  BeginAccountClosingResponse,
  BillingServiceDefinition,
  CommitPaymentRequest__Output,
  CommitPaymentResponse,
  CommitPaymentsRequest__Output,
  CommitPaymentsResponse,
  EndAccountClosingRequest__Output,
  EndAccountClosingResponse,
  GetOrderBillingRequest__Output,
  GetOrderBillingResponse,
  Invoice,
  PaymentSession,
  RefundOrderRequest__Output,
  RefundOrderResponse,
  ReleasePaymentRequest__Output,
  ReleasePaymentResponse,
  ReopenPaymentRequest__Output,
  ReopenPaymentResponse,
} from '@storefront/proto/storefront/billing/v1';
import type { Address } from '@storefront/proto/storefront/common/v1';
import { type ImplementedService, newId } from '@storefront/rpc';
import { implementPartly } from '@storefront/rpc/testing';
import type { Behavior } from './fake-behavior.ts';

/** The state of the fake billing service. */
export interface FakeLedger {
  creditLimit: number;
  balance: number;
  creditHold: boolean;
  /** By checkout ID. A released hold remains as a tombstone. */
  readonly holds: Map<string, { state: 'held' | 'committed' | 'released'; amount: number; session?: PaymentSession }>;
  readonly sessions: Map<string, PaymentSession>;
  /** By order ID. */
  readonly invoices: Map<string, Invoice>;
  readonly addresses: Map<string, Address>;
  /** By customer ID: the certificate by which the customer is exempt from tax. */
  readonly certificates: Map<string, string>;
  /** The request keys of refunds. */
  readonly refunds: Set<string>;
  /** By customer ID: the closing of the account, and whether it has ended. */
  readonly closings: Map<string, { readonly id: string; readonly isClosed: boolean }>;
  /** The IDs of orders of which a refund waits to be made by hand. */
  readonly waiting: Set<string>;
}

/** Returns a ledger with a credit limit of 10,000. */
export const newLedger = (): FakeLedger => ({
  creditLimit: 10_000,
  balance: 0,
  creditHold: false,
  holds: new Map(),
  sessions: new Map(),
  invoices: new Map(),
  addresses: new Map(),
  certificates: new Map(),
  refunds: new Set(),
  closings: new Map(),
  waiting: new Set(),
});

/** Returns the credit held for checkouts and orders. */
export const creditHeld = ({ holds }: FakeLedger): number =>
  [...holds.values()].filter(({ state }) => state !== 'released').reduce((sum, { amount }) => sum + amount, 0);

function storedAddress({ addresses }: FakeLedger, field: string, id: string | undefined) {
  if (id === undefined) return undefined;
  const address = addresses.get(id);
  if (address === undefined) throw invalid(field, 'is not one of your addresses');
  return address;
}

/** The RPCs of billing that orders calls, in memory. */
export const fakeBillingService = (ledger: FakeLedger, { rpc }: Behavior): ImplementedService =>
  implementPartly<BillingServiceDefinition>(
    'storefront.billing.v1.BillingService',
    {
      AuthorizePayment: rpc<AuthorizePaymentRequest__Output, AuthorizePaymentResponse>('AuthorizePayment', (request, { customerId }) => {
        const { addressId, billingAddressId, checkoutId, dryRun, orderId, paymentRail } = request;
        const onCredit = paymentRail === 'CREDIT_TERMS';
        if (ledger.closings.has(customerId ?? '')) throw forbidden('account_closed', 'The account is closed.');
        const hold = ledger.holds.get(checkoutId);
        if (hold?.state === 'released') throw conflict('checkout_cancelled', 'This checkout was compensated.');
        const address = storedAddress(ledger, 'shipping_address_id', addressId);
        const billingAddress = storedAddress(ledger, 'billing_address_id', billingAddressId);
        if (onCredit && ledger.creditHold) throw forbidden('credit_on_hold', 'The account is on hold.');
        const amount = onCredit ? Number(request.amount) : 0;
        const held = creditHeld(ledger);
        const available = ledger.creditLimit - ledger.balance - held;
        if (hold === undefined && amount > available) return { overCreditLimit: overLimit(ledger, held, available, amount) };
        const session =
          hold?.session ??
          (paymentRail === 'PREPAID' && Number(request.amount) > 0 && !dryRun ? aSession(checkoutId, orderId, request.amount) : undefined);
        if (hold === undefined && !dryRun) ledger.holds.set(checkoutId, { state: 'held', amount, ...(session && { session }) });
        if (session) ledger.sessions.set(orderId, session);
        const taxExemptCertificate = ledger.certificates.get(customerId ?? '');
        const fields = { email: 'ann@example.com', name: 'Ann Brown', status: 'ACTIVE', currency: 'JMD', taxExemptCertificate };
        const customer = { id: customerId ?? '', ...fields };
        const paymentTerms = onCredit ? { code: 'NET30', days: 30 } : undefined;
        return {
          authorized: {
            customer,
            paymentTerms,
            paymentSession: session ?? null,
            address: address ?? null,
            billingAddress: billingAddress ?? null,
          },
        };
      }),
      CommitPayment: rpc<CommitPaymentRequest__Output, CommitPaymentResponse>('CommitPayment', ({ checkoutId }) => {
        const hold = ledger.holds.get(checkoutId);
        if (hold === undefined || hold.state === 'released') throw conflict('hold_released', 'Nothing is held.');
        ledger.holds.set(checkoutId, { ...hold, state: 'committed' });
        return {};
      }),
      CommitPayments: rpc<CommitPaymentsRequest__Output, CommitPaymentsResponse>('CommitPayments', ({ checkoutIds }) => {
        const committedCheckoutIds = checkoutIds.filter((id) => !['released', undefined].includes(ledger.holds.get(id)?.state));
        for (const id of committedCheckoutIds) ledger.holds.set(id, { amount: 0, ...ledger.holds.get(id), state: 'committed' });
        return { committedCheckoutIds };
      }),
      ReleasePayment: rpc<ReleasePaymentRequest__Output, ReleasePaymentResponse>('ReleasePayment', ({ checkoutId }) => {
        ledger.holds.set(checkoutId, { state: 'released', amount: 0 });
        return {};
      }),
      GetOrderBilling: rpc<GetOrderBillingRequest__Output, GetOrderBillingResponse>('GetOrderBilling', ({ orderId }) => ({
        invoices: [ledger.invoices.get(orderId) ?? []].flat(),
        paymentSession: ledger.sessions.get(orderId) ?? null,
      })),
      ReopenPayment: rpc<ReopenPaymentRequest__Output, ReopenPaymentResponse>('ReopenPayment', ({ orderId }) => {
        const last = ledger.sessions.get(orderId);
        if (last === undefined) throw notFound('order');
        const isLive = last.status === 'PENDING';
        const session = isLive ? last : aSession(newId(), orderId, last.amount ?? '0');
        ledger.sessions.set(orderId, session);
        return { paymentSession: session };
      }),
      BeginAccountClosing: rpc<BeginAccountClosingRequest__Output, BeginAccountClosingResponse>(
        'BeginAccountClosing',
        ({ closingId }, { customerId = '' }) => {
          ledger.closings.set(customerId, { id: closingId, isClosed: false });
          return {};
        },
      ),
      EndAccountClosing: rpc<EndAccountClosingRequest__Output, EndAccountClosingResponse>(
        'EndAccountClosing',
        ({ closingId, close }, { customerId = '' }) => {
          const closing = ledger.closings.get(customerId);
          if (close && closing?.id !== closingId) throw notFound('account closing');
          if (close) ledger.closings.set(customerId, { id: closingId, isClosed: true });
          else ledger.closings.delete(customerId);
          return { closedBefore: closing?.isClosed ?? false };
        },
      ),
      RefundOrder: rpc<RefundOrderRequest__Output, RefundOrderResponse>('RefundOrder', ({ method, orderId, requestKey }) => {
        ledger.refunds.add(requestKey);
        if (method === 'BY_HAND' && ledger.waiting.delete(orderId)) return { refunds: [] };
        return { creditNote: { id: requestKey, number: 'CN-000001' }, refunds: [] };
      }),
    },
    { callers: ['orders'] },
  );

const overLimit = (ledger: FakeLedger, held: number, available: number, amount: number) => ({
  shortfall: (amount - available).toFixed(2),
  creditLimit: ledger.creditLimit.toFixed(2),
  balance: ledger.balance.toFixed(2),
  held: held.toFixed(2),
  availableCredit: available.toFixed(2),
});

const aSession = (id: string, orderId: string, amount: string): PaymentSession => ({
  id,
  orderId,
  status: 'PENDING',
  purpose: 'ORDER',
  amount,
  currency: 'JMD',
  redirectUrl: `https://pay.example/${id}`,
  expiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
});
