import { highlight } from './highlight.ts';
import { translateShell } from './translate-shell.ts';

/** The languages of programs, with the names of their tabs. */
const LANGUAGES: Readonly<Record<string, string>> = { sh: 'curl', js: 'JavaScript', py: 'Python', go: 'Go', php: 'PHP', ruby: 'Ruby' };

const BLOCK = /<pre><code(?: class="language-(?<language>\w+)")?>(?<code>[\s\S]*?)<\/code><\/pre>/g;
const BLOCKS = new RegExp(`(?:${BLOCK.source.replaceAll(/\?<\w+>/g, '')}\\s*)+`, 'g');

/** A program with the outputs that follow it. */
interface Sample {
  readonly language: string;
  readonly code: string;
  /** HTML. */
  readonly output: string;
}

/** One sample that is shown in several languages. HTML. */
export const sampleGroup = (samples: readonly { readonly language: string; readonly html: string }[]): string =>
  `<div class="samples">${samples
    .map(({ language, html }) => `<div class="sample" data-language="${language}" data-label="${LANGUAGES[language]}">${html}</div>`)
    .join('')}</div>`;

/** A block of code, which scrolls on its own, including with the keyboard. */
export const codeBlock = (language: string, code: string): string =>
  `<pre class="${language}" tabindex="0"><code>${highlight(language, code)}</code></pre>`;

/** Shows adjacent programs in different languages as one sample, a request of the shell in all languages, and marks the language of every other block. */
export const withSamples = (html: string): string => html.replaceAll(BLOCKS, (blocks) => groupOf(samplesIn(blocks)));

function samplesIn(blocks: string): readonly Sample[] {
  const samples: Sample[] = [];
  for (const { groups } of blocks.matchAll(BLOCK)) {
    const { language = 'text', code: escaped = '' } = groups ?? {};
    const code = textOf(escaped);
    const before = samples.at(-1);
    if (before === undefined || Object.hasOwn(LANGUAGES, language)) samples.push({ language, code, output: '' });
    else samples[samples.length - 1] = { ...before, output: `${before.output}\n${codeBlock(language, code)}` };
  }
  return samples;
}

/** A language that occurs twice makes the blocks steps, not alternatives. */
function groupOf(samples: readonly Sample[]): string {
  const languages = new Set(samples.map(({ language }) => language));
  const isGroup =
    languages.size > 1 && languages.size === samples.length && samples.every(({ language }) => Object.hasOwn(LANGUAGES, language));
  const block = ({ language, code, output }: Sample) => `${codeBlock(language, code)}${output}`;
  return isGroup
    ? sampleGroup(samples.map((sample) => ({ language: sample.language, html: block(sample) })))
    : samples.map(translated).join('\n');
}

/** A request of the shell in all languages, above the output of each; any other block as it is. */
function translated({ language, code, output }: Sample): string {
  const programs = language === 'sh' ? translateShell(code, output.includes('&quot;error&quot;')) : undefined;
  const block = codeBlock(language, code);
  if (programs === undefined) return `${block}${output}`;
  const { js, py } = programs;
  const groups = [
    { language, html: block },
    ...[
      { language: 'js', html: js },
      { language: 'py', html: py },
    ].map((each) => ({ ...each, html: codeBlock(each.language, each.html) })),
  ];
  return `${sampleGroup(groups)}${output}`;
}

const textOf = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
