import {
  array,
  described,
  Id,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { approvalKinds } from './kinds.ts'

export const ApprovalItem = named(
  'ApprovalItem',
  object({
    id: Type.String({ description: 'The same as `subjectId`.' }),
    kind: oneOf(approvalKinds, { description: 'What is to be decided.' }),
    subjectId: described(Id, 'What the decision is about, by `kind`.'),
    workDayId: described(nullable(Id), 'The work day, for `work_day`; null for every other kind.'),
    membershipId: described(
      Id,
      'The member whose it is, whose balance it is, who asked for the approval of a task, who claims an open shift, who proposes a swap of shifts, or who drafted a change order; of one that a key drafted, who answers for its project.',
    ),
    workDate: described(nullable(PlainDate), 'The date it is about; null when it is about no single one.'),
    submittedAt: described(Instant, 'Since when it waits.'),
    stage: Type.Integer({ description: 'Which decision it waits for, 1 for the first.' }),
    stages: Type.Integer({ description: 'How many people decide one after the other until it is decided.' }),
    approverMembershipIds: array(Id, {
      description:
        'Whom it waits for: the nearest supervisor who is there, and those to whom it was passed on; who was asked by name for the approval of a task, and who answers for a change order. Empty where nobody is above the member: an administrator decides.',
    }),
    onBehalfOfMembershipId: described(
      nullable(Id),
      'The member on whose behalf the caller would decide it, by a delegation; null where it is by their own authority.',
    ),
    dueAt: described(
      nullable(Instant),
      'When it waits for the next supervisor above too, by `approvalEscalationDays` of the settings; null where nobody is left, or it is not passed on.',
    ),
    escalatedAt: described(
      nullable(Instant),
      'When it was last passed on; null while it waits for the first.',
    ),
    allowedDecisions: array(Type.String(), {
      description:
        'The decisions that would not be refused now: `approve` and `return` of a work day, `approve`, `decline` and `return` of an absence, and `cancel` and `decline` of one whose cancellation is asked for, `approved` and `changes_requested` of a task, `approve` and `decline` of a change order, which record what its customer said, of a correction of a balance, of one of a punch, of a claim of an open shift and of a swap of shifts; none where a payroll lock, or a key that only reads, stops all of them. Told by what is one’s own, four eyes, payroll locks and days that are decided; what an approval meets beyond that, such as rules of the plan, accounts and other absences, is told by a `dryRun` of the decision. A correction of a punch that would leave its decided day as it is may be approved all the same.',
    }),
    warnings: array(
      object({ code: Type.String({ description: 'What it is; stable.' }) }, { title: 'ApprovalWarning' }),
      {
        description:
          'What somebody should look at: warnings of the work day, `absence_over_shifts` where the member has published shifts on the dates of the absence, and the code that an approval, or the cancellation that is asked for, would be refused with now as far as `allowedDecisions` tells.',
      },
    ),
    updatedAt: UpdatedAt,
  }),
)
export type ApprovalItem = Static<typeof ApprovalItem>
