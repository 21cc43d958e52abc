const PROBLEM = 'application/problem+json';
/** The media ranges that match JSON, most specific first. */
const JSON_RANGES = ['application/json', 'application/*', '*/*'];
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Reports whether an Accept header prefers problem details (RFC 9457) to JSON. Wildcards accept JSON, but never ask for problem details. */
export function wantsProblem(accept: string | undefined): boolean {
  if (accept === undefined || !accept.toLowerCase().includes(PROBLEM)) return false;
  const weights = new Map<string, number>();
  for (const range of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    weights.set(type, Math.max(weights.get(type) ?? 0, weightOf(parameters)));
  }
  const json = JSON_RANGES.map((range) => weights.get(range)).find((weight) => weight !== undefined) ?? 0;
  return (weights.get(PROBLEM) ?? 0) > json;
}

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return WEIGHT.test(weight) ? Number(weight) : 0;
}
