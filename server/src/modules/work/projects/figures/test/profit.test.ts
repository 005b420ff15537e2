import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import type { Billing } from '../../record/port.ts'
import type { BilledPhase } from '../../recognition/port.ts'
import { profitOf, type ProfitHours } from '../profit.ts'
import { agreed } from './agreed.ts'

const phase = (
  code: string,
  billing: Billing | null,
  budgetCents: number | null = null,
  parent: BilledPhase | null = null,
): BilledPhase => ({
  id: newId(),
  parentPhaseId: parent?.id ?? null,
  code,
  state: 'active',
  billing,
  budgetCents,
  startDate: null,
})

const inPhase = (place: BilledPhase | null, soldCents: number | null = 6000): ProfitHours => ({
  entryId: newId(),
  membershipId: newId(),
  date: '2026-03-02',
  phaseId: place?.id ?? null,
  minutes: 60,
  soldCents,
  costCents: 4000,
  lacksRate: false,
  lacksCost: false,
})

const internal = phase('internal', 'internal')
const within = phase('within', null, 100, internal)
const deepest = phase('deepest', null, null, within)
const paidWithin = phase('paid', 'time', null, within)
const byTime = phase('time', 'time', 100)
const capped = phase('capped', 'capped', 6000)
const belowCap = phase('below', null, 1000, capped)
const endless = phase('endless', 'capped')
const fixed = phase('fixed', 'fixed', 20_000)
const inParts = phase('parts', 'installments', 30_000)
const unpriced = phase('unpriced', 'fixed')
const givenUp: BilledPhase = { ...phase('given up', 'fixed', 20_000), state: 'cancelled' }
const plain = phase('plain', null, 100)

type Lines = readonly (readonly [kind: string, cents: number, phase: BilledPhase | null])[]

interface Case {
  readonly of: string
  readonly billing: Billing
  readonly budgetCents?: number
  readonly phases: readonly BilledPhase[]
  readonly hours: readonly ProfitHours[]
  readonly lines: Lines
}

const cases: readonly Case[] = [
  {
    of: 'an internal phase in a project by time',
    billing: 'time',
    phases: [internal],
    hours: [inPhase(null), inPhase(internal)],
    lines: [['hours', 6000, null]],
  },
  {
    of: 'a phase by time in a fixed project',
    billing: 'fixed',
    budgetCents: 9000,
    phases: [byTime],
    hours: [inPhase(null), inPhase(byTime)],
    lines: [
      ['fee', 9000, null],
      ['hours', 6000, byTime],
    ],
  },
  {
    of: 'phases that are billed as the nearest above with a billing',
    billing: 'time',
    phases: [internal, within, deepest, paidWithin],
    hours: [inPhase(within), inPhase(deepest), inPhase(paidWithin), inPhase(paidWithin)],
    lines: [
      ['hours', 0, null],
      ['hours', 12_000, paidWithin],
    ],
  },
  {
    of: 'a capped phase at its cap',
    billing: 'internal',
    phases: [capped],
    hours: [inPhase(capped)],
    lines: [['hours', 6000, capped]],
  },
  {
    of: 'a capped phase under its cap, over that of its project',
    billing: 'capped',
    budgetCents: 5000,
    phases: [capped],
    hours: [inPhase(null, 2000), inPhase(capped, 5999)],
    lines: [
      ['hours', 2000, null],
      ['hours', 5999, capped],
    ],
  },
  {
    of: 'a capped phase over its cap, with what lies in it',
    billing: 'capped',
    budgetCents: 5000,
    phases: [capped, belowCap],
    hours: [inPhase(null), inPhase(capped, 6000), inPhase(belowCap, 1), inPhase(belowCap, null)],
    lines: [
      ['hours', 6000, null],
      ['cap', -1000, null],
      ['hours', 6001, capped],
      ['unbillable_hours', 0, capped],
      ['cap', -1, capped],
    ],
  },
  {
    of: 'a capped phase without a budget in a capped project',
    billing: 'capped',
    budgetCents: 100,
    phases: [endless],
    hours: [inPhase(endless)],
    lines: [
      ['hours', 0, null],
      ['hours', 6000, endless],
    ],
  },
  {
    of: 'phases with a fee, without hours and without a budget too',
    billing: 'fixed',
    budgetCents: 9000,
    phases: [fixed, inParts, unpriced],
    hours: [inPhase(fixed)],
    lines: [
      ['fee', 9000, null],
      ['fee', 20_000, fixed],
      ['fee', 30_000, inParts],
      ['fee', 0, unpriced],
    ],
  },
  {
    of: 'a phase with a fee that was given up',
    billing: 'time',
    phases: [givenUp],
    hours: [inPhase(null), inPhase(givenUp)],
    lines: [['hours', 6000, null]],
  },
  {
    of: 'a phase without a billing in a capped project, whose own budget is no cap',
    billing: 'capped',
    budgetCents: 5000,
    phases: [plain, internal],
    hours: [inPhase(plain)],
    lines: [
      ['hours', 6000, null],
      ['cap', -1000, null],
    ],
  },
  {
    of: 'a phase by the hour that nobody worked on',
    billing: 'internal',
    phases: [byTime, capped],
    hours: [inPhase(null)],
    lines: [],
  },
]

