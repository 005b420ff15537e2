import { memberNamed } from '../../../people/members/port.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { sql } from 'kysely'
import { by, keysetPage, sweepKeys } from '../../../../platform/data/paging.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { punchClock } from '../contract.ts'
import { usualTypesOf } from '../punches/store.ts'
import { punchView } from '../punches/view.ts'
import { place } from '../sessions/placing.ts'
import { supervisedBy } from './store.ts'

type Unplaced = Pick<Handlers<typeof punchClock>, 'listOwnUnplaced' | 'listTeamUnplaced' | 'dismiss'>

const inOrder = { keys: [by('p.occurredAt'), by('p.id')], sweep: sweepKeys('p') }

export const unplacedHandlers: Unplaced = {
  async listOwnUnplaced({ query, caller, db }) {
    const { id } = caller.membership
    return keysetPage(db, query, {
      ...inOrder,
      operation: 'punchClock.listOwnUnplaced',
      listed: { alias: 'p' },
      within: id,
      rows: keyset => store.listUnplaced(db, store.ofMember(id), keyset),
      show: punchView,
    })
  },

  async listTeamUnplaced({ query, caller, db }) {
    const wanted = query.membershipId === undefined ? sql<boolean>`true` : store.ofMember(query.membershipId)
    return keysetPage(db, query, {
      ...inOrder,
      operation: 'punchClock.listTeamUnplaced',
      listed: { alias: 'p', text: memberNamed(db.orgId, sql`p.membership_id`) },
      within: caller.membership.id,
      rows: keyset => store.listUnplaced(db, sql<boolean>`${wanted} and ${supervisedBy(caller)}`, keyset),
      show: punchView,
    })
  },

  async dismiss({ params, body, caller, db, now, services, refuse, commit }) {
    const [found, usual] = await Promise.all([
      store.findSeen(db, params.id, supervisedBy(caller)),
      usualTypesOf(db),
    ])
    const punch = found ?? refuse('punch_not_found')
    const actor = { now, actorMembershipId: caller.membership.id }
    const dismissed = await commit(rules.dismiss(punch, body.reason, actor))
    // What waited with it for its day may miss it now.
    const { membershipId, occurredAt: from } = punch
    const placing = {
      tx: db,
      contributions: services.contributions,
      timeZone: caller.organisation.timeZone,
      actorMembershipId: caller.membership.id,
      usual,
    }
    const placed = await place(placing, [{ membershipId, from, punches: [dismissed] }])
    await placed.save(commit)
    return punchView(dismissed)
  },
}
