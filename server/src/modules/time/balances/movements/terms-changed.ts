import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { TermsChanged } from '../../../company/catalogs/port.ts'
import { organisationTerms } from '../../../company/organisation/port.ts'
import { recordedDates } from '../../work-days/port.ts'
import { movementOfBlank } from './blank-dates.ts'
import { memberTerms } from './member-terms.ts'
import { alignMovements } from './moving.ts'
import { blankRowsBetween, formerBlankDates } from './store.ts'

/**
 * A holiday or a version of a worktime model that turns out otherwise makes dates without entries take something else: what they
 * have taken is taken back and written anew, also where all of it was taken back by an earlier change. What days were frozen with
 * stays, and overtime rules say nothing of blank dates.
 */
export const adjustBlankDates: TermsChanged = async (tx, { from, to, membershipIds, overtimeRuleSetId }) => {
  if (overtimeRuleSetId !== undefined) return
  const [rows, former] = await Promise.all([
    blankRowsBetween(tx, from, to, membershipIds),
    formerBlankDates(tx, from, to, membershipIds),
  ])
  if (rows.length + former.length === 0) return
  const [{ timeZone }, blank] = await Promise.all([organisationTerms(tx), stillBlank(tx, former)])
  const dates = [
    ...rows.map(({ membershipId, effectiveDate }) => ({ membershipId, workDate: effectiveDate })),
    ...blank,
  ]
  const terms = await memberTerms(tx, timeZone, [...new Set(dates.map(({ membershipId }) => membershipId))])
  const wanted = dates.flatMap(({ membershipId, workDate }) => {
    const term = terms.blankOn(membershipId, workDate)
    return term ? [movementOfBlank(membershipId, workDate, term)] : []
  })
  alignMovements(tx, rows, wanted, {
    explanation: { code: 'terms_turned_out_otherwise', values: {} },
  })
}

interface MemberDate {
  readonly membershipId: Id
  readonly workDate: PlainDate
}

/** Those on which nothing has been recorded since. */
async function stillBlank(tx: WriteTransaction, dates: readonly MemberDate[]): Promise<MemberDate[]> {
  const inOrder = dates.map(({ workDate }) => workDate).toSorted()
  const [from, to] = [inOrder[0], inOrder.at(-1)]
  if (from === undefined || to === undefined) return []
  const members = [...new Set(dates.map(({ membershipId }) => membershipId))]
  const recorded = await recordedDates(tx, members, { from, to }, [])
  const known = new Set(recorded.map(({ membershipId, workDate }) => `${membershipId} ${workDate}`))
  return dates.filter(({ membershipId, workDate }) => !known.has(`${membershipId} ${workDate}`))
}
