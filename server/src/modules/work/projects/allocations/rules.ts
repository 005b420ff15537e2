import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type AuditFact,
  type Decision,
  refuse,
  type Refused,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { MONDAY, weekdayOf } from '../../../../platform/vocabulary/weekdays.ts'
import { type Allocation, type Place, placeKey } from './record.ts'
import type { WantedAllocation } from './shapes.ts'

/** What a plan is decided in. */
export interface Circumstances {
  readonly now: Instant
  readonly project: { readonly id: Id; readonly state: string }
  /** Every allocation to the project in the weeks and of the members that the plan names. */
  readonly held: readonly Allocation[]
  /** The members that the plan names, as far as they exist, and whether they are active. */
  readonly members: ReadonlyMap<Id, { readonly active: boolean }>
  /** The phases that the plan names, as far as they exist. */
  readonly phases: ReadonlyMap<Id, { readonly projectId: Id; readonly state: string }>
  /** One for each allocation of the plan. */
  readonly ids: readonly Id[]
}

export interface PlannedChange extends Place {
  readonly minutesBefore: number
  readonly minutes: number
}

/** What a plan does to the allocations of a project. */
export interface Planned {
  readonly changes: readonly PlannedChange[]
  /** New ones and those with other minutes. */
  readonly written: readonly Allocation[]
  readonly removed: readonly Id[]
}

type RowCode =
  | 'project_phase_not_found'
  | 'membership_not_found'
  | 'project_allocation_week_invalid'
  | 'project_allocation_phase_ended'
export type PlanCode = RowCode | 'project_closed' | 'project_allocation_repeated'

/** Sets allocations of a project, all of them or none. What is planned already and stays is not touched. */
export function plan(
  wanted: readonly WantedAllocation[],
  circumstances: Circumstances,
): Decision<Planned, never, PlanCode> {
  const { project, held, ids, now } = circumstances
  if (project.state === 'closed') return refuse('project_closed', 'The project is closed.')
  const heldAt = new Map(held.map(each => [placeKey(each), each]))
  const [changes, written, removed]: [PlannedChange[], Allocation[], Id[]] = [[], [], []]
  const audit: AuditFact[] = []
  const seen = new Set<string>()
  for (const [index, { minutes, ...given }] of wanted.entries()) {
    const place = placeOf(given)
    const key = placeKey(place)
    if (seen.has(key))
      return refuse(
        'project_allocation_repeated',
        said`Allocation ${{ index }} is there before with the same member, week and phase.`,
      )
    seen.add(key)
    const before = heldAt.get(key)
    const refused = rowRefusal(index, place, { more: minutes > (before?.minutes ?? 0) }, circumstances)
    if (refused) return refused
    const change: PlannedChange = { ...place, minutesBefore: before?.minutes ?? 0, minutes }
    if (change.minutes === change.minutesBefore) continue
    const id = before?.id ?? ids[index] ?? ''
    changes.push(change)
    audit.push(auditLine(id, project.id, change))
    if (minutes === 0) removed.push(id)
    else
      written.push({
        id,
        projectId: project.id,
        createdAt: now,
        ...before,
        ...place,
        minutes,
        updatedAt: now,
      })
  }
  return accept({ changes, written, removed }, { audit })
}

/** Takes away what was planned for weeks that a project does not live to see. */
export const ended = (ahead: readonly Allocation[]): Accepted<Planned, never> => {
  const changes = ahead.map(({ membershipId, weekStart, phaseId, minutes: minutesBefore }) => ({
    ...{ membershipId, weekStart, phaseId, minutesBefore, minutes: 0 },
  }))
  return accept<Planned, never>(
    { changes, written: [], removed: ahead.map(({ id }) => id) },
    {
      audit: ahead.flatMap(({ id, projectId }, place) => {
        const change = changes[place]
        return change ? [auditLine(id, projectId, change)] : []
      }),
    },
  )
}

/** What the members have in the weeks that a plan names, over all projects, once it is carried out. */
export function weeksAfter(
  wanted: readonly WantedAllocation[],
  before: readonly { readonly membershipId: Id; readonly weekStart: string; readonly minutes: number }[],
  { changes }: Planned,
): { membershipId: Id; weekStart: string; plannedMinutes: number }[] {
  const weekKey = ({ membershipId, weekStart }: Pick<Place, 'membershipId' | 'weekStart'>) =>
    `${membershipId} ${weekStart}`
  const planned = new Map(before.map(week => [weekKey(week), week.minutes]))
  for (const change of changes) {
    const key = weekKey(change)
    planned.set(key, (planned.get(key) ?? 0) + change.minutes - change.minutesBefore)
  }
  const named = new Map(wanted.map(placeOf).map(place => [weekKey(place), place]))
  return [...named]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { membershipId, weekStart }]) => ({
      membershipId,
      weekStart,
      plannedMinutes: planned.get(key) ?? 0,
    }))
}

export const placeOf = ({
  membershipId,
  weekStart,
  phaseId,
}: Pick<WantedAllocation, 'membershipId' | 'weekStart' | 'phaseId'>): Place => ({
  membershipId: membershipId.toLowerCase(),
  weekStart,
  phaseId: phaseId?.toLowerCase() ?? null,
})

/** Less may always be planned for who and what is there: nobody is held to a plan because they left, or it ended. */
function rowRefusal(
  index: number,
  { membershipId, weekStart, phaseId }: Place,
  { more }: { readonly more: boolean },
  { project, members, phases }: Circumstances,
): Refused<RowCode> | undefined {
  if (weekdayOf(weekStart) !== MONDAY)
    return refuse(
      'project_allocation_week_invalid',
      said`${weekStart} of allocation ${{ index }} is no Monday.`,
    )
  const member = members.get(membershipId)
  if (!member || (more && !member.active))
    return refuse('membership_not_found', `No active member has the membershipId of allocation ${index}.`)
  if (phaseId === null) return undefined
  const phase = phases.get(phaseId)
  if (phase?.projectId !== project.id)
    return refuse(
      'project_phase_not_found',
      `The project has no phase with the phaseId of allocation ${index}.`,
    )
  return more && (phase.state === 'completed' || phase.state === 'cancelled')
    ? refuse(
        'project_allocation_phase_ended',
        said`The phase of allocation ${{ index }} is ${{ state: phase.state }}.`,
      )
    : undefined
}

function auditLine(
  targetId: Id,
  projectId: Id,
  { minutesBefore, minutes, ...place }: PlannedChange,
): AuditFact {
  const verb = minutesBefore === 0 ? 'create' : minutes === 0 ? 'remove' : 'update'
  const named = Object.entries({ projectId, ...place }).filter(([, value]) => value !== null)
  return {
    action: `project_allocations.${verb}`,
    targetType: 'project_allocation',
    targetId,
    changes: [
      { field: 'minutes', from: minutesBefore || null, to: minutes || null },
      ...(verb === 'update'
        ? []
        : named.map(([field, value]) =>
            verb === 'create' ? { field, from: null, to: value } : { field, from: value, to: null },
          )),
    ],
  }
}
