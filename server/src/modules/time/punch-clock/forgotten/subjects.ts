import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { byId, subject, type SubjectsOf } from '../../../people/me/port.ts'
import { sessionDates } from './store.ts'

const titles: Readonly<Record<Locale, string>> = {
  fi: 'Ulosleimaus puuttuu',
  sv: 'Utstämpling saknas',
  en: 'Clock-out missing',
}

/** Clockings in without a clock-out. */
export const subjectsOfForgotten: SubjectsOf = async (db, _caller, ids, { language }) =>
  byId(await sessionDates(db, ids), ({ workDate }) =>
    subject({ title: titles[language], from: workDate, to: workDate }),
  )
