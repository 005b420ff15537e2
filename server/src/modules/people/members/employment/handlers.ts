import type { Caller } from '../../../../platform/access/caller.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn, type Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { actorOf, visibleTo } from '../access/visible.ts'
import { numberHolders } from '../assignments/store.ts'
import type { MemberRecord } from '../record/member.ts'
import { endAccessWith } from '../deactivation/access-endings.ts'
import type { LeavingCircumstances } from '../deactivation/rules.ts'
import { hasOtherAdmin } from '../deactivation/store.ts'
import { findRecord } from '../record/store.ts'
import { employment } from './contract.ts'
import { cancelTermination, type Employment, replaceTerms, terminate, wantedNumber } from './rules.ts'
import { saveEmployment } from './saving.ts'
import * as view from './view.ts'

export const handlers = handle(employment, {
  async getEmployment({ params, caller, db, refuse }) {
    const { member, terms, termination } =
      (await findRecord(db, params.id, visibleTo(caller))) ?? refuse('membership_not_found')
    return view.employment(member, terms, termination, caller.capabilities.has('hr.manage'))
  },

  async replaceEmployment({ params, body, caller, now, db, services, refuse, commit }) {
    const [found, holders] = await Promise.all([
      leavingOf(db, caller, params.id, now),
      numberHolders(db, wantedNumber(body), params.id),
    ])
    const { record, circumstances } = found ?? refuse('membership_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, record.member.updatedAt)
    const decision = replaceTerms(record, body, actorOf(caller), {
      ...circumstances,
      unchanged,
      numberHolders: holders,
    })
    const saved = await commit(decision, changed =>
      saveEmployment(db, record, changed, services.contributions),
    )
    const moved = { before: record.member, after: saved.member }
    await endAccessWith(db, commit, services.contributions, [moved], circumstances.today)
    return shown(saved)
  },

  async terminate({ params, body, caller, now, db, services, refuse, commit }) {
    const { record, circumstances } =
      (await leavingOf(db, caller, params.id, now)) ?? refuse('membership_not_found')
    const decision = terminate(record, body, actorOf(caller), circumstances)
    const saved = await commit(decision, changed =>
      saveEmployment(db, record, changed, services.contributions),
    )
    const moved = { before: record.member, after: saved.member }
    await endAccessWith(db, commit, services.contributions, [moved], circumstances.today)
    return shown(saved)
  },

  async cancelTermination({ params, caller, now, db, services, refuse, commit }) {
    const { record, circumstances } =
      (await leavingOf(db, caller, params.id, now)) ?? refuse('membership_not_found')
    const decision = cancelTermination(record, actorOf(caller), circumstances)
    const saved = await commit(decision, changed =>
      saveEmployment(db, record, changed, services.contributions),
    )
    const moved = { before: record.member, after: saved.member }
    await endAccessWith(db, commit, services.contributions, [moved], circumstances.today)
    return shown(saved)
  },
})

/** A member whom the caller reaches, with what a change of their last day is decided on. */
async function leavingOf(
  db: TenantDb,
  caller: Caller,
  id: Id,
  now: Instant,
): Promise<{ record: MemberRecord; circumstances: LeavingCircumstances } | undefined> {
  const today = dateIn(caller.organisation.timeZone, now)
  const [record, otherAdmin] = await Promise.all([
    findRecord(db, id, visibleTo(caller)),
    hasOtherAdmin(db, id, today),
  ])
  return record && { record, circumstances: { otherAdmin, today, now } }
}

/** Anyone who may write an employment may read all of it. */
const shown = ({ member, terms, termination }: Employment) =>
  view.employment(member, terms, termination, true)
