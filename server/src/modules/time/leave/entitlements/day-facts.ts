import type { RawBuilder } from 'kysely'
import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  allAbsenceTypeVersions,
  type ApprovedAbsence,
  approvedAbsences,
  approvedAbsencesSince,
  type DatedAbsenceType,
} from '../../absences/port.ts'
import { type ExpectedDay, expectedDays, expectedDaysSince } from '../../work-days/port.ts'
import type { DayAbsence, DayFact } from '../finnish/days.ts'

/** What decides whether dates of members count as worked. */
export type DayFacts = (membershipId: Id, date: PlainDate) => DayFact

/** The same for a window: as many statements for many members as for one; they travel together. */
export async function dayFactsOf(
  db: TenantDb,
  timeZone: string,
  members: IdSet,
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<DayFacts> {
  const [expected, absences, versions] = await Promise.all([
    expectedDays(db, timeZone, members, from, to),
    approvedAbsences(db, members, from, to),
    allAbsenceTypeVersions(db),
  ])
  return factsWith(expected, absences, versions)
}

/** The same from a date on, which is an expression that the statements work out. */
export async function dayFactsSince(
  db: TenantDb,
  timeZone: string,
  members: IdSet,
  since: RawBuilder<PlainDate>,
): Promise<DayFacts> {
  const [expected, absences, versions] = await Promise.all([
    expectedDaysSince(db, timeZone, members, since),
    approvedAbsencesSince(db, members, since),
    allAbsenceTypeVersions(db),
  ])
  return factsWith(expected, absences, versions)
}

function factsWith(
  expected: (membershipId: Id, date: PlainDate) => ExpectedDay,
  absences: readonly ApprovedAbsence[],
  versions: readonly DatedAbsenceType[],
): DayFacts {
  const whole = absences.filter(({ part }) => part === 'full')
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
