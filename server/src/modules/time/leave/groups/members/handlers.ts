import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { by, keysetPage } from '../../../../../platform/data/paging.ts'
import { handle } from '../../../../../platform/http/handler.ts'
import type { Services } from '../../../../../platform/services.ts'
import { addDays, dateIn, type PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { whole } from '../../../../../platform/vocabulary/page.ts'
import {
  findReachable,
  memberDayContexts,
  memberNamed,
  reachableBy,
} from '../../../../people/members/port.ts'
import { leaveGroupChanged } from '../changed.ts'
import { leaveGroups } from '../register.ts'
import { leaveGroupMembers } from './contract.ts'
import type { GroupMembership } from './record.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

export const handlers = handle(leaveGroupMembers, {
  async list({ params, query, caller, now, db, refuse }) {
    const date = query.date ?? dateIn(caller.organisation.timeZone, now)
    const reached = (member: Parameters<typeof reachableBy>[2]) =>
      reachableBy(caller, sql`${db.orgId}::uuid`, member)
    const [group, page] = await Promise.all([
      leaveGroups.store.find(db, params.id),
      keysetPage(db, query, {
        operation: 'leaveGroupMembers.list',
        keys: [by('s.membershipId')],
        within: [params.id, date],
        listed: { alias: 's', text: memberNamed(db.orgId, sql`s.membership_id`) },
        rows: keyset => store.inGroup(db, params.id, date, reached, keyset),
      }),
    ])
    return group ? page : refuse('leave_group_not_found')
  },

  async assign({ params, body, db, services, dryRun, commit }) {
    const membershipIds = body.membershipIds.map(id => id.toLowerCase())
    const wanted = { membershipIds, groupId: params.id.toLowerCase(), validFrom: body.validFrom }
    const decision = rules.assign(wanted, await circumstancesOf(db, wanted))
    const rows = await commit(decision, changed => saved(db, services, changed))
    return {
      dryRun,
      assignedCount: rows.length,
      unchangedCount: membershipIds.length - rows.length,
    }
  },

  async ofMember({ params, caller, db, refuse }) {
    const [member, stretches] = await Promise.all([
      findReachable(db, caller, params.id),
      store.stretchesOf(db, [params.id]),
    ])
    return member ? whole(stretches) : refuse('membership_not_found')
  },

  async setOfMember({ params, body, db, services, commit }) {
    const membershipId = params.id.toLowerCase()
    const groupId = body.leaveGroupId?.toLowerCase() ?? null
    const wanted = { membershipIds: [membershipId], groupId, validFrom: params.date }
    const [circumstances, stretches] = await Promise.all([
      circumstancesOf(db, wanted),
      store.stretchesOf(db, [membershipId]),
    ])
    const rows = await commit(rules.assign(wanted, circumstances), changed => saved(db, services, changed))
    const next = stretches.find(({ validFrom }) => validFrom > params.date)
    const held = stretches.findLast(({ validFrom }) => validFrom <= params.date)
    const [row = held ?? { membershipId, leaveGroupId: null, validFrom: params.date, updatedAt: db.now }] =
      rows
    return { ...row, validTo: next ? addDays(next.validFrom, -1) : null }
  },
})

async function circumstancesOf(
  db: WriteTransaction,
  {
    membershipIds,
    groupId,
    validFrom,
  }: { membershipIds: readonly Id[]; groupId: Id | null; validFrom: PlainDate },
): Promise<rules.Circumstances> {
  const [group, members, held] = await Promise.all([
    store.activeGroup(db, groupId),
    memberDayContexts(db, membershipIds),
    store.heldOn(db, membershipIds, validFrom),
  ])
  return {
    now: db.now,
    group,
    members: new Set(members.map(({ id }) => id)),
    held: new Map(held.map(each => [each.membershipId, each])),
  }
}

/** What they have earned since is worked out anew as soon as the rows are there. */
function saved(
  tx: WriteTransaction,
  { contributions }: Services,
  rows: readonly GroupMembership[],
): Promise<unknown> {
  const [first] = rows
  if (!first) return Promise.resolve()
  const concerned = { membershipIds: rows.map(({ membershipId }) => membershipId), from: first.validFrom }
  for (const follow of contributions(leaveGroupChanged)) tx.lastly(() => follow(tx, concerned))
  return store.save(tx, rows)
}
