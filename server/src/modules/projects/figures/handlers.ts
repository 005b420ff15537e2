import { openPage } from '../../../platform/data/paging.ts'
import { checkedRange } from '../../../platform/http/date-range.ts'
import { handle } from '../../../platform/http/handler.ts'
import { dateIn } from '../../../platform/vocabulary/dates.ts'
import { reachableMembers } from '../../members/port.ts'
import { sumsOfProjects, targetsOfMembers } from '../../work-days/port.ts'
import { partBp } from '../rate-cards/port.ts'
import {
  type KnownProject,
  pageOfProjects,
  projectPageKeys,
  projectsWithIds,
  projectWithId,
} from '../record/port.ts'
import { agesOf } from './ages.ts'
import { projectFigures } from './contract.ts'
import type { Profit } from './profit.ts'
import { profitsOf, unbilledOf } from './reading.ts'
import { billableOf } from './unbillable.ts'
import { windowDays } from './windows.ts'

export const handlers = handle(projectFigures, {
  async profitability({ params, query, db, services, refuse }) {
    if (query.from !== undefined && query.to !== undefined && query.to < query.from)
      refuse('range_end_before_start')
    const project = (await projectWithId(db, params.id)) ?? refuse('project_not_found')
    const profit = (await profitsOf(db, services.contributions, [project], query))(project)
    const lines = (all: Profit['costs']) => all.map(line => ({ ...line, ids: [...line.ids] }))
    return { ...inShort(project, profit), revenue: lines(profit.revenue), costs: lines(profit.costs) }
  },

  async profitabilities({ query, db, services, refuse }) {
    if (query.from !== undefined && query.to !== undefined && query.to < query.from)
      refuse('range_end_before_start')
    const page = openPage(db, query, { operation: 'projectFigures.profitabilities', keys: projectPageKeys })
    const { items, pageInfo } = page.answer(await pageOfProjects(db, query, page.fragment))
    const profitOf = await profitsOf(db, services.contributions, items, query)
    return { items: items.map(project => inShort(project, profitOf(project))), pageInfo }
  },

  async wip({ query, caller, db, now, services }) {
    const asOf = query.asOf ?? dateIn(caller.organisation.timeZone, now)
    const page = openPage(db, query, { operation: 'projectFigures.wip', keys: projectPageKeys })
    const { items, pageInfo } = page.answer(await pageOfProjects(db, query, page.fragment))
    const unbilled = await unbilledOf(db, services.contributions, items, asOf)
    const byProject = Map.groupBy(unbilled, ({ projectId }) => projectId)
    return {
      items: items.map(({ id: projectId, name }) => {
        const work = byProject.get(projectId) ?? []
        const sum = (kind: string) =>
          work.reduce((total, each) => total + (each.kind === kind ? each.cents : 0), 0)
        const [hoursCents, purchasesCents] = [sum('hours'), sum('purchases')]
        return {
          projectId,
          name,
          hoursCents,
          minutes: work.reduce((total, { minutes }) => total + minutes, 0),
          purchasesCents,
          totalCents: hoursCents + purchasesCents,
          oldestDate: work.map(({ date }) => date).toSorted()[0] ?? null,
          ages: agesOf(work, asOf),
        }
      }),
      pageInfo,
    }
  },

  async utilisation({ query, caller, db, services, refuse }) {
    const { from, to } = checkedRange(query, windowDays, refuse)
    const sums = await sumsOfProjects(db, { by: ['member', 'project', 'task'], from, to })
    const named = (ids: readonly (string | null)[]) => [...new Set(ids.flatMap(id => id ?? []))]
    const [members, projects, isBillable] = await Promise.all([
      reachableMembers(db, caller, named(sums.map(({ membershipId }) => membershipId))),
      projectsWithIds(db, named(sums.map(({ projectId }) => projectId))),
      billableOf(db, services.contributions, sums),
    ])
    const ids = members.map(({ id }) => id)
    const targets = await targetsOfMembers(db, caller.organisation.timeZone, ids, from, to)
    const internal = new Set(projects.flatMap(({ id, billing }) => (billing === 'internal' ? [id] : [])))
    const sumsBy = Map.groupBy(sums, ({ membershipId }) => membershipId)
    return {
      from,
      to,
      items: members.map(({ id: membershipId, displayName: name }) => {
        const own = sumsBy.get(membershipId) ?? []
        const capacityMinutes = targets.get(membershipId) ?? 0
        const workedMinutes = own.reduce((sum, { minutes }) => sum + minutes, 0)
        const billableMinutes = own.reduce(
          (sum, each) => sum + (internal.has(each.projectId ?? '') || !isBillable(each) ? 0 : each.minutes),
          0,
        )
        const utilisationBp = partBp(billableMinutes, capacityMinutes)
        return { membershipId, name, capacityMinutes, workedMinutes, billableMinutes, utilisationBp }
      }),
    }
  },
})

const inShort = ({ id: projectId, name }: KnownProject, profit: Profit) => ({
  projectId,
  name,
  minutes: profit.minutes,
  revenueCents: profit.revenueCents,
  costCents: profit.costCents,
  marginCents: profit.marginCents,
  marginBp: profit.marginBp,
  billedCents: profit.billedCents,
})
