import { sql } from 'kysely'
import { mayOfLeads } from './may.ts'
import { mayCall } from '../../../../platform/access/gates.ts'
import { type Module, module } from '../../../../platform/module.ts'
import {
  erasures,
  freeTexts,
  stillKnown,
  datedWork,
  workers,
  namedRecords,
} from '../../../../platform/port.ts'
import { openWork, type OpenWork } from '../../../people/members/port.ts'
import { attachmentTargets } from '../../../records/attachments/port.ts'
import { customFieldKinds } from '../../../records/custom-fields/port.ts'
import { type RecordUse, recordUses } from '../../../records/imports/port.ts'
import { findable } from '../../../records/search/port.ts'
import { timelineEntries } from '../../../records/timeline/port.ts'
import { contactUses, customerReferences, movesCustomer } from '../../../work/customers/port.ts'
import { leadAssignments } from './assignment/contract.ts'
import { handlers as assignmentHandlers } from './assignment/handlers.ts'
import { leadFiles } from './attached-files.ts'
import { leads } from './contract.ts'
import { handlers } from './handlers.ts'
import { openStates } from './life.ts'
import * as port from './port.ts'
import { disqualifyReasons } from './reasons/register.ts'
import { leadKind } from './record.ts'
import { anonymizeDue, filesOfLeads, leadRetention, leadsOfPeople } from './retention/jobs.ts'
import { leadScoring } from './scoring/contract.ts'
import { handlers as scoringHandlers } from './scoring/handlers.ts'
import { leadScoringOfToday, scoreDue } from './scoring/jobs.ts'
import { searchedLeads, searchedReasons, searchedSources } from './search.ts'
import { leadSources } from './sources/register.ts'
import { leadEntries } from './timeline.ts'

/** Leads have become customers, or are theirs. */
const leadsOfCustomers: RecordUse = {
  register: 'customers',
  by: 'leads',
  used: (db, ids) =>
    db.sql`
      select distinct l.converted_customer_id as id from leads l
      where l.org_id = ${db.orgId} and l.converted_customer_id = any(${ids}::uuid[])`,
}

/** Leads have become contacts, or are theirs. */
const leadsOfContacts: RecordUse = {
  register: 'contacts',
  by: 'leads',
  used: (db, ids) =>
    db.sql`
      select distinct l.converted_contact_id as id from leads l
      where l.org_id = ${db.orgId} and l.converted_contact_id = any(${ids}::uuid[])`,
}

/** The leads that somebody else would have to go on with. */
const openLeads: OpenWork = {
  kind: 'open_leads',
  async count(db, membershipId) {
    const [row] = await db.sql<{ count: number }>`
      select count(*) from leads l
      where l.org_id = ${db.orgId} and l.owner_membership_id = ${membershipId}
        and l.state = any(${openStates}::text[])`
    return row?.count ?? 0
  },
}

export const leadModules: readonly Module[] = [
  module({
    contract: leads,
    handlers,
    port,
    contributes: [
      freeTexts.of({ table: 'leads', texts: ['title', 'disqualify_note', 'search_text'] }),
      mayOfLeads,
      namedRecords.of({
        type: 'lead_score_version',
        nameless: 'The rules of scoring are known by their dates.',
      }),
      customFieldKinds.of(leadKind),
      attachmentTargets.of(leadFiles),
      openWork.of(openLeads),
      workers.of(leadRetention),
      datedWork.of(anonymizeDue),
      contactUses.of(leadsOfPeople),
      erasures.of(filesOfLeads),
      stillKnown.of({
        ...{ table: 'leads', name: 'contact_name', email: 'email' },
        remembered: sql`r.state <> 'anonymized'`,
      }),
      ...findable(searchedLeads),
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
  module({ ...leadSources, contributes: findable(searchedSources) }),
  module({ ...disqualifyReasons, contributes: findable(searchedReasons) }),
]
