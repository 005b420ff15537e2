import { expect } from 'vitest'
import type { Client } from '../../../test/world/client.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../platform/vocabulary/weekdays.ts'

/** Everybody on projects is planned for eight weeks around today: one has more than a week holds, one is free. */
export async function expectRoster(service: Pick<Client, 'get'>, today: PlainDate): Promise<void> {
  const monday = mondayOf(today)
  const window = `from=${addDays(monday, -21)}&to=${addDays(monday, 34)}`
  const { body } = await service.get(`/v1/projects/roster?${window}`)
  const people: { weeks: { plannedMinutes: number; actualMinutes: number; freeMinutes: number }[] }[] =
    body.people.filter((person: { weeks: { plannedMinutes: number }[] }) =>
      person.weeks.some(({ plannedMinutes }) => plannedMinutes > 0),
    )
  expect(people.length).toBeGreaterThan(10)
  const planned = people.flatMap(({ weeks }) => weeks)
  expect(planned).toHaveLength(people.length * 8)
  expect(planned.filter(({ plannedMinutes }) => plannedMinutes > 0).length).toBeGreaterThan(people.length * 6)
  expect(planned.some(({ freeMinutes }) => freeMinutes < 0)).toBe(true)
  expect(planned.some(({ plannedMinutes, freeMinutes }) => plannedMinutes === 0 && freeMinutes > 0)).toBe(
    true,
  )
  expect(planned.some(({ actualMinutes }) => actualMinutes > 0)).toBe(true)
}
