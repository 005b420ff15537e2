import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { SourceKey } from '../source-rows/row.ts'

/** A document that bills, and the line of it that took a source. */
export interface BillingLine {
  readonly documentType: string
  readonly documentId: Id
  readonly lineId: Id
  /** Whether the document counts for good; a draft may still be changed. */
  readonly issued: boolean
}

/** That a line has taken a source, or a part of it. The parts of a source lie end to end, from 0 on. */
export interface Consumption extends SourceKey, BillingLine {
  readonly id: Id
  readonly fromPart: number
  readonly toPart: number
  /** How many there were when it was taken. */
  readonly ofParts: number
  readonly projectId: Id | null
  readonly phaseId: Id | null
  readonly workDayId: Id | null
  readonly date: PlainDate | null
  readonly minutes: number | null
  /** How long was billed of it; null for what is no hours. */
  readonly billedMinutes: number | null
  /** What is billed by it, kept whatever prices become. */
  readonly cents: number
  readonly rateCentsPerHour: number | null
  readonly rule: { readonly rateCardId: Id; readonly ruleId: Id; readonly versionId: Id } | null
  readonly consumedAt: Instant
}

/** The kind under which what is billed under a cap adds up. */
export const capKind = 'cap'
