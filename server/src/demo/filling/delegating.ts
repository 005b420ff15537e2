import { delegationOperations } from '../../modules/approvals/port.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'

const daysAway = 14

/** A manager is away from next week on, and another one, or the administrator, decides for them. */
export async function delegate({ office, company, members }: Founded, today: PlainDate): Promise<void> {
  const deciding = company.people.filter(({ retires, deviceOnly }) => !retires && !deviceOnly)
  const [away, colleague] = deciding.filter(({ role }) => role === 'manager')
  const deputy = colleague ?? deciding.find(({ role }) => role === 'admin')
  if (!away || !deputy) return
  await office.as(away, delegationOperations.createOwn, {
    body: {
      toMembershipId: required(members.get(deputy.key), `the member ${deputy.key}`),
      kinds: ['work_day', 'absence', 'punch_correction'],
      validFrom: addDays(today, 7),
      validTo: addDays(today, 7 + daysAway),
      note: 'Loma',
    },
  })
}
