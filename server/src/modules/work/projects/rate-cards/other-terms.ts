import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { RateRule } from './record.ts'

/** Rates as they would be. */
export interface TriedRates {
  /** The rules in place of those that there are. */
  rulesIn(rules: readonly RateRule[]): readonly RateRule[]
  /** The card that would be the default one; absent: as it is. */
  readonly defaultCardId?: Id | null
}

/** That a rule is another, or is there; of whose hours it is. */
export const changeOf = ({
  before,
  after,
}: {
  readonly before: RateRule | null
  readonly after: RateRule
}): TriedRates & { readonly membershipId: Id | null } => ({
  membershipId: after.membershipId,
  rulesIn: rules => [...rules.filter(({ id }) => id !== before?.id), after],
})

/** What projects would be priced by in place of what they say, and of the rates that there are. */
export interface OtherTerms {
  readonly customerId?: Id | null
  readonly rateCardId?: Id | null
  readonly rates?: TriedRates
}
