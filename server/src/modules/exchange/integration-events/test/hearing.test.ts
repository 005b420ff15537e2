import { beforeEach, describe, expect, test } from 'vitest'
import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
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

describe('what the log tells a caller', () => {
  const readAs = (held: Capability[], query: Record<string, string> = {}) =>
    logAs(world.as(orgId, ...held), query)

  test('are the events that they may subscribe to, and of two capabilities one is not enough', async () => {
    await world.announce(orgId, made(), gone(), made())
    await world.announce(orgId, gone())
    expect((await readAs(['integrations.manage'])).items).toEqual([])
    expect(sequences(await readAs(['integrations.manage', 'worktime.supervise']))).toEqual([1, 3])
    expect(sequences(await readAs(['integrations.manage', 'hr.manage']))).toEqual([])
    expect(sequences(await readAs(['integrations.manage', 'hr.manage', 'members.manage']))).toEqual([2, 4])
    expect(
      sequences(await readAs(['integrations.manage', 'worktime.supervise', 'hr.manage', 'members.manage'])),
    ).toEqual([1, 2, 3, 4])
  })

  test('is refused by name where the event is beyond them, as a subscription is', async () => {
    await world.announce(orgId, made(), gone())
    const supervisor = world.as(orgId, 'integrations.manage', 'worktime.supervise')
    expect(await supervisor('GET', '/v1/integration-events?event=thing.gone')).toMatchObject({
      status: 403,
      body: {
        code: 'webhook_event_scope_exceeds_actor',
        events: [{ event: 'thing.gone', missing: ['hr.manage', 'members.manage'] }],
      },
    })
    const named = { event: 'thing.made' }
    expect(sequences(await readAs(['integrations.manage', 'worktime.supervise'], named))).toEqual([1])
    expect((await readAs(['integrations.manage'], { event: 'thing.sung' })).items).toEqual([])
  })

  test('leaves out an event that is declared no more, but for whoever may read all', async () => {
    await world.announce(orgId, { event: 'thing.sung', payload: {} }, made())
    expect(sequences(await readAs(['integrations.manage', 'worktime.supervise']))).toEqual([2])
    expect(sequences(await read())).toEqual([1, 2])
  })

  test('pages past what they may not read, misses nothing and ends at the end of the log', async () => {
    for (let round = 0; round < 40; round++) await world.announce(orgId, gone(), gone(), gone())
    await world.announce(orgId, made(), gone(), made(), gone())
    for (let round = 0; round < 40; round++) await world.announce(orgId, gone(), gone(), gone())
    await world.announce(orgId, made(), gone())
    const held: Capability[] = ['integrations.manage', 'worktime.supervise']
    const seen: number[] = []
    let page = await readAs(held, { limit: '1' })
    for (; ; page = await readAs(held, { limit: '1', cursor: page.pageInfo.nextCursor })) {
      seen.push(...sequences(page))
      expect(page.items).toHaveLength(1)
      if (!page.pageInfo.hasMore) break
    }
    expect(seen).toEqual([121, 123, 245])
    // The end of the log, and not the last event that was read: nothing unreadable makes the position old.
    const end = page.pageInfo.nextCursor
    await world.announce(orgId, gone(), made())
    expect(sequences(await readAs(held, { limit: '1', cursor: end }))).toEqual([248])
    const since = (await read({ cursor: end })).items[0]?.createdAt ?? ''
    expect(sequences(await readAs(held, { since }))).toEqual([248])
  })

  test('goes on from a position when they have gained or lost a capability', async () => {
    await world.announce(orgId, made(), gone(), made())
    const held: Capability[] = ['integrations.manage', 'worktime.supervise']
    const { nextCursor } = (await readAs(held, { limit: '1' })).pageInfo
    expect(sequences(await read({ cursor: nextCursor }))).toEqual([2, 3])
    expect(sequences(await readAs(held, { cursor: nextCursor }))).toEqual([3])
  })

  test('begins at the end of the log for whoever may read nothing yet, too', async () => {
    await world.announce(orgId, made())
    const { items, pageInfo } = await readAs(['integrations.manage'], { from: 'end' })
    expect(items).toEqual([])
    await world.announce(orgId, made())
    expect(sequences(await read({ cursor: pageInfo.nextCursor }))).toEqual([2])
  })
})
