import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { termsOf } from '../day/circumstances.ts'
import { type Expectation, expectationOf } from './expectation.ts'

export type { Expectation } from './expectation.ts'

/** What is expected of members on the dates of a window, whatever their days are marked as: as many statements for many as for one. */
export async function expectationsOf(
  db: TenantDb,
  timeZone: string,
  members: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<(membershipId: Id, date: PlainDate) => Expectation> {
  const terms = await termsOf(db, timeZone, members, from, to)
  return (membershipId, date) => expectationOf(date, terms.on(membershipId, date, null))
}
