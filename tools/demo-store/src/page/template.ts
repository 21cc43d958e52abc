import { html, type render, type TemplateResult } from 'lit-html';

type Nodes = Parameters<typeof render>[1];

/** What a template can hold. Text always becomes a text node, never markup. */
export type Content = TemplateResult | Nodes | string | number | null | readonly Content[];

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
