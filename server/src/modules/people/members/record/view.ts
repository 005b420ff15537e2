import type { Member, UnitAssignment } from './member.ts'
import { Member as MemberShape } from './shapes.ts'

type MemberAnswer = import('./shapes.ts').Member
type ShownField = Exclude<keyof MemberAnswer, 'units' | 'payrollNumber'>

/** The fields of a member that every caller who reaches them sees. */
export const shownFields = Object.keys(MemberShape.properties).filter(
  (name): name is ShownField => name !== 'units' && name !== 'payrollNumber',
)

/** `payrollNumber` is null for a caller who does not see it. */
export function member(
  stored: Member,
  units: readonly UnitAssignment[],
  payrollNumber: string | null,
): MemberAnswer {
  const shown: Pick<MemberAnswer, ShownField> = stored
  const answer = Object.fromEntries(shownFields.map(name => [name, shown[name]])) as typeof shown
  return {
    ...answer,
    payrollNumber,
    units: units.map(({ planningUnitId, primary, validFrom, validTo }) => ({
      planningUnitId,
      primary,
      validFrom,
      validTo,
    })),
  }
}
