import { beforeEach, describe, expect, test } from 'vitest'
import { dropExpiredPartitions } from '../../../../platform/events/partitions.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { Receivers } from '../../webhooks/test/receivers.ts'
import { type Ask, gone, made, startWorld } from '../../webhooks/test/world.ts'
import { logAs, sequences } from './log.ts'

const world = await startWorld(new Receivers())

let orgId: Id
let ask: Ask

beforeEach(async () => {
  orgId = await world.organisation()
  ask = world.as(orgId)
})

const read = (query: Record<string, string> = {}) => logAs(ask, query)

describe('the log', () => {
  test('is read oldest first, with the payload as it was announced', async () => {
    const fact = made()
    await world.announce(orgId, fact)
    await world.announce(orgId, gone())
    const { items, pageInfo } = await read()
    expect(items).toMatchObject([
      { event: 'thing.made', payload: fact.payload, sequence: 1 },
      { event: 'thing.gone', sequence: 2 },
    ])
    expect(JSON.stringify(items[0]?.payload)).toBe(JSON.stringify(fact.payload))
    expect(items[0]?.updatedAt).toBe(items[0]?.createdAt)
    expect(pageInfo.hasMore).toBe(false)
  })

  test('needs integrations.manage', async () => {
    const { status, body } = await world.as(orgId, 'worktime.supervise')('GET', '/v1/integration-events')
    expect([status, body.code]).toEqual([403, 'insufficient_role'])
  })

  test('of another organisation is not read', async () => {
    await world.announce(await world.organisation(), made())
    expect((await read()).items).toEqual([])
  })

  test('is filtered by event, and by instant, the instant included', async () => {
    await world.announce(orgId, made())
    await world.announce(orgId, gone(), made())
    await world.announce(orgId, gone())
    expect(sequences(await read({ event: 'thing.gone' }))).toEqual([2, 4])
    const { items } = await read()
    expect(sequences(await read({ since: items[1]?.createdAt ?? '' }))).toEqual([2, 3, 4])
    expect(sequences(await read({ since: items[1]?.createdAt ?? '', event: 'thing.made' }))).toEqual([3])
    expect((await read({ event: 'thing.sung' })).items).toEqual([])
  })

  test('counts each organisation by itself, without a gap', async () => {
    const other = await world.organisation()
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        world.announce(
          index % 2 === 0 ? orgId : other,
          ...Array.from({ length: 1 + (index % 3) }, () => made()),
        ),
      ),
    )
    const counted = sequences(await read({ limit: '100' }))
    expect(counted).toEqual(Array.from({ length: counted.length }, (_, index) => index + 1))
  })

  test('has no gap where a transaction was rolled back', async () => {
    await world.announce(orgId, made())
    await expect(
      world.database.write({ orgId }, async tx => {
        await tx.sql`update organisation_clocks set last_sequence = last_sequence + 1 where org_id = ${orgId}`
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await world.announce(orgId, made())
    expect(sequences(await read())).toEqual([1, 2])
  })
})

describe('a cursor', () => {
  test('pages through everything once', async () => {
    for (let round = 0; round < 5; round++) await world.announce(orgId, made(), gone(), made())
    const seen: number[] = []
    let page = await read({ limit: '4' })
    for (; ; page = await read({ limit: '4', cursor: page.pageInfo.nextCursor })) {
      seen.push(...sequences(page))
      if (!page.pageInfo.hasMore) break
    }
    expect(seen).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
  })

  test('is given on the last page too, even an empty one, and reads on from there', async () => {
    const empty = await read()
    expect(empty).toMatchObject({ items: [], pageInfo: { hasMore: false, nextCursor: expect.any(String) } })
    await world.announce(orgId, made())
    const first = await read({ cursor: empty.pageInfo.nextCursor })
    expect(sequences(first)).toEqual([1])
    expect((await read({ cursor: first.pageInfo.nextCursor })).items).toEqual([])
    await world.announce(orgId, made())
    expect(sequences(await read({ cursor: first.pageInfo.nextCursor }))).toEqual([2])
  })

  test('sees every event once and in order, whatever commits meanwhile', async () => {
    const written = Promise.all(
      Array.from({ length: 60 }, () => world.announce(orgId, ...Array.from({ length: 3 }, () => made()))),
    )
    const seen: number[] = []
    let done = false
    void written.then(() => {
      done = true
    })
    for (let cursor: string | undefined, last = false; !last; ) {
      last = done
      const page = await read({ limit: '7', ...(cursor && { cursor }) })
      seen.push(...sequences(page))
      cursor = page.pageInfo.nextCursor
      if (page.pageInfo.hasMore) last = false
    }
    await written
    expect(seen).toEqual(Array.from({ length: 180 }, (_, index) => index + 1))
  })

  test('belongs to its filters', async () => {
    await world.announce(orgId, made())
    const { nextCursor } = (await read({ event: 'thing.made' })).pageInfo
    const { status, body } = await ask('GET', `/v1/integration-events?event=thing.gone&cursor=${nextCursor}`)
    expect([status, body.code]).toEqual([400, 'bad-request'])
    const stranger = world.as(await world.organisation())
    expect(
      (await stranger('GET', `/v1/integration-events?event=thing.made&cursor=${nextCursor}`)).status,
    ).toBe(400)
  })
})

describe('retention', () => {
  test('hides what is older than 90 days by the organisation’s clock', async () => {
    await world.announce(orgId, made())
    await world.advance(orgId, 60 * 86_400)
    await world.announce(orgId, made())
    expect(sequences(await read())).toEqual([1, 2])
    await world.advance(orgId, 31 * 86_400)
    expect(sequences(await read())).toEqual([2])
  })

  test('never passes a cursor silently: it is 410 and says where the log now begins', async () => {
    const start = (await read()).pageInfo.nextCursor
    await world.announce(orgId, made())
    await world.advance(orgId, 60 * 86_400)
    await world.announce(orgId, made())
    await world.advance(orgId, 31 * 86_400)
    const { status, body } = await ask('GET', `/v1/integration-events?cursor=${start}`)
    expect([status, body.code]).toEqual([410, 'cursor_expired'])
    expect(body.earliestAvailable).toBe((await read()).items[0]?.createdAt)

    await world.advance(orgId, 100 * 86_400)
    expect((await ask('GET', `/v1/integration-events?cursor=${start}`)).body).toMatchObject({
      code: 'cursor_expired',
      earliestAvailable: null,
    })
  })

  test('by the drop of a month answers a cursor in it with 410 and where to go on, and one after it as ever', async () => {
    await world.announce(orgId, made(), made())
    await world.announce(orgId, made())
    // As if the first two had been recorded seven months ago, in a month of their own.
    const month = Temporal.Now.plainDateISO('UTC').toPlainYearMonth().subtract({ months: 7 })
    const partition = `integration_events_${month.toString().replace('-', '_')}`
    const [from, to] = [month, month.add({ months: 1 })].map(
      one => `${one.toPlainDate({ day: 1 })}T00:00:00Z`,
    )
    await world.test.owner(
      `create table ${partition} partition of integration_events for values from ('${from}') to ('${to}')`,
    )
    await world.test.owner(
      'update integration_events set created_at = $2 where org_id = $1 and sequence <= 2',
      [orgId, `${month.toPlainDate({ day: 15 })}T12:00:00.000Z`],
    )
    const before = world.database.reader(orgId).cursors
    const identity = [orgId, 'integrationEvents.list', { event: undefined, since: undefined }]
    const at = (sequence: number) =>
      before.seal(identity, [`${month.toPlainDate({ day: 15 })}T12:00:00.000Z`, sequence])
    expect(await world.database.asOwner(dropExpiredPartitions)).toEqual([partition])

    const [left] = await world.test.owner<{ count: string }>(
      'select count(*) from integration_events where org_id = $1',
      [orgId],
    )
    expect(left?.count).toBe('1')
    const passed = await ask('GET', `/v1/integration-events?cursor=${at(1)}`)
    expect([passed.status, passed.body.code]).toEqual([410, 'cursor_expired'])
    const { items } = await read({ since: passed.body.earliestAvailable })
    expect(items.map(({ sequence }) => sequence)).toEqual([3])
    // Who had read everything that is gone has missed nothing.
    expect(sequences(await read({ cursor: at(2) }))).toEqual([3])
  })

  test('leaves a cursor alone that has missed nothing, however old', async () => {
    await world.announce(orgId, made())
    const end = (await read()).pageInfo.nextCursor
    await world.advance(orgId, 400 * 86_400)
    expect((await read({ cursor: end })).items).toEqual([])
    await world.announce(orgId, made())
    expect(sequences(await read({ cursor: end }))).toEqual([2])
  })

  test('does not pass a reader of a rare event that keeps reading', async () => {
    await world.announce(orgId, gone())
    await world.announce(orgId, made())
    const rare = await read({ event: 'thing.gone' })
    expect(sequences(rare)).toEqual([1])
    await world.advance(orgId, 91 * 86_400)
    const { nextCursor } = rare.pageInfo
    expect((await read({ event: 'thing.gone', cursor: nextCursor })).items).toEqual([])
    await world.announce(orgId, made(), gone())
    expect(sequences(await read({ event: 'thing.gone', cursor: nextCursor }))).toEqual([4])
  })
})

describe('the end of the log', () => {
  test('is a position from which everything later is read, and nothing earlier', async () => {
    await world.announce(orgId, made(), made())
    const { items, pageInfo } = await read({ from: 'end' })
    expect([items, pageInfo.hasMore]).toEqual([[], false])
    expect(sequences(await read({ cursor: pageInfo.nextCursor }))).toEqual([])
    await world.announce(orgId, made(), gone())
    expect(sequences(await read({ cursor: pageInfo.nextCursor }))).toEqual([3, 4])
  })

  test('is where an empty log ends too, and of one event where all of them end', async () => {
    const empty = (await read({ from: 'end' })).pageInfo.nextCursor
    const rare = (await read({ from: 'end', event: 'thing.gone' })).pageInfo.nextCursor
    await world.announce(orgId, made(), gone())
    expect(sequences(await read({ cursor: empty }))).toEqual([1, 2])
    expect(sequences(await read({ cursor: rare, event: 'thing.gone' }))).toEqual([2])
  })

  test('goes with no other beginning', async () => {
    const { nextCursor } = (await read()).pageInfo
    for (const other of [`cursor=${nextCursor}`, 'since=2026-11-20T07:00:00Z'])
      expect(await ask('GET', `/v1/integration-events?from=end&${other}`)).toMatchObject({
        status: 400,
        body: { code: 'bad-request', errors: [{ parameter: 'from' }] },
      })
    expect((await ask('GET', '/v1/integration-events?from=start')).status).toBe(400)
  })
})
