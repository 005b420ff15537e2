import { recordAudit, systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { isRefused } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { create } from './rules.ts'
import type { NewProject } from './shapes.ts'
import { saveProjects } from './store.ts'

/**
 * Gives an organisation that is being founded its first projects, active ones unless they say otherwise; answers their ids by
 * code. The codes must be free. No event tells of them: there is nobody yet to hear it.
 */
export async function foundProjects(
  tx: WriteTransaction,
  wanted: readonly Pick<NewProject, 'code' | 'name' | 'state' | 'attributionPrecision'>[],
): Promise<ReadonlyMap<string, Id>> {
  const decisions = wanted.map(project => {
    const decision = create(
      { state: 'active', ...project },
      {
        id: newId(),
        baselineId: newId(),
        now: tx.now,
        today: dateIn('UTC', tx.now),
        codeHolder: null,
        referenceHolder: null,
        missing: null,
        custom: { values: {} },
      },
    )
    if (isRefused(decision)) throw new Error(decision.detail)
    return decision
  })
  const made = decisions.map(({ state }) => state)
  tx.defer(saveProjects(tx, made, []))
  const audit = decisions.flatMap(decision => decision.audit)
  recordAudit(tx, audit, { actor: systemActor, operation: 'foundProjects', requestId: tx.orgId })
  return new Map(made.map(({ after }) => [after.code, after.id]))
}
