import type { Handlers } from '../../../../platform/http/handler.ts'
import type { customers } from '../contract.ts'
import { figuresFor } from '../list-handler.ts'
import { customerFor } from '../view.ts'
import { customerOverview, type OverviewParts } from './parts.ts'
import { findOverview } from './store.ts'

const noParts: OverviewParts = {
  contacts: null,
  openDeals: null,
  nextActivities: null,
  lastActivities: null,
  files: null,
  openProjects: null,
  mergedCustomers: null,
}

export const overviewHandler: Pick<Handlers<typeof customers>, 'overview'> = {
  async overview({ params, caller, db, now, services, refuse }) {
    const parts = [...services.contributions(customerOverview).values()].filter(part => part.sees(caller))
    const found = await findOverview(db, params.id, figuresFor(caller, services), parts, { caller, now })
    const customer = found ?? refuse('customer_not_found')
    return { customer: customerFor(caller, customer), ...noParts, ...customer.parts }
  },
}
