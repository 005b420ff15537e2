import type { AllocationDetails } from '../../../time/work-days/port.ts'
import { projectsWithIds } from '../record/port.ts'
import type { Phase } from './record.ts'
import { phasesOf, phasesWithIds } from './store.ts'

/** What work days are told of projects and phases that hours are allocated to. */
export const projectDetails: AllocationDetails = {
  async phasesNamed(db, projectIds, codes) {
    return (await phasesOf(db, projectIds)).filter(({ code }) => codes.includes(code))
  },

  async find(db, { valueIds, phaseIds }) {
    const [projects, phases] = await Promise.all([
      valueIds.length === 0 ? [] : projectsWithIds(db, valueIds),
      phasesWithIds(db, phaseIds),
    ])
    return {
      projects: projects.map(({ id, state, template }) => ({
        id,
        takesHours: state !== 'completed' && state !== 'closed' && !template,
        closed: state === 'closed',
      })),
      phases: phases.map(phase => ({
        id: phase.id,
        projectId: phase.projectId,
        takesHours: takesHours(phase),
      })),
    }
  },
}

const takesHours = ({ state, locked }: Phase): boolean =>
  !locked && state !== 'completed' && state !== 'cancelled'
