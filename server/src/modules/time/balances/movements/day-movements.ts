import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { KeptLineReason, KeptTermReason } from '../../work-days/port.ts'
import type { BalanceKind, Movement, MovementPart } from './record.ts'

interface Term {
  readonly accountKind: string
  readonly minutes: number
  readonly explanation: KeptTermReason
}

interface Line {
  readonly kind: string
  readonly minutes: number
  readonly creditBp: number
  readonly compensation?: string
  readonly rule: { readonly versionId: Id }
  readonly explanation: KeptLineReason
}

/** A frozen day, as far as its movements go. */
export interface DayThatMoves {
  readonly id: Id
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly worktimeModelVersionId: Id | null
  readonly lines: readonly Line[]
  readonly balanceTerms: readonly Term[]
}

const compensationOf: Readonly<Record<string, string>> = {
  overtime: 'overtime_account',
  banked_leave: 'banked_leave',
}

/** What a day moves: a row for each of its terms, with the lines that made it. Flex is a term of the whole day and has none. */
export const movementsOfDay = (day: DayThatMoves): Movement[] =>
  day.balanceTerms.map(({ accountKind, minutes, explanation }) => ({
    membershipId: day.membershipId,
    kind: accountKind as BalanceKind,
    timeBankId: null,
    effectiveDate: day.workDate,
    minutes,
    transactionKind: minutes < 0 ? 'usage' : 'accrual',
    sourceType: 'work_day',
    sourceId: day.id,
    ruleVersionId: day.worktimeModelVersionId,
    parts: partsOf(day, accountKind),
    explanation: { code: 'day_moves_balance', values: { date: day.workDate, term: explanation } },
  }))

const partsOf = ({ workDate, lines }: DayThatMoves, accountKind: string): MovementPart[] =>
  lines
    .filter(({ compensation }) => compensation !== undefined && compensation === compensationOf[accountKind])
    .map(({ kind, minutes, creditBp, rule, explanation }) => ({
      workDate,
      lineKind: kind,
      minutes,
      creditBp,
      ruleVersionId: rule.versionId,
      explanation,
    }))
