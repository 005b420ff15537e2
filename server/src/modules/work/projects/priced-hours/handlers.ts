import { by, openPage } from '../../../../platform/data/paging.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { pageOfHours } from '../../../time/work-days/port.ts'
import { billableOf, datesOf, isPaid, keptPrices, placeName, rateKept, ratesFor } from '../rate-cards/port.ts'
import { projectWithId } from '../record/port.ts'
import { pricedHours } from './contract.ts'

export const handlers = handle(pricedHours, {
  async list({ params, query, db, services, refuse }) {
    const { from, to, membershipId } = query
    if (from !== undefined && to !== undefined && to < from) refuse('range_end_before_start')
    const page = openPage(db, query, { operation: 'pricedHours.list', keys: order, within: params.id })
    const filter = {
      projectIds: [params.id],
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(membershipId !== undefined && { membershipIds: [membershipId] }),
    }
    const [project, rows, isBillable, kept] = await Promise.all([
      projectWithId(db, params.id),
      pageOfHours(db, filter, page.fragment),
      billableOf(db, services.contributions, [params.id]),
      keptPrices(db, services.contributions, { projectIds: [params.id], ...datesOf({ from, to }) }),
    ])
    if (!project) refuse('project_not_found')
    const { items, pageInfo } = page.answer(rows)
    const rates = await ratesFor(db, items)
    return {
      items: items.map(({ workDayId, entryId, position, ...row }, index) => {
        const price = kept.get(placeName({ entryId, position })) ?? null
        return {
          id: `${entryId}:${position}`,
          workDayId,
          entryId,
          membershipId: row.membershipId,
          workDate: row.workDate,
          entryTypeId: row.entryTypeId,
          phaseId: row.phaseId,
          taskId: row.taskId,
          minutes: row.minutes,
          ...(rateKept(row, price) ?? rates[index] ?? { rateCentsPerHour: null, cents: 0, rule: null }),
          ...(isPaid(price, isBillable(row)) ? { billable: true } : { billable: false, cents: 0 }),
        }
      }),
      pageInfo,
    }
  },
})

const order = [by('h.workDate'), by('h.workDayId'), by('h.entryId'), by('h.position')]
