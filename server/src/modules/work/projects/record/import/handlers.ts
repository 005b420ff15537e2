import { handle } from '../../../../../platform/http/handler.ts'
import { dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { withChanges } from '../../../../records/custom-fields/port.ts'
import { carryOut } from '../../../../records/imports/port.ts'
import { cell, foundBy, readRows } from '../../../../records/imports/protocol/port.ts'
import { knownReferences, missingReference } from '../references.ts'
import { saveProjects } from '../store.ts'
import { projectImport } from './contract.ts'
import { namesIn } from './names.ts'
import { remembered } from './remembered.ts'
import { type ReadRow, readRow } from './rows.ts'
import { importProjects } from './rules.ts'
import { changedBy } from './saving.ts'
import { projectsNamed } from './store.ts'

export const handlers = handle(projectImport, {
  async importProjects(call) {
    const { body, caller, db, now } = call
    const { mode = 'upsert', filename = null } = body
    const { references } = foundBy(body.rows, 'code')
    const codes = [...new Set(body.rows.flatMap(row => cell(row.code) ?? []))]
    const [names, projects] = await Promise.all([
      namesIn(db, body.rows),
      projectsNamed(db, { references, codes }),
    ])
    const rows = readRows(body.rows, row => readRow(row, names))
    const known = await knownReferences(
      db,
      rows.flatMap(row => ('error' in row ? [] : row.patch)),
      call.services.contributions,
    )
    const today = dateIn(caller.organisation.timeZone, now)
    const decision = importProjects(rows, {
      now,
      today,
      projects,
      missing: (project, { patch }: ReadRow) => missingReference(known, patch, project),
      custom: (project, { patch }) =>
        withChanges(names.fields, project?.customFields ?? null, patch.customFields),
      mode,
      newIds: rows.map(newId),
      filename,
    })
    return carryOut(call, {
      register: 'projects',
      decision,
      save: () =>
        saveProjects(
          db,
          decision.state.written.map(({ before, after }) => changedBy(before, after, { today, now, newId })),
          names.fields,
        ),
      shown: project => ({ targetCode: project?.code ?? null }),
      remembered,
    })
  },
})
