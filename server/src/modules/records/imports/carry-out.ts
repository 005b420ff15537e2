import type { Caller } from '../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TableColumns } from '../../../platform/http/table-request.ts'
import type { Accepted, Fact } from '../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import type { ImportOutcome, Written, RowOutcome } from './protocol/import-rows.ts'
import type { ImportedRecord } from './protocol/rows.ts'
import type { Register, RowStatus } from './shapes.ts'
import { insertChanges, insertImport } from './store.ts'
import type { ImportChange } from './undo.ts'
import { type KeptWarning, withoutIds } from './warnings.ts'

/** A row as far as every register knows it. */
interface AnyRow {
  readonly line?: number | undefined
}

/** The results of rows, in their order; `shown` is what a register tells of a record besides its id, `columns` how a table called the fields. */
export const resultsOf = <Rec extends ImportedRecord, Code extends string, Shown extends object>(
  outcomes: readonly RowOutcome<Rec, Code>[],
  rows: readonly AnyRow[],
  shown: (record: Rec | undefined) => Shown,
  columns: Readonly<Record<string, string>> = {},
) =>
  outcomes.map((outcome, index) => ({
    index,
    ...whatBecame(outcome, columns),
    ...lineOf(rows[index]),
    ...shown(outcome.record),
  }))

function whatBecame<Rec extends ImportedRecord, Code extends string>(
  outcome: RowOutcome<Rec, Code>,
  columns: Readonly<Record<string, string>>,
) {
  const id: Id | null = outcome.record?.id ?? null
  if (outcome.status !== 'error') return { status: outcome.status, id, code: null }
  const { error, field, detail } = outcome.refused
  const column = outcome.refused.column ?? (field === undefined ? undefined : columns[field])
  return {
    status: outcome.status,
    id,
    code: error,
    ...(field !== undefined && { field }),
    ...(column !== undefined && { column }),
    ...(detail !== undefined && { detail }),
  }
}

const lineOf = (row: AnyRow | undefined) => (row?.line === undefined ? {} : { line: row.line })

/** The call of an operation that imports. */
interface ImportCall<F extends Fact> {
  readonly db: WriteTransaction
  readonly caller: Caller
  readonly dryRun: boolean
  readonly columns: TableColumns | undefined
  readonly body: {
    readonly rows: readonly AnyRow[]
    readonly filename?: string | undefined
  }
  readonly commit: <State>(
    decision: Accepted<State, F>,
    save: (state: State) => Promise<unknown>,
  ) => Promise<State>
}

interface CarryingOut<Rec, Code extends string, F extends Fact, Shown extends object> {
  readonly register: Register
  readonly decision: Accepted<ImportOutcome<Rec, Code>, F>
  /** Saves the records that rows made and changed. */
  readonly save: (records: readonly Rec[]) => Promise<unknown>
  /** What the results of the register tell of a record besides its id. */
  readonly shown: (record: Rec | undefined) => Shown
  /** What is kept of a record to undo the import by. */
  readonly remembered: (change: Written<Rec>) => Pick<ImportChange, 'before' | 'after'>
  /** What somebody should look at, by the record that a row made or changed. */
  readonly warnings?: ReadonlyMap<Id, readonly KeptWarning[]>
}

/**
 * Saves what rows did to a register and keeps the import in the history, in the transaction of the request. What would be
 * made in a dry run has no id that anybody could use.
 */
export async function carryOut<
  Rec extends ImportedRecord,
  Code extends string,
  F extends Fact,
  Shown extends object,
>(
  call: ImportCall<F>,
  { register, decision, save, shown, remembered, warnings }: CarryingOut<Rec, Code, F, Shown>,
) {
  const { db, body, caller, dryRun, commit } = call
  const importId = newId()
  const { outcomes, written } = decision.state
  const made = new Set(written.filter(({ before }) => before === null).map(({ after }) => after.id))
  const warned = new Map(written.map(({ index, after }) => [index, warnings?.get(after.id)]))
  const results = resultsOf(outcomes, body.rows, shown, call.columns?.fields).map(result => {
    const its = warned.get(result.index)
    return its ? { ...result, warnings: its } : result
  })
  await commit(decision, () =>
    Promise.all([
      save(written.map(({ after }) => after)),
      insertImport(db, {
        id: importId,
        register,
        filename: body.filename ?? null,
        ...countsOf(results),
        results,
        createdAt: db.now,
        createdByMembershipId: caller.membership.id,
        undoneAt: null,
        undoneByMembershipId: null,
      }),
      insertChanges(
        db,
        importId,
        written.map(change => ({
          recordId: change.after.id,
          rowIndex: change.index,
          ...remembered(change),
        })),
      ),
    ]),
  )
  const columns = call.columns && { columns: call.columns.told }
  if (!dryRun) return { results, importId, dryRun, ...columns }
  return { results: results.map(result => withoutNewIds(result, made)), importId: null, dryRun, ...columns }
}

/** What a dry run would make has no id that anybody could use. */
const withoutNewIds = <Result extends { readonly id: Id | null; readonly warnings?: readonly KeptWarning[] }>(
  result: Result,
  made: ReadonlySet<Id>,
): Result => ({
  ...result,
  id: result.id !== null && made.has(result.id) ? null : result.id,
  ...(result.warnings && { warnings: withoutIds(result.warnings, made) }),
})

/** The whole record, before and after. */
export const wholeRecord = <Rec extends object>({ before, after }: Written<Rec>) =>
  ({ before, after }) as Pick<ImportChange, 'before' | 'after'>

/** The record but for fields that follow from others, or that people change all day. */
export const keptWithout =
  <Rec extends object>(...fields: readonly (keyof Rec & string)[]) =>
  ({ before, after }: Written<Rec>): Pick<ImportChange, 'before' | 'after'> => {
    const left = (record: Rec) =>
      Object.fromEntries(
        Object.entries(record).filter(([field]) => !(fields as readonly string[]).includes(field)),
      )
    return { before: before && left(before), after: left(after) }
  }

function countsOf(results: readonly { readonly status: RowStatus }[]) {
  const count = (status: RowStatus) => results.filter(result => result.status === status).length
  return {
    createdCount: count('created'),
    updatedCount: count('updated'),
    unchangedCount: count('unchanged'),
    errorCount: count('error'),
  }
}
