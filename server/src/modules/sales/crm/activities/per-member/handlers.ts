import { checkedRange } from '../../../../../platform/http/date-range.ts'
import { handle } from '../../../../../platform/http/handler.ts'
import { addDays, startOfDay } from '../../../../../platform/vocabulary/dates.ts'
import { activityFigures, figureBounds } from './contract.ts'
import { figuresPerMember } from './store.ts'

export const handlers = handle(activityFigures, {
  async perMember({ query, caller, db, now, refuse }) {
    const { from, to } = checkedRange(query, figureBounds.days, refuse)
    const { timeZone } = caller.organisation
    const window = { from: startOfDay(timeZone, from), to: startOfDay(timeZone, addDays(to, 1)), now }
    return { items: await figuresPerMember(db, window, query.ownerMembershipId) }
  },
})
