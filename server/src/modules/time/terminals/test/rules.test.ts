import { describe, expect, it } from 'vitest'
import { instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import { isTooSimple } from '../badges/rules.ts'
import { plainBadge } from '../badges/pepper.ts'
import { hashOfCode, newCode } from '../credentials/pairing-code.ts'
import { corrected, measure } from '../device/clock.ts'
import { claimsToBeDevice, isWellFormed, newCredential } from '../credentials/token.ts'
import { exampleCredential } from '../record/contract.ts'
import type { TerminalRecord } from '../record/record.ts'
import { newTerminal } from './new-terminal.ts'

const start = Date.parse('2026-11-20T07:00:00.000Z')

/** The offset in force after looks at a clock: minutes since the start, and by how many ms ours was ahead. */
function after(samples: readonly (readonly [minute: number, offsetMs: number])[]): TerminalRecord {
  return samples.reduce((terminal, [minute, offsetMs]) => {
    const at = start + minute * 60_000
    const decision = measure(terminal, at - offsetMs, instantFromMilliseconds(at))
    if (decision.refusal !== undefined) throw new Error(decision.detail)
    return decision.state.terminal
  }, newTerminal())
}

describe('the clock of a device', () => {
  it.each([
    ['one sample counts at once', [[0, 340]], 340],
    [
      'the smallest of three counts: the others were longer under way',
      [
        [0, 340],
        [0, 310],
        [0, 900],
      ],
      310,
    ],
    [
      'one that was held up does no harm',
      [
        [0, 310],
        [1, 2900],
      ],
      310,
    ],
    [
      'a clock that was set ahead counts at once',
      [
        [0, 310],
        [0, 300],
        [0, 320],
        [5, -4000],
      ],
      -4000,
    ],
    [
      'a clock that was set back counts after three',
      [
        [0, 10],
        [1, 9],
        [2, 7010],
        [3, 7020],
        [4, 7030],
      ],
      7010,
    ],
    [
      'a sample is forgotten after an hour',
      [
        [0, 10],
        [60, 500],
      ],
      500,
    ],
    ['a clock that is behind is corrected forwards', [[0, 3_600_000]], 3_600_000],
  ] as const)('%s', (_, samples, offset) => expect(after(samples).clockOffsetMs).toBe(offset))

  it('is refused when it is wrong by more than a day, and nothing is kept of it', () => {
    for (const wrong of [86_400_001, -86_400_001])
      expect(measure(newTerminal(), start - wrong, instantFromMilliseconds(start))).toMatchObject({
        refusal: 'device_clock_unusable',
        extra: { serverTime: '2026-11-20T07:00:00.000Z' },
      })
    expect(after([[0, 86_400_000]]).clockOffsetMs).toBe(86_400_000)
  })

  it('is told in the trail when it moves by a second', () => {
    const told = (offsetMs: number) => {
      const decision = measure(
        after([[0, 5000]]),
        start + 60_000 - offsetMs,
        instantFromMilliseconds(start + 60_000),
      )
      return decision.refusal === undefined ? decision.audit.flatMap(({ changes = [] }) => changes) : []
    }
    expect([told(4001), told(6000)]).toEqual([[], []])
    expect(told(4000)).toEqual([{ field: 'clockOffsetMs', from: 5000, to: 4000 }])
  })

  it.each([
    ['2026-11-20T09:00:00+02:00', 250, '2026-11-20T07:00:00.250Z'],
    ['2026-11-20T07:00:00.000000001Z', -1500, '2026-11-20T06:59:58.500Z'],
    ['2026-11-20T07:00:00Z', null, '2026-11-20T07:00:00.000Z'],
  ])('%s with %s is %s', (deviceTime, offset, instant) => expect(corrected(deviceTime, offset)).toBe(instant))
})

describe('a PIN', () => {
  it.each(['0000', '1111', '1234', '9876', '00000000', '345678', '4321'])('%s is too simple', pin =>
    expect(isTooSimple(pin)).toBe(true),
  )
  it.each(['2580', '1357', '1122', '0001', '19840315', '1243'])('%s is not', pin =>
    expect(isTooSimple(pin)).toBe(false),
  )
})

it('a badge code is the same however a reader writes it', () => {
  const written = ['04:A2:5F:1B', '04a25f1b', '04-a2-5f-1b', '04 A2 5f 1b', '04.A2_5F.1B']
  expect(new Set(written.map(plainBadge))).toEqual(new Set(['04A25F1B']))
})

it('a pairing code is the same however it is typed, and another one in another organisation', () => {
  const keyring = { mac: (purpose: string, text: string) => Buffer.from(`${purpose} ${text}`) }
  const code = newCode()
  const hash = hashOfCode(keyring, 'a', code)
  for (const typed of [code.toLowerCase(), `${code.slice(0, 4)}-${code.slice(4)}`, ` ${code} `])
    expect(hashOfCode(keyring, 'a', typed)).toEqual(hash)
  expect(hashOfCode(keyring, 'b', code)).not.toEqual(hash)
})

it('a credential is told by its form', () => {
  const credential = newCredential()
  expect(credential).toMatch(/^kt_device_[0-9A-Za-z]{49}$/)
  expect([credential, exampleCredential].map(isWellFormed)).toEqual([true, true])
  expect(isWellFormed(credential.replace('kt_device_', 'kt_devise_'))).toBe(false)
  expect(['kt_device_', 'kt_live_x', 'x'].map(claimsToBeDevice)).toEqual([true, false, false])
})
