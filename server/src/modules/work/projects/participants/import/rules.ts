import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import type { Accepted, Decision } from '../../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { share } from '../../../../../platform/vocabulary/versions.ts'
import {
  refusedBy,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../../records/imports/protocol/port.ts'
import type { RefusalOf } from '../pricing.ts'
import type { ChangedParticipants, Participant } from '../record.ts'
import * as participants from '../rules.ts'
import type { ParticipantRow, RowError, RowOfParticipant } from './row.ts'

export function readRow({ patch, named }: ParticipantRow): RowOfParticipant | RefusedRow<RowError> {
  const { projectCode: project, memberEmail: member, projectRoleCode: role } = named
  if (!project) return refusedRow('project_not_found', 'projectCode')
  return member ? { project, member, role, patch } : refusedRow('membership_not_found', 'memberEmail')
}

interface Circumstances {
  readonly now: Instant
  /** Every participation in the projects that rows name. */
  readonly records: readonly Participant[]
  readonly repricing: RefusalOf
}

type Rules = RowRules<RowOfParticipant, Participant, never, RowError>

/** Lets members take part row by row, by the rules of the single writes. A participation is found by its first day. */
export function participantRows({
  records,
  repricing,
  now,
}: Circumstances): Rules & { readonly records: readonly Participant[] } {
  const times = new Times(records)
  const nameOf = ({ project, member, patch }: RowOfParticipant) =>
    timeName({ projectId: project.id, membershipId: member.id, validFrom: patch.validFrom ?? null })
  return {
    records,
    names: record => [timeName(record)],
    name: nameOf,
    match: (row, known) => known.named(nameOf(row)),
    create(row, _, { id }) {
      const { project, member, role, patch } = row
      const others = times.of(project.id, member.id)
      const missing = member.active ? missingRole(role) : 'membership_not_found'
      const wanted = { ...patch, membershipId: member.id }
      return times.kept(participants.add(wanted, { id, now, project, others, missing, repricing }))
    },
    update(participant, row) {
      const { project, role, patch } = row
      const others = times.of(project.id, participant.membershipId)
      const missing = role?.id === participant.projectRoleId ? null : missingRole(role)
      return times.kept(
        participants.update(participant, patch, {
          ...{ now, project, others, missing, repricing },
          unchanged: true,
        }),
      )
    },
  }
}

const missingRole = (role: RowOfParticipant['role']) =>
  role && !role.active ? ('project_role_not_found' as const) : null

/** The times of members in projects, as the rows before have left them. */
class Times {
  readonly #times: Map<string, readonly Participant[]>

  constructor(records: readonly Participant[]) {
    this.#times = new Map(
      Map.groupBy(records, ({ projectId, membershipId }) => memberName(projectId, membershipId)),
    )
  }

  of(projectId: Id, membershipId: Id): readonly Participant[] {
    return this.#times.get(memberName(projectId, membershipId)) ?? []
  }

  kept(decision: Decision<Participant, never>): Accepted<Participant, never> | RefusedRow<RowError> {
    if (decision.refusal !== undefined) return refusedBy(decision, fieldOf)
    const { id, projectId, membershipId } = decision.state
    const others = this.of(projectId, membershipId).filter(each => each.id !== id)
    this.#times.set(memberName(projectId, membershipId), [...others, decision.state])
    return decision
  }
}

const memberName = (projectId: Id, membershipId: Id): string => `${projectId} ${membershipId}`
const timeName = ({
  projectId,
  membershipId,
  validFrom,
}: Pick<Participant, 'projectId' | 'membershipId' | 'validFrom'>): string =>
  `${memberName(projectId, membershipId)} ${validFrom ?? ''}`

/** Which field of a row a refusal is about. */
const fieldOf: Partial<Record<RowError, string>> = {
  project_closed: 'projectCode',
  membership_not_found: 'memberEmail',
  project_role_not_found: 'projectRoleCode',
  range_end_before_start: 'validTo',
  project_participants_overlap: 'validFrom',
  project_participant_reprices_approved_hours: 'validFrom',
}

/** Whether a member would take part twice on a day if a participation got its former days back. */
export const wouldOverlap = (
  former: Participant,
  others: readonly Participant[],
  removed: ReadonlySet<Id>,
): boolean =>
  others.some(
    each =>
      each.id !== former.id &&
      each.projectId === former.projectId &&
      each.membershipId === former.membershipId &&
      !removed.has(each.id) &&
      share(each, former),
  )

/** The times of a member in a project as they were before an import; those that it made go. */
export function formerTimes(
  { projectId, membershipId }: Participant,
  others: readonly Participant[],
  removed: ReadonlySet<Id>,
): ChangedParticipants {
  const own = others.filter(each => each.projectId === projectId && each.membershipId === membershipId)
  const [gone = [], saved = []] = [true, false].map(isGone =>
    own.filter(({ id }) => removed.has(id) === isGone),
  )
  return { saved, gone: gone.map(({ id }) => id) }
}