describe('revenue by the billing of phases', () => {
  it.each(cases)('of $of', ({ billing, budgetCents = null, phases, hours, lines }) => {
    const profit = profitOf({ ...agreed(billing, budgetCents), phases, hours })
    expect(profit.revenue.map(({ kind, cents, phaseId }) => [kind, cents, phaseId])).toEqual(
      lines.map(([kind, cents, place]) => [kind, cents, place?.id ?? null]),
    )
    const revenueCents = lines.reduce((sum, [, cents]) => sum + cents, 0)
    const costCents = 4000 * hours.length
    expect(profit).toMatchObject({ revenueCents, costCents, marginCents: revenueCents - costCents })
    expect(profit.revenue.map(({ explanation: { values } }) => values)).toEqual(
      lines.map(([kind, , place]) =>
        kind === 'rebilled_purchases' ? {} : { phaseCode: place?.code ?? null },
      ),
    )
  })

  it('names the hours of each line', () => {
    const hours = [inPhase(null), inPhase(belowCap), inPhase(capped, null), inPhase(internal)]
    const [own, below, free] = hours.map(({ entryId }) => entryId)
    const { revenue } = profitOf({ ...agreed('time'), phases: [internal, capped, belowCap], hours })
    expect(revenue.map(({ rows, ids }) => [rows, ids])).toEqual([
      [1, [own]],
      [1, [below]],
      [1, [free]],
    ])
  })

  it('has customers pay for purchases of phases that are not internal', () => {
    const bought = [null, within, paidWithin].map((place, at) => ({
      id: newId(),
      date: '2026-03-02',
      phaseId: place?.id ?? null,
      cents: 10 ** at,
    }))
    const rebilled = (billing: Billing) => {
      const phases = [internal, within, paidWithin]
      return profitOf({ ...agreed(billing), phases, rebilled: bought }).revenueCents
    }
    expect([rebilled('time'), rebilled('internal')]).toEqual([101, 100])
  })
})

it('says how many minutes had no rate and no cost: of what is billed by the hour alone', () => {
  const lacking = { lacksRate: true, lacksCost: true, soldCents: 0, costCents: 0 }
  const hours = [
    inPhase(byTime),
    { ...inPhase(byTime), ...lacking },
    { ...inPhase(internal), ...lacking },
    { ...inPhase(null), lacksCost: true },
  ]
  expect(profitOf({ ...agreed('internal'), phases: [internal, byTime], hours })).toMatchObject({
    ...{ minutes: 240, minutesWithoutRate: 60, minutesWithoutCost: 180 },
  })
})
