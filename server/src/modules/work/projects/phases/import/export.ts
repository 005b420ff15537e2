import { exportOf } from '../../../../records/imports/port.ts'
import { projects } from '../../record/contract.ts'
import { handlers } from '../../record/handlers.ts'
import { projectCodes } from '../../record/in-cells.ts'
import { phasesOf } from '../store.ts'
import { phaseRow } from './row.ts'

/** The phases of the projects of a page, for anyone who lists projects: they read the phases of each. */
export const phaseExportModule = exportOf(phaseRow, { contract: projects, key: 'list', handlers })({
  operation: 'projectPhases',
  summary: 'Export project phases',
  description: 'A row is a phase of one of these projects, and those of a template are left out.',
  async rows(items, { db }) {
    const codes = projectCodes(items)
    const phases = await phasesOf(db, [...codes.keys()])
    const codeOf = new Map(phases.map(({ id, code }) => [id, code]))
    return phases.map(phase => ({
      projectCode: codes.get(phase.projectId),
      code: phase.code,
      name: phase.name,
      parentCode: phase.parentPhaseId === null ? null : codeOf.get(phase.parentPhaseId),
      startDate: phase.startDate,
      endDate: phase.endDate,
      budgetMinutes: phase.budgetMinutes,
      budgetCents: phase.budgetCents,
      billing: phase.billing,
    }))
  },
})
