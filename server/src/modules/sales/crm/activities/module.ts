import { type Module, module } from '../../../../platform/module.ts'
import { calendarEntries } from '../../../exchange/calendar-feeds/port.ts'
import { attachmentTargets } from '../../../records/attachments/port.ts'
import { customFieldKinds } from '../../../records/custom-fields/port.ts'
import { customerFigures, customerOverview, customerReferences } from '../../../work/customers/port.ts'
import { openWork } from '../../../people/members/port.ts'
import { searched } from '../../../records/search/port.ts'
import { leadUses } from '../leads/port.ts'
import { timelineEntries } from '../../../records/timeline/port.ts'
import { activityFiles } from './attached-files.ts'
import { activityCalendar } from './calendar.ts'
import { activities } from './contract.ts'
import { activitiesOfCustomers } from './customer-merging.ts'
import { lastDoneActivities, nextActivities } from './customer-overview.ts'
import { lastActivities } from './figures.ts'
import { handlers } from './handlers.ts'
import { activityKind } from './kind.ts'
import { activitiesWithLeads } from './lead-uses.ts'
import { plannedActivities } from './leaving.ts'
import { activityOutcomes } from './outcomes/register.ts'
import { activityFigures } from './per-member/contract.ts'
import { handlers as figureHandlers } from './per-member/handlers.ts'
import { searchedActivities, searchedOutcomes } from './search.ts'
import { activityEntries } from './timeline.ts'

export const activitiesModules: readonly Module[] = [
  module({
    contract: activities,
    handlers,
    contributes: [
      attachmentTargets.of(activityFiles),
      calendarEntries.of(activityCalendar),
      customFieldKinds.of(activityKind),
      customerFigures.of(lastActivities),
      customerReferences.of(activitiesOfCustomers),
      customerOverview.of(nextActivities),
      customerOverview.of(lastDoneActivities),
      searched.of(searchedActivities),
      openWork.of(plannedActivities),
      leadUses.of(activitiesWithLeads),
      timelineEntries.of(activityEntries),
    ],
  }),
  module({ contract: activityFigures, handlers: figureHandlers }),
  module({
    ...activityOutcomes,
    contributes: [searched.of(searchedOutcomes)],
  }),
]
