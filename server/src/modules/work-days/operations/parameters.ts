import { idOf, pathDate } from '../../../platform/contract/operation.ts'
import { DryRun, object, PlainDate } from '../../../platform/contract/shapes.ts'

export const TeamDay = { membershipId: idOf('membership_not_found'), date: pathDate(PlainDate) }
export const OwnDay = { date: pathDate(PlainDate) }
export const TeamMember = { membershipId: idOf('membership_not_found') }
export const ById = { id: idOf('work_day_not_found') }

export const Step = object({ dryRun: DryRun })

export const rangeCodes = ['range_too_long', 'range_end_before_start'] as const
