import type { TermsChanged } from '../../catalogs/port.ts'
import { organisationTerms } from '../../organisation/port.ts'
import { movementOfBlank } from './blank-dates.ts'
import { memberTerms } from './member-terms.ts'
import { alignMovements } from './moving.ts'
import { blankRowsBetween } from './store.ts'

/**
 * A holiday or a version of a worktime model that turns out otherwise makes dates without entries take something else: what
 * they have taken is taken back and written anew. What days were frozen with stays, and
 * overtime rules say nothing of blank dates.
 */
export const adjustBlankDates: TermsChanged = async (tx, { from, to, membershipIds, overtimeRuleSetId }) => {
  if (overtimeRuleSetId !== undefined) return
  const rows = await blankRowsBetween(tx, from, to, membershipIds)
  if (rows.length === 0) return
  const { timeZone } = await organisationTerms(tx)
  const members = [...new Set(rows.map(({ membershipId }) => membershipId))]
  const terms = await memberTerms(tx, timeZone, members)
  const wanted = rows.flatMap(({ membershipId, effectiveDate }) => {
    const term = terms.blankOn(membershipId, effectiveDate)
    return term ? [movementOfBlank(membershipId, effectiveDate, term)] : []
  })
  alignMovements(tx, rows, wanted, {
    explain: 'A holiday, the worktime model or the employment turned out otherwise.',
  })
}
