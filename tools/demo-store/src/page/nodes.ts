import { render, type TemplateResult } from 'lit-html';
import type { Content } from './template.ts';

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
