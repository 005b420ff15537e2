import { addDays, type Instant, type PlainDate } from '../../../platform/vocabulary/dates.ts'
import { accept, type Decision, isRefused, refuse, said } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { auditLine, type RecordWords } from '../../../platform/vocabulary/records.ts'
import { type OverlapCode, placeVersion } from '../../../platform/vocabulary/versions.ts'
import type { CostRate } from './record.ts'
import type { ClosedDay } from './slots.ts'
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

/** So many projects are named in a refusal. */
const namedProjects = 20

/** The figures of closed projects stand, so that a rate which moves them is refused. */
export function unlessMoving<Code extends string>(
  decision: Decision<PlacedRate, never, Code>,
  days: readonly ClosedDay[],
): Decision<PlacedRate, never, Code | 'cost_rate_moves_closed_projects'> {
  if (isRefused(decision) || days.length === 0) return decision
  const projectIds = [...new Set(days.map(({ projectId }) => projectId))]
  const lastDate = days.reduce<PlainDate>((last, { workDate }) => (workDate > last ? workDate : last), '')
  const told = { projects: projectIds.length, firstFreeDate: addDays(lastDate, 1) }
  return refuse(
    'cost_rate_moves_closed_projects',
    said`Hours of ${{ projects: told.projects }} closed projects would cost something else; from ${{ firstFreeDate: told.firstFreeDate }} on it would change none.`,
    { projectIds: projectIds.slice(0, namedProjects) },
  )
}
