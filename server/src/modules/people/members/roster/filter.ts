import type { Role } from '../../../../platform/vocabulary/capabilities.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { MemberStatus } from '../record/shapes.ts'

/** Which members a list is asked for; an absent field asks nothing. */
export interface RosterFilter {
  readonly q: string | undefined
  readonly role: Role | undefined
  readonly status: MemberStatus | undefined
  readonly planningUnitId: Id | undefined
  readonly supervisorMembershipId: Id | undefined
  readonly payrollNumber: string | undefined
  /** The day on which a member must belong to the planning unit. */
  readonly today: PlainDate
}

export const filterOf = (
  query: {
    readonly q?: string
    readonly role?: Role
    readonly status?: MemberStatus
    readonly planningUnitId?: Id
    readonly supervisorMembershipId?: Id
    readonly payrollNumber?: string
  },
  today: PlainDate,
): RosterFilter => ({
  q: query.q,
  role: query.role,
  status: query.status,
  planningUnitId: query.planningUnitId,
  supervisorMembershipId: query.supervisorMembershipId,
  payrollNumber: query.payrollNumber?.trim(),
  today,
})
