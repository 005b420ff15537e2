import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import {
  baseLineKinds,
  otherLineKinds,
  premiumLineKinds,
} from '../../../../time/work-days/interpretation/day.ts'
import { lineKinds } from '../../kinds.ts'
import {
  coffee,
  doctor,
  duration,
  type ExampleDay,
  fixed,
  flexible,
  linesFor,
  lunch,
  officeDay,
  on,
  ordered,
  span,
  standby,
  training,
  work,
} from '../../test/days.ts'
import { allocationsOf } from '../allocations.ts'

/** Lines as `kind minutes code: minutes target, …`. */
const texts = (example: ExampleDay) =>
  linesFor(example).map(line => {
    const shares = allocationsOf(line.parts).map(({ minutes, valueCode }) => `${minutes} ${valueCode}`)
    const head = [line.kind, line.minutes, line.payTypeCode].filter(part => part !== null).join(' ')
    return shares.length > 0 ? `${head}: ${shares.join(', ')}` : head
  })

describe('the lines of a day', () => {
  it('know every kind of the interpretation', () =>
    expect([...lineKinds].sort()).toEqual(
      ['flex', 'payout', ...baseLineKinds, ...premiumLineKinds, ...otherLineKinds].sort(),
    ))

  it('are those of its interpretation, minute by minute', () => {
    const [line] = linesFor({ entries: [span(480, 960)] })
    expect(line).toMatchObject({
      kind: 'normal',
      minutes: 480,
      fromMinutes: 480,
      toMinutes: 960,
      creditBp: 10000,
      rule: { id: fixed.id, versionId: fixed.versionId },
      explain: expect.stringContaining('480 min'),
    })
  })

  const tower = [on('tower')]
  const harbour = [on('harbour')]
  it.each<[string, ExampleDay, string[]]>([
    [
      'are paid as their entry says, and belong to its targets',
      {},
      ['normal 210 1000: 210 tower', 'normal 270 1000: 270 tower'],
    ],
    [
      'follow each entry with its own pay type and target',
      { entries: [span(480, 720, work, tower), span(720, 960, training, harbour)] },
      ['normal 240 1000: 240 tower', 'normal 240 1500: 240 harbour'],
    ],
    [
      'give overtime the targets of the entry that it falls on, and no pay type of the entry',
      { entries: [span(420, 720, work, tower), span(720, 1080, work, harbour)] },
      [
        'normal 480 1000: 300 tower, 180 harbour',
        'overtime_50 120: 120 harbour',
        'overtime_100 60: 60 harbour',
      ],
    ],
    [
      'share the targets of an entry in its proportion',
      { entries: [span(480, 990, work, [on('tower', 310), on('harbour', 200)]), span(690, 720, lunch)] },
      ['normal 210 1000: 128 tower, 82 harbour', 'normal 270 1000: 164 tower, 106 harbour'],
    ],
    [
      'give a premium the targets of the work under it',
      {
        entries: [span(1320, 1400, work, tower), span(1400, 1440, work, harbour)],
        model: { ...fixed, night: { fromMinutes: 1380, toMinutes: 360, premiumBp: 5000 } },
      },
      ['normal 120 1000: 80 tower, 40 harbour', 'night 60: 20 tower, 40 harbour'],
    ],
    [
      'take durations one after the other',
      { entries: [duration(300, work, tower), duration(240, training, harbour)] },
      ['normal 300 1000: 300 tower', 'normal 180 1500: 180 harbour', 'overtime_50 60: 60 harbour'],
    ],
    [
      'take a duration after what has a place in time',
      { entries: [duration(120, work, harbour), span(480, 840, work, tower)] },
      ['normal 360 1000: 360 tower', 'normal 120 1000: 120 harbour'],
    ],
    [
      'count ordered work after flexitime, as the interpretation does',
      { entries: [duration(120, ordered, harbour), duration(480, work, tower)], model: flexible },
      ['normal 480 1000: 480 tower', 'overtime_50 120: 120 harbour'],
    ],
    [
      'give ordered work the targets of its own, apart from what the worker did of their own accord',
      { entries: [span(480, 1020, work, tower), span(1020, 1080, ordered, harbour)], model: flexible },
      ['normal 540 1000: 540 tower', 'overtime_50 60: 60 harbour'],
    ],
    [
      'leave a paid break inside work to the work',
      { entries: [span(480, 960, work, tower), span(600, 615, coffee, harbour)] },
      ['normal 480 1000: 480 tower'],
    ],
    [
      'pay standby and absence by their own types',
      { entries: [span(480, 840, work, tower), span(840, 960, doctor), span(960, 1200, standby, harbour)] },
      ['normal 360 1000: 360 tower', 'standby 240 3000: 240 harbour', 'credit 120 4000'],
    ],
    [
      'leave standby around a call-out to the standby',
      { entries: [span(480, 960, standby, harbour), span(600, 660, work, tower)] },
      ['normal 60 1000: 60 tower', 'standby 120 3000: 120 harbour', 'standby 300 3000: 300 harbour'],
    ],
    [
      'pay a day type by its own code',
      {
        entries: [],
        dayType: {
          id: newId(),
          versionId: newId(),
          code: 'holiday',
          credit: 'target',
          creditMinutes: null,
          countsAsWorked: true,
          waivesTarget: false,
          payTypeCode: '5000',
        },
      },
      ['credit 480 5000'],
    ],
    [
      'pay a credited holiday by the kind alone',
      {
        workDate: '2026-12-06',
        entries: [],
        model: { ...fixed, dayTargets: [480, 480, 480, 480, 480, 480, 480] },
        holiday: {
          date: '2026-12-06',
          code: 'independence_day',
          name: { fi: 'Itsenäisyyspäivä', sv: 'Självständighetsdagen', en: 'Independence Day' },
          kind: 'public',
        },
      },
      ['credit 480'],
    ],
    [
      'give minutes that rounding puts before the entry to the entry',
      {
        entries: [span(487, 953, work, tower)],
        model: { ...fixed, roundingMinutes: 15, roundingMode: 'up' },
      },
      ['normal 480 1000: 480 tower'],
    ],
    [
      'give minutes that rounding adds to the day to the last work',
      {
        entries: [span(480, 700, work, tower), span(700, 953, training, harbour)],
        model: { ...fixed, roundingMinutes: 30, roundingMode: 'up', roundingScope: 'day' },
      },
      ['normal 220 1000: 220 tower', 'normal 253 1500: 253 harbour', 'normal 7 1500: 7 harbour'],
    ],
  ])('%s', (_, example, expected) => expect(texts(example)).toEqual(expected))

  it('count the hour that winter time repeats each time it passes', () => {
    const lines = linesFor({ workDate: '2026-10-24', entries: [span(1320, 1800, work, tower)] })
    const worked = lines.filter(({ kind }) => (baseLineKinds as readonly string[]).includes(kind))
    expect(worked.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(540)
    for (const { minutes, parts } of lines)
      expect(allocationsOf(parts)).toMatchObject([{ valueCode: 'tower', minutes }])
  })

  it('give a fully allocated day all of its worked minutes to targets, however it is cut', () => {
    const codes = fc.constantFrom('tower' as const, 'harbour' as const)
    const types = fc.constantFrom(work, training)
    const days = fc.record({
      cuts: fc.uniqueArray(fc.integer({ min: 300, max: 1500 }), { minLength: 2, maxLength: 6 }),
      durations: fc.array(fc.tuple(fc.integer({ min: 1, max: 200 }), types, codes), { maxLength: 3 }),
      type: types,
      code: codes,
      model: fc.constantFrom(fixed, flexible, {
        ...fixed,
        roundingMinutes: 15,
        roundingMode: 'nearest' as const,
        breakRules: [{ afterMinutes: 360, deductMinutes: 30 }],
      }),
      workDate: fc.constantFrom('2026-10-14', '2026-10-24', '2026-03-28', '2026-10-18'),
    })
    fc.assert(
      fc.property(days, ({ cuts, durations, type, code, model, workDate }) => {
        const edges = [...cuts].sort((a, b) => a - b)
        const entries = [
          ...edges.slice(1).map((to, index) => span(edges[index] ?? 0, to, type, [on(code)])),
          ...durations.map(([minutes, ofType, target]) => duration(minutes, ofType, [on(target)])),
        ]
        for (const line of linesFor({ entries, model, workDate })) {
          const allocated = allocationsOf(line.parts).reduce((sum, { minutes }) => sum + minutes, 0)
          expect(allocated).toBe(line.minutes)
        }
      }),
    )
  })

  it('of a day without targets have none', () => {
    for (const line of linesFor({ entries: officeDay().map(entry => ({ ...entry, allocations: [] })) }))
      expect(line.parts).toEqual([])
  })
})

describe('the targets of an entry get what they were sent', () => {
  const sumOf = (example: ExampleDay, kinds: readonly string[] = baseLineKinds) => {
    const sums = new Map<string | null, number>()
    for (const line of linesFor(example).filter(({ kind }) => kinds.includes(kind)))
      for (const { minutes, valueCode } of allocationsOf(line.parts))
        sums.set(valueCode, (sums.get(valueCode) ?? 0) + minutes)
    return Object.fromEntries(sums)
  }

  it('to the minute, though a break and overtime cut the entry into lines', () => {
    const entries = [span(480, 1140, work, [on('tower', 301), on('harbour', 329)]), span(690, 720, lunch)]
    expect(sumOf({ entries })).toEqual({ tower: 301, harbour: 329 })
  })

  it('and what they leave is no target’s', () => {
    const entries = [span(480, 990, work, [on('tower', 300)]), span(690, 720, lunch)]
    expect(sumOf({ entries })).toEqual({ tower: 300 })
  })

  it('to the minute, whatever is allocated of whatever day', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 900 }),
        fc.integer({ min: 0, max: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (length, pause, part) => {
          const net = length - pause * 30
          const own = Math.max(1, Math.floor(part * net))
          const entries = [
            span(300, 300 + length, work, [on('tower', own), on('harbour')]),
            ...(pause ? [span(315, 345, lunch)] : []),
          ]
          const sums = sumOf({ entries })
          expect(sums['tower']).toBe(own)
          expect((sums['tower'] ?? 0) + (sums['harbour'] ?? 0)).toBe(net)
        },
      ),
    ))
})
