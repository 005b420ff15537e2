import { type HoursFilter, hoursOfProjects } from '../../../time/work-days/port.ts'
import { billableOf, datesOf, isPaid, keptPrices, placeName, rateKept, salesOf } from '../rate-cards/port.ts'
import { endOfDays, termsOf } from '../recognition/port.ts'
import { type ClosingBlocker, projectWithId } from '../record/port.ts'
import { waitingHours } from './waiting-hours.ts'

const none = { count: 0, minutes: 0, cents: 0 }

/**
 * Approved hours that are to be billed by the hour, have a price that their cap leaves room for, and are on no invoice. Hours
 * without a price keep no project open: an organisation without rate cards bills elsewhere. Those that nobody has approved
 * are open by themselves.
 */
export const unbilledHours: ClosingBlocker = {
  kind: 'unbilled_work',
  async count(db, projectId, contributions) {
    const [project, terms] = await Promise.all([
      projectWithId(db, projectId),
      // Of hours only the cap as it is now counts, which no time zone changes.
      termsOf(db, [projectId], 'UTC'),
    ])
    if (!project) return none
    const which: HoursFilter = { projectIds: [projectId], statuses: ['approved', 'exported'] }
    const [hours, isBillable, kept, saleOf] = await Promise.all([
      hoursOfProjects(db, which),
      billableOf(db, contributions, [projectId]),
      keptPrices(db, contributions, { projectIds: [projectId], ...datesOf({}) }),
      salesOf(db, contributions, { which, projectIds: [projectId], ...datesOf({}) }),
    ])
    const keptOf = (row: (typeof hours)[number]) => kept.get(placeName(row)) ?? null
    const paid = hours.filter(row => isPaid(keptOf(row), isBillable(row)))
    const priced = paid.map(row => {
      const price = keptOf(row)
      return { ...row, rate: rateKept(row, price) ?? saleOf(row), kept: price }
    })
    return waitingHours(terms(project), priced, endOfDays).reduce(
      (sum, { minutes, cents }) =>
        cents === 0
          ? sum
          : { count: sum.count + 1, minutes: sum.minutes + minutes, cents: sum.cents + cents },
      none,
    )
  },
}
