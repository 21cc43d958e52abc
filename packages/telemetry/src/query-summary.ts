/** Longer statements are bulk writes, whose beginning has the table and which rarely repeat. */
const TEXT_LENGTH_MAX = 4_000;
/** A service has a few hundred statements. Beyond this, they are summarized again. */
const SUMMARIES_MAX = 1_000;

/** Returns a function that summarizes a statement as its operation and its table, such as `SELECT product`, which suits the name of a span. */
export function querySummaries(): (text: string) => string {
  const summaries = new Map<string, string>();
  return (text) => {
    if (text.length > TEXT_LENGTH_MAX) return summarize(text.slice(0, TEXT_LENGTH_MAX));
    const known = summaries.get(text);
    if (known !== undefined) return known;
    if (summaries.size >= SUMMARIES_MAX) summaries.clear();
    const summary = summarize(text);
    summaries.set(text, summary);
    return summary;
  };
}

const COMMENTS_AND_LITERALS = /\/\*.*?\*\/|--[^\n]*|'(?:[^']|'')*'/gs;
/** The settings that a request makes for the statement after it. */
const SETTINGS = /^(?:set\s+local\s[^;]*;\s*)+(?=\S)/i;
const COMMON_TABLES = /\b(\w+)(?:\s*\([^()]*\))?\s+as\s+(?:(?:not\s+)?materialized\s*)?\(/gi;
/** `for update`, `on conflict do update`, and `is distinct from` name no table. */
const WRITE = /\b(insert)\s+into\s+([\w."]+)|(?<!\b(?:for|do|key)\s+)\b(update)\s+([\w."]+)|\b(delete)\s+from\s+([\w."]+)/gi;
const READ = /(?<!\bdistinct\s+)\b(?:from|join)\s+(?:only\s+|lateral\s+)?([a-z_"][\w."]*)(?!\s*\()(?![\w."])/gi;

/** A statement with common table expressions is named after its first write, if it has one. */
function summarize(text: string): string {
  const statement = text.replaceAll(COMMENTS_AND_LITERALS, ' ').trim().replace(SETTINGS, '');
  const [first = ''] = /^\(*\s*(\w+)/.exec(statement)?.slice(1) ?? [];
  const operation = first.toUpperCase();
  const isWith = operation === 'WITH';
  if (isWith || operation === 'INSERT' || operation === 'UPDATE' || operation === 'DELETE') {
    for (const match of statement.matchAll(WRITE)) {
      const [write = '', table = ''] = match.slice(1).filter((part) => part !== undefined);
      return `${write.toUpperCase()} ${bare(table)}`;
    }
  }
  if (!isWith && operation !== 'SELECT') return operation;
  const common = new Set(isWith ? [...statement.matchAll(COMMON_TABLES)].map((match) => match[1]) : []);
  const table = [...statement.matchAll(READ)].map((match) => bare(match[1] ?? '')).find((name) => !common.has(name));
  return table === undefined ? 'SELECT' : `SELECT ${table}`;
}

const bare = (table: string): string => table.replaceAll('"', '');
