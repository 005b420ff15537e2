import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { actorOf, payrollNumberFor, visibleTo } from '../access/visible.ts'
import { missingReferences } from '../record/references-store.ts'
import { findRecord, saveMember } from '../record/store.ts'
import * as view from '../record/view.ts'
import { memberUnits } from './contract.ts'
import { addUnit, type Assigned, closeUnit } from './rules.ts'
import { saveAssignments } from './store.ts'

async function save(tx: WriteTransaction, { member, assignments }: Assigned): Promise<void> {
  tx.defer(saveMember(tx, member))
  saveAssignments(tx, [{ membershipId: member.id, ...assignments }])
}

export const handlers = handle(memberUnits, {
  async addUnit({ params, body, caller, now, db, refuse, commit }) {
    const [found, missing] = await Promise.all([
      findRecord(db, params.id, visibleTo(caller)),
      missingReferences(db, body),
    ])
    const record = found ?? refuse('membership_not_found')
    const today = dateIn(caller.organisation.timeZone, now)
    const decision = addUnit(record, body.planningUnitId, actorOf(caller), {
      exists: missing.length === 0,
      newAssignmentId: newId(),
      today,
      now,
    })
    const { member, assignments } = await commit(decision, state => save(db, state))
    return view.member(member, assignments.units, payrollNumberFor(caller, record.terms))
  },

  async closeUnit({ params, caller, now, db, refuse, commit }) {
    const record = (await findRecord(db, params.id, visibleTo(caller))) ?? refuse('membership_not_found')
    const today = dateIn(caller.organisation.timeZone, now)
    const decision = closeUnit(record, params.unitId, actorOf(caller), { today, now })
    const { member, assignments } = await commit(decision, state => save(db, state))
    return view.member(member, assignments.units, payrollNumberFor(caller, record.terms))
  },
})
