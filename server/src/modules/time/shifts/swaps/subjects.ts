import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { timeOfDay } from '../../../company/outgoing-mail/port.ts'
import { byId, subject, type SubjectsOf } from '../../../people/me/port.ts'
import { plannedMinutes } from '../record/view.ts'
import type { Swap, SwapKind, SwapShift } from './record.ts'
import { swapsToShow } from './store.ts'

const titles: Readonly<Record<Locale, Readonly<Record<SwapKind, string>>>> = {
  fi: { swap: 'Vuoronvaihto', handover: 'Vuoron luovutus', drop: 'Vuorosta luopuminen' },
  sv: { swap: 'Byte av pass', handover: 'Överlåtelse av pass', drop: 'Avstående från pass' },
  en: { swap: 'Swap of shifts', handover: 'Handover of a shift', drop: 'Drop of a shift' },
}

/** What a swap is called wherever somebody decides on it or is told of it. */
export function swapTitle(
  { kind, fromShift, toShift }: Pick<Swap, 'kind' | 'fromShift' | 'toShift'>,
  timeZone: string,
  language: Locale,
): string {
  const time = (instant: string) => timeOfDay(instant, timeZone, language)
  const times = shiftsOf({ fromShift, toShift }).map(
    ({ startAt, endAt }) => `${time(startAt)}–${time(endAt)}`,
  )
  return `${titles[language][kind]} ${times.join(' ↔ ')}`
}

const shiftsOf = ({ fromShift, toShift }: Pick<Swap, 'fromShift' | 'toShift'>): readonly SwapShift[] =>
  toShift ? [fromShift, toShift] : [fromShift]

/** Swaps: the shift of who proposes it, with the one that is wanted for it. */
export const subjectsOfSwaps: SubjectsOf = async (db, { organisation }, ids, { language }) =>
  byId(await swapsToShow(db, ids), swap => {
    const { fromShift, fromTypeName, toTypeName } = swap
    const shifts = shiftsOf(swap)
    const dates = shifts.map(({ workDate }) => workDate).toSorted()
    const typeNames = [...new Set([fromTypeName, toTypeName].filter(name => name !== null))]
    return subject({
      title: swapTitle(swap, organisation.timeZone, language),
      typeName: typeNames.length === 0 ? null : typeNames.join(' ↔ '),
      from: dates.at(0) ?? null,
      to: dates.at(-1) ?? null,
      minutes: plannedMinutes(fromShift),
    })
  })
