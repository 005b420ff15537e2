import type { Instant } from '../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { auditLine, type RecordWords } from '../../../platform/vocabulary/records.ts'
import { type OverlapCode, placeVersion } from '../../../platform/vocabulary/versions.ts'
import type { CostRate } from './record.ts'
import type { NewCostRate } from './shapes.ts'

const words: RecordWords = { singular: 'cost_rate', plural: 'cost_rates', words: 'cost rate' }

export type MissingCode = 'membership_not_found' | 'staff_group_not_found'

/** The rate that is new, and the one that it ended. */
export interface PlacedRate {
  readonly added: CostRate
  readonly closed: CostRate | null
}

/** Adds a rate among those of the same member, group or everybody else. One that is open then ends the day before. */
export function create(
  id: Id,
  { membershipId = null, staffGroupId = null, validFrom, validTo = null, costCentsPerHour }: NewCostRate,
  {
    now,
    others,
    missing,
  }: { readonly now: Instant; readonly others: readonly CostRate[]; readonly missing: MissingCode | null },
): Decision<PlacedRate, never, MissingCode | OverlapCode | 'cost_rate_subject_invalid'> {
  if (membershipId !== null && staffGroupId !== null)
    return refuse('cost_rate_subject_invalid', 'A cost rate is for a member or for a staff group.')
  if (missing) return refuse(missing, 'The cost rate is for nobody that there is.')
  const wanted: CostRate = {
    id,
    membershipId: membershipId?.toLowerCase() ?? null,
    staffGroupId: staffGroupId?.toLowerCase() ?? null,
    validFrom,
    validTo,
    costCentsPerHour,
    createdAt: now,
    updatedAt: now,
  }
  const placed = placeVersion(others, wanted)
  if ('refusal' in placed) return placed
  const closed = placed.closed && { ...placed.closed, updatedAt: now }
  const { id: _, createdAt: __, updatedAt: ___, ...told } = wanted
  const changes = Object.entries(told).flatMap(([field, to]) => (to === null ? [] : [{ field, to }]))
  return accept(
    { added: placed.added, closed },
    {
      audit: [
        auditLine(words, 'create', id, changes),
        ...(closed
          ? [auditLine(words, 'end', closed.id, [{ field: 'validTo', from: null, to: closed.validTo }])]
          : []),
      ],
    },
  )
}
