import type { Change } from '@storefront/api-docs/site';

const change = (date: string, kind: Change['kind'], name: string, title: string, body: string): Change => ({
  id: `${date}-${name}`,
  date,
  kind,
  title,
  body,
});

/** Every change, newest first. `/changelog.json` and `/changelog.atom` show them; add a line with each release that changes the API. */
// prettier-ignore
export const CHANGES: readonly Change[] = [
  change('2026-11-26', 'added', '1-0-0', 'Version 1.0.0', 'The first release: catalog, carts, lists, checkout, orders, invoices, payments, accounts, events, webhooks, and the sandbox. The top-level detail of errors is deprecated: use error.'),
];
