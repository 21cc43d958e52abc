import type { Mode } from '@storefront/db';
import type { ColumnType } from 'kysely';

/** The columns with which each key begins. */
export interface Scoped {
  tenant_id: string;
  mode: Mode;
}

/** A `jsonb` column, written as JSON text and read parsed. */
export type Json<T> = ColumnType<T, string, string>;
