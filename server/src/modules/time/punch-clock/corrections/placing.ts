import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import type { DayRefusal } from '../../work-days/port.ts'
import type { Punch } from '../punches/record.ts'
import { usualTypesOf } from '../punches/store.ts'
import { place, type Placed, type Placing } from '../sessions/placing.ts'
import { changeOf } from './carrying-out.ts'
import type { Correction } from './record.ts'

/** What becomes of the days of a correction, and the day that does not take it. */
export interface PlacedCorrection {
  readonly placed: Placed
  /** The date that it is about: that of its punch or, to add one, of the session that takes it, which may have begun the day before. */
  readonly workDate: PlainDate
  readonly refused: DayRefusal | undefined
}

/** Derives what would be, had the punch been as the correction says. Nothing is saved before `placed.save`. */
export async function placeCorrection(
  placing: Omit<Placing, 'usual'>,
  correction: Correction,
  punch: Punch | null,
): Promise<PlacedCorrection> {
  const { tx } = placing
  const [settings, usual] = await Promise.all([settingsOf(tx), usualTypesOf(tx)])
  const id = newId()
  const change = changeOf(correction, punch, { id, now: tx.now, settings })
  const placed = await place({ ...placing, usual }, [change])
  const made = placed.punches.get(id)
  const isOnDays = made !== undefined || punch?.sessionId !== null
  const dates = new Set([punch?.workDate, made?.workDate])
  return {
    placed,
    workDate: punch?.workDate ?? made?.workDate ?? correction.workDate,
    refused: isOnDays ? placed.refused.find(day => dates.has(day.workDate)) : undefined,
  }
}

/** Days that somebody has to open first; any other refusal is about what is on the day. */
const decidedCodes: ReadonlySet<string> = new Set(['day_confirmed_locked', 'period_locked', 'day_invoiced'])

export const codeOfRefused = ({
  code,
}: DayRefusal): 'punch_correction_day_decided' | 'punch_correction_unplaceable' =>
  decidedCodes.has(code) ? 'punch_correction_day_decided' : 'punch_correction_unplaceable'
