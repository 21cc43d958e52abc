// CommonMark's everyday part, read into a tree. The tree holds tag names from the closed sets below and plain text, nothing
// else, so whatever a product's author writes, HTML included, can only ever be shown as text.

/** A piece of running text. */
export type Inline =
  | { readonly tag: 'text' | 'code'; readonly text: string }
  | { readonly tag: 'strong' | 'em'; readonly children: readonly Inline[] }
  | { readonly tag: 'a'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly tag: 'br' };

/** A block of a document. */
export type Block =
  | { readonly tag: 'h2' | 'h3' | 'h4' | 'p'; readonly children: readonly Inline[] }
  | { readonly tag: 'ul' | 'ol'; readonly items: readonly (readonly Block[])[]; readonly start: number }
  | { readonly tag: 'blockquote'; readonly children: readonly Block[] }
  | { readonly tag: 'pre'; readonly text: string }
  | { readonly tag: 'hr' }
  | {
      readonly tag: 'table';
      readonly align: readonly Align[];
      readonly head: readonly Cell[];
      readonly rows: readonly (readonly Cell[])[];
    };

export type Align = 'left' | 'right' | 'center';
export type Cell = readonly Inline[];

// Quotes and lists nest; a text made to nest without end is cut off here and shown as it stands.
const NESTING_MAX = 8;

/** Reads a document. A page has its own `h1`, so headings begin at `h2`. */
export const readMarkdown = (source: string): Block[] => readBlocks(source.replace(/\r\n?/g, '\n').split('\n'), 0);

type Reading = { readonly block: Block; readonly next: number } | undefined;
type Reader = (lines: readonly string[], at: number, depth: number) => Reading;

const BULLET = /^( {0,3})([-*+])( +)(?=\S)/;
const NUMBER = /^( {0,3})(\d{1,9})[.)]( +)(?=\S)/;
const RULE = /^ {0,3}([-*_])(?: *\1){2,} *$/;
const HEADING = /^ {0,3}(#{1,6}) +(.*?)(?: +#+)? *$/;
const QUOTE = /^ {0,3}> ?/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const TABLE_RULE = /^ {0,3}\|? *:?-+:? *(\| *:?-+:? *)*\|? *$/;

const isBlank = (line: string): boolean => line.trim() === '';
const startsBlock = (line: string): boolean => [BULLET, NUMBER, RULE, HEADING, QUOTE, FENCE].some((pattern) => pattern.test(line));

function readBlocks(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    if (isBlank(lines[at] ?? '')) {
      at += 1;
      continue;
    }
    const reading = firstReading(lines, at, depth);
    blocks.push(reading.block);
    at = reading.next;
  }
  return blocks;
}

function firstReading(lines: readonly string[], at: number, depth: number): NonNullable<Reading> {
  const nesting: readonly Reader[] = depth < NESTING_MAX ? [readQuote, readList] : [];
  for (const read of [readFence, readHeading, readRule, ...nesting, readTable]) {
    const reading = read(lines, at, depth);
    if (reading) return reading;
  }
  return readParagraph(lines, at);
}

const readHeading: Reader = (lines, at) => {
  const match = HEADING.exec(lines[at] ?? '');
  if (!match) return undefined;
  const level = match[1]?.length ?? 1;
  const tag = level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
  return { block: { tag, children: readInline(match[2] ?? '') }, next: at + 1 };
};

const readRule: Reader = (lines, at) => (RULE.test(lines[at] ?? '') ? { block: { tag: 'hr' }, next: at + 1 } : undefined);

const readFence: Reader = (lines, at) => {
  const fence = FENCE.exec(lines[at] ?? '')?.[1];
  if (!fence) return undefined;
  const end = lines.findIndex((line, index) => index > at && line.trim().startsWith(fence));
  const last = end === -1 ? lines.length : end;
  return { block: { tag: 'pre', text: lines.slice(at + 1, last).join('\n') }, next: last + 1 };
};

const readQuote: Reader = (lines, at, depth) => {
  if (!QUOTE.test(lines[at] ?? '')) return undefined;
  let next = at;
  while (next < lines.length && QUOTE.test(lines[next] ?? '')) next += 1;
  const inner = lines.slice(at, next).map((line) => line.replace(QUOTE, ''));
  return { block: { tag: 'blockquote', children: readBlocks(inner, depth + 1) }, next };
};

const readList: Reader = (lines, at, depth) => {
  const marker = [BULLET, NUMBER].find((pattern) => pattern.test(lines[at] ?? ''));
  if (!marker) return undefined;
  const start = Number(NUMBER.exec(lines[at] ?? '')?.[2] ?? 1);
  const items: (readonly Block[])[] = [];
  let next = at;
  for (;;) {
    const indent = marker.exec(lines[next] ?? '')?.[0].length;
    if (indent === undefined) break;
    const own = [(lines[next] ?? '').slice(indent)];
    next += 1;
    while (next < lines.length && belongsToItem(lines, next, indent)) {
      own.push((lines[next] ?? '').replace(new RegExp(`^ {0,${indent}}`), ''));
      next += 1;
    }
    items.push(readBlocks(own, depth + 1));
    while (isBlank(lines[next] ?? '') && marker.test(lines[next + 1] ?? '')) next += 1;
  }
  return { block: { tag: marker === NUMBER ? 'ol' : 'ul', items, start }, next };
};

