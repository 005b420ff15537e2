import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { absenceTypeVersionsById, approvedAbsences } from '../../absences/port.ts'
import { expectedDays } from '../../work-days/port.ts'
import type { DayAbsence, DayFact } from '../finnish/days.ts'

/** What decides whether dates of members count as worked. */
export type DayFacts = (membershipId: Id, date: PlainDate) => DayFact

/** The same for a window, with as many statements for many members as for one. */
export async function dayFactsOf(
  db: TenantDb,
  timeZone: string,
  members: readonly Id[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<DayFacts> {
  const [expected, absences] = await Promise.all([
    expectedDays(db, timeZone, members, from, to),
    approvedAbsences(db, members, from, to),
  ])
  const whole = absences.filter(({ part }) => part === 'full')
  const versionIds = [...new Set(whole.map(({ absenceTypeVersionId }) => absenceTypeVersionId))]
  const versions = versionIds.length === 0 ? [] : await absenceTypeVersionsById(db, versionIds)
  const versionOf = new Map(versions.map(version => [version.versionId, version]))
  const absenceOf = new Map(
    whole.map(({ membershipId, date, absenceTypeId, absenceTypeVersionId }): [string, DayAbsence] => {
      const version = versionOf.get(absenceTypeVersionId)
      return [
        `${membershipId} ${date}`,
        {
          absenceTypeId,
          counts: version?.countsAsWorkedForLeave ?? 'always',
          limitDays: version?.countsAsWorkedDays ?? null,
        },
      ]
    }),
  )
  return (membershipId, date) => ({
    ...expected(membershipId, date),
    absence: absenceOf.get(`${membershipId} ${date}`) ?? null,
  })
}
