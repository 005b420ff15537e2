import { unchangedSince } from '../../../platform/data/optimistic.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { dateIn } from '../../../platform/vocabulary/dates.ts'
import { actorOf, visibleTo } from '../access/visible.ts'
import type { members } from '../contract.ts'
import { findRecord, hasOtherActiveAdmin } from '../roster/store.ts'
import type { employmentOperations } from './contract.ts'
import { cancelTermination, type Employment, replaceTerms, terminate } from './rules.ts'
import { saveEmployment } from './saving.ts'
import * as view from './view.ts'

export const employmentHandlers: Pick<Handlers<typeof members>, keyof typeof employmentOperations> = {
  async getEmployment({ params, caller, db, refuse }) {
    const { member, terms, termination } =
      (await findRecord(db, params.id, visibleTo(caller))) ?? refuse('membership_not_found')
    return view.employment(member, terms, termination, caller.capabilities.has('hr.manage'))
  },

  async replaceEmployment({ params, body, caller, now, db, refuse, commit }) {
    const record = (await findRecord(db, params.id, visibleTo(caller))) ?? refuse('membership_not_found')
    const decision = replaceTerms(record, body, {
      unchanged: unchangedSince(body.expectedUpdatedAt, record.member.updatedAt),
      today: dateIn(caller.organisation.timeZone, now),
      now,
    })
    return shown(await commit(decision, changed => saveEmployment(db, record, changed)))
  },

  async terminate({ params, body, caller, now, db, refuse, commit }) {
    const [found, otherActiveAdmin] = await Promise.all([
      findRecord(db, params.id, visibleTo(caller)),
      hasOtherActiveAdmin(db, params.id),
    ])
    const record = found ?? refuse('membership_not_found')
    const today = dateIn(caller.organisation.timeZone, now)
    const decision = terminate(record, body, actorOf(caller), { otherActiveAdmin, today, now })
    return shown(await commit(decision, changed => saveEmployment(db, record, changed)))
  },

  async cancelTermination({ params, caller, now, db, refuse, commit }) {
    const record = (await findRecord(db, params.id, visibleTo(caller))) ?? refuse('membership_not_found')
    return shown(await commit(cancelTermination(record, now), changed => saveEmployment(db, record, changed)))
  },
}

/** Whoever may write an employment may read all of it. */
const shown = ({ member, terms, termination }: Employment) =>
  view.employment(member, terms, termination, true)
