import { element } from '../element.ts';
import { addressOf, withParameter } from '../route.ts';
import type { ViewContext } from './view.ts';

/** The tag filter, with one row of chips per group; products must have all selected tags. */
export function tagChips({ tagGroups, place }: ViewContext): HTMLElement {
  const chosen = place.query.getAll('tag');
  const chip = (slug: string, name: string) => {
    const on = chosen.includes(slug);
    const next = on ? chosen.filter((other) => other !== slug) : [...chosen, slug];
    return element(
      'a',
      { class: 'chip', href: addressOf('products', '', withParameter(place.query, 'tag', ...next)), 'aria-current': on ? 'true' : null },
      name,
    );
  };
  return element(
    'div',
    { class: 'filters' },
    tagGroups.map((group) =>
      element(
        'div',
        { class: 'chips', role: 'group', 'aria-label': group.name },
        element('h3', {}, group.name),
        group.tags.map(({ slug, name }) => chip(slug, name)),
      ),
    ),
  );
}
