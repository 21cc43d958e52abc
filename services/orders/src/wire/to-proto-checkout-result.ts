import type { CheckoutResult as CheckoutResultMessage } from '@storefront/proto/storefront/orders/v1';
import { toMessage } from '@storefront/rpc';
import type { CheckoutIssue, CheckoutResult } from '../domain/checkout-result.ts';

/** Returns the message of a checkout result. */
export function toProtoCheckoutResult({ paymentSession, credit, amounts, issues, ...rest }: CheckoutResult): CheckoutResultMessage {
  return {
    ...toMessage(rest),
    ...(credit && { credit }),
    ...(amounts && { amounts: { ...amounts, taxBreakdown: [...amounts.taxBreakdown] } }),
    ...(paymentSession && { paymentSession: toMessage(paymentSession) }),
    ...(paymentSession?.redirectUrl && { redirectUrl: paymentSession.redirectUrl }),
    issues: issues.map(toProtoIssue),
  };
}

type Band = NonNullable<NonNullable<CheckoutResultMessage['issues']>[number]['availability']>;

const toProtoIssue = ({ availability, ...issue }: CheckoutIssue) => ({
  ...toMessage(issue),
  ...(availability && { availability: availability as Band }),
});
