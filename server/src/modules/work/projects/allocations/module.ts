import { organisationInstant } from '../../../../platform/data/organisation-clock.ts'
import { type Module, module } from '../../../../platform/module.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../../../platform/vocabulary/weekdays.ts'
import { organisationTerms } from '../../../company/organisation/port.ts'
import { openWork, type OpenWork } from '../../../people/members/port.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { leftBehindIn, type ProjectClosed, projectClosedWith, projectLeftBehind } from '../record/port.ts'
import { projectAllocations } from './contract.ts'
import { handlers } from './handlers.ts'
import { projectRoster } from './roster/contract.ts'
import { handlers as rosterHandlers } from './roster/handlers.ts'
import { ended } from './rules.ts'
import { countFrom, heldAfter, save } from './store.ts'
import { allocationsOfMembers, allocationsOfPhases, allocationsOfProjects } from './uses.ts'

/** What a leaving member is planned to work from this week on, for somebody else to take over. */
const futureAllocations: OpenWork = {
  kind: 'future_allocations',
  count: async (db, membershipId) => {
    const [{ timeZone }, now] = await Promise.all([organisationTerms(db), organisationInstant(db)])
    return countFrom(db, membershipId, mondayOf(dateIn(timeZone, now)))
  },
}

/** Nobody is planned for a project in weeks after the one in which it was closed. */
const endWithProject: ProjectClosed = async (tx, projectId, today) => {
  const { state, audit } = ended(await heldAfter(tx, projectId, today))
  if (state.removed.length > 0) tx.defer(save(tx, state))
  return audit
}

export const allocationModules: readonly Module[] = [
  module({
    contract: projectAllocations,
    handlers,
    contributes: [
      projectLeftBehind.of(leftBehindIn('allocations', 'project_allocations')),
      openWork.of(futureAllocations),
      projectClosedWith.of(endWithProject),
      recordUses.of(allocationsOfMembers),
      recordUses.of(allocationsOfProjects),
      recordUses.of(allocationsOfPhases),
    ],
  }),
  module({ contract: projectRoster, handlers: rosterHandlers }),
]
