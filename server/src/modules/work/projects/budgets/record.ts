import { type RowOf, table } from '../../../../platform/data/table.ts'
import { flag, instant, integer, json, text, uuid } from '../../../../platform/data/table-columns.ts'

export const measures = ['minutes', 'cents'] as const
export type Measure = (typeof measures)[number]

export const settingTable = table('projectBudgetSettings', {
  id: uuid,
  projectId: uuid.fixed(),
  warningSharesBp: json<readonly number[]>().fixed(),
  includesPurchases: flag.fixed(),
  setAt: instant.fixed(),
})

export const warningTable = table(
  'projectBudgetWarnings',
  {
    projectId: uuid,
    baselineId: uuid,
    measure: text.as<Measure>(),
    shareBp: integer,
    toldAt: instant.fixed(),
  },
  { key: ['projectId', 'baselineId', 'measure', 'shareBp'] },
)

/** How a budget is watched from an instant on. */
export type BudgetSetting = RowOf<typeof settingTable>
/** A warning that was sent. */
export type BudgetWarning = RowOf<typeof warningTable>

/** Where nobody has said anything. */
export const usualSetting = { warningSharesBp: [5000, 8000, 10_000], includesPurchases: false } as const
