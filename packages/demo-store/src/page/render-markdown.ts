import { element } from './element.ts';
import { type Block, type Inline, readMarkdown } from './markdown.ts';

/** A product's long text as elements. */
export const renderMarkdown = (source: string): HTMLElement => element('div', { class: 'prose' }, readMarkdown(source).map(renderBlock));

function renderBlock(block: Block): HTMLElement {
  switch (block.tag) {
    case 'hr':
      return element('hr');
    case 'pre':
      return element('pre', {}, element('code', {}, block.text));
    case 'blockquote':
      return element('blockquote', {}, block.children.map(renderBlock));
    case 'ul':
      return element('ul', {}, block.items.map(renderItem));
    case 'ol':
      return element('ol', { start: block.start }, block.items.map(renderItem));
    case 'table':
      return renderTable(block);
    default:
      return element(block.tag, {}, block.children.map(renderInline));
  }
}

function renderItem(blocks: readonly Block[]): HTMLElement {
  const [first, ...rest] = blocks;
  // A tight list's items hold their text directly, without a paragraph around it.
  const lead = first?.tag === 'p' ? first.children.map(renderInline) : first ? [renderBlock(first)] : [];
  return element('li', {}, lead, rest.map(renderBlock));
}

function renderTable({ align, head, rows }: Extract<Block, { tag: 'table' }>): HTMLElement {
  const cells = (tag: 'th' | 'td', row: readonly (readonly Inline[])[]) =>
    row.map((cell, column) => element(tag, { class: align[column] ?? 'left', scope: tag === 'th' ? 'col' : null }, cell.map(renderInline)));
  const body = rows.map((row) => element('tr', {}, cells('td', row)));
  const table = element('table', {}, element('thead', {}, element('tr', {}, cells('th', head))), element('tbody', {}, body));
  return element('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Table' }, table);
}

function renderInline(inline: Inline): Node {
  switch (inline.tag) {
    case 'text':
      return document.createTextNode(inline.text);
    case 'br':
      return element('br');
    case 'code':
      return element('code', {}, inline.text);
    case 'a':
      return element('a', { href: inline.href, rel: 'noopener nofollow ugc' }, inline.children.map(renderInline));
    default:
      return element(inline.tag, {}, inline.children.map(renderInline));
  }
}
