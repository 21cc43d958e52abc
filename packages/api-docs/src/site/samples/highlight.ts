import { createRequire } from 'node:module';
import { escapeHtml } from '../escape-html.ts';

/** The part of highlight.js that is used. Its own types declare the globals of browsers for the whole program. */
interface Highlighter {
  registerLanguage(name: string, language: unknown): void;
  getLanguage(name: string): unknown;
  highlight(code: string, options: { readonly language: string; readonly ignoreIllegals: boolean }): { readonly value: string };
}

/** Each language also registers its short names, such as `sh` and `py`. */
const LANGUAGES = ['bash', 'go', 'javascript', 'json', 'php', 'python', 'ruby', 'sql', 'typescript'];
/** Half of the parts of JSON, which look like the text around them. */
const PUNCTUATION = /<span class="hljs-punctuation">([^<]*)<\/span>/g;

let loaded: Highlighter | undefined;

/** Returns the HTML of a program. Its parts have classes, because the policy of the pages refuses inline styles. Text in an unknown language has no parts. */
export function highlight(language: string, code: string): string {
  const highlighter = (loaded ??= load());
  if (highlighter.getLanguage(language) === undefined) return escapeHtml(code);
  return highlighter.highlight(code, { language, ignoreIllegals: true }).value.replaceAll(PUNCTUATION, '$1');
}

function load(): Highlighter {
  const require = createRequire(import.meta.url);
  const highlighter = require('highlight.js/lib/core') as Highlighter;
  for (const name of LANGUAGES) highlighter.registerLanguage(name, require(`highlight.js/lib/languages/${name}`));
  return highlighter;
}
