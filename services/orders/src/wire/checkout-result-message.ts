import type { CheckoutResult as CheckoutResultMessage } from '@storefront/proto/storefront/orders/v1/CheckoutResult';
import type { CheckoutIssue, CheckoutResult } from '../domain/checkout-result.ts';
import { withoutNulls } from './without-nulls.ts';

export function toCheckoutResultMessage({ paymentSession, credit, issues, ...rest }: CheckoutResult): CheckoutResultMessage {
  return {
    ...withoutNulls(rest),
    ...(credit && { credit }),
    ...(paymentSession && { paymentSession: withoutNulls(paymentSession) }),
    ...(paymentSession?.redirectUrl && { redirectUrl: paymentSession.redirectUrl }),
    issues: issues.map(toIssueMessage),
  };
}

type Band = NonNullable<NonNullable<CheckoutResultMessage['issues']>[number]['availability']>;

const toIssueMessage = ({ availability, ...issue }: CheckoutIssue) => ({
  ...withoutNulls(issue),
  ...(availability && { availability: availability as Band }),
});
