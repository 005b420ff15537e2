import { isHalfReference } from '../../../platform/vocabulary/external-references.ts'
import type { Caller } from '../../../platform/access/caller.ts'
import { openPage } from '../../../platform/data/paging.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Services } from '../../../platform/services.ts'
import { addSeconds, dateIn, type Instant } from '../../../platform/vocabulary/dates.ts'
import { leaverIds } from '../../people/members/port.ts'
import { fieldsOf, heldValues } from '../../records/custom-fields/port.ts'
import type { customers } from './contract.ts'
import { type CustomerFigures, customerFigures, figuresOf } from './figures.ts'
import { customerKind } from './record.ts'
import type { CustomerFilter } from './list-filter.ts'
import * as store from './list-store.ts'
import { orderOf } from './sorts.ts'
import { customerFor, mayInvoice, seesPeople } from './view.ts'

type Query = Parameters<Handlers<typeof customers>['list']>[0]['query']

/** What is in play, as far as the caller may know: without the right nothing is, whatever is asked. */
export const figuresFor = (caller: Caller, services: Services): CustomerFigures =>
  figuresOf(seesPeople(caller) ? services.contributions(customerFigures) : [])

export const listHandler: Pick<Handlers<typeof customers>, 'list'> = {
  async list({ query, caller, db, now, services, refuse }) {
    if (isHalfReference(query))
      refuse('external_ref_incomplete', 'Send externalSource and externalId together.')
    const { sort, direction } = orderOf(query)
    const page = openPage(db, query, {
      operation: 'customers.list',
      listed: { alias: 'c' },
      keys: store.keysOf(sort, direction),
      sweep: store.sweep,
      // Another right is another list: what finds and orders customers differs.
      within: [mayInvoice(caller), seesPeople(caller)],
    })
    const held = query.cf === undefined ? [] : heldValues(await fieldsOf(db, customerKind.kind), query.cf)
    if (held === null) return page.answer([])
    const today = dateIn(caller.organisation.timeZone, now)
    const leavers = query.unowned === true ? await leaverIds(db, today) : []
    const wanted = {
      filter: filterOf(query, { held, leavers }, caller, now),
      page,
      figures: figuresFor(caller, services),
    }
    const rows =
      query.updatedSince !== undefined || sort === 'name' || sort === 'code'
        ? await store.listByColumn(db, wanted)
        : await store.listByFigure(db, wanted, { figure: sort, direction })
    const { items, pageInfo } = page.answer(rows)
    return { items: items.map(row => customerFor(caller, row)), pageInfo }
  },
}

function filterOf(
  query: Query,
  { held, leavers }: Pick<CustomerFilter, 'held' | 'leavers'>,
  caller: Caller,
  now: Instant,
): CustomerFilter {
  const { q, idleDays, code, externalSource, externalId, ownerMembershipId, tagId } = query
  const isSweepOrLookup =
    query.updatedSince !== undefined ||
    query.ids !== undefined ||
    code !== undefined ||
    externalSource !== undefined
  return {
    q,
    withBusinessIds: mayInvoice(caller),
    withContacts: seesPeople(caller),
    held,
    ownerMembershipId,
    unowned: query.unowned === true,
    leavers,
    tagId,
    activeOnly: query.includeInactive !== true && !isSweepOrLookup,
    idleSince: idleDays === undefined ? undefined : addSeconds(now, -idleDays * 86_400),
    code,
    externalSource,
    externalId,
  }
}
