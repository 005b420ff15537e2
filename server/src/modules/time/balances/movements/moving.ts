import { kept } from '../../../../platform/contract/sentences.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { type BalanceReason, keptBalanceReasons, partReasons } from '../reasons.ts'
import type { Movement, RowInForce, SourceType } from './record.ts'
import { insertRows, type NewRow, rowsOfSources } from './store.ts'

/** What has to be written so that the movements are as they should. */
interface Alignment {
  readonly reversed: readonly RowInForce[]
  readonly written: readonly Movement[]
}

type Keyed = Pick<
  RowInForce,
  'membershipId' | 'kind' | 'timeBankId' | 'sourceType' | 'sourceId' | 'effectiveDate' | 'transactionKind'
> & { readonly countedFrom?: string | null }

const keyOf = (row: Keyed): string =>
  [
    row.membershipId,
    row.kind,
    row.timeBankId,
    row.sourceType,
    row.sourceId,
    row.countedFrom,
    row.effectiveDate,
  ].join(' ')

/** Rows are compared by account, source, dates and minutes; another version of a rule that says the same changes nothing. */
function alignmentOf(inForce: readonly RowInForce[], wanted: readonly Movement[]): Alignment {
  const left = new Map<string, RowInForce[]>()
  for (const row of inForce) left.set(keyOf(row), [...(left.get(keyOf(row)) ?? []), row])
  const written = wanted.filter(movement => {
    if (movement.minutes === 0) return false
    const there = left.get(keyOf(movement))
    const same = there?.find(
      ({ minutes, transactionKind }) =>
        minutes === movement.minutes && transactionKind === movement.transactionKind,
    )
    if (!there || !same) return true
    left.set(
      keyOf(movement),
      there.filter(row => row !== same),
    )
    return false
  })
  return { reversed: [...left.values()].flat(), written }
}

/** Why rows are taken back, and by whom. */
export interface Why {
  readonly explanation: BalanceReason
  readonly reason?: string | null
  readonly actorMembershipId?: Id | null
}

/** A row that stays as it is: it is there already, so that nothing is written and nobody asks why. */
export const asItIs = (row: RowInForce): Movement => ({
  ...row,
  explanation: { code: 'kept_in_english', values: { sentence: '' } },
})

/** Writes what moves; what moves nothing is no row. Accounts that are missing are opened. One statement. */
export async function moveBalances(tx: WriteTransaction, movements: readonly Movement[]): Promise<void> {
  await insertRows(
    tx,
    movements.filter(({ minutes }) => minutes !== 0).map(row => newRow(row)),
  )
}

/** Takes back, by rows of the opposite sign, the movements of some sources; what was taken back already stays as it is. */
export async function reverseMovements(
  tx: WriteTransaction,
  { sourceType, sourceIds }: { readonly sourceType: SourceType; readonly sourceIds: readonly Id[] },
  why: Why,
): Promise<void> {
  if (sourceIds.length === 0) return
  const rows = await rowsOfSources(tx, sourceType, sourceIds)
  await insertRows(
    tx,
    rows.map(row => reversalOf(row, why)),
  )
}

/**
 * Makes the movements of some sources what they should be: what differs is taken back and written anew, and the rest is left
 * alone. Answers what it does, without waiting for it; once more it does nothing.
 */
export function alignMovements(
  tx: WriteTransaction,
  inForce: readonly RowInForce[],
  wanted: readonly Movement[],
  why: Why,
): Alignment {
  const alignment = alignmentOf(inForce, wanted)
  const rows = [
    ...alignment.reversed.map(row => reversalOf(row, why)),
    ...alignment.written.map(row => newRow({ ...row, actorMembershipId: why.actorMembershipId ?? null })),
  ]
  tx.defer(insertRows(tx, rows))
  return alignment
}

function newRow(movement: Movement, reverses: Id | null = null): NewRow {
  const { membershipId, kind, timeBankId, effectiveDate, minutes, transactionKind, sourceType } = movement
  return {
    id: newId(),
    newAccountId: newId(),
    membershipId,
    accountKind: kind,
    timeBankId,
    effectiveDate,
    minutes,
    kind: transactionKind,
    sourceType,
    sourceId: movement.sourceId,
    countedFrom: movement.countedFrom ?? null,
    reversesTransactionId: reverses,
    ruleVersionId: movement.ruleVersionId ?? null,
    parts: (movement.parts ?? []).map(part => ({ ...part, ...kept(partReasons, part.explanation) })),
    reason: movement.reason ?? null,
    ...kept(keptBalanceReasons, movement.explanation),
    actorMembershipId: movement.actorMembershipId ?? null,
  }
}

/** A row goes back on its own date, so that the balance of no date keeps what was taken back. */
const reversalOf = (row: RowInForce, why: Why): NewRow =>
  newRow(
    {
      ...row,
      minutes: -row.minutes,
      transactionKind: 'reversal',
      explanation: why.explanation,
      reason: why.reason ?? null,
      actorMembershipId: why.actorMembershipId ?? null,
    },
    row.id,
  )
