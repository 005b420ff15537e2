import { accept, type Accepted, type AuditFact, type Fact } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { Known } from './known.ts'
import type { ModeCode } from '../refusals.ts'
import type { Mode } from '../shapes.ts'
import { type ImportedRecord, isRefusedRow, type RefusedRow, type RowRules } from './rows.ts'

/** What a row did to a record, so that it can be undone. */
export interface Written<Rec> {
  /** The first row that wrote it. */
  readonly index: number
  /** Null for a record that the import made. */
  readonly before: Rec | null
  readonly after: Rec
}

/** What became of a row. */
export type RowOutcome<Rec, Code extends string> =
  | { readonly status: 'created' | 'updated' | 'unchanged'; readonly record: Rec }
  | { readonly status: 'error'; readonly refused: RefusedRow<Code, Rec>; readonly record: Rec | undefined }

export interface ImportOutcome<Rec, Code extends string> {
  /** In the order of the rows. */
  readonly outcomes: readonly RowOutcome<Rec, Code>[]
  /** Each record once: new ones and changed ones. */
  readonly written: readonly Written<Rec>[]
}

export interface RowsToImport<Row extends object, Rec extends ImportedRecord, Code extends string> {
  readonly rows: readonly (Row | RefusedRow<Code, Rec>)[]
  /** The records that rows may mean. */
  readonly records: readonly Rec[]
  /** The ids by which rows say what record they mean; undefined of one that does not. */
  readonly meant?: readonly (string | undefined)[]
  readonly mode: Mode
  /** One for each row, in their order. */
  readonly newIds: readonly Id[]
  /** Where the rows come from, as every audit line tells. */
  readonly filename: string | null
}

/**
 * Carries rows out one by one: what a row means is matched, and then created or changed. A record among the rows that
 * comes before another's is carried out before it, whatever their order.
 */
export function importRows<
  Row extends object,
  Rec extends ImportedRecord,
  F extends Fact,
  Code extends string,
>(
  input: RowsToImport<Row, Rec, Code>,
  rules: RowRules<Row, Rec, F, Code>,
): Accepted<ImportOutcome<Rec, Code | ModeCode>, F> {
  const run = new ImportRun(input, rules)
  for (const index of inOrder(input.rows, rules)) run.outcomeOf(index)
  const outcomes = input.rows.map((_, index) => run.outcomeOf(index))
  const { written, facts, audit } = run
  return accept({ outcomes, written: [...written.values()] }, { facts, audit })
}

/** The places of rows in the order in which they are carried out. */
function inOrder<Row extends object, Rec extends ImportedRecord, F extends Fact, Code extends string>(
  rows: readonly (Row | RefusedRow<Code, Rec>)[],
  { order }: RowRules<Row, Rec, F, Code>,
): number[] {
  const places = [...rows.keys()]
  if (!order) return places
  const keys = rows.map(row => (isRefusedRow<Row, Code, Rec>(row) ? '' : order(row)))
  return places.sort((a, b) => (keys[a] ?? '').localeCompare(keys[b] ?? ''))
}

class ImportRun<Row extends object, Rec extends ImportedRecord, F extends Fact, Code extends string> {
  readonly written = new Map<Id, Written<Rec>>()
  readonly facts: F[] = []
  readonly audit: AuditFact[] = []
  readonly #input: RowsToImport<Row, Rec, Code>
  readonly #rules: RowRules<Row, Rec, F, Code>
  readonly #known: Known<Rec>
  readonly #rowsOfName: ReadonlyMap<string | undefined, readonly number[]>
  readonly #outcomes = new Map<number, RowOutcome<Rec, Code | ModeCode>>()
  /** The rows that have begun, each waiting for the one after it. */
  readonly #waiting: number[] = []
  readonly #inCircle = new Set<number>()

