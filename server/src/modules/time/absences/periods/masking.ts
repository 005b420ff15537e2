import type { Caller } from '../../../../platform/access/caller.ts'
import type { AbsenceSensitivity } from '../types/register.ts'

/** What a caller is to the member of an absence. */
export interface Relation {
  readonly own: boolean
  /** Whether the caller has authority over the member. */
  readonly authority: boolean
  /** Whether they have a planning unit in common. */
  readonly commonUnit: boolean
}

/** Those who answer for personnel, and those who pay: they are told the type of every absence. */
export const seesEveryType = ({ capabilities }: Pick<Caller, 'capabilities'>): boolean =>
  capabilities.has('hr.manage') || capabilities.has('payroll.run')

/**
 * Whether a caller who sees an absence is told what it is of. Who is not is answered the same for every type, byte for byte.
 */
export function seesAbsenceType(
  caller: Pick<Caller, 'capabilities'>,
  { own, authority, commonUnit }: Relation,
  sensitivity: AbsenceSensitivity,
): boolean {
  if (own || seesEveryType(caller)) return true
  const supervises = authority && caller.capabilities.has('worktime.supervise')
  switch (sensitivity) {
    case 'open':
      return true
    case 'team':
      return supervises || commonUnit
    case 'manager':
      return supervises
    case 'hr':
      return false
  }
}

/** Whether everybody near the member may know what an absence is of, and what it is asked to become. */
export const isToldOpenly = ({
  sensitivity,
  askedChange,
  askedSensitivity,
}: {
  readonly sensitivity: AbsenceSensitivity | null
  readonly askedChange: object | null
  readonly askedSensitivity: AbsenceSensitivity | null
}): boolean => isOpen(sensitivity) && (askedChange === null || isOpen(askedSensitivity))

const isOpen = (sensitivity: AbsenceSensitivity | null): boolean =>
  sensitivity === 'open' || sensitivity === 'team'
