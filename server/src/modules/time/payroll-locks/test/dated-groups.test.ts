import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { addDays, datesInRange } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { lockedOn, locksOver } from '../port.ts'

const world = await startWorld()
const { id: orgId, members, catalogs } = world.meri
const { id: member } = members.otso
const groups = [null, catalogs.staffGroups.monthly, catalogs.staffGroups.hourly]

const [from, to] = ['2026-03-01', '2026-03-20']
const dates = datesInRange(from, to)
const date = fc.integer({ min: -4, max: 24 }).map(offset => addDays(from, offset))
const group = fc.constantFrom(...groups)
const histories = fc.record({
  assigned: fc.uniqueArray(fc.record({ from: date, group }), { selector: row => row.from, maxLength: 5 }),
  locks: fc.array(
    fc.record({ start: date, days: fc.integer({ min: 0, max: 9 }), group, lifted: fc.boolean() }),
    { maxLength: 5 },
  ),
})
type History = typeof histories extends fc.Arbitrary<infer H> ? H : never

/** The rule said once more, day by day. */
function expectedDates({ assigned, locks }: History): string[] {
  const groupOn = (day: string) =>
    assigned.filter(row => row.from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]?.group ?? null
  return dates.filter(day =>
    locks.some(
      lock =>
        !lock.lifted &&
        lock.start <= day &&
        day <= addDays(lock.start, lock.days) &&
        (lock.group === null || lock.group === groupOn(day)),
    ),
  )
}

async function write({ assigned, locks }: History): Promise<void> {
  await world.database.owner(`delete from payroll_locks where org_id = $1`, [orgId])
  await world.database.owner(
    `delete from membership_assignments where org_id = $1 and membership_id = $2 and kind = 'staff_group'`,
    [orgId, member],
  )
  for (const row of assigned)
    await world.database.owner(
      `insert into membership_assignments (org_id, membership_id, kind, valid_from, assigned_id, coming)
       values ($1, $2, 'staff_group', $3, $4, false)`,
      [orgId, member, row.from, row.group],
    )
  for (const lock of locks)
    await world.database.owner(
      `insert into payroll_locks (org_id, id, period_start, period_end, group_id, locked_at, lifted_at, updated_at)
       values ($1, $2, $3, $4, $5, now(), case when $6 then now() end, now())`,
      [orgId, newId(), lock.start, addDays(lock.start, lock.days), lock.group, lock.lifted],
    )
}

it('a lock of a group covers the days on which a member was in the group, whatever they are in today', async () => {
  const db = world.app.services.database.reader(orgId)
  await fc.assert(
    fc.asyncProperty(histories, async history => {
      await write(history)
      const expected = expectedDates(history)
      const locks = await locksOver(db, [newId(), member], from, to)
      expect(dates.filter(day => locks.cover(member, day))).toEqual(expected)
      const rows = await db.sql<{ day: string; locked: boolean }>`
        select d.day, ${lockedOn(orgId, sql`${member}::uuid`, sql`d.day`)} as locked
        from unnest(${dates}::date[]) as d(day) order by d.day`
      expect(rows.filter(({ locked }) => locked).map(({ day }) => day)).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})
