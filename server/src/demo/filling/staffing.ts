import { staffingOperations } from '../../modules/time/absences/calendar/port.ts'
import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'

/** A unit of so many people and more has a minimum. */
const smallestTeam = 3

/** From today on every team needs half of its people from Monday to Friday: holidays that many take at once are warned of. */
export async function staffUnits({ office, company, units }: Founded, today: PlainDate): Promise<void> {
  const people = Map.groupBy(company.people, ({ unit }) => unit)
  for (const [code, { length }] of people) {
    if (length < smallestTeam) continue
    const each = Math.ceil(length / 2)
    await office.asRole('admin', staffingOperations.set, {
      params: { id: required(units[code], `the unit ${code}`) },
      body: { minimums: [{ validFrom: today, weekdays: [each, each, each, each, each, 0, 0] }] },
    })
  }
}
