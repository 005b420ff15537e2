import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Company, Person } from '../companies/company.ts'
import type { PlannedDay, PlannedTap } from '../days/planned-day.ts'
import type { AgreementAction } from './agreements.ts'
import type { DealAction } from './deals.ts'
import type { ActivityAction } from './activities.ts'
import type { LeadAction } from './leads.ts'
import type { ShiftAction } from './shifts.ts'
import type { TaskAction } from './tasks.ts'

/** One thing that somebody does, and when: milliseconds of the organisation's own time. */
export type Step = { readonly at: number } & Action

export type Action =
  /** `by` is the supervisor who records for somebody; null for the person themself. */
  | { kind: 'record'; by: Person | null; person: Person; date: PlainDate; day: PlannedDay }
  | { kind: 'punch'; person: Person; date: PlainDate; taps: readonly PlannedTap[] }
  /** What was forgotten to be punched. */
  | { kind: 'ask_correction'; person: Person; tap: PlannedTap }
  | { kind: 'confirm'; by: Person | null; person: Person; from: PlainDate; to: PlainDate }
  /** Everything of the direct reports that waits, up to a date. */
  | { kind: 'approve'; by: Person; until: PlainDate }
  | { kind: 'return' | 'correct'; by: Person; person: Person; date: PlainDate; reason: string }
  /** `delivers`: whether payroll also hands the batch over. */
  | {
      kind: 'export'
      periodStart: PlainDate
      periodEnd: PlainDate
      group: Person['group'] | null
      delivers: boolean
    }
  | { kind: 'lock'; periodStart: PlainDate; periodEnd: PlainDate; reason: string }
  | { kind: 'retire'; person: Person; endDate: PlainDate }
  | ActivityAction
  | LeadAction
  | DealAction
  | TaskAction
  | AgreementAction
  | ShiftAction
  | { kind: 'invite'; newcomer: NonNullable<Company['newcomer']>; startDate: PlainDate }
