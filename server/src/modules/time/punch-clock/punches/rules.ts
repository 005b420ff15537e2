import { addSeconds, type Instant, millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type Refused,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import { aheadSeconds, oldestDays, type Punch, type PunchKind } from './record.ts'

type Content = Pick<Punch, 'occurredAt' | 'occurredGiven' | 'clockOffsetMs' | 'fingerprint'>

/** A punch may come late, for phones are offline for weeks, and clocks differ a little. */
export function timeRefusal(
  occurredAt: Instant,
  now: Instant,
): Refused<'punch_too_old' | 'punch_in_future'> | null {
  if (occurredAt < addSeconds(now, -oldestDays * 86_400))
    return refuse(
      'punch_too_old',
      said`${{ occurredAt }} is more than ${{ maximumDays: oldestDays }} days ago.`,
    )
  if (occurredAt > addSeconds(now, aheadSeconds))
    return refuse('punch_in_future', `${occurredAt} is more than two minutes ahead of ${now}.`, { now })
  return null
}

/** The kind of time that a punch may begin. `category` is null for an unknown entry type. */
export function entryTypeRefusal(
  kind: PunchKind,
  category: string | null,
): Refused<'entry_type_not_found' | 'punch_entry_type_unfit'> | null {
  if (category === null) return refuse('entry_type_not_found', 'There is no entry type with this id.')
  const fits = kind === 'break_start' ? category === 'break' : category !== 'break' && category !== 'absence'
  return fits
    ? null
    : refuse('punch_entry_type_unfit', `An entry type of the category ${category} does not fit ${kind}.`)
}

/** Whether a tap that comes again says what it said. A time that was left out once is that of its first coming. */
export const isRepeat = (first: Content, again: Content): boolean =>
  (!first.occurredGiven || !again.occurredGiven || toldAt(first) === toldAt(again)) &&
  first.fingerprint === again.fingerprint

/** What the clock of anyone who sent it showed: a terminal whose clock was measured anew meanwhile sends the same tap again. */
const toldAt = ({ occurredAt, clockOffsetMs }: Content): number =>
  millisecondsOf(occurredAt) - (clockOffsetMs ?? 0)

export const reused = (): Refused<'punch_id_reused'> =>
  refuse('punch_id_reused', 'A punch with this clientPunchId and another content has landed before.')

/** What the audit trail records of punches that came. */
export const taken = (punches: readonly Punch[]): Accepted<null, never> =>
  accept(null, {
    audit: punches.map(({ id, kind, occurredAt, origin }) => ({
      action: 'punches.take',
      targetType: 'punch',
      targetId: id,
      changes: [
        { field: 'kind', from: null, to: kind },
        { field: 'occurredAt', from: null, to: occurredAt },
        { field: 'origin', from: null, to: origin },
      ],
    })),
  })
