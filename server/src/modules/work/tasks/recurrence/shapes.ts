import {
  described,
  DryRun,
  expectedUpdatedAt,
  IdOf,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  RecordId,
  type Static,
  Text,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { recurrenceModes } from './record.ts'

const Mode = oneOf(recurrenceModes, {
  description:
    'When the next task is made: `when_done` as soon as this one is completed, `by_date` on the day on which it begins, whether this one is done or not.',
})
const Rule = Text(200, {
  description:
    'A rule of RFC 5545 by days, weeks, months or years; with `COUNT` or `UNTIL` it ends. `UNTIL` is a date, `20271231`, or an instant in UTC, whose date in the zone of the organisation counts. It says on which days tasks begin, or are due where they have no first day; a month or year without such a day is passed over.',
  examples: ['FREQ=MONTHLY;BYMONTHDAY=1'],
})

export const TaskRecurrence = named(
  'TaskRecurrence',
  object({
    id: RecordId,
    taskId: described(IdOf('task'), 'The last task of the series, which the next one is made from.'),
    mode: Mode,
    rule: Rule,
    nextOn: described(
      nullable(PlainDate),
      'The day on which the next task is made; null where it waits for this one to be completed.',
    ),
    updatedAt: UpdatedAt,
  }),
)
export type TaskRecurrence = Static<typeof TaskRecurrence>

export const WantedRecurrence = object({ mode: Mode, rule: Rule, expectedUpdatedAt, dryRun: DryRun })
export type WantedRecurrence = Static<typeof WantedRecurrence>
