import { html, render } from 'lit-html';
import { errorText, type NamedLine } from './error-text.ts';
import { type Content, elementOf, notice } from './template.ts';

/** The values of a form by control name. */
export type FormValues = Readonly<Record<string, string>>;

/** Returns the values of a form. */
export const formValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));

/** Handles the `submit` event of a form in place of the browser. */
export const onSubmit =
  (submit: (values: FormValues, form: HTMLFormElement) => unknown) =>
  (event: Event): void => {
    event.preventDefault();
    if (event.currentTarget instanceof HTMLFormElement) void submit(formValues(event.currentTarget), event.currentTarget);
  };

/** Creates an element that shows the outcome of an action. */
export function outcome() {
  const node = elementOf(HTMLElement, html`<div class="w-100" aria-live="polite"></div>`);
  const show = (content: Content): void => void render(content, node);
  return {
    node,
    show,
    /** Runs an action and shows its result, or why it failed, with the names of the products in `lines`. */
    run: async (action: () => Promise<Content>, lines?: readonly NamedLine[]): Promise<void> =>
      show(await action().catch((error: unknown) => notice('danger', errorText(error, lines)))),
  };
}
