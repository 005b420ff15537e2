import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Compensation, LineKind } from '../kinds.ts'
import type { ExportLineReason } from './reasons.ts'
import type { LineCoding } from '../pay-types/coding.ts'

/** A target of a tracking level, with its code as it is when the line freezes. */
export interface AttributedValue {
  readonly dimensionId: Id
  readonly valueId: Id
  readonly valueCode: string | null
}

/** Minutes of a line that belong to the same targets, one of each tracking level at most. */
export interface Part {
  readonly minutes: number
  readonly values: readonly AttributedValue[]
}

/** What payroll is told of some minutes, whatever batch tells it. */
export interface LineContent extends LineCoding {
  readonly kind: LineKind
  readonly compensation: Compensation
  /** Negative where they are taken back. */
  readonly minutes: number
  /** Worth of a minute against plain pay, as in the interpretation of the day. */
  readonly creditBp: number
  readonly fromMinutes: number | null
  readonly toMinutes: number | null
  /** With the sign of the minutes; what belongs to no target is in no part. */
  readonly parts: readonly Part[]
  readonly rule: { readonly id: string; readonly versionId: string }
  /** In English: what the hash of a batch is made of. */
  readonly explain: string
  /** Null in what was told before reasons had codes. */
  readonly explanation: ExportLineReason | null
}

export interface CorrectionOf {
  readonly batchId: Id
  /** The line that a reversal takes back; null for a line of the day as it is now. */
  readonly lineId: Id | null
  readonly sign: 1 | -1
}

/** A line of a batch, for good. */
export interface FrozenLine extends LineContent {
  readonly id: Id
  readonly batchId: Id
  readonly membershipId: Id
  /** The employer that is told; null where the member had none. */
  readonly employerId: Id | null
  readonly payrollNumber: string | null
  readonly workDate: PlainDate
  /** Null for what belongs to several days: overtime of a week or period, and flex. */
  readonly workDayId: Id | null
  /** The first of those days, `workDate` being the last; null for a line of one day. */
  readonly countedFrom: PlainDate | null
  readonly correctionOf: CorrectionOf | null
}

/** A line before it has its place in a batch. */
export type LineToFreeze = Omit<FrozenLine, 'id' | 'batchId'>

/** Takes a line back to the minute and to the payroll number under which it was told. */
export const reversalOf = ({ id, batchId, ...line }: FrozenLine): LineToFreeze => ({
  ...line,
  ...negated(line),
  correctionOf: { batchId, lineId: id, sign: -1 },
})

/** The same minutes with the other sign. */
export const negated = ({ minutes, parts }: Pick<LineContent, 'minutes' | 'parts'>) => ({
  minutes: -minutes,
  parts: parts.map(part => ({ ...part, minutes: -part.minutes })),
})
