import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { slot } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** What follows for accounts of a policy when it gets other rules from a date on. */
type LeavePolicyChanged = (tx: WriteTransaction, policyId: Id, from: PlainDate) => Promise<unknown>

/** The family that keeps the accounts contributes it. */
export const leavePolicyChanged = slot<LeavePolicyChanged>('leave.policy_changed')
