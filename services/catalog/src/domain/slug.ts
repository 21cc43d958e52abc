/** Lowercase words of letters and digits, joined by single hyphens. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Long enough for any name that a person reads; it is a part of URLs. */
const SLUG_LENGTH_MAX = 80;

/** No name is longer. Normalizing takes time quadratic in the length of a run of combining marks, so the text is truncated first. */
const NAME_LENGTH_MAX = 1000;

/** Whether the text is a valid slug. */
export const isSlug = (text: string): boolean => text.length <= SLUG_LENGTH_MAX && SLUG.test(text);

/** Converts text to a slug: "Brake pads & discs" gives brake-pads-discs. Empty if the text has no letters or digits. */
export const slugOf = (text: string): string =>
  text
    .slice(0, NAME_LENGTH_MAX)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, SLUG_LENGTH_MAX)
    .replace(/-$/, '');

/** The default name of something that was created from its slug: brake-pads gives "Brake pads". */
export function nameFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
