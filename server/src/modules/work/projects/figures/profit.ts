import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { partBp } from '../../../../platform/vocabulary/money.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import {
  billingPhases,
  isFee,
  isWithin,
  type MonthlySum,
  monthlySums,
  monthOf,
  type Place,
  placesOf,
  recognisedIn,
  type Terms,
  type Window,
} from '../recognition/port.ts'
import type { CostReason, RevenueReason } from './reasons.ts'
import type { ProjectSum } from './slots.ts'

/** So many records of a line are named; the others are counted. */
export const namedRecords = 100

/** A sum of the figures with what it is made of. */
export interface Line<Reason> {
  readonly kind: string
  readonly cents: number
  readonly explanation: Reason
  readonly rows: number
  readonly ids: readonly Id[]
}

/** A sum of the revenue. */
export interface RevenueLine extends Line<RevenueReason> {
  /** The phase by whose own billing it is; null for what is billed as the project. */
  readonly phaseId: Id | null
}

/** What a project is worth, costs and leaves. */
export interface Profit {
  readonly minutes: number
  readonly minutesWithoutRate: number
  readonly minutesWithoutCost: number
  readonly revenueCents: number
  readonly costCents: number
  readonly marginCents: number
  readonly marginBp: number | null
  readonly billedCents: number
  readonly revenue: readonly RevenueLine[]
  readonly costs: readonly Line<CostReason>[]
}

export interface ProfitHours {
  readonly entryId: Id
  readonly membershipId: Id
  readonly date: PlainDate
  readonly phaseId: Id | null
  readonly minutes: number
  /** Null where their task is not billable. */
  readonly soldCents: number | null
  readonly costCents: number
  /** Whether they are for sale by the hour, and nothing says for what. */
  readonly lacksRate: boolean
  readonly lacksCost: boolean
}

export interface ProfitSources extends Terms {
  /** The days that the figures are of. */
  readonly window: Window
  /** Until the last of those days: of what is up to a cap it matters what was before. */
  readonly hours: readonly ProfitHours[]
  /** What customers pay for purchases, in the window. */
  readonly rebilled: readonly {
    readonly id: Id
    readonly date: PlainDate
    readonly phaseId: Id | null
    readonly cents: number
  }[]
  readonly costs: readonly ({ readonly kind: string } & ProjectSum)[]
  readonly billedCents: number
}

/**
 * Revenue by the billing method of the project and of each phase with its own: hours at their rates for `time`, but for those
 * on tasks that are not billable, the same up to the budget for `capped`, the budget for `fixed` and `installments`, and
 * nothing for `internal`. What customers pay for purchases comes on top, but for internal work. Fees and caps belong to
 * days (`recognition/recognised.ts`), so windows add up.
 */
export function profitOf(sources: ProfitSources): Profit {
  const hours = hoursWithin(sources)
  const revenue = revenueLines(sources)
  const costs = costLines(sources)
  const revenueCents = sumOf(revenue)
  const costCents = sumOf(costs)
  const marginCents = revenueCents - costCents
  return {
    minutes: minutesOf(hours),
    minutesWithoutRate: minutesOf(hours.filter(isWithoutRate(sources))),
    minutesWithoutCost: minutesOf(hours.filter(({ lacksCost }) => lacksCost)),
    revenueCents,
    costCents,
    marginCents,
    marginBp: revenueCents === 0 ? null : partBp(marginCents, revenueCents),
    billedCents: sources.billedCents,
    revenue,
    costs,
  }
}

/** What a fee is for, and internal work, needs no rate. */
function isWithoutRate({ billing, phases }: ProfitSources): (hours: ProfitHours) => boolean {
  const phaseOf = billingPhases(phases)
  return row => row.lacksRate && ['time', 'capped'].includes(phaseOf(row)?.billing ?? billing)
}

const minutesOf = (hours: readonly ProfitHours[]): number =>
  hours.reduce((sum, { minutes }) => sum + minutes, 0)

const hoursWithin = ({ hours, window }: Pick<ProfitSources, 'hours' | 'window'>): readonly ProfitHours[] =>
  hours.filter(({ date }) => isWithin(date, window))

