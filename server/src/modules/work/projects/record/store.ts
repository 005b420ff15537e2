import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type ProjectTarget, saveProjectTargets } from '../../../company/catalogs/dimensions/port.ts'
import { type CustomField, saveValues, valuesOf } from '../../../records/custom-fields/port.ts'
import {
  baselineTable,
  type ChangedProject,
  type ProjectRecord,
  type ProjectRow,
  projectTable,
} from './record.ts'

/** A project under the alias `p` with all its parts. */
export const recordColumns = (orgId: string): RawBuilder<unknown> =>
  sql`${projectTable.select('p')}, ${valuesOf(orgId, sql`p.id`)} as custom_fields`

/** The projects with these ids, in no order. */
export const findProjects = (db: TenantDb, ids: readonly Id[]): Promise<ProjectRecord[]> =>
  db.sql<ProjectRecord>`
    select ${recordColumns(db.orgId)} from projects p where p.org_id = ${db.orgId} and p.id = any(${ids}::uuid[])`

export const findProject = async (db: TenantDb, id: Id): Promise<ProjectRecord | undefined> =>
  (await findProjects(db, [id]))[0]

/** Whose code it is, in whatever letter case; of several from before the one that writes it just so. */
export async function codeHolder(db: TenantDb, code: string | undefined): Promise<Id | null> {
  if (code === undefined) return null
  const [holder] = await db.sql<{ id: Id }>`
    select p.id from projects p where p.org_id = ${db.orgId} and p.code_key = lower(normalize(${code}::text))
    order by p.code <> ${code}, p.code_double limit 1`
  return holder?.id ?? null
}

export async function referenceHolder(
  db: TenantDb,
  source: string | null | undefined,
  externalId: string | null | undefined,
): Promise<Id | null> {
  if (source == null || externalId == null) return null
  const [holder] = await db.sql<{ id: Id }>`
    select p.id from projects p
    where p.org_id = ${db.orgId} and p.external_source = ${source} and p.external_id = ${externalId}`
  return holder?.id ?? null
}

/**
 * Saves projects with their targets in the locked level, their values and the entries of their baselines, as sets: a few
 * statements, however many projects there are. `fields` are the custom fields that may have changed.
 */
export async function saveProjects(
  tx: WriteTransaction,
  changes: readonly ChangedProject[],
  fields: readonly CustomField[],
): Promise<void> {
  const changed = changes.filter(({ before, after }) => before !== after)
  // A project refers to its target, so that is there first.
  await saveProjectTargets(
    tx,
    changed.filter(({ before, after }) => before === null || !isSameTarget(before, after)).map(targetOf),
  )
  tx.defer(
    projectTable.upsert(
      tx,
      changed.map(({ after }) => after),
    ),
  )
  tx.defer(
    baselineTable.insert(
      tx,
      changed.flatMap(({ baseline }) => baseline ?? []),
    ),
  )
  await saveValues(
    tx,
    fields,
    changed.map(({ before, after }) => ({
      recordId: after.id,
      before: before?.customFields ?? null,
      after: after.customFields,
    })),
  )
}

/** Hours go to a project as its target is in use; none begin on a closed one or on a template. */
const isInUse = ({ state, template }: ProjectRow): boolean =>
  state !== 'completed' && state !== 'closed' && !template

const targetOf = ({ after }: ChangedProject): ProjectTarget => {
  const { id, code, name, externalSource, externalId, attributionPrecision } = after
  return { id, code, name, active: isInUse(after), externalSource, externalId, attributionPrecision }
}

const isSameTarget = (before: ProjectRow, after: ProjectRow): boolean =>
  isInUse(before) === isInUse(after) &&
  (['code', 'name', 'externalSource', 'externalId', 'attributionPrecision'] as const).every(
    field => before[field] === after[field],
  )
