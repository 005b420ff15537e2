import { handle } from '../../../../../platform/http/handler.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { carryOut, wholeRecord } from '../../../../records/imports/port.ts'
import { cell, readRows } from '../../../../records/imports/protocol/port.ts'
import { projectsWithCodes } from '../../record/port.ts'
import { touchProjects } from '../../record/touching.ts'
import { phasesOf, savePhases } from '../store.ts'
import { phaseImport } from './contract.ts'
import { readRow } from './rows.ts'
import { importPhases } from './rules.ts'

export const handlers = handle(phaseImport, {
  async importProjectPhases(call) {
    const { body, db, now } = call
    const { mode = 'upsert', filename = null } = body
    const codes = [...new Set(body.rows.flatMap(row => cell(row.projectCode) ?? []))]
    const projects = await projectsWithCodes(db, codes)
    const phases = await phasesOf(
      db,
      projects.map(({ id }) => id),
    )
    const byCode = new Map(projects.map(project => [project.code, project]))
    const rows = readRows(body.rows, row => readRow(row, byCode))
    const decision = importPhases(rows, { now, phases, mode, newIds: rows.map(newId), filename })
    return carryOut(call, {
      register: 'project-phases',
      decision,
      save: saved => {
        const changed = [...new Set(saved.map(({ projectId }) => projectId))]
        db.defer(touchProjects(db, changed))
        return savePhases(db, saved)
      },
      shown: phase => ({ targetCode: phase?.code ?? null }),
      remembered: wholeRecord,
    })
  },
})
