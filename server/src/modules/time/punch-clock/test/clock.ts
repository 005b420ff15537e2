import { expect } from 'vitest'
import type { Client } from '../../../../../test/world/client.ts'
import type { World } from '../../../../../test/world/world.ts'
import { addDays, dateIn, type Instant, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { PunchKind } from '../punches/record.ts'

/** What answers show of a punch, a correction, a request or something that waits. */
export interface Shown {
  readonly id: string
  readonly kind: string
  readonly state: string
  readonly subjectId: string
  readonly unplacedCode: string | null
}

const zone = 'Europe/Helsinki'

export const pathOf: Readonly<Record<PunchKind, string>> = {
  clock_in: '/v1/me/punch/clock-in',
  break_start: '/v1/me/punch/break-start',
  break_end: '/v1/me/punch/break-end',
  set_allocation: '/v1/me/punch/set-allocation',
  clock_out: '/v1/me/punch/clock-out',
}

/** The instant of a local time, `08:30`, on a date; `+06:00` is on the next one. */
export const local = (date: PlainDate, time: string): Instant => {
  const on = time.startsWith('+') ? addDays(date, 1) : date
  return Temporal.PlainDateTime.from(`${on}T${time.replace('+', '')}`)
    .toZonedDateTime(zone)
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })
}

/** People of the world by their own keys, in the order of their names. */
export const clientsOf = <const Names extends readonly Parameters<World['as']>[0][]>(
  world: World,
  ...names: Names
) => names.map(name => world.as(name)) as { -readonly [Place in keyof Names]: Client }

/** How tests punch in the world, which stands at the instant of its organisation's clock. */
export async function clockOf(world: World) {
  const { body } = await world.as('aino').get('/v1/sandbox/clock')
  const today = dateIn(zone, body.now)
  return {
    now: body.now as Instant,
    today,
    /** The date so many days ago. */
    ago: (days: number): PlainDate => addDays(today, -days),
    punch: (by: Client, kind: PunchKind, more: object = {}) =>
      by.post(pathOf[kind], { clientPunchId: newId(), ...more }),
    /** Punches at local times of a date; every one is taken. */
    async work(by: Client, date: PlainDate, rows: readonly (readonly [PunchKind, string, object?])[]) {
      let last: Awaited<ReturnType<Client['post']>> | undefined
      for (const [kind, time, more] of rows) {
        last = await by.post(pathOf[kind], {
          clientPunchId: newId(),
          occurredAt: local(date, time),
          ...more,
        })
        expect(last).toMatchObject({ status: 200 })
      }
      return last?.body
    },
    async dayOf(by: Client, date: PlainDate) {
      const day = await by.get(`/v1/me/work-days/${date}`)
      expect(day.status).toBe(200)
      return day.body
    },
  }
}

interface ShownEntry {
  readonly source: string
  readonly startMinutes?: number | null
  readonly endMinutes?: number | null
  readonly durationMinutes?: number | null
  readonly note: string | null
}

/** The entries of a day as what they say: kind of source, begin, end or duration. */
export const entriesOf = (day: { readonly entries: readonly ShownEntry[] }) =>
  day.entries.map(({ source, startMinutes, endMinutes, durationMinutes, note }) => [
    source,
    startMinutes ?? null,
    endMinutes ?? durationMinutes,
    ...(note === null ? [] : [note]),
  ])
