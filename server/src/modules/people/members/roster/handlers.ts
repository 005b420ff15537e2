import { by, keysetPage, sweepKeys } from '../../../../platform/data/paging.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { badRequest } from '../../../../platform/vocabulary/request-refused.ts'
import { chainUpFrom } from '../access/reach.ts'
import { actorOf, payrollNumberFor } from '../access/visible.ts'
import { endAccessWith } from '../deactivation/access-endings.ts'
import { normaliseAddress } from '../record/address.ts'
import { newActivationToken } from '../invitations/token.ts'
import { mailInvitations } from '../invitations/mailing.ts'
import * as invitationView from '../invitations/view.ts'
import { roster } from './contract.ts'
import { create } from './creation.ts'
import { filterOf } from './filter.ts'
import { missingReferences } from '../record/references-store.ts'
import { saveCreated } from './saving.ts'
import { moduleSeats } from '../seats/store.ts'
import * as store from './store.ts'
import { decideUpdate, saveChanges } from './updating.ts'
import * as view from '../record/view.ts'

const rosterOrder = {
  operation: 'members.list',
  keys: [by('m.displayName'), by('m.id')],
  sweep: sweepKeys('m'),
  listed: {
    alias: 'm',
    sorts: { displayName: 'm.displayName', lastName: 'm.lastName', updatedAt: 'm.updatedAt' },
  },
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

  async update({ params, body, caller, db, services, refuse, commit }) {
    const patch = body.email === undefined ? body : { ...body, email: addressOf(body.email) }
    const { record, decision } =
      (await decideUpdate({ db, caller }, params.id, patch)) ?? refuse('membership_not_found')
    const { member, assignments } = await commit(decision, state =>
      saveChanges(db, services, [{ before: record, updated: state }]),
    )
    const today = dateIn(caller.organisation.timeZone, db.now)
    await endAccessWith(db, commit, services.contributions, [{ before: record.member, after: member }], today)
    return view.member(member, assignments.units, payrollNumberFor(caller, record.terms))
  },
})

function addressOf(text: string): string {
  const address = normaliseAddress(text)
  if (address === undefined) throw badRequest([{ pointer: '/email', message: 'is not an e-mail address' }])
  return address
}
