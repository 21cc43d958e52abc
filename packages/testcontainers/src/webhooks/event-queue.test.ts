import { expect, test } from '@jest/globals';
import { EventQueue, type WebhookEvent } from './event-queue.ts';

const anEvent = (id: string, type: string): WebhookEvent => ({ id, type, mode: 'sandbox', data: {} });

test('next returns the events of a type once each, in the order of their arrival', async () => {
  const queue = new EventQueue();
  for (const event of [anEvent('1', 'order.confirmed'), anEvent('2', 'invoice.issued'), anEvent('3', 'order.confirmed')]) queue.add(event);

  expect((await queue.next('order.confirmed', 10)).id).toBe('1');
  expect((await queue.next('order.confirmed', 10)).id).toBe('3');
  expect((await queue.next('invoice.issued', 10)).id).toBe('2');
  await expect(queue.next('order.confirmed', 10)).rejects.toThrow('No order.confirmed arrived within 10 ms');
  expect(queue.events.map(({ id }) => id)).toEqual(['1', '2', '3']);
});

test('events of different orders with the same sequence are different events, in the order of their arrival', async () => {
  const queue = new EventQueue();
  const sequences: readonly (readonly [id: string, sequence: number | null])[] = [
    ['a', 2],
    ['b', 1],
    ['c', 1],
    ['d', null],
    ['e', null],
  ];
  for (const [id, sequence] of sequences) queue.add({ ...anEvent(id, 'order.confirmed'), sequence });

  for (const [id, sequence] of sequences) expect(await queue.next('order.confirmed', 10)).toMatchObject({ id, sequence });
});

test('concurrent calls of next wait for different events', async () => {
  const queue = new EventQueue();
  const waiting = [queue.next('order.confirmed', 1_000), queue.next('order.confirmed', 1_000), queue.next('invoice.issued', 1_000)];
  for (const event of [anEvent('1', 'invoice.issued'), anEvent('2', 'order.confirmed'), anEvent('3', 'order.confirmed')]) queue.add(event);

  expect((await Promise.all(waiting)).map(({ id }) => id)).toEqual(['2', '3', '1']);
});

test('an event that is delivered again counts once', async () => {
  const queue = new EventQueue();
  queue.add(anEvent('1', 'order.confirmed'));
  queue.add(anEvent('1', 'order.confirmed'));

  expect(queue.events).toHaveLength(1);
  await queue.next('order.confirmed', 10);
  await expect(queue.next('order.confirmed', 10)).rejects.toThrow();
});

test('a timeout names what arrived and what was refused', async () => {
  const queue = new EventQueue();
  queue.add(anEvent('1', 'invoice.issued'));
  queue.refuse('a delivery from 10.0.0.1: signature mismatch');

  await expect(queue.next('order.confirmed', 10)).rejects.toThrow(
    'No order.confirmed arrived within 10 ms. Arrived: invoice.issued. Refused: a delivery from 10.0.0.1: signature mismatch.',
  );
});
