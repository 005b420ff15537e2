import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Billing, KnownProject } from '../record/port.ts'
import { budgetNow, type TriedPhase } from '../phases/port.ts'
import type { BilledPhase } from '../recognition/port.ts'
import { type ProfitSources, revenueByMonth } from './profit.ts'
import { sourcesOfProfits } from './reading.ts'

/** What a patch would have of what decides on revenue; what is left out stays. */
export interface Tried {
  readonly billing?: Billing
  readonly customerId?: Id | null
  readonly rateCardId?: Id | null
  /** A change is an entry of the baseline, from the day on. */
  readonly budgetCents?: number | null
}

interface Change {
  readonly fromCents: number
  readonly toCents: number
  readonly differenceCents: number
}

export interface RevenueChange extends Change {
  readonly months: readonly (Change & { readonly month: string })[]
}

/** What a project would bring if it were patched today: by the very figures that it has, of every way of billing. Nothing is written. */
export async function whatIf(
  db: TenantDb,
  contributions: Contributions,
  project: KnownProject,
  { tried, today, timeZone }: { readonly tried: Tried; readonly today: PlainDate; readonly timeZone: string },
): Promise<RevenueChange> {
  const { billing, budgetCents, ...named } = tried
  const others = lowered(named)
  const [nowOf, thenOf] = await Promise.all([
    sourcesOfProfits(db, contributions, [project.id], { timeZone }),
    sourcesOfProfits(db, contributions, [project.id], { timeZone, others }),
  ])
  const then = thenOf({ ...project, billing: billing ?? project.billing })
  const budget =
    budgetCents === undefined || budgetCents === project.budgetCents
      ? then.budget
      : [...then.budget.filter(({ from }) => from <= today), { from: today, cents: budgetCents }]
  return changedRevenue(nowOf(project), { ...then, budget })
}

/** The same if a phase of it were patched today: another budget of it holds from then on. */
export function withPhase(
  { phases, phaseBudgets, ...sources }: ProfitSources,
  phase: BilledPhase,
  tried: TriedPhase,
  today: PlainDate,
): ProfitSources {
  const after = { ...phase, ...tried }
  const change = {
    projectPhaseId: phase.id,
    validFrom: today,
    formerCents: budgetNow(phase),
    cents: budgetNow(after),
  }
  const earlier = phaseBudgets.filter(each => each.projectPhaseId !== phase.id || each.validFrom < today)
  const sameDay = phaseBudgets.find(each => each.projectPhaseId === phase.id && each.validFrom === today)
  const changes = sameDay
    ? [{ ...sameDay, cents: change.cents }]
    : change.cents === change.formerCents
      ? []
      : [change]
  return {
    ...sources,
    phases: phases.map(each => (each.id === phase.id ? after : each)),
    phaseBudgets: [...earlier, ...changes],
  }
}

/** What a project would bring instead, by month. */
export function changedRevenue(now: ProfitSources, then: ProfitSources): RevenueChange {
  const [from, to] = [monthly(revenueByMonth(now)), monthly(revenueByMonth(then))]
  const months = [...new Set([...from.keys(), ...to.keys()])]
    .toSorted()
    .map(month => ({ month, ...changeOf(from.get(month) ?? 0, to.get(month) ?? 0) }))
  return {
    ...changeOf(sumOf(from), sumOf(to)),
    months: months.filter(({ differenceCents }) => differenceCents !== 0),
  }
}

/** Ids may be written in capitals. */
const lowered = ({ customerId, rateCardId }: Pick<Tried, 'customerId' | 'rateCardId'>) => ({
  ...(customerId !== undefined && { customerId: customerId?.toLowerCase() ?? null }),
  ...(rateCardId !== undefined && { rateCardId: rateCardId?.toLowerCase() ?? null }),
})

const changeOf = (fromCents: number, toCents: number): Change => ({
  fromCents,
  toCents,
  differenceCents: toCents - fromCents,
})

const sumOf = (sums: ReadonlyMap<string, number>): number =>
  [...sums.values()].reduce((sum, cents) => sum + cents, 0)

function monthly(items: readonly { readonly month: string; readonly cents: number }[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { month, cents } of items) sums.set(month, (sums.get(month) ?? 0) + cents)
  return sums
}
