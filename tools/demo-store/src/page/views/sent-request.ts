import { html, type TemplateResult } from 'lit-html';
import { feedItem } from './feed-item.ts';

/** A request that the store's own server sent to the API. */
export interface SentRequest {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly duration_ms: number;
  readonly request_id: string | null;
}

/** A request with its status, duration, and ID. */
export const requestItem = ({ at, method, path, status, duration_ms, request_id }: SentRequest): TemplateResult =>
  feedItem({
    at,
    name: method,
    subject: html`<code>${path}</code>`,
    isGood: status !== null && status < 400,
    verdict: status === null ? 'no response' : String(status),
    details: [`${duration_ms} ms`, request_id === null ? null : html` · <code>${request_id}</code>`],
  });
