import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { exampleId } from '../../../platform/contract/openapi/example-id.ts'
import {
  described,
  Id,
  InstantInput,
  object,
  oneOf,
  optional,
  page,
  paging,
  Type,
} from '../../../platform/contract/shapes.ts'
import { absenceEvents } from '../../time/absences/periods/events.ts'
import { changeOrderEvents } from '../../work/projects/change-orders/events.ts'
import { projectEvents } from '../../work/projects/record/events.ts'
import { shiftEvents } from '../../time/shifts/record/events.ts'
import { taskApprovalEvents } from '../../work/tasks/approvals/events.ts'
import { workDayEvents } from '../../time/work-days/events.ts'
import { DecideBatch, DecideBatchResult, itemsAtMost } from './deciding/shapes.ts'
import { approvalKinds } from './queue/kinds.ts'
import { ApprovalItem } from './queue/shapes.ts'
import { approvalRefusals } from './refusals.ts'

export const approvals = contract({
  name: 'approvals',
  tag: 'Approvals',
  about: 'What waits for a decision, over every kind.',
  refusals: approvalRefusals,
  events: events({}),
  uses: {
    refusals: {},
    events: {
      ...workDayEvents,
      ...absenceEvents,
      ...taskApprovalEvents,
      ...changeOrderEvents,
      ...projectEvents,
      ...shiftEvents,
    },
  },
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
        kind: optional(oneOf(approvalKinds, { description: 'Only what is of this kind.' })),
        membershipId: optional(described(Id, 'Only what is of this member.')),
        planningUnitId: optional(described(Id, 'Only what is of members who belong to this unit today.')),
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
            description: 'True: only what the caller decides on behalf of somebody; false: only what is not.',
          }),
        ),
      }),
      answers: page(ApprovalItem),
    },
    decideBatch: {
      method: 'POST',
      path: '/v1/team/approvals/decide-batch',
      summary: 'Decide what waits',
      description: `Decide at most ${itemsAtMost} things of any kind. Each is decided as by its own operation, with the same rules, codes, events and lines of the audit trail; what is refused is named with its code and leaves the others as they are. Where the caller has no authority of their own, they decide with that of a member who has delegated the kind to them.`,
      needs: ['worktime.supervise'],
      body: DecideBatch,
      answers: DecideBatchResult,
      emits: [
        'workday.approved',
        'workday.returned',
        'absence.decided',
        'absence.changed',
        'absence.cancelled',
        'task.approval_responded',
        'change_order.approved',
        'project.updated',
        'open_shift.claim_decided',
        'shift_swap.decided',
        'shift.changed',
      ],
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
