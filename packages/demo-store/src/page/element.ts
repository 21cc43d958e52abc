/** What an element may hold: text, other elements, or nothing. Text always becomes a text node, never markup. */
export type Child = Node | string | number | null | undefined | false;

type Handler = (event: Event) => void;
type Attribute = string | number | boolean | null | undefined | Handler;

/** Makes an element. `on…` attributes become listeners, `true` a bare attribute; `false`, null and undefined are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(
    ...children
      .flat()
      .filter(isShown)
      .map((child) => (typeof child === 'number' ? String(child) : child)),
  );
  return made;
}

const isShown = (child: Child): child is Node | string | number => child !== null && child !== undefined && child !== false;

/** A form control with its label; `hint` stands below it. */
export function field(label: string, control: HTMLElement, hint?: string): HTMLElement {
  return element('label', { class: 'field' }, element('span', {}, label), control, hint ? element('small', {}, hint) : null);
}

/** A message that screen readers speak when it appears. */
export const notice = (kind: 'good' | 'bad' | 'plain', ...words: readonly Child[]): HTMLElement =>
  element('p', { class: `notice ${kind}`, role: kind === 'bad' ? 'alert' : 'status' }, ...words);

/** What a form holds, by the names of its controls. */
export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));
