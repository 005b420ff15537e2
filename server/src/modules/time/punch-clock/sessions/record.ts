import { type RowOf, table } from '../../../../platform/data/table.ts'
import { date, instant, json, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Allocation } from '../../work-days/port.ts'

/** `auto_closed` was ended by the organisation's rule, `left_open` is over without a known end. */
export const sessionStates = ['open', 'closed', 'auto_closed', 'left_open'] as const
export type SessionState = (typeof sessionStates)[number]

/** A part of a session, as the clock has it. */
export interface SessionSpan {
  readonly startAt: Instant
  readonly endAt: Instant
  readonly kind: 'work' | 'break'
  /** Null for the organisation's usual one. */
  readonly entryTypeId: Id | null
  readonly allocations: readonly Allocation[]
  readonly note: string | null
}

/** From a clock-in to its clock-out: made of punches alone, and made anew whenever one of them changes. */
export const sessionTable = table('punchSessions', {
  /** That of its clock-in. */
  id: uuid,
  membershipId: uuid.fixed(),
  workDate: date,
  startedAt: instant,
  endedAt: instant.nullable(),
  state: text.as<SessionState>(),
  liveState: text.as<'working' | 'on_break'>(),
  /** Since when that holds. */
  since: instant,
  /** When it is over if no clock-out comes. */
  dueAt: instant,
  /** What the day was given of it; empty without an end. */
  spans: json<readonly SessionSpan[]>(),
  updatedAt: instant,
})

export type Session = RowOf<typeof sessionTable>
