import { beforeEach, describe, expect, test } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { Attempts } from '../attempts/attempts.ts'
import type { Meter } from '../attempts/meter.ts'
import { subscriberOf } from '../../../../platform/http/subscriber.ts'
import { signInBounds } from '../attempts/limits.ts'

test.each([
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['::ffff:192.0.2.7', '192.0.2.7', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
])('%s and %s belong to one subscriber: %s', (one, other, same) => {
  expect(subscriberOf(one) === subscriberOf(other)).toBe(same)
})

const world = await startWorld()
const { database, keyring } = world.app.services

describe('attempts', () => {
  let now = 0
  beforeEach(async () => {
    now = 1_000_000
    await world.database.owner('delete from directory.attempts')
  })
  const process = () => new Attempts(database, keyring, () => now)
  const bounds = { attempts: 3, forgetsOneInSeconds: 60, firstWaitSeconds: 10, longestWaitSeconds: 40 }
  const meter = (subject: string, more = {}): Meter => ({
    kind: 'test',
    subject,
    bounds: { ...bounds, ...more },
  })
  const refused = async (work: Promise<unknown>): Promise<RequestRefused> => {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (error instanceof RequestRefused) return error
    throw error ?? new Error('the attempt was let through')
  }
  const waitOf = async (attempts: Attempts, ...meters: Meter[]) =>
    Number((await refused(attempts.attempt('sign_in', meters))).headers?.['retry-after'])

  test('wait longer with every further one, up to the longest wait, and say how long', async () => {
    const attempts = process()
    for (let count = 0; count < 3; count++) await attempts.attempt('sign_in', [meter('aino')])
    for (const wait of [10, 20, 40, 40]) {
      expect(await waitOf(attempts, meter('aino'))).toBe(wait)
      now += wait * 1000 - 1
      expect(await waitOf(attempts, meter('aino'))).toBe(1)
      now += 1
      await attempts.attempt('sign_in', [meter('aino')])
    }
    expect(await refused(attempts.attempt('sign_in', [meter('aino')]))).toMatchObject({
      code: 'too-many-requests',
      extra: { scope: 'sign_in' },
    })
  })

  test('are forgotten one by one', async () => {
    const attempts = process()
    for (let count = 0; count < 2; count++) await attempts.attempt('sign_in', [meter('aino')])
    now += 120_000
    for (let count = 0; count < 3; count++) await attempts.attempt('sign_in', [meter('aino')])
    expect(await waitOf(attempts, meter('aino'))).toBe(10)
  })

  test('of one subject are nothing to another', async () => {
    const attempts = process()
    for (let count = 0; count < 3; count++) await attempts.attempt('sign_in', [meter('aino')])
    await attempts.attempt('sign_in', [meter('eero')])
    await attempts.attempt('sign_in', [{ ...meter('aino'), kind: 'other' }])
  })

  test('are counted together by all processes, at once and after a restart', async () => {
    const processes = [process(), process(), process(), process()]
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        (processes[index % 4] as Attempts).attempt('sign_in', [meter('aino')]),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await waitOf(process(), meter('aino'))).toBe(10)
  })

  test('that are turned away count nowhere, not by the other meters either', async () => {
    const attempts = process()
    for (let count = 0; count < 3; count++) await attempts.attempt('sign_in', [meter('blocked')])
    for (let count = 0; count < 20; count++) {
      await waitOf(process(), meter('free'), meter('blocked'))
      await waitOf(attempts, meter('free'), meter('blocked'))
    }
    for (let count = 0; count < 3; count++) await attempts.attempt('sign_in', [meter('free')])
    expect(await waitOf(attempts, meter('free'))).toBe(10)
  })

  test('that succeed are taken back, and set back to nothing what they are said to', async () => {
    const attempts = process()
    for (let count = 0; count < 30; count++) {
      const attempt = await attempts.attempt('sign_in', [meter('office'), meter('aino')], [meter('aino')])
      await attempt.succeeded()
    }
    for (let count = 0; count < 2; count++)
      await attempts.attempt('sign_in', [meter('office'), meter('aino')])
    const right = await attempts.attempt('sign_in', [meter('office'), meter('aino')], [meter('aino')])
    await right.succeeded()
    await attempts.attempt('sign_in', [meter('aino')])
    await attempts.attempt('sign_in', [meter('aino')])
    await attempts.attempt('sign_in', [meter('office')])
    expect(await waitOf(attempts, meter('office'))).toBe(10)
  })

  test('leave a row that names nobody, and that is dropped in time', async () => {
    const attempts = process()
    await attempts.attempt('sign_in', [meter('aino@meri.example')])
    const [row] = await world.database.owner('select * from directory.attempts')
    expect(JSON.stringify(row)).not.toContain('aino')
    now += 60_000
    await attempts.purge()
    expect(await world.database.owner('select from directory.attempts')).toHaveLength(1)
    now += 40_000
    await attempts.purge()
    expect(await world.database.owner('select from directory.attempts')).toEqual([])
  })

  test('of strangers at one account are fewer than a hundred in any hour', async () => {
    const attempts = process()
    const account: Meter = { kind: 'account', subject: 'aino', bounds: signInBounds.account }
    const made: number[] = []
    // As somebody tries who waits exactly as long as they are told.
    for (const end = now + 3 * 3_600_000; now < end; )
      try {
        await attempts.attempt('sign_in', [account])
        made.push(now)
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error
        now += Number(error.headers?.['retry-after']) * 1000
      }
    expect(made.length).toBeGreaterThan(100)
    for (const at of made)
      expect(made.filter(other => other >= at && other < at + 3_600_000).length).toBeLessThan(100)
  })
})
