import { unchangedSince } from '../../../platform/data/optimistic.ts'
import { handle, type Handler } from '../../../platform/http/handler.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { circumstancesOf } from './circumstances.ts'
import { customers } from './contract.ts'
import { figuresFor, listHandler } from './list-handler.ts'
import { duplicateHandlers } from './duplicates/handlers.ts'
import { overviewHandler } from './overview/handler.ts'
import { mergeHandler } from './merge/handler.ts'
import { registerLookupHandler } from './register-lookup/handler.ts'
import type { CustomerRecord } from './record.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'
import { customerFor, mayInvoice, type ShownCustomer } from './view.ts'

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
