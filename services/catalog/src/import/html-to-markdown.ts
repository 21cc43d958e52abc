import { characterCount } from '@storefront/contract';
import TurndownService from 'turndown';
import type { ReadHtml } from './read-html.ts';

/** HTML as CommonMark. */
export function htmlToMarkdown({ clean }: ReadHtml): string {
  if (clean.trim() === '') return '';
  return new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-', emDelimiter: '*' })
    .turndown(clean)
    .trim();
}

/** HTML as one line of plain text of at most `max` characters, cut at a word. */
export function htmlToSummary({ text }: ReadHtml, max: number): string {
  if (characterCount(text) <= max) return text;
  const head = Array.from(text)
    .slice(0, max - 1)
    .join('');
  const cut = text.lastIndexOf(' ', head.length);
  return `${(cut > head.length / 2 ? head.slice(0, cut) : head).trimEnd()}…`;
}
