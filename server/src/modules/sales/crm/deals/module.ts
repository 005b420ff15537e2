import { type Module, module } from '../../../../platform/module.ts'
import { attachmentTargets } from '../../../records/attachments/port.ts'
import { customFieldKinds } from '../../../records/custom-fields/port.ts'
import { customerFigures, customerOverview, customerReferences } from '../../../work/customers/port.ts'
import { announcedUndoing, recordUses } from '../../../records/imports/port.ts'
import { openWork } from '../../../people/members/port.ts'
import { searched } from '../../../records/search/port.ts'
import { pipelines } from '../pipelines/contract.ts'
import { handlers as pipelineHandlers } from '../pipelines/handlers.ts'
import { timelineEntries, timelineSubjects } from '../../../records/timeline/port.ts'
import { dealFiles } from './attached-files.ts'
import { bulkMoves } from './bulk/contract.ts'
import { handlers as bulkHandlers } from './bulk/handlers.ts'
import { closeReasons } from './close-reasons/register.ts'
import { deals } from './contract.ts'
import { dealFigures } from './figures/contract.ts'
import { handlers as figureHandlers } from './figures/handlers.ts'
import { dealsOfCustomers } from './customer-merging.ts'
import { overviewOfDeals } from './customer-overview.ts'
import { handlers } from './handlers.ts'
import { dealKind } from './kind.ts'
import { openPipelines } from './open-pipelines.ts'
import { openDealsOwned } from './open-work.ts'
import { products } from './products/register.ts'
import { retiring } from './retiring/contract.ts'
import { handlers as retiringHandlers } from './retiring/handlers.ts'
import { searchedDeals, searchedProducts } from './search.ts'
import { dealEntries, dealSubject } from './timeline.ts'
import { dealsWithContacts, dealsWithCustomers, dealsWithProjects } from './uses.ts'
import { dealEvents } from './events.ts'

export const dealModules: readonly Module[] = [
  module({ contract: pipelines, handlers: pipelineHandlers }),
  module({ contract: retiring, handlers: retiringHandlers }),
  module({
    contract: deals,
    handlers,
    contributes: [
      customFieldKinds.of(dealKind),
      searched.of(searchedDeals),
      customerFigures.of(openPipelines),
      customerReferences.of(dealsOfCustomers),
      customerOverview.of(overviewOfDeals),
      announcedUndoing('deal', dealEvents, ['deal.stage_changed', 'deal.won', 'deal.lost']),
      attachmentTargets.of(dealFiles),
      openWork.of(openDealsOwned),
      timelineEntries.of(dealEntries),
      timelineSubjects.of(dealSubject),
      recordUses.of(dealsWithCustomers),
      recordUses.of(dealsWithContacts),
      recordUses.of(dealsWithProjects),
    ],
  }),
  module({ contract: bulkMoves, handlers: bulkHandlers }),
  module({ contract: dealFigures, handlers: figureHandlers }),
  module({ ...closeReasons }),
  module({ ...products, contributes: [searched.of(searchedProducts)] }),
]
