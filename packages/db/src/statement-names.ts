/** A statement that comes back this often is worth a name; one of a kind would only fill the connection's memory. */
const USES_BEFORE_NAMED = 3;
/** A service has some dozens of statements; the rest of the room is for inserts whose length varies. */
const NAMES_MAX = 200;
/** Texts counted but not named yet; past this the counting begins anew. */
const COUNTED_MAX = 1000;
/** A longer text is a bulk write, which is built for its rows and hardly comes back. */
const TEXT_LENGTH_MAX = 6000;

/** Answers the name under which a connection keeps a statement prepared, or undefined for one that is sent whole. */
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
