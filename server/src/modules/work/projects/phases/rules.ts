import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  type Refused,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { start } from '../../../../platform/contract/lifecycle.ts'
import { type ProjectFact, updated } from '../record/announcements.ts'
import { folded, type Phase, phaseDepth, phaseLife, phasesOfProject } from './record.ts'
import { auditLine, changesOf } from './changes.ts'
import type { NewPhase, PhaseMove, PhasePatch } from './shapes.ts'
import { fixedRefusal } from './terms.ts'
import { childrenOf, heightOf, pathTo, placed } from './tree.ts'

/** The project and all of its phases, which a write is decided in. */
export interface PhaseCircumstances {
  readonly project: { readonly id: Id; readonly state: string }
  readonly phases: readonly Phase[]
  readonly now: Instant
}

/** What a change of an existing phase is decided in. */
export interface ChangeCircumstances extends PhaseCircumstances {
  readonly unchanged: boolean
  /** Phases of whose hours some are approved. */
  readonly approved: ReadonlySet<Id>
}

/** A phase as it has become, with those that made room for it. */
export interface ChangedPhases {
  readonly phase: Phase
  readonly saved: readonly Phase[]
}

export type PhaseFact = ProjectFact<'project.updated'>
type FieldCode = 'project_closed' | 'code_already_in_use' | 'range_end_before_start'
type PlaceCode = 'project_phase_not_found' | 'project_phase_too_deep'
type Changed<Code extends string> = Decision<ChangedPhases, PhaseFact, Code>

export function create(
  { parentPhaseId = null, afterPhaseId, ...wanted }: Omit<NewPhase, 'dryRun'>,
  circumstances: PhaseCircumstances & { readonly id: Id },
): Changed<FieldCode | PlaceCode | 'project_phases_full'> {
  const { id, project, phases, now } = circumstances
  if (phases.length >= phasesOfProject)
    return refuse('project_phases_full', said`A project has ${{ maximum: phasesOfProject }} phases at most.`)
  const after = wantedPlace(afterPhaseId, childrenOf(phases, parentPhaseId))
  const made = newPhase(wanted, { id, projectId: project.id, parentPhaseId, position: 0, now })
  const refused = fieldRefusal(made, circumstances) ?? placeRefusal(parentPhaseId, after, 1, made.id, phases)
  if (refused) return refused
  const saved = settledIn(made, after, circumstances)
  const phase = saved.find(each => each.id === id) ?? made
  return changed('create', null, phase, saved, circumstances)
}

/** A planned phase in a place. */
export const newPhase = (
  wanted: Omit<NewPhase, 'dryRun' | 'parentPhaseId' | 'afterPhaseId'>,
  {
    now,
    ...place
  }: Pick<Phase, 'id' | 'projectId' | 'parentPhaseId' | 'position'> & { readonly now: Instant },
): Phase => ({
  ...place,
  code: wanted.code,
  name: wanted.name,
  state: start(phaseLife),
  locked: false,
  startDate: wanted.startDate ?? null,
  endDate: wanted.endDate ?? null,
  budgetMinutes: wanted.budgetMinutes ?? null,
  budgetCents: wanted.budgetCents ?? null,
  billing: wanted.billing ?? null,
  updatedAt: now,
})

/** A phase with a patch laid over it; one that changes nothing gives the very same record back. */
export function update(
  phase: Phase,
  patch: PhasePatch,
  circumstances: ChangeCircumstances,
): Changed<FieldCode | 'project_phase_stale' | 'project_terms_fixed'> {
  if (!circumstances.unchanged) return stale()
  const after: Phase = { ...phase, ...patch, updatedAt: circumstances.now }
  if (changesOf(phase, after).length === 0) return accept({ phase, saved: [] })
  const refused =
    fieldRefusal(after, circumstances) ?? fixedRefusal(after, circumstances.phases, circumstances.approved)
  return refused ?? changed('update', phase, after, [after], circumstances)
}

/** Puts a phase with all that lies in it elsewhere in its project. Its hours are its own and stay. */
export function move(
  phase: Phase,
  { parentPhaseId, afterPhaseId }: PhaseMove,
  circumstances: ChangeCircumstances,
): Changed<
  PlaceCode | 'project_closed' | 'project_phase_stale' | 'project_phase_cycle' | 'project_terms_fixed'
