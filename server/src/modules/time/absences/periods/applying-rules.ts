import { accept, type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { AuditFact } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** What absences would do to days. */
interface MarkedDays {
  readonly held: readonly {
    readonly workDate: string
    readonly status: string
    readonly workDayId: Id | null
    readonly locked: boolean
  }[]
  readonly tooFull: readonly { readonly workDate: string; readonly detail: string }[]
  readonly unfit: readonly { readonly date: string }[]
  readonly audit: readonly AuditFact[]
  save(): Promise<unknown>
}

export type ApplyingCode = 'absence_days_decided' | 'entry_day_total_exceeded' | 'absence_type_not_found'

/** Why absences cannot show on their days; nothing is written then. */
export function applying(marked: MarkedDays): Decision<MarkedDays, never, ApplyingCode> {
  const { tooFull, unfit } = marked
  const [full] = tooFull
  if (full) return refuse('entry_day_total_exceeded', full.detail, { workDate: full.workDate })
  const [mark] = unfit
  if (mark)
    return refuse(
      'absence_type_not_found',
      `The day type or entry type of the absence type has no version in force on ${mark.date}.`,
    )
  return clearing(marked)
}

/** The same where marks only go. */
export function clearing(marked: MarkedDays): Decision<MarkedDays, never, 'absence_days_decided'> {
  const { held, audit } = marked
  if (held.length > 0) {
    const days = held
      .map(({ workDate, status, workDayId, locked }) => ({ workDate, status, workDayId, locked }))
      .toSorted((a, b) => (a.workDate < b.workDate ? -1 : 1))
    const which = days.map(({ workDate, status, locked }) => `${workDate} (${locked ? 'locked' : status})`)
    return refuse('absence_days_decided', `These days are decided already: ${which.join(', ')}.`, { days })
  }
  return accept(marked, { audit })
}
