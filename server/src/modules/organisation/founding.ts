import { recordAudit, systemActor } from '../../platform/audit/audit-trail.ts'
import type { Database, WriteTurn } from '../../platform/data/database.ts'
import { type Id, newId } from '../../platform/vocabulary/ids.ts'
import { type Founding, found } from './rules.ts'
import * as store from './store.ts'

/**
 * Makes an organisation with its clock, settings and licensed features in one transaction; `furnish` may put more
 * into the same one. Throws `RangeError` for a slug or zone that is none and
 * for a clock that only a sandbox may have, `ConstraintViolated` for a slug that is taken.
 */
export async function createOrganisation(
  database: Database,
  founding: Founding,
  furnish: (turn: WriteTurn) => Promise<unknown> = async () => {},
): Promise<Id> {
  const orgId = founding.id ?? newId()
  const { slug, startsAt } = founding
  await database.write({ orgId, founding: { slug, ...(startsAt && { startsAt }) } }, async turn => {
    const organisation = found(founding, orgId, turn.now)
    const licensed = (founding.features ?? []).map(({ feature, active = true, seatLimit = null }) => ({
      feature,
      active,
      seatLimit,
    }))
    store.insert(turn, organisation, licensed)
    const line = { action: 'settings.create', targetType: 'organisation', targetId: orgId }
    recordAudit(turn, [line], {
      actor: systemActor,
      operation: 'createOrganisation',
      requestId: orgId,
    })
    await furnish(turn)
  })
  return orgId
}
