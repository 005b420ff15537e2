import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { auditLine, type RecordWords } from '../../../../platform/vocabulary/records.ts'
import type { BudgetSetting, BudgetWarning, Measure } from './record.ts'

const words: RecordWords = {
  singular: 'project_budget_setting',
  plural: 'project_budget_settings',
  words: 'setting of a budget',
}

/** Has a budget watched in another way from now on. */
export function set(
  before: Pick<BudgetSetting, 'warningSharesBp' | 'includesPurchases'>,
  wanted: Pick<BudgetSetting, 'warningSharesBp' | 'includesPurchases'>,
  { id, now, project }: { id: Id; now: Instant; project: { readonly id: Id; readonly state: string } },
): Decision<BudgetSetting, never, 'project_closed'> {
  if (project.state === 'closed') return refuse('project_closed', 'The project is closed.')
  const warningSharesBp = [...new Set(wanted.warningSharesBp)].toSorted((a, b) => a - b)
  const after = { id, projectId: project.id, ...wanted, warningSharesBp, setAt: now }
  return accept(after, {
    audit: [
      auditLine(words, 'set', project.id, [
        { field: 'warningSharesBp', from: before.warningSharesBp, to: warningSharesBp },
        { field: 'includesPurchases', from: before.includesPurchases, to: wanted.includesPurchases },
      ]),
    ],
  })
}

/** What of a budget is used. */
export interface BudgetUse {
  readonly measure: Measure
  readonly budget: number | null
  readonly used: number
}

/** The shares of a baseline that are used and were not warned of yet. A budget of nothing is used by the first minute. */
export function passedShares(
  uses: readonly BudgetUse[],
  sharesBp: readonly number[],
  told: readonly Pick<BudgetWarning, 'measure' | 'shareBp'>[],
): { readonly measure: Measure; readonly shareBp: number }[] {
  return uses.flatMap(({ measure, budget, used }) =>
    sharesBp.flatMap(shareBp =>
      budget !== null &&
      used > 0 &&
      BigInt(used) * 10_000n >= BigInt(budget) * BigInt(shareBp) &&
      !told.some(each => each.measure === measure && each.shareBp === shareBp)
        ? [{ measure, shareBp }]
        : [],
    ),
  )
}