function revenueLines(sources: ProfitSources): RevenueLine[] {
  const { billing, phases, hours, rebilled, window } = sources
  const phaseOf = billingPhases(phases)
  const hoursBy = Map.groupBy(hours, row => phaseOf(row)?.id ?? null)
  const paid = rebilled.filter(each => (phaseOf(each)?.billing ?? billing) !== 'internal')
  const bought = paid.length === 0 ? [] : [{ ...purchasesLine(paid), phaseId: null }]
  return placesOf(sources).flatMap(({ phase, place }): RevenueLine[] => {
    const phaseId = phase?.id ?? null
    const all = hoursBy.get(phaseId) ?? []
    const lines = linesOf(place, phase?.code ?? null, all, window).map(each => ({ ...each, phaseId }))
    if (!phase) return [...lines, ...bought]
    if (!isFee(place.billing) && all.every(({ date }) => !isWithin(date, window)) && sumOf(lines) === 0)
      return []
    // One that was given up before these days has nothing in them to say.
    return phase.state === 'cancelled' && isFee(place.billing) && sumOf(lines) === 0 ? [] : lines
  })
}

/** What a project brought month by month, by place and by who worked for it. Together it is the revenue of all days. */
export function revenueByMonth(sources: ProfitSources): (MonthlySum & { readonly phaseId: Id | null })[] {
  const { billing, phases, hours, rebilled } = sources
  const phaseOf = billingPhases(phases)
  const hoursBy = Map.groupBy(hours, row => phaseOf(row)?.id ?? null)
  const paid = rebilled.filter(each => (phaseOf(each)?.billing ?? billing) !== 'internal')
  const bought = [...Map.groupBy(paid, ({ date }) => monthOf(date))].map(([month, all]) => ({
    month,
    membershipId: null,
    phaseId: null,
    cents: all.reduce((sum, { cents }) => sum + cents, 0),
  }))
  const sums = placesOf(sources).flatMap(({ phase, place }) => {
    const phaseId = phase?.id ?? null
    const sold = (hoursBy.get(phaseId) ?? []).map(row => ({ ...row, cents: row.soldCents ?? 0 }))
    return monthlySums(place, sold).map(sum => ({ ...sum, phaseId }))
  })
  return [...sums, ...bought].toSorted((a, b) => (a.month < b.month ? -1 : Number(a.month > b.month)))
}

function linesOf(
  place: Place,
  phaseCode: string | null,
  all: readonly ProfitHours[],
  window: Window,
): Line<RevenueReason>[] {
  if (place.billing === 'internal') return []
  const values = { phaseCode }
  const recognised = recognisedIn(
    place,
    all.map(({ date, soldCents }) => ({ date, cents: soldCents ?? 0 })),
    window,
  )
  if (isFee(place.billing)) return [line('fee', recognised, { code: 'fee_recognised', values }, [])]
  const hours = hoursWithin({ hours: all, window })
  const sold = hours.reduce((sum, { soldCents }) => sum + (soldCents ?? 0), 0)
  const idsOf = (billable: boolean) =>
    hours.flatMap(({ entryId, soldCents }) => ((soldCents !== null) === billable ? entryId : []))
  const unbillable = idsOf(false)
  const lines = [line<RevenueReason>('hours', sold, { code: 'hours_sold', values }, idsOf(true))]
  if (unbillable.length > 0)
    lines.push(line('unbillable_hours', 0, { code: 'hours_not_billable', values }, unbillable))
  if (recognised !== sold) lines.push(line('cap', recognised - sold, { code: 'hours_over_cap', values }, []))
  return lines
}

const purchasesLine = (rebilled: ProfitSources['rebilled']): Line<RevenueReason> =>
  line(
    'rebilled_purchases',
    rebilled.reduce((sum, { cents }) => sum + cents, 0),
    { code: 'purchases_rebilled', values: {} },
    rebilled.map(({ id }) => id),
  )

function costLines(sources: ProfitSources): Line<CostReason>[] {
  const { costs } = sources
  const hours = hoursWithin(sources)
  const cents = hours.reduce((sum, { costCents }) => sum + costCents, 0)
  const ids = hours.map(({ entryId }) => entryId)
  return [
    line<CostReason>('hours', cents, { code: 'hours_cost', values: {} }, ids),
    ...costs.map(
      ({ kind, cents: sum, rows, ids: records }): Line<CostReason> => ({
        kind,
        cents: sum,
        explanation: { code: 'records_cost', values: {} },
        rows,
        ids: records.slice(0, namedRecords),
      }),
    ),
  ]
}

const line = <Reason>(
  kind: string,
  cents: number,
  explanation: Reason,
  ids: readonly Id[],
): Line<Reason> => ({
  kind,
  cents,
  explanation,
  rows: ids.length,
  ids: ids.slice(0, namedRecords),
})

const sumOf = (lines: readonly { readonly cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0)
