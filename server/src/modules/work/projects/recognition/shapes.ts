import {
  described,
  DryRun,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  RecordId,
  type Static,
} from '../../../../platform/contract/shapes.ts'
import { recognitionMethods } from './record.ts'

const fields = {
  validFrom: described(PlainDate, 'From when on it holds, until the next one does.'),
  method: oneOf(recognitionMethods, {
    description:
      'By what a fee belongs to days: `installment` by the days on which installments became ready, `progress` by what status updates said was done, `date` by days that are agreed on.',
  }),
  firstDay: described(
    nullable(PlainDate),
    'With `date` the first day on which the fee is earned, evenly to `lastDay`; null: on the days on which it was agreed on, by the baseline.',
  ),
  lastDay: described(nullable(PlainDate), 'The last of those days; null with `firstDay`.'),
}

export const ShownRecognitionRule = named(
  'ProjectRecognitionRule',
  object(
    {
      id: described(RecordId, 'The rule. It never changes.'),
      projectId: described(IdOf('project'), 'The project that it is of.'),
      ...fields,
      madeAt: described(Instant, 'When it was made.'),
    },
    { description: 'By what the fees of a project and of its phases belong to days, from a day on.' },
  ),
)

export const NewRecognitionRule = object({
  validFrom: fields.validFrom,
  method: fields.method,
  firstDay: optional(fields.firstDay),
  lastDay: optional(fields.lastDay),
  dryRun: DryRun,
})
export type NewRecognitionRule = Omit<Static<typeof NewRecognitionRule>, 'dryRun'>
