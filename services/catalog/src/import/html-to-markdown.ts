import TurndownService from 'turndown';

/** Deeper nesting is no product text, and would exhaust the converter's stack. */
const TAGS_OPEN_MAX = 200;

/** HTML as CommonMark. What cannot be text (scripts, styles, frames, forms) is left out. Throws on HTML nested beyond reason. */
export function htmlToMarkdown(html: string): string {
  if (html.trim() === '') return '';
  if (nestingOf(html) > TAGS_OPEN_MAX) throw new RangeError('the HTML is nested too deeply');
  const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-', emDelimiter: '*' });
  turndown.remove(['script', 'style', 'iframe', 'noscript', 'form', 'button', 'input', 'select', 'textarea', 'object']);
  return turndown.turndown(html).replaceAll('\u00a0', ' ').trim();
}

/** HTML as one line of plain text of at most `max` characters, cut at a word. */
export function htmlToSummary(html: string, max: number): string {
  const plain = html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]{0,2000}>/g, ' ')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= max) return plain;
  const cut = plain.lastIndexOf(' ', max - 1);
  return `${plain.slice(0, cut > max / 2 ? cut : max - 1).trimEnd()}…`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function nestingOf(html: string): number {
  let open = 0;
  let deepest = 0;
  for (const [tag, closing] of html.matchAll(/<(\/?)[a-z][^>]{0,2000}>/gi)) {
    if (closing === '/') open -= 1;
    else if (!/^<(br|hr|img|input|meta|link|source|wbr|area|col|embed|track|base)\b/i.test(tag) && !tag.endsWith('/>')) open += 1;
    deepest = Math.max(deepest, open);
  }
  return deepest;
}
