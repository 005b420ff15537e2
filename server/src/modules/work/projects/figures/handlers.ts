import type { Caller } from '../../../../platform/access/caller.ts'
import { explained } from '../../../../platform/contract/sentences.ts'
import { openPage } from '../../../../platform/data/paging.ts'
import { checkedRange } from '../../../../platform/http/date-range.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn, daysInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { partBp } from '../../../../platform/vocabulary/money.ts'
import { reachableIds, reachableMembers } from '../../../people/members/port.ts'
import { sumsOfProjects, targetsOfMembers } from '../../../time/work-days/port.ts'
import { inTreeOrder, phasesOf, phasesOfMixedBilling } from '../phases/port.ts'
import { billableOf } from '../rate-cards/port.ts'
import { billingPhases } from '../recognition/port.ts'
import {
  existingReferences,
  idsOfPage,
  type KnownProject,
  missingReference,
  pageOfProjects,
  projectPageKeys,
  projectsBilledBy,
  projectWithId,
} from '../record/port.ts'
import { projectFigures } from './contract.ts'
import { type Profit, revenueByMonth } from './profit.ts'
import { costReasons, revenueReasons } from './reasons.ts'
import { profitsOf, sourcesOfProfits, unbilledOf } from './reading.ts'
import { windowDays, type WipAges } from './shapes.ts'
import { changedRevenue, whatIf, withPhase } from './what-if.ts'

const bucketOf = (date: PlainDate, asOf: PlainDate): keyof WipAges => {
  const days = daysInRange(date, asOf) - 1
  return days <= 30 ? 'to30' : days <= 60 ? 'to60' : days <= 90 ? 'to90' : 'over90'
}

interface Aged {
  readonly date: PlainDate
  readonly cents: number
  readonly minutes: number
}

/** Unbilled work by how old it is on a day. */
export function agesOf(work: readonly Aged[], asOf: PlainDate): WipAges {
  const none = () => ({ cents: 0, minutes: 0 })
  const ages = { to30: none(), to60: none(), to90: none(), over90: none() }
  for (const { date, cents, minutes } of work) {
    const age = ages[bucketOf(date, asOf)]
    age.cents += cents
    age.minutes += minutes
  }
  return ages
}

const zoneOf = ({ organisation }: Caller): string => organisation.timeZone

