import { by, openPage } from '../../../../platform/data/paging.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { pageOfHours } from '../../../time/work-days/port.ts'
import { billableOf, datesOf, isPaid, keptPrices, placeName, rateKept, salesOf } from '../rate-cards/port.ts'
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
    const sold = { which: filter, projectIds: [params.id], ...datesOf({ from, to }) }
    const [project, rows, isBillable, kept, saleOf] = await Promise.all([
      projectWithId(db, params.id),
      pageOfHours(db, filter, page.fragment),
      billableOf(db, services.contributions, [params.id]),
      keptPrices(db, services.contributions, { projectIds: [params.id], ...datesOf({ from, to }) }),
      salesOf(db, services.contributions, sold),
    ])
    if (!project) refuse('project_not_found')
    const { items, pageInfo } = page.answer(rows)
    return {
      items: items.map(row => {
        const { workDayId, entryId, position } = row
        const price = kept.get(placeName({ entryId, position })) ?? null
        const { rateCentsPerHour, billedMinutes, cents, rule } = rateKept(row, price) ?? saleOf(row)
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
          ...{ rateCentsPerHour, billedMinutes, cents, rule },
          ...(isPaid(price, isBillable(row)) ? { billable: true } : { billable: false, cents: 0 }),
        }
      }),
      pageInfo,
    }
  },
})

const order = [by('h.workDate'), by('h.workDayId'), by('h.entryId'), by('h.position')]
