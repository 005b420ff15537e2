import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import { entryTypeVersionsBetween } from '../../../company/catalogs/entry-types/port.ts'
import { termsOf } from '../day/circumstances.ts'
import type { EntryTypeVersion } from '../interpretation/day.ts'
import { type ForeseenDay, foreseer, type ForeseenWork } from './days.ts'

/** What planned work would be interpreted as, day by day. */
export type Foresee = (work: readonly ForeseenWork[]) => readonly ForeseenDay[]

/**
 * Loads what decides about work that is planned for members in a window, and how much of it would be what. Overtime of weeks and
 * periods is found as far as they lie in the window. As many statements for many members as for one; they travel together.
 */
export async function foreseenWork(
  db: TenantDb,
  timeZone: string,
  members: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<Foresee> {
  const [terms, types] = await Promise.all([
    termsOf(db, timeZone, members, from, to),
    entryTypeVersionsBetween(db, 'all', from, to),
  ])
  const versionsOf = Map.groupBy(types, ({ id }) => id)
  const typeOn = (id: Id | null, date: PlainDate): EntryTypeVersion =>
    (id === null ? undefined : versionAt(versionsOf.get(id) ?? [], date)) ?? plainWork
  const termsOn = (membershipId: Id, date: PlainDate) => terms.on(membershipId, date, null)
  return foreseer({ from, to, termsOn, typeOn })
}

/** What a shift without an entry type is worth. */
const plainWork: EntryTypeVersion = {
  id: 'planned',
  versionId: 'planned',
  code: 'planned',
  category: 'work',
  countsToTarget: true,
  multiplierBp: 10_000,
  maxDurationMinutes: null,
  payTypeCode: null,
}
