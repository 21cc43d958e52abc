import { html, render, type TemplateResult } from 'lit-html';

type Nodes = Parameters<typeof render>[1];

/** The content of a template. Text always becomes a text node, never markup. */
export type Content = TemplateResult | Nodes | string | number | null | readonly Content[];

/** A labeled form control. */
export const field = (label: string, control: Content): TemplateResult => html`
  <label class="d-block flex-fill mb-2"><span class="d-block small fw-semibold">${label}</span> ${control}</label>`;

/** The kind of a notice, which is its color. */
export type NoticeKind = 'success' | 'danger' | 'light';

/** A message that screen readers announce when it appears. */
export const notice = (kind: NoticeKind, ...words: readonly Content[]): TemplateResult =>
  html`<div class="alert alert-${kind} my-3" role=${kind === 'danger' ? 'alert' : 'status'}>${words}</div>`;

/** A box with a heading. */
export const card = (title: string, ...content: readonly Content[]): TemplateResult =>
  html`<section class="bg-white border rounded-4 p-4 mb-4" aria-label=${title}><h2>${title}</h2>${content}</section>`;

type Tone = 'success' | 'danger' | 'info';

/** The statuses of orders and invoices that are not simply under way. */
const TONES: Readonly<Record<string, Tone>> = {
  CANCELLED: 'danger',
  EXPIRED: 'danger',
  OVERDUE: 'danger',
  DELIVERED: 'success',
  SHIPPED: 'success',
  PAID: 'success',
  CREDITED: 'success',
  REFUNDED: 'success',
};

/** A colored label. */
export const label = (tone: Tone, words: string): TemplateResult =>
  html`<span class="badge rounded-pill text-${tone}-emphasis bg-${tone}-subtle">${words}</span>`;

/** A status as a colored label. */
export const statusLabel = (status: string, words: string): TemplateResult => label(TONES[status] ?? 'info', words);

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
