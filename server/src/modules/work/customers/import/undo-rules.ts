import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { AuditFact } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from '../announcements.ts'
import { changesOf } from '../changes.ts'
import { type CustomerRecord, searchTextOf } from '../record.ts'

/** Why a customer cannot be put back, as undoing tells it. */
interface Blocker {
  readonly index: number
  readonly id: Id
  readonly code: string
  readonly by?: string
}

/** What an import did to a customer. */
export interface Imported {
  readonly index: number
  readonly before: CustomerRecord | null
  readonly after: CustomerRecord
  /** Whether its importer held `invoicing.manage`. */
  readonly withBilling: boolean
}

export interface UndoCircumstances {
  readonly now: Instant
  readonly mayInvoice: boolean
  /** The customers that are still there. */
  readonly stored: readonly CustomerRecord[]
  /** What refers to customers that the import made. */
  readonly uses: ReadonlyMap<Id, string>
}

export interface Undone {
  readonly blockers: readonly Blocker[]
  readonly removed: readonly Id[]
  readonly restored: readonly { readonly before: CustomerRecord; readonly after: CustomerRecord }[]
  readonly facts: readonly announce.CustomerFact<'customer.updated'>[]
  readonly audit: readonly AuditFact[]
}

/**
 * Undoes an import of customers: what it made goes, and what it changed is put back field by field. A code and a reference
 * are taken back only where there was none before, so nobody else can have them.
 */
export function undoCustomers(changes: readonly Imported[], circumstances: UndoCircumstances): Undone {
  const stored = new Map(circumstances.stored.map(record => [record.id, record]))
  const blockers: Blocker[] = []
  const removed: Id[] = []
  const restored: Undone['restored'][number][] = []
  const audit: AuditFact[] = []
  for (const change of changes) {
    const { id } = change.after
    const record = stored.get(id)
    // What it made may be gone already.
    if (!record && change.before === null) continue
    const blocked = blockerOf(change, record, circumstances)
    if (blocked || !record)
      blockers.push({ index: change.index, id, ...(blocked ?? { code: 'record_changed' }) })
    else if (change.before === null) {
      removed.push(id)
      audit.push(announce.auditLine('delete', id, []))
    } else restored.push({ before: record, after: asBefore(record, change, circumstances.now) })
  }
  for (const { before, after } of restored)
    audit.push(announce.auditLine('update', after.id, changesOf(before, after)))
  return { blockers, removed, restored, audit, facts: restored.map(({ after }) => announce.updated(after)) }
}

function blockerOf(
  change: Imported,
  record: CustomerRecord | undefined,
  { mayInvoice, uses }: UndoCircumstances,
): Pick<Blocker, 'code' | 'by'> | undefined {
  const { before, after } = change
  if (change.withBilling && !mayInvoice) return { code: 'customer_billing_fields_forbidden' }
  if (!record) return { code: 'record_changed' }
  const by = before === null ? uses.get(after.id) : undefined
  if (by !== undefined) return { code: 'record_in_use', by }
  // By its values it could be found out what others wrote to fields that the caller is not shown.
  const isChanged = mayInvoice
    ? changedFields(change).some(field => !isSame(record[field], after[field]))
    : record.updatedAt !== after.updatedAt
  return isChanged ? { code: 'record_changed' } : undefined
}

type Field = keyof CustomerRecord

const stamps: ReadonlySet<Field> = new Set<Field>(['updatedAt', 'searchText'])

const changedFields = ({ before, after }: Imported): Field[] =>
  (Object.keys(after) as Field[]).filter(
    field => !stamps.has(field) && (before === null || !isSame(before[field], after[field])),
  )

function asBefore(record: CustomerRecord, change: Imported, now: Instant): CustomerRecord {
  const former = Object.fromEntries(changedFields(change).map(field => [field, change.before?.[field]]))
  const restored = { ...record, ...former, updatedAt: now } as CustomerRecord
  return { ...restored, searchText: searchTextOf(restored) }
}

const isSame = (a: unknown, b: unknown): boolean => a === b || canonicalJson([a]) === canonicalJson([b])
