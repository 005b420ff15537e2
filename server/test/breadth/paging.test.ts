import { describe, expect, it } from 'vitest'
import { startWorld } from '../world/world.ts'
import { each, open, urlOf } from './operations.ts'
import { thingsOf } from './things.ts'

const world = await startWorld()
const mine = await thingsOf(world, 'meri')
const admin = world.as('aino')

const has = (name: string) => (operation: (typeof open)[number]) =>
  name in (operation.query?.properties ?? {})
const paged = open.filter(has('cursor'))

const paramsOf = (operation: (typeof open)[number]) =>
  Object.fromEntries(
    Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
      'missing' in parameter ? [[name, mine[parameter.missing] ?? '']] : [],
    ),
  )
/** What a list is of, where its query says it. */
const swap = (await admin.get(`/v1/shift-swaps/${mine['shift_swap_not_found']}`)).body
const subjects: Readonly<Record<string, Record<string, string>>> = {
  'shiftSwaps.candidates': { shiftId: swap.fromShift.id },
  'attachments.list': { targetType: 'export_batch', targetId: mine['export_batch_not_found'] ?? '' },
}
const read = (operation: (typeof open)[number], more: Record<string, string> = {}) =>
  admin.get(urlOf(operation, paramsOf(operation), { ...subjects[operation.id], ...more }))

describe('a list with a cursor', () => {
  it.each(each(paged))('%s has the page envelope', async (_, operation) => {
    const answer = await read(operation)
    expect(answer).toMatchObject({
      status: 200,
      body: { items: expect.any(Array), pageInfo: { hasMore: expect.any(Boolean) } },
    })
  })

  it.each(each(paged))('%s keeps its bounds', async (_, operation) => {
    for (const limit of ['0', '-1', '101', '1.5', 'many', ''])
      expect(await read(operation, { limit })).toMatchObject({
        status: 400,
        body: { code: 'bad-request', errors: [{ parameter: 'limit' }] },
      })
    expect(await read(operation, { limit: '100' })).toMatchObject({ status: 200 })
  })

  it.each(each(paged))('%s refuses a cursor that it did not make', async (_, operation) => {
    for (const cursor of ['x', 'AAAA', Buffer.from('[1]').toString('base64url'), 'a'.repeat(500)])
      expect(await read(operation, { cursor })).toMatchObject({
        status: 400,
        body: { code: 'bad-request', errors: [{ parameter: 'cursor' }] },
      })
  })
})

describe('a sweep', () => {
  const swept = each(open.filter(has('updatedSince')))

  it.each(swept)('%s names a bad instant', async (_, operation) => {
    for (const updatedSince of [
      'yesterday',
      '2026-10-14',
      '2026-10-14T08:00:00',
      '1899-12-31T23:59:59Z',
      '3000-01-01T00:00:00Z',
      '2026-13-01T00:00:00Z',
    ])
      expect(await read(operation, { updatedSince })).toMatchObject({
        status: 400,
        body: { code: 'bad-request', errors: [{ parameter: 'updatedSince' }] },
      })
  })

  it.each(swept)(
    '%s gives every row once, in the order of its change, however small the pages',
    async (_, operation) => {
      const since = { updatedSince: '2020-01-01T00:00:00+02:00' }
      const rows: { id: string; updatedAt: string }[] = []
      let cursor: string | null = null
      do {
        const answer = await read(operation, { ...since, limit: '1', ...(cursor && { cursor }) })
        expect(answer.status).toBe(200)
        rows.push(...answer.body.items)
        cursor = answer.body.pageInfo.nextCursor
        expect(answer.body.pageInfo.hasMore).toBe(cursor !== null)
      } while (cursor !== null)
      const keys = rows.map(row => `${row.updatedAt} ${row.id}`)
      expect(keys).toEqual([...keys].sort())
      expect(new Set(rows.map(row => row.id)).size).toBe(rows.length)
      const whole = await read(operation, { ...since, limit: '100' })
      expect(rows).toEqual(whole.body.items)
    },
  )

  it.each(swept)('%s refuses its cursor for another query', async (_, operation) => {
    const first = await read(operation, { updatedSince: '2020-01-01T00:00:00Z', limit: '1' })
    const cursor: string | null = first.body.pageInfo.nextCursor
    if (cursor === null) return expect(first.body.items.length).toBeLessThanOrEqual(1)
    for (const more of [{}, { updatedSince: '2020-01-02T00:00:00Z' }])
      expect(await read(operation, { cursor, ...more } as Record<string, string>)).toMatchObject({
        status: 400,
        body: { errors: [{ parameter: 'cursor' }] },
      })
  })
})
