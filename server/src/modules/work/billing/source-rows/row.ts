import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { PriceReason } from './price-reasons.ts'

/** What a source row is known by, as long as what it is made of is there. */
export interface SourceKey {
  readonly kind: string
  readonly sourceId: Id
  /** Of several in one record, such as the allocations of an entry; otherwise 0. */
  readonly place: number
}

export const sourceName = ({ kind, sourceId, place }: SourceKey): string => `${kind} ${sourceId} ${place}`

export const obstacles = [
  'customer_missing',
  'day_not_approved',
  'manager_has_not_approved',
  'manager_returned',
  'not_billed_by_hour',
  'task_not_billable',
  'rate_missing',
  'limit_only',
  'fixed_price_billed',
  'vat_missing',
  'article_missing',
  'order_reference_missing',
  'payment_term_missing',
  'invoice_contact_missing',
] as const
/** Why a source row cannot be billed yet, or at all. */
export type Obstacle = (typeof obstacles)[number]

/** What hours that are billed by it together must not exceed. */
export interface Limit {
  readonly sourceId: Id
  readonly cents: number
}

/** Something that a customer can be billed for. */
export interface SourceRow extends SourceKey {
  readonly customerId: Id | null
  readonly projectId: Id | null
  readonly phaseId: Id | null
  /** Null for what belongs to no day. */
  readonly date: PlainDate | null
  readonly workDayId: Id | null
  readonly membershipId: Id | null
  readonly taskId: Id | null
  readonly entryTypeId: Id | null
  readonly text: string | null
  readonly minutes: number | null
  /** How long is billed of it; null for what is no hours. */
  readonly billedMinutes: number | null
  readonly rateCentsPerHour: number | null
  readonly rule: { readonly rateCardId: Id; readonly ruleId: Id; readonly versionId: Id } | null
  /** The article that its rate names. */
  readonly articleId: Id | null
  /** What all of it comes to, without value added tax. */
  readonly cents: number
  readonly vatBp: number | null
  /** How many parts it can be billed in: its cents, or 1 for what is billed whole. */
  readonly parts: number
  readonly limit: Limit | null
  readonly obstacle: Obstacle | null
  readonly explanation: PriceReason
}

/** What a row has where its kind has nothing to say. */
export const plainRow = {
  place: 0,
  phaseId: null,
  workDayId: null,
  membershipId: null,
  taskId: null,
  entryTypeId: null,
  minutes: null,
  billedMinutes: null,
  rateCentsPerHour: null,
  rule: null,
  articleId: null,
  vatBp: null,
  limit: null,
} as const

export const isDivisible = ({ parts }: Pick<SourceRow, 'parts'>): boolean => parts > 1
