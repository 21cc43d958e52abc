import { Parser } from 'htmlparser2';

/** The result of one pass over an HTML text. */
export interface ReadHtml {
  /** The same content with every element closed and only the attributes that Markdown can express. */
  readonly clean: string;
  /** The text without markup, with a blank wherever a block or a line ends. */
  readonly text: string;
}

/** No product text is nested more deeply, and deeper nesting would exhaust the converter's stack. */
const OPEN_MAX = 200;
/** A table of 2000 rows; converting an ordered list takes time quadratic in its items. */
const ELEMENTS_MAX = 10_000;
/** Indentation and blank lines beyond this carry no meaning; the converter's regular expressions take time quadratic in the length of a run. */
const BLANKS_MAX = 200;

const DROPPED = new Set('script style iframe noscript template form button input select textarea object svg math title'.split(' '));
const VOID = new Set(['br', 'hr', 'img']);
const VOID_WITHOUT_TEXT = new Set('area base col embed link meta param source track wbr'.split(' '));
const INLINE = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strong sub sup tt u var wbr'.split(' '),
);
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'start', 'class'];

/**
 * Parses HTML in time proportional to its length. Scripts, styles, frames, forms and drawings are left out. Throws a RangeError on HTML
 * nested too deeply, with too many elements, or with more than `charactersMax` characters of text and attributes.
 */
export function readHtml(html: string, charactersMax: number): ReadHtml {
  const clean: string[] = [];
  const text: string[] = [];
  const blanks = blankRuns();
  let pending = '';
  let [open, elements, characters, dropped, preformatted] = [0, 0, 0, 0, 0];

  const count = (added: number): void => {
    characters += added;
    if (characters > charactersMax) throw new RangeError(`must not be longer than ${charactersMax} characters`);
  };
  // The parser reports entities as separate texts, so a text ends only at the next tag.
  const endText = (): void => {
    if (pending === '') return;
    const shortened = blanks.shorten(pending, preformatted > 0);
    pending = '';
    count(shortened.length);
    clean.push(escaped(shortened));
    text.push(shortened);
  };
  const breakText = (name: string): void => {
    if (!INLINE.has(name)) text.push(' ');
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      open += 1;
      elements += 1;
      if (open > OPEN_MAX) throw new RangeError('the HTML is nested too deeply');
      if (elements > ELEMENTS_MAX) throw new RangeError(`the HTML has more than ${ELEMENTS_MAX} elements`);
      if (DROPPED.has(name)) dropped += 1;
      endText();
      breakText(name);
      if (dropped > 0 || VOID_WITHOUT_TEXT.has(name)) return;
      if (name === 'pre') preformatted += 1;
      if (name === 'br' && !blanks.admitBreak()) return;
      const allowed = attributesOf(attributes);
      count(allowed.length);
      clean.push(`<${name}${allowed}>`);
    },
    ontext(data) {
      if (dropped === 0) pending += data;
    },
    onclosetag(name) {
      open -= 1;
      endText();
      breakText(name);
      if (dropped === 0 && !VOID.has(name) && !VOID_WITHOUT_TEXT.has(name)) clean.push(`</${name}>`);
      if (dropped === 0 && name === 'pre') preformatted -= 1;
      if (DROPPED.has(name)) dropped -= 1;
    },
  });
  parser.end(html);
  endText();
  return { clean: clean.join(''), text: text.join('').replace(/\s+/g, ' ').trim() };
}

/** Shortens runs of blanks, which may continue in the next text. */
function blankRuns() {
  let run = 0;
  const take = (length: number): number => {
    const taken = Math.max(0, Math.min(length, BLANKS_MAX - run));
    run += taken;
    return taken;
  };
  return {
    shorten(text: string, isPreformatted: boolean): string {
      const shortened = text.replace(/\s+/g, (blanks, at: number) => {
        if (at > 0) run = 0;
        const rendered = isPreformatted ? blanks.replaceAll('\r\n', '\n').replace(/[^\n\t]/g, ' ') : ' ';
        return rendered.slice(0, take(rendered.length));
      });
      if (/\S$/.test(text)) run = 0;
      return shortened;
    },
    /** A line break becomes two blanks and a newline. */
    admitBreak: (): boolean => take(3) === 3,
  };
}

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  ATTRIBUTES.flatMap((name) => (Object.hasOwn(attributes, name) ? [` ${name}="${escaped(attributes[name] ?? '')}"`] : [])).join('');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
