import { announcedUndoing } from '../../records/imports/port.ts'
import { type Module, module } from '../../../platform/module.ts'
import { datedWork, workers } from '../../../platform/port.ts'
import { attachmentTargets } from '../../records/attachments/port.ts'
import { customFieldKinds } from '../../records/custom-fields/port.ts'
import { customerFiles, overviewOfFiles } from './attached-files.ts'
import { contactFiles } from './contacts/attached-files.ts'
import { contacts } from './contacts/contract.ts'
import { handlers as contactHandlers } from './contacts/handlers.ts'
import { contactKind } from './contacts/kind.ts'
import { placesOfCustomer } from './contacts/merging.ts'
import { overviewOfContacts } from './contacts/overview.ts'
import { anonymizeDue, contactRetention } from './contacts/retention/jobs.ts'
import { searchedContacts } from './contacts/search.ts'
import { searched, searchedRegister } from '../../records/search/port.ts'
import { timelineEntries, timelineSubjects } from '../../records/timeline/port.ts'
import { contactEntries } from './contacts/timeline.ts'
import { customers } from './contract.ts'
import { customerGroups } from './groups/register.ts'
import { handlers } from './handlers.ts'
import { customerKind } from './kind.ts'
import { filesOfCustomer } from './merge/attachments.ts'
import { historyOfCustomers } from './merge/history.ts'
import { mergedAway } from './merge/merged-away.ts'
import { customerOverview } from './overview/parts.ts'
import { overviewOfMerged } from './merge/overview.ts'
import { customerHistory, customerReferences } from './merge/references.ts'
import * as port from './port.ts'
import { searchedCustomers } from './search.ts'
import { tagsOfCustomer } from './tags/merging.ts'
import { customerTags } from './tags/register.ts'
import { customerEntries, customerFileEntries, customerSubject } from './timeline.ts'
import { customerEvents } from './events.ts'

export const customersModules: readonly Module[] = [
  module({
    contract: customers,
    handlers,
    port,
    contributes: [
      announcedUndoing('customer', customerEvents, ['customer.updated']),
      attachmentTargets.of(customerFiles),
      customFieldKinds.of(customerKind),
      searched.of(searchedCustomers),
      customerReferences.of(mergedAway),
      customerReferences.of(filesOfCustomer),
      customerOverview.of(overviewOfFiles),
      customerOverview.of(overviewOfMerged),
      timelineEntries.of(customerEntries),
      timelineEntries.of(customerFileEntries),
      timelineSubjects.of(customerSubject),
      ...historyOfCustomers.map(customerHistory.of),
    ],
  }),
  module({
    contract: contacts,
    handlers: contactHandlers,
    contributes: [
      attachmentTargets.of(contactFiles),
      customFieldKinds.of(contactKind),
      searched.of(searchedContacts),
      customerReferences.of(placesOfCustomer),
      customerOverview.of(overviewOfContacts),
      timelineEntries.of(contactEntries),
      workers.of(contactRetention),
      datedWork.of(anonymizeDue),
    ],
  }),
  module({
    ...customerGroups,
    contributes: [searched.of(searchedRegister('customer_group', 'customer_groups'))],
  }),
  module({
    ...customerTags,
    contributes: [
      searched.of(searchedRegister('customer_tag', 'customer_tags')),
      customerReferences.of(tagsOfCustomer),
    ],
  }),
]
