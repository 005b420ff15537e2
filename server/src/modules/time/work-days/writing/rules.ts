import { step } from '../../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  isRefused,
  refuse,
  type Refused,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { blankDay, type DayToWrite } from '../day/blank-day.ts'
import { workDayLife } from '../day/shapes.ts'
import {
  type AllocatedMinutes,
  auditOf,
  type Day,
  type DayCircumstances,
  type Entry,
  type WrittenDay,
} from '../day/day.ts'
import { allocatedMinutes } from '../hours/rows.ts'
import { meaningOf, versionsBehind } from '../day/meaning.ts'
import { invoicedDay, lockedDay, outsideEmployment } from '../day/holds.ts'

type WriteCode =
  | 'day_confirmed_locked'
  | 'day_changed'
  | 'period_locked'
  | 'day_invoiced'
  | 'day_outside_employment'

/** What a write puts into a day; only looked at when the day may be written at all. */
export interface DayContent<Code extends string> {
  readonly action: 'work_days.write_entries' | 'work_days.set_day_type'
  readonly entries: () => Decision<readonly Entry[], never, Code>
  /** Why the day may not have these hours in place of those that it has; checked last. */
  readonly hoursRefusal?: (hours: readonly AllocatedMinutes[]) => Refused<Code> | null
  readonly dayTypeId: Id | null
  /** Whether the write puts something into the day; a day outside the employment can only be cleared. */
  readonly fills: boolean
}

/** Replaces the day's entries and day type; a missing day is created as a draft. */
export function write<Code extends string>(
  { id, membershipId, workDate, day, invoiced = false }: DayToWrite,
  content: DayContent<Code>,
  circumstances: DayCircumstances,
  unchanged: boolean,
  now: Instant,
): Decision<WrittenDay, never, WriteCode | Code> {
  const blank = blankDay(id, membershipId, workDate, now)
  const { status } = day ?? blank
  const next = step(workDayLife, 'write_entries', status, {
    detail: `The day is ${status}; ${wayBack[status]}`,
  })
  if (isRefused(next)) return next
  if (!unchanged) return refuse('day_changed', 'The day has changed since it was read.')
  if (circumstances.locked) return lockedDay(workDate)
  if (invoiced) return invoicedDay(workDate)
  if (content.fills && !circumstances.employed) return outsideEmployment(workDate)
  const planned = content.entries()
  if (isRefused(planned)) return planned
  const entries = planned.state
  const { dayTypeId } = content
  const meaning = meaningOf(workDate, entries, circumstances)
  const written: Day = {
    ...blank,
    ...day,
    ...meaning,
    status: next.state,
    dayTypeId,
    ...versionsBehind(circumstances),
    updatedAt: now,
  }
  const { lines } = meaning.interpretation
  const allocated = allocatedMinutes(entries, lines, { ...circumstances, workDate })
  const held = content.hoursRefusal?.(allocated)
  if (held) return held
  return accept(
    { day: written, entries, allocated },
    {
      audit: [
        auditOf(content.action, written, [
          { field: 'workedMinutes', from: day?.workedMinutes ?? 0, to: written.workedMinutes },
          ...(day?.dayTypeId !== dayTypeId
            ? [{ field: 'dayTypeId', from: day?.dayTypeId ?? null, to: dayTypeId }]
            : []),
        ]),
      ],
    },
  )
}

const wayBack: Record<Day['status'], string> = {
  draft: 'it can be edited.',
  confirmed: 'reopen or return it first.',
  approved: 'unapprove or correct it first.',
  exported: 'correct it first.',
}
