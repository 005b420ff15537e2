import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { minimumsOf } from '../../absences/calendar/port.ts'
import type { PersonSeen } from '../../../people/members/port.ts'
import type { CostBook } from '../../../people/cost-rates/port.ts'
import type { foreseenWork } from '../../work-days/port.ts'
import type { UnitWindow } from '../people-of-plan.ts'
import type { ShiftRecord } from '../record/record.ts'
import type { PlanFacts } from '../rules/plan-facts.ts'
import type { RuleSettings } from '../rules/settings.ts'

/** Everything that the plan of a unit is made of. */
export interface PlanMaterial extends UnitWindow {
  readonly now: Instant
  readonly people: readonly PersonSeen[]
  /** Those who belong to the unit in the window. */
  readonly belonging: ReadonlySet<Id>
  /** Of the unit and of its people anywhere, in whole weeks around the window, by date and time. */
  readonly shifts: readonly ShiftRecord[]
  readonly facts: PlanFacts
  readonly settings: RuleSettings
  readonly foresee: Awaited<ReturnType<typeof foreseenWork>>
  /** Null for who may not read what hours cost. */
  readonly costs: CostBook | null
  /** What the days of the unit need in all. */
  readonly minimums: Awaited<ReturnType<typeof minimumsOf>>
}
