import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Phase } from '../phases/port.ts'
import { partBp } from '../../../../platform/vocabulary/money.ts'
import type { Billing } from '../record/port.ts'
import { billingPhases } from './billing.ts'
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

/** A sum of the revenue. */
export interface RevenueLine extends Line {
  /** The phase by whose own billing it is; null for what is billed as the project. */
  readonly phaseId: Id | null
}

/** What a project is worth, costs and leaves. */
export interface Profit {
  readonly minutes: number
  readonly revenueCents: number
  readonly costCents: number
  readonly marginCents: number
  readonly marginBp: number | null
  readonly billedCents: number
  readonly revenue: readonly RevenueLine[]
  readonly costs: readonly Line[]
}

export type ProfitPhase = Pick<Phase, 'id' | 'parentPhaseId' | 'code' | 'state' | 'billing' | 'budgetCents'>

export interface ProfitHours {
  readonly entryId: Id
  readonly phaseId: Id | null
  readonly minutes: number
  /** Null where their task is not billable. */
  readonly soldCents: number | null
  readonly costCents: number
}

export interface ProfitSources {
  readonly billing: Billing
  /** By the baseline. */
  readonly budgetCents: number | null
  /** All of the project where one has a billing of its own, in the order of their lines. */
  readonly phases: readonly ProfitPhase[]
  readonly hours: readonly ProfitHours[]
  /** What customers pay for purchases. */
  readonly rebilled: readonly { readonly id: Id; readonly phaseId: Id | null; readonly cents: number }[]
  readonly costs: readonly ({ readonly kind: string } & ProjectSum)[]
  readonly billedCents: number
}

/**
 * Revenue by the billing method of the project and of each phase with its own: hours at their rates for `time`, but for those
 * on tasks that are not billable, the same up to the budget for `capped`, the budget for `fixed` and `installments`, and
 * nothing for `internal`. What customers pay for purchases comes on top, but for internal work.
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

function revenueLines({ billing, budgetCents, phases, hours, rebilled }: ProfitSources): RevenueLine[] {
  const phaseOf = billingPhases(phases)
  const hoursBy = Map.groupBy(hours, row => phaseOf(row)?.id ?? null)
  const paid = rebilled.filter(each => (phaseOf(each)?.billing ?? billing) !== 'internal')
  const lines = [
    ...linesBilledAs(billing, budgetCents, hoursBy.get(null) ?? []),
    ...(paid.length === 0 ? [] : [purchasesLine(paid)]),
  ]
  return [
    ...lines.map(each => ({ ...each, phaseId: null })),
    ...phases.flatMap(phase => linesOfPhase(phase, hoursBy.get(phase.id) ?? [])),
  ]
}

/** What a phase brings by its own billing. One that was given up brings no fee, and one without hours no line of hours. */
function linesOfPhase(
  { id: phaseId, code, state, billing, budgetCents }: ProfitPhase,
  hours: readonly ProfitHours[],
): RevenueLine[] {
  if (billing === null || (isFee(billing) ? state === 'cancelled' : hours.length === 0)) return []
  return linesBilledAs(billing, budgetCents, hours).map(each => ({
    ...each,
    explain: `Of phase “${code}” by its own billing and budget. ${each.explain}`,
    phaseId,
  }))
}

const isFee = (billing: Billing): boolean => billing === 'fixed' || billing === 'installments'

function linesBilledAs(billing: Billing, budgetCents: number | null, hours: readonly ProfitHours[]): Line[] {
  if (billing === 'internal') return []
  if (isFee(billing)) return [line('fee', budgetCents ?? 0, 'The budget in cents is the fee.', [])]
  const sold = hours.reduce((sum, { soldCents }) => sum + (soldCents ?? 0), 0)
  const idsOf = (billable: boolean) =>
    hours.flatMap(({ entryId, soldCents }) => ((soldCents !== null) === billable ? entryId : []))
  const unbillable = idsOf(false)
  const explain = 'Minutes of each piece of hours × its rate ÷ 60, half a cent up.'
  const lines = [line('hours', sold, explain, idsOf(true))]
  if (unbillable.length > 0)
    lines.push(
      line('unbillable_hours', 0, 'Hours on tasks that are not billable come to nothing.', unbillable),
    )
  if (billing === 'capped' && budgetCents !== null && sold > budgetCents)
    lines.push(line('cap', budgetCents - sold, 'Hours are billed up to the budget in cents.', []))
  return lines
}

const purchasesLine = (rebilled: ProfitSources['rebilled']): Line =>
  line(
    'rebilled_purchases',
    rebilled.reduce((sum, { cents }) => sum + cents, 0),
    'Net of each rebillable purchase with its markup, half a cent up.',
    rebilled.map(({ id }) => id),
  )

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
