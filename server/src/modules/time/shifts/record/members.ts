import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { membersInReach, membersOnDates } from '../../../people/members/port.ts'
import { plannedUnitIds, planningDay } from './planners.ts'

/** What is known of members on dates. */
export interface MembersOnDates {
  /** The members whom the caller may know of: those of their reach, and of the units that they plan on one of the dates. */
  readonly known: ReadonlySet<Id>
  /** Undefined where they are not employed on the date, or deactivated. */
  readonly on: (membershipId: Id, date: PlainDate) => { readonly inUnits: boolean } | undefined
}

/** What is known of members on dates, by anyone who plans; the statements travel together. */
export async function membersOn(
  db: TenantDb,
  caller: Caller,
  wanted: readonly { readonly membershipId: Id; readonly date: PlainDate }[],
  today: PlainDate,
): Promise<MembersOnDates> {
  const pairs = new Map(wanted.map(pair => [`${pair.membershipId} ${pair.date}`, pair]))
  if (pairs.size === 0) return { known: new Set(), on: () => undefined }
  const ids = [...new Set(wanted.map(({ membershipId }) => membershipId))]
  const [there, reached] = await Promise.all([
    membersOnDates(db, [...pairs.values()], plannedUnitIds(caller, today)),
    membersInReach(db, caller, { ids, numbers: [], addresses: [] }),
  ])
  const onDates = new Map(there.map(member => [`${member.membershipId} ${member.date}`, member]))
  return {
    known: new Set([
      ...reached.map(({ id }) => id),
      ...there.filter(({ inUnits }) => inUnits).map(({ membershipId }) => membershipId),
    ]),
    on: (id, date) => onDates.get(`${id} ${date}`),
  }
}

/** Those of the members whom anyone who plans may name today. */
export const membersInUnitsOrReach = async (
  db: WriteTransaction,
  caller: Caller,
  ids: readonly Id[],
): Promise<ReadonlySet<Id>> => {
  const date = planningDay(caller, db.now)
  return (
    await membersOn(
      db,
      caller,
      ids.map(membershipId => ({ membershipId, date })),
      date,
    )
  ).known
}
