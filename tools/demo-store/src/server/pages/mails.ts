import { html } from 'lit-html';
import { moment } from '../../page/format.ts';
import { type Column, listOrNone } from './list-table.ts';
import type { Mail } from './outbox.ts';
import type { PageRoute } from './page.ts';

const columns: readonly Column<Mail>[] = [
  { name: 'Subject', cell: ({ subject, link }) => html`<a href=${link}>${subject}</a>` },
  { name: 'To', cell: ({ to }) => html`<span class="text-break">${to}</span>` },
  { name: 'Sent', cell: ({ sentAt }) => moment(sentAt) },
];

/** What a store would send. Everyone who can open this page can use the links, so only an outbox that may be shown has it. */
export const mailPages: readonly PageRoute[] = [
  {
    method: 'get',
    path: '/mails',
    access: 'anyone',
    page: async ({ outbox }) => ({
      title: 'Mails of this store',
      content: html`
        <h1>Mails of this store</h1>
        <p>This demo sends no mails. For developers, it shows here what a store would send.</p>
        ${listOrNone('Mails', columns, outbox.list(), 'No mails yet.')}`,
    }),
  },
];
