import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../../../test/world/client.ts'
import { made } from '../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { pairedDevice } from './devices.ts'

const world = await startWorld()
const admin = world.as('aino')
const phone = world.as('onni')
const { id: membershipId } = world.meri.members.onni
const badgeCode = 'ACE00001'
await made(admin.put(`/v1/memberships/${membershipId}/badge`, { badgeCode, pin: '2580' }))
const [door, gate] = [
  await pairedDevice(world, admin),
  await pairedDevice(world, admin, { name: 'Portti', allMembers: true }),
]
const { serverTime } = await made(door.client.get('/v1/device'))
const now = Date.parse(serverTime)
const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString()

interface Tap {
  readonly clientPunchId: string
  readonly kind: 'clock_in' | 'break_start' | 'break_end' | 'clock_out'
  readonly occurredAt: string
}
const tap = (kind: Tap['kind'], minutes: number): Tap => ({
  clientPunchId: newId(),
  kind,
  occurredAt: ago(minutes),
})

const paths = {
  clock_in: 'clock-in',
  break_start: 'break-start',
  break_end: 'break-end',
  clock_out: 'clock-out',
} as const
const byPhone = ({ kind, ...body }: Tap): Promise<Answer> => phone.post(`/v1/me/punch/${paths[kind]}`, body)
const at = ({ client }: typeof door) => ({
  byBadge: (body: Tap) => client.post('/v1/device/punches', { ...body, badgeCode }),
  byPin: (body: Tap) => client.post('/v1/device/punches', { ...body, membershipId, pin: '2580' }),
  queue: (taps: readonly Tap[]) =>
    client.post('/v1/device/punches/batch', { punches: taps.map(each => ({ ...each, badgeCode })) }),
})

const rows = () =>
  world.database.owner<{ kind: string; sessionId: string | null; clientPunchId: string }>(
    `select kind, session_id as "sessionId", client_punch_id as "clientPunchId" from punches
     where membership_id = $1 order by occurred_at, kind`,
    [membershipId],
  )
const sessions = () =>
  world.database.owner<{ startedAt: string; endedAt: string | null; state: string }>(
    `select to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt",
       to_char(ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endedAt", state
     from punch_sessions where membership_id = $1 order by started_at`,
    [membershipId],
  )

/** The order in which requests come is chance; so each round has another. */
const shuffled = <T>(list: readonly T[], round: number): T[] =>
  list
    .map((each, index) => ({ each, rank: ((index + 1) * (round * 7 + 3)) % 11 }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ each }) => each)

describe('two terminals and a phone that punch one member at once', () => {
  it.each([0, 1, 2, 3])('make one session of the same taps, whatever comes first (%i)', async round => {
    const before = { rows: (await rows()).length, sessions: (await sessions()).length }
    const day = (round + 1) * 24 * 60
    const taps = [
      tap('clock_in', day),
      tap('break_start', day - 170),
      tap('break_end', day - 200),
      tap('clock_out', day - 480),
    ]
    const [first, second, third, last] = taps as [Tap, Tap, Tap, Tap]
    const [there, here] = [at(door), at(gate)]
    const sends = [
      () => there.byBadge(first),
      () => byPhone(second),
      () => here.byPin(third),
      () => there.queue(taps),
      () => here.queue([last, first]),
      () => here.byBadge(last),
      () => there.byPin(second),
      () => byPhone(first),
      () => byPhone(last),
    ]
    const answers = await Promise.all(shuffled(sends, round).map(send => send()))
    // Some have no place when they come: what they belong to is on its way.
    for (const { status } of answers) expect(status).toBe(200)

    const made = (await rows()).filter(({ clientPunchId }) =>
      taps.some(each => each.clientPunchId === clientPunchId),
    )
    expect(made.map(({ kind }) => kind)).toEqual(['clock_in', 'break_start', 'break_end', 'clock_out'])
    expect(new Set(made.map(({ sessionId }) => sessionId)).size).toBe(1)
    expect((await rows()).length).toBe(before.rows + taps.length)
    const all = await sessions()
    expect(all.length).toBe(before.sessions + 1)
    expect(all).toContainEqual(
      expect.objectContaining({ startedAt: first.occurredAt, endedAt: last.occurredAt, state: 'closed' }),
    )
  })

  it('with taps of their own leave one clock-in placed, and the others to be looked at', async () => {
    const answers = await Promise.all([
      at(door).byBadge(tap('clock_in', 9)),
      at(gate).byPin(tap('clock_in', 8)),
      byPhone(tap('clock_in', 7)),
    ])
    for (const { status } of answers) expect(status).toBe(200)
    const open = (await sessions()).filter(({ state }) => state === 'open')
    expect(open).toEqual([expect.objectContaining({ startedAt: ago(9) })])
    const own = await made(phone.get('/v1/me/punch'))
    expect(own).toMatchObject({ state: 'working', unplaced: true })
    for (const { client } of [door, gate]) {
      const { items } = await made(client.get('/v1/device/members?limit=100'))
      expect(items).toContainEqual({ membershipId, displayName: 'Onni Laine', state: 'working' })
    }
  })
})
