import { saidOfRefusal } from '../../../../platform/contract/refused-ones.ts'
import {
  array,
  described,
  Id,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  RecordId,
  Type,
  Violation,
} from '../../../../platform/contract/shapes.ts'
import { detailCodes } from '../details/rules.ts'

/** What an action on many days answers: which days acted, which were skipped, and why. */
const batchResult = <const Codes extends readonly string[]>(title: string, codes: Codes) =>
  object(
    {
      actedCount: Type.Integer({ description: 'How many were changed, all of them in `acted`.' }),
      acted: array(
        object({
          id: RecordId,
          workDate: described(PlainDate, 'The date of the day that was changed.'),
        }),
        {
          description:
            'What was changed, in the order of the request. In a dry run the id of a date that nothing is stored of is not kept.',
        },
      ),
      skippedCount: Type.Integer({
        description: 'How many were left as they are, all of them in `skipped`.',
      }),
      skipped: array(
        object({
          id: optional(described(nullable(Id), 'The record that was skipped; null where the date has none.')),
          workDate: optional(
            described(PlainDate, 'The date that was skipped; absent where the id is of no record.'),
          ),
          code: oneOf(codes, {
            description: 'Why: the code that a request for this one alone would be refused with.',
          }),
          detail: Type.String({ description: 'Why, in words for people, in English.' }),
          ...saidOfRefusal,
          violations: optional(
            array(object({ ...Violation.properties, ...saidOfRefusal }), {
              description: 'Every rule that it breaks, where several are tried; `code` is the first.',
            }),
          ),
        }),
        { description: 'What was left as it is, in the order of the request.' },
      ),
    },
    { title },
  )

/** What a day is refused to be confirmed with. */
export const confirmCodes = [
  'day_already_confirmed',
  'day_empty',
  'empty_day_off',
  'period_locked',
  'day_outside_employment',
  'missing_model_version_for_day',
  'entry_type_not_found',
  'required_attribution_missing',
  'allocation_exceeds_entry',
  'allocation_incomplete',
  'attribution_precision_unmet',
  'entry_over_max_duration',
  'manual_entry_reason_required',
  ...detailCodes,
] as const

export const reopenCodes = ['day_not_confirmed', 'period_locked', 'day_invoiced'] as const

export const returnCodes = [
  'work_day_not_found',
  'day_not_confirmed',
  'period_locked',
  'day_invoiced',
] as const

export const approveCodes = [
  'work_day_not_found',
  'day_not_confirmed',
  'period_locked',
  'self_approval_forbidden',
  'day_outside_employment',
] as const

export const ConfirmResult = batchResult('ConfirmResult', confirmCodes)
export const ReopenResult = batchResult('ReopenResult', reopenCodes)
export const ReturnResult = batchResult('ReturnResult', returnCodes)
export const ApproveResult = batchResult('ApproveResult', approveCodes)
