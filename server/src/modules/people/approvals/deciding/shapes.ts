import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  array,
  described,
  DryRun,
  Id,
  InstantInput,
  named,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { visibleCharacter } from '../../../../platform/vocabulary/visible-text.ts'
import { approvalKinds } from '../queue/kinds.ts'

/** As many as one batch of days takes. */
export const itemsAtMost = 500

/** The words for decisions, over all kinds. */
export const decisionWords = [
  'approve',
  'return',
  'decline',
  'cancel',
  'approved',
  'changes_requested',
] as const

const Item = object({
  kind: oneOf(approvalKinds, { description: 'What is decided, as the queue has it.' }),
  subjectId: Type.String({
    format: 'uuid',
    description: 'What the decision is about, as the queue has it.',
    examples: [exampleId('workDayId')],
  }),
  decision: oneOf(decisionWords, { description: 'The decision, one of those that the kind knows.' }),
  reason: optional(
    Text(1000, {
      description:
        'Why, as whoever asked is told. Required where the operation of the decision requires it, and refused where that takes none.',
    }),
  ),
  answeredByName: optional(
    Text(200, {
      description: 'Of a change order: who answered for the customer, by name. Of no other kind.',
    }),
  ),
  overrideReason: optional(
    Type.String({
      minLength: 1,
      maxLength: 2000,
      pattern: visibleCharacter,
      description:
        'Of an approved claim of an open shift, or swap: why it is planned against rules that want a reason. Of nothing else.',
    }),
  ),
  expectedUpdatedAt: optional(
    described(
      InstantInput,
      'The `updatedAt` that the caller has read: the item is refused when it has changed since.',
    ),
  ),
})
export type DecisionItem = Static<typeof Item>

export const DecideBatch = object({
  items: array(Item, {
    minItems: 1,
    maxItems: itemsAtMost,
    description: 'What is decided, in this order; what is refused leaves the others as they are.',
  }),
  dryRun: DryRun,
})

const ItemResult = object(
  {
    kind: oneOf(approvalKinds, { description: 'What was to be decided.' }),
    subjectId: described(Id, 'What the decision was about.'),
    outcome: oneOf(['decided', 'refused'], { description: 'What became of the item.' }),
    code: described(
      nullable(Type.String({ examples: ['approval_stale', 'approval_decision_unknown'] })),
      'The code that the same decision would be refused with alone; null of one that was decided.',
    ),
    detail: described(nullable(Type.String()), 'The same in words for people; null of one that was decided.'),
    field: described(
      nullable(Type.String()),
      'The field of the item that the refusal is about; null where it is about none of them.',
    ),
    onBehalfOfMembershipId: described(
      nullable(Id),
      'On whose behalf it was decided, by a delegation; null where it was by the own authority, or refused.',
    ),
  },
  { title: 'DecisionResult' },
)
export type ItemResult = Static<typeof ItemResult>

export const DecideBatchResult = named(
  'DecideBatchResult',
  object({
    decidedCount: Type.Integer({ description: 'How many items were decided.' }),
    refusedCount: Type.Integer({ description: 'How many items were refused.' }),
    items: array(ItemResult, { description: 'What became of each item, in the order of the request.' }),
  }),
)
