import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { entryTypeNameIn } from '../../../company/catalogs/entry-types/port.ts'
import { timeOfDay } from '../../../company/outgoing-mail/port.ts'
import { byId, subject, type SubjectsOf } from '../../../people/me/port.ts'
import type { PunchKind } from '../punches/record.ts'
import type { CorrectionKind } from './record.ts'
import { correctionsToShow } from './store.ts'

interface Words {
  readonly punches: Readonly<Record<PunchKind, string>>
  /** From when to when the punch goes; the first is null for one to add, the second for one to remove. */
  readonly corrections: Readonly<Record<CorrectionKind, (punch: string, from: string, to: string) => string>>
}

const words: Readonly<Record<Locale, Words>> = {
  fi: {
    punches: {
      clock_in: 'sisäänleimaus',
      clock_out: 'ulosleimaus',
      break_start: 'tauon alku',
      break_end: 'tauon loppu',
      set_allocation: 'kohteen vaihto',
    },
    corrections: {
      add: (punch, _, to) => `Lisäys: ${punch} ${to}`,
      move: (punch, from, to) => `Siirto: ${punch} ${from} → ${to}`,
      remove: (punch, from) => `Poisto: ${punch} ${from}`,
    },
  },
  sv: {
    punches: {
      clock_in: 'instämpling',
      clock_out: 'utstämpling',
      break_start: 'rastens början',
      break_end: 'rastens slut',
      set_allocation: 'byte av mål',
    },
    corrections: {
      add: (punch, _, to) => `Tillägg: ${punch} ${to}`,
      move: (punch, from, to) => `Flyttning: ${punch} ${from} → ${to}`,
      remove: (punch, from) => `Borttagning: ${punch} ${from}`,
    },
  },
  en: {
    punches: {
      clock_in: 'clock-in',
      clock_out: 'clock-out',
      break_start: 'start of break',
      break_end: 'end of break',
      set_allocation: 'change of target',
    },
    corrections: {
      add: (punch, _, to) => `Add: ${punch} ${to}`,
      move: (punch, from, to) => `Move: ${punch} ${from} → ${to}`,
      remove: (punch, from) => `Remove: ${punch} ${from}`,
    },
  },
}

/** Corrections of punches: what is to be punched, and when. */
export const subjectsOfCorrections: SubjectsOf = async (db, { organisation }, ids, { language, chosen }) => {
  const { punches, corrections } = words[language]
  const time = (instant: string | undefined | null) =>
    instant ? timeOfDay(instant, organisation.timeZone, language) : ''
  return byId(await correctionsToShow(db, ids), ({ correction, punch, entryTypeCalled }) =>
    subject({
      title: corrections[correction.kind](
        punches[correction.punchKind],
        time(punch?.occurredAt),
        time(correction.occurredAt),
      ),
      typeName: entryTypeNameIn(chosen, entryTypeCalled),
      from: correction.workDate,
      to: correction.workDate,
    }),
  )
}
