/** The content of an element: text, other elements, or nothing. Text always becomes a text node, never markup. */
export type Child = Node | string | number | null | undefined | false;

type Handler = (event: Event) => void;
type Attribute = string | number | boolean | null | undefined | Handler;

/** Creates an element. `on…` attributes become event listeners, `true` becomes a boolean attribute; `false`, null, and undefined are omitted. */
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

/** Creates a labeled form control with an optional `hint` below it. */
export function field(label: string, control: HTMLElement, hint?: string): HTMLElement {
  return element('label', { class: 'field' }, element('span', {}, label), control, hint ? element('small', {}, hint) : null);
}

/** Creates a message that screen readers announce when it appears. */
export const notice = (kind: 'good' | 'bad' | 'plain', ...words: readonly Child[]): HTMLElement =>
  element('p', { class: `notice ${kind}`, role: kind === 'bad' ? 'alert' : 'status' }, ...words);

/** Returns the values of a form by control name. */
export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));
