import type { Content } from '../template.ts';

/** A view's title and content. */
export interface ViewContent {
  readonly title: string;
  readonly content: Content;
}
