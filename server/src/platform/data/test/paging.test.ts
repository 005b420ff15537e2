import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import type { TenantDb } from '../tenant-db.ts'
import {
  by,
  CursorInvalid,
  type KeysetKey,
  keysetPage,
  openPage,
  type PageQuery,
  sweepKeys,
} from '../paging.ts'
import { createNotes, note } from './notes.ts'

const world = await testDatabase()
const { database } = world
let db: TenantDb
let others: TenantDb

/** Thirty notes; ranks repeat and some are missing, and some notes changed in one instant. */
beforeAll(async () => {
  await createNotes(world)
  const orgId = await world.organisation()
  const notes = Array.from({ length: 30 }, (_, index) => ({
    ...note(`note ${String((index * 7) % 30).padStart(2, '0')}`, `2026-11-21T08:00:0${index % 10}.000Z`),
    rank: index % 4 === 0 ? null : index % 5,
  }))
  await database.write({ orgId }, tx => tx.insert('testNotes', notes).execute())
  db = database.reader(orgId)
  others = database.reader(await world.organisation())
})

interface Row {
  readonly id: string
  readonly body: string
  readonly rank: number | null
  readonly updatedAt: string
}

const order = (keys: readonly KeysetKey[]) => ({ operation: 'notes.list', keys, sweep: sweepKeys('n') })

const page = (
  query: PageQuery & { q?: string },
  keys: readonly KeysetKey[],
  on: TenantDb = db,
  operation = 'notes.list',
) =>
  keysetPage(on, query, {
    ...order(keys),
    operation,
    rows: keyset => on.sql<Row>`
      select id, body, rank, updated_at from test_notes n where n.org_id = ${on.orgId} ${keyset}`,
  })

async function walk(query: PageQuery, keys: readonly KeysetKey[]): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | undefined; ; ) {
    const { items, pageInfo } = await page({ ...query, cursor }, keys)
    rows.push(...items)
    expect(pageInfo.hasMore).toBe(pageInfo.nextCursor !== null)
    if (pageInfo.nextCursor === null) return rows
    cursor = pageInfo.nextCursor
  }
}

const everyOrder: [string, readonly KeysetKey[], string][] = [
  ['one key', [by('n.body')], 'body'],
  ['one key downwards', [by('n.body', { direction: 'desc' })], 'body desc'],
  ['two keys', [by('n.updatedAt'), by('n.id')], 'updated_at, id'],
  [
    'two keys downwards',
    [by('n.updatedAt', { direction: 'desc' }), by('n.id', { direction: 'desc' })],
    'updated_at desc, id desc',
  ],
  ['keys in both directions', [by('n.updatedAt', { direction: 'desc' }), by('n.id')], 'updated_at desc, id'],
  ['a key that can be missing', [by('n.rank', { nullable: true }), by('n.id')], 'rank nulls last, id'],
  [
    'a key that can be missing, downwards',
    [by('n.rank', { nullable: true, direction: 'desc' }), by('n.id')],
    'rank desc nulls last, id',
  ],
  [
    'three keys',
    [
      by('n.rank', { nullable: true, direction: 'desc' }),
      by('n.updatedAt'),
      by('n.id', { direction: 'desc' }),
    ],
    'rank desc nulls last, updated_at, id desc',
  ],
  ['an expression', [by(sql`right(n.body, 1)`, { as: 'body' }), by('n.id')], ''],
]

test.each(everyOrder.slice(0, -1))('pages by %s give every row once, in order', async (_, keys, orderBy) => {
  const expected = await db.sql<{ id: string }>`select id from test_notes order by ${sql.raw(orderBy)}`
  for (const limit of [1, 7, 29, 30, 31]) {
    const rows = await walk({ limit }, keys)
    expect(rows.map(row => row.id)).toEqual(expected.map(row => row.id))
  }
})

test('a builder pages like hand-written SQL', async () => {
  const keys = [by('testNotes.rank', { nullable: true, direction: 'desc' }), by('testNotes.id')]
  const ids: string[] = []
  for (let cursor: string | undefined, more = true; more; ) {
    const opened = openPage(db, { limit: 7, cursor }, { operation: 'notes.list', keys })
    const { items, pageInfo } = opened.answer(
      await opened.apply(db.selectFrom('testNotes').select(['id', 'rank'])).execute(),
    )
    ids.push(...items.map(item => item.id))
    more = pageInfo.hasMore
    cursor = pageInfo.nextCursor ?? undefined
  }
  const expected = await db.sql<{ id: string }>`select id from test_notes order by rank desc nulls last, id`
  expect(ids).toEqual(expected.map(row => row.id))
})

