import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { dimensionNotFound, dimensionValueNotFound } from '../../../company/catalogs/dimensions/refusals.ts'
import { entryTypeNotFound } from '../../../company/catalogs/entry-types/refusals.ts'
import { punchEntryTypeUnfit } from '../../../company/organisation/refusals.ts'
import { phaseNotFound, selfApprovalForbidden, taskNotFound } from '../../work-days/refusals.ts'
import { punchNotFound, punchTimeRefusals } from '../punches/refusals.ts'
import { correctionLife } from './record.ts'
import { correctionOperations } from './operations.ts'
import { correctionRefusals } from './refusals.ts'

export const punchCorrections = contract({
  name: 'punchCorrections',
  tag: 'Work days',
  refusals: correctionRefusals,
  uses: {
    refusals: {
      ...punchTimeRefusals,
      ...punchNotFound,
      ...selfApprovalForbidden,
      ...punchEntryTypeUnfit,
      ...entryTypeNotFound,
      ...dimensionNotFound,
      ...dimensionValueNotFound,
      ...phaseNotFound,
      ...taskNotFound,
    },
  },
  events: events({}),
  lifecycles: [correctionLife],
  // Reasons and notes may be about persons.
  audited: {
    punch_correction: { '*': 'open', reason: 'personal', declineReason: 'personal', note: 'personal' },
  },
  operations: correctionOperations,
})
