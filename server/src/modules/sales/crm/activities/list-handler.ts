import { by, keysetPage, type KeysetKey, sweepKeys } from '../../../../platform/data/paging.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { fieldsOf, heldValues } from '../../../records/custom-fields/port.ts'
import { isHalfReference } from '../leads/reference.ts'
import type { activities } from './contract.ts'
import { activityKind } from './kind.ts'
import { listActivities } from './list-store.ts'
import { activityAt } from './view.ts'

export const listHandler: Pick<Handlers<typeof activities>, 'list'> = {
  async list({ query, caller, db, now, refuse }) {
    if (isHalfReference(query))
      refuse('external_ref_incomplete', 'Send externalSource and externalId together.')
    const { cf, mine, ownerMembershipId, sort = 'dueAt', direction, ...conditions } = query
    const held = cf === undefined ? [] : heldValues(await fieldsOf(db, activityKind.kind), cf)
    const ownerMembershipIds = [
      ...(mine === true ? [caller.membership.id] : []),
      ...(ownerMembershipId === undefined ? [] : [ownerMembershipId]),
    ]
    return keysetPage(db, query, {
      operation: 'activities.list',
      keys: orders[`${sort} ${direction ?? (sort === 'dueAt' ? 'asc' : 'desc')}`],
      sweep: sweepKeys('a'),
      // “Mine” is another list for each caller.
      within: ownerMembershipIds,
      rows: async keyset =>
        held === null ? [] : listActivities(db, { ...conditions, ownerMembershipIds, held, now }, keyset),
      show: activity => activityAt(now, activity),
    })
  },
}

const byDue = (direction: 'asc' | 'desc'): readonly KeysetKey[] => [
  by('a.dueAt', { direction, nullable: true }),
  by('a.id', { direction }),
]
// Ids are made in the order of time.
const byCreation = (direction: 'asc' | 'desc'): readonly KeysetKey[] => [by('a.id', { direction })]

const orders = {
  'dueAt asc': byDue('asc'),
  'dueAt desc': byDue('desc'),
  'createdAt asc': byCreation('asc'),
  'createdAt desc': byCreation('desc'),
}
