import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { organisationNow } from '../../../company/organisation/port.ts'
import type { ClosingBlocker } from '../record/port.ts'
import { sharesOn } from './progress.ts'
import { installmentsOfProjects } from './store.ts'

/** What was agreed on and is not billed: installments that are ready, and those that are planned still. */
export const unbilledInstallments: ClosingBlocker = {
  kind: 'unbilled_work',
  async count(db, projectId) {
    const open = (await installmentsOfProjects(db, [projectId])).filter(
      ({ state }) => state === 'planned' || state === 'ready',
    )
    if (open.length === 0) return { count: 0, minutes: 0, cents: 0 }
    const { timeZone, now } = await organisationNow(db)
    const shares = await sharesOn(db, [projectId], dateIn(timeZone, now))
    const cents = open.reduce(
      (sum, each) => sum + (each.cents ?? each.amountCents ?? shares.get(each.id) ?? 0),
      0,
    )
    return { count: open.length, minutes: 0, cents }
  },
}
