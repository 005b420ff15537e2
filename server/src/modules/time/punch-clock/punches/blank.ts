import type { OrganisationSettings } from '../../../company/organisation/port.ts'

/** A punch before it is placed, with the rule that holds for the session that it may begin. */
export const blankPunch = ({
  forgottenClockOut,
  punchSessionMaxMinutes: sessionMaxMinutes,
}: Pick<OrganisationSettings, 'forgottenClockOut' | 'punchSessionMaxMinutes'>) => ({
  ...{ forgottenClockOut, sessionMaxMinutes },
  ...{ sessionId: null, unplacedCode: null, correctedById: null, correctionId: null },
  ...{ dismissedAt: null, dismissedByMembershipId: null, dismissReason: null, askedAt: null, triedAt: null },
})
