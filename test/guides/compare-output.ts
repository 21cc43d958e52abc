/** Stands for any text in the output that a page shows. */
const ANY = '…';

/** Returns how an output differs from the one that the page shows, or undefined if it agrees. */
export function differenceOf(shown: { readonly language: 'text' | 'json'; readonly text: string }, output: string): string | undefined {
  if (shown.language === 'text')
    return patternOf(shown.text).test(output.trim()) ? undefined : `shows:\n${shown.text}\nprinted:\n${output}`;
  const printed = parsed(output);
  if (printed === undefined) return `shows JSON, but printed:\n${output}`;
  return jsonDifference(JSON.parse(shown.text), printed, '$');
}

const patternOf = (text: string): RegExp => new RegExp(`^${text.split(ANY).map(escaped).join('[\\s\\S]*')}$`);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** The page may show a part of an object, but every value that it shows must agree. */
function jsonDifference(shown: unknown, printed: unknown, path: string): string | undefined {
  if (typeof shown === 'string' && typeof printed !== 'object') {
    return shown === ANY || patternOf(shown).test(String(printed)) ? undefined : `${path} is ${JSON.stringify(printed)}, not ${shown}`;
  }
  if (typeof shown !== 'object' || shown === null || typeof printed !== 'object' || printed === null) {
    return Object.is(shown, printed) ? undefined : `${path} is ${JSON.stringify(printed)}, not ${JSON.stringify(shown)}`;
  }
  return Object.entries(shown)
    .map(([name, value]) => jsonDifference(value, (printed as Record<string, unknown>)[name], `${path}.${name}`))
    .find((difference) => difference !== undefined);
}
