import { shortfalls } from '@storefront/lifecycle/testing';

/** Says how much a check has seen, for example "12 orders, 3 shipped orders". Throws an error that names each count that is below its minimum. */
export function countSeen<Name extends string>(
  counts: Readonly<Record<Name, number>>,
  minimums: Readonly<Partial<Record<NoInfer<Name>, number>>>,
): string {
  const missing = shortfalls(counts, minimums);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return Object.entries<number>(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}
