import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type ChangedParticipants, type Participant, participantTable } from './record.ts'

export const keys = [by('t.createdAt'), by('t.id')]
export const sweep = sweepKeys('t')

const participantsWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<Participant[]> =>
  db.sql<Participant>`
    select ${participantTable.select('t')} from project_participants t
    where t.org_id = ${db.orgId} and ${condition}`

/** Which participants of a project a list selects. */
export interface ParticipantFilter {
  readonly membershipId?: Id
  readonly on?: PlainDate
}

export function listOf(
  db: TenantDb,
  projectId: Id,
  { membershipId, on }: ParticipantFilter,
  keyset: RawBuilder<unknown>,
): Promise<Participant[]> {
  const conditions = [sql`t.project_id = ${projectId}`]
  if (membershipId !== undefined) conditions.push(sql`t.membership_id = ${membershipId}`)
  if (on !== undefined) conditions.push(takesPartOn(sql`${on}`))
  return participantsWhere(db, sql`${sql.join(conditions, sql` and `)} ${keyset}`)
}

const takesPartOn = (date: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(t.valid_from <= ${date}, true) and coalesce(t.valid_to >= ${date}, true)`

export const find = async (db: TenantDb, projectId: Id, id: Id): Promise<Participant | undefined> =>
  (await participantsWhere(db, sql`t.project_id = ${projectId} and t.id = ${id}`))[0]

export const withIds = (db: TenantDb, ids: readonly Id[]): Promise<Participant[]> =>
  participantsWhere(db, sql`t.id = any(${ids}::uuid[])`)

/** All times of a member in a project. */
export const timesOf = (db: TenantDb, projectId: Id, membershipId: Id): Promise<Participant[]> =>
  participantsWhere(db, sql`t.project_id = ${projectId} and t.membership_id = ${membershipId}`)

/** Those who take part in a project on a date or later, in the order in which they were added. */
export const fromDateOn = (db: TenantDb, projectId: Id, date: PlainDate): Promise<Participant[]> =>
  participantsWhere(
    db,
    sql`t.project_id = ${projectId} and coalesce(t.valid_to >= ${date}, true) order by t.created_at, t.id`,
  )

/** The participants of projects, in the order in which they were added. One statement. */
export const ofProjects = (db: TenantDb, projectIds: IdSet): Promise<Participant[]> =>
  participantsWhere(
    db,
    sql`t.project_id = any(${idArray(projectIds)}) order by t.project_id, t.created_at, t.id`,
  )

export function save(tx: WriteTransaction, { saved, gone }: ChangedParticipants): Promise<unknown> {
  if (gone.length > 0)
    tx.defer(tx.sql`
      delete from project_participants t where t.org_id = ${tx.orgId} and t.id = any(${gone}::uuid[]) returning 1`)
  return participantTable.upsert(tx, saved)
}

/** A query of the ids of the projects that a member takes part in, on a day or later. */
export const projectsTakenPartIn = (
  orgId: string,
  membershipId: Id,
  from: PlainDate,
): RawBuilder<unknown> => sql`
  select t.project_id from project_participants t
  where t.org_id = ${orgId} and t.membership_id = ${membershipId} and coalesce(t.valid_to >= ${from}, true)`
