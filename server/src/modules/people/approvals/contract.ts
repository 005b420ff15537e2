import { contributedEvents, events } from '../../../platform/contract/events.ts'
import { inPublishedOrder } from '../../../platform/contract/published-order.ts'
import { contract } from '../../../platform/contract/family.ts'
import { exampleId } from '../../../platform/contract/openapi/example-id.ts'
import {
  described,
  IdOf,
  InstantInput,
  object,
  oneOf,
  optional,
  page,
  paging,
  Type,
} from '../../../platform/contract/shapes.ts'
import { type Decidable, decideBatchOf, decideBatchResultOf, itemsAtMost } from './deciding/shapes.ts'
import { approvalItemOf, publishedKinds } from './queue/shapes.ts'
import { approvalRefusals } from './refusals.ts'

/** The promises of the queue, over whatever kinds families contribute. */
export function approvalsOf(contributed: Decidable) {
  const sources = inPublishedOrder(publishedKinds, contributed.sources, ({ kind }) => kind)
  const decisions = inPublishedOrder(publishedKinds, contributed.decisions, ({ kind }) => kind)
  return contract({
    name: 'approvals',
    tag: 'Approvals',
    about: 'What waits for a decision, over every kind.',
    refusals: approvalRefusals,
    events: events({}),
    operations: {
      list: {
        method: 'GET',
        path: '/v1/team/approvals',
        summary: 'List what waits for a decision',
        description:
          "What waits for the caller's decision, the oldest first: what they have authority over now, and what is delegated to them. Whoever loses the authority loses the item at once.",
        needs: ['worktime.supervise'],
        query: object({
          ...paging,
          kind: optional(
            oneOf(
              sources.map(({ kind }) => kind),
              { description: 'Only what is of this kind.' },
            ),
          ),
          membershipId: optional(described(IdOf('membership'), 'Only what is of this member.')),
          planningUnitId: optional(
            described(IdOf('planning_unit'), 'Only what is of members who belong to this unit today.'),
          ),
          submittedFrom: optional(
            described(InstantInput, 'Only what waits since this instant or a later one.'),
          ),
          submittedBefore: optional(described(InstantInput, 'Only what waits since before this instant.')),
          waitingFor: optional(
            oneOf(['me', 'all'], {
              description:
                '`me`: only what the caller is asked to decide now: as the nearest supervisor, by name, because it was passed on to them, or for a member who delegated it. `all`, or absent: everything that they may decide.',
            }),
          ),
          delegated: optional(
            Type.Boolean({
              description:
                'True: only what the caller decides on behalf of somebody; false: only what is not.',
            }),
          ),
        }),
        listed: { q: 'the name of the member', ids: true, sorts: ['submittedAt'] },
        answers: page(approvalItemOf(sources)),
      },
      decideBatch: {
        method: 'POST',
        path: '/v1/team/approvals/decide-batch',
        summary: 'Decide what waits',
        description: `Decide at most ${itemsAtMost} things of any kind. Each is decided as by its own operation, with the same rules, codes, events and lines of the audit trail; what is refused is named with its code and leaves the others as they are. Where the caller has no authority of their own, they decide with that of a member who has delegated the kind to them.`,
        needs: ['worktime.supervise'],
        body: decideBatchOf({ sources, decisions }),
        answers: decideBatchResultOf(sources),
        emits: emittedBy(decisions),
        example: {
          body: {
            items: [
              { kind: 'work_day', subjectId: exampleId('workDayId'), decision: 'approve' },
              {
                kind: 'absence',
                subjectId: exampleId('absenceId'),
                decision: 'decline',
                reason: 'Inventory week.',
              },
            ],
          },
        },
      },
    },
  })
}

/** What the operations of the decisions emit: events of single kinds first, and then those that several have in common. */
function emittedBy(decisions: Decidable['decisions']) {
  const ofKinds = decisions.map(
    ({ ways }) =>
      new Set(
        [...ways.values()].flatMap(({ operation, batch }) => [
          ...(operation.emits ?? []),
          ...(batch?.operation.emits ?? []),
        ]),
      ),
  )
  const inCommon = (event: string) => ofKinds.filter(events => events.has(event)).length > 1
  const emitted = ofKinds.flatMap(events => [...events])
  return contributedEvents<'approvals.decisions'>(
    emitted.filter(event => !inCommon(event)),
    emitted.filter(inCommon),
  )
}

/** Without any kind. */
export const approvals = approvalsOf({ sources: [], decisions: [] })
