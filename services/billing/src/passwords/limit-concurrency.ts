import { AppError } from '@storefront/errors';

/** Lets at most `running` calls run at once and at most `waiting` more wait; the next is refused with service_unavailable. */
export function limitConcurrency(limits: { running: number; waiting: number }): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= limits.running) {
      if (queue.length >= limits.waiting) throw busy();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place passes to the next in the queue as it is.
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

const busy = (): AppError =>
  new AppError('service_unavailable', 'Too many logins at once. Try again in a moment.', { retryAfterSeconds: 1 });
