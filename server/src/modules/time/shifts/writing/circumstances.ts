import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { entryCategoriesOf } from '../../../company/catalogs/entry-types/port.ts'
import { membersOn } from '../record/members.ts'
import { planningDay, unitsNamed } from '../record/planners.ts'
import type { ShiftRecord } from '../record/record.ts'
import { shiftTypeVersions } from '../types/reading.ts'
import type { Circumstances, WantedShift } from './wanted.ts'

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
    changes.flatMap(({ before, wanted }) => [
      before?.shiftTypeId,
      wanted.like?.shiftTypeId,
      wanted.fields.shiftTypeId,
    ]),
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
    membersOn(db, caller, wantedPairs(changes), today),
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

/** Whose shifts they would be, and on which dates. */
const wantedPairs = (changes: readonly WantedChange[]): { membershipId: Id; date: PlainDate }[] =>
  changes.flatMap(({ before, wanted: { fields } }) => {
    const membershipId = fields.membershipId === undefined ? before?.membershipId : fields.membershipId
    const date = fields.workDate ?? before?.workDate
    return membershipId == null || date === undefined
      ? []
      : [{ membershipId: membershipId.toLowerCase(), date }]
  })
