import { module } from '../../../../platform/module.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { closedDays } from '../../../people/cost-rates/port.ts'
import { datesOfHours } from '../../../time/work-days/port.ts'
import { countingOf } from '../purchases/port.ts'
import { revenueOfProjects } from '../rate-cards/port.ts'
import { closedProjects, closingBlockers } from '../record/port.ts'
import { unbilledHours } from './closing.ts'
import { projectFigures } from './contract.ts'
import { handlers } from './handlers.ts'
import { revenues } from './reading.ts'
import * as port from './port.ts'
import type { ProjectCosts } from './slots.ts'

/** What is bought for projects, whoever pays for it. */
const purchaseCosts: ProjectCosts = {
  kind: 'purchases',
  async sums(db, projectIds, from, to) {
    const within = (date: PlainDate) =>
      (from === undefined || date >= from) && (to === undefined || date <= to)
    const counting = (await countingOf(db, projectIds)).filter(({ purchaseDate }) => within(purchaseDate))
    return [...Map.groupBy(counting, ({ projectId }) => projectId)].map(([projectId, bought]) => ({
      projectId,
      cents: bought.reduce((sum, { netCents }) => sum + netCents, 0),
      ids: bought.map(({ id }) => id),
      rows: bought.length,
    }))
  },
}

export const projectFiguresModule = module({
  contract: projectFigures,
  handlers,
  port,
  contributes: [
    port.projectCosts.of(purchaseCosts),
    closingBlockers.of(unbilledHours),
    revenueOfProjects.of(revenues),
    closedDays.of((db, of) => datesOfHours(db, { ...of, projectIds: closedProjects(db.orgId) })),
  ],
})
