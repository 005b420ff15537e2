/** What happened to a project, for a ledger that knows nothing of how figures are worked out. Days are counted from 0. */
export type Happening =
  | { readonly day: number; readonly kind: 'hours'; readonly who: string; readonly cents: number }
  | { readonly day: number; readonly kind: 'purchase'; readonly cents: number }
  | { readonly day: number; readonly kind: 'budget'; readonly cents: number }
  | { readonly day: number; readonly kind: 'progress'; readonly percentBp: number }
  | { readonly day: number; readonly kind: 'installment'; readonly cents: number }
  | { readonly day: number; readonly kind: 'rule'; readonly rule: Rule }

export type Rule = 'agreed' | 'installment' | 'progress' | { readonly first: number; readonly last: number }
export type Method = 'time' | 'capped' | 'fixed' | 'internal'

/**
 * A ledger of revenue, written for the test alone: it lives through the days one by one and books on each what has changed, so
 * that nothing can reach back. The answer is what was booked on each day, purchases too.
 */
export function ledgerOf(method: Method, happenings: readonly Happening[], days: number): number[] {
  let [worked, percent, parts, booked] = [0, 0, 0, 0]
  let budget: number | null = null
  let rule: Rule = 'agreed'
  const earned = (day: number): number => {
    if (method === 'internal') return 0
    if (method === 'time' || (method === 'capped' && budget === null)) return worked
    if (method === 'capped') return worked < (budget ?? 0) ? worked : (budget ?? 0)
    const fee = budget ?? 0
    if (rule === 'installment') return parts
    if (rule === 'progress') return Math.floor((fee * percent) / 10_000 + 0.5)
    if (rule === 'agreed') return fee
    const { first, last } = rule
    if (day < first) return 0
    return day >= last ? fee : Math.floor((fee * (day - first + 1)) / (last - first + 1) + 0.5)
  }
  return Array.from({ length: days }, (_, day) => {
    let bought = 0
    for (const each of happenings) {
      if (each.day !== day) continue
      if (each.kind === 'hours') worked += each.cents
      else if (each.kind === 'purchase') bought += method === 'internal' ? 0 : each.cents
      else if (each.kind === 'budget') budget = each.cents
      else if (each.kind === 'progress') percent = each.percentBp
      else if (each.kind === 'installment') parts += each.cents
      else rule = each.rule
    }
    const change = earned(day) - booked
    booked += change
    return change + bought
  })
}
