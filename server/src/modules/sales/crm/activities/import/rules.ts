import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import { accept, type Accepted, type Decision } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  importRows,
  type ImportOutcome,
  type Mode,
  type ModeCode,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import type { ActivityFact } from '../announcements.ts'
import { complete } from '../completion-rules.ts'
import { wantedLinks } from '../links.ts'
import type { ActivityRecord, ActivityType } from '../record.ts'
import * as activities from '../rules.ts'
import type { KnownLinks } from './links.ts'
import type { ReadRow } from './rows.ts'
import type { RowError } from './shapes.ts'

export interface ImportCircumstances {
  readonly now: Instant
  readonly timeZone: string
  readonly callerMembershipId: Id
  /** Activities that have a reference of a row. */
  readonly activities: readonly ActivityRecord[]
  readonly links: KnownLinks
  /** The active outcomes by their codes. */
  readonly outcomes: ReadonlyMap<string, { readonly activityTypes: readonly ActivityType[] }>
  /** Whether the owner of an activity is still there, for the one that follows it. */
  readonly isActive: (membershipId: Id) => boolean
  readonly custom: (
    stored: ActivityRecord['customFields'] | null,
    row: ReadRow,
  ) => activities.Circumstances['custom']
  readonly mode: Mode
  readonly filename: string | null
}

/** What rows did, and the activities that follow those that they completed. */
export interface Imported {
  readonly decision: Accepted<ImportOutcome<ActivityRecord, RowError | ModeCode>, ActivityFact>
  readonly following: readonly ActivityRecord[]
}

/** Creates, changes and completes activities row by row, by the rules of the single write. */
export function importActivities(
  rows: readonly (ReadRow | RefusedRow<RowError>)[],
  circumstances: ImportCircumstances,
): Imported {
  const following: ActivityRecord[] = []
  const decision = importRows(
    { ...circumstances, rows, records: circumstances.activities, newIds: rows.map(() => 'unused') },
    activityRows(circumstances, following),
  )
  return { decision, following }
}

function activityRows(
  circumstances: ImportCircumstances,
  following: ActivityRecord[],
): RowRules<ReadRow, ActivityRecord, ActivityFact, RowError> {
  const { callerMembershipId } = circumstances
  return {
    names: ({ externalSource, externalId }) =>
      externalSource === null || externalId === null ? [] : [referenceName({ externalSource, externalId })],
    name: () => undefined,
    match: ({ patch }, known) => known.named(referenceName(patch)),
    create(row) {
      const { type, subject, ...fields } = row.patch
      if (type === undefined) return refusedRow('missing_required', 'type')
      if (subject === undefined) return refusedRow('missing_required', 'subject')
      const state = fields.doneAt === undefined && type !== 'note' ? 'planned' : 'done'
      const decided = activities.create(
        { ...fields, type, subject, state },
        { ...met(row, null, circumstances), id: row.newIds.own, callerMembershipId },
      )
      return decided.refusal === undefined ? decided : refusedAs(decided, row)
    },
    update(activity, row) {
      const done = completedBy(activity, row, circumstances)
      if (done.refusal !== undefined) return refusedAs(done, row)
      if (done.state.next) following.push(done.state.next)
      return { ...done, state: done.state.activity }
    },
  }
}

const referenceName = ({
  externalSource,
  externalId,
}: {
  readonly externalSource: string
  readonly externalId: string
}) => `reference ${externalSource} ${externalId}`

interface Done {
  readonly activity: ActivityRecord
  readonly next: ActivityRecord | null
}

/** An activity with a row laid over it, and completed where the row says when it was done. */
function completedBy(
  activity: ActivityRecord,
  row: ReadRow,
  circumstances: ImportCircumstances,
): Decision<Done, ActivityFact, string> {
  const { doneAt, outcomeCode, ...others } = row.patch
  const completes = doneAt !== undefined && activity.state !== 'done'
  const changed = activities.update(activity, completes ? others : correcting(activity, row), {
    ...met(row, activity, circumstances),
    unchanged: true,
  })
  if (changed.refusal !== undefined) return changed
  if (!completes) return { ...changed, state: { activity: changed.state, next: null } }
  const { now, timeZone, callerMembershipId, isActive } = circumstances
  const done = complete(
    changed.state,
    { doneAt, ...(outcomeCode != null && { outcomeCode }) },
    {
      now,
      timeZone,
      callerMembershipId,
      unchanged: true,
      outcome: outcomeOf(row, circumstances),
      nextId: row.newIds.next,
      ownerFound: isActive(changed.state.ownerMembershipId),
    },
  )
  return done.refusal === undefined
    ? accept(done.state, { facts: done.facts, audit: [...changed.audit, ...done.audit] })
    : done
}

/** The patch of a row; an outcome that has gone out of use since stays where it is. */
function correcting(activity: ActivityRecord, { patch }: ReadRow): ReadRow['patch'] {
  const { outcomeCode, ...others } = patch
  return outcomeCode === undefined || outcomeCode === activity.outcomeCode ? others : patch
}

const outcomeOf = ({ patch }: ReadRow, { outcomes }: ImportCircumstances) =>
  patch.outcomeCode == null ? undefined : outcomes.get(patch.outcomeCode)

function met(
  row: ReadRow,
  activity: ActivityRecord | null,
  circumstances: ImportCircumstances,
): activities.Circumstances {
  const { now, timeZone, links, custom } = circumstances
  return {
    now,
    timeZone,
    ownerFound: mayHave(row.owner, activity),
    found: links.linked(wantedLinks(activity, row.patch)),
    // Rows name no project; what an activity names already it keeps.
    projectFound: true,
    outcome: outcomeOf(row, circumstances),
    // It is what the row was matched by.
    referenceHolder: activity?.id ?? null,
    custom: custom(activity?.customFields ?? null, row),
  }
}

/** Whether an activity may be of the owner that a row names; its own it may keep. */
const mayHave = (owner: ReadRow['owner'], activity: ActivityRecord | null): boolean =>
  owner !== undefined && (owner.active || owner.id === activity?.ownerMembershipId)

/** The field of a row that a refusal is about. */
const fieldOf = (code: RowError, { patch, linkFields }: ReadRow): string | undefined =>
  (
    ({
      membership_not_found: 'owner',
      customer_not_found: linkFields.customerId,
      crm_contact_not_found: linkFields.contactId,
      crm_contact_customer_mismatch: linkFields.contactId ?? linkFields.customerId,
      crm_deal_not_found: linkFields.dealId,
      crm_lead_not_found: linkFields.leadId,
      crm_activity_customer_mismatch: linkFields.customerId ?? linkFields.dealId,
      crm_activity_outcome_not_found: 'outcomeCode',
      crm_activity_done_in_future: 'doneAt',
      crm_activity_not_done: 'outcomeCode',
      crm_activity_cancelled: 'doneAt',
      crm_activity_note_not_planned: patch.dueAt == null ? 'type' : 'dueAt',
    }) satisfies Partial<Record<RowError, string | undefined>> as Partial<Record<RowError, string>>
  )[code]

function refusedAs(
  refused: Extract<Decision<never>, { readonly refusal: string }>,
  row: ReadRow,
): RefusedRow<RowError> {
  const code = refused.refusal as RowError
  const key = refused.extra?.['key']
  return refusedRow(code, typeof key === 'string' ? `customFields.${key}` : fieldOf(code, row))
}
