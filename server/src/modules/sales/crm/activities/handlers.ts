import { isHalfReference } from '../../../../platform/vocabulary/external-references.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { by, type KeysetKey, keysetPage, sweepKeys } from '../../../../platform/data/paging.ts'
import { handle, type Handlers } from '../../../../platform/http/handler.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { findMember } from '../../../people/members/port.ts'
import { fieldsOf, heldValues, withChanges } from '../../../records/custom-fields/port.ts'
import { projectWithId } from '../../../work/projects/record/port.ts'
import { complete } from './completion-rules.ts'
import { activities } from './contract.ts'
import { wantedLinks } from './links.ts'
import { listActivities } from './list-store.ts'
import { activityKind, type ActivityRecord } from './record.ts'
import * as rules from './rules.ts'
import type { ActivityPatch } from './shapes.ts'
import * as store from './store.ts'
import { activityAt } from './view.ts'

const listHandler: Pick<Handlers<typeof activities>, 'list'> = {
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
      listed: { alias: 'a' },
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

export const handlers = handle(activities, {
  ...listHandler,

  async get({ params, db, now, refuse }) {
    const activity = await store.findActivity(db, params.id)
    return activityAt(now, activity ?? refuse('crm_activity_not_found'))
  },

  async create({ body, caller, db, now, commit }) {
    const circumstances = await circumstancesOf(db, body, null)
    const decision = rules.create(body, {
      ...circumstances,
      timeZone: caller.organisation.timeZone,
      id: newId(),
      callerMembershipId: caller.membership.id,
    })
    const made = await commit(decision, activity =>
      store.insertActivities(db, [activity], circumstances.fields),
    )
    return activityAt(now, made)
  },

  async update({ params, body, caller, db, now, refuse, commit }) {
    const { expectedUpdatedAt, ...patch } = body
    const activity = (await store.findActivity(db, params.id)) ?? refuse('crm_activity_not_found')
    const circumstances = await circumstancesOf(db, patch, activity)
    const decision = rules.update(activity, patch, {
      ...circumstances,
      timeZone: caller.organisation.timeZone,
      unchanged: unchangedSince(expectedUpdatedAt, activity.updatedAt),
    })
    const changed = await commit(decision, after => saved(db, activity, after, circumstances.fields))
    return activityAt(now, changed)
  },

  async complete({ params, body, caller, db, now, refuse, commit }) {
    const { expectedUpdatedAt, dryRun: _, ...wanted } = body
    const activity = (await store.findActivity(db, params.id)) ?? refuse('crm_activity_not_found')
    const [outcome, owner, fields] = await Promise.all([
      store.findOutcome(db, wanted.outcomeCode),
      ownerIsActive(db, activity.ownerMembershipId),
      fieldsOf(db, activityKind.kind),
    ])
    const decision = complete(activity, wanted, {
      now,
      timeZone: caller.organisation.timeZone,
      unchanged: unchangedSince(expectedUpdatedAt, activity.updatedAt),
      outcome,
      nextId: newId(),
      ownerFound: owner,
      callerMembershipId: caller.membership.id,
    })
    const completed = await commit(decision, ({ activity: after, next }) =>
      Promise.all([
        saved(db, activity, after, []),
        next === null ? undefined : store.insertActivities(db, [next], fields),
      ]),
    )
    return activityAt(now, completed.activity)
  },

  async cancel({ params, body, db, now, refuse, commit }) {
    const activity = (await store.findActivity(db, params.id)) ?? refuse('crm_activity_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, activity.updatedAt)
    const decision = rules.cancel(activity, { unchanged, now })
    return activityAt(now, await commit(decision, after => saved(db, activity, after, [])))
  },

  async reopen({ params, body, db, now, refuse, commit }) {
    const activity = (await store.findActivity(db, params.id)) ?? refuse('crm_activity_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, activity.updatedAt)
    const decision = rules.reopen(activity, { unchanged, now })
    return activityAt(now, await commit(decision, after => saved(db, activity, after, [])))
  },
})

/** Saves an activity as decided; one that did not change is there already. */
const saved = (
  tx: WriteTransaction,
  before: ActivityRecord,
  after: ActivityRecord,
  fields: Parameters<typeof store.saveActivities>[2],
): Promise<unknown> =>
  after === before ? Promise.resolve() : store.saveActivities(tx, [{ before, after }], fields)

const ownerIsActive = async (db: WriteTransaction, id: Id | undefined): Promise<boolean> => {
  const member = id === undefined ? undefined : await findMember(db, id)
  return member !== undefined && member.status !== 'deactivated'
}

/** What a write meets: what it refers to, another activity with its reference, and the custom fields. */
async function circumstancesOf(
  db: WriteTransaction,
  wanted: Omit<ActivityPatch, 'expectedUpdatedAt'>,
  activity: ActivityRecord | null,
) {
  const { projectId } = wanted
  const [found, project, outcome, ownerFound, referenceHolder, fields] = await Promise.all([
    store.findLinked(db, wantedLinks(activity, wanted)),
    projectId == null ? undefined : projectWithId(db, projectId),
    store.findOutcome(db, wanted.outcomeCode),
    ownerIsActive(db, wanted.ownerMembershipId),
    store.referenceHolder(db, wanted.externalSource, wanted.externalId),
    fieldsOf(db, activityKind.kind),
  ])
  const custom = withChanges(fields, activity?.customFields ?? null, wanted.customFields)
  const projectFound = project !== undefined
  return { found, projectFound, outcome, ownerFound, referenceHolder, fields, custom, now: db.now }
}
