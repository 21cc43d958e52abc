import { html, type TemplateResult } from 'lit-html';
import { clock } from '../format.ts';
import type { Content } from '../template.ts';
import { label } from './status-label.ts';

/** An item of the developer page. */
interface FeedItem {
  readonly at: string;
  readonly name: string;
  readonly subject: Content;
  readonly isGood: boolean;
  readonly verdict: string;
  /** What stands after the time. */
  readonly details: Content;
  readonly more?: Content;
}

/** An item of the developer page, with its outcome as a label. */
export const feedItem = ({ at, name, subject, isGood, verdict, details, more = null }: FeedItem): TemplateResult => html`
  <li class="border-top py-2 pe-2">
    <p class="d-flex align-items-baseline gap-2 m-0">
      <strong>${name}</strong> <span class="text-break flex-grow-1">${subject}</span> ${label(isGood ? 'success' : 'danger', verdict)}
    </p>
    <p class="small text-body-secondary text-break m-0"><time datetime=${at}>${clock(at)}</time> · ${details}</p>
    ${more}
  </li>`;
