import { type Instant, millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import type { ShiftRecord } from '../record/record.ts'
import type { ToldShift } from './record.ts'

/** What is told of a shift to whoever answers a swap. */
export const toldOf = ({
  id,
  planningUnitId,
  shiftTypeId,
  workDate,
  startAt,
  endAt,
  breakMinutes,
}: ShiftRecord): ToldShift => ({ id, planningUnitId, shiftTypeId, workDate, startAt, endAt, breakMinutes })

export const hasBegun = (startAt: Instant, now: Instant): boolean =>
  millisecondsOf(startAt) <= millisecondsOf(now)
