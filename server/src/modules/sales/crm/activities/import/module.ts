import { filesOf } from '../../../../records/attachments/port.ts'
import { type Id, newId } from '../../../../../platform/vocabulary/ids.ts'
import { membersNamed } from '../../../../people/members/port.ts'
import { fieldsOfRows } from '../../../../records/custom-fields/port.ts'
import { importOf, isChangedSince, together, usedBy } from '../../../../records/imports/port.ts'
import {
  asUsual,
  byRecordNames,
  given,
  kept,
  ofCustomFields,
  unlessSaid,
  withMeant,
} from '../../../../records/imports/protocol/port.ts'
import { customersByNames, peopleNamed } from '../../../../work/customers/port.ts'
import { activityEvents } from '../events.ts'
import { activityOutcomes } from '../outcomes/register.ts'
import { activityKind } from '../record.ts'
import { ActivityPatch } from '../shapes.ts'
import { findActivities, saveActivities } from '../store.ts'
import { linkNaming } from './naming.ts'
import { activityRow } from './row.ts'
import { activityRows } from './rules.ts'
import { activitiesNamed, dealsNamed, leadsNamed, linksOf, removeActivities } from './store.ts'
import { timeIn } from './times.ts'

const customFields = fieldsOfRows(activityKind.kind)

export const activityImportModule = importOf(
  activityRow,
  activityRows,
)({
  operation: 'importActivities',
  summary: 'Import activities',
  description: `Creates or changes up to 500 activities. ${asUsual} An activity is found by its external reference; what is not found is created. Each row keeps to the rules of \`POST\` and \`PATCH /v1/crm/activities\`, and one with \`doneAt\` for an activity that is planned completes it. A customer that was merged is the one that it was merged into. ${unlessSaid} ${ofCustomFields} ${kept}`,
  feature: 'crm',
  events: activityEvents,
  emits: ['activity.created', 'activity.completed'],
  example: {
    rows: [
      {
        ...{ externalSource: 'old_crm', externalId: 'a-17', type: 'call', subject: 'Soita tarjouksesta' },
        ...{ dueAt: '2026-12-01 09:00', durationMinutes: 30, customFields: {} },
      },
    ],
    filename: 'activities.csv',
    results: [{ id: 'a11' }],
    importId: 'a12',
  },
  patch: ActivityPatch,
  patched({ dueAt, doneAt }, _, { caller }) {
    // Text that is no time stays, for the check of its shape to refuse.
    const timeOf = (text: string | undefined) => text && (timeIn(caller.organisation.timeZone, text) ?? text)
    return given({ dueAt: timeOf(dueAt), doneAt: timeOf(doneAt) })
  },
  names: {
    owner: { missing: 'membership_not_found', to: 'ownerMembershipId', read: membersNamed },
    customerId: together(linkNaming.customerId, {
      ...{ missing: 'customer_not_found', to: 'customerId' },
      read: customersByNames,
    }),
    contactId: together(linkNaming.contactId, {
      ...{ missing: 'crm_contact_not_found', to: 'contactId' },
      read: async (db, named) => byRecordNames(await peopleNamed(db, named)),
    }),
    dealId: together(linkNaming.dealId, {
      ...{ missing: 'crm_deal_not_found', to: 'dealId' },
      read: async (db, named) => byRecordNames(await dealsNamed(db, named)),
    }),
    leadId: together(linkNaming.leadId, {
      ...{ missing: 'crm_lead_not_found', to: 'leadId' },
      read: async (db, named) => byRecordNames(await leadsNamed(db, named)),
    }),
  },
  customFields,
  async find(rows, { db, caller, fields, meant }) {
    const found = await activitiesNamed(
      db,
      rows.flatMap(({ reference }) => reference ?? []),
    )
    const activities = withMeant(found, meant)
    const [links, owner, outcomes] = await Promise.all([
      linksOf(db, activities),
      membersNamed(
        db,
        activities.map(({ ownerMembershipId }) => ownerMembershipId),
      ),
      activityOutcomes.store.list(db),
    ])
    const named = rows.map(row => row.named)
    const owners = byId(named.flatMap(({ owner: each }) => each ?? []))
    return {
      ...{ activities, following: [], nextId: newId },
      contacts: byId([...links.contacts, ...named.flatMap(({ contactId }) => contactId ?? [])]),
      deals: byId([...links.deals, ...named.flatMap(({ dealId }) => dealId ?? [])]),
      timeZone: caller.organisation.timeZone,
      callerMembershipId: caller.membership.id,
      outcomes: new Map(outcomes.filter(({ active }) => active).map(each => [each.code, each])),
      isActive: id => (owners.get(id) ?? owner(id))?.active ?? id === caller.membership.id,
      custom: (stored, { patch }) => fields.over(stored, patch.customFields),
    }
  },
  save: (written, { following }, { db, fields }) =>
    saveActivities(db, [...written, ...following.map(after => ({ before: null, after }))], fields.all),
  /** What it completed is planned again. */
  undo: {
    stored: findActivities,
    find: ({ db }) => customFields(db),
    /** An activity that the import completed is followed by the next since. */
    blocks: (activity, change) =>
      change.before !== null &&
      change.before['nextActivityId'] !== change.after['nextActivityId'] &&
      !isChangedSince(activity, change)
        ? { code: 'record_in_use', by: 'activities' }
        : undefined,
    audit: { plural: 'activities', singular: 'activity', words: 'activity' },
    save({ removed, restored }, { db }, fields) {
      db.defer(saveActivities(db, restored, fields.all))
      return removeActivities(db, removed)
    },
  },
  recordUses: [
    usedBy('customers', 'activities', 'customer_id'),
    usedBy('contacts', 'activities', 'contact_id'),
    usedBy('activities', 'activities', 'previous_activity_id'),
    usedBy('members', 'activities', 'owner_membership_id'),
    usedBy('projects', 'activities', 'project_id'),
    filesOf('activities', 'activity'),
  ],
})

const byId = <Rec extends { readonly id: Id }>(records: readonly Rec[]): ReadonlyMap<Id, Rec> =>
  new Map(records.map(record => [record.id, record]))
