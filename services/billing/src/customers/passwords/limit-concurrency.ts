import { AppError } from '@storefront/errors';

/** Runs at most `running` calls at a time and queues at most `waiting` more. Any further call throws `service_unavailable`. */
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
      // The next call in the queue takes over the slot, so `running` does not change.
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

const busy = (): AppError =>
  new AppError('service_unavailable', 'Too many concurrent logins. Try again shortly.', { retryAfterSeconds: 1 });
