/** Lower-case words of letters and digits, joined by single hyphens. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Long enough for any name that a person reads; it is a part of URLs. */
export const SLUG_LENGTH_MAX = 80;

/** Whether the text is a slug as it stands. */
export const isSlug = (text: string): boolean => text.length <= SLUG_LENGTH_MAX && SLUG.test(text);

/** "Brake pads & discs" as brake-pads-discs; empty when nothing of it can be kept. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, SLUG_LENGTH_MAX)
    .replace(/-$/, '');

/** brake-pads as "Brake pads": the name of what was created from its slug alone. */
export function nameFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
