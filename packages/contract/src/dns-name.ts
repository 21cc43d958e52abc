/** The longest name in the DNS, without its final dot. */
export const DNS_NAME_LENGTH_MAX = 253;

/** A label as the DNS returns it; patterns such as `*` and `{shop}` are none. Underscores occur in names of hosts, although standards exclude them. */
const LABEL = /^[a-z0-9_-]{1,63}$/i;

/** Whether the DNS can have a name, which must be in ASCII. A final dot is allowed. */
export function isDnsName(name: string): boolean {
  const text = name.replace(/\.$/, '');
  return text.length <= DNS_NAME_LENGTH_MAX && text.split('.').every((label) => LABEL.test(label));
}
