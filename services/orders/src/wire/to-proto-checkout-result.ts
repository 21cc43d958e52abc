import type { CheckoutResult as CheckoutResultMessage } from '@storefront/proto/storefront/orders/v1';
import type { CheckoutIssue, CheckoutResult } from '../domain/checkout-result.ts';
import { withoutNulls } from './without-nulls.ts';

/** Returns the message of a checkout result. */
export function toProtoCheckoutResult({ paymentSession, credit, amounts, issues, ...rest }: CheckoutResult): CheckoutResultMessage {
  return {
    ...withoutNulls(rest),
    ...(credit && { credit }),
    ...(amounts && { amounts: { ...amounts, taxBreakdown: [...amounts.taxBreakdown] } }),
    ...(paymentSession && { paymentSession: withoutNulls(paymentSession) }),
    ...(paymentSession?.redirectUrl && { redirectUrl: paymentSession.redirectUrl }),
    issues: issues.map(toProtoIssue),
  };
}

type Band = NonNullable<NonNullable<CheckoutResultMessage['issues']>[number]['availability']>;

const toProtoIssue = ({ availability, ...issue }: CheckoutIssue) => ({
  ...withoutNulls(issue),
  ...(availability && { availability: availability as Band }),
});
