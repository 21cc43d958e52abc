/** A row of a paste. `row` is its first line, from 1. */
export interface PadRow {
  readonly row: number;
  /** The row as it was given. */
  readonly text: string;
  readonly cells: readonly string[];
  readonly separator: string;
  /** Whether the row is in a cell whose quotes are not closed as spreadsheets close them. */
  readonly isTorn: boolean;
}

/** The text between two marks that can separate cells. `quoted` is the content of a cell in quotes; `end` is the mark that follows. */
interface Piece {
  readonly text: string;
  readonly quoted: string | undefined;
  readonly end: string;
}

/**
 * Splits a text into rows as spreadsheets copy and export them. A cell in double quotes can contain line breaks, separators, and quotes that are
 * doubled; other quotes belong to the cell. The separator of a row is a tab, else a semicolon, else a comma.
 */
export function rowsOf(text: string): PadRow[] {
  const rows: (PadRow & { opens: boolean; isOdd: boolean })[] = [];
  let [row, pieces]: [number, Piece[]] = [1, []];
  for (const piece of piecesOf(text)) {
    pieces.push(piece);
    if (isSeparator(piece.end)) continue;
    const given = pieces.map((each, index) => each.text + (index === pieces.length - 1 ? '' : each.end)).join('');
    const unpaired = pieces.filter((each) => each.quoted === undefined && each.text.split('"').length % 2 === 0);
    const separator = ['\t', ';'].find((each) => pieces.some(({ end }) => end === each)) ?? ',';
    const opens = unpaired.some((each) => /^ *=?"/.test(each.text));
    rows.push({ row, text: given, cells: cellsOf(pieces, separator), separator, isTorn: false, opens, isOdd: unpaired.length % 2 === 1 });
    row += given.split(/\r\n|\r|\n/).length;
    pieces = [];
  }
  const odd = rows.flatMap(({ isOdd }, index) => (isOdd ? [index] : []));
  let [closes, next] = [-1, 0];
  return rows.map(({ row: first, text: given, cells, separator, opens, isOdd }, index) => {
    while ((odd[next] ?? Infinity) <= index) next++;
    // A quote that this row or no later one closes is of this row only.
    if (opens && index > closes) closes = isOdd ? (odd[next] ?? index) : index;
    return { row: first, text: given, cells, separator, isTorn: index <= closes };
  });
}

const isSeparator = (end: string): boolean => /^[\t;,]$/.test(end);

function* piecesOf(text: string): Generator<Piece> {
  const cell = / *"((?:[^"]|"")*)" *(\t|;|,|\r\n|\r|\n|$)|([^\t;,\r\n]*)(\t|;|,|\r\n|\r|\n|$)/y;
  for (let end = ','; end !== '';) {
    const [whole = '', quoted, endOfQuoted, plain = '', endOfPlain] = cell.exec(text) ?? [];
    end = endOfQuoted ?? endOfPlain ?? '';
    yield { text: quoted === undefined ? plain : whole.slice(0, whole.length - end.length), quoted: quoted?.replaceAll('""', '"'), end };
  }
}

/** Joins what is between two separators of the row. */
function cellsOf(pieces: readonly Piece[], separator: string): string[] {
  const cells: string[] = [];
  let before = '';
  for (const { text, quoted, end } of pieces) {
    const isEnd = end === separator || !isSeparator(end);
    if (isEnd) cells.push(plainText(before === '' ? (quoted ?? text) : before + text));
    before = isEnd ? '' : before + text + end;
  }
  return cells;
}

/** Spreadsheets mark numbers that are text, as in `="0012"`. A line break in a cell is a space. */
function plainText(cell: string): string {
  const given = cell.trim();
  const marked = /^="((?:[^"]|"")*)"$/.exec(given)?.[1]?.replaceAll('""', '"');
  const lines = (marked ?? given).split(/[\r\n]/).map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}
