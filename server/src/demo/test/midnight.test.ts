import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/world/database.ts'
import { dateIn } from '../../platform/vocabulary/dates.ts'
import { demoIn } from '../demo.ts'
import { timeZone } from '../founding/founding.ts'
import { filledAsOf } from '../making.ts'
import { dataDirectory, fileIn, startWith, withKey } from './service.ts'
import { smallCompany } from './small-company.ts'

/** Each some milliseconds before a date ends, or the clocks change: a fill takes longer than that. */
const instants = [
  ['a month', '2026-08-31T20:59:59.990Z'],
  ['a year', '2025-12-31T21:59:59.990Z'],
  ['the hour after which the clocks go forward', '2026-03-29T00:59:59.990Z'],
  ['the hour that the clocks repeat', '2026-10-25T00:59:59.990Z'],
  ['the day on which they do', '2026-10-25T21:59:59.990Z'],
] as const

describe('a first start at the end of', () => {
  it.each(instants)(
    '%s, %s, fills the demo as of that date, and then goes on in real time',
    async (_, now) => {
      const database = await testDatabase()
      const path = await dataDirectory()
      const app = await startWith(database, demoIn(path, { companies: [smallCompany], now }))
      try {
        const [organisation] = (await fileIn(path)).organisations
        const admin = organisation?.members.find(({ role }) => role === 'admin')
        const key = withKey(app, admin?.personalKey ?? '')
        const { now: present, aheadMs } = (await key.get('/v1/sandbox/clock')).body
        expect([aheadMs, present > now]).toEqual([0, true])
        const [last] = await database.owner<{ date: string }>(
          `select (max(at) at time zone '${timeZone}')::date::text as date from audit_entries`,
        )
        expect(last?.date).toBe(dateIn(timeZone, now))
      } finally {
        await app.close()
      }
    },
  )
})

it.each([
  ['2026-11-23T20:59:59.999Z', '2026-11-23T20:59:59.999Z'],
  ['2026-11-23T21:59:30.000Z', '2026-11-23T21:00:00.000Z'],
  ['2026-11-23T22:00:00.000Z', '2026-11-23T22:00:00.000Z'],
  ['2026-07-31T20:59:30.000Z', '2026-07-31T20:00:00.000Z'],
  // The clocks change during these dates, so that they have 23 and 25 hours.
  ['2026-03-29T20:30:00.000Z', '2026-03-29T20:00:00.000Z'],
  ['2026-10-25T20:59:00.000Z', '2026-10-25T20:59:00.000Z'],
  ['2026-10-25T21:59:00.000Z', '2026-10-25T21:00:00.000Z'],
])('a demo that is begun at %s is filled as of %s', (now, asOf) => expect(filledAsOf(now)).toBe(asOf))
