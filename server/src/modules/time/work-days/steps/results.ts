import type { Violation } from '../../../../platform/contract/shapes.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { RefusedSubject } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

interface NamedDay {
  readonly id: Id
  readonly workDate: PlainDate
}

const named = (days: readonly NamedDay[]) => days.map(({ id, workDate }) => ({ id, workDate }))

/** What became of a range of dates; `idOn` says which of them have a stored day. */
export const rangeResult = <Code extends string>(
  acted: readonly NamedDay[],
  refused: readonly RefusedSubject<PlainDate, Code>[],
  idOn: (date: PlainDate) => Id | null,
) => ({
  actedCount: acted.length,
  acted: named(acted),
  skippedCount: refused.length,
  skipped: refused.map(({ subject, code, detail, extra }) => ({
    id: idOn(subject),
    workDate: subject,
    code,
    detail,
    ...(extra?.['violations'] ? { violations: extra['violations'] as Violation[] } : {}),
  })),
})

/** What became of days that were named by their ids; those that the caller does not reach are missing. */
export const batchResult = <Code extends string>(
  acted: readonly NamedDay[],
  refused: readonly RefusedSubject<NamedDay, Code>[],
  missing: readonly Id[],
) => ({
  actedCount: acted.length,
  acted: named(acted),
  skippedCount: refused.length + missing.length,
  skipped: [
    ...refused.map(({ subject, code, detail }) => ({
      id: subject.id,
      workDate: subject.workDate,
      code,
      detail,
    })),
    ...missing.map(id => ({ id, code: 'work_day_not_found' as const, detail: 'Nothing has this id.' })),
  ],
})
