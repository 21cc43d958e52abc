import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One file of a font: the characters of one script, or some hundred of those of a large one. */
export interface FontFile {
  /** Unique, such as `noto-sans-khmer-khmer`. */
  readonly name: string;
  /** A WOFF2 file, of all weights if it is variable. */
  path(): string;
  readonly isVariable: boolean;
  /** Whether its package lists this code point, which the file itself can lack. */
  lists(codePoint: number): boolean;
}

/** Has Latin, Greek, Cyrillic, and Devanagari. */
const BASE = '@fontsource-variable/noto-sans';
/** The other scripts in modern use: those of many readers first, then the fonts of one weight. */
const SCRIPTS = [
  'arabic armenian bengali ethiopic georgian gujarati gurmukhi hebrew kannada khmer lao malayalam oriya sinhala syriac tamil telugu thaana thai sc tc jp kr',
  'adlam balinese bamum canadian-aboriginal cham cherokee hanifi-rohingya javanese kayah-li lisu meetei-mayek new-tai-lue ol-chiki sundanese tai-tham',
].flatMap((scripts) => scripts.split(' '));
const STATIC_SCRIPTS = 'buginese mongolian myanmar nko tifinagh vai yi'.split(' ');
const FONTS = [
  ...SCRIPTS.map((script) => `@fontsource-variable/noto-sans-${script}`),
  '@fontsource-variable/noto-serif-tibetan',
  ...STATIC_SCRIPTS.map((script) => `@fontsource/noto-sans-${script}`),
  // Pictures and symbols.
  '@fontsource-variable/noto-emoji',
  '@fontsource-variable/noto-sans-symbols',
  '@fontsource/noto-sans-symbols-2',
  '@fontsource/noto-sans-math',
];

/** The parts that repeat Noto Sans. */
const REPEATED = /^(?:latin|greek|cyrillic|vietnamese)/;
/** Its package lists only the Latin letters of this font. */
const MATH = { latin: 'U+2100-23FF,U+25A0-25FF,U+27C0-2BFF,U+1D400-1D7FF,U+1EE00-1EEFF' };

const { resolve } = createRequire(import.meta.url);
const read = new Map<string, readonly FontFile[]>();

/**
 * Yields the files of all fonts in the order in which they are tried. Han characters that Chinese, Japanese, and Korean share are drawn as in the
 * language that the other characters of the `texts` tell.
 */
export function* fontFiles(texts: readonly string[]): Generator<FontFile> {
  yield* filesOf(BASE);
  if (texts.some((text) => /[\p{sc=Hira}\p{sc=Kana}]/u.test(text))) yield* filesOf('@fontsource-variable/noto-sans-jp');
  if (texts.some((text) => /\p{sc=Hang}/u.test(text))) yield* filesOf('@fontsource-variable/noto-sans-kr');
  for (const font of FONTS) yield* filesOf(font);
}

function filesOf(font: string): readonly FontFile[] {
  const files = read.get(font) ?? readFont(font);
  read.set(font, files);
  return files;
}

function readFont(font: string): FontFile[] {
  const isMath = font.endsWith('-math');
  const listed: Readonly<Record<string, string>> = isMath ? MATH : JSON.parse(readFileSync(resolve(`${font}/unicode.json`), 'utf8'));
  return Object.entries(listed)
    .filter(([part]) => font === BASE || isMath || !REPEATED.test(part))
    .map(([part, ranges]) => fontFile(font, part.replace(/[[\]]/g, ''), ranges))
    .toReversed();
}

function fontFile(font: string, part: string, ranges: string): FontFile {
  const [scope, family] = font.split('/');
  const isVariable = scope === '@fontsource-variable';
  const name = `${family}-${part}`;
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  pairs.sort(([a], [b]) => a - b);
  return {
    name,
    path: () => resolve(`${font}/files/${name}-${isVariable ? 'wght' : '400'}-normal.woff2`),
    isVariable,
    lists: (codePoint) => {
      let [low, high] = [0, pairs.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((pairs[middle]?.[1] ?? 0) < codePoint) low = middle + 1;
        else high = middle;
      }
      return (pairs[low]?.[0] ?? Number.POSITIVE_INFINITY) <= codePoint;
    },
  };
}
