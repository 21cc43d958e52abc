/** How a language writes values. */
export interface Notation {
  readonly string: (text: string) => string;
  readonly name: (name: string) => string;
  readonly word: Readonly<Record<'true' | 'false' | 'null', string>>;
}

/** Longer lists and objects are split over several lines. */
const LINE_MAX = 72;

/** Writes a JSON value as a literal of the language, indented for a line that starts at `indent`. */
export function literal(value: unknown, notation: Notation, step: string, indent = ''): string {
  if (typeof value === 'string') return notation.string(value);
  if (typeof value === 'boolean' || value === null) return notation.word[String(value) as 'true' | 'false' | 'null'];
  if (typeof value !== 'object') return String(value);
  const inner = indent + step;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const parts = Array.isArray(value)
    ? value.map((each) => literal(each, notation, step, inner))
    : Object.entries(value).map(([name, each]) => `${notation.name(name)}: ${literal(each, notation, step, inner)}`);
  const space = open === '{' && step.length === 2 && parts.length > 0 ? ' ' : '';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (line.length + indent.length <= LINE_MAX && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}
