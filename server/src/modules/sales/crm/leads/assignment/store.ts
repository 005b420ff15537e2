import type { RawBuilder } from 'kysely'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { table } from '../../../../../platform/data/table.ts'
import { bigint, date, instant, uuid, uuids } from '../../../../../platform/data/table-columns.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { memberDayContexts } from '../../../../people/members/port.ts'
import type { StoredAssignmentVersion } from './rules.ts'
import type { Allotment, Queue, Queues } from './rotation.ts'

const versions = table('leadAssignmentVersions', {
  id: uuid,
  sourceId: uuid.nullable().fixed(),
  validFrom: date.fixed(),
  membershipIds: uuids.fixed(),
  createdAt: instant.fixed(),
})

const allotments = table(
  'leadAllotments',
  { queueId: uuid, membershipId: uuid, number: bigint },
  { key: ['queueId', 'membershipId'] },
)

/** The queue of the sources that have no version of their own. */
const others: Id = '00000000-0000-0000-0000-000000000000'

export const listVersions = (db: TenantDb, keyset: RawBuilder<unknown>): Promise<StoredAssignmentVersion[]> =>
  db.sql<StoredAssignmentVersion>`
    select ${versions.select('v')} from lead_assignment_versions v where v.org_id = ${db.orgId} ${keyset}`

/** The version of each source in force on a day, and that of the others. */
export const versionsOn = (db: TenantDb, day: PlainDate): Promise<StoredAssignmentVersion[]> =>
  db.sql<StoredAssignmentVersion>`
    select distinct on (v.source_id) ${versions.select('v')} from lead_assignment_versions v
    where v.org_id = ${db.orgId} and v.valid_from <= ${day}::date
    order by v.source_id, v.valid_from desc, v.id desc`

export const insertVersion = (tx: WriteTransaction, version: StoredAssignmentVersion): Promise<unknown> =>
  versions.insert(tx, [version])

/** The queues of a day, with the members in them who can take a lead on it. Few statements, however many queues. */
export async function queuesOn(db: TenantDb, day: PlainDate): Promise<Queues> {
  const inForce = await versionsOn(db, day)
  if (inForce.length === 0) return { ofSource: new Map(), ofOthers: null }
  const [available, taken] = await Promise.all([
    availableOn(db, [...new Set(inForce.flatMap(({ membershipIds }) => membershipIds))], day),
    db.sql<Pick<Allotment, 'queueId' | 'membershipId' | 'number'>>`
      select ${allotments.select('t')} from lead_allotments t where t.org_id = ${db.orgId}`,
  ])
  const queues = inForce.map(({ id, sourceId, membershipIds }): [Id | null, Queue] => {
    const queueId = sourceId ?? others
    return [
      sourceId,
      {
        versionId: id,
        queueId,
        available: membershipIds.filter(each => available.has(each)),
        numbers: new Map(
          taken
            .filter(each => each.queueId === queueId)
            .map(({ membershipId, number }) => [membershipId, number]),
        ),
      },
    ]
  })
  return {
    ofSource: new Map(queues.filter((each): each is [Id, Queue] => each[0] !== null)),
    ofOthers: queues.find(([sourceId]) => sourceId === null)?.[1] ?? null,
  }
}

/** The members who are active, and whose employment has begun and is not over where its dates are known. */
async function availableOn(db: TenantDb, ids: readonly Id[], day: PlainDate): Promise<ReadonlySet<Id>> {
  const members = await memberDayContexts(db, ids)
  return new Set(
    members
      .filter(
        ({ status, employmentStartDate, employmentEndDate }) =>
          status === 'active' && (employmentStartDate ?? day) <= day && day <= (employmentEndDate ?? day),
      )
      .map(({ id }) => id),
  )
}

/** The members among these who have not left. */
export const memberIdsAmong = async (db: TenantDb, ids: readonly Id[]): Promise<ReadonlySet<Id>> =>
  new Set(
    (await memberDayContexts(db, ids)).filter(({ status }) => status !== 'deactivated').map(({ id }) => id),
  )

/** Saves the last numbers that were taken; of one member in one queue the last counts. */
export const saveAllotments = (tx: WriteTransaction, taken: readonly Allotment[]): Promise<unknown> =>
  allotments.upsert(tx, [
    ...new Map(
      taken.map(allotment => [`${allotment.queueId} ${allotment.membershipId}`, allotment]),
    ).values(),
  ])
