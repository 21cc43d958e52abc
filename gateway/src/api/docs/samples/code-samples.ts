/** The languages of programs, with the names of their tabs. */
const LANGUAGES: Readonly<Record<string, string>> = { sh: 'curl', js: 'JavaScript', py: 'Python', go: 'Go', php: 'PHP', ruby: 'Ruby' };

const BLOCK = /<pre><code(?: class="language-(?<language>\w+)")?>(?<code>[\s\S]*?)<\/code><\/pre>/g;
const BLOCKS = new RegExp(`(?:${BLOCK.source.replaceAll(/\?<\w+>/g, '')}\\s*)+`, 'g');

/** A program with the outputs that follow it. */
interface Sample {
  readonly language: string;
  readonly html: string;
}

/** One sample that is shown in several languages. HTML. */
export const sampleGroup = (samples: readonly Sample[]): string =>
  `<div class="samples">${samples
    .map(({ language, html }) => `<div class="sample" data-language="${language}" data-label="${LANGUAGES[language]}">${html}</div>`)
    .join('')}</div>`;

/** A block of code, which scrolls on its own, also with the keyboard. `code` is HTML. */
export const codeBlock = (language: string, code: string): string => `<pre class="${language}" tabindex="0"><code>${code}</code></pre>`;

/** Shows adjacent programs in different languages as one sample, and marks the language of every other block. */
export const withSamples = (html: string): string => html.replaceAll(BLOCKS, (blocks) => groupOf(samplesIn(blocks)));

function samplesIn(blocks: string): readonly Sample[] {
  const samples: Sample[] = [];
  for (const { groups } of blocks.matchAll(BLOCK)) {
    const { language = 'text', code = '' } = groups ?? {};
    const html = codeBlock(language, code);
    const before = samples.at(-1);
    if (before === undefined || Object.hasOwn(LANGUAGES, language)) samples.push({ language, html });
    else samples[samples.length - 1] = { ...before, html: `${before.html}\n${html}` };
  }
  return samples;
}

/** A language that occurs twice makes the blocks steps, not alternatives. */
function groupOf(samples: readonly Sample[]): string {
  const languages = new Set(samples.map(({ language }) => language));
  const isGroup =
    languages.size > 1 && languages.size === samples.length && samples.every(({ language }) => Object.hasOwn(LANGUAGES, language));
  return isGroup ? sampleGroup(samples) : samples.map(({ html }) => html).join('\n');
}
