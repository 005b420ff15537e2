import { handle } from '../../../../platform/http/handler.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { recordImport } from '../../../imports/port.ts'
import * as store from '../store.ts'
import { levelRefusal } from '../value-rules.ts'
import * as valueStore from '../value-store.ts'
import { targetImport } from './contract.ts'
import { importTargets } from './rules.ts'
import type { TargetResult } from './shapes.ts'

export const handlers = handle(targetImport, {
  async importTrackingTargets({ body, caller, now, db, refuse, dryRun, commit }) {
    const { rows, linkByCode = false, filename = null } = body
    const importId = newId()
    const [found, targets] = await Promise.all([
      store.findByCode(db, body.level),
      valueStore.namedInRows(db, body.level, rows),
    ])
    const level = found ?? refuse('dimension_not_found')
    const refusal = levelRefusal(level)
    if (refusal) refuse(refusal.refusal, refusal.detail)
    const { results, createdIds } = await commit(
      importTargets(rows, {
        dimensionId: level.id,
        now,
        targets,
        linkByCode,
        newIds: rows.map(newId),
        filename,
      }),
      outcome =>
        Promise.all([
          valueStore.saveAll(db, outcome.saved),
          recordImport(db, {
            id: importId,
            register: 'tracking-targets',
            filename,
            results: outcome.results,
            by: caller.membership.id,
          }),
        ]),
    )
    const withoutNewIds = (result: TargetResult): TargetResult =>
      result.id !== null && createdIds.has(result.id) ? { ...result, id: null } : result
    return dryRun
      ? { results: results.map(withoutNewIds), importId: null, dryRun }
      : { results: [...results], importId, dryRun }
  },
})
