import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { timeOfDay } from '../../../company/outgoing-mail/port.ts'
import { byId, subject, type SubjectsOf } from '../../../people/me/port.ts'
import { plannedMinutes } from '../record/view.ts'
import { claimsToShow } from './store.ts'

const titles: Readonly<Record<Locale, string>> = { fi: 'Avoin vuoro', sv: 'Öppet pass', en: 'Open shift' }

/** Claims, of the open shifts that are claimed. */
export const subjectsOfClaims: SubjectsOf = async (db, { organisation }, ids, { language }) => {
  const time = (instant: string) => timeOfDay(instant, organisation.timeZone, language)
  return byId(await claimsToShow(db, ids), claim =>
    subject({
      title: `${titles[language]} ${time(claim.startAt)}–${time(claim.endAt)}`,
      typeName: claim.shiftTypeName,
      from: claim.workDate,
      to: claim.workDate,
      minutes: plannedMinutes(claim),
    }),
  )
}
