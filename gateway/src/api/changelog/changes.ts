/** A released change of the HTTP API or of its events. */
export interface Change {
  /** Never changes, and never names another change. */
  readonly id: string;
  /** The day of its release, as YYYY-MM-DD. */
  readonly date: string;
  readonly kind: 'added' | 'changed' | 'deprecated' | 'removed' | 'fixed';
  readonly title: string;
  /** Plain text. */
  readonly body: string;
}

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
