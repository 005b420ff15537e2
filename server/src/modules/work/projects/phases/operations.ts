import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { wholeList } from '../../../../platform/contract/shapes.ts'
import { NewPhase, PhaseMove, PhasePatch, PhaseShape, PhaseStep } from './shapes.ts'

const path = '/v1/projects/{id}/phases'
const ofProject = { id: idOf('project_not_found') }
const byId = { ...ofProject, phaseId: idOf('project_phase_not_found') }
const read = { method: 'GET', needs: ['projects.read'], feature: 'projects' } as const
const write = {
  needs: ['projects.manage'],
  feature: 'projects',
  answers: PhaseShape,
  emits: ['project.updated'],
} as const
const one = { ...write, method: 'POST', params: byId, body: PhaseStep } as const

const ofOne = [
  'project_not_found',
  'project_phase_not_found',
  'project_phase_stale',
  'project_closed',
] as const
const ofStep = [...ofOne, 'project_phase_state_conflict'] as const
const ofFields = ['code_already_in_use', 'range_end_before_start'] as const

export const phaseOperations = {
  list: {
    ...read,
    path,
    summary: 'List the phases of a project',
    description:
      'All phases of a project in the order of its tree: each before those that lie in it, the cancelled ones too. Read `state` and `depth`.',
    params: ofProject,
    may: true,
    answers: wholeList(PhaseShape),
    refuses: ['project_not_found'],
  },
  get: {
    ...read,
    path: `${path}/{phaseId}`,
    summary: 'Read one phase of a project',
    params: byId,
    may: true,
    answers: PhaseShape,
    refuses: ['project_not_found', 'project_phase_not_found'],
  },
  create: {
    ...write,
    method: 'POST',
    path,
    summary: 'Add a phase to a project',
    description:
      'Add a phase to a project, or to one of its phases. Dates outside of the project are warned of, not refused.',
    params: ofProject,
    body: NewPhase,
    status: 201,
    refuses: [
      'project_not_found',
      'project_closed',
      'project_phase_not_found',
      'project_phase_too_deep',
      'project_phases_full',
      ...ofFields,
    ],
    example: {
      body: {
        code: '10',
        name: 'Design',
        startDate: '2027-01-11',
        endDate: '2027-02-26',
        budgetMinutes: 12_000,
      },
    },
  },
  update: {
    ...write,
    method: 'PATCH',
    path: `${path}/{phaseId}`,
    summary: 'Change a phase of a project',
    description:
      'Change a phase: an absent field keeps, null clears. Its place is changed by `move`. Another budget holds from today on; once hours are approved that are billed by the phase, it keeps its billing and, where it has a fee, its first day.',
    params: byId,
    body: PhasePatch,
    refuses: [...ofOne, 'project_terms_fixed', ...ofFields],
    example: { body: { name: 'Design and permits', budgetMinutes: 15_000 } },
  },
  move: {
    ...write,
    method: 'POST',
    path: `${path}/{phaseId}/move`,
    summary: 'Move a phase of a project',
    description:
      'Put a phase, with all that lies in it, elsewhere in its project. Hours, tasks and budgets stay with their phase. Approved hours stay billed by what they are billed by.',
    params: byId,
    body: PhaseMove,
    refuses: [...ofOne, 'project_terms_fixed', 'project_phase_cycle', 'project_phase_too_deep'],
    example: { body: { parentPhaseId: null, afterPhaseId: null } },
  },
  lock: {
    ...one,
    path: `${path}/{phaseId}/lock`,
    summary: 'Lock a phase of a project',
    description: 'Let a phase take no more hours. Those that it has stay.',
    refuses: ofOne,
    example: { body: { reason: 'The hours of the phase are agreed.' } },
  },
  unlock: {
    ...one,
    path: `${path}/{phaseId}/unlock`,
    summary: 'Unlock a phase of a project',
    description: 'Let a phase take hours again.',
    refuses: ofOne,
    example: { body: {} },
  },
  start: {
    ...one,
    path: `${path}/{phaseId}/start`,
    summary: 'Start a phase of a project',
    description: 'Say that a planned phase is being worked on.',
    refuses: ofStep,
    example: { body: {} },
  },
  complete: {
    ...one,
    path: `${path}/{phaseId}/complete`,
    summary: 'Complete a phase of a project',
    description:
      'Say that the work of a phase is done: it takes no more hours, and what waits for it goes on.',
    refuses: ofStep,
    example: { body: { reason: 'The customer accepted it.' } },
  },
  cancel: {
    ...one,
    path: `${path}/{phaseId}/cancel`,
    summary: 'Cancel a phase of a project',
    description:
      'Give a phase up. It takes no more hours, keeps those that it has, and is shown as cancelled.',
    refuses: ofStep,
    example: { body: { reason: 'The customer does it.' } },
  },
  reopen: {
    ...one,
    path: `${path}/{phaseId}/reopen`,
    summary: 'Reopen a phase of a project',
    description: 'Let a completed or cancelled phase be worked on again.',
    refuses: ofStep,
    example: { body: { reason: 'Faults were found.' } },
  },
} as const satisfies Readonly<Record<string, Operation>>
