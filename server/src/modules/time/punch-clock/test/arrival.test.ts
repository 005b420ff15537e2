import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { addSeconds, millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Punch } from '../punches/record.ts'
import { takePunches } from '../taking/taking.ts'
import { clockOf, type Shown } from './clock.ts'
import { arrivals, pieces } from './months.ts'

const world = await startWorld()
const { now, punch } = await clockOf(world)
const { members, id: orgId } = world.meri
const { services } = world.app

/** The month of October, moved into the last days. */
const back = Math.floor((millisecondsOf(now) - millisecondsOf('2026-11-02T00:00:00.000Z')) / 86_400_000)
const lately = (occurredAt: string) => addSeconds(occurredAt, back * 86_400)

const take = (membershipId: Id, taps: readonly Punch[]) =>
  services.transactions.run(
    { orgId, actor: systemActor, operation: 'test.take', requestId: newId() },
    (tx, commit) =>
      takePunches(
        {
          tx,
          commit,
          contributions: services.contributions,
          timeZone: 'Europe/Helsinki',
          actorMembershipId: null,
        },
        taps.map(({ clientPunchId, kind, occurredAt, note }) => ({
          ...{ membershipId, clientPunchId, kind, note },
          occurredAt: lately(occurredAt),
          origin: { kind: 'own' },
        })),
      ),
  )

/** All that a member's punches have come to, without the ids that each gets when it comes. */
async function rowsOf(membershipId: Id) {
  const { owner } = world.database
  const [punches, sessions, entries] = await Promise.all([
    owner(
      `select p.client_punch_id, p.unplaced_code, p.work_date::text,
         (select s.started_at::text from punch_sessions s where s.org_id = p.org_id and s.id = p.session_id) as session
       from punches p where p.org_id = $1 and p.membership_id = $2 order by p.client_punch_id`,
      [orgId, membershipId],
    ),
    owner(
      `select work_date::text, started_at::text, ended_at::text, state, live_state, since::text, spans
       from punch_sessions where org_id = $1 and membership_id = $2 order by started_at`,
      [orgId, membershipId],
    ),
    owner(
      `select d.work_date::text, d.worked_minutes, e.start_minutes, e.end_minutes, e.duration_minutes, e.source, e.note,
         e.raw_start_at::text, e.raw_end_at::text
       from work_days d join work_entries e on e.org_id = d.org_id and e.work_day_id = d.id
       where d.org_id = $1 and d.membership_id = $2 order by d.work_date, e.position`,
      [orgId, membershipId],
    ),
  ])
  return { punches, sessions, entries }
}

async function clear(membershipId: Id): Promise<void> {
  for (const table of ['punches', 'punch_sessions', 'work_days'])
    await world.database.owner(`delete from ${table} where org_id = $1 and membership_id = $2`, [
      orgId,
      membershipId,
    ])
}

test('whatever the order, the pieces and the repeats, the rows are the same', async () => {
  const [one, other] = [members.otso.id, members.lumi.id]
  await fc.assert(
    fc.asyncProperty(arrivals, async ({ taps, sent, cuts }) => {
      await Promise.all([clear(one), clear(other)])
      await take(one, taps)
      for (const piece of pieces(
        sent,
        cuts.map(cut => cut),
      ))
        await take(other, piece)
      expect(await rowsOf(other)).toEqual(await rowsOf(one))
    }),
    { numRuns: Number(process.env['KONTTORI_PUNCH_RUNS'] ?? 12), endOnFailure: true },
  )
})

test('two terminals and a phone that punch the same member at once make one session', async () => {
  const by = world.as('paavo')
  const answers = await Promise.all(Array.from({ length: 9 }, () => punch(by, 'clock_in')))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const { body } = await by.get('/v1/me/punch')
  expect(body).toMatchObject({ state: 'working', unplaced: true })
  expect(body.punches).toHaveLength(1)
  const { items } = (await by.get('/v1/me/unplaced-punches')).body
  expect(items).toHaveLength(8)
  expect(new Set(items.map((one: Shown) => one.unplacedCode))).toEqual(new Set(['punch_inside_session']))
  // The same tap from three devices at once counts once.
  const clientPunchId = newId()
  await Promise.all(Array.from({ length: 3 }, () => by.post('/v1/me/punch/clock-out', { clientPunchId })))
  const [{ count }] = await world.database.owner<any>(
    'select count(*)::int as count from punches where org_id = $1 and client_punch_id = $2',
    [orgId, clientPunchId],
  )
  expect(count).toBe(1)
})

test('a thousand punches take as many statements as ten, or little more', async () => {
  const taps = (member: Id, days: number) =>
    Array.from({ length: days }, (_, day) => {
      const at = (hours: number) => addSeconds(now, -(day + 1) * 86_400 + hours * 3600)
      return (['clock_in', 'break_start', 'break_end', 'clock_out'] as const).map((kind, index) => ({
        ...{ membershipId: member, clientPunchId: newId(), kind },
        occurredAt: at(index),
        origin: { kind: 'own' } as const,
      }))
    }).flat()
  const counted = async (incoming: ReturnType<typeof taps>) =>
    services.transactions.run(
      { orgId, actor: systemActor, operation: 'test.take', requestId: newId() },
      async (tx, commit) => {
        let statements = 0
        const counting = new Proxy(tx, {
          get(target, name) {
            const value = Reflect.get(target, name, target)
            if (typeof value !== 'function') return value
            return (...args: unknown[]) => {
              if (name === 'sql' || name === 'execute') statements++
              return value.apply(target, args)
            }
          },
        })
        const { contributions } = services
        const results = await takePunches(
          { tx: counting, commit, contributions, timeZone: 'Europe/Helsinki', actorMembershipId: null },
          incoming,
        )
        expect(results.every(({ status }) => status === 'placed')).toBe(true)
        return statements
      },
    )
  const few = await counted(taps(members.sisu.id, 3))
  const everybody = ['helmi', 'tauno', 'elina', 'eero', 'aino'] as const
  const many = await counted(everybody.flatMap(name => taps(members[name].id, 50)))
  expect(many).toBeLessThanOrEqual(few + 2)
})
