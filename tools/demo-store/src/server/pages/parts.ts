import { StorefrontError } from '@storefront/client';
import { html } from 'lit-html';
import { faultText } from '../../page/fault-text.ts';
import { type Content, field, notice } from '../../page/template.ts';
import type { ViewContent } from '../../page/views/view-content.ts';

/** Runs an action, and shows the page again with the reason if the API refuses it. */
export async function orExplain<Result>(
  action: () => Promise<Result>,
  page: (message: Content) => Promise<ViewContent>,
): Promise<Result | ViewContent> {
  try {
    return await action();
  } catch (fault) {
    if (fault instanceof StorefrontError) return page(notice('danger', faultText(fault)));
    throw fault;
  }
}

/** A form in a box of its own. */
export const card = (title: Content, content: Content): Content =>
  html`<section class="bg-white border rounded-4 p-4 mb-4"><h2>${title}</h2>${content}</section>`;

/** A page that is one form in a box. */
export const boxed = (title: string, content: Content): ViewContent => ({
  title,
  content: html`<div class="col-md-8 col-lg-5 mx-auto bg-white border rounded-4 p-4"><h1>${title}</h1>${content}</div>`,
});

/** Names and their values. */
export const facts = (rows: readonly (readonly [name: string, value: Content])[]): Content => html`
  <dl class="totals">
    ${rows.map(([name, value]) => html`<div class="d-flex justify-content-between column-gap-3"><dt>${name}</dt><dd class="mb-1">${value}</dd></div>`)}
  </dl>`;

/** A link to all that the store keeps of the shopper. */
export const exportLink: Content = html`<a href="/bff/v1/me/export" download="account.json">Download your data</a>`;

/** A form that consists of a button. */
export const buttonForm = (action: string, words: Content, values: Readonly<Record<string, string>> = {}): Content => html`
  <form class="d-inline" method="post" action=${action}>
    ${Object.entries(values).map(([name, value]) => html`<input type="hidden" name=${name} value=${value}>`)}
    <button class="btn btn-sm btn-outline-dark text-nowrap">${words}</button>
  </form>`;

/** The attributes of a text field. */
interface Input {
  readonly name: string;
  readonly type?: string;
  readonly value?: string;
  readonly autocomplete?: string;
  readonly isOptional?: boolean;
  readonly minlength?: number;
  readonly maxlength?: number;
}

/** A labeled text field. */
export const input = (label: string, { name, type = 'text', value = '', autocomplete = 'off', ...limits }: Input, hint?: string): Content =>
  field(
    label,
    html`<input
      class="form-control" name=${name} type=${type} value=${value} autocomplete=${autocomplete} ?required=${!limits.isOptional}
      minlength=${limits.minlength ?? 0} maxlength=${limits.maxlength ?? 254}>`,
    hint,
  );

/** As the API requires. */
export const newPassword = (label: string): Content =>
  input(
    label,
    { name: 'password', type: 'password', autocomplete: 'new-password', minlength: 10, maxlength: 128 },
    '10 characters or more.',
  );

/** A choice of a filter. */
export const select = (label: string, name: string, chosen: string | null, options: readonly (readonly [string, string])[]): Content =>
  field(
    label,
    html`<select class="form-select" name=${name}>
      ${options.map(([value, words]) => html`<option value=${value} ?selected=${value === chosen}>${words}</option>`)}
    </select>`,
  );

/** The form above a list. Its fields are parameters of the address. */
export const filterForm = (action: string, fields: Content): Content => html`
  <form class="d-flex flex-wrap align-items-end column-gap-3 bg-white border rounded-4 p-3" action=${action}>
    ${fields} <button class="btn btn-warning mb-2">Show</button> <a class="mb-3" href=${action}>Clear</a>
  </form>`;
