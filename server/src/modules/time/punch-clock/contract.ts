import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { dimensionNotFound, dimensionValueNotFound } from '../../company/catalogs/dimensions/refusals.ts'
import { entryTypeNotFound } from '../../company/catalogs/entry-types/refusals.ts'
import { punchEntryTypeUnfit } from '../../company/organisation/refusals.ts'
import { phaseNotFound, taskNotFound } from '../work-days/refusals.ts'
import { punchOperations } from './taking/operations.ts'
import { punchRefusals, takingRefusals } from './punches/refusals.ts'
import { forgottenReasons, unplacedReasons } from './reasons.ts'
import { unplacedOperations } from './unplaced/operations.ts'

export const punchClock = contract({
  name: 'punchClock',
  tag: 'Work days',
  refusals: { ...takingRefusals, ...punchRefusals },
  uses: {
    refusals: {
      ...punchEntryTypeUnfit,
      ...entryTypeNotFound,
      ...dimensionNotFound,
      ...dimensionValueNotFound,
      ...phaseNotFound,
      ...taskNotFound,
    },
  },
  events: events({}),
  reasons: { ...forgottenReasons, ...unplacedReasons },
  // Reasons may be about persons.
  audited: { punch: { '*': 'open', dismissReason: 'personal' } },
  operations: { ...punchOperations, ...unplacedOperations },
})
