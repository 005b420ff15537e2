import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import { bigint, date, flag, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Billing } from '../record/shapes.ts'

export const phaseStates = ['planned', 'active', 'completed', 'cancelled'] as const
export type PhaseState = (typeof phaseStates)[number]

const otherwise = 'project_phase_state_conflict'

/** A phase is planned, worked on and done; cancelling one is what deleting would be, but for its hours. */
export const phaseLife = lifecycle({
  resource: 'project_phase',
  states: phaseStates,
  initial: 'planned',
  transitions: {
    start: { from: ['planned'], to: 'active', otherwise },
    complete: { from: ['planned', 'active'], to: 'completed', otherwise },
    cancel: { from: ['planned', 'active'], to: 'cancelled', otherwise },
    reopen: { from: ['completed', 'cancelled'], to: 'active', otherwise },
  },
})

/** Phases of one project, cancelled ones too: they are read and shown whole. */
export const phasesOfProject = 500

/** How deep phases lie within each other: a phase of the project itself is at 1. */
export const phaseDepth = 6

export const phaseTable = table('projectPhases', {
  id: uuid,
  projectId: uuid.fixed(),
  parentPhaseId: uuid.nullable(),
  code: text,
  name: text,
  position: integer,
  state: text.as<PhaseState>(),
  locked: flag,
  startDate: date.nullable(),
  endDate: date.nullable(),
  budgetMinutes: integer.nullable(),
  budgetCents: bigint.nullable(),
  billing: text.as<Billing>().nullable(),
  updatedAt: instant,
})

export type Phase = RowOf<typeof phaseTable>

/** A code as it is compared: people read “LVI” and “lvi” as one. */
export const folded = (code: string): string => code.normalize('NFC').toLowerCase()
