import { nothing, type TemplateResult } from 'lit-html';

/** An attribute without quotes, at the end of what precedes its value: `?` marks one that is present or absent, `@` a listener. */
const ATTRIBUTE = /\s([?@]?)([\w-]+)=$/;

/** Renders a template as text for browsers without JavaScript. Values are escaped, and listeners are left out. */
export function toHtml(content: unknown): string {
  if (content === null || content === undefined || content === nothing) return '';
  if (Array.isArray(content)) return content.map(toHtml).join('');
  if (!isTemplate(content)) return escaped(String(content));
  const { strings, values } = content;
  return values.reduce<string>((html, value, index) => withValue(html, value) + (strings[index + 1] ?? ''), strings[0] ?? '');
}

function withValue(html: string, value: unknown): string {
  const [whole = '', kind, name] = ATTRIBUTE.exec(html.slice(-100)) ?? [];
  if (name === undefined) return html + toHtml(value);
  const before = html.slice(0, -whole.length);
  if (kind === '@' || value === nothing || (kind === '?' && !value)) return before;
  return `${before} ${name}="${kind === '?' ? '' : escaped(String(value))}"`;
}

const isTemplate = (content: unknown): content is TemplateResult =>
  typeof content === 'object' && content !== null && 'strings' in content && 'values' in content;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
