import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import type { AuditFact } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { leaveOwner } from '../../api-keys/port.ts'
import {
  type Blocker,
  type ImportChange,
  isChangedSince,
  type UndoCall,
  type Undoing,
  usesOf,
} from '../../../records/imports/port.ts'
import { forgetMembership } from '../../session/port.ts'
import { actorOf, visibleTo } from '../access/visible.ts'
import {
  type ChangedAccess,
  type CommitEnding,
  endAccess,
  endAccessWith,
} from '../deactivation/access-endings.ts'
import { remove } from '../deactivation/rules.ts'
import { deleteMembers, hasOtherAdmin } from '../deactivation/store.ts'
import type { MemberFact } from '../record/contract.ts'
import type { MemberRecord } from '../record/member.ts'
import { findRecords } from '../record/store.ts'
import type { MemberPatch } from '../roster/contract.ts'
import { decideUpdate, saveChanges } from '../roster/updating.ts'

/**
 * Undoes an import of members by the rules of deleting and changing them: whom it made goes while they have done
 * nothing and nothing refers to them, and what it changed of others is put back.
 */
export async function undo(call: UndoCall): Promise<Undoing<MemberFact>> {
  const { db, caller, services, changes } = call
  const ids = changes.map(({ recordId }) => recordId)
  const madeIds = changes.flatMap(({ recordId, before }) => (before === null ? recordId : []))
  const [stored, visible, uses] = await Promise.all([
    findRecords(db, ids, sql`true`),
    findRecords(db, ids, visibleTo(caller)),
    usesOf(db, 'members', madeIds, services.contributions),
  ])
  const records = new Map(stored.map(record => [record.member.id, record]))
  const reached = new Set(visible.map(({ member }) => member.id))
  const blockers: Blocker[] = []
  const facts: MemberFact[] = []
  const audit: AuditFact[] = []
  const removed: MemberRecord[] = []
  const moved: ChangedAccess[] = []
  for (const change of changes) {
    const { recordId: id, rowIndex: index, before } = change
    const record = records.get(id)
    if (!record && before === null) continue
    const decided =
      !record || !reached.has(id)
        ? 'membership_not_found'
        : await (before === null ? removal(call, record, change, uses) : restoring(call, record, change))
    if (typeof decided === 'string') blockers.push({ index, id, code: decided })
    else if ('by' in decided) blockers.push({ index, id, code: 'record_in_use', by: decided.by })
    else {
      if (before === null && record) removed.push(record)
      if ('moved' in decided) moved.push(decided.moved)
      facts.push(...decided.facts)
      audit.push(...decided.audit)
    }
  }
  // At once too: what ends is announced with the rest.
  const gathered = gatheredIn(audit)
  const today = dateIn(caller.organisation.timeZone, db.now)
  await endAccessWith(db, gathered, services.contributions, moved, today)
  const leaving = removed.map(({ member }) => member.id)
  await endAccess(db, gathered, services.contributions, leaving)
  return { blockers, facts, audit, save: () => removeAll(db, removed) }
}

/** Carries out what other families do in the undoing, and records it on the same lines. */
const gatheredIn =
  (audit: AuditFact[]): CommitEnding =>
  async (decision, save) => {
    audit.push(...decision.audit)
    await save?.(decision.state)
    return decision.state
  }

async function removal(
  { db, caller }: UndoCall,
  { member }: MemberRecord,
  change: ImportChange,
  uses: ReadonlyMap<Id, string>,
) {
  const by = uses.get(member.id)
  if (by !== undefined) return { by }
  if (member.personId !== null || member.updatedAt !== change.after['updatedAt']) return 'record_changed'
  const today = dateIn(caller.organisation.timeZone, db.now)
  const otherAdmin = member.role !== 'admin' || (await hasOtherAdmin(db, member.id, today))
  const decision = remove(member, actorOf(caller), { otherAdmin, today, now: db.now })
  return decision.refusal ?? decision
}

async function restoring({ db, caller, services }: UndoCall, { member }: MemberRecord, change: ImportChange) {
  if (isChangedSince(member, change)) return 'record_changed'
  const former = { ...change.before }
  const decided = await decideUpdate({ db, caller }, member.id, former as MemberPatch)
  if (!decided) return 'membership_not_found'
  const { record, decision } = decided
  if (decision.refusal !== undefined) return decision.refusal
  // Saved at once, so that what is put back next is decided on it; a blocker undoes all of it.
  db.defer(saveChanges(db, services, [{ before: record, updated: decision.state }]))
  return { ...decision, moved: { before: record.member, after: decision.state.member } }
}

/** In one statement, for they may supervise each other. */
async function removeAll(tx: WriteTransaction, records: readonly MemberRecord[]): Promise<void> {
  if (records.length === 0) return
  const ids = records.map(({ member }) => member.id)
  for (const id of ids) leaveOwner(tx, id)
  await Promise.all([...records.map(({ member }) => forgetMembership(tx, member)), deleteMembers(tx, ids)])
}
