import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { countingOf, type Purchase, rebillOf } from '../purchases/port.ts'
import { billableOf, isPaid, type ValuedHours, valuedHours } from '../rate-cards/port.ts'
import type { Use } from './figures.ts'
import { usualSetting } from './record.ts'
import { settingsOf } from './store.ts'

/** Hours that are used of a budget. */
export interface UsedHours extends ValuedHours {
  /** Whether they count in cents: not on tasks that are not billable. */
  readonly billable: boolean
}

/** What is used of the budget of a project, day by day, in minutes and cents. */
export interface Used {
  readonly hours: readonly UsedHours[]
  readonly purchases: readonly Purchase[]
  readonly includesPurchases: boolean
  readonly warningSharesBp: readonly number[]
}

/** What is used of the budgets of projects until a day: a constant number of statements, which travel together. */
export async function usedOf(
  db: TenantDb,
  contributions: Contributions,
  ids: IdSet,
  asOf: PlainDate,
): Promise<(projectId: Id) => Used> {
  const [hours, purchases, settings, isBillable] = await Promise.all([
    valuedHours(db, contributions, ids, { to: asOf }),
    countingOf(db, ids),
    settingsOf(db, ids),
    billableOf(db, contributions, ids),
  ])
  const hoursBy = Map.groupBy(hours, ({ projectId }) => projectId)
  const purchasesBy = Map.groupBy(purchases, ({ projectId }) => projectId)
  const settingBy = new Map(settings.map(setting => [setting.projectId, setting]))
  return projectId => {
    const { includesPurchases, warningSharesBp } = settingBy.get(projectId) ?? usualSetting
    const bought = includesPurchases ? (purchasesBy.get(projectId) ?? []) : []
    return {
      hours: (hoursBy.get(projectId) ?? []).map(row => ({
        ...row,
        billable: isPaid(row.kept, isBillable(row)),
      })),
      purchases: bought.filter(({ rebillable }) => rebillable),
      includesPurchases,
      warningSharesBp,
    }
  }
}

export const minutesUsed = ({ hours }: Pick<Used, 'hours'>): Use[] =>
  hours.map(({ workDate, minutes }) => ({ date: workDate, amount: minutes }))

export const centsUsed = ({ hours, purchases }: Pick<Used, 'hours' | 'purchases'>): Use[] => [
  ...hours
    .filter(({ billable }) => billable)
    .map(({ workDate, rate }) => ({ date: workDate, amount: rate.cents })),
  ...purchases.map(purchase => ({ date: purchase.purchaseDate, amount: rebillOf(purchase) ?? 0 })),
]
