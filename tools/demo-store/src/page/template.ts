import { html, render, type TemplateResult } from 'lit-html';

/** What a template can hold. Text always becomes a text node, never markup. */
export type Content = TemplateResult | Node | string | number | null | readonly Content[];

/** Renders new nodes. Rendering into an element that shows the same template would change that element's nodes instead. */
export function nodesOf(content: Content): DocumentFragment {
  const made = document.createDocumentFragment();
  render(content, made);
  return made;
}

/** Renders a template that consists of one element of a type, such as `HTMLFormElement`. */
export function elementOf<Type extends HTMLElement>(type: new () => Type, template: TemplateResult): Type {
  const made = nodesOf(template).firstElementChild;
  if (!(made instanceof type)) throw new Error(`The template is not one ${type.name}.`);
  return made;
}

/** A labeled form control with an optional `hint` below it. */
export const field = (label: string, control: Content, hint?: string): TemplateResult => html`
  <label class="d-block flex-fill mb-2">
    <span class="d-block small fw-semibold">${label}</span>
    ${control} ${hint ? html`<small class="text-body-secondary">${hint}</small>` : null}
  </label>`;

/** The kind of a notice, which is its color. */
export type NoticeKind = 'success' | 'danger' | 'light';

/** A message that screen readers announce when it appears. */
export const notice = (kind: NoticeKind, ...words: readonly Content[]): TemplateResult =>
  html`<div class="alert alert-${kind} my-3" role=${kind === 'danger' ? 'alert' : 'status'}>${words}</div>`;
