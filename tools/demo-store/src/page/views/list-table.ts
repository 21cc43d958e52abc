import { type Child, element } from '../element.ts';

/** A column of a list; amounts are on the right. */
export interface Column<Row> {
  readonly name: string;
  readonly isRight?: boolean;
  readonly cell: (row: Row) => Child | readonly Child[];
}

/**
 * A list as a table whose first column names the row. On a phone the style sheet shows each row as a block, with the names of the columns. Browsers
 * then no longer take it for a table, so the roles are given as well.
 */
export function listTable<Row>(caption: string, columns: readonly Column<Row>[], rows: readonly Row[]): HTMLElement {
  const sideOf = ({ isRight = false }: Column<Row>) => (isRight ? 'right' : null);
  const head = columns.map((column) => element('th', { scope: 'col', role: 'columnheader', class: sideOf(column) }, column.name));
  const cell = (row: Row, column: Column<Row>, index: number) => {
    const attributes = { class: sideOf(column), 'data-name': column.name };
    const content = [column.cell(row)].flat() as readonly Child[];
    return index === 0
      ? element('th', { ...attributes, scope: 'row', role: 'rowheader' }, content)
      : element('td', { ...attributes, role: 'cell' }, content);
  };
  const body = rows.map((row) =>
    element(
      'tr',
      { role: 'row' },
      columns.map((column, index) => cell(row, column, index)),
    ),
  );
  return element(
    'table',
    { class: 'list', role: 'table' },
    element('caption', { class: 'unseen' }, caption),
    element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, head)),
    element('tbody', { role: 'rowgroup' }, body),
  );
}

/** A status as a colored label. */
export const statusLabel = (status: string, words: string): HTMLElement =>
  element('span', { class: `status ${status.toLowerCase()}` }, words);
