import type { AuditFact, Fact, FieldChange } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { auditLine, type RecordWords } from '../../../../platform/vocabulary/records.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { usesOf } from '../record-uses.ts'
import type { Blocker, ImportChange, UndoCall, Undoing } from '../undo.ts'
import { changedFields, isChangedSince, isSame } from '../undo-records.ts'

/** A record that an import changed, as it is and as it is to be again. */
export interface Restored<Rec> {
  readonly before: Rec
  readonly after: Rec
}

/** What undoing takes away and puts back. */
export interface UndoneRecords<Rec> {
  readonly removed: readonly Rec[]
  readonly restored: readonly Restored<Rec>[]
}

/** A register whose records are named, and why a field is not put back that named one which is gone. */
interface FormerlyNamed {
  readonly missing: string
  existing(db: TenantDb, ids: readonly Id[]): Promise<readonly { readonly id: Id }[]>
}

/** How an import into a register of records is undone. */
export interface RecordUndo<Rec, F extends Fact, Found = undefined> {
  /** The records with the ids that are still there. */
  stored(db: TenantDb, ids: readonly Id[], changes: readonly ImportChange[]): Promise<readonly Rec[]>
  /** What else undoing is decided in. */
  readonly find?: (call: UndoCall, stored: readonly Rec[]) => Promise<Found>
  /** Why what was done to a record cannot be undone, whatever has become of it. */
  readonly blocks?: (
    record: Rec,
    change: ImportChange,
    found: Found,
    call: UndoCall,
  ) => Omit<Blocker, 'index' | 'id'> | undefined
  /** Why it cannot be, also of a record that is there no more. */
  readonly blocksAll?: (change: ImportChange, call: UndoCall) => { readonly code: string } | undefined
  /** Whether somebody has changed what the import wrote; absent: where a field has another value than it gave. */
  readonly isChanged?: (record: Rec, change: ImportChange, call: UndoCall) => boolean
  /** What the import wrote to a record, where more than that was kept. */
  readonly written?: (change: ImportChange) => Omit<ImportChange, 'after'> & { readonly after: object }
  /** Fields that name records of other registers without a key of the database: what is gone is not named again. */
  readonly names?: Readonly<Record<string, FormerlyNamed>>
  /** Fields that follow from others, and are not put back by themselves. */
  readonly derived?: readonly string[]
  /** A record with its former fields, and what follows from them; absent: nothing does. */
  readonly restore?: (former: Rec, record: Rec, found: Found) => Rec
  /** How the audit trail records of it: the words of the records, or a line and the changes in it. */
  readonly audit:
    | RecordWords
    | {
        line(
          verb: string,
          record: NoInfer<Rec>,
          changes: readonly FieldChange[],
        ): AuditFact | readonly AuditFact[]
        changes(before: NoInfer<Rec>, after: NoInfer<Rec>): readonly FieldChange[]
      }
  readonly facts?: (undone: UndoneRecords<Rec>, call: UndoCall) => readonly F[]
  save(undone: UndoneRecords<Rec>, call: UndoCall, found: Found): Promise<unknown>
}

/**
 * Undoes an import into a register of records: what it made goes where nothing refers to it and nobody changed it since, and
 * what it changed is put back field by field where the fields are as it left them.
 */
