/** A row as it is sent, sound or damaged, or how a table has it. */
export type SentRow = Readonly<Record<string, string | number>>

/** What a register is to the model: what its records are found by, what they say, and what its rows name of others. */
export interface ModelledRegister {
  /** What a row is found by; null where it does not say. */
  readonly key: (row: SentRow) => string
  readonly fields: readonly string[]
  /** The fields that name records of other registers, and why one is refused that is not there. */
  readonly names: Readonly<Record<string, { readonly register: string; readonly missing: string }>>
  /** The fields that only a new record is given by. */
  readonly fixed?: Readonly<Record<string, string>>
  /** Without which a new record is not made. */
  readonly needs: readonly string[]
  /** Whether any change at all keeps a record that an import made from being taken away again. */
  readonly isStrict?: true
}

type Value = string | number | null
type Values = Readonly<Record<string, Value>>

/** A record as the model has it: which making it is tells one from another that had the same key. */
interface Modelled {
  readonly making: number
  readonly register: string
  readonly key: string
  readonly values: Values
  /** Another after each write. */
  readonly version: number
}

interface Change {
  readonly making: number
  readonly before: Values | null
  readonly after: Values
  readonly version: number
}

/** What imports into several registers and their undoing should leave, written anew without a look at how the service does it. */
export class RegistersModel {
  #records: ReadonlyMap<number, Modelled> = new Map()
  readonly #changes = new Map<string, readonly Change[]>()
  readonly #registers: Readonly<Record<string, ModelledRegister>>
  #count = 0

  constructor(registers: Readonly<Record<string, ModelledRegister>>) {
    this.#registers = registers
  }

  carriedOut(): string[] {
    return [...this.#changes.keys()]
  }

  /** What each row comes to. */
  bring(importId: string, register: string, rows: readonly SentRow[]): string[] {
    const changes = new Map<number, Change>()
    const results = rows.map(row => this.#carryOut(register, row, changes))
    this.#changes.set(importId, [...changes.values()])
    return results
  }

  #carryOut(register: string, row: SentRow, changes: Map<number, Change>): string {
    const declared = this.#registerOf(register)
    if ('bogus' in row) return 'unknown_field'
    const said: Record<string, Value> = {}
    for (const [field, { register: other, missing }] of Object.entries(declared.names)) {
      if (!(field in row)) continue
      const named = this.#find(
        other,
        this.#registerOf(other).key({ [keyFields[other] ?? '']: row[field] ?? '' }),
      )
      if (!named) return missing
      said[field] = named.making
    }
    if (Object.values(row).includes(unreadable)) return 'invalid_value'
    for (const field of declared.fields) if (field in row) said[field] = row[field] ?? null
    return this.#write(register, declared.key(row), said, changes)
  }

  #write(register: string, key: string, said: Values, changes: Map<number, Change>): string {
    const { needs, fields, names, fixed = {} } = this.#registerOf(register)
    const found = this.#find(register, key)
    if (!found && needs.some(field => !(field in said))) return 'missing_required'
    const empty = Object.fromEntries([...fields, ...Object.keys(names)].map(field => [field, null]))
    const values = { ...empty, ...found?.values, ...said }
    for (const [field, code] of Object.entries(fixed))
      if (found && values[field] !== found.values[field]) return code
    if (found && isSame(found.values, values)) return 'unchanged'
    const record = {
      ...{ register, key, values },
      making: found?.making ?? ++this.#count,
      version: ++this.#count,
    }
    this.#put(record)
    const earlier = changes.get(record.making)
    changes.set(record.making, {
      making: record.making,
      before: earlier ? earlier.before : (found?.values ?? null),
      after: values,
      version: record.version,
    })
    return found ? 'updated' : 'created'
  }

  /** Whether all that the import did can be taken back; then it is. */
  undo(importId: string): boolean {
    const former = this.#records
    const changes = this.#changes.get(importId) ?? []
    const isDone = changes.every(change => this.#takeBack(change)) && !this.#isTorn()
    if (isDone) this.#changes.delete(importId)
    else this.#records = former
    return isDone
  }

  #takeBack({ making, before, after, version }: Change): boolean {
    const record = this.#records.get(making)
    if (!record) return before === null
    const { isStrict } = this.#registerOf(record.register)
    const own = Object.keys(after).filter(field => before === null || before[field] !== after[field])
    if (own.some(field => record.values[field] !== after[field])) return false
    if (before === null) {
      if (isStrict && record.version !== version) return false
      this.#records = new Map([...this.#records].filter(([id]) => id !== making))
    } else {
      const values = {
        ...record.values,
        ...Object.fromEntries(own.map(field => [field, before[field] ?? null])),
      }
      this.#put({ ...record, values, version: ++this.#count })
    }
    return true
  }

  /** Whether a record names one that is not there. */
  #isTorn(): boolean {
    return [...this.#records.values()].some(({ register, values }) =>
      Object.keys(this.#registerOf(register).names).some(
        field => values[field] != null && !this.#records.has(Number(values[field])),
      ),
    )
  }

  /** What a register has: each record by its key, with those that it names by theirs. */
  stored(register: string): ReadonlyMap<string, Values> {
    const { names } = this.#registerOf(register)
    const own = [...this.#records.values()].filter(each => each.register === register)
    const shown = (field: string, value: Value): Value =>
      field in names && value !== null ? (this.#records.get(Number(value))?.key ?? null) : value
    return new Map(
      own.map(({ key, values }) => [
        key,
        Object.fromEntries(Object.entries(values).map(([field, value]) => [field, shown(field, value)])),
      ]),
    )
  }

  #find(register: string, key: string): Modelled | undefined {
    return [...this.#records.values()].find(each => each.register === register && each.key === key)
  }

  #put(record: Modelled): void {
    this.#records = new Map(this.#records).set(record.making, record)
  }

  #registerOf(register: string): ModelledRegister {
    const declared = this.#registers[register]
    if (!declared) throw new RangeError(`the model does not know ${register}`)
    return declared
  }
}

const isSame = (one: Values, other: Values): boolean =>
  Object.keys(other).every(field => one[field] === other[field])

/** What no field of a number takes. */
export const unreadable = 'paljon'

/** The field by which rows of other registers name a record, as its own rows call it. */
const keyFields: Readonly<Record<string, string>> = {
  customers: 'code',
  members: 'email',
  projects: 'code',
}
