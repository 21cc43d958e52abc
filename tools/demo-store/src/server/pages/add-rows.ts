import { parseOrderPad, type Schemas } from '@storefront/client';
import { html } from 'lit-html';
import { type Content, field, notice } from '../../page/template.ts';
import { listTable } from './list-table.ts';
import { textOf } from './page.ts';

/** As many lines as one request takes. */
const LINES_MAX = 200;

/** Lines to add. */
export type NewLine = Pick<Schemas['CartBatchLineIn'], 'sku' | 'quantity'>;
/** Adds up to 200 lines under an idempotency key, and returns those that were rejected. */
export type AddLines = (lines: NewLine[], key: string) => Promise<readonly Schemas['RejectedLine'][]>;

interface RowFault {
  readonly row: number;
  readonly text: string;
  readonly detail: string;
}

/** What came of the rows of a pad. `left` is the text without the rows that were added. */
export interface AddedRows {
  readonly added: number;
  readonly faults: readonly RowFault[];
  readonly left: string;
}

/** Adds the good rows that a buyer has pasted or uploaded. Sending the form again adds nothing twice. */
export async function addRows(form: FormData, add: AddLines): Promise<AddedRows> {
  const file = form.get('file');
  const text = (file instanceof File && file.size > 0 ? await file.text() : textOf(form, 'rows')).replace(/^\uFEFF/, '');
  const rows = text.split(/\r\n|\r|\n/);
  const { lines, faults } = parseOrderPad(text);
  const rejected: RowFault[] = [];
  for (let start = 0; start < lines.length; start += LINES_MAX) {
    const batch = lines.slice(start, start + LINES_MAX);
    const refused = await add(
      batch.map(({ sku, quantity }) => ({ sku, quantity })),
      `${textOf(form, 'key')}-${start}`,
    );
    for (const { index, detail } of refused) {
      const row = batch[index]?.row ?? 0;
      rejected.push({ row, text: rows[row - 1] ?? '', detail });
    }
  }
  const all = [...faults, ...rejected].sort((one, other) => one.row - other.row);
  const bad = new Set(all.map(({ row }) => row));
  const good = new Set(lines.map(({ row }) => row).filter((row) => !bad.has(row)));
  // A header stays, because it gives the columns of the rows that are left.
  const left = bad.size === 0 ? '' : rows.filter((_text, index) => !good.has(index + 1)).join('\n');
  return { added: good.size, faults: all, left };
}

/** The form for rows, and what came of those that were sent before. */
export const rowsForm = (action: string, button: string, before?: AddedRows): Content => html`
  ${before === undefined ? null : outcomeOf(before)}
  <form method="post" action=${action} enctype="multipart/form-data">
    <input type="hidden" name="key" value=${crypto.randomUUID()}>
    ${field(
      'SKUs and quantities, one product in each row',
      html`<textarea class="form-control font-monospace" name="rows" rows="6" placeholder="BLD-CEM-425, 20">${before?.left ?? ''}</textarea>`,
      'Paste them from a spreadsheet, or separate them with a comma, a semicolon, or a tab.',
    )}
    ${field('Or a file', html`<input class="form-control" type="file" name="file" accept=".csv,.txt,.tsv,text/csv,text/plain">`)}
    <button class="btn btn-warning my-2">${button}</button>
  </form>`;

const outcomeOf = ({ added, faults }: AddedRows): Content => html`
  ${added > 0 ? notice('success', `${added} ${added === 1 ? 'row was' : 'rows were'} added.`) : null}
  ${faults.length > 0 ? notice('danger', 'These rows were not added. Correct them below, and send them again.') : null}
  ${
    faults.length > 0
      ? listTable<RowFault>(
          'Rows that were not added',
          [
            { name: 'Row', cell: ({ row }) => row },
            { name: 'Text', cell: ({ text }) => html`<code class="text-break">${text}</code>` },
            { name: 'Problem', cell: ({ detail }) => detail },
          ],
          faults,
        )
      : null
  }`;
