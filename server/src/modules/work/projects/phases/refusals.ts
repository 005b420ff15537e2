import { count } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { phaseDepth, phasesOfProject } from './record.ts'
import { phaseNotFound } from '../../../time/work-days/refusals.ts'
import { translations } from './refusal-translations.ts'

export { phaseNotFound }

export const phaseRefusals = refusals(translations, {
  ...phaseNotFound,
  project_phase_stale: {
    status: 409,
    title: 'The phase has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the phase.',
    remedy: 'Read the phase again, look at what changed, and send the change anew.',
  },
  project_phase_state_conflict: {
    status: 409,
    title: 'The phase is in another state',
    when: 'A step was asked for that does not lead on from the state of the phase.',
    remedy: 'Read the phase, and take a step that its state allows.',
  },
  project_phase_cycle: {
    status: 422,
    title: 'A phase would lie below itself',
    when: 'A phase was to move below itself or a phase below it; `circle` names the phases, from it down to the wanted parent.',
    remedy: 'Choose a parent outside the phase.',
  },
  project_phase_too_deep: {
    status: 422,
    values: {
      maximum: count('How deep phases lie at most.'),
    },
    title: 'The phases would be too deep',
    when: `A phase, or one below it, would lie deeper than ${phaseDepth} levels.`,
    remedy: 'Put it higher up.',
  },
  project_phases_full: {
    status: 422,
    values: {
      maximum: count('How many phases a project has at most.'),
    },
    title: 'The project has too many phases',
    when: `A project would have more than ${phasesOfProject} phases, cancelled ones counted.`,
    remedy: 'Use what is finer than a phase, tasks, or another project.',
  },
})
