import { element } from '../element.ts';
import { money } from '../format.ts';

/** An amount of money that never wraps within itself. */
export const amount = (value: number | null | undefined, currency: string): HTMLElement =>
  element('span', { class: 'money' }, money(value, currency));
