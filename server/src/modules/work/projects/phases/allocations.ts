import type { AllocationDetails } from '../../../time/work-days/port.ts'
import { projectsWithIds } from '../record/port.ts'
import { takingHours } from './hours.ts'
import { phasesAround, phasesOf } from './store.ts'

/** What work days are told of projects and phases that hours are allocated to. */
export const projectDetails: AllocationDetails = {
  async phasesNamed(db, projectIds, codes) {
    return (await phasesOf(db, projectIds)).filter(({ code }) => codes.includes(code))
  },

  async find(db, { valueIds, phaseIds }) {
    const [projects, phases] = await Promise.all([
      valueIds.length === 0 ? [] : projectsWithIds(db, valueIds),
      phasesAround(db, phaseIds),
    ])
    const takes = takingHours(phases)
    const named = new Set(phaseIds)
    return {
      projects: projects.map(({ id, state, template }) => ({
        id,
        takesHours: state !== 'completed' && state !== 'closed' && !template,
        closed: state === 'closed',
      })),
      phases: phases.flatMap(({ id, projectId, code }) =>
        named.has(id) ? [{ id, projectId, code, takesHours: takes(id) }] : [],
      ),
    }
  },
}
