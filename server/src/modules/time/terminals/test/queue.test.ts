import { beforeEach, describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { deviceBounds } from '../device/limits.ts'
import * as atDevice from './at-terminals.ts'
import type { PairedDevice } from './devices.ts'

const { tap, terminalsOf } = atDevice

const world = await startWorld()
const terminals = await terminalsOf(world)
const { admin, members, known, ago, stored } = terminals
let device: PairedDevice
/** Each test has a device of its own, and its attempts. */
beforeEach(async () => {
  device = await terminals.device()
})
const punch = (body: object, at = device) => atDevice.punch(at, body)
const batch = (punches: readonly object[]) => atDevice.batch(device, punches)

describe('an offline queue', () => {
  it('is taken in any order and in pieces, with a result a row', async () => {
    const by = await known('eero')
    const day = 26 * 60
    const rows = [
      tap('clock_out', ago(day - 480), by),
      tap('clock_in', ago(day), by),
      tap('clock_in', ago(day - 1), { badgeCode: 'NOBODY99' }),
      tap('break_end', ago(day - 250), by),
      tap('clock_in', ago(61 * 24 * 60), by),
      tap('break_start', ago(day - 220), by),
    ].map(row => row)
    const first = await made(batch(rows.slice(0, 3)))
    expect(first.results).toHaveLength(3)
    const { results, retryAt } = await made(batch(rows))
    expect(retryAt).toBeNull()
    expect(results.map(({ clientPunchId }: { clientPunchId: string }) => clientPunchId)).toEqual(
      rows.map(({ clientPunchId }) => clientPunchId),
    )
    expect(
      results.map(({ status, code }: { status: string; code: string | null }) => code ?? status),
    ).toEqual([
      'repeated',
      'repeated',
      'device_member_unknown',
      expect.any(String),
      'punch_too_old',
      expect.any(String),
    ])
    for (const row of results)
      expect(Object.keys(row).sort()).toEqual(['clientPunchId', 'code', 'state', 'status'])
    expect(await made(batch(rows))).toMatchObject({
      results: results.map(({ state }: { state: string }) => ({ state })),
    })
  })

  it('is no way to try out badges: those of one queue count like taps, and what is left waits', async () => {
    const by = await known('elina')
    const guesses = Array.from({ length: 60 }, (_, guess) =>
      tap('clock_in', ago(5), { badgeCode: `1111${guess}` }),
    )
    const { results, retryAt } = await made(batch([...guesses, tap('clock_in', ago(5), by)]))
    const codes = results.map(({ code }: { code: string }) => code)
    expect(codes.filter((code: string) => code === 'device_member_unknown')).toHaveLength(
      deviceBounds.device.attempts,
    )
    expect(codes.at(-1)).toBe('device_attempts_exhausted')
    expect(retryAt).toEqual(expect.any(String))
  })

  it('with one unknown badge many times counts it once', async () => {
    const rows = Array.from({ length: 50 }, (_, index) =>
      tap('clock_in', ago(60 - index), { badgeCode: 'LOST0001' }),
    )
    const { results } = await made(batch(rows))
    expect(new Set(results.map(({ code }: { code: string }) => code))).toEqual(
      new Set(['device_member_unknown']),
    )
    expect(await punch(tap('clock_in', ago(5), await known('lumi')))).toMatchObject({ status: 200 })
  })

  it('has a thousand rows at most, each by a badge', async () => {
    const row = tap('clock_in', ago(5), { badgeCode: 'LOST0002' })
    for (const punches of [[], Array.from({ length: 1001 }, () => row)])
      expect(await batch(punches)).toMatchObject({ status: 400, body: { code: 'bad-request' } })
    const { badgeCode: _, ...rest } = row
    expect(await batch([{ ...rest, membershipId: members.onni.id, pin: '2580' }])).toMatchObject({
      status: 400,
    })
    const long = `{"punches":[],"x":"${'x'.repeat(12 * 1024 * 1024)}"}`
    expect(await device.client.post('/v1/device/punches/batch', long)).toMatchObject({ status: 413 })
  })
})

describe('the clock of a device', () => {
  it('corrects what it tells, and the offset is kept with the punch', async () => {
    const by = await known('tauno')
    // It is 90 seconds behind.
    const measured = await made(
      device.client.post('/v1/device/clock', { deviceTime: new Date(Date.now() - 90_000).toISOString() }),
    )
    expect(Math.abs(measured.clockOffsetMs - 90_000)).toBeLessThan(30_000)
    const body = tap('clock_in', ago(7), by)
    await made(punch(body))
    const row = (await stored('tauno')).find(({ clientPunchId }) => clientPunchId === body.clientPunchId)
    expect(row?.clockOffsetMs).toBe(measured.clockOffsetMs)
    expect(Date.parse(row?.occurredAt ?? '') - measured.clockOffsetMs).toBe(Date.parse(body.occurredAt))
    expect(await made(admin.get(`/v1/terminals/${device.terminalId}`))).toMatchObject({
      clockOffsetMs: measured.clockOffsetMs,
      clockMeasuredAt: measured.serverTime,
    })
    // Measured anew, the same tap is still the same.
    await made(
      device.client.post('/v1/device/clock', { deviceTime: new Date(Date.now() + 5000).toISOString() }),
    )
    expect(await made(punch(body))).toMatchObject({ status: 'repeated' })
  })

  it('is refused when it is wrong by more than a day', async () => {
    const deviceTime = new Date(Date.now() - 90_000_000).toISOString()
    expect(await device.client.post('/v1/device/clock', { deviceTime })).toMatchObject({
      status: 422,
      body: { code: 'device_clock_unusable', serverTime: expect.any(String) },
    })
  })
})
