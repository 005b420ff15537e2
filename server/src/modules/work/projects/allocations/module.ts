import { organisationInstant } from '../../../../platform/data/organisation-clock.ts'
import { type Module, module } from '../../../../platform/module.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../../../platform/vocabulary/weekdays.ts'
import { organisationTerms } from '../../../company/organisation/port.ts'
import { openWork, type OpenWork } from '../../../people/members/port.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { projectAllocations } from './contract.ts'
import { handlers } from './handlers.ts'
import { projectRoster } from './roster/contract.ts'
import { handlers as rosterHandlers } from './roster/handlers.ts'
import { countFrom } from './store.ts'
import { allocationsOfMembers, allocationsOfPhases, allocationsOfProjects } from './uses.ts'

/** What a leaving member is planned to work from this week on, for somebody else to take over. */
const futureAllocations: OpenWork = {
  kind: 'future_allocations',
  count: async (db, membershipId) => {
    const [{ timeZone }, now] = await Promise.all([organisationTerms(db), organisationInstant(db)])
    return countFrom(db, membershipId, mondayOf(dateIn(timeZone, now)))
  },
}

export const allocationModules: readonly Module[] = [
  module({
    contract: projectAllocations,
    handlers,
    contributes: [
      openWork.of(futureAllocations),
      recordUses.of(allocationsOfMembers),
      recordUses.of(allocationsOfProjects),
      recordUses.of(allocationsOfPhases),
    ],
  }),
  module({ contract: projectRoster, handlers: rosterHandlers }),
]
