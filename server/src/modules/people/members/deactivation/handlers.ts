import { ConstraintViolated } from '../../../../platform/data/database-errors.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { leaveOwner, orphanedServiceKeys } from '../../api-keys/port.ts'
import { forgetChanges } from '../../../records/imports/port.ts'
import { forgetMembership } from '../../session/port.ts'
import { actorOf, payrollNumberFor, visibleTo } from '../access/visible.ts'
import { findRecord, saveMember } from '../record/store.ts'
import * as view from '../record/view.ts'
import { moduleSeats } from '../seats/store.ts'
import type { deactivation } from './contract.ts'
import { endAccess, endAccessWith } from './access-endings.ts'
import { openWork, openWorkOf } from './open-work.ts'
import { deactivate, reactivate, remove } from './rules.ts'
import * as store from './store.ts'

export const handlers: Handlers<typeof deactivation> = {
  async deactivate({ params, caller, now, db, dryRun, services, refuse, commit }) {
    const today = dateIn(caller.organisation.timeZone, now)
    const [found, otherAdmin, orphaned, directReports, waiting] = await Promise.all([
      findRecord(db, params.id, visibleTo(caller)),
      store.hasOtherAdmin(db, params.id, today),
      orphanedServiceKeys(db, params.id),
      dryRun ? store.directReports(db, params.id) : [],
      dryRun ? openWorkOf(db, params.id, services.contributions(openWork)) : [],
    ])
    const { member } = found ?? refuse('membership_not_found')
    const { member: after } = await commit(
      deactivate(member, actorOf(caller), { otherAdmin, today, now }),
      async changed => {
        if (changed.changed) db.defer(saveMember(db, changed.member))
      },
    )
    const ended = await endAccessWith(db, commit, services.contributions, [{ before: member, after }], today)
    const answer = {
      ok: true as const,
      orphanedServiceKeys: [...orphaned],
      ...(ended.length > 0 && { ended }),
    }
    return dryRun ? { ...answer, dryRun, directReports, openWork: waiting } : answer
  },

  async reactivate({ params, caller, now, db, services, refuse, commit }) {
    const [found, seats] = await Promise.all([findRecord(db, params.id, visibleTo(caller)), moduleSeats(db)])
    const { member, units, terms } = found ?? refuse('membership_not_found')
    const today = dateIn(caller.organisation.timeZone, now)
    const decision = reactivate(member, actorOf(caller), { seats, today, now })
    const changed = await commit(decision, async state => {
      if (state.changed) db.defer(saveMember(db, state.member))
    })
    const moved = { before: member, after: changed.member }
    await endAccessWith(db, commit, services.contributions, [moved], today)
    return view.member(changed.member, units, payrollNumberFor(caller, terms))
  },

  async remove({ params, caller, now, db, services, refuse, commit }) {
    const today = dateIn(caller.organisation.timeZone, now)
    const [found, otherAdmin, hasActed] = await Promise.all([
      findRecord(db, params.id, visibleTo(caller)),
      store.hasOtherAdmin(db, params.id, today),
      store.hasActed(db, params.id),
    ])
    const { member } = found ?? refuse('membership_not_found')
    const leaving = await commit(remove(member, actorOf(caller), { otherAdmin, today, now }))
    if (hasActed) refuse('membership_in_use', `${leaving.displayName} has acted in the organisation.`)
    await endAccess(db, commit, services.contributions, [leaving.id])
    leaveOwner(db, leaving.id)
    try {
      await Promise.all([
        ...services.contributions(openWork).map(family => family.removeTraces?.(db, leaving.id)),
        forgetMembership(db, leaving),
        forgetChanges(db, [leaving.id]),
        store.deleteMember(db, leaving.id),
      ])
    } catch (error) {
      if (error instanceof ConstraintViolated && error.kind === 'foreign_key')
        refuse('membership_in_use', `${leaving.displayName} has history, or somebody to supervise.`)
      throw error
    }
    return undefined
  },
}
