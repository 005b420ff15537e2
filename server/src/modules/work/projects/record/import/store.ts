import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { removeProjectTargets } from '../../../../company/catalogs/dimensions/port.ts'
import { removeValues } from '../../../../records/custom-fields/port.ts'
import { idsWithReferences } from '../../../../records/imports/port.ts'
import type { Reference } from '../../../../records/imports/protocol/port.ts'
import type { ProjectRecord } from '../record.ts'
import { recordColumns } from '../store.ts'

/** The projects that have one of the references or codes. One statement. */
export const projectsNamed = (
  db: TenantDb,
  references: readonly Reference[],
  codes: readonly string[],
): Promise<ProjectRecord[]> =>
  db.sql<ProjectRecord>`
    select ${recordColumns(db.orgId)} from projects p
    where p.org_id = ${db.orgId} and p.id in (
      ${idsWithReferences(db, 'projects', references)}
      union all
      select n.id from projects n where n.org_id = ${db.orgId} and n.code_key in (
        select lower(normalize(w.code)) from unnest(${codes}::text[]) as w(code)))
    order by p.id`

/** Removes projects that nothing refers to, with their targets and all their parts. */
export function removeProjects(tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> {
  if (ids.length === 0) return Promise.resolve()
  tx.defer(tx.sql`
    delete from project_baselines b where b.org_id = ${tx.orgId} and b.project_id = any(${ids}::uuid[]) returning b.id`)
  tx.defer(removeValues(tx, ids))
  tx.defer(
    tx.sql`delete from projects p where p.org_id = ${tx.orgId} and p.id = any(${ids}::uuid[]) returning p.id`,
  )
  return removeProjectTargets(tx, ids)
}
