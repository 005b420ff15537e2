import { type RowOf, table } from '../../../../platform/data/table.ts'
import { bigint, date, flag, instant, integer, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { Billing } from '../record/shapes.ts'
import type { PhaseState } from './life.ts'

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
