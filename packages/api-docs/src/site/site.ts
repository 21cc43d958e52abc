import { type DocsPage, GUIDES, PAGES } from './guides/guide-list.ts';
import type { NavGroup, NavLink } from './page-frame.ts';

/** A page in the navigation. */
export interface SitePage {
  readonly title: string;
  /** Relative to the folder `/docs/`. */
  readonly address: string;
}

const isGuide = ({ file }: DocsPage): boolean => file.startsWith('docs/guides/');

/** The address of a page of Markdown, relative to the folder `/docs/`. */
export const addressOf = (page: DocsPage): string => (isGuide(page) ? `guides/${page.name}` : page.name);

/** The groups of the navigation as the page at `current` links them. */
export function navigation(base: string, current: string, reference: readonly SitePage[]): readonly NavGroup[] {
  const link = ({ title, address }: SitePage): NavLink => ({ title, href: `${base}${address}`, isCurrent: address === current });
  const pages = (list: readonly DocsPage[]) => list.map((page) => link({ title: page.title, address: addressOf(page) }));
  return [
    { title: 'Guides', links: pages(GUIDES) },
    { title: 'API reference', links: reference.map(link) },
    { title: 'More', links: pages(PAGES) },
  ];
}
