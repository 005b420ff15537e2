import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import { accept, type Decision } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  given,
  namesOf,
  referenceName,
  refusedBy,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import type { ActivityFact } from '../announcements.ts'
import { complete } from '../completion-rules.ts'
import { type Linked, wantedLinks } from '../links.ts'
import type { ActivityRecord, ActivityType } from '../record.ts'
import * as activities from '../rules.ts'
import { linkNaming } from './naming.ts'
import type { RowError, RowOfActivity } from './row.ts'

interface Circumstances {
  readonly now: Instant
  readonly timeZone: string
  readonly callerMembershipId: Id
  /** Activities that have a reference of a row. */
  readonly activities: readonly ActivityRecord[]
  /** The contacts that rows name or activities have, by their ids. */
  readonly contacts: ReadonlyMap<Id, NonNullable<Linked['contact']>>
  /** The same of deals. */
  readonly deals: ReadonlyMap<Id, NonNullable<Linked['deal']>>
  /** The active outcomes by their codes. */
  readonly outcomes: ReadonlyMap<string, { readonly activityTypes: readonly ActivityType[] }>
  /** Whether the owner of an activity is still there, for the one that follows it. */
  readonly isActive: (membershipId: Id) => boolean
  readonly custom: (
    stored: ActivityRecord['customFields'] | null,
    row: RowOfActivity,
  ) => activities.Circumstances['custom']
  /** The activities that follow those that rows completed. */
  readonly following: ActivityRecord[]
  readonly nextId: () => Id
}

type Rules = RowRules<RowOfActivity, ActivityRecord, ActivityFact, RowError>

/** Creates, changes and completes activities row by row, by the rules of the single write. */
export function activityRows(
  circumstances: Circumstances,
): Rules & { readonly records: readonly ActivityRecord[] } {
  const { callerMembershipId, following } = circumstances
  return {
    records: circumstances.activities,
    names: activity => namesOf(referenceName(activity)),
    name: () => undefined,
    match: ({ reference }, known) => known.named(reference && referenceName(reference)),
    create(row, _, { id }) {
      const { type, subject, ...fields } = row.patch
      if (type === undefined) return refusedRow('missing_required', 'type')
      if (subject === undefined) return refusedRow('missing_required', 'subject')
      const state = fields.doneAt === undefined && type !== 'note' ? 'planned' : 'done'
      const decided = activities.create(
        { ...fields, type, subject, state },
        { ...met(row, null, circumstances), id, callerMembershipId },
      )
      return decided.refusal === undefined ? decided : refusedBy(decided, fieldsOf(row))
    },
    update(activity, row) {
      const done = completedBy(activity, row, circumstances)
      if (done.refusal !== undefined) return refusedBy(done, fieldsOf(row))
      if (done.state.next) following.push(done.state.next)
      return { ...done, state: done.state.activity }
    },
  }
}

interface Done {
  readonly activity: ActivityRecord
  readonly next: ActivityRecord | null
}

/** An activity with a row laid over it, and completed where the row says when it was done. */
function completedBy(
  activity: ActivityRecord,
  row: RowOfActivity,
  circumstances: Circumstances,
): Decision<Done, ActivityFact, string> {
  const { doneAt, outcomeCode, ...others } = row.patch
  const completes = doneAt !== undefined && activity.state !== 'done'
  const changed = activities.update(activity, completes ? others : correcting(activity, row), {
    ...met(row, activity, circumstances),
    unchanged: true,
  })
  if (changed.refusal !== undefined) return changed
  if (!completes) return { ...changed, state: { activity: changed.state, next: null } }
  const { now, timeZone, callerMembershipId, isActive, nextId } = circumstances
  const done = complete(
    changed.state,
    { doneAt, ...(outcomeCode != null && { outcomeCode }) },
    {
      now,
      timeZone,
      callerMembershipId,
      unchanged: true,
      outcome: outcomeOf(row, circumstances),
      nextId: nextId(),
      ownerFound: isActive(changed.state.ownerMembershipId),
    },
  )
  return done.refusal === undefined
    ? accept(done.state, { facts: done.facts, audit: [...changed.audit, ...done.audit] })
    : done
}

/** The patch of a row; an outcome that has gone out of use since stays where it is. */
function correcting(activity: ActivityRecord, { patch }: RowOfActivity): RowOfActivity['patch'] {
  const { outcomeCode, ...others } = patch
  return outcomeCode === undefined || outcomeCode === activity.outcomeCode ? others : patch
}

const outcomeOf = ({ patch }: RowOfActivity, { outcomes }: Circumstances) =>
  patch.outcomeCode == null ? undefined : outcomes.get(patch.outcomeCode)

function met(
  row: RowOfActivity,
  activity: ActivityRecord | null,
  circumstances: Circumstances,
): activities.Circumstances {
  const { now, timeZone, contacts, deals, custom } = circumstances
  const { owner, customerId: customer, leadId: lead } = row.named
  const { contactId, dealId } = wantedLinks(activity, row.patch)
  return {
    ...{ now, timeZone },
    // Its own owner it may keep.
    ownerFound: owner !== undefined && (owner.active || owner.id === activity?.ownerMembershipId),
    found: { customer, contact: contacts.get(contactId ?? ''), deal: deals.get(dealId ?? ''), lead },
    // Rows name no project; what an activity names already it keeps.
    projectFound: true,
    outcome: outcomeOf(row, circumstances),
    // It is what the row was matched by.
    referenceHolder: activity?.id ?? null,
    custom: custom(activity?.customFields ?? null, row),
  }
}

/** The fields of a row that refusals are about. */
function fieldsOf({ row, patch }: RowOfActivity): Readonly<Partial<Record<RowError, string>>> {
  const [customer, contact] = [linkNaming.customerId.fieldIn(row), linkNaming.contactId.fieldIn(row)]
  const deal = linkNaming.dealId.fieldIn(row)
  return given({
    membership_not_found: 'owner',
    customer_not_found: customer,
    crm_contact_not_found: contact,
    crm_contact_customer_mismatch: contact ?? customer,
    crm_deal_not_found: deal,
    crm_lead_not_found: linkNaming.leadId.fieldIn(row),
    crm_activity_customer_mismatch: customer ?? deal,
    crm_activity_outcome_not_found: 'outcomeCode',
    crm_activity_done_in_future: 'doneAt',
    crm_activity_not_done: 'outcomeCode',
    crm_activity_cancelled: 'doneAt',
    crm_activity_note_not_planned: patch.dueAt == null ? 'type' : 'dueAt',
  })
}
