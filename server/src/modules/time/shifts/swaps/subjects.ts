import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { timeOfDay } from '../../../company/outgoing-mail/port.ts'
import { byId, subject, type SubjectsOf } from '../../../people/me/port.ts'
import { plannedMinutes } from '../record/view.ts'
import type { SwapKind } from './record.ts'
import { swapsToShow } from './store.ts'

const titles: Readonly<Record<Locale, Readonly<Record<SwapKind, string>>>> = {
  fi: { swap: 'Vuoronvaihto', handover: 'Vuoron luovutus', drop: 'Vuorosta luopuminen' },
  sv: { swap: 'Byte av pass', handover: 'Överlåtelse av pass', drop: 'Avstående från pass' },
  en: { swap: 'Swap of shifts', handover: 'Handover of a shift', drop: 'Drop of a shift' },
}

/** Swaps: the shift of who proposes it, with the one that is wanted for it. */
export const subjectsOfSwaps: SubjectsOf = async (db, { organisation }, ids, { language }) => {
  const time = (instant: string) => timeOfDay(instant, organisation.timeZone, language)
  const timesOf = ({ startAt, endAt }: { startAt: string; endAt: string }) =>
    `${time(startAt)}–${time(endAt)}`
  return byId(await swapsToShow(db, ids), ({ kind, fromShift, toShift, fromTypeName, toTypeName }) => {
    const shifts = toShift ? [fromShift, toShift] : [fromShift]
    const dates = shifts.map(({ workDate }) => workDate).toSorted()
    const typeNames = [...new Set([fromTypeName, toTypeName].filter(name => name !== null))]
    return subject({
      title: `${titles[language][kind]} ${shifts.map(timesOf).join(' ↔ ')}`,
      typeName: typeNames.length === 0 ? null : typeNames.join(' ↔ '),
      from: dates.at(0) ?? null,
      to: dates.at(-1) ?? null,
      minutes: plannedMinutes(fromShift),
    })
  })
}
