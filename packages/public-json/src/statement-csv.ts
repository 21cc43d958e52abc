import { csvLine } from './csv-line.ts';
import type { renderStatement } from './gen.ts';

const COLUMNS = ['date', 'type', 'number', 'reference', 'description', 'debit', 'credit', 'balance', 'invoice_id'] as const;

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number | null>>>;

/** Returns a rendered statement as CSV. Its first and last rows have the opening and closing balance. */
export function statementCsv({ from, to, entries, opening_balance, closing_balance }: ReturnType<typeof renderStatement>): string {
  const rows: readonly Row[] = [
    { date: from, type: 'OPENING_BALANCE', description: 'Opening balance', balance: opening_balance },
    ...entries,
    { date: to, type: 'CLOSING_BALANCE', description: 'Closing balance', balance: closing_balance },
  ];
  const lines = rows.map((row) => csvLine(COLUMNS.map((column) => String(row[column] ?? ''))));
  return `${[csvLine(COLUMNS), ...lines].join('\r\n')}\r\n`;
}
