import { organisationInstant } from '../../../../platform/data/organisation-clock.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../../../platform/vocabulary/weekdays.ts'
import type { OpenWork } from '../../../people/members/port.ts'
import { organisationTerms } from '../../../company/organisation/port.ts'
import { countFrom } from './store.ts'

/** What a leaving member is planned to work from this week on, for somebody else to take over. */
export const futureAllocations: OpenWork = {
  kind: 'future_allocations',
  count: async (db, membershipId) => {
    const [{ timeZone }, now] = await Promise.all([organisationTerms(db), organisationInstant(db)])
    return countFrom(db, membershipId, mondayOf(dateIn(timeZone, now)))
  },
}
