import { type Result, type Storefront, unwrap } from '@storefront/client';
import { html } from 'lit-html';
import { type Content, notice } from '../template.ts';
import { signInPrompt } from './sign-in-prompt.ts';
import type { View } from './view.ts';

/** A column of a list; amounts are on the right. */
export interface Column<Row> {
  readonly name: string;
  readonly isRight?: boolean;
  readonly cell: (row: Row) => Content;
}

/** What a view lists. */
interface List<Row> {
  readonly title: string;
  /** The noun for the rows, such as `orders`. */
  readonly rows: string;
  readonly columns: readonly Column<Row>[];
  readonly load: (account: Storefront, limit: number) => Promise<Result<{ readonly data: readonly Row[]; readonly total: number }>>;
}

const ROWS_SHOWN = 50;

/** A view that lists what belongs to the shopper, newest first. */
export const listView =
  <Row>({ title, rows, columns, load }: List<Row>): View =>
  async ({ store }) => {
    if (!store.customer) return signInPrompt(title, `to see your ${rows}.`);
    const { data, total } = await unwrap(load(store.account, ROWS_SHOWN));
    const list = html`
      ${listTable(title, columns, data)}
      ${total > data.length ? notice('light', `Showing the latest ${data.length} of ${total} ${rows}.`) : null}`;
    return { title, content: html`<h1>${title}</h1>${data.length > 0 ? list : notice('light', `You have no ${rows} yet.`)}` };
  };

/**
 * A list as a table whose first column names the row. On a phone each row is a block, with the names of the columns. Browsers then no longer take it
 * for a table, so the roles are given as well.
 */
function listTable<Row>(caption: string, columns: readonly Column<Row>[], rows: readonly Row[]): Content {
  const sideOf = ({ isRight = false }: Column<Row>): string => (isRight ? 'text-md-end' : '');
  const cellOf = (row: Row, column: Column<Row>, index: number): Content => {
    const content = html`<span class="d-md-none fw-normal text-body-secondary" aria-hidden="true">${column.name}</span><span>${column.cell(row)}</span>`;
    const place = `d-flex d-md-table-cell justify-content-between ${sideOf(column)}`;
    return index === 0
      ? html`<th class=${place} scope="row" role="rowheader">${content}</th>`
      : html`<td class=${place} role="cell">${content}</td>`;
  };
  const head = columns.map((column) => html`<th class=${sideOf(column)} scope="col" role="columnheader">${column.name}</th>`);
  const rowOf = (row: Row): Content => html`
    <tr class="d-block d-md-table-row mb-3" role="row">${columns.map((column, index) => cellOf(row, column, index))}</tr>`;
  return html`
    <table class="list table bg-white mt-3" role="table">
      <caption class="visually-hidden">${caption}</caption>
      <thead role="rowgroup"><tr role="row">${head}</tr></thead>
      <tbody role="rowgroup">${rows.map(rowOf)}</tbody>
    </table>`;
}
