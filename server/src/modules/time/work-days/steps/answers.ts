import type { Violation } from '../../../../platform/contract/shapes.ts'
import type { DayState } from '../day/day.ts'
import type { AskedDay, Moved } from './moving.ts'

/** What became of the dates of a window. */
export const rangeResult = <Code extends string>({ moved, refused }: Moved<AskedDay, DayState, Code>) => ({
  actedCount: moved.length,
  acted: moved.map(({ id, workDate }) => ({ id, workDate })),
  skippedCount: refused.length,
  skipped: refused.map(({ subject: { day, isBlank = false }, code, detail, extra }) => ({
    id: isBlank ? null : day.id,
    workDate: day.workDate,
    code,
    detail,
    ...(extra?.['violations'] ? { violations: extra['violations'] as Violation[] } : {}),
  })),
})

/** What became of days that were named by their ids; those that the caller does not reach are missing. */
export function batchResult<Code extends string>(outcome: Moved<AskedDay, DayState, Code>) {
  const { skipped, ...acted } = rangeResult(outcome)
  const missing = outcome.missing.map(id => ({
    id,
    code: 'work_day_not_found' as const,
    detail: 'Nothing has this id.',
  }))
  return {
    ...acted,
    skippedCount: skipped.length + missing.length,
    skipped: [...skipped, ...missing],
  }
}

/** Of the operation: it answers with the codes that it declares alone. */
export type Refuse<Code extends string> = (
  code: Code,
  detail?: string,
  extra?: Readonly<Record<string, unknown>>,
) => never

/** The day that alone was asked for, as it was and as it is now. What refuses the day refuses the request. */
export function movedAlone<Day, State, Code extends string>(
  { days, moved, refused }: Moved<Day, State, Code>,
  refuse: Refuse<Code>,
): { readonly before: Day; readonly after: State } {
  const [first] = refused
  if (first) return refuse(first.code, first.detail, first.extra)
  const [before, after] = [days[0], moved[0]]
  if (before === undefined || after === undefined) throw new RangeError('a step was asked for no day')
  return { before, after }
}
