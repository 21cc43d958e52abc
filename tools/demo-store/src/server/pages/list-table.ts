import { html } from 'lit-html';
import { type Content, notice } from '../../page/template.ts';

/** A column of a list; amounts are on the right. */
export interface Column<Row> {
  readonly name: string;
  readonly isRight?: boolean;
  readonly cell: (row: Row) => Content;
}

/**
 * A list as a table whose first column names the row. On a phone each row is a block, with the names of the columns. Browsers then no longer take it
 * for a table, so the roles are given as well.
 */
export function listTable<Row>(caption: string, columns: readonly Column<Row>[], rows: readonly Row[]): Content {
  const sideOf = ({ isRight = false }: Column<Row>): string => (isRight ? 'text-md-end' : '');
  const cellOf = (row: Row, column: Column<Row>, index: number): Content => {
    const content = html`<span class="d-md-none fw-normal text-body-secondary" aria-hidden="true">${column.name}</span><span class="text-end">${column.cell(row)}</span>`;
    const place = `d-flex d-md-table-cell justify-content-between column-gap-3 ${sideOf(column)}`;
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

/** The rows of a page. */
export const ROWS_SHOWN = 50;

/** Where a page of a list begins, as its address says. */
export const offsetOf = (query: URLSearchParams): number => {
  const offset = Number(query.get('offset') ?? 0);
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
};

/** Links to the pages before and after one, with the same filters. */
export function pager(path: string, query: URLSearchParams, total: number): Content {
  const offset = offsetOf(query);
  const at = (start: number) => `${path}?${new URLSearchParams({ ...Object.fromEntries(query), offset: String(Math.max(0, start)) })}`;
  return html`
    <p>
      ${offset > 0 ? html`<a class="me-3" href=${at(offset - ROWS_SHOWN)}>Previous</a>` : null}
      ${offset + ROWS_SHOWN < total ? html`<a href=${at(offset + ROWS_SHOWN)}>Next</a>` : null}
    </p>`;
}

/** A list, or that it is empty. */
export const listOrNone = <Row>(caption: string, columns: readonly Column<Row>[], rows: readonly Row[], none: string): Content =>
  rows.length > 0 ? listTable(caption, columns, rows) : notice('light', none);
