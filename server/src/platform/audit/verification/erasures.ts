import { createHash, type Hash } from 'node:crypto'
import type { AuditEntry } from '../entry.ts'

/** The action of the row that records an erasure. */
export const erasureAction = 'audit.erase_personal_values'

/** The rows whose personal values were erased, as the row of the erasure states them. */
export interface ErasedRows {
  readonly count: number
  /** SHA-256 of the rows' sequences in ascending order, one a line. */
  readonly digest: string
}

export class ErasedRowsDigest {
  readonly #hash: Hash = createHash('sha256')
  #count = 0

  add(sequence: number): void {
    this.#hash.update(`${sequence}\n`)
    this.#count++
  }

  state(): ErasedRows {
    return { count: this.#count, digest: this.#hash.copy().digest('hex') }
  }
}

/** The statement of an erasure's row; undefined for any other row. */
export function statedErasure(entry: AuditEntry): ErasedRows | undefined {
  if (entry.action !== erasureAction) return undefined
  const stated = entry.changes.find(({ field }) => field === 'erasedRows')?.to as
    | Partial<ErasedRows>
    | undefined
  return { count: stated?.count ?? 0, digest: stated?.digest ?? '' }
}

/** Compares erased rows with the statements of the erasures. Its size grows with the number of erasures only. */
export class Erasures {
  readonly #claimed = new Map<number, ErasedRowsDigest>()

  /** A row refers to the erasure of its personal values. */
  claim(erasedBy: number, sequence: number): void {
    let claimed = this.#claimed.get(erasedBy)
    if (!claimed) this.#claimed.set(erasedBy, (claimed = new ErasedRowsDigest()))
    claimed.add(sequence)
  }

  /** Whether the erased rows before this one match its statement. No row may refer to one that states nothing. */
  accounts(entry: AuditEntry): boolean {
    const claimed = this.#claimed.get(entry.sequence)?.state()
    this.#claimed.delete(entry.sequence)
    const stated = statedErasure(entry)
    if (!stated) return claimed === undefined
    if (!claimed) return stated.count === 0
    return stated.count === claimed.count && stated.digest === claimed.digest
  }

  /** Erasures that rows refer to and that the chain does not contain. */
  unaccounted(): number[] {
    return [...this.#claimed.keys()]
  }
}