test('updatedSince is inclusive, and orders by change whatever the list’s own order', async () => {
  const updatedSince = '2026-11-21T10:00:04.000+02:00'
  const rows = await walk({ limit: 4, updatedSince }, [by('n.body')])
  const expected = await db.sql<{ id: string }>`
    select id from test_notes where updated_at >= ${updatedSince} order by updated_at, id`
  expect(rows.map(row => row.id)).toEqual(expected.map(row => row.id))
  expect(rows).toHaveLength(18)
})

test('an item can be shown otherwise than its row', async () => {
  const shown = await keysetPage(
    db,
    { limit: 2 },
    {
      ...order([by('n.body')]),
      rows: keyset => db.sql<Row>`select body from test_notes n where true ${keyset}`,
      show: row => row.body.toUpperCase(),
    },
  )
  expect(shown.items).toEqual(['NOTE 00', 'NOTE 01'])
  expect(shown.pageInfo.hasMore).toBe(true)
})

test('the limit may change from page to page', async () => {
  const first = await page({ limit: 3 }, [by('n.body')])
  const second = await page({ limit: 5, cursor: first.pageInfo.nextCursor ?? '' }, [by('n.body')])
  expect(second.items[0]?.body).toBe('note 03')
  expect(second.items).toHaveLength(5)
})

test('a cursor is good for its own query only', async () => {
  const keys = [by('n.body')]
  const { pageInfo } = await page({ limit: 3, q: 'note' }, keys)
  const cursor = pageInfo.nextCursor ?? ''
  expect((await page({ limit: 3, q: 'note', cursor }, keys)).items).toHaveLength(3)
  await expect(page({ limit: 3, q: 'other', cursor }, keys)).rejects.toThrow(CursorInvalid)
  await expect(page({ limit: 3, cursor }, keys)).rejects.toThrow(CursorInvalid)
  await expect(
    page({ limit: 3, q: 'note', updatedSince: '2026-01-01T00:00:00Z', cursor }, keys),
  ).rejects.toThrow(CursorInvalid)
  await expect(page({ limit: 3, q: 'note', cursor }, keys, db, 'other.list')).rejects.toThrow(CursorInvalid)
  await expect(page({ limit: 3, q: 'note', cursor }, keys, others)).rejects.toThrow(CursorInvalid)
  await expect(page({ limit: 3, q: 'note', cursor }, [by('n.rank'), by('n.id')])).rejects.toThrow(
    CursorInvalid,
  )
})

test('a cursor with any character changed, added or dropped is refused', async () => {
  const { pageInfo } = await page({ limit: 3 }, [by('n.body')])
  const cursor = pageInfo.nextCursor ?? ''
  expect(cursor).toMatch(/^[\w-]+$/)
  const other = (character: string) => (character === 'A' ? 'B' : 'A')
  const forged = [
    ...Array.from(cursor, (character, at) => cursor.slice(0, at) + other(character) + cursor.slice(at + 1)),
    `${cursor}A`,
    `${cursor}=`,
    `${cursor} `,
    cursor.slice(0, -1),
    '',
    'A',
    'nonsense',
    'ä',
  ]
  for (const cursor of forged)
    await expect(page({ limit: 3, cursor }, [by('n.body')]), cursor).rejects.toThrow(CursorInvalid)
})

test('the order of the filters in a query does not matter', async () => {
  const { pageInfo } = await page({ limit: 3, q: 'x', updatedSince: '2026-01-01T00:00:00Z' }, [by('n.body')])
  const again = { updatedSince: '2026-01-01T00:00:00Z', cursor: pageInfo.nextCursor ?? '', q: 'x' }
  expect((await page(again, [by('n.body')])).items).toHaveLength(27)
})

test('a sweep is read from its index, without sorting', async () => {
  const opened = openPage(db, { updatedSince: '2026-01-01T00:00:00Z' }, order([]))
  const plan = await db.sql<{ queryPlan: string }>`
    explain (costs off) select id from test_notes n where n.org_id = ${db.orgId} ${opened.fragment}`
  const text = JSON.stringify(plan)
  expect(text).toContain('test_notes_org_id_updated_at_id_idx')
  expect(text).not.toContain('Sort')
})
