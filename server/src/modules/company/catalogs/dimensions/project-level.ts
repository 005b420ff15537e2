import { recordAudit, systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { isRefused } from '../../../../platform/vocabulary/decision.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { defaultLocale } from '../../../../platform/vocabulary/locales.ts'
import { create, PROJECT_LEVEL_CODE } from './rules.ts'
import type { Level } from './shapes.ts'
import { levelNames } from './starter-names.ts'
import { insert, list } from './store.ts'

/** The locked level that lists the projects register; made where the organisation does not have it yet. */
export async function ensureProjectLevel(tx: WriteTransaction, locale = defaultLocale): Promise<Level> {
  const levels = await list(tx)
  const existing = levels.find(({ code }) => code === PROJECT_LEVEL_CODE)
  if (existing) return existing
  const wanted = { code: PROJECT_LEVEL_CODE, name: levelNames.project[locale], askInEntry: true, position: 0 }
  const decision = create(newId(), wanted, levels, tx.now)
  if (isRefused(decision)) throw new Error(decision.detail)
  tx.defer(insert(tx, decision.state))
  recordAudit(tx, decision.audit, {
    actor: systemActor,
    operation: 'ensureProjectLevel',
    requestId: tx.orgId,
  })
  return decision.state
}
