import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { Day, DayCircumstances, Entry } from '../day/day.ts'
import type { ConfirmationPolicy } from '../steps/confirmation-rules.ts'
import { noDetails } from '../details/slot.ts'
import type { Holiday } from '../interpretation/day.ts'
import { finnishLaw } from '../interpretation/worktime-model.ts'
import { blankDay } from '../day/blank-day.ts'
import { confirm as confirmDay } from '../steps/rules.ts'

export const now = '2026-10-15T12:00:00.000Z'
export const earlier = '2026-10-15T08:00:00.000Z'
export const aino = newId()
export const eero = newId()

export const work: Entry['entryType'] = {
  id: newId(),
  versionId: newId(),
  code: 'work',
  category: 'work',
  countsToTarget: true,
  multiplierBp: 10000,
  maxDurationMinutes: 600,
  payTypeCode: '1000',
  validFrom: '2026-01-01',
  validTo: null,
}
export const lunch: Entry['entryType'] = {
  ...work,
  id: newId(),
  versionId: newId(),
  code: 'break',
  category: 'break',
  countsToTarget: false,
}
export const standby: Entry['entryType'] = {
  ...lunch,
  id: newId(),
  versionId: newId(),
  code: 'standby',
  category: 'standby',
}

export const entry = (change: Partial<Entry> = {}): Entry => ({
  id: newId(),
  entryType: work,
  startMinutes: 480,
  endMinutes: 960,
  durationMinutes: null,
  allocations: [],
  note: null,
  source: 'manual',
  rawStartAt: null,
  rawEndAt: null,
  ...change,
})

export const day = (change: Partial<Day> = {}): Day => ({
  ...blankDay(newId(), aino, '2026-10-14', earlier),
  ...change,
})

export const ordinary: DayCircumstances = {
  timeZone: 'Europe/Helsinki',
  model: { ...finnishLaw, id: newId(), versionId: newId(), code: 'office', kind: 'fixed' },
  dayType: null,
  holiday: null,
  nextDayHoliday: null,
  employed: true,
  plannedMinutes: null,
  locked: false,
}

/** Credited under the law's model. */
export const independenceDay: Holiday = {
  date: '2026-10-14',
  code: 'independence_day',
  name: { fi: 'Itsenäisyyspäivä', sv: 'Självständighetsdagen', en: 'Independence Day' },
  kind: 'public',
}

export const lenient: ConfirmationPolicy = {
  punchPolicy: 'free',
  levels: [],
  precisionOf: new Map(),
  details: noDetails,
}

/** Confirms a draft with these entries, in circumstances that differ from the ordinary ones in these. */
export const confirm = (
  entries: readonly Entry[],
  circumstances: Partial<DayCircumstances> = {},
  policy: Partial<ConfirmationPolicy> = {},
  stored = day(),
) =>
  confirmDay(
    { id: newId(), membershipId: aino, workDate: stored.workDate, day: stored },
    entries,
    { ...ordinary, ...circumstances },
    { ...lenient, ...policy },
    now,
  )
