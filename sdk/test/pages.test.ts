import { beforeAll, describe, expect, it } from 'vitest'
import { startWorld } from '../../server/test/world/world.ts'
import { createClient, type DimensionsListValuesQuery, pages, rows, sweep } from '../src/index.ts'
import { startNetwork } from './network.ts'

const world = await startWorld()
const network = await startNetwork(world)
const konttori = createClient({ baseUrl: network.baseUrl, key: world.meri.serviceKey })

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

  it('in which nothing has changed keeps its watermark', async () => {
    const updatedSince = '2999-01-01T00:00:00.000Z'
    const swept = sweep(konttori.members.list, { updatedSince })
    expect(await Array.fromAsync(swept)).toEqual([])
    expect(swept.watermark).toBe(updatedSince)
  })
})

async function* firstOf<Value>(values: AsyncIterable<Value>): AsyncGenerator<Value> {
  for await (const value of values) return yield value
}
