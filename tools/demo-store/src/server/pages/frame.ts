import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schemas } from '@storefront/client';
import { html } from 'lit-html';
import { demoStore } from '../../demo-store.ts';
import type { Content } from '../../page/template.ts';
import type { ViewContent } from '../../page/views/view-content.ts';
import { toHtml } from './to-html.ts';

const index = readFileSync(join(import.meta.dirname, '../../../public/index.html'), 'utf8');

/** Puts a page into the frame of the shop, without its scripts. */
export function framed({ title, content }: ViewContent, me: Schemas['Me'] | null, path: string): string {
  const main = toHtml(html`${me === null ? null : navigation(path)}${content}`);
  return index
    .replace(/<title>.*<\/title>/, () => toHtml(html`<title>${title} · ${demoStore.name}</title>`))
    .replace(/(<header[^>]*>)/, (open) => open + toHtml(header(me)))
    .replace(/(<main[^>]*>).*?(?=<\/main>)/s, (_all, open: string) => open + main)
    .replaceAll(/ *<(script|noscript)\b.*<\/\1>\n/g, '');
}

const header = (me: Schemas['Me'] | null): Content => html`
  <a class="store-name d-flex align-items-center gap-2 fs-5 fw-bold text-decoration-none" href="/">
    <img src="/mark.svg" alt="" width="40" height="40"> ${demoStore.name}
  </a>
  <nav class="d-flex flex-wrap align-items-center column-gap-3 ms-md-auto" aria-label="You">
    ${me === null ? html`<a class="text-decoration-none" href="/sign-in?back=/account">Sign in</a>` : signedIn(me)}
    <a class="text-decoration-none" href="/#/cart">Cart</a>
  </nav>`;

const signedIn = ({ company_name, name }: Schemas['Me']): Content => html`
  <span class="opacity-75">${company_name ?? name}</span>
  <form method="post" action="/sign-out"><button class="btn btn-link text-decoration-none p-0">Sign out</button></form>`;

const PAGES = [
  ['/orders', 'Orders'],
  ['/invoices', 'Invoices'],
  ['/credit-notes', 'Credit notes'],
  ['/statement', 'Statement'],
  ['/order-pad', 'Order pad'],
  ['/lists', 'Lists'],
  ['/account', 'Account'],
] as const;

const navigation = (path: string): Content => html`
  <nav class="nav nav-pills mb-3" aria-label="Your pages">
    ${PAGES.map(([address, name]) =>
      path.startsWith(address)
        ? html`<a class="nav-link active" href=${address} aria-current=${path === address ? 'page' : 'true'}>${name}</a>`
        : html`<a class="nav-link" href=${address}>${name}</a>`,
    )}
  </nav>`;
