import { expect, it } from 'vitest'
import type { Client } from '../../../test/world/client.ts'
import { addDays, type PlainDate } from '../../platform/vocabulary/dates.ts'
import { mondayOf } from '../../platform/vocabulary/weekdays.ts'

interface Shift {
  readonly workDate: PlainDate
  readonly state: string
  readonly membershipId: string | null
  readonly changedSincePublished: boolean
}

export function describeShifts(administrators: readonly Pick<Client, 'get'>[], today: PlainDate): void {
  it.each([...administrators.entries()])('company %i plans six weeks of shifts', (_, admin) =>
    expectShifts(admin, today),
  )
}

/** Six weeks are planned, four of them published, and one shift has changed since. */
async function expectShifts(service: Pick<Client, 'get'>, today: PlainDate): Promise<void> {
  const from = addDays(mondayOf(today), -14)
  const window = `from=${from}&to=${addDays(from, 41)}`
  const items: Shift[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await service.get(`/v1/shifts?${window}&limit=100${cursor && `&cursor=${cursor}`}`)
    items.push(...body.items)
    cursor = body.pageInfo.nextCursor
  }
  const weeks = Map.groupBy(items, ({ workDate }) => mondayOf(workDate))
  const published = items.filter(({ state }) => state === 'published')
  const coming = addDays(from, 21)
  expect([...weeks.keys()].sort().slice(-4)).toEqual([14, 21, 28, 35].map(days => addDays(from, days)))
  expect(published.some(({ workDate }) => workDate >= coming)).toBe(true)
  expect(published.every(({ workDate }) => workDate < addDays(from, 28))).toBe(true)
  expect(published.filter(({ changedSincePublished }) => changedSincePublished)).toHaveLength(1)
  expect(items.some(({ state, workDate }) => state === 'draft' && workDate >= addDays(from, 28))).toBe(true)
  expect((await service.get('/v1/shift-publications')).body.items.length).toBeGreaterThan(0)
  expect((await service.get('/v1/open-shifts?state=open')).body.items).toMatchObject([{ pendingClaims: 1 }])
  expect((await service.get('/v1/shift-swaps')).body.items).toMatchObject([{ state: 'peer_accepted' }])
}
