import type { RateCard, RateRule, SavedRule } from '../record.ts'

/** A rule of a card as rows mean it. */
export interface ImportedRule extends RateRule {
  readonly card: RateCard
  /** Whether the card was made for this rule, by its row. */
  readonly madeCard: boolean
}

/** A rule with the versions that are other than before. */
export function savedRule(before: ImportedRule | null, after: ImportedRule): SavedRule {
  const former = new Map(before?.versions.map(version => [version.versionId, version]))
  const { card: _, madeCard: __, ...rule } = after
  return {
    rule,
    versions: after.versions.filter(version => former.get(version.versionId)?.validTo !== version.validTo),
  }
}
