import type { RawBuilder } from 'kysely'
import { type InboxSource, listBehind } from '../../../people/me/port.ts'
import { punchClock } from '../contract.ts'
import { ofMember, supervisedBy, unplacedPunches } from './store.ts'

const listed = (orgId: string, condition: RawBuilder<boolean>) => [
  { part: null, query: {}, rows: unplacedPunches(orgId, condition) },
]

/** Punches that belong to no clocking in wait for their member. */
export const ownUnplaced: InboxSource = {
  kind: 'unplaced_punches',
  words: 'own punches that belong to no clocking in',
  list: listBehind(punchClock, 'listOwnUnplaced'),
  waiting: ({ caller: { organisation, membership } }) => listed(organisation.id, ofMember(membership.id)),
}

/** The same of the members under somebody's authority. */
export const teamUnplaced: InboxSource = {
  kind: 'team_unplaced_punches',
  words: 'such punches of members under the authority of the caller',
  list: listBehind(punchClock, 'listTeamUnplaced'),
  waiting: ({ caller }) => listed(caller.organisation.id, supervisedBy(caller)),
}
