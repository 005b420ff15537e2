/** A row of planning units as it is sent, sound or damaged. */
export interface SentRow {
  readonly code: string
  readonly name?: string
  readonly active?: boolean | string
  readonly bogus?: string
}

interface Unit {
  readonly name: string
  readonly active: boolean
}

/** What an import did to a unit; null before is one that it made. */
interface Change {
  readonly before: Unit | null
  readonly after: Unit
}

const fields = ['name', 'active'] as const

/** What imports and their undoing should leave, written anew without a look at how the service does it. */
export class History {
  records: ReadonlyMap<string, Unit> = new Map()
  readonly #changes = new Map<string, ReadonlyMap<string, Change>>()
  /** Which making of a code a unit is: one that is made again is another. */
  #made = new Map<string, number>()
  readonly #makings = new Map<string, ReadonlyMap<string, number>>()
  #makingsSoFar = 0

  carriedOut(): string[] {
    return [...this.#changes.keys()]
  }

  /** What each row comes to. */
  bring(importId: string, rows: readonly SentRow[]): string[] {
    const records = new Map(this.records)
    const changes = new Map<string, Change>()
    const results = rows.map(row => this.#carryOut(row, records, changes))
    this.records = records
    this.#changes.set(importId, changes)
    this.#makings.set(importId, new Map([...changes.keys()].map(code => [code, this.#made.get(code) ?? 0])))
    return results
  }

  #carryOut(row: SentRow, records: Map<string, Unit>, changes: Map<string, Change>): string {
    const { code, name, active } = row
    if (row.bogus !== undefined) return 'unknown_field'
    if (typeof active === 'string' || !/^[\w-]+$/.test(code)) return 'invalid_value'
    const before = records.get(code)
    if (!before && name === undefined) return 'missing_required'
    const after = { name: name ?? before?.name ?? '', active: active ?? before?.active ?? true }
    if (before?.name === after.name && before.active === after.active) return 'unchanged'
    if (!before) this.#made.set(code, ++this.#makingsSoFar)
    records.set(code, after)
    const earlier = changes.get(code)
    changes.set(code, { before: earlier ? earlier.before : (before ?? null), after })
    return before ? 'updated' : 'created'
  }

  /** Whether all that the import did can be taken back; then it is. */
  undo(importId: string): boolean {
    const changes = this.#changes.get(importId) ?? new Map<string, Change>()
    const makings = this.#makings.get(importId)
    const records = new Map(this.records)
    for (const [code, { before, after }] of changes) {
      const record = this.#made.get(code) === makings?.get(code) ? records.get(code) : undefined
      if (!record && before === null) continue
      const own = fields.filter(field => before === null || before[field] !== after[field])
      if (!record || own.some(field => record[field] !== after[field])) return false
      if (before === null) records.delete(code)
      else records.set(code, { ...record, ...Object.fromEntries(own.map(field => [field, before[field]])) })
    }
    this.records = records
    this.#changes.delete(importId)
    return true
  }
}
