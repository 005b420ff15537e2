import { type Decision, refuse } from '../../../../../platform/vocabulary/decision.ts'
import { type ChangedRows, type Circumstances, type ComingRows, replaceComing } from '../../coming-rows.ts'
import type { Closure } from './record.ts'
import type { WantedClosure } from './shapes.ts'

const kind: ComingRows<Closure, 'shift_closure'> = {
  prefix: 'shift_closure',
  targetType: 'shift_closure',
  startOf: ({ closedFrom }) => closedFrom,
  saidBy: ({ closedTo, name }) => ({ closedTo, name }),
}

export type SetCode =
  | 'shift_closure_in_past'
  | 'shift_closure_repeated'
  | 'shift_closure_stale'
  | 'range_end_before_start'

/** When a unit is closed from today on. */
export function set(
  wanted: readonly WantedClosure[],
  circumstances: Circumstances<Closure>,
): Decision<ChangedRows<Closure>, never, SetCode> {
  const backwards = wanted.find(({ closedFrom, closedTo }) => closedTo < closedFrom)
  if (backwards)
    return refuse('range_end_before_start', `${backwards.closedTo} is earlier than ${backwards.closedFrom}.`)
  const { planningUnitId, now } = circumstances
  const rows = wanted.map(row => ({ planningUnitId, ...row, createdAt: now, updatedAt: now }))
  return replaceComing(kind, rows, circumstances)
}
