import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../server/test/world/world.ts'
import { type Description, operationsOf, type ResponseObject } from '../../tools/generate-sdk/description.ts'
import {
  createClient,
  type DimensionsListValuesQuery,
  isRefusal,
  type ListReader,
  pages,
  rows,
  sweep,
} from '../src/index.ts'
import { startNetwork } from './network.ts'

const world = await startWorld()
const network = await startNetwork(world)
const konttori = createClient({ baseUrl: network.baseUrl, key: world.meri.serviceKey })

const newcomer = { firstNames: 'Aina', lastName: 'Aikanen', role: 'employee' } as const

const everyone = async () => (await konttori.members.list({ limit: 100 })).items.map(({ id }) => id)

beforeAll(async () => {
  const names = Array.from({ length: 17 }, (_, index) => `Väki ${index}`)
  await konttori.members.createBulk({
    rows: names.map(firstNames => ({ firstNames, lastName: 'Sama', role: 'employee' })),
  })
})

describe('paging', () => {
  it.each([1, 4, 7, 100])('visits every row once, %i to a page', async limit => {
    const seen: string[] = []
    for await (const member of rows(konttori.members.list, { limit })) seen.push(member.id)
    expect(seen).toEqual(await everyone())
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('keeps the query on every page', async () => {
    const found: string[] = []
    for await (const member of rows(konttori.members.list, { q: 'Sama', limit: 5 }))
      found.push(member.lastName)
    expect(found).toEqual(Array.from({ length: 17 }, () => 'Sama'))
  })

  it('reads a page when its rows are asked for, and no page after the last row that was', async () => {
    network.sent.length = 0
    for await (const _ of rows(konttori.members.list, { limit: 5 })) break
    expect(network.sent).toHaveLength(1)
  })

  it('goes on from a cursor that was kept', async () => {
    const [first] = await Array.fromAsync(firstOf(pages(konttori.members.list, { limit: 5 })))
    const cursor = first?.pageInfo.nextCursor ?? undefined
    const rest = await Array.fromAsync(rows(konttori.members.list, { limit: 5, cursor }))
    expect([...(first?.items ?? []), ...rest].map(({ id }) => id)).toEqual(await everyone())
  })

  it('reads a list below a path', async () => {
    const { items } = await konttori.dimensions.list()
    const project = items.find(({ code }) => code === 'project')?.id ?? ''
    const values = await Array.fromAsync(
      rows((query: DimensionsListValuesQuery) => konttori.dimensions.listValues(project, query), {
        limit: 1,
      }),
      ({ code }) => code,
    )
    expect(values.sort()).toEqual(['harbour', 'tower'])
  })

  it('reads a list without pages as any other, whole and once', async () => {
    const membershipId = world.meri.members.veera.id
    await konttori.workDays.writeEntries(
      { membershipId, date: '2026-11-16' },
      { entries: [{ entryTypeId: world.meri.catalogs.entryTypes.work, durationMinutes: 450 }] },
    )
    network.sent.length = 0
    const codes = await Array.fromAsync(rows(konttori.entryTypes.list), ({ code }) => code)
    expect(codes).toEqual((await konttori.entryTypes.list()).items.map(({ code }) => code))
    expect(codes).toContain('work')
    const levels = await Array.fromAsync(rows(konttori.dimensions.list, { includeValues: true }))
    expect(levels.flatMap(({ values = [] }) => values.map(({ code }) => code)).sort()).toContain('harbour')
    const window = { from: '2026-11-16', to: '2026-11-17' }
    const days = await Array.fromAsync(
      rows((query: typeof window) => konttori.workDays.listMemberDays(membershipId, query), window),
    )
    expect(days.map(({ workDate }) => workDate)).toEqual(['2026-11-16'])
    expect(network.sent).toHaveLength(4)
  })

  it('reads every list of the interface that can be asked for without more', async () => {
    const lists = operationsOf(description).filter(
      ({ method, responses, parameters = [] }) =>
        method === 'GET' && isList(responses) && !parameters.some(({ required }) => required),
    )
    expect(lists.length).toBeGreaterThan(25)
    const families = konttori as unknown as Record<
      string,
      Record<string, ListReader<object | undefined, unknown>>
    >
    for (const { operationId, family, verb } of lists) {
      const read = families[family]?.[verb]
      if (!read) throw new Error(operationId)
      const found: unknown = await Array.fromAsync(rows(read)).catch((error: unknown) => error)
      // Some are for sessions alone.
      if (isRefusal(found)) expect([operationId, found.status]).toEqual([operationId, 403])
      else expect([operationId, found]).toEqual([operationId, expect.any(Array)])
    }
  })

  it('throws a refusal where it happens', async () => {
    const read = Array.fromAsync(rows(konttori.members.list, { cursor: 'made-up' }))
    await expect(read).rejects.toMatchObject({
      code: 'bad-request',
      problem: { errors: [{ parameter: 'cursor' }] },
    })
  })
})

describe('a sweep', () => {
  it('without a watermark gives everything, and then only what has changed', async () => {
    const first = sweep(konttori.members.list, { limit: 6 })
    const copied = new Map((await Array.fromAsync(first)).map(member => [member.id, member]))
    expect([...copied.keys()].sort()).toEqual((await everyone()).sort())

    const changed = await konttori.members.update(world.meri.members.veera.id, { phone: '+358 50 7654321' })
    const second = sweep(konttori.members.list, { updatedSince: first.watermark })
    const found = await Array.fromAsync(second)
    expect(found.at(-1)).toEqual(changed)
    expect(found.every(({ updatedAt }) => updatedAt >= first.watermark)).toBe(true)
    expect(second.watermark).toBe(changed.updatedAt)
  })

  it('that is broken off starts again at the instant where it stopped, and misses nothing', async () => {
    const broken = sweep(konttori.members.list, { limit: 3 })
    const given: string[] = []
    for await (const { id } of broken) if (given.push(id) === 8) break
    const rest = await Array.fromAsync(sweep(konttori.members.list, { updatedSince: broken.watermark }))
    expect(rest[0]?.updatedAt).toBe(broken.watermark)
    expect(new Set([...given, ...rest.map(({ id }) => id)])).toEqual(new Set(await everyone()))
  })

  it('tells what was deleted when it is through, and from when on none is missing', async () => {
    const { id, updatedAt } = await konttori.members.get((await konttori.members.create(newcomer)).id)
    await konttori.members.remove(id)
    const swept = sweep(konttori.members.list, { updatedSince: updatedAt, limit: 1 })
    expect([swept.deleted, swept.deletionsKnownFrom]).toEqual([[], undefined])
    const found = await Array.fromAsync(swept)
    expect(found.map(member => member.id)).not.toContain(id)
    expect(swept.deleted).toEqual([{ id, deletedAt: expect.any(String) }])
    expect(swept.deletionsKnownFrom).toBe(updatedAt)
  })

  it('in which nothing has changed keeps its watermark', async () => {
    const updatedSince = '2999-01-01T00:00:00.000Z'
    const swept = sweep(konttori.members.list, { updatedSince })
    expect(await Array.fromAsync(swept)).toEqual([])
    expect(swept.watermark).toBe(updatedSince)
  })
})

const description = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../openapi.json'), 'utf8'),
) as Description

const isList = (responses: Readonly<Record<string, ResponseObject>>): boolean =>
  responses['200']?.content?.['application/json']?.schema.properties?.['items']?.type === 'array'

async function* firstOf<Value>(values: AsyncIterable<Value>): AsyncGenerator<Value> {
  for await (const value of values) return yield value
}
