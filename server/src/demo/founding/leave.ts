import { leaveGroupOperations } from '../../modules/time/leave/groups/port.ts'
import { openingImportOperations } from '../../modules/time/leave/import/port.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Company } from '../companies/company.ts'
import type { Office } from '../filling/office.ts'
import { required } from '../required.ts'
import type { Beginning } from './beginning.ts'

/**
 * Everybody gets annual holiday by the act from the earning year on whose holiday was given last summer; some bring days of
 * the year before, which a turn of the year has carried over. Whoever is paid by the month has seniority leave too.
 */
export async function setUpLeave(
  company: Company,
  { members, leavePolicies }: Beginning,
  office: Office,
  startsOn: PlainDate,
): Promise<void> {
  const { annual_holiday: holiday, seniority_leave: seniority } = leavePolicies
  const earning = earningYearBefore(startsOn)
  const group = async (code: string, name: string, leavePolicyIds: string[]) =>
    office.asRole('admin', leaveGroupOperations.create, {
      body: { code, name, versions: [{ validFrom: earning, leavePolicyIds }] },
    })
  const groups = {
    monthly: await group('monthly', 'Kuukausipalkkaiset', [holiday, seniority]),
    hourly: await group('hourly', 'Tuntipalkkaiset', [holiday]),
  }
  for (const [kind, { id }] of Object.entries(groups)) {
    const membershipIds = company.people
      .filter(person => person.group === kind)
      .map(({ key }) => required(members.get(key), `the member ${key}`))
    if (membershipIds.length === 0) continue
    await office.asRole('hr', leaveGroupOperations.assign, {
      params: { id },
      body: { membershipIds, validFrom: earning },
    })
  }
  await bringOldDays(company, members, office, earning)
}

/** Every third of those who were there before brings some days that were left of the year before. */
async function bringOldDays(
  company: Company,
  members: Beginning['members'],
  office: Office,
  earning: PlainDate,
): Promise<void> {
  const lastDay = addDays(Temporal.PlainDate.from(earning).add({ years: 1, months: 1 }).toString(), -1)
  const leaveYearStart = Temporal.PlainDate.from(earning).subtract({ years: 1 }).toString()
  const there = company.people.filter(
    ({ employedSince, role }) => employedSince < leaveYearStart && role !== 'admin',
  )
  const rows = there
    .filter((_, index) => index % 3 === 0)
    .map(({ key }, index) => ({
      memberEmail: required(members.get(key), `the member ${key}`),
      policyCode: 'annual_holiday',
      leaveYearStart,
      effectiveDate: lastDay,
      amount: 2 + (index % 4),
    }))
  if (rows.length === 0) return
  await office.asRole('admin', openingImportOperations.importLeaveBalances, {
    body: { rows, filename: 'lomasaldot.csv' },
  })
}

/** The first day of the earning year that ended before a date and whose holiday season has begun by then. */
function earningYearBefore(date: PlainDate): PlainDate {
  const year = Number(date.slice(0, 4))
  return date >= `${year}-05-02` ? `${year - 1}-04-01` : `${year - 2}-04-01`
}
