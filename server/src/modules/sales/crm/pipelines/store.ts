import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { sql } from 'kysely'
import { type Pipeline, pipelineTable, stageTable } from './record.ts'

const stagesOf = (orgId: string) => sql`(
  select coalesce(jsonb_agg(${stageTable.object('s')} order by s.position, s.id), '[]'::jsonb)
  from pipeline_stages s where s.org_id = ${orgId} and s.pipeline_id = p.id) as stages`

/** All pipelines in their order, deactivated ones too: at most 50, with at most 50 stages each. */
export const allPipelines = (db: TenantDb): Promise<Pipeline[]> =>
  db.sql<Pipeline>`
    select ${pipelineTable.select('p')}, ${stagesOf(db.orgId)} from pipelines p
    where p.org_id = ${db.orgId} order by p.position, p.id`

/** Saves pipelines with their stages; a new default takes the place of the former. */
export function savePipelines(tx: WriteTransaction, pipelines: readonly Pipeline[]): Promise<unknown> {
  const newDefault = pipelines.find(({ isDefault }) => isDefault)
  if (newDefault)
    tx.defer(tx.sql`
      update pipelines set is_default = false, updated_at = ${tx.now}
      where org_id = ${tx.orgId} and is_default and id <> ${newDefault.id} returning id`)
  tx.defer(pipelineTable.upsert(tx, pipelines))
  return stageTable.upsert(
    tx,
    pipelines.flatMap(({ stages }) => stages),
  )
}
