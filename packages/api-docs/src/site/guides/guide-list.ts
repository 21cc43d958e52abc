import type { Mode } from '../page-frame.ts';

/** A page of the docs that the gateway serves. */
export interface DocsPage {
  /** The last part of its address. */
  readonly name: string;
  /** The title in the navigation. */
  readonly title: string;
  /** Its file, from the root of the repository. */
  readonly file: string;
  /** The modes of the keys that its commands use. */
  readonly modes: readonly Mode[];
}

const guide = (name: string, title: string, mode: Mode = 'sandbox'): DocsPage => ({
  name,
  title,
  file: `docs/guides/${name}.md`,
  modes: [mode],
});
const page = (name: string, title: string): DocsPage => ({ name, title, file: `docs/${name}.md`, modes: [] });

/** The guides, in reading order. They are served under `/docs/guides/`. */
export const GUIDES: readonly DocsPage[] = [
  guide('quickstart', 'Quickstart'),
  guide('authentication', 'Authentication'),
  guide('accounts', 'Accounts'),
  guide('caching', 'Caching with ETags'),
  guide('pagination', 'Pagination and the change feed'),
  guide('rate-limits', 'Rate limits'),
  guide('idempotency', 'Idempotent retries'),
  guide('pricing', 'Pricing and units'),
  guide('checkout', 'Checkout states'),
  guide('payments', 'Payments'),
  guide('after-the-order', 'After the order'),
  guide('webhooks', 'Webhooks'),
  guide('sandbox', 'Testing in the sandbox'),
  guide('erp', 'Connect an ERP'),
  guide('going-live', 'Going live', 'live'),
  guide('shopify', 'Moving from Shopify'),
];

/** Further pages, served under `/docs/`. */
export const PAGES: readonly DocsPage[] = [
  page('errors', 'Errors'),
  page('limits', 'Limits'),
  { ...page('sandbox', 'Sandbox controls'), modes: ['sandbox'] },
  page('webhooks-while-developing', 'Webhooks while developing'),
  page('requests', 'Look into requests'),
  page('command', 'The storefront command'),
  page('importing-a-catalog', 'Importing a catalog'),
  page('importing-customers', 'Importing customers'),
];
