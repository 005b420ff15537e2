import { memberNamed } from '../../../people/members/port.ts'
import { sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { keysetPage } from '../../../../platform/data/paging.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { dateIn, type Instant, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { rightsFrom, rightsOn } from '../../../../platform/vocabulary/rights.ts'
import { isActive } from '../../../company/organisation/port.ts'
import { approvalDelegations } from './contract.ts'
import * as rules from './rules.ts'
import type { NewOwnDelegation } from './shapes.ts'
import * as store from './store.ts'
import { delegationView } from './view.ts'

const todayOf = (caller: Caller, now: Instant): PlainDate => dateIn(caller.organisation.timeZone, now)

export const handlers = handle(approvalDelegations, {
  async list({ query, caller, db, now }) {
    const today = todayOf(caller, now)
    return keysetPage(db, query, {
      ...store.inOrder,
      operation: 'approvalDelegations.list',
      listed: {
        alias: 'd',
        text: memberNamed(db.orgId, sql`d.from_membership_id`, sql`d.to_membership_id`),
        sorts: { createdAt: 'd.createdAt', updatedAt: 'd.updatedAt' },
      },
      rows: keyset => store.listDelegations(db, store.anybodys, query, today, keyset),
      show: delegation => delegationView(delegation, today),
    })
  },

  async get({ params, caller, db, now, refuse }) {
    const found = await store.findDelegation(db, params.id, store.anybodys)
    return delegationView(found ?? refuse('approval_delegation_not_found'), todayOf(caller, now))
  },

  async create({ body, caller, db, now, refuse, commit }) {
    const { fromMembershipId, ...wanted } = body
    const { delegator, making } = await makingOf(db, caller, now, fromMembershipId.toLowerCase(), wanted)
    const beyond = rules.refuseWithLess(caller, delegator && rightsFrom(delegator, making.today))
    if (beyond) return refuse(beyond.refusal, beyond.detail)
    const made = await commit(rules.create(wanted, making), after => store.saveDelegations(db, [after]))
    return delegationView(made, making.today)
  },

  async end({ params, caller, db, now, refuse, commit }) {
    const found = await store.findDelegation(db, params.id, store.anybodys)
    const today = todayOf(caller, now)
    const decision = rules.end(found ?? refuse('approval_delegation_not_found'), { now, today })
    return delegationView(await commit(decision, after => store.saveDelegations(db, [after])), today)
  },

  async listOwn({ query, caller, db, now }) {
    const today = todayOf(caller, now)
    const { direction, state } = query
    const { id } = caller.membership
    const own =
      direction === undefined ? store.isOf(id) : { given: store.isFrom, received: store.isTo }[direction](id)
    return keysetPage(db, query, {
      ...store.inOrder,
      operation: 'approvalDelegations.listOwn',
      listed: { alias: 'd' },
      within: id,
      rows: keyset => store.listDelegations(db, own, { state }, today, keyset),
      show: delegation => delegationView(delegation, today),
    })
  },

  async createOwn({ body, caller, db, now, refuse, commit }) {
    const { delegator, making } = await makingOf(db, caller, now, caller.membership.id, body)
    const beyond = rules.refuseWithLess(caller, delegator && rightsOn(delegator, making.today))
    if (beyond) return refuse(beyond.refusal, beyond.detail)
    const made = await commit(rules.create(body, making), after => store.saveDelegations(db, [after]))
    return delegationView(made, making.today)
  },

  async endOwn({ params, caller, db, now, refuse, commit }) {
    const found = await store.findDelegation(db, params.id, store.isOf(caller.membership.id))
    const today = todayOf(caller, now)
    const decision = rules.end(found ?? refuse('approval_delegation_not_found'), { now, today })
    return delegationView(await commit(decision, after => store.saveDelegations(db, [after])), today)
  },
})

async function makingOf(
  db: WriteTransaction,
  caller: Caller,
  now: Instant,
  fromMembershipId: Id,
  { toMembershipId }: NewOwnDelegation,
) {
  const today = todayOf(caller, now)
  const toId = toMembershipId.toLowerCase()
  const found = await store.partiesOf(db, [...new Set([fromMembershipId, toId])], today)
  const party = (id: Id, count: 'given' | 'received'): rules.Party | undefined => {
    const one = found.find(({ member }) => member.id === id)
    return (
      one && {
        isActive: isActive(one.member, caller.organisation.timeZone, now),
        capabilities: rightsOn(one.member, today).capabilities,
        count: one[count],
      }
    )
  }
  return {
    delegator: found.find(({ member }) => member.id === fromMembershipId)?.member,
    making: {
      ...{ id: newId(), now, today, fromMembershipId, createdByMembershipId: caller.membership.id },
      from: party(fromMembershipId, 'given'),
      to: party(toId, 'received'),
    },
  }
}
