import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Amount } from './amounts.ts'

/** What is told of a row in words and figures. */
export type Explanation = Readonly<Record<string, unknown>> & { readonly text: string }

/** What the rules give on a date; `line` is its name, the same whenever it is worked out anew. */
export interface Gain {
  readonly line: string
  readonly date: PlainDate
  readonly leaveYearStart: PlainDate
  readonly amount: Amount
  readonly ruleVersionId: Id | null
  readonly explain: Explanation
}
