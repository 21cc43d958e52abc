import { z } from 'zod';
import { optionalString, text } from './text.ts';

const URL_MAX = 2048;
/** The part before an @ can make a link look as if it led to another host. */
function hasNoUserInfo(address: string): boolean {
  const url = URL.parse(address);
  return url === null || (url.username === '' && url.password === '');
}

const webUrl = optionalString(
  text(URL_MAX, 0).pipe(
    z
      .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
      .refine(hasNoUserInfo, { error: 'must not contain a user name or password', params: { code: 'userinfo' } }),
  ),
);

/** Where the hosted payment page redirects the shopper. */
export const returnUrl = webUrl.meta({
  description:
    'The URL to which the hosted payment page redirects the shopper after a payment or a decline. The query parameters `payment_status` (`paid`, ' +
    '`declined`, `canceled`, `expired`, or `processing`), `payment_session_id`, `order_id`, and, for an invoice, `invoice_id` are added; the ' +
    'other parameters of the URL are preserved. Anyone can open such a URL, so read the payment status or the invoice before you rely on it.',
});

/** Where the hosted payment page redirects a shopper who cancels. */
export const cancelUrl = webUrl.meta({
  description:
    'The URL to which the hosted payment page redirects a shopper who cancels, with the same parameters. Defaults to `return_url`.',
});
