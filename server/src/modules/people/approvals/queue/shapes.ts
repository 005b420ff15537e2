import { inPublishedOrder } from '../../../../platform/contract/published-order.ts'
import {
  array,
  described,
  IdBy,
  IdOf,
  Instant,
  localised,
  Name,
  named,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { platformReasons, type Reasons, reasonShape } from '../../../../platform/contract/reasons.ts'
import { saidOfRefusal } from '../../../../platform/contract/refused-ones.ts'
import { Subject } from '../../me/port.ts'
import type { ApprovalSource, ApprovalWords } from './slots.ts'

/** The kinds that were published first, in the order that the description keeps. Others follow by themselves. */
export const publishedKinds: readonly string[] = [
  'work_day',
  'absence',
  'task',
  'change_order',
  'balance_correction',
  'punch_correction',
  'open_shift_claim',
  'shift_swap',
]

/** The same, as the description tells whose each is. */
const publishedOwners: readonly string[] = [
  'balance_correction',
  'task',
  'open_shift_claim',
  'shift_swap',
  'change_order',
]

/** The same of the fields of an item that are of some kinds alone. */
export const publishedFields: readonly string[] = ['answeredByName', 'overrideReason']

/** Whose a thing is, by name. */
const whose = {
  member: object(
    {
      id: described(IdOf('membership'), 'The same as `membershipId`.'),
      displayName: Type.String({ description: 'What the member is called.' }),
    },
    { description: 'Whose it is, by name.' },
  ),
  unit: nullable(
    object(
      {
        id: described(IdOf('planning_unit'), 'The planning unit.'),
        name: localised('starter_name', described(Name, 'What it is called.')),
      },
      {
        description: 'Where the member belongs first of all today; null where that is no planning unit.',
      },
    ),
  ),
}

/** When a thing is passed on. */
const passingOn = {
  dueAt: described(
    nullable(Instant),
    'When it waits for the next supervisor above too, by `approvalEscalationDays` of the settings; null where nobody is left, or it is not passed on.',
  ),
  escalatedAt: described(nullable(Instant), 'When it was last passed on; null while it waits for the first.'),
}

/** What waits, of the kinds of these sources. */
export const approvalItemOf = (sources: readonly ApprovalSource[]) =>
  named(
    'ApprovalItem',
    object({
      id: Type.String({ description: 'The same as `subjectId`.' }),
      kind: oneOf(
        sources.map(({ kind }) => kind),
        { description: 'What is to be decided.' },
      ),
      subjectId: described(IdBy('kind'), 'What the decision is about, by `kind`.'),
      workDayId: described(
        nullable(IdOf('work_day')),
        'The work day, for `work_day`; null for every other kind.',
      ),
      membershipId: described(IdOf('membership'), ownersOf(sources)),
      ...whose,
      subject: Subject,
      workDate: described(nullable(PlainDate), 'The date it is about; null when it is about no single one.'),
      submittedAt: described(Instant, 'Since when it waits.'),
      stage: Type.Integer({ description: 'Which decision it waits for, 1 for the first.' }),
      stages: Type.Integer({
        description: 'How many people decide one after the other until it is decided.',
      }),
      approverMembershipIds: array(IdOf('membership'), {
        description: approversOf(sources),
      }),
      onBehalfOfMembershipId: described(
        nullable(IdOf('membership')),
        'The member on whose behalf the caller would decide it, by a delegation; null where it is by their own authority.',
      ),
      ...passingOn,
      allowedDecisions: array(Type.String(), {
        description: decisionsOf(sources),
      }),
      warnings: array(warningOf(sources), {
        description: warningsOf(sources),
      }),
      updatedAt: UpdatedAt,
    }),
  )
export type ApprovalItem = Static<ReturnType<typeof approvalItemOf>>

const wordsOf = (sources: readonly ApprovalSource[], part: keyof ApprovalWords): string[] =>
  sources.flatMap(({ words }) => words[part] ?? [])

/** `a, b and c`, as the one part of a sentence that it is; nothing of nothing. */
const listed = (words: readonly string[], last: string): string[] =>
  words.length < 2 ? [...words] : [`${words.slice(0, -1).join(', ')}${last}${words.at(-1)}`]

function ownersOf(sources: readonly ApprovalSource[]): string {
  const told = inPublishedOrder(publishedOwners, sources, ({ kind }) => kind)
  const owners = listed(['The member whose it is', ...wordsOf(told, 'whose')], ', or ')
  return `${[...owners, ...wordsOf(told, 'whoseElse')].join('; ')}.`
}

function decisionsOf(sources: readonly ApprovalSource[]): string {
  const allowed = listed(wordsOf(sources, 'allowed'), ' and ').join('')
  return [
    `The decisions that would not be refused now: ${allowed}; none where a payroll lock, or a key that only reads, stops all of them.`,
    'Told by what is one’s own, four eyes, payroll locks and days that are decided; what an approval meets beyond that, such as rules of the plan, accounts and other absences, is told by a `dryRun` of the decision.',
    ...wordsOf(sources, 'besides'),
  ].join(' ')
}

/** What any of the kinds should be looked at for. */
export const warningReasonsOf = (sources: readonly ApprovalSource[]): Reasons & typeof platformReasons =>
  Object.assign({}, platformReasons, ...sources.map(({ warnings }) => warnings?.reasons ?? {})) as Reasons &
    typeof platformReasons

const warningOf = (sources: readonly ApprovalSource[]) =>
  object(
    {
      code: Type.String({ description: 'What it is; stable.' }),
      ...saidOfRefusal,
      explain: optional(
        Type.String({
          description:
            'What it is in words, in the language of the reader; absent for what would be refused.',
        }),
      ),
      explanation: optional(reasonShape('ApprovalWarningReason', warningReasonsOf(sources))),
    },
    { title: 'ApprovalWarning' },
  )

function warningsOf(sources: readonly ApprovalSource[]): string {
  const ofAll =
    'and the code that an approval, or the cancellation that is asked for, would be refused with now as far as `allowedDecisions` tells'
  return `What somebody should look at: ${[...wordsOf(sources, 'warnings'), ofAll].join(', ')}.`
}

function approversOf(sources: readonly ApprovalSource[]): string {
  const supervisor = 'the nearest supervisor who is there, and those to whom it was passed on'
  const asked = listed(wordsOf(sources, 'waitsFor'), ', and ')
  return `Whom it waits for: ${[supervisor, ...asked].join('; ')}. Empty where nobody is above the member: an administrator decides.`
}
