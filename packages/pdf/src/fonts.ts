import { type FontFile, fontFiles } from './font-files.ts';
import { type OpenFont, openFont } from './open-font.ts';
import { textsOf } from './paragraph.ts';

/** Text in one font; undefined if no font has it. */
export interface TextRun {
  readonly text: string;
  readonly font: OpenFont | undefined;
}

/** The fonts of a document. */
export interface Fonts {
  /** Noto Sans. */
  readonly base: OpenFont;
  /** Splits text into runs of one font each. */
  runsOf(text: string): TextRun[];
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Joiners and variation selectors need no glyph of their own. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** The first file has all of these, and none of them joins others. */
const PLAIN = /^[\x20-\x7e\xa1-\xac\xae-\xff–—‘’“”•…€−]*$/;
const NOT_PLAIN = /.?[^\x20-\x7e\xa1-\xac\xae-\xff–—‘’“”•…€−]+/gsu;

/** Fonts stay open between documents, as opening one takes longer than drawing a page with it. Chinese and Japanese have a hundred files each. */
const OPEN_MAX = 150;
const open = new Map<string, Promise<OpenFont>>();

function opened(file: FontFile): Promise<OpenFont> {
  const font = open.get(file.name) ?? openFont(file);
  if (!open.has(file.name) && open.size >= OPEN_MAX) open.clear();
  open.set(file.name, font);
  return font;
}

/** Opens the fonts that these texts need; `pace` is awaited after each text and file. A grapheme has the first font that has all of it. */
export async function openFonts(texts: readonly string[], pace: () => Promise<void> | undefined): Promise<Fonts> {
  const paragraphs = texts.flatMap(textsOf);
  const [latin] = fontFiles(paragraphs);
  if (latin === undefined) throw new RangeError('there is no font');
  const base = await opened(latin);
  const used = new Map([[latin.name, base]]);
  const chosen = new Map<string, OpenFont | undefined>();
  let files: readonly FontFile[] | undefined;
  const choose = async (grapheme: string): Promise<void> => {
    if (chosen.has(grapheme)) return;
    const codePoints = codePointsOf(grapheme);
    chosen.set(grapheme, undefined);
    files ??= [...fontFiles(paragraphs)];
    for (const file of files) {
      if (codePoints[0] === undefined || !file.lists(codePoints[0])) continue;
      const font = used.get(file.name) ?? (await opened(file));
      used.set(file.name, font);
      await pace();
      if (!hasAll(font, codePoints)) continue;
      chosen.set(grapheme, font);
      return;
    }
    if (codePoints.length > 1) for (const part of grapheme) await choose(part);
  };
  for (const text of paragraphs) {
    for (const grapheme of graphemesOf(text.match(NOT_PLAIN)?.join(' ') ?? '')) await choose(grapheme);
    await pace();
  }
  const fontOf = (grapheme: string): OpenFont | undefined => {
    if (PLAIN.test(grapheme)) return base;
    // One that a line break or the end of a direction has made.
    if (!chosen.has(grapheme))
      chosen.set(
        grapheme,
        [...used.values()].find((font) => hasAll(font, codePointsOf(grapheme))),
      );
    return chosen.get(grapheme);
  };
  return { base, runsOf: (text) => (PLAIN.test(text) ? [{ text, font: base }] : runsOf(text, fontOf)) };
}

function runsOf(text: string, fontOf: (grapheme: string) => OpenFont | undefined): TextRun[] {
  const runs: { text: string; font: OpenFont | undefined }[] = [];
  const add = (part: string, font: OpenFont | undefined): void => {
    const last = runs.at(-1);
    // Blanks belong to the text before them, those at the start to the text after them.
    if (last !== undefined && (last.font === font || part === ' ')) last.text += part;
    else if (last?.text.trim() === '' && font !== undefined) runs.splice(-1, 1, { text: last.text + part, font });
    else runs.push({ text: part, font });
  };
  for (const grapheme of graphemesOf(text)) {
    const font = fontOf(grapheme);
    if (font !== undefined) add(grapheme, font);
    else for (const part of grapheme) add(part, fontOf(part));
  }
  return runs;
}

const graphemesOf = (text: string): string[] => Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
const codePointsOf = (text: string): number[] => Array.from(text.replace(INVISIBLE, ''), (character) => character.codePointAt(0) ?? 0);
const hasAll = (font: OpenFont, codePoints: readonly number[]): boolean => codePoints.every((codePoint) => font.has(codePoint));
