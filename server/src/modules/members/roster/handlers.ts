import { unchangedSince } from '../../../platform/data/optimistic.ts'
import { by, keysetPage, sweepKeys } from '../../../platform/data/paging.ts'
import { handle } from '../../../platform/http/handler.ts'
import { dateIn } from '../../../platform/vocabulary/dates.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { badRequest } from '../../../platform/vocabulary/request-refused.ts'
import { chainUpFrom, newAuthority } from '../access/reach.ts'
import { followAssignedDays } from '../assignments/assigned-days.ts'
import { circleOn, holdersOfNumberOf } from '../assignments/store.ts'
import { actorOf, payrollNumberFor, visibleTo } from '../access/visible.ts'
import { normaliseAddress } from '../record/address.ts'
import { newActivationToken } from '../invitations/token.ts'
import { mailInvitations } from '../invitations/mailing.ts'
import * as invitationView from '../invitations/view.ts'
import { roster } from './contract.ts'
import { create } from './creation.ts'
import { filterOf } from './filter.ts'
import { missingReferences } from '../record/references-store.ts'
import { saveCreated, saveUpdated } from './saving.ts'
import { findRecord } from '../record/store.ts'
import { hasOtherAdmin } from '../deactivation/store.ts'
import { touchMovedDays } from '../employment/moved-days.ts'
import { moduleSeats } from '../seats/store.ts'
import * as store from './store.ts'
import { update } from './update.ts'
import * as view from '../record/view.ts'

const rosterOrder = {
  operation: 'members.list',
  keys: [by('m.displayName'), by('m.id')],
  sweep: sweepKeys('m'),
}

export const handlers = handle(roster, {
  async list({ query, caller, db, now }) {
    const filter = filterOf(query, dateIn(caller.organisation.timeZone, now))
    return keysetPage(db, query, {
      ...rosterOrder,
      rows: keyset => store.list(db, filter, caller, keyset),
    })
  },

  async get({ params, caller, db, refuse }) {
    return (await store.findAnswer(db, params.id, caller)) ?? refuse('membership_not_found')
  },

  async create({ body, caller, now, db, services, commit }) {
    const email = body.email == null ? null : addressOf(body.email)
    const token = newActivationToken(db.orgId)
    const [addressHolder, supervisorChain, missing, seats] = await Promise.all([
      email === null ? null : store.holderOfAddress(db, email),
      body.supervisorMembershipId == null ? null : chainUpFrom(db, body.supervisorMembershipId),
      missingReferences(db, body),
      moduleSeats(db),
    ])
    const decision = create(
      { ...body, email },
      {
        id: newId(),
        newAssignmentId: newId(),
        now,
        today: dateIn(caller.organisation.timeZone, now),
        actor: actorOf(caller),
        addressHolder,
        supervisorChain,
        missing,
        seats,
        tokenHash: token.hash,
      },
    )
    const { member, invitation, moduleGrants } = await commit(decision, state => saveCreated(db, [state]))
    const invited = invitation ? [{ member, invitation, token }] : []
    const emailed = mailInvitations(db, services, caller, invited)
    return {
      id: member.id,
      invitation:
        invitation && invitationView.invitation(invitation, token, { emailed, baseUrl: services.baseUrl }),
      moduleGrants: { granted: [...moduleGrants.granted], seatLimited: [...moduleGrants.seatLimited] },
    }
  },

  async update({ params, body, caller, now, db, services, refuse, commit }) {
    const patch = body.email === undefined ? body : { ...body, email: addressOf(body.email) }
    const today = dateIn(caller.organisation.timeZone, now)
    const supervisor = patch.supervisorMembershipId ?? null
    const [found, addressHolder, supervisorChain, circle, authority, numberHolders, missing, otherAdmin] =
      await Promise.all([
        findRecord(db, params.id, visibleTo(caller)),
        patch.email === undefined ? null : store.holderOfAddress(db, patch.email),
        supervisor === null ? null : chainUpFrom(db, supervisor),
        supervisor === null ? null : circleOn(db, params.id, supervisor, today),
        supervisor === null ? null : newAuthority(db, params.id, supervisor),
        patch.employerId === undefined ? [] : holdersOfNumberOf(db, params.id),
        missingReferences(db, patch),
        hasOtherAdmin(db, params.id, today),
      ])
    const record = found ?? refuse('membership_not_found')
    const decision = update(record, patch, {
      now,
      today,
      newAssignmentId: newId(),
      actor: actorOf(caller),
      unchanged: unchangedSince(patch.expectedUpdatedAt, record.member.updatedAt),
      addressHolder,
      supervisorChain,
      circleOn: circle,
      newAuthority: authority,
      numberHolders,
      missing,
      otherAdmin,
    })
    const { member, assignments } = await commit(decision, state => {
      touchMovedDays(db, services.contributions, record.member, state)
      followAssignedDays(db, services.contributions, record, state.assigned)
      return saveUpdated(db, state)
    })
    return view.member(member, assignments.units, payrollNumberFor(caller, record.terms))
  },
})

function addressOf(text: string): string {
  const address = normaliseAddress(text)
  if (address === undefined) throw badRequest([{ pointer: '/email', message: 'is not an e-mail address' }])
  return address
}
