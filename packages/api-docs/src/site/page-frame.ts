/** A link of the navigation. */
export interface NavLink {
  readonly title: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** Links of the navigation under one heading. */
export interface NavGroup {
  readonly title: string;
  readonly links: readonly NavLink[];
}

/** A heading of the second level. */
export interface Section {
  readonly id: string;
  /** HTML. */
  readonly title: string;
}

/** A mode of the API, which the key of a request determines. */
export type Mode = 'sandbox' | 'live';

/** The contents of a page. */
export interface PageContent {
  readonly html: string;
  /** Plain text. */
  readonly title: string;
  readonly sections: readonly Section[];
}

/** Whose API the docs are about: that of shoppers and their shops, or the Admin API. */
export type Audience = 'public' | 'admin';

/** The documents of each, with their paths from the root of the service. */
const DOCUMENTS: Readonly<Record<Audience, readonly (readonly [path: string, text: string])[]>> = {
  public: [
    ['llms.txt', 'llms.txt'],
    ['openapi.json', 'OpenAPI'],
    ['asyncapi.json', 'AsyncAPI'],
    ['bruno.zip', 'Bruno collection'],
    ['changelog.json', 'Changelog'],
    ['changelog.atom', 'Atom feed'],
  ],
  admin: [['admin/openapi.json', 'OpenAPI']],
};

/** The properties of the frame around a page. */
export interface Frame {
  readonly audience: Audience;
  /** The relative address of the folder `/docs/`. */
  readonly base: string;
  /** The relative address of the page as Markdown, if it has one. */
  readonly markdown: string | undefined;
  readonly groups: readonly NavGroup[];
  readonly previous: NavLink | undefined;
  readonly next: NavLink | undefined;
  /** The modes of the keys that the page is about. */
  readonly modes: readonly Mode[];
}

/** The name of each mode for readers. */
const MODE_NAMES: Readonly<Record<Mode, string>> = { sandbox: 'Sandbox', live: 'Live' };

/** Returns the label that names a mode. */
export const modeBadge = (mode: Mode): string => `<span class="mode ${mode}">${MODE_NAMES[mode]}</span>`;

const modeText = ([mode, other]: readonly Mode[], audience: Audience): string => {
  if (other === undefined) return `The samples on this page use a ${mode} key.`;
  return audience === 'admin' ? 'The path of a request names its mode.' : 'The key of a request determines its mode.';
};

/** Returns the HTML of a page with its navigation. Everything that needs a script is hidden without one. */
export function pageFrame(
  { html, title, sections }: PageContent,
  { audience, base, markdown, groups, previous, next, modes }: Frame,
): string {
  const inPage = sections.map(({ id, title: text }) => `<li><a href="#${id}">${text}</a></li>`).join('');
  const entry = ({ title: text, href, isCurrent }: NavLink): string =>
    `<li><a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${text}</a>${isCurrent && inPage !== '' ? `<ul>${inPage}</ul>` : ''}</li>`;
  const list = groups.map((group) => `<h2>${group.title}</h2><ul>${group.links.map(entry).join('')}</ul>`).join('');
  const step = (link: NavLink | undefined, rel: string, label: string): string =>
    link === undefined ? '<span></span>' : `<a rel="${rel}" href="${link.href}"><small>${label}</small> ${link.title}</a>`;
  const badges = modes.length === 0 ? '' : `<p>${modes.map(modeBadge).join(' ')} ${modeText(modes, audience)}</p>`;
  const documents = [
    ...(markdown === undefined ? [] : [{ href: markdown, text: 'This page as Markdown' }]),
    ...DOCUMENTS[audience].map(([path, text]) => ({ href: `${base}../${path}`, text })),
  ]
    .map(({ href, text }) => `<a href="${href}">${text}</a>`)
    .join(' ');
  const feed =
    audience === 'public'
      ? `    <link rel="alternate" href="${base}../changelog.atom" type="application/atom+xml" title="Changelog">\n`
      : '';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} – storefront API</title>
    <link rel="icon" href="${base}icon.svg" type="image/svg+xml">
${markdown === undefined ? '' : `    <link rel="alternate" href="${markdown}" type="text/markdown">\n`}${feed}    <link rel="stylesheet" href="${base}docs.css">
    <script src="${base}theme.js"></script>
    <script type="module" src="${base}docs.js"></script>
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header>
      <a class="brand" href="${base}guides/quickstart"><img src="${base}icon.svg" alt="" width="24" height="24"> storefront API</a>
      <a href="${base}guides/quickstart">Guides</a>
      <a href="${base}../docs">API reference</a>
      <search hidden><input id="search" type="search" aria-label="Search the docs" placeholder="Search ( / )" autocomplete="off" spellcheck="false"><div id="results" hidden></div></search>
      <button id="theme" type="button" hidden>Dark mode</button>
    </header>
    <details class="menu"><summary>Menu</summary><nav aria-label="Pages in the menu">${list}</nav></details>
    <div class="columns">
      <nav class="sidebar" aria-label="Pages">${list}</nav>
      <main id="content" tabindex="-1">
        <article>
${html.replace('</h1>', `</h1>${badges}`)}
        </article>
        <nav class="steps" aria-label="Previous and next page">${step(previous, 'prev', 'Previous')}${step(next, 'next', 'Next')}</nav>
        <footer>${documents}</footer>
      </main>
    </div>
    <p id="announcer" class="hidden" role="status"></p>
  </body>
</html>
`;
}
