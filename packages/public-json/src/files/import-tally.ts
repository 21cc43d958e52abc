import type { Bytes, RowViolation } from '@storefront/contract/rows';

/** The bytes of a file to import, and their syntax. */
export interface ImportFile {
  readonly syntax: 'csv' | 'jsonl';
  readonly bytes: Bytes;
}

/** A violation in a row of an import file, and the line of the row. */
export interface NumberedViolation extends RowViolation {
  readonly line: number;
}

/** A loss or a change; the line is null if it concerns the whole file. */
export interface FileWarning extends RowViolation {
  readonly line?: number | null;
}

/** The numbers of rows that were accepted. */
interface Accepted {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** How far an import is. `violations` and `warnings` are those since the state before. */
export interface ImportState extends Accepted {
  readonly rowsRead: number;
  /** The number of rows with a violation. */
  readonly rejected: number;
  readonly violations: readonly NumberedViolation[];
  readonly warnings: readonly FileWarning[];
}

/** Counts the rows of an import. */
export class ImportTally {
  readonly #rejected = new Set<number>();
  readonly #warned = new Set<string>();
  #violations: NumberedViolation[] = [];
  #warnings: FileWarning[] = [];
  #accepted: Accepted = { created: 0, updated: 0, unchanged: 0 };

  readonly refuse = (violation: NumberedViolation): void => {
    this.#rejected.add(violation.line);
    this.#violations.push(violation);
  };

  /** A warning that was given before is left out. */
  readonly warn = (warning: FileWarning): void => {
    if (this.#warned.has(warning.reason)) return;
    this.#warned.add(warning.reason);
    this.#warnings.push(warning);
  };

  accept({ created, updated, unchanged }: Accepted): void {
    const before = this.#accepted;
    this.#accepted = {
      created: before.created + created,
      updated: before.updated + updated,
      unchanged: before.unchanged + unchanged,
    };
  }

  /** Returns the present state. */
  take(): ImportState {
    const { created, updated, unchanged } = this.#accepted;
    const rejected = this.#rejected.size;
    const state = { ...this.#accepted, rowsRead: created + updated + unchanged + rejected, rejected };
    const found = { violations: this.#violations, warnings: this.#warnings };
    this.#violations = [];
    this.#warnings = [];
    return { ...state, ...found };
  }
}
