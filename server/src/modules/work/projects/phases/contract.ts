import { contract } from '../../../../platform/contract/family.ts'
import { projectEvents } from '../record/events.ts'
import { projectClosed, projectNotFound, projectTermsFixed } from '../record/refusals.ts'
import { hoursOperation } from './hours-operation.ts'
import { phaseLife } from './record.ts'
import { phaseOperations } from './operations.ts'
import { phaseRefusals } from './refusals.ts'
import { phaseWarningReasons } from './warning-reasons.ts'

export const projectPhases = contract({
  name: 'projectPhases',
  tag: 'Projects',
  refusals: phaseRefusals,
  uses: { refusals: { ...projectNotFound, ...projectClosed, ...projectTermsFixed }, events: projectEvents },
  events: {},
  reasons: phaseWarningReasons,
  lifecycles: [phaseLife],
  audited: {
    project_phase: { '*': 'open', code: 'personal', name: 'personal' },
  },
  operations: { ...phaseOperations, ...hoursOperation },
})
