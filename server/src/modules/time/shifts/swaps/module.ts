import { module } from '../../../../platform/module.ts'
import { freeTexts, datedWork, workers } from '../../../../platform/port.ts'
import { approvalSources, deciding, decisions } from '../../../people/approvals/port.ts'
import { inboxSources, requestSources } from '../../../people/me/port.ts'
import { openWork } from '../../../people/members/port.ts'
import { type RecordUse, recordUses } from '../../../records/imports/port.ts'
import { shiftSwaps } from './contract.ts'
import { handlers } from './handlers.ts'
import { swapsToAnswer } from './inbox.ts'
import { expireSwaps, expiringSwaps } from './jobs.ts'
import { mayOfOwnSwaps, mayOfSwaps } from './may.ts'
import { ownSwaps, swapsWaiting, undecidedSwaps } from './waiting.ts'

/** Members propose swaps, get proposals, and decide. */
const membersOfSwaps: RecordUse = {
  register: 'members',
  by: 'shift_swaps',
  used: (db, ids) => db.sql`
    select distinct m.id from unnest(${ids}::uuid[]) as m(id)
    where exists (select from shift_swaps w where w.org_id = ${db.orgId} and w.from_membership_id = m.id)
    or exists (select from shift_swaps w where w.org_id = ${db.orgId} and w.to_membership_id = m.id)
    or exists (select from shift_swaps w where w.org_id = ${db.orgId} and w.decided_by_membership_id = m.id)`,
}

/** Swaps are of shifts of units. */
const unitsOfSwaps: RecordUse = {
  register: 'planning-units',
  by: 'shift_swaps',
  used: (db, ids) => db.sql`
    select distinct u.id from unnest(${ids}::uuid[]) as u(id)
    where exists (select from shift_swaps w where w.org_id = ${db.orgId} and w.from_planning_unit_id = u.id)
    or exists (select from shift_swaps w where w.org_id = ${db.orgId} and w.to_planning_unit_id = u.id)`,
}

const decided = deciding(
  swapsWaiting,
  shiftSwaps,
  handlers,
  {
    approve: { operation: 'approve' },
    decline: { operation: 'decline' },
  },
  ['get'],
)

export const shiftSwapsModule = module({
  contract: shiftSwaps,
  handlers: decided.handlers,
  contributes: [
    mayOfSwaps,
    mayOfOwnSwaps,
    freeTexts.of({
      table: 'shift_swaps',
      texts: ['note', 'decline_reason'],
      documents: ['from_shift', 'to_shift'],
    }),
    approvalSources.of(swapsWaiting),
    decisions.of(decided.source),
    requestSources.of(ownSwaps),
    inboxSources.of(swapsToAnswer),
    openWork.of(undecidedSwaps),
    recordUses.of(membersOfSwaps),
    recordUses.of(unitsOfSwaps),
    workers.of(expiringSwaps),
    datedWork.of((services, orgId) => expireSwaps(services, orgId)),
  ],
})
