import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { timeOfDay } from '../../../company/outgoing-mail/port.ts'
import { byId, subject, type SubjectsOf } from '../../../people/me/port.ts'
import { plannedMinutes } from '../record/view.ts'
import { claimsToShow } from './store.ts'

const titles: Readonly<Record<Locale, string>> = { fi: 'Avoin vuoro', sv: 'Ledigt pass', en: 'Open shift' }

/** What a claim is called wherever somebody decides on it or is told of it. */
export function claimTitle(
  { startAt, endAt }: { readonly startAt: Instant; readonly endAt: Instant },
  timeZone: string,
  language: Locale,
): string {
  const time = (instant: Instant) => timeOfDay(instant, timeZone, language)
  return `${titles[language]} ${time(startAt)}–${time(endAt)}`
}

/** Claims, of the open shifts that are claimed. */
export const subjectsOfClaims: SubjectsOf = async (db, { organisation }, ids, { language }) =>
  byId(await claimsToShow(db, ids), claim =>
    subject({
      title: claimTitle(claim, organisation.timeZone, language),
      typeName: claim.shiftTypeName,
      from: claim.workDate,
      to: claim.workDate,
      minutes: plannedMinutes(claim),
    }),
  )
