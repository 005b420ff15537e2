/** A row as it is sent. */
export interface SentCustomer {
  readonly code?: string
  readonly name?: string
  readonly businessId?: string
  readonly phone?: string
}

interface Customer {
  readonly id: string
  readonly code: string | null
  readonly name: string
  readonly businessId: string | null
  readonly phone: string | null
}

interface Change {
  readonly before: Customer | null
  readonly after: Customer
}

interface Became {
  readonly became: string
  readonly id: string | null
}

const fields = ['code', 'name', 'businessId', 'phone'] as const
const alike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** What rows that name customers by what they are like should come to, written anew without a look at how the service does it. */
export class LikeCustomers {
  #records: ReadonlyMap<string, Customer> = new Map()
  readonly #changes = new Map<string, ReadonlyMap<string, Change>>()

  carriedOut(): string[] {
    return [...this.#changes.keys()]
  }

  ids(): string[] {
    return [...this.#records.keys()]
  }

  records(): Customer[] {
    return [...this.#records.values()]
  }

  create(id: string, said: SentCustomer & { readonly name: string }): void {
    this.#put({ code: null, businessId: null, phone: null, ...said, id })
  }

  change(id: string, said: SentCustomer): void {
    this.#put({ ...(this.#records.get(id) as Customer), ...said })
  }

  /** What each row comes to; a customer that is made gets the id that the service gave it. */
  bring(importId: string, rows: readonly SentCustomer[], came: readonly Became[]): Became[] {
    const changes = new Map<string, Change>()
    const results = rows.map((row, at) => this.#carryOut(row, came[at]?.id ?? '', changes))
    this.#changes.set(importId, changes)
    return results
  }

  #carryOut(row: SentCustomer, newId: string, changes: Map<string, Change>): Became {
    const found = this.#meant(row)
    if (found === 'none' && row.name === undefined) return { became: 'missing_required', id: null }
    if (found === 'none') {
      this.create(newId, { ...row, name: row.name ?? '' })
      changes.set(newId, { before: null, after: this.#records.get(newId) as Customer })
      return { became: 'created', id: newId }
    }
    if ('several' in found) return { became: 'customer_ambiguous', id: found.several }
    const { code: _, name = found.name, ...said } = row
    const after = { ...found, ...said, ...(alike(name, found.name) ? {} : { name }) }
    if (fields.every(field => after[field] === found[field])) return { became: 'unchanged', id: found.id }
    this.#put(after)
    const earlier = changes.get(found.id)
    changes.set(found.id, { before: earlier ? earlier.before : found, after })
    return { became: 'updated', id: found.id }
  }

  /** Whom a row means; the one customer that it fits by one thing and not by another. */
  #meant({ code, name, businessId }: SentCustomer): Customer | 'none' | { readonly several: string | null } {
    if (code !== undefined) return this.records().find(each => each.code === code) ?? 'none'
    const holders =
      businessId === undefined ? [] : this.records().filter(each => each.businessId === businessId)
    const [holder] = holders
    if (holders.length > 1) return { several: null }
    if (holder) return name === undefined || alike(name, holder.name) ? holder : { several: holder.id }
    if (name === undefined) return 'none'
    const namesakes = this.records().filter(each => alike(each.name, name))
    const [namesake] = namesakes
    if (namesakes.length > 1) return { several: null }
    if (!namesake) return 'none'
    // Nobody has the business id of the row: whoever has one has another.
    return businessId !== undefined && namesake.businessId !== null ? { several: namesake.id } : namesake
  }

  /** Whether all that the import did can be taken back; then it is. */
  undo(importId: string): boolean {
    const records = new Map(this.#records)
    for (const [id, { before, after }] of this.#changes.get(importId) ?? []) {
      const record = records.get(id)
      if (!record && before === null) continue
      const own = fields.filter(field => before === null || before[field] !== after[field])
      if (!record || own.some(field => record[field] !== after[field])) return false
      if (before === null) records.delete(id)
      else records.set(id, { ...record, ...Object.fromEntries(own.map(field => [field, before[field]])) })
    }
    this.#records = records
    this.#changes.delete(importId)
    return true
  }

  #put(record: Customer): void {
    this.#records = new Map(this.#records).set(record.id, record)
  }
}