export const handlers = handle(projectFigures, {
  async profitability({ params, query, caller, db, services, language, refuse }) {
    if (query.from !== undefined && query.to !== undefined && query.to < query.from)
      refuse('range_end_before_start')
    const [found, profitOf] = await Promise.all([
      projectWithId(db, params.id),
      profitsOf(db, services.contributions, [params.id], { ...query, timeZone: zoneOf(caller) }),
    ])
    const project = found ?? refuse('project_not_found')
    const profit = profitOf(project)
    return {
      ...inShort(project, profit),
      revenue: profit.revenue.map(line => ({
        ...line,
        ids: [...line.ids],
        ...explained(revenueReasons, line.explanation, language),
      })),
      costs: profit.costs.map(line => ({
        ...line,
        ids: [...line.ids],
        ...explained(costReasons, line.explanation, language),
      })),
    }
  },

  async revenue({ params, caller, db, services, refuse }) {
    const [found, sourcesOf] = await Promise.all([
      projectWithId(db, params.id),
      sourcesOfProfits(db, services.contributions, [params.id], { timeZone: zoneOf(caller) }),
    ])
    const project = found ?? refuse('project_not_found')
    const items = revenueByMonth(sourcesOf(project))
    const revenueCents = items.reduce((sum, { cents }) => sum + cents, 0)
    return { projectId: project.id, revenueCents, items }
  },

  async whatIf({ params, body: tried, caller, db, now, services, refuse }) {
    const [found, known] = await Promise.all([
      projectWithId(db, params.id),
      existingReferences(db, [tried], services.contributions),
    ])
    const project = found ?? refuse('project_not_found')
    const missing = missingReference(known, tried, project)
    if (missing === 'customer_not_found' || missing === 'rate_card_not_found') refuse(missing)
    const timeZone = zoneOf(caller)
    const change = await whatIf(db, services.contributions, project, {
      tried,
      today: dateIn(timeZone, now),
      timeZone,
    })
    return { projectId: project.id, ...change, months: [...change.months] }
  },

  async whatIfPhase({ params, body: tried, caller, db, now, services, refuse }) {
    const timeZone = zoneOf(caller)
    const [found, phases, sourcesOf] = await Promise.all([
      projectWithId(db, params.id),
      phasesOf(db, [params.id]),
      sourcesOfProfits(db, services.contributions, [params.id], { timeZone }),
    ])
    const project = found ?? refuse('project_not_found')
    const phase = phases.find(({ id }) => id === params.phaseId) ?? refuse('project_phase_not_found')
    // Those of a project that has none with a billing of its own are not among its sources.
    const sources = { ...sourcesOf(project), phases: inTreeOrder(phases).map(each => each.phase) }
    const then = withPhase(sources, phase, tried, dateIn(timeZone, now))
    const change = changedRevenue(sources, then)
    return { projectId: project.id, ...change, months: [...change.months] }
  },

  async profitabilities({ query, caller, db, services, refuse }) {
    if (query.from !== undefined && query.to !== undefined && query.to < query.from)
      refuse('range_end_before_start')
    const page = openPage(db, query, { operation: 'projectFigures.profitabilities', keys: projectPageKeys })
    const [rows, profitOf] = await Promise.all([
      pageOfProjects(db, query, page.fragment),
      profitsOf(db, services.contributions, idsOfPage(db.orgId, query, page.fragment), {
        from: query.from,
        to: query.to,
        timeZone: zoneOf(caller),
      }),
    ])
    const { items, pageInfo } = page.answer(rows)
    return { items: items.map(project => inShort(project, profitOf(project))), pageInfo }
  },

  async wip({ query, caller, db, now, services }) {
    const asOf = query.asOf ?? dateIn(caller.organisation.timeZone, now)
    const page = openPage(db, query, { operation: 'projectFigures.wip', keys: projectPageKeys })
    const [rows, workOf] = await Promise.all([
      pageOfProjects(db, query, page.fragment),
      unbilledOf(db, services.contributions, idsOfPage(db.orgId, query, page.fragment), {
        to: asOf,
        timeZone: zoneOf(caller),
      }),
    ])
    const { items, pageInfo } = page.answer(rows)
    return {
      items: items.map(project => {
        const { id: projectId, name } = project
        const work = workOf(project)
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
    const reached = reachableIds(db.orgId, caller)
    const [sums, reachable, internal, targetOf, isBillable, phases] = await Promise.all([
      sumsOfProjects(db, { by: ['member', 'project', 'phase', 'task'], from, to }),
      reachableMembers(db, caller),
      projectsBilledBy(db, 'internal'),
      targetsOfMembers(db, caller.organisation.timeZone, reached, from, to),
      billableOf(db, services.contributions, null),
      phasesOfMixedBilling(db, null),
    ])
    const phaseOf = billingPhases(phases)
    const isPaid = (work: (typeof sums)[number]) => {
      const billing = phaseOf(work)?.billing ?? null
      return (
        isBillable(work) && (billing === null ? !internal.has(work.projectId ?? '') : billing !== 'internal')
      )
    }
    const sumsBy = Map.groupBy(sums, ({ membershipId }) => membershipId)
    return {
      from,
      to,
      items: reachable.flatMap(({ id: membershipId, displayName: name }) => {
        const own = sumsBy.get(membershipId)
        if (!own) return []
        const capacityMinutes = targetOf(membershipId)
        const workedMinutes = own.reduce((sum, { minutes }) => sum + minutes, 0)
        const billableMinutes = own.reduce((sum, each) => sum + (isPaid(each) ? each.minutes : 0), 0)
        const utilisationBp = partBp(billableMinutes, capacityMinutes)
        return [{ membershipId, name, capacityMinutes, workedMinutes, billableMinutes, utilisationBp }]
      }),
    }
  },
})

const inShort = ({ id: projectId, name }: KnownProject, profit: Profit) => ({
  projectId,
  name,
  minutes: profit.minutes,
  minutesWithoutRate: profit.minutesWithoutRate,
  minutesWithoutCost: profit.minutesWithoutCost,
  revenueCents: profit.revenueCents,
  costCents: profit.costCents,
  marginCents: profit.marginCents,
  marginBp: profit.marginBp,
  billedCents: profit.billedCents,
})
