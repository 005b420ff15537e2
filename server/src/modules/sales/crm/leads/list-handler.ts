import { isHalfReference } from '../../../../platform/vocabulary/external-references.ts'
import { openPage, sweepKeys } from '../../../../platform/data/paging.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import { leaverIds } from '../../../people/members/port.ts'
import { fieldsOf, heldValues } from '../../../records/custom-fields/port.ts'
import type { leads } from './contract.ts'
import { leadKind } from './record.ts'
import { keysOf, listLeads } from './list-store.ts'
import { orderOf } from './sorts.ts'
import { leadFor, mayInvoice } from './view.ts'

const sweep = sweepKeys('l')

export const listHandler: Pick<Handlers<typeof leads>, 'list'> = {
  async list({ query, caller, db, now, refuse }) {
    if (isHalfReference(query))
      refuse('external_ref_incomplete', 'Send externalSource and externalId together.')
    const { sort, direction } = orderOf(query)
    const page = openPage(db, query, {
      operation: 'leads.list',
      listed: { alias: 'l' },
      keys: keysOf(sort, direction),
      sweep,
      // Another right is another list: what finds leads differs.
      within: [mayInvoice(caller)],
    })
    const held = query.cf === undefined ? [] : heldValues(await fieldsOf(db, leadKind.kind), query.cf)
    if (held === null) return page.answer([])
    const filter = {
      q: query.q,
      withBusinessIds: mayInvoice(caller),
      held,
      state: query.state,
      sourceId: query.sourceId,
      channel: query.channel,
      ownerMembershipId: query.ownerMembershipId,
      unowned: query.unowned === true,
      leavers: query.unowned === true ? await leaverIds(db, dateIn(caller.organisation.timeZone, now)) : [],
      scoreFrom: query.scoreFrom,
      externalSource: query.externalSource,
      externalId: query.externalId,
    }
    const { items, pageInfo } = page.answer(await listLeads(db, filter, page))
    return { items: items.map(lead => leadFor(caller, lead)), pageInfo }
  },
}