> {
  const { phases, unchanged, approved } = circumstances
  if (!unchanged) return stale()
  const siblings = childrenOf(phases, parentPhaseId).filter(({ id }) => id !== phase.id)
  const after = wantedPlace(afterPhaseId, siblings)
  const refused =
    closedRefusal(circumstances) ??
    cycleRefusal(phase, parentPhaseId, phases) ??
    placeRefusal(parentPhaseId, after, heightOf(phases, phase.id), phase.id, phases) ??
    fixedRefusal({ ...phase, parentPhaseId }, phases, approved)
  if (refused) return refused
  const saved = settledIn({ ...phase, parentPhaseId }, after, circumstances)
  const moved = saved.find(({ id }) => id === phase.id)
  return moved
    ? changed('move', phase, moved, saved, circumstances)
    : accept<ChangedPhases, PhaseFact>({ phase, saved })
}

/** What a phase comes after; where nobody said, the last of its siblings. */
const wantedPlace = (afterPhaseId: Id | null | undefined, siblings: readonly Phase[]): Id | null =>
  afterPhaseId === undefined ? (siblings.at(-1)?.id ?? null) : afterPhaseId

/** A phase in its place and those that made room; each has changed now. */
const settledIn = (phase: Phase, after: Id | null, { phases, now }: PhaseCircumstances): Phase[] =>
  placed(phases, phase, after).map(each => ({ ...each, updatedAt: now }))

export function changed(
  verb: string,
  before: Phase | null,
  phase: Phase,
  saved: readonly Phase[],
  { project, now }: PhaseCircumstances,
  reason: string | null = null,
) {
  return accept<ChangedPhases, PhaseFact>(
    { phase, saved },
    {
      facts: [updated({ id: project.id, updatedAt: now })],
      audit: [auditLine(verb, phase, changesOf(before, phase), reason)],
    },
  )
}

export const stale = () => refuse('project_phase_stale', 'The phase has changed since it was read.')

export const closedRefusal = ({
  project,
}: {
  readonly project: Pick<PhaseCircumstances['project'], 'state'>
}): Refused<'project_closed'> | undefined =>
  project.state === 'closed' ? refuse('project_closed', 'The project of the phase is closed.') : undefined

export function fieldRefusal(
  phase: Phase,
  circumstances: PhaseCircumstances,
): Refused<FieldCode> | undefined {
  const closed = closedRefusal(circumstances)
  if (closed) return closed
  if (circumstances.phases.some(({ id, code }) => folded(code) === folded(phase.code) && id !== phase.id))
    return refuse('code_already_in_use', `Another phase of the project has the code “${phase.code}”.`)
  if (phase.startDate !== null && phase.endDate !== null && phase.endDate < phase.startDate)
    return refuse('range_end_before_start', 'The phase would end before it starts.')
  return undefined
}

/** Why no phase of a height may be put into a parent behind another. */
function placeRefusal(
  parentPhaseId: Id | null,
  afterPhaseId: Id | null,
  height: number,
  own: Id,
  phases: readonly Phase[],
): Refused<PlaceCode> | undefined {
  if (parentPhaseId !== null && !phases.some(({ id }) => id === parentPhaseId))
    return refuse('project_phase_not_found', `The project has no phase ${parentPhaseId}.`)
  const siblings = childrenOf(phases, parentPhaseId)
  if (afterPhaseId !== null && (afterPhaseId === own || !siblings.some(({ id }) => id === afterPhaseId)))
    return refuse('project_phase_not_found', `The parent has no other phase ${afterPhaseId}.`)
  return pathTo(phases, parentPhaseId).length + height > phaseDepth
    ? refuse('project_phase_too_deep', said`Phases lie ${{ maximum: phaseDepth }} deep at most.`)
    : undefined
}

/** Names the circle from the phase down to the parent that it was to get. */
function cycleRefusal(
  phase: Phase,
  parentPhaseId: Id | null,
  phases: readonly Phase[],
): Refused<'project_phase_cycle'> | undefined {
  const path = pathTo(phases, parentPhaseId)
  const from = path.findIndex(({ id }) => id === phase.id)
  if (from < 0) return undefined
  const circle = path.slice(from).map(({ id, code }) => ({ id, code }))
  const names = [...circle.map(({ code }) => code), phase.code].join(' → ')
  return refuse('project_phase_cycle', `The phase would lie below itself: ${names}.`, { circle })
}
