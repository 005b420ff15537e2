import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { byId, subject, type Subject, type SubjectsOf } from '../../../people/me/port.ts'
import { isToldOpenly } from './masking.ts'
import { absencesToShow, type AbsenceToShow } from './store.ts'
import { seesType } from './view.ts'

interface Words {
  /** What every absence is called where nobody is told its type. */
  readonly absence: string
  readonly change: (of: string) => string
  readonly cancellation: (of: string) => string
}

const words: Readonly<Record<Locale, Words>> = {
  fi: {
    absence: 'Poissaolo',
    change: of => `Muutos: ${of}`,
    cancellation: of => `Peruminen: ${of}`,
  },
  sv: {
    absence: 'Frånvaro',
    change: of => `Ändring: ${of}`,
    cancellation: of => `Avbokning: ${of}`,
  },
  en: {
    absence: 'Absence',
    change: of => `Change: ${of}`,
    cancellation: of => `Cancellation: ${of}`,
  },
}

/** Absences, of what waits: of an approved one what it is asked to become, or that it is to be cancelled. */
export const subjectsOfAbsences: SubjectsOf = async (db, caller, ids, { now, language, inMail }) => {
  const today = dateIn(caller.organisation.timeZone, now)
  return byId(await absencesToShow(db, caller, ids, today), found =>
    subjectOf(found, seesType(caller, found) && (!inMail || isToldOpenly(found)), words[language]),
  )
}

function subjectOf(found: AbsenceToShow, told: boolean, { absence, change, cancellation }: Words): Subject {
  const { askedChange, state, expectedMinutes, absenceTypeName, askedTypeName } = found
  const typeName = told ? (askedTypeName ?? absenceTypeName) : null
  const called = typeName ?? absence
  const { startDate, endDate } = askedChange ?? found
  return subject({
    title:
      state === 'cancel_requested' ? cancellation(called) : askedChange === null ? called : change(called),
    typeName,
    from: startDate,
    to: endDate,
    // What a change would take is worked out when it is decided on.
    minutes: askedChange === null ? expectedMinutes : null,
  })
}
