import type { Id } from '../../../platform/vocabulary/ids.ts'
import { partBp } from '../rate-cards/port.ts'
import type { ProjectSum } from './slots.ts'

/** So many records of a line are named; the others are counted. */
export const namedRecords = 100

/** A sum of the figures with what it is made of. */
export interface Line {
  readonly kind: string
  readonly cents: number
  readonly explain: string
  readonly rows: number
  readonly ids: readonly Id[]
}

/** What a project is worth, costs and leaves. */
export interface Profit {
  readonly minutes: number
  readonly revenueCents: number
  readonly costCents: number
  readonly marginCents: number
  readonly marginBp: number | null
  readonly billedCents: number
  readonly revenue: readonly Line[]
  readonly costs: readonly Line[]
}

export interface ProfitSources {
  readonly billing: string
  /** By the baseline. */
  readonly budgetCents: number | null
  readonly hours: readonly {
    readonly entryId: Id
    readonly minutes: number
    /** Null where their task is not billable. */
    readonly soldCents: number | null
    readonly costCents: number
  }[]
  /** What customers pay for purchases. */
  readonly rebilled: readonly { readonly id: Id; readonly cents: number }[]
  readonly costs: readonly ({ readonly kind: string } & ProjectSum)[]
  readonly billedCents: number
}

/**
 * Revenue by the billing method: hours at their rates for `time`, but for those on tasks that are not billable, the same up to the budget for `capped`, the budget for
 * `fixed` and `installments`, and nothing for `internal`. What customers pay for purchases comes on top, but for internal
 * work.
 */
export function profitOf(sources: ProfitSources): Profit {
  const revenue = revenueLines(sources)
  const costs = costLines(sources)
  const revenueCents = sumOf(revenue)
  const costCents = sumOf(costs)
  const marginCents = revenueCents - costCents
  return {
    minutes: sources.hours.reduce((sum, { minutes }) => sum + minutes, 0),
    revenueCents,
    costCents,
    marginCents,
    marginBp: revenueCents === 0 ? null : partBp(marginCents, revenueCents),
    billedCents: sources.billedCents,
    revenue,
    costs,
  }
}

function revenueLines({ billing, budgetCents, hours, rebilled }: ProfitSources): Line[] {
  if (billing === 'internal') return []
  const sold = hours.reduce((sum, { soldCents }) => sum + (soldCents ?? 0), 0)
  const idsOf = (billable: boolean) =>
    hours.flatMap(({ entryId, soldCents }) => ((soldCents !== null) === billable ? entryId : []))
  const unbillable = idsOf(false)
  const lines: Line[] = []
  if (billing === 'fixed' || billing === 'installments')
    lines.push(line('fee', budgetCents ?? 0, 'The budget in cents is the fee.', []))
  else {
    const explain = 'Minutes of each piece of hours × its rate ÷ 60, half a cent up.'
    lines.push(line('hours', sold, explain, idsOf(true)))
    if (unbillable.length > 0)
      lines.push(
        line('unbillable_hours', 0, 'Hours on tasks that are not billable come to nothing.', unbillable),
      )
  }
  if (billing === 'capped' && budgetCents !== null && sold > budgetCents)
    lines.push(line('cap', budgetCents - sold, 'Hours are billed up to the budget in cents.', []))
  if (rebilled.length > 0)
    lines.push(
      line(
        'rebilled_purchases',
        rebilled.reduce((sum, { cents }) => sum + cents, 0),
        'Net of each rebillable purchase with its markup, half a cent up.',
        rebilled.map(({ id }) => id),
      ),
    )
  return lines
}

function costLines({ hours, costs }: ProfitSources): Line[] {
  const cents = hours.reduce((sum, { costCents }) => sum + costCents, 0)
  const ids = hours.map(({ entryId }) => entryId)
  return [
    line(
      'hours',
      cents,
      'Minutes of each piece of hours × the cost rate of its member ÷ 60, half a cent up.',
      ids,
    ),
    ...costs.map(({ kind, cents: sum, rows, ids: records }) => ({
      kind,
      cents: sum,
      explain: 'What the records cost together, without value added tax.',
      rows,
      ids: records.slice(0, namedRecords),
    })),
  ]
}

const line = (kind: string, cents: number, explain: string, ids: readonly Id[]): Line => ({
  kind,
  cents,
  explain,
  rows: ids.length,
  ids: ids.slice(0, namedRecords),
})

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { cents }) => sum + cents, 0)
