import { type Module, module } from '../../../platform/module.ts'
import { approvalSources, deciding, decisions } from '../../people/approvals/port.ts'
import { calendarEntries } from '../../exchange/calendar-feeds/port.ts'
import * as catalogs from '../../company/catalogs/port.ts'
import { recordUses } from '../../records/imports/port.ts'
import { requestSources } from '../../people/me/port.ts'
import { openWork } from '../../people/members/port.ts'
import { searched, searchedRegister } from '../../records/search/port.ts'
import { membersWithAbsences } from './member-uses.ts'
import { absenceCalendar } from './periods/calendar.ts'
import { absences } from './periods/contract.ts'
import { handlers } from './periods/handlers.ts'
import { absencesWaiting, ownAbsenceRequests, plannedAbsences } from './periods/waiting.ts'
import * as port from './port.ts'
import { followChangedTerms, followChangedType } from './recompute.ts'
import { absenceTypes } from './types/register.ts'

const decided = deciding(
  absencesWaiting,
  absences,
  handlers,
  {
    approve: { operation: 'approve' },
    decline: { operation: 'decline' },
    return: { operation: 'return' },
    // Which cancels any absence, asked to or not.
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
      approvalSources.of(absencesWaiting),
      decisions.of(decided.source),
      requestSources.of(ownAbsenceRequests),
      openWork.of(plannedAbsences),
      catalogs.termsChanged.of(followChangedTerms),
      port.typeChanged.of(followChangedType),
      calendarEntries.of(absenceCalendar),
      recordUses.of(membersWithAbsences),
    ],
  }),
  module({
    ...absenceTypes,
    contributes: [searched.of(searchedRegister('absence_type', 'absence_types'))],
  }),
]
