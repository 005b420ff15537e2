import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse, said } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { PeriodClosing } from './record.ts'
import type { ClosingKind } from './slot.ts'

interface Begun {
  readonly id: Id
  readonly by: Id
  readonly today: PlainDate
  readonly now: Instant
  readonly memberCount: number
}

/** Begins a closing, or runs again one that was made of the same date. */
export function begin(
  wanted: { readonly kind: ClosingKind; readonly date: PlainDate },
  found: PeriodClosing | undefined,
  { id, by, today, now, memberCount }: Begun,
): Decision<PeriodClosing, never, 'period_closing_date_in_future'> {
  const { kind, date } = wanted
  if (date >= today)
    return refuse('period_closing_date_in_future', said`${{ date }} is not over on ${{ today }}.`)
  const closing: PeriodClosing = {
    id: found?.id ?? id,
    ...{ kind, date, memberCount },
    state: 'running',
    closedCount: 0,
    startedByMembershipId: by,
    createdAt: found?.createdAt ?? now,
    finishedAt: null,
    updatedAt: now,
  }
  const changes = [
    { field: 'kind', to: kind },
    { field: 'date', to: date },
  ]
  return accept(closing, { audit: [auditLine(found ? 'repeat' : 'begin', closing, changes)] })
}

/** Ends a closing of which every member is done. */
export function finish(closing: PeriodClosing, now: Instant): Decision<PeriodClosing, never, never> {
  const finished: PeriodClosing = {
    ...closing,
    state: 'finished',
    closedCount: closing.memberCount,
    finishedAt: now,
    updatedAt: now,
  }
  const changes = [{ field: 'state', from: closing.state, to: finished.state }]
  return accept(finished, { audit: [auditLine('finish', finished, changes)] })
}

const auditLine = (
  action: string,
  { id }: PeriodClosing,
  changes: readonly { readonly field: string; readonly from?: unknown; readonly to?: unknown }[],
) => ({ action: `period_closings.${action}`, targetType: 'period_closing', targetId: id, changes })
