import { handle } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { actorOf, visibleTo } from '../access/visible.ts'
import { findRecord } from '../record/store.ts'
import { invitations } from './contract.ts'
import { mailInvitations } from './mailing.ts'
import { invite } from './rules.ts'
import { saveInvitations } from './store.ts'
import { newActivationToken } from './token.ts'
import * as view from './view.ts'

export const handlers = handle(invitations, {
  async invite({ params, body, caller, now, db, services, refuse, commit }) {
    const { member } = (await findRecord(db, params.id, visibleTo(caller))) ?? refuse('membership_not_found')
    const token = newActivationToken(db.orgId)
    const decision = invite(
      member,
      actorOf(caller),
      { tokenHash: token.hash, locale: body.locale ?? null },
      { now, today: dateIn(caller.organisation.timeZone, now) },
    )
    const invitation = await commit(decision, pending => saveInvitations(db, [pending]))
    const emailed = mailInvitations(db, services, caller, [{ member, invitation, token }])
    return view.invitation(invitation, token, { emailed, baseUrl: services.baseUrl })
  },
})