export const undoOf =
  <Rec extends { readonly id: Id }, F extends Fact, Found>(
    register: string,
    undo: RecordUndo<Rec, F, Found>,
  ) =>
  async (call: UndoCall): Promise<Undoing<F>> => {
    const { db, services, changes } = call
    const made = changes.flatMap(({ recordId, before }) => (before === null ? recordId : []))
    const ids = changes.map(({ recordId }) => recordId)
    const [stored, uses, lost] = await Promise.all([
      undo.stored(db, ids, changes),
      usesOf(db, register, made, services.contributions),
      lostNames(db, changes.map(change => undo.written?.(change) ?? change) as ImportChange[], undo.names),
    ])
    const found = (await undo.find?.(call, stored)) as Found
    const byId = new Map(stored.map(record => [record.id, record]))
    const blockers: Blocker[] = []
    const removed: Rec[] = []
    const restored: Restored<Rec>[] = []
    for (const whole of changes) {
      const change = withoutDerived((undo.written?.(whole) ?? whole) as ImportChange, undo.derived)
      const { recordId: id, rowIndex: index, before } = change
      const record = byId.get(id)
      // What it made may be gone already.
      if (!record && before === null) continue
      const by = before === null ? uses.get(id) : undefined
      const isChanged = undo.isChanged ?? isChangedSince
      const blocked =
        undo.blocksAll?.(whole, call) ??
        (record && undo.blocks?.(record, whole, found, call)) ??
        (by === undefined ? undefined : { code: 'record_in_use', by }) ??
        lost(change) ??
        (!record || isChanged(record, change, call) ? { code: 'record_changed' } : undefined)
      if (blocked || !record) blockers.push({ index, id, code: 'record_changed', ...blocked })
      else if (before === null) removed.push(record)
      else restored.push({ before: record, after: asBefore(record, change, db.now, found, undo) })
    }
    const undone = { removed, restored }
    return {
      blockers,
      facts: undo.facts?.(undone, call) ?? [],
      audit: auditOf(undo.audit, undone, changes),
      save: () => undo.save(undone, call, found),
    }
  }

/** Why fields of a change are not put back that named records which are gone. One statement for each of them. */
async function lostNames(
  db: TenantDb,
  changes: readonly ImportChange[],
  names: Readonly<Record<string, FormerlyNamed>> = {},
): Promise<(change: ImportChange) => { readonly code: string } | undefined> {
  const formerIn = ({ before, after }: ImportChange, field: string) => {
    const former = before?.[field] as Id | null | undefined
    return former == null || former === after[field] ? undefined : former
  }
  const lost = await Promise.all(
    Object.entries(names).map(async ([field, { missing, existing }]) => {
      const ids = new Set(changes.flatMap(change => formerIn(change, field) ?? []))
      const there = new Set(ids.size === 0 ? [] : (await existing(db, [...ids])).map(({ id }) => id))
      return { field, missing, there }
    }),
  )
  return change => {
    const gone = lost.find(({ field, there }) => {
      const former = formerIn(change, field)
      return former !== undefined && !there.has(former)
    })
    return gone && { code: gone.missing }
  }
}

function withoutDerived(change: ImportChange, derived: readonly string[] = []): ImportChange {
  const own = (record: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(record).filter(([field]) => !derived.includes(field)))
  return { ...change, before: change.before && own(change.before), after: own(change.after) }
}

/** The record with the fields that the import changed as they were; others have changed since, perhaps. */
function asBefore<Rec, F extends Fact, Found>(
  record: Rec,
  change: ImportChange,
  now: string,
  found: Found,
  { restore }: RecordUndo<Rec, F, Found>,
): Rec {
  const former = Object.fromEntries(changedFields(change).map(field => [field, change.before?.[field]]))
  const restored = { ...record, ...former, updatedAt: now }
  return restore?.(restored, record, found) ?? restored
}

function auditOf<Rec extends { readonly id: Id }, F extends Fact, Found>(
  audit: RecordUndo<Rec, F, Found>['audit'],
  { removed, restored }: UndoneRecords<Rec>,
  changes: readonly ImportChange[],
): AuditFact[] {
  const fieldsOf = new Map(changes.map(change => [change.recordId, changedFields(change)]))
  const told =
    'line' in audit
      ? audit
      : {
          line: (verb: string, { id }: Rec, fields: readonly FieldChange[]) =>
            auditLine(audit, verb, id, fields),
          changes: (before: Rec, after: Rec) =>
            (fieldsOf.get(before.id) ?? []).flatMap(field => {
              const [from, to] = [before, after].map(
                record => (record as Readonly<Record<string, unknown>>)[field],
              )
              return isSame(from, to) ? [] : [{ field, from, to }]
            }),
        }
  return [
    ...removed.flatMap(record => told.line('delete', record, [])),
    ...restored.flatMap(({ before, after }) => told.line('update', after, told.changes(before, after))),
  ]
}
