import type { Filter__Output } from '@storefront/proto/storefront/webhooks/v1';

/** Renders a filter of a subscription. The message has its values as JSON. */
export const renderWebhookFilter = ({ field, in: values }: Filter__Output) => ({
  field,
  in: values.map((value) => JSON.parse(value) as string | number | boolean | null),
});