function belongsToItem(lines: readonly string[], at: number, indent: number): boolean {
  const line = lines[at] ?? '';
  const indented = line.startsWith(' '.repeat(indent));
  if (isBlank(line)) return (lines[at + 1] ?? '').startsWith(' '.repeat(indent)) && !isBlank(lines[at + 1] ?? '');
  // An unindented line goes on with the item's paragraph, unless a blank line or a new block came between.
  return indented || (!startsBlock(line) && !isBlank(lines[at - 1] ?? ''));
}

const readTable: Reader = (lines, at) => {
  const rule = lines[at + 1] ?? '';
  if (!(lines[at] ?? '').includes('|') || !rule.includes('|') || !TABLE_RULE.test(rule)) return undefined;
  const head = cellsOf(lines[at] ?? '').map(readInline);
  const align = cellsOf(rule).map((cell): Align => (cell.endsWith(':') ? (cell.startsWith(':') ? 'center' : 'right') : 'left'));
  if (align.length !== head.length) return undefined;
  let next = at + 2;
  while (next < lines.length && !isBlank(lines[next] ?? '') && !startsBlock(lines[next] ?? '')) next += 1;
  const rows = lines.slice(at + 2, next).map((line) => {
    const cells = cellsOf(line);
    return head.map((_, column) => readInline(cells[column] ?? ''));
  });
  return { block: { tag: 'table', align, head, rows }, next };
};

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function readParagraph(lines: readonly string[], at: number): NonNullable<Reading> {
  let next = at + 1;
  while (next < lines.length && !isBlank(lines[next] ?? '') && !startsBlock(lines[next] ?? '')) next += 1;
  const text = lines
    .slice(at, next)
    .map((line) => line.trimStart())
    .join('\n');
  return { block: { tag: 'p', children: readInline(text.trimEnd()) }, next };
}

const INLINE = [
  { tag: 'escape', pattern: /\\([!-/:-@[-`{-~])/y },
  { tag: 'br', pattern: /(?: {2,}|\\)\n/y },
  { tag: 'strong', pattern: /(\*\*|__)(?=\S)((?:(?!\1(?!\*))[^])+)\1(?!\*)/y },
  { tag: 'em', pattern: /([*_])(?=\S)((?:(?!\1)[^])+)\1(?!\w)/y },
  { tag: 'a', pattern: /\[([^\]\n]{1,300})\]\(([^\s()]{1,2000})(?: +"[^"\n]*")?\)/y },
] as const;

/** Reads running text. */
export function readInline(source: string): Inline[] {
  const found: Inline[] = [];
  let plain = '';
  const flush = () => {
    if (plain) found.push({ tag: 'text', text: plain });
    plain = '';
  };
  for (let at = 0; at < source.length; ) {
    const match = matchAt(source, at);
    if (match?.node) {
      flush();
      found.push(match.node);
    } else plain += match?.text ?? source.charAt(at);
    at += match?.length ?? 1;
  }
  flush();
  return found;
}

function matchAt(source: string, at: number): { length: number; node?: Inline; text?: string } | undefined {
  // Almost every character is ordinary; only these can begin something.
  if (!'\\`*_[ '.includes(source.charAt(at))) return undefined;
  if (source.charAt(at) === '`') return codeAt(source, at);
  for (const { tag, pattern } of INLINE) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (!match) continue;
    const [whole, first = '', second = ''] = match;
    const { length } = whole;
    if (tag === 'escape') return { length, text: first };
    if (tag === 'br') return { length, node: { tag } };
    if (tag === 'a') return { length, node: linkOrText(first, second) };
    if (tag === 'em' && first === '_' && /\w/.test(source.charAt(at - 1))) continue;
    return { length, node: { tag, children: readInline(second) } };
  }
  return undefined;
}

/** Code stands between two runs of as many backticks; a run without its like is plain text. */
function codeAt(source: string, at: number): { length: number; node?: Inline; text?: string } {
  const fence = /`+/y;
  fence.lastIndex = at;
  const length = fence.exec(source)?.[0].length ?? 1;
  for (const { 0: run, index } of source.slice(at + length).matchAll(/`+/g)) {
    if (run.length !== length) continue;
    const text = source.slice(at + length, at + length + index).trim();
    return { length: index + 2 * length, node: { tag: 'code', text } };
  }
  return { length, text: source.slice(at, at + length) };
}

function linkOrText(label: string, target: string): Inline {
  const protocol = URL.parse(target, 'https://relative.invalid/')?.protocol ?? '';
  const safe = ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol);
  return safe ? { tag: 'a', href: target, children: readInline(label) } : { tag: 'text', text: label };
}
