import type { EventDeclarations } from '../../../../platform/contract/events.ts'
import type { Refusals } from '../../../../platform/contract/family.ts'
import type { TProperties, TSchema } from '../../../../platform/contract/shapes.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { AnyCall } from '../../../../platform/http/handler.ts'
import type { Fact } from '../../../../platform/vocabulary/decision.ts'
import { type Id, isId, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Caller } from '../../../../platform/access/caller.ts'
import { warningsOf } from '../alike.ts'
import { carryOut, wholeRecord } from '../carry-out.ts'
import { importRows } from '../protocol/import-rows.ts'
import type { ReadRow } from '../protocol/read-row.ts'
import { readRows } from '../protocol/reading.ts'
import type { RowDeclaration } from '../protocol/row.ts'
import { faultOf } from '../../../../platform/vocabulary/row-fault.ts'
import { isRefusedRow, type RefusedRow } from '../protocol/rows.ts'
import type { Mode, Register } from '../shapes.ts'
import type {
  DecidedTogether,
  Deciding,
  FieldsOfRows,
  ImportCall,
  ImportDeclaration,
  RowByRow,
  Rules,
} from './declaration.ts'
import { asWritten, readerOf } from './reading.ts'

type AnyRecord = { readonly id: Id }

/** A declaration as the parts know it, that are the same for every register. */
export type AnyDeclaration = ImportDeclaration<
  RowDeclaration,
  object,
  object,
  AnyRecord,
  TSchema,
  Readonly<Record<string, unknown>>,
  FieldsOfRows,
  Refusals,
  EventDeclarations,
  string,
  TProperties,
  AnyRecord,
  unknown
> & {
  readonly of: RowDeclaration
  readonly rules?: Rules<object, object, AnyRecord, Fact, string>
  readonly decide?: Deciding<object, object, AnyRecord, Fact, string>
} & Partial<RowByRow<object, AnyRecord, FieldsOfRows, Fact, string>>

type FindCall = Parameters<AnyDeclaration['find']>[1]

interface AnyBody {
  readonly rows: readonly (Readonly<Record<string, unknown>> & { readonly line?: number })[]
  readonly mode?: Mode
  readonly filename?: string
}

type HandledCall = AnyCall & {
  readonly db: WriteTransaction
  readonly caller: Caller
  readonly body: AnyBody
}

/** The handler of a declared import: it reads the rows, decides them, saves what they did and keeps the import. */
export function handlerOf(declared: AnyDeclaration) {
  const reader = readerOf(declared)
  return async (request: HandledCall) => {
    const { rows: sent, mode = 'upsert', filename = null, ...common } = request.body
    const rows = sent.map(row => asWritten(row, declared.of))
    const { db, now } = request
    const newIds = rows.map(() => newId())
    const call = { ...request, mode, filename, common, newIds } as unknown as ImportCall
    const fields = (await declared.customFields?.(db)) as FieldsOfRows
    const read = await reader(db, rows, fields, call)
    const standard = new Map(rows.map(row => [row, read(row)]))
    const sayIds = rows.map(row => saidId(row))
    const meant = await meantBy(declared, db, sayIds)
    const found = await declared.find(asStandard(standard), { ...call, fields, meant } as unknown as FindCall)
    const met = { ...found, now, mode } as object
    const ownRead = (row: Readonly<Record<string, unknown>>) => {
      const meant = standard.get(row) ?? read(row)
      return isRefusedRow(meant) ? meant : (declared.read?.(meant, met) ?? meant)
    }
    const rowsMeant = readRows(rows, ownRead, declared.about)
    const { decision, save, afterwards } = await decided(declared, rowsMeant, met, {
      ...call,
      fields,
      sayIds,
    })
    const { written } = decision.state
    const warnings = declared.alike && (await warningsOf(db, request.caller, declared.alike, written))
    const answer = await carryOut(request, {
      register: declared.of.register as Register,
      decision,
      save,
      shown: record =>
        declared.targetCode ? { targetCode: record ? declared.targetCode(record, met) : null } : {},
      remembered: change => declared.kept?.(change, met, call) ?? wholeRecord(change),
      ...(warnings && { warnings }),
    })
    await afterwards?.()
    return answer
  }
}

/** The id by which a row says what record it means, in whatever form. */
function saidId({ recordId }: Readonly<Record<string, unknown>>): string | undefined {
  const said = typeof recordId === 'string' ? recordId.trim().toLowerCase() : ''
  return said === '' ? undefined : said
}

/** The records whose ids rows say. */
async function meantBy(
  { of, undo }: AnyDeclaration,
  db: WriteTransaction,
  said: readonly (string | undefined)[],
): Promise<readonly AnyRecord[]> {
  const ids = [...new Set(said.filter(id => id !== undefined && isId(id)))] as Id[]
  if (!('recordId' in of.cells) || typeof undo === 'function' || ids.length === 0) return []
  return undo.stored(db, ids, [])
}

/** The rows that nothing is wrong with so far. */
const asStandard = (read: ReadonlyMap<object, ReadRow | RefusedRow>): ReadRow[] =>
  [...read].flatMap(([row, meant]) => (isRefusedRow(meant) || faultOf(row) ? [] : meant))

/** What the rows did, and how it is saved. */
async function decided(
  { rules, decide, follows, save }: AnyDeclaration,
  rows: readonly (object | RefusedRow)[],
  met: object,
  {
    sayIds,
    ...call
  }: ImportCall & {
    readonly fields: FieldsOfRows
    readonly sayIds: readonly (string | undefined)[]
  },
): Promise<DecidedTogether<AnyRecord, Fact, string>> {
  if (decide) return decide(rows, met, call)
  if (!rules || !save)
    throw new Error('an import says by which rules its rows are decided, and how they are saved')
  const { records, ...ofRows } = rules(met)
  const { mode, filename, newIds } = call
  const own = importRows({ rows, records, meant: sayIds, mode, filename, newIds }, ofRows)
  const decision = (await follows?.(own, met, call)) ?? own
  return { decision, save: () => save(decision.state.written, met, call) }
}
