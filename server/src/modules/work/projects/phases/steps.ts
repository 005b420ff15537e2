import { step } from '../../../../platform/contract/lifecycle.ts'
import { accept, type Decision, isRefused } from '../../../../platform/vocabulary/decision.ts'
import { type Phase, phaseLife, type PhaseState } from './record.ts'
import {
  changed,
  type ChangedPhases,
  closedRefusal,
  type PhaseCircumstances,
  type PhaseFact,
  stale,
} from './rules.ts'

interface StepCircumstances extends PhaseCircumstances {
  readonly unchanged: boolean
  readonly reason: string | null
}

type StepCode = 'project_phase_stale' | 'project_phase_state_conflict' | 'project_closed'

const steps = {
  start: (state: PhaseState) => step(phaseLife, 'start', state),
  complete: (state: PhaseState) => step(phaseLife, 'complete', state),
  cancel: (state: PhaseState) => step(phaseLife, 'cancel', state),
  reopen: (state: PhaseState) => step(phaseLife, 'reopen', state),
} as const
export type PhaseStepName = keyof typeof steps

/** Starts, completes, cancels or reopens a phase. What lies in it keeps its own state, and takes no hours with it (`hours.ts`). */
export function take(
  name: PhaseStepName,
  phase: Phase,
  circumstances: StepCircumstances,
): Decision<ChangedPhases, PhaseFact, StepCode> {
  if (!circumstances.unchanged) return stale()
  const closed = closedRefusal(circumstances)
  if (closed) return closed
  const next = steps[name](phase.state)
  if (isRefused(next)) return next
  const after: Phase = { ...phase, state: next.state, updatedAt: circumstances.now }
  return changed(name, phase, after, [after], circumstances, circumstances.reason)
}

/** Lets a phase take no hours, or take them again; one that is so already is left as it is. */
export function setLock(
  phase: Phase,
  locked: boolean,
  circumstances: StepCircumstances,
): Decision<ChangedPhases, PhaseFact, Exclude<StepCode, 'project_phase_state_conflict'>> {
  if (!circumstances.unchanged) return stale()
  const closed = closedRefusal(circumstances)
  if (closed) return closed
  if (phase.locked === locked) return accept<ChangedPhases, PhaseFact>({ phase, saved: [] })
  const after: Phase = { ...phase, locked, updatedAt: circumstances.now }
  return changed(locked ? 'lock' : 'unlock', phase, after, [after], circumstances, circumstances.reason)
}
