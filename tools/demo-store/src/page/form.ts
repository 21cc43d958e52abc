import { html, render } from 'lit-html';
import { faultText, type NamedLine } from './fault-text.ts';
import { elementOf } from './nodes.ts';
import { type Content, notice } from './template.ts';

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

/** The place that shows the outcome of an action. */
export interface Outcome {
  readonly node: HTMLElement;
  readonly show: (content: Content) => void;
  /** Runs an action and shows what it returns, or why it failed, with the names of the products in `lines`. */
  readonly run: (action: () => Promise<Content>, lines?: readonly NamedLine[]) => Promise<void>;
}

/** Creates an empty outcome. */
export function outcome(): Outcome {
  const node = elementOf(HTMLElement, html`<div class="w-100" aria-live="polite"></div>`);
  const show = (content: Content): void => void render(content, node);
  return {
    node,
    show,
    run: async (action, lines) => show(await action().catch((fault: unknown) => notice('danger', faultText(fault, lines)))),
  };
}
