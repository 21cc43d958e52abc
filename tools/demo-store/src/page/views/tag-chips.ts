import { html, nothing } from 'lit-html';
import { addressOf, withParameter } from '../route.ts';
import type { Content } from '../template.ts';
import type { ViewContext } from './view.ts';

/** The tag filter, with one row of chips per group; products must have all selected tags. */
export function tagChips({ tagGroups, place }: ViewContext): Content {
  const chosen = place.query.getAll('tag');
  const chip = ({ slug, name }: { readonly slug: string; readonly name: string }) => {
    const on = chosen.includes(slug);
    const next = on ? chosen.filter((other) => other !== slug) : [...chosen, slug];
    return html`
      <a
        class="btn btn-sm btn-outline-secondary ${on ? 'active' : ''}"
        href=${addressOf('products', '', withParameter(place.query, 'tag', ...next))}
        aria-current=${on ? 'true' : nothing}
      >${name}${on ? ' ×' : ''}</a>`;
  };
  return tagGroups.map(
    (group) => html`
      <div class="d-flex flex-wrap gap-1 mb-3" role="group" aria-label=${group.name}>
        <h3 class="w-100 small fw-bold text-uppercase text-body-secondary mt-2 mb-0">${group.name}</h3>
        ${group.tags.map(chip)}
      </div>`,
  );
}
