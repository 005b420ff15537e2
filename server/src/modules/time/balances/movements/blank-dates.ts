import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { KeptTermReason } from '../../work-days/port.ts'
import type { Movement } from './record.ts'

/** What a date without entries moves to the flex balance, by the model of the date. */
export interface BlankTerm {
  readonly minutes: number
  readonly explanation: KeptTermReason
  readonly modelVersionId: Id
}

/** The row of a date without entries; it is known by its member and its date. */
export const movementOfBlank = (
  membershipId: Id,
  workDate: PlainDate,
  { minutes, explanation, modelVersionId }: BlankTerm,
): Movement => ({
  membershipId,
  kind: 'flex',
  timeBankId: null,
  effectiveDate: workDate,
  minutes,
  transactionKind: minutes < 0 ? 'usage' : 'accrual',
  sourceType: 'blank_date',
  sourceId: null,
  ruleVersionId: modelVersionId,
  explanation: { code: 'date_without_entries', values: { date: workDate, term: explanation } },
})
