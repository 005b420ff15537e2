import { recordAudit, systemActor } from '../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { auditLine } from '../../../platform/vocabulary/records.ts'
import { ensureProjectLevel } from './project-level.ts'
import type { AttributionPrecision } from './shapes.ts'
import { targets } from './value-rules.ts'
import { insert } from './value-store.ts'

/** A project as the locked level lists it. */
export interface ProjectValue {
  readonly code: string
  readonly name: string
  readonly attributionPrecision?: AttributionPrecision | null
}

/** Puts projects into the locked level `project`; answers the targets' ids by code. The codes must be free. */
export async function seedProjectValues(
  tx: WriteTransaction,
  projects: readonly ProjectValue[],
): Promise<ReadonlyMap<string, Id>> {
  const level = await ensureProjectLevel(tx)
  const values = projects.map(({ code, name, attributionPrecision = null }) => ({
    id: newId(),
    dimensionId: level.id,
    code,
    name,
    active: true,
    parentId: null,
    externalSource: null,
    externalId: null,
    attributionPrecision,
    updatedAt: tx.now,
  }))
  tx.defer(insert(tx, values))
  const lines = values.map(({ id, code, name }) =>
    auditLine(targets, 'create', id, [
      { field: 'code', to: code },
      { field: 'name', to: name },
    ]),
  )
  recordAudit(tx, lines, { actor: systemActor, operation: 'seedProjectValues', requestId: tx.orgId })
  return new Map(values.map(({ code, id }) => [code, id]))
}
