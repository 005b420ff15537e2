import type { Caller } from '../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { unchangedSince } from '../../../platform/data/optimistic.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { entryCategoriesOf } from '../../catalogs/entry-types/port.ts'
import { membersInReach, membersOnDates } from '../../members/port.ts'
import { plannedUnitIds, planningDay, unitsNamed } from '../record/planners.ts'
import type { ShiftRecord } from '../record/record.ts'
import { shiftTypeVersions } from '../types/reading.ts'
import type { Circumstances, KnownMembers, WantedShift } from './wanted.ts'

/** What somebody wants, beside what there is. */
export interface WantedChange {
  readonly before: ShiftRecord | null
  readonly wanted: WantedShift
}

const distinct = (ids: readonly (string | null | undefined)[]): Id[] => [
  ...new Set(ids.flatMap(id => id?.toLowerCase() ?? [])),
]

/** What all of it is decided in: as many statements for 500 as for one, and they travel together. */
export async function circumstancesOf(
  db: WriteTransaction,
  caller: Caller,
  changes: readonly WantedChange[],
  asPlanner: boolean,
): Promise<Circumstances> {
  const today = planningDay(caller, db.now)
  const typeIds = distinct(
    changes.flatMap(({ before, wanted }) => [before?.shiftTypeId, wanted.fields.shiftTypeId]),
  )
  const [units, versions, categories, members] = await Promise.all([
    unitsNamed(
      db,
      caller,
      distinct(
        changes.flatMap(({ before, wanted }) => [before?.planningUnitId, wanted.fields.planningUnitId]),
      ),
      today,
    ),
    shiftTypeVersions(db, typeIds),
    entryCategoriesOf(db, distinct(changes.map(({ wanted }) => wanted.fields.entryTypeId))),
    knownMembers(db, caller, changes, today),
  ])
  const types = Map.groupBy(versions, ({ id }) => id)
  return {
    now: db.now,
    timeZone: caller.organisation.timeZone,
    asPlanner,
    units,
    types,
    categories: withThoseOfTypes(categories, versions),
    members,
    unchanged: unchangedSince,
  }
}

/** Entry types that a shift type says were looked at when it did. */
const withThoseOfTypes = (
  categories: ReadonlyMap<Id, string>,
  versions: readonly { readonly entryTypeId: Id | null }[],
): ReadonlyMap<Id, string> =>
  new Map([
    ...versions.flatMap(({ entryTypeId }) => (entryTypeId === null ? [] : [[entryTypeId, 'work'] as const])),
    ...categories,
  ])

async function knownMembers(
  db: TenantDb,
  caller: Caller,
  changes: readonly WantedChange[],
  today: PlainDate,
): Promise<KnownMembers> {
  const pairs = changes.flatMap(({ before, wanted: { fields } }) => {
    const membershipId = fields.membershipId === undefined ? before?.membershipId : fields.membershipId
    const date = fields.workDate ?? before?.workDate
    return membershipId == null || date === undefined
      ? []
      : [{ membershipId: membershipId.toLowerCase(), date }]
  })
  if (pairs.length === 0) return { known: () => false, on: () => undefined }
  const ids = distinct(pairs.map(({ membershipId }) => membershipId))
  const [there, reached] = await Promise.all([
    membersOnDates(db, uniquePairs(pairs), plannedUnitIds(caller, today)),
    membersInReach(db, caller, { ids, numbers: [], addresses: [] }),
  ])
  const onDates = new Map(there.map(member => [`${member.membershipId} ${member.date}`, member]))
  const known = new Set([
    ...reached.map(({ id }) => id),
    ...there.filter(({ inUnits }) => inUnits).map(({ membershipId }) => membershipId),
    caller.membership.id,
  ])
  return {
    known: id => known.has(id),
    on: (id, date) => onDates.get(`${id} ${date}`),
  }
}

const uniquePairs = <P extends { readonly membershipId: Id; readonly date: PlainDate }>(
  pairs: readonly P[],
): P[] => [...new Map(pairs.map(pair => [`${pair.membershipId} ${pair.date}`, pair])).values()]