  constructor(input: RowsToImport<Row, Rec, Code>, rules: RowRules<Row, Rec, F, Code>) {
    this.#input = input
    this.#rules = rules
    this.#known = new Known(input.records, record => rules.names(record))
    this.#rowsOfName = Map.groupBy(input.rows.keys(), index => {
      const row = input.rows[index]
      return row && !isRefusedRow<Row, Code, Rec>(row) ? rules.name(row) : undefined
    })
  }

  outcomeOf(index: number): RowOutcome<Rec, Code | ModeCode> {
    const done = this.#outcomes.get(index)
    if (done) return done
    this.#waiting.push(index)
    const outcome = this.#carryOut(index)
    this.#waiting.pop()
    this.#outcomes.set(index, outcome)
    return outcome
  }

  #carryOut(index: number): RowOutcome<Rec, Code | ModeCode> {
    const row = this.#input.rows[index]
    if (!row) throw new RangeError(`there is no row ${index}`)
    if (isRefusedRow<Row, Code, Rec>(row)) return this.#refused(row)
    this.#carryOutBefore(row)
    const found = this.#match(row, index)
    if (found && isRefusedRow<Rec, Code | ModeCode, Rec>(found)) return this.#refused(found)
    if (this.#inCircle.has(index) && this.#rules.circle) return this.#refused(this.#rules.circle(row), found)
    const outside = this.#outsideMode(found)
    if (outside) return this.#refused({ error: outside }, found)
    const decision = found
      ? this.#rules.update(found, row, this.#known)
      : this.#rules.create(row, this.#known, { id: this.#idFor(index), index })
    if (isRefusedRow<Accepted<Rec, F>, Code, Rec>(decision)) return this.#refused(decision, found)
    return this.#keep(decision, found, index)
  }

  #match(row: Row, index: number): Rec | RefusedRow<Code | ModeCode, Rec> | undefined {
    const id = this.#input.meant?.[index]
    if (id === undefined) return this.#rules.match(row, this.#known)
    const record = this.#known.withId(id.toLowerCase() as Id)
    const meant = record && this.#rules.instead ? this.#rules.instead(record, this.#known) : record
    return meant ?? { error: 'record_not_found', field: 'recordId' }
  }

  #idFor(index: number): Id {
    const id = this.#input.newIds[index]
    if (id === undefined) throw new RangeError('every row needs an id of its own')
    return id
  }

  #carryOutBefore(row: Row): void {
    const name = this.#rules.before?.(row)
    if (name === undefined) return
    for (const index of this.#rowsOfName.get(name) ?? []) {
      if (this.#known.named(name)) return
      const circle = this.#waiting.indexOf(index)
      if (circle < 0) this.outcomeOf(index)
      else for (const waiting of this.#waiting.slice(circle)) this.#inCircle.add(waiting)
    }
  }

  /** A record that this import made is not outside of any mode: a row repeated is one. */
  #outsideMode(found: Rec | undefined): ModeCode | undefined {
    const { mode } = this.#input
    if (mode === 'update_only' && !found) return 'record_not_found'
    if (mode !== 'create_only' || !found) return undefined
    return this.written.get(found.id)?.before === null ? undefined : 'record_exists'
  }

  #refused(refused: RefusedRow<Code | ModeCode, Rec>, found?: Rec): RowOutcome<Rec, Code | ModeCode> {
    return { status: 'error', refused, record: found ?? refused.record }
  }

  #keep(
    { state, facts, audit }: Accepted<Rec, F>,
    found: Rec | undefined,
    index: number,
  ): RowOutcome<Rec, Code | ModeCode> {
    if (state === found) return { status: 'unchanged', record: found }
    const earlier = this.written.get(state.id)
    this.written.set(
      state.id,
      earlier ? { ...earlier, after: state } : { index, before: found ?? null, after: state },
    )
    this.#known.put(state)
    this.facts.push(...facts)
    this.audit.push(...audit.map(line => ({ ...line, reason: this.#input.filename })))
    return { status: found ? 'updated' : 'created', record: state }
  }
}
