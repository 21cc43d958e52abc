/** A Markdown table with a column for each size of a measurement. */
export interface SizeTable {
  /** Adds a cell to a row, which is created if it is new. */
  add(row: string, cell: string): void;
  markdown(): string;
}

/** Creates an empty table. */
export function sizeTable(title: string, sizes: readonly number[]): SizeTable {
  const rows = new Map<string, string[]>();
  return {
    add: (row, cell) => void rows.set(row, [...(rows.get(row) ?? []), cell]),
    markdown: () => {
      const lines = [...rows].map(([row, cells]) => lineOf([row, ...cells]));
      return `${lineOf([title, ...sizes])}|---|${'---|'.repeat(sizes.length)}\n${lines.join('')}`;
    },
  };
}

const lineOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |\n`;
