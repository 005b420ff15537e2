import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  array,
  described,
  DryRun,
  IdBy,
  IdOf,
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
import { saidOfRefusal } from '../../../../platform/contract/refused-ones.ts'
import { inPublishedOrder } from '../../../../platform/contract/published-order.ts'
import { publishedFields } from '../queue/shapes.ts'
import type { ApprovalSource } from '../queue/slots.ts'
import type { DecisionSource } from './slots.ts'

/** As many as one batch of days takes. */
export const itemsAtMost = 500

/** What a batch is made of: the kinds with their fields, and the words for decisions over all of them. */
export interface Decidable {
  readonly sources: readonly ApprovalSource[]
  readonly decisions: readonly DecisionSource[]
}

const itemOf = ({ sources, decisions }: Decidable) =>
  object({
    kind: oneOf(
      sources.map(({ kind }) => kind),
      { description: 'What is decided, as the queue has it.' },
    ),
    subjectId: Type.String({
      format: 'uuid',
      description: 'What the decision is about, as the queue has it.',
      examples: [exampleId('workDayId')],
    }),
    decision: oneOf([...new Set(decisions.flatMap(({ ways }) => [...ways.keys()]))], {
      description: 'The decision, one of those that the kind knows.',
    }),
    reason: optional(
      Text(1000, {
        description:
          'Why, as whoever asked is told. Required where the operation of the decision requires it, and refused where that takes none.',
      }),
    ),
    ...fieldsOf(sources),
    expectedUpdatedAt: optional(
      described(
        InstantInput,
        'The `updatedAt` that the caller has read: the item is refused when it has changed since.',
      ),
    ),
  })
export type DecisionItem = Static<ReturnType<typeof itemOf>>

/** The fields of single kinds. What is in them is checked by the operation of the decision. */
function fieldsOf(sources: readonly ApprovalSource[]): Record<never, never> {
  const fields = new Map(sources.flatMap(source => Object.entries(source.fields ?? {})))
  const ordered = inPublishedOrder(publishedFields, [...fields], ([name]) => name)
  return Object.fromEntries(ordered.map(([name, schema]) => [name, optional(schema)]))
}

export const decideBatchOf = (decidable: Decidable) =>
  object({
    items: array(itemOf(decidable), {
      minItems: 1,
      maxItems: itemsAtMost,
      description: 'What is decided, in this order; what is refused leaves the others as they are.',
    }),
    dryRun: DryRun,
  })

const itemResultOf = (sources: readonly ApprovalSource[]) =>
  object(
    {
      kind: oneOf(
        sources.map(({ kind }) => kind),
        { description: 'What was to be decided.' },
      ),
      subjectId: described(IdBy('kind'), 'What the decision was about.'),
      outcome: oneOf(['decided', 'refused'], { description: 'What became of the item.' }),
      code: described(
        nullable(Type.String({ examples: ['approval_stale', 'approval_decision_unknown'] })),
        'The code that the same decision would be refused with alone; null of one that was decided.',
      ),
      detail: described(
        nullable(Type.String()),
        'The same in words for people, in English; null of one that was decided.',
      ),
      ...saidOfRefusal,
      field: described(
        nullable(Type.String()),
        'The field of the item that the refusal is about; null where it is about none of them.',
      ),
      onBehalfOfMembershipId: described(
        nullable(IdOf('membership')),
        'On whose behalf it was decided, by a delegation; null where it was by the own authority, or refused.',
      ),
    },
    { title: 'DecisionResult' },
  )
export type ItemResult = Static<ReturnType<typeof itemResultOf>>

export const decideBatchResultOf = (sources: readonly ApprovalSource[]) =>
  named(
    'DecideBatchResult',
    object({
      decidedCount: Type.Integer({ description: 'How many items were decided.' }),
      refusedCount: Type.Integer({ description: 'How many items were refused.' }),
      items: array(itemResultOf(sources), {
        description: 'What became of each item, in the order of the request.',
      }),
    }),
  )
