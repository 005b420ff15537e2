import { by, openPage } from '../../../../platform/data/paging.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { whole } from '../../../../platform/vocabulary/page.ts'
import type { customers } from '../contract.ts'
import { figuresFor } from '../list-handler.ts'
import { findShown } from '../store.ts'
import { customerFor, mayInvoice, seesPeople } from '../view.ts'
import { candidatesOf, customersIn, sharedKeys } from './store.ts'

const byKey = by('g.key', { as: 'key' })

export const duplicateHandlers: Pick<Handlers<typeof customers>, 'duplicates' | 'listDuplicates'> = {
  async duplicates({ params, caller, db, services, refuse }) {
    const figures = figuresFor(caller, services)
    const looked = { atBilling: mayInvoice(caller), atContacts: seesPeople(caller) }
    const [customer, candidates] = await Promise.all([
      findShown(db, params.id, figures),
      candidatesOf(db, params.id, figures, looked),
    ])
    if (!customer) refuse('customer_not_found')
    return whole(
      candidates.map(({ reasons, ...each }) => ({
        customer: customerFor(caller, each),
        reasons: [...reasons],
      })),
    )
  },

  async listDuplicates({ query, caller, db, services }) {
    const reason = query.by ?? 'name'
    const page = openPage(db, query, { operation: 'customers.listDuplicates', keys: [byKey] })
    if (reason === 'business_id' && !mayInvoice(caller)) return page.answer([])
    const { items, pageInfo } = page.answer(await sharedKeys(db, reason, page.fragment))
    const ids = items.flatMap(group => group.ids)
    const found = ids.length === 0 ? [] : await customersIn(db, ids, figuresFor(caller, services))
    const byId = new Map(found.map(customer => [customer.id, customerFor(caller, customer)]))
    return {
      items: items.map(group => ({
        by: reason,
        count: group.count,
        customers: group.ids.flatMap(id => byId.get(id) ?? []),
      })),
      pageInfo,
    }
  },
}
