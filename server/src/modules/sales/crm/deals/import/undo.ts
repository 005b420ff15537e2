import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { fieldsOf } from '../../../../records/custom-fields/port.ts'
import {
  type Blocker,
  type ImportChange,
  isChangedSince,
  type UndoCall,
  type Undoing,
  usesOf,
} from '../../../../records/imports/port.ts'
import * as announce from '../announcements.ts'
import { auditLine, changesOf } from '../changes.ts'
import { dealKind } from '../kind.ts'
import { type ChangedDeal, type DealRecord, searchTextOf } from '../record.ts'
import { findDeals, saveDeals } from '../store.ts'
import type { DealStepFact } from './steps.ts'
import { removeDeals, removeParts } from './store.ts'

/**
 * Undoes an import of deals: what it made goes, and what it changed is put back, with the time in the stages as it was. A
 * deal that anything was done to since is in the way.
 */
export async function undo({ db, services, changes }: UndoCall): Promise<Undoing<DealStepFact>> {
  const made = changes.flatMap(({ recordId, before }) => (before === null ? recordId : []))
  const [stored, uses, fields] = await Promise.all([
    findDeals(
      db,
      changes.map(({ recordId }) => recordId),
    ),
    usesOf(db, 'deals', made, services.contributions),
    fieldsOf(db, dealKind.kind),
  ])
  const byId = new Map(stored.map(deal => [deal.id, deal]))
  const blockers: Blocker[] = []
  const removed: DealRecord[] = []
  const restored: (ChangedDeal & { readonly before: DealRecord })[] = []
  for (const change of changes) {
    const { recordId: id, rowIndex: index, before } = change
    const deal = byId.get(id)
    const by = before === null ? uses.get(id) : undefined
    if (!deal) {
      if (before !== null) blockers.push({ index, id, code: 'record_changed' })
    } else if (by !== undefined) blockers.push({ index, id, code: 'record_in_use', by })
    else if (isChangedSince(deal, change)) blockers.push({ index, id, code: 'record_changed' })
    else if (before === null) removed.push(deal)
    else restored.push({ before: deal, after: putBack(deal, change, db.now) })
  }
  return {
    blockers,
    facts: restored.flatMap(told),
    audit: [
      ...removed.map(({ id }) => auditLine('delete', id, [])),
      ...restored.map(({ before, after }) => auditLine('update', after.id, changesOf(before, after))),
    ],
    save: () => {
      db.defer(removeParts(db, 'deal_stage_stays', gone(restored, 'stays')))
      db.defer(removeParts(db, 'deal_former_closings', gone(restored, 'formerClosings')))
      db.defer(saveDeals(db, restored, fields))
      return removeDeals(db, removed)
    },
  }
}

/** The ids of what deals have no more. */
function gone(
  restored: readonly { readonly before: DealRecord; readonly after: DealRecord }[],
  part: 'stays' | 'formerClosings',
): Id[] {
  const kept = new Set(restored.flatMap(({ after }) => after[part].map(({ id }) => id)))
  return restored.flatMap(({ before }) => before[part].map(({ id }) => id)).filter(id => !kept.has(id))
}

/** The deal with the fields that the import changed as they were; others have changed since, perhaps. */
function putBack(deal: DealRecord, { before, after }: ImportChange, now: string): DealRecord {
  const former = Object.entries(before ?? {}).filter(
    ([field, value]) => field !== 'updatedAt' && JSON.stringify(value) !== JSON.stringify(after[field]),
  )
  const restored: DealRecord = { ...deal, ...Object.fromEntries(former), updatedAt: now }
  return { ...restored, searchText: searchTextOf(restored.title) }
}

/** What the outcome or the stage being another again is told by, as a single write tells it. */
function told({ before, after }: { before: DealRecord; after: DealRecord }): DealStepFact[] {
  if (after.state === before.state)
    return after.state === 'open' && after.stageId !== before.stageId ? [announce.stageChanged(after)] : []
  if (after.state === 'open') return [announce.stageChanged(after)]
  const at = after.closedAt ?? after.updatedAt
  return [after.state === 'won' ? announce.won(after, at) : announce.lost(after, at)]
}
