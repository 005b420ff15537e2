import { idOf, pathDate } from '../../../../platform/contract/operation.ts'
import { described, DryRun, object, PlainDate, Type } from '../../../../platform/contract/shapes.ts'
import { visibleCharacter } from '../../../../platform/vocabulary/visible-text.ts'

export const OwnDay = {
  date: pathDate(described(PlainDate, 'The date of the work day, for which nothing need be written yet.')),
}
export const TeamDay = { membershipId: idOf('membership_not_found'), ...OwnDay }
export const TeamMember = { membershipId: idOf('membership_not_found') }
export const ById = { id: idOf('work_day_not_found') }

export const Step = object({ dryRun: DryRun })

export const rangeCodes = ['range_too_long', 'range_end_before_start'] as const

export const Reason = Type.String({
  minLength: 1,
  maxLength: 1000,
  pattern: visibleCharacter,
  examples: ['Friday lacks the project.'],
  description:
    'Why, in words that the member will read; spaces around them are dropped, and spaces or characters that show nothing are no reason.',
})
