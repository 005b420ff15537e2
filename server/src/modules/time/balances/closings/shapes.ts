import { reasonShape } from '../../../../platform/contract/reasons.ts'
import {
  array,
  CreatedAt,
  described,
  Id,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  type Static,
  type TUnsafe,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { type ClosingReason, type ClosingReasons, closingKinds } from './slot.ts'

export const Kind = oneOf(closingKinds, {
  description:
    '`flex_period`: the flexitime period of the worktime model that ends on the date. `year_end`: time banks, and leave of the leave years that end on it.',
})

type ReasonShape = TUnsafe<ClosingReason>

const rowOf = (reason: ReasonShape) =>
  object({
    kind: Type.String({ description: 'What was written, such as `cap_cut` or `expiry`.' }),
    amount: Type.String({
      description: 'A decimal number in the unit of the result; negative takes from it.',
    }),
    explanation: reason,
    explain: Type.String({ description: 'Why, in words for people, in the language of the reader.' }),
  })

const resultOf = (reason: ReasonShape) =>
  named(
    'PeriodClosingResult',
    object({
      membershipId: described(IdOf('membership'), 'The member.'),
      part: Type.String({
        description: 'What was closed: `flex`, `time_bank:` with its code, or a kind of leave.',
      }),
      unit: oneOf(['minutes', 'days'], { description: 'What the figures count.' }),
      before: Type.String({ description: 'What was there without the closing, as a decimal number.' }),
      after: Type.String({ description: 'What goes on into the next period, as a decimal number.' }),
      rows: array(rowOf(reason), {
        description: 'What the closing has written; empty where nothing was to be done.',
      }),
      warning: described(
        nullable(Type.String()),
        'What somebody should look at, such as a balance below its floor, in the language of the reader; null for nothing.',
      ),
      warningExplanation: described(
        nullable(reason),
        'The same as a code with its values; null for nothing.',
      ),
    }),
  )
export type ShownResult = Static<ReturnType<typeof resultOf>>

const closing = {
  kind: Kind,
  date: described(PlainDate, 'The last day of what is closed.'),
  state: oneOf(['running', 'finished'], {
    description: 'One that was broken off stays `running` until the same request is sent again.',
  }),
  memberCount: Type.Integer({ description: 'Of how many members it is.' }),
  closedCount: Type.Integer({ description: 'Of how many of them it is done.' }),
  startedByMembershipId: described(
    nullable(IdOf('membership')),
    'Who ran it last; null when nobody of the organisation did.',
  ),
  createdAt: CreatedAt,
  finishedAt: described(nullable(Instant), 'When it was done; null while it runs.'),
  updatedAt: UpdatedAt,
}

export const PeriodClosing = named(
  'PeriodClosing',
  object({ id: described(Id, 'The closing. It never changes.'), ...closing }),
)

const runOf = (result: ReturnType<typeof resultOf>) =>
  object({
    ...closing,
    id: described(nullable(Id), 'The closing; null in a dry run.'),
    dryRun: Type.Boolean({ description: 'Whether nothing was kept.' }),
    resultCount: Type.Integer({ description: 'How many results there are, over all members and parts.' }),
    changedCount: Type.Integer({
      description: 'How many of them are more or less after the closing than before.',
    }),
    results: array(result, {
      description:
        'The results that changed something or need somebody to look, at most 500; all of them are at `GET /v1/period-closings/{id}/results`.',
    }),
  })

/** The shapes of results, told by these reasons. */
export function shapesOf(reasons: ClosingReasons) {
  const result = resultOf(reasonShape('PeriodClosingReason', reasons))
  return { ClosingResult: result, RunClosing: runOf(result) }
}
