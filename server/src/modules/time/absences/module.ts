import { mayOfAbsences, mayOfOwnAbsences } from './periods/may.ts'
import { freeTexts, namedRecords } from '../../../platform/port.ts'
import { type Module, module } from '../../../platform/module.ts'
import * as catalogs from '../../company/catalogs/port.ts'
import { calendarEntries } from '../../exchange/calendar-feeds/port.ts'
import { approvalSources, deciding, decisions } from '../../people/approvals/port.ts'
import { requestSources } from '../../people/me/port.ts'
import { openWork } from '../../people/members/port.ts'
import { announcedUndoing, type RecordUse, recordUses } from '../../records/imports/port.ts'
import { findable, searchedRegister } from '../../records/search/port.ts'
import { absenceCalendar } from './periods/calendar.ts'
import { absences } from './periods/contract.ts'
import { handlers } from './periods/handlers.ts'
import { absencesWaiting, ownAbsenceRequests, plannedAbsences } from './periods/waiting.ts'
import * as port from './port.ts'
import { followChangedTerms, followChangedType } from './recompute.ts'
import { absenceEvents } from './periods/events.ts'
import { absenceTypes, starterNames } from './types/register.ts'

/** Members are absent, and stand in for others. */
const membersWithAbsences: RecordUse = {
  register: 'members',
  by: 'absence_periods',
  used: (db, ids) =>
    db.sql`
      select distinct m.id from unnest(${ids}::uuid[]) as m(id)
      where exists (
        select from absence_periods p where p.org_id = ${db.orgId} and p.membership_id = m.id)
      or exists (
        select from absence_periods p where p.org_id = ${db.orgId} and p.replacement_membership_id = m.id)`,
}

const decided = deciding(
  absencesWaiting,
  absences,
  handlers,
  {
    approve: { operation: 'approve' },
    decline: { operation: 'decline' },
    return: { operation: 'return' },
    // Which cancels any absence, requested or not.
    cancel: { operation: 'cancel', doesMore: true },
  },
  ['get', 'days'],
)

export const absenceModules: readonly Module[] = [
  module({
    contract: absences,
    port,
    handlers: decided.handlers,
    contributes: [
      freeTexts.of({
        table: 'absence_periods',
        texts: ['note', 'decision_reason', 'cancellation_reason'],
        documents: ['asked_change'],
      }),
      mayOfAbsences,
      mayOfOwnAbsences,
      namedRecords.of({ type: 'absence', nameless: 'An absence is known by its member, type and dates.' }),
      approvalSources.of(absencesWaiting),
      decisions.of(decided.source),
      requestSources.of(ownAbsenceRequests),
      openWork.of(plannedAbsences),
      catalogs.termsChanged.of(followChangedTerms),
      port.typeChanged.of(followChangedType),
      calendarEntries.of(absenceCalendar),
      recordUses.of(membersWithAbsences),
      announcedUndoing('absence', absenceEvents, ['absence.cancelled']),
    ],
  }),
  module({
    ...absenceTypes,
    contributes: findable(searchedRegister('absence_type', 'absence_types', { starters: starterNames })),
  }),
]
