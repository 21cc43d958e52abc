import { type ErrorDetail, invalidAll } from '@storefront/errors';
import type { FaultEffect } from '../../access/principals/fault-effect.ts';
import { publicPath } from '../../http/checks/inject-fault.ts';
import type { Route } from '../../http/routing/route.ts';
import { SECTIONS } from './fault-schemas.ts';

interface Fault {
  readonly method: string;
  readonly path: string;
  readonly effect: FaultEffect;
}

/** Throws `validation_error` for a fault that could never apply: its operation does not exist, or has no such section. */
export function checkFaultTarget({ method, path, effect }: Fault, routes: readonly Route[]): void {
  const violations: ErrorDetail[] = [];
  const isOperation = routes.some(
    // A request without a key belongs to no sandbox.
    (row) => row.access !== 'none' && publicPath(row) === path && (method === '*' || row.method.toUpperCase() === method),
  );
  if (path !== '*' && !isOperation) violations.push(violation('path', 'unknown', 'is not the path of an operation with this method'));
  if (effect.kind === 'missing_section') {
    const known: readonly string[] = SECTIONS.find(([start]) => path.startsWith(start))?.[1] ?? [];
    if (!effect.sections.every((section) => known.includes(section))) {
      const detail = known.length === 0 ? 'cannot be missing from responses of this path' : `must be among ${known.join(', ')}`;
      violations.push(violation('sections', 'unknown', detail));
    }
  }
  if (violations.length > 0) throw invalidAll(violations);
}

const violation = (field: string, code: string, detail: string): ErrorDetail => ({ field, location: 'body', code, detail });
