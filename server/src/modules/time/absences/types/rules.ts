import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'

interface Rules {
  readonly unit: 'days' | 'hours'
  readonly partsAllowed: boolean
  readonly entryTypeId: string | null
  readonly certificateAfterDays: number | null
  readonly certificateDueDays: number | null
  readonly takesKind: 'leave' | 'balance' | null
  readonly takesRef: string | null
  readonly countsAsWorkedForLeave: 'always' | 'never' | 'limited'
  readonly countsAsWorkedDays: number | null
}

const invalid = (detail: string): Refused<'absence_type_rules_invalid'> =>
  refuse('absence_type_rules_invalid', detail)

/** The way in which a version's rules contradict each other. */
export function check(rules: Rules): Refused<'absence_type_rules_invalid'> | undefined {
  if ((rules.partsAllowed || rules.unit === 'hours') && rules.entryTypeId === null)
    return invalid('Parts of days and hours need an entryTypeId that they are written with.')
  if (rules.certificateDueDays !== null && rules.certificateAfterDays === null)
    return invalid('certificateDueDays needs certificateAfterDays.')
  if ((rules.takesKind === null) !== (rules.takesRef === null))
    return invalid('takesKind and takesRef go together.')
  if ((rules.countsAsWorkedForLeave === 'limited') !== (rules.countsAsWorkedDays !== null))
    return invalid('countsAsWorkedDays goes with countsAsWorkedForLeave “limited”, and only with it.')
  return undefined
}
