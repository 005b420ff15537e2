import type { Instant, PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse, said } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { NewAssignmentVersion } from './shapes.ts'

export interface StoredAssignmentVersion {
  readonly id: Id
  readonly sourceId: Id | null
  readonly validFrom: PlainDate
  readonly membershipIds: readonly Id[]
  readonly createdAt: Instant
}

export interface Circumstances {
  readonly id: Id
  readonly now: Instant
  readonly today: PlainDate
  readonly sourceIds: ReadonlySet<Id>
  /** The members among the wanted ones who have not left. */
  readonly memberIds: ReadonlySet<Id>
}

export function add(
  { sourceId = null, validFrom, membershipIds }: NewAssignmentVersion,
  { id, now, today, sourceIds, memberIds }: Circumstances,
): Decision<
  StoredAssignmentVersion,
  never,
  'crm_lead_version_in_past' | 'lead_source_not_found' | 'membership_not_found'
> {
  const from = validFrom ?? today
  if (from < today)
    return refuse('crm_lead_version_in_past', said`The version would begin before ${{ today }}.`)
  const source = sourceId?.toLowerCase() ?? null
  if (source !== null && !sourceIds.has(source))
    return refuse('lead_source_not_found', 'No lead source has the id in sourceId.')
  const members = [...new Set(membershipIds.map(each => each.toLowerCase()))]
  const stranger = members.find(each => !memberIds.has(each))
  if (stranger !== undefined)
    return refuse('membership_not_found', `No active member has the id ${stranger} in membershipIds.`)
  const version = { id, sourceId: source, validFrom: from, membershipIds: members, createdAt: now }
  const changes = [
    { field: 'sourceId', to: source },
    { field: 'validFrom', to: from },
    { field: 'membershipIds', to: members },
  ]
  return accept(version, {
    audit: [
      {
        action: 'lead_assignments.add_version',
        targetType: 'lead_assignment_version',
        targetId: id,
        changes,
      },
    ],
  })
}
