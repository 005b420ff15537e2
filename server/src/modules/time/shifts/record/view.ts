import { millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { said } from '../rules/saying.ts'
import type { ShiftRecord } from './record.ts'
import type { ShownShift } from './shapes.ts'

/** How long a shift is in real time, without its break. */
export const plannedMinutes = ({
  startAt,
  endAt,
  breakMinutes,
}: Pick<ShiftRecord, 'startAt' | 'endAt' | 'breakMinutes'>): number =>
  Math.max(0, Math.round((millisecondsOf(endAt) - millisecondsOf(startAt)) / 60_000) - breakMinutes)

export function shiftView(shift: ShiftRecord, language: Locale): ShownShift {
  const { rotationPlaceId: _, rotationRowId: __, rotationDate: ___, copiedFor: ____, ...shown } = shift
  return {
    ...shown,
    plannedMinutes: plannedMinutes(shift),
    tags: [...shift.tags],
    warnings: shift.warnings.map(({ severity, overriddenBy, reason, ...words }) => ({
      ...said(words, language),
      severity,
      overriddenBy,
      reason,
    })),
  }
}
