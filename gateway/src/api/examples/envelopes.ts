import { EXAMPLE_ORIGIN, type Example } from '@storefront/api-docs';
import { withDocUrls } from '../../http/replies/with-doc-urls.ts';

/** An example of a body without an envelope. */
export const example = (summary: string, value: unknown): Example => ({ summary, value });

/** An example with `data` in the response envelope. */
export const enveloped = (summary: string, data: unknown, errors: readonly unknown[] = []): Example => example(summary, { data, errors });

/** A page of an example list in the list envelope. */
export const page = (data: readonly unknown[], total: number, errors: readonly unknown[] = []) => ({
  data,
  total,
  limit: 50,
  offset: 0,
  errors,
});

/** An example with a page of a list. */
export const paged = (summary: string, ...list: Parameters<typeof page>): Example => example(summary, page(...list));

/** The entry of `errors` about a section that is missing. */
export const unavailable = (field: string, code = 'downstream_unavailable') =>
  withDocUrls({ data: null, errors: [{ field, code, detail: 'This section is temporarily unavailable.' }] }, EXAMPLE_ORIGIN).errors[0];
