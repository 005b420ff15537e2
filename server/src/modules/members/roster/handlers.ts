import { ConstraintViolated } from '../../../platform/data/database-errors.ts'
import { unchangedSince } from '../../../platform/data/optimistic.ts'
import { by, keysetPage, sweepKeys } from '../../../platform/data/paging.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { dateIn } from '../../../platform/vocabulary/dates.ts'
import { badRequest } from '../../../platform/vocabulary/request-refused.ts'
import { leaveOwner, orphanedServiceKeys } from '../../api-keys/port.ts'
import { endSessionsOf, forgetMembership } from '../../session/port.ts'
import { chainUpFrom, newAuthority } from '../access/reach.ts'
import { actorOf, visibleTo } from '../access/visible.ts'
import { normaliseAddress } from '../address.ts'
import type { members } from '../contract.ts'
import { newActivationToken } from '../invitations/token.ts'
import { endInvitation, mailInvitations } from '../invitations/mailing.ts'
import * as invitationView from '../invitations/view.ts'
import { type OpenWork, openWorkOf } from '../leaving.ts'
import type { rosterOperations } from './contract.ts'
import { create } from './creation.ts'
import { filterOf } from './filter.ts'
import { missingReferences } from './references-store.ts'
import { saveCreated, saveUpdated } from './saving.ts'
import { moduleSeats } from './seats-store.ts'
import { deactivate, reactivate, remove } from './standing.ts'
import * as store from './store.ts'
import { update } from './update.ts'
import * as view from './view.ts'

type RosterHandlers = Pick<Handlers<typeof members>, keyof typeof rosterOperations>

const rosterOrder = {
  operation: 'members.list',
  keys: [by('m.displayName'), by('m.id')],
  sweep: sweepKeys('m'),
}

/** `openWork` is what other families tell of a member who leaves. */
export const rosterHandlers = (openWork: readonly OpenWork[]): RosterHandlers => ({
  async list({ query, caller, db, now }) {
    const filter = filterOf(query, dateIn(caller.organisation.timeZone, now))
    return keysetPage(db, query, {
      ...rosterOrder,
      rows: keyset => store.list(db, filter, visibleTo(caller), keyset),
    })
  },

  async get({ params, caller, db, refuse }) {
    return (await store.findAnswer(db, params.id, visibleTo(caller))) ?? refuse('membership_not_found')
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

  async update({ params, body, caller, now, db, refuse, commit }) {
    const patch = body.email === undefined ? body : { ...body, email: addressOf(body.email) }
    const today = dateIn(caller.organisation.timeZone, now)
    const supervisor = patch.supervisorMembershipId ?? null
    const [found, addressHolder, supervisorChain, authority, missing, otherAdmin] = await Promise.all([
      store.findRecord(db, params.id, visibleTo(caller)),
      patch.email === undefined ? null : store.holderOfAddress(db, patch.email),
      supervisor === null ? null : chainUpFrom(db, supervisor),
      supervisor === null ? null : newAuthority(db, params.id, supervisor),
      missingReferences(db, patch),
      store.hasOtherAdmin(db, params.id, today),
    ])
    const record = found ?? refuse('membership_not_found')
    const decision = update(record, patch, {
      now,
      today,
      actor: actorOf(caller),
      unchanged: unchangedSince(patch.expectedUpdatedAt, record.member.updatedAt),
      addressHolder,
      supervisorChain,
      newAuthority: authority,
      missing,
      otherAdmin,
    })
    const { member, assignments } = await commit(decision, state => saveUpdated(db, state))
    return view.member(member, assignments.units)
  },

  async deactivate({ params, caller, now, db, dryRun, refuse, commit }) {
    const today = dateIn(caller.organisation.timeZone, now)
    const [found, otherAdmin, orphaned, directReports, waiting] = await Promise.all([
      store.findRecord(db, params.id, visibleTo(caller)),
      store.hasOtherAdmin(db, params.id, today),
      orphanedServiceKeys(db, params.id),
      dryRun ? store.directReports(db, params.id) : [],
      dryRun ? openWorkOf(db, params.id, openWork) : [],
    ])
    const { member } = found ?? refuse('membership_not_found')
    await commit(deactivate(member, actorOf(caller), { otherAdmin, today, now }), async standing => {
      if (!standing.changed) return
      db.defer(store.saveMember(db, standing.member))
      endInvitation(db, member.id)
      db.defer(endSessionsOf(db, member.id))
    })
    const answer = { ok: true as const, orphanedServiceKeys: [...orphaned] }
    return dryRun ? { ...answer, dryRun, directReports, openWork: waiting } : answer
  },

  async reactivate({ params, caller, now, db, refuse, commit }) {
    const [found, seats] = await Promise.all([
      store.findRecord(db, params.id, visibleTo(caller)),
      moduleSeats(db),
    ])
    const { member, units } = found ?? refuse('membership_not_found')
    const decision = reactivate(member, actorOf(caller), {
      seats,
      today: dateIn(caller.organisation.timeZone, now),
      now,
    })
    const standing = await commit(decision, async state => {
      if (state.changed) db.defer(store.saveMember(db, state.member))
    })
    return view.member(standing.member, units)
  },

  async remove({ params, caller, now, db, refuse, commit }) {
    const today = dateIn(caller.organisation.timeZone, now)
    const [found, otherAdmin, hasActed] = await Promise.all([
      store.findRecord(db, params.id, visibleTo(caller)),
      store.hasOtherAdmin(db, params.id, today),
      store.hasActed(db, params.id),
    ])
    const { member } = found ?? refuse('membership_not_found')
    const leaving = await commit(remove(member, actorOf(caller), { otherAdmin, today, now }))
    if (hasActed) refuse('membership_in_use', `${leaving.displayName} has acted in the organisation.`)
    try {
      await Promise.all([
        ...openWork.map(family => family.removeTraces?.(db, leaving.id)),
        forgetMembership(db, leaving),
        leaveOwner(db, leaving.id),
        store.deleteMember(db, leaving.id),
      ])
    } catch (error) {
      if (error instanceof ConstraintViolated && error.kind === 'foreign_key')
        refuse('membership_in_use', `${leaving.displayName} has history, or somebody to supervise.`)
      throw error
    }
    return undefined
  },
})

function addressOf(text: string): string {
  const address = normaliseAddress(text)
  if (address === undefined) throw badRequest([{ pointer: '/email', message: 'is not an e-mail address' }])
  return address
}
