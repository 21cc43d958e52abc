import { type Schemas, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { codeName, day } from '../../page/format.ts';
import { amount } from '../../page/views/amount.ts';
import { type Column, listOrNone, listTable } from './list-table.ts';
import type { Page, PageRoute } from './page.ts';
import { filterForm, input } from './parts.ts';

type Statement = Schemas['Statement'];

const statementPage: Page = async ({ api, query }) => {
  const [from, to] = ['from', 'to'].map((name) => query.get(name) || undefined);
  const answer = await unwrap(api.GET('/v1/me/statement', { params: { query: { from, to } } }));
  if (typeof answer === 'string') throw new Error('The statement is a file.');
  const statement = answer.data;

  const file = (format: string) => `/bff/v1/me/statement?${new URLSearchParams({ from: statement.from, to: statement.to, format })}`;
  return {
    title: 'Your statement',
    content: html`
      <h1>Your statement</h1>
      ${filterForm('/statement', [
        input('From', { name: 'from', type: 'date', value: statement.from }),
        input('To', { name: 'to', type: 'date', value: statement.to }),
      ])}
      <p class="mt-3"><a href=${file('pdf')}>PDF</a> · <a href=${file('csv')} download="statement.csv">CSV</a></p>
      ${listOrNone('Entries', entryColumns(statement), statement.entries, 'Nothing happened in this period.')}
      <h2>Balance</h2>
      ${listTable('Balance', balanceColumns(statement.currency), balancesOf(statement))}
      ${statement.unapplied_credit > 0 ? html`<p><a href="/invoices?settlement=UNPAID">Choose an invoice to apply your credit to</a></p>` : null}`,
  };
};

const entryColumns = ({ currency }: Statement): readonly Column<Schemas['StatementEntry']>[] => [
  { name: 'Date', cell: ({ date }) => day(date) },
  { name: 'Entry', cell: ({ type }) => codeName(type) },
  { name: 'Number', cell: ({ number, reference }) => number ?? reference ?? '' },
  { name: 'Description', cell: ({ description }) => description },
  { name: 'Debit', isRight: true, cell: ({ debit }) => (debit === null ? '' : amount(debit, currency)) },
  { name: 'Credit', isRight: true, cell: ({ credit }) => (credit === null ? '' : amount(credit, currency)) },
  { name: 'Balance', isRight: true, cell: ({ balance }) => amount(balance, currency) },
];

type Balance = readonly [name: string, value: number];

const balanceColumns = (currency: string): readonly Column<Balance>[] => [
  { name: 'Balance', cell: ([name]) => name },
  { name: 'Amount', isRight: true, cell: ([, value]) => amount(value, currency) },
];

const balancesOf = ({ opening_balance, closing_balance, unapplied_credit, aging }: Statement): readonly Balance[] => [
  ['Opening balance', opening_balance],
  ['Not due yet', aging.current],
  ['Overdue up to 30 days', aging.days_1_30],
  ['Overdue 31 to 60 days', aging.days_31_60],
  ['Overdue 61 to 90 days', aging.days_61_90],
  ['Overdue over 90 days', aging.over_90],
  ['Credit to be applied', unapplied_credit],
  ['Closing balance', closing_balance],
];

/** The shopper's statement. */
export const statementPages: readonly PageRoute[] = [{ method: 'get', path: '/statement', access: 'shopper', page: statementPage }];
