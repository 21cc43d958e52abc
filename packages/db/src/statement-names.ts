/** A statement repeated this often gets a name; naming one-off statements would only use the connection's memory. */
const USES_BEFORE_NAMED = 3;
/** A service has a few dozen statements; the rest of the room is for inserts of varying length. */
const NAMES_MAX = 200;
/** The maximum number of statements counted but not yet named; beyond it, counting restarts. */
const COUNTED_MAX = 1000;
/** Longer statements are bulk writes, which are built for their rows and rarely repeat. */
const TEXT_LENGTH_MAX = 20_000;

/** Returns a function that maps a statement to the name under which a connection prepares it, or undefined if it is not prepared. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= NAMES_MAX || text.length > TEXT_LENGTH_MAX) return known;
    const used = (uses.get(text) ?? 0) + 1;
    if (used < USES_BEFORE_NAMED) {
      if (uses.size >= COUNTED_MAX) uses.clear();
      uses.set(text, used);
      return undefined;
    }
    uses.delete(text);
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}
