import { unchangedSince } from '../../../platform/data/optimistic.ts'
import { handle, type Handler, type Handlers } from '../../../platform/http/handler.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { circumstancesOf } from './circumstances.ts'
import { customers } from './contract.ts'
import { duplicateHandlers } from './duplicates/handlers.ts'
import { figuresFor, listHandler } from './list-handler.ts'
import { mergeHandler } from './merge/handler.ts'
import { customerOverview, type OverviewParts } from './overview/parts.ts'
import { findOverview } from './overview/store.ts'
import type { CustomerRecord } from './record.ts'
import { registerLookupHandler } from './register-lookup/handler.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { customerFor, mayInvoice, type ShownCustomer } from './view.ts'

const noParts: OverviewParts = {
  contacts: null,
  openDeals: null,
  nextActivities: null,
  lastActivities: null,
  files: null,
  openProjects: null,
  mergedCustomers: null,
}

const overviewHandler: Pick<Handlers<typeof customers>, 'overview'> = {
  async overview({ params, caller, db, now, services, refuse }) {
    const parts = [...services.contributions(customerOverview).values()].filter(part => part.sees(caller))
    const found = await findOverview(db, params.id, figuresFor(caller, services), parts, { caller, now })
    const customer = found ?? refuse('customer_not_found')
    return { customer: customerFor(caller, customer), ...noParts, ...customer.parts }
  },
}

export const handlers = handle(customers, {
  ...listHandler,
  ...overviewHandler,
  ...duplicateHandlers,
  ...mergeHandler,
  ...registerLookupHandler,

  async get({ params, caller, db, services, refuse }) {
    const found = await store.findShown(db, params.id, figuresFor(caller, services))
    return customerFor(caller, found ?? refuse('customer_not_found'))
  },

  async create({ body, caller, db, commit }) {
    const circumstances = await circumstancesOf(db, body)
    const decision = rules.create(body, { ...circumstances, id: newId(), mayInvoice: mayInvoice(caller) })
    const customer = await commit(decision, made => store.insertCustomer(db, made, circumstances.fields))
    return customerFor(caller, { ...customer, openPipelineCents: null, lastActivityAt: null })
  },

  async update({ params, body, caller, db, services, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const found = await store.findShown(db, params.id, figuresFor(caller, services))
    const customer = found ?? refuse('customer_not_found')
    const circumstances = await circumstancesOf(db, patch, customer)
    const decision = rules.update(customer, patch, {
      ...circumstances,
      mayInvoice: mayInvoice(caller),
      unchanged: unchangedSince(expectedUpdatedAt, customer.updatedAt),
      versionGiven: expectedUpdatedAt !== undefined,
    })
    const changed = await commit(decision, after =>
      after === customer ? Promise.resolve() : store.saveCustomer(db, customer, after, circumstances.fields),
    )
    return customerFor(caller, shown(changed, customer))
  },

  deactivate: settingState('deactivate'),
  reactivate: settingState('reactivate'),
})

function settingState<Action extends 'deactivate' | 'reactivate'>(
  action: Action,
): Handler<typeof customers, (typeof customers.operations)['deactivate']> {
  return async ({ params, body, caller, db, now, services, refuse, commit }) => {
    const found = await store.findShown(db, params.id, figuresFor(caller, services))
    const customer = found ?? refuse('customer_not_found')
    const decision = rules.setState(customer, action, {
      unchanged: unchangedSince(body.expectedUpdatedAt, customer.updatedAt),
      reason: body.reason ?? null,
      now,
    })
    const changed = await commit(decision, after =>
      after === customer ? Promise.resolve() : store.saveCustomer(db, customer, after, []),
    )
    return customerFor(caller, shown(changed, customer))
  }
}

const shown = (
  record: CustomerRecord,
  { openPipelineCents, lastActivityAt }: ShownCustomer,
): ShownCustomer => ({
  ...record,
  openPipelineCents,
  lastActivityAt,
})
