import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type AuditFact,
  type Decision,
  type FieldChange,
  type Refused,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type CommentRecord, mentionsOfComment } from './record.ts'
import { mentionedIn } from './mentions.ts'
import type { NewTaskComment, TaskCommentPatch } from './shapes.ts'

interface Circumstances {
  readonly now: Instant
  /** Those of the members who are mentioned that are there and active. */
  readonly activeIds: ReadonlySet<Id>
}

type MentionCode = 'membership_not_found' | 'task_comment_mentions_too_many'
type OwnCode = 'task_comment_of_another' | 'task_comment_deleted'

export function create(
  { body, format = 'plain', mentionedMembershipIds = [] }: NewTaskComment,
  made: { readonly id: Id; readonly taskId: Id; readonly authorMembershipId: Id },
  { now, activeIds }: Circumstances,
): Decision<CommentRecord, never, MentionCode> {
  const mentionedIds = mentionedIn(body, mentionedMembershipIds)
  const fault = faultOf(mentionedIds, activeIds)
  if (fault) return fault
  const comment: CommentRecord = {
    ...made,
    format,
    body,
    mentionedIds,
    editedAt: null,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  return accept(comment, { audit: [auditLine('create', comment.id, changesOf(null, comment))] })
}

/** Only its author changes a comment. Whom it mentions already may have left since. */
export function change(
  before: CommentRecord,
  {
    body = before.body ?? '',
    format = before.format,
    mentionedMembershipIds,
  }: Omit<TaskCommentPatch, 'expectedUpdatedAt'>,
  {
    now,
    activeIds,
    callerId,
    unchanged,
  }: Circumstances & { readonly callerId: Id; readonly unchanged: boolean },
): Decision<CommentRecord, never, MentionCode | OwnCode | 'task_comment_stale'> {
  const held = cannotChange(before, callerId)
  if (held) return held
  if (!unchanged) return refuse('task_comment_stale', 'The comment has changed since it was read.')
  const mentionedIds = mentionedIn(body, wantedMentions(before, mentionedMembershipIds))
  const fault = faultOf(mentionedIds, new Set([...activeIds, ...before.mentionedIds]))
  if (fault) return fault
  const after = { ...before, body, format, mentionedIds, editedAt: now, updatedAt: now }
  const changes = changesOf(before, after)
  return changes.length === 0
    ? accept(before)
    : accept(after, { audit: [auditLine('update', before.id, changes)] })
}

/** Those named beside the text; those whom only the former text mentioned are not. */
export const wantedMentions = (before: CommentRecord, named: readonly Id[] | undefined): readonly Id[] => {
  if (named !== undefined) return named
  const inText = new Set(mentionedIn(before.body ?? '', []))
  return before.mentionedIds.filter(id => !inText.has(id))
}

/** Nothing stays of a deleted comment but who wrote it and when. Repeating it changes nothing. */
export function remove(
  before: CommentRecord,
  { now, callerId }: { readonly now: Instant; readonly callerId: Id },
): Decision<CommentRecord, never, 'task_comment_of_another'> {
  const held = ofAnother(before, callerId)
  if (held) return held
  if (before.deletedAt !== null) return accept(before)
  const after = { ...before, body: null, mentionedIds: [], deletedAt: now, updatedAt: now }
  return accept<CommentRecord>(after, {
    audit: [auditLine('delete', before.id, [{ field: 'deletedAt', from: null, to: now }])],
  })
}

/** What holds a change of a comment back, whatever it says. */
export const cannotChange = (
  comment: Pick<CommentRecord, 'authorMembershipId' | 'deletedAt'>,
  callerId: Id,
): Refused<OwnCode> | undefined =>
  ofAnother(comment, callerId) ??
  (comment.deletedAt === null ? undefined : refuse('task_comment_deleted', 'The comment is deleted.'))

export const ofAnother = (
  { authorMembershipId }: Pick<CommentRecord, 'authorMembershipId'>,
  callerId: Id,
): Refused<'task_comment_of_another'> | undefined =>
  authorMembershipId === callerId
    ? undefined
    : refuse('task_comment_of_another', 'Somebody else wrote the comment.')

function faultOf(mentionedIds: readonly Id[], activeIds: ReadonlySet<Id>): Refused<MentionCode> | undefined {
  if (mentionedIds.length > mentionsOfComment)
    return refuse(
      'task_comment_mentions_too_many',
      said`It mentions ${{ mentioned: mentionedIds.length }} members.`,
    )
  return mentionedIds.every(id => activeIds.has(id))
    ? undefined
    : refuse('membership_not_found', 'No active member has an id that the comment mentions.')
}

const audited = ['taskId', 'format', 'body', 'mentionedMembershipIds'] as const

const fieldsOf = (comment: CommentRecord) => ({ ...comment, mentionedMembershipIds: comment.mentionedIds })

const changesOf = (before: CommentRecord | null, after: CommentRecord): FieldChange[] =>
  audited.flatMap(field => {
    const [from, to] = [before && fieldsOf(before)[field], fieldsOf(after)[field]]
    return canonicalJson([from]) === canonicalJson([to]) ? [] : { field, from, to }
  })

const auditLine = (verb: string, targetId: Id, changes: readonly FieldChange[]): AuditFact => ({
  action: `taskComments.${verb}`,
  targetType: 'task_comment',
  targetId,
  changes,
})
