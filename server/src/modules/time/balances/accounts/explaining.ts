import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { BalanceTransaction } from '../movements/record.ts'
import type { Explanation } from './shapes.ts'

type Source = Explanation['sources'][number]

/** Movements by what made them, in the order of their last days; what came and was taken back stays to be seen. */
export function sourcesOf(rows: readonly BalanceTransaction[]): Source[] {
  const bySource = Map.groupBy(rows, keyOf)
  return [...bySource.values()].flatMap(ofOne => {
    const [first] = ofOne
    if (!first) return []
    return [
      {
        sourceType: first.sourceType,
        sourceId: first.sourceId,
        from: first.countedFrom ?? datesOf(ofOne).reduce((a, b) => (a < b ? a : b)),
        to: datesOf(ofOne).reduce((a, b) => (a > b ? a : b)),
        minutes: ofOne.reduce((sum, { minutes }) => sum + minutes, 0),
        rows: ofOne.map(({ id, kind, minutes, ruleVersionId, parts, explain, createdAt }) => ({
          transactionId: id,
          kind,
          minutes,
          ruleVersionId,
          parts: [...parts],
          explain,
          createdAt,
        })),
      },
    ]
  })
}

const datesOf = (rows: readonly BalanceTransaction[]): PlainDate[] =>
  rows.map(({ effectiveDate }) => effectiveDate)

/** What a movement by hand made is its own source; a reversal is of the source that it takes back. */
const keyOf = (row: BalanceTransaction): string =>
  row.sourceType === 'manual'
    ? `manual ${row.reversesTransactionId ?? row.id}`
    : [row.sourceType, row.sourceId, row.countedFrom, row.effectiveDate].join(' ')
