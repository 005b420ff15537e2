import { start } from '../../../../platform/contract/lifecycle.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  refuse,
  type Refused,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { BalanceAccount, Movement } from '../movements/record.ts'
import { type Correction, correctionLife } from './corrections/record.ts'
import { auditLine } from './corrections/rules.ts'
import type { NewTransaction } from './shapes.ts'

/** In what a movement by hand is decided. */
export interface Circumstances {
  readonly today: PlainDate
  readonly by: Id
  /** Whether the caller moves balances of everybody, and not only those of reports. */
  readonly keepsAll: boolean
  /** Whether the caller has authority over the member. */
  readonly authority: boolean
  readonly selfApprovalAllowed: boolean
  readonly secondApprover: boolean
  readonly id: Id
  readonly now: Instant
}

/** A movement that is written at once, or a correction that waits for somebody else. */
export type Corrected = { readonly movement: Movement } | { readonly correction: Correction }

type Code =
  | 'balance_not_found'
  | 'balance_own_account'
  | 'balance_amount_zero'
  | 'balance_date_in_future'
  | 'insufficient_role'

export function correct(
  account: BalanceAccount,
  { kind = 'correction', minutes, effectiveDate, reason }: NewTransaction,
  circumstances: Circumstances,
): Decision<Corrected, never, Code> {
  const { today, by, id, now, secondApprover } = circumstances
  const refused = mayCorrect(account, kind, circumstances)
  if (refused) return refused
  if (minutes === 0) return refuse('balance_amount_zero', 'Send minutes other than 0.')
  const date = effectiveDate ?? today
  if (date > today) return refuse('balance_date_in_future', said`${{ date }} is after today, ${{ today }}.`)
  const what = { kind, minutes, effectiveDate: date, reason: reason.trim() }
  if (secondApprover) {
    const correction: Correction = {
      id,
      ...what,
      accountId: account.id,
      membershipId: account.membershipId,
      state: start(correctionLife),
      declineReason: null,
      askedByMembershipId: by,
      decidedByMembershipId: null,
      decidedAt: null,
      createdAt: now,
      updatedAt: now,
    }
    const changes = [{ field: 'state', to: correction.state }, ...changesOf(what)]
    return accept({ correction }, { audit: [auditLine('create', correction, changes)] })
  }
  return accept({ movement: byHand(account, what, by) }, { audit: [movedAudit(account, what)] })
}

interface ByHand {
  readonly kind: 'correction' | 'opening'
  readonly minutes: number
  readonly effectiveDate: PlainDate
  readonly reason: string
}

/** What a correction moves, once nobody else need approve it. */
export const byHand = (
  { membershipId, kind: accountKind, timeBankId }: BalanceAccount,
  { kind, minutes, effectiveDate, reason }: ByHand,
  by: Id | null,
  sourceId: Id | null = null,
): Movement => ({
  membershipId,
  kind: accountKind,
  timeBankId,
  effectiveDate,
  minutes,
  transactionKind: kind,
  sourceType: 'manual',
  sourceId,
  reason,
  explanation: { code: kind === 'opening' ? 'opening_by_hand' : 'corrected_by_hand', values: { minutes } },
  actorMembershipId: by,
})

export const movedAudit = ({ id }: BalanceAccount, what: ByHand) => ({
  action: `balances.${what.kind === 'opening' ? 'open' : 'correct'}`,
  targetType: 'balance_account',
  targetId: id,
  changes: changesOf(what),
  reason: what.reason,
})

const changesOf = ({ kind, minutes, effectiveDate }: ByHand) => [
  { field: 'kind', to: kind },
  { field: 'minutes', to: minutes },
  { field: 'effectiveDate', to: effectiveDate },
]

function mayCorrect(
  { membershipId }: BalanceAccount,
  kind: 'correction' | 'opening',
  { by, keepsAll, authority, selfApprovalAllowed }: Circumstances,
): Refused<Code> | undefined {
  if (!keepsAll && kind === 'opening')
    return refuse('insufficient_role', 'Opening balances need payroll.run or org.admin.')
  if (membershipId === by)
    return keepsAll && selfApprovalAllowed
      ? undefined
      : refuse('balance_own_account', 'Own balances are moved by somebody else.')
  return keepsAll || authority ? undefined : refuse('balance_not_found', 'No such account in reach.')
}

/** Opens an account; one that is there is answered as it is. */
export function open(
  account: BalanceAccount,
  found: BalanceAccount | undefined,
): Decision<BalanceAccount, never, never> {
  if (found) return accept(found)
  const { id, membershipId, kind, timeBankId } = account
  return accept(account, {
    audit: [
      {
        action: 'balances.create',
        targetType: 'balance_account',
        targetId: id,
        changes: [
          { field: 'membershipId', to: membershipId },
          { field: 'kind', to: kind },
          { field: 'timeBankId', to: timeBankId },
        ],
      },
    ],
  })
}
