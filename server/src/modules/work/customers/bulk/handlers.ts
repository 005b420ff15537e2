import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { findMember } from '../../../people/members/port.ts'
import { activeTags } from '../circumstances.ts'
import { customerGroups } from '../groups/register.ts'
import { customersWithIds, saveCustomers } from '../import/store.ts'
import { mayInvoice } from '../view.ts'
import { bulk, type WantedChange } from './contract.ts'
import { changeMany, type InUse } from './rules.ts'

export const handlers = handle(bulk, {
  async changeMany({ body, caller, db, now, dryRun, commit }) {
    const { customers: named, change } = body
    const [found, inUse] = await Promise.all([
      customersWithIds(
        db,
        named.map(({ customerId }) => customerId),
      ),
      inUseOf(db, change),
    ])
    const decision = changeMany(named, change, found, {
      ...{ now, inUse, unchangedSince },
      mayInvoice: mayInvoice(caller),
    })
    const { results } = await commit(decision, ({ changes }) => saveCustomers(db, changes, []))
    return { results: [...results], dryRun }
  },
})

async function inUseOf(
  db: TenantDb,
  { ownerMembershipId: owner, customerGroupId: group, addTags = [] }: WantedChange,
): Promise<InUse> {
  const [member, found, tags] = await Promise.all([
    owner == null ? undefined : findMember(db, owner),
    group == null ? undefined : customerGroups.store.find(db, group),
    addTags.length === 0 ? [] : activeTags(db, addTags),
  ])
  return {
    isOwner: member !== undefined && member.status !== 'deactivated',
    isGroup: found?.active === true,
    tags: new Set(tags),
  }
}
