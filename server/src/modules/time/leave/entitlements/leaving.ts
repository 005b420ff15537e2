import type { OpenWork } from '../../../people/members/port.ts'
import { countOfMember } from './store.ts'

/** Leave of a leaving member that is neither taken nor settled. */
export const unsettledLeave: OpenWork = { kind: 'unsettled_leave_balances', count: countOfMember }
