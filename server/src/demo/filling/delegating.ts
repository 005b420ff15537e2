import { delegationOperations } from '../../modules/people/approvals/port.ts'
import { settingsOperations } from '../../modules/company/organisation/port.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Person } from '../companies/company.ts'
import type { Founded } from '../founding/founding.ts'
import { required } from '../required.ts'
import { plannedUnitOf } from './shifts/planned-unit.ts'

const daysAway = 14
const escalationDays = 5

/** Whoever has something to decide is reminded of it, and what waits for days is passed on. */
export const remindApprovers = ({ office }: Founded): Promise<unknown> =>
  office.asRole('admin', settingsOperations.update, {
    body: { approvalReminders: true, approvalEscalationDays: escalationDays },
  })

/**
 * A manager is away from next week on, and another one, or the administrator, decides for them; whoever plans shifts has somebody
 * who decides on claims and swaps from today on.
 */
export async function delegate(founded: Founded, today: PlainDate): Promise<void> {
  const deciding = founded.company.people.filter(({ retires, deviceOnly }) => !retires && !deviceOnly)
  const managers = deciding.filter(({ role }) => role === 'manager')
  const administrator = deciding.find(({ role }) => role === 'admin')
  const [away] = managers
  // Whoever is above decides for them as it is.
  const deputyOf = (person: Person) =>
    managers.find(other => other !== person && !isAbove(other, person, deciding)) ?? administrator
  if (away) {
    const dates = { validFrom: addDays(today, 7), validTo: addDays(today, 7 + daysAway) }
    const kinds = ['work_day', 'absence', 'punch_correction'] as const
    await delegateTo(founded, away, deputyOf(away), { ...dates, kinds: [...kinds], note: 'Loma' })
  }
  const planner = plannedUnitOf(founded)?.planner
  if (planner) {
    const dates = { validFrom: today, validTo: addDays(today, daysAway) }
    const kinds = ['open_shift_claim', 'shift_swap'] as const
    await delegateTo(founded, planner, deputyOf(planner), {
      ...{ ...dates, kinds: [...kinds] },
      note: 'Vuorot päättää työpari.',
    })
  }
}

function isAbove(other: Person, { supervisor: key }: Person, people: readonly Person[]): boolean {
  const supervisor = people.find(person => person.key === key)
  return supervisor !== undefined && (supervisor === other || isAbove(other, supervisor, people))
}

async function delegateTo(
  { office, members }: Founded,
  from: Person,
  to: Person | undefined,
  wanted: {
    readonly validFrom: PlainDate
    readonly validTo: PlainDate
    readonly kinds: ('work_day' | 'absence' | 'punch_correction' | 'open_shift_claim' | 'shift_swap')[]
    readonly note: string
  },
): Promise<void> {
  if (!to) return
  const toMembershipId = required(members.get(to.key), `the member ${to.key}`)
  await office.as(from, delegationOperations.createOwn, { body: { toMembershipId, ...wanted } })
}
