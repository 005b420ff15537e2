import { hoursOfProjects } from '../../../time/work-days/port.ts'
import { phasesOfMixedBilling } from '../phases/port.ts'
import { billableOf, datesOf, keptPrices, placeName, ratesFor } from '../rate-cards/port.ts'
import { type ClosingBlocker, projectWithId } from '../record/port.ts'
import { billingPhases, byTheHour } from './billing.ts'

const none = { count: 0, minutes: 0, cents: 0 }

/**
 * Approved hours that are to be billed by the hour, have a price and are on no invoice. Hours without a price keep no project
 * open: an organisation without rate cards bills elsewhere. Those that nobody has approved are open by themselves.
 */
export const unbilledHours: ClosingBlocker = {
  kind: 'unbilled_work',
  async count(db, projectId, contributions) {
    const [project, phases] = await Promise.all([
      projectWithId(db, projectId),
      phasesOfMixedBilling(db, [projectId]),
    ])
    const billings = [project?.billing ?? 'internal', ...phases.map(({ billing }) => billing)]
    if (!billings.some(billing => billing !== null && byTheHour.includes(billing))) return none
    const [hours, isBillable] = await Promise.all([
      hoursOfProjects(db, { projectIds: [projectId], statuses: ['approved', 'exported'] }),
      billableOf(db, contributions, [projectId]),
    ])
    const phaseOf = billingPhases(phases)
    const toBill = hours.filter(
      row => isBillable(row) && byTheHour.includes(phaseOf(row)?.billing ?? project?.billing ?? 'internal'),
    )
    const [rates, billed] = await Promise.all([
      ratesFor(db, toBill),
      keptPrices(db, contributions, { projectIds: [projectId], ...datesOf({}) }),
    ])
    return toBill.reduce((sum, row, index) => {
      const cents = rates[index]?.cents ?? 0
      return cents === 0 || billed.get(placeName(row))?.issued
        ? sum
        : { count: sum.count + 1, minutes: sum.minutes + row.minutes, cents: sum.cents + cents }
    }, none)
  },
}
