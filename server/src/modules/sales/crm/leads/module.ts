import { type Module, module } from '../../../../platform/module.ts'
import { mayCall } from '../../../../platform/access/gates.ts'
import { datedWork, workers } from '../../../../platform/port.ts'
import { attachmentTargets } from '../../../records/attachments/port.ts'
import { customFieldKinds } from '../../../records/custom-fields/port.ts'
import { contactUses, customerReferences, movesCustomer } from '../../../work/customers/port.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { openWork } from '../../../people/members/port.ts'
import { searched } from '../../../records/search/port.ts'
import { leadAssignments } from './assignment/contract.ts'
import { handlers as assignmentHandlers } from './assignment/handlers.ts'
import { leadFiles } from './attached-files.ts'
import { leads } from './contract.ts'
import { handlers } from './handlers.ts'
import { leadKind } from './kind.ts'
import { openLeads } from './leaving.ts'
import * as port from './port.ts'
import { disqualifyReasons } from './reasons/register.ts'
import { leadScoring } from './scoring/contract.ts'
import { handlers as scoringHandlers } from './scoring/handlers.ts'
import { leadScoringOfToday, scoreDue } from './scoring/jobs.ts'
import { anonymizeDue, leadRetention, leadsOfPeople } from './retention/jobs.ts'
import { searchedLeads, searchedReasons, searchedSources } from './search.ts'
import { leadSources } from './sources/register.ts'
import { timelineEntries } from '../../../records/timeline/port.ts'
import { leadEntries } from './timeline.ts'
import { leadsOfContacts, leadsOfCustomers } from './uses.ts'

export const leadModules: readonly Module[] = [
  module({
    contract: leads,
    handlers,
    port,
    contributes: [
      customFieldKinds.of(leadKind),
      attachmentTargets.of(leadFiles),
      openWork.of(openLeads),
      workers.of(leadRetention),
      datedWork.of(anonymizeDue),
      contactUses.of(leadsOfPeople),
      searched.of(searchedLeads),
      timelineEntries.of(leadEntries),
      recordUses.of(leadsOfCustomers),
      recordUses.of(leadsOfContacts),
      customerReferences.of(
        movesCustomer('leads', {
          column: 'converted_customer_id',
          sees: caller => mayCall(caller, leads.operations.list),
        }),
      ),
    ],
  }),
  module({
    contract: leadScoring,
    handlers: scoringHandlers,
    contributes: [workers.of(leadScoringOfToday), datedWork.of(scoreDue)],
  }),
  module({ contract: leadAssignments, handlers: assignmentHandlers }),
  module({ ...leadSources, contributes: [searched.of(searchedSources)] }),
  module({ ...disqualifyReasons, contributes: [searched.of(searchedReasons)] }),
]
