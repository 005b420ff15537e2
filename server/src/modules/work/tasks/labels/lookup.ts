import { asking } from '../../../../platform/data/asking.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** Which of the labels are there and active. One statement. */
export const activeLabels = async (db: TenantDb, ids: readonly Id[]): Promise<Id[]> =>
  (
    await db.sql<{ id: Id }>`
      select l.id from task_labels l
      where l.org_id = ${db.orgId} and l.id = any(${ids}::uuid[]) and l.active`
  ).map(({ id }) => id)

export interface Label {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly active: boolean
}

/** All labels, by their codes, deactivated ones too. One statement. */
export const allLabels = asking(
  db =>
    db.sql<Label>`
      select l.id, l.code, l.name, l.active from task_labels l where l.org_id = ${db.orgId} order by l.code`,
)
