import type { AuditFact } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { canonicalJson } from '../../../platform/vocabulary/canonical-json.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import {
  auditLine,
  patchRecord,
  type RecordWords,
  type StoredRecord,
} from '../../../platform/vocabulary/records.ts'
import type { RecordUses } from './record-uses.ts'
import type { Blocker, ImportChange } from './undo.ts'

interface UndoCircumstances<Rec> {
  readonly words: RecordWords
  readonly now: Instant
  /** The records of the changes that are still there. */
  readonly stored: readonly Rec[]
  readonly uses: RecordUses
}

interface UndoneRecords<Rec> {
  readonly blockers: readonly Blocker[]
  /** Records that the import made, to be deleted. */
  readonly removed: readonly Id[]
  /** Records that it changed, as they were. */
  readonly restored: readonly Rec[]
  readonly audit: readonly AuditFact[]
}

/**
 * Undoes an import into named records: what it made goes where nothing refers to it and nobody changed it since, and
 * what it changed is put back field by field where the fields are as it left them.
 */
export function undoRecords<Rec extends StoredRecord>(
  changes: readonly ImportChange[],
  { words, now, stored, uses }: UndoCircumstances<Rec>,
): UndoneRecords<Rec> {
  const byId = new Map(stored.map(record => [record.id, record]))
  const blockers: Blocker[] = []
  const removed: Id[] = []
  const restored: Rec[] = []
  const audit: AuditFact[] = []
  for (const change of changes) {
    const { recordId: id, rowIndex: index, before, after } = change
    const record = byId.get(id)
    if (!record) {
      if (before !== null) blockers.push({ index, id, code: 'record_changed' })
      continue
    }
    const by = before === null ? uses.get(id) : undefined
    if (by !== undefined) blockers.push({ index, id, code: 'record_in_use', by })
    else if (isChangedSince(record, change)) blockers.push({ index, id, code: 'record_changed' })
    else if (before === null) {
      removed.push(id)
      audit.push(auditLine(words, 'delete', id, []))
    } else {
      const decision = patchRecord(words, record, former<Rec>(before, after), { now, codeHolder: null })
      if (decision.refusal !== undefined) throw new Error(`a former code was refused: ${decision.detail}`)
      restored.push(decision.state)
      audit.push(...decision.audit)
    }
  }
  return { blockers, removed, restored, audit }
}

/** The fields that an import changed. */
export const changedFields = ({ before, after }: ImportChange): string[] =>
  Object.keys(after).filter(
    field => field !== 'updatedAt' && (before === null || !isSame(before[field], after[field])),
  )

/** Whether a field that the import wrote has another value than it gave. */
export const isChangedSince = (record: object, change: ImportChange): boolean =>
  changedFields(change).some(
    field => !isSame((record as Record<string, unknown>)[field], change.after[field]),
  )

/** The values that an import wrote over. */
const former = <Rec>(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Partial<Omit<Rec, 'id' | 'updatedAt'>> =>
  Object.fromEntries(
    changedFields({ recordId: '', rowIndex: 0, before, after }).map(field => [field, before[field]]),
  ) as Partial<Omit<Rec, 'id' | 'updatedAt'>>

export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || canonicalJson([a]) === canonicalJson([b])
