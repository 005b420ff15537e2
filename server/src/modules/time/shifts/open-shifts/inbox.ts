import { sql } from 'kysely'
import { type InboxSource, listBehind } from '../../../people/me/port.ts'
import { openShifts } from './contract.ts'
import { isOfferedTo } from './eligibility.ts'
import { offeredShifts } from './store.ts'

/** Open shifts that the caller may claim and has not. */
export const shiftsToClaim: InboxSource = {
  kind: 'open_shifts',
  words: 'open shifts that the caller may claim, and of which no claim of theirs waits or has a slot',
  list: listBehind(openShifts, 'listOwn'),
  waiting({ caller: { organisation, membership }, now }) {
    const filter = { membershipId: membership.id, now, claimed: false }
    const offered = isOfferedTo(organisation.id, sql`${membership.id}::uuid`)
    return [
      { part: null, query: { claimed: 'false' }, rows: offeredShifts(organisation.id, filter, offered) },
    ]
  },
}
