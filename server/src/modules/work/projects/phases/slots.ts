import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { slot } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** A phase of which the work is done. */
export interface CompletedPhase {
  readonly id: Id
  readonly projectId: Id
}

/** Called in the transaction that completes phases, before it ends. */
export type PhaseCompleted = (tx: WriteTransaction, phases: readonly CompletedPhase[]) => Promise<void>

export const phaseCompleted = slot<PhaseCompleted>('project_phases.phase_completed')
