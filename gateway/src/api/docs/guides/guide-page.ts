import type { Rendered } from './render-markdown.ts';

/** A link of the navigation. */
export interface NavLink {
  readonly title: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** What the frame around a page needs. */
export interface Frame {
  /** The relative address of `/docs`'s folder, `` or `../`. */
  readonly base: string;
  readonly guides: readonly NavLink[];
  readonly pages: readonly NavLink[];
  readonly previous: NavLink | undefined;
  readonly next: NavLink | undefined;
}

/** Returns the HTML of a page with its navigation. It needs no script. */
export function guidePage({ html, title, sections }: Rendered, { base, guides, pages, previous, next }: Frame): string {
  const inPage = sections.map(({ id, title: text }) => `<li><a href="#${id}">${text}</a></li>`).join('');
  const entry = ({ title: text, href, isCurrent }: NavLink): string =>
    `<li><a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${text}</a>${isCurrent && inPage !== '' ? `<ul>${inPage}</ul>` : ''}</li>`;
  const list = `<h2>Guides</h2><ul>${guides.map(entry).join('')}</ul><h2>More</h2><ul>${pages.map(entry).join('')}</ul>`;
  const step = (link: NavLink | undefined, rel: string, label: string): string =>
    link === undefined ? '<span></span>' : `<a rel="${rel}" href="${link.href}"><small>${label}</small> ${link.title}</a>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} – storefront API</title>
    <link rel="icon" href="${base}icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${base}guides.css">
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header>
      <a class="brand" href="${base}guides/quickstart"><img src="${base}icon.svg" alt="" width="24" height="24"> storefront API</a>
      <a href="${base}guides/quickstart">Guides</a>
      <a href="${base}../docs">API reference</a>
    </header>
    <details class="menu"><summary>Menu</summary><nav aria-label="Pages in the menu">${list}</nav></details>
    <div class="columns">
      <nav class="sidebar" aria-label="Pages">${list}</nav>
      <main id="content" tabindex="-1">
        <article>
${html}
        </article>
        <nav class="steps" aria-label="Previous and next page">${step(previous, 'prev', 'Previous')}${step(next, 'next', 'Next')}</nav>
      </main>
    </div>
  </body>
</html>
`;
}
