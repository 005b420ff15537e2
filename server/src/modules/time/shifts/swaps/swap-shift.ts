import { type Instant, millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import type { ShiftRecord } from '../record/record.ts'
import type { SwapShift } from './record.ts'

/** What is shown of a shift to the member who answers a swap. */
export const swapShiftView = ({
  id,
  planningUnitId,
  shiftTypeId,
  workDate,
  startAt,
  endAt,
  breakMinutes,
}: ShiftRecord): SwapShift => ({ id, planningUnitId, shiftTypeId, workDate, startAt, endAt, breakMinutes })

export const hasBegun = (startAt: Instant, now: Instant): boolean =>
  millisecondsOf(startAt) <= millisecondsOf(now)
