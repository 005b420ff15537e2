import type { Caller } from '../access/caller.ts'
import { mayCall } from '../access/gates.ts'
import type { Contract } from '../contract/family.ts'
import type { Operation } from '../contract/operation.ts'
import type { TenantDb } from '../data/tenant-db.ts'
import { type Contribution, type Contributions, slot } from '../slots.ts'
import type { Instant } from '../vocabulary/dates.ts'
import type { AnswerOf } from './handler.ts'

/** Who asks what they may do, and when. */
export interface MayCall {
  readonly caller: Caller
  readonly db: TenantDb
  readonly now: Instant
  readonly contributions: Contributions
}

/** What a rule says of an operation: its refusal, or something else, which takes it. Undefined where the caller does not find the record by it. */
type Outcome = object | null | undefined
export type Outcomes<Key extends string> = Readonly<Partial<Record<Key, Outcome>>>

/** What may be done with the records of a family, and by which of its reads it is told. */
export interface RecordActions {
  /** The ids of the reads whose answers are such records. */
  readonly answeredBy: readonly string[]
  /** The operations that change one of the records, in the order in which they are told. */
  readonly operations: Readonly<Record<string, Operation>>
  outcomes(call: MayCall, rows: readonly object[]): Promise<readonly Outcomes<string>[]>
}

/** What families tell of their records, by `include=may`. */
export const recordActions = slot<RecordActions>('platform.record_actions')

type ShownIn<Answer> = Answer extends { items: readonly (infer Row)[] } ? Row : Answer
type RowOf<Op extends Operation> = ShownIn<AnswerOf<Op>>

/**
 * Contributes what may be done with the records of a contract. `outcomes` answers for each row, in their order, what the rules say of
 * each operation, in a constant number of statements: the same pure functions by which the handlers decide.
 */
export const mayOf = <
  C extends Contract,
  Read extends keyof C['operations'] & string,
  Key extends keyof C['operations'] & string,
>(
  { name, operations }: C,
  {
    answeredBy,
    actions,
    outcomes,
  }: {
    readonly answeredBy: readonly Read[]
    readonly actions: readonly Key[]
    readonly outcomes: (
      call: MayCall,
      rows: readonly RowOf<C['operations'][Read]>[],
    ) => readonly Outcomes<Key>[] | Promise<readonly Outcomes<Key>[]>
  },
): Contribution =>
  recordActions.of({
    answeredBy: answeredBy.map(key => `${name}.${key}`),
    operations: Object.fromEntries(actions.map(key => [key, operations[key] as Operation])),
    outcomes: async (call, rows) =>
      outcomes(call, rows as unknown as readonly RowOf<C['operations'][Read]>[]),
  })

/** Adds to an answer, a record or a page of them, what the caller may do with each. */
export async function addMay(
  { operations, outcomes }: RecordActions,
  call: MayCall,
  result: unknown,
): Promise<unknown> {
  const answer = result as object | { readonly items: readonly object[] }
  const rows = 'items' in answer ? answer.items : [answer]
  const open = Object.entries(operations).filter(([, operation]) => mayCall(call.caller, operation))
  const found = open.length > 0 && rows.length > 0 ? await outcomes(call, rows) : []
  const told = rows.map((row, at) => ({
    ...row,
    may: open.flatMap(([name]) => (isTaken(found[at]?.[name]) ? [name] : [])),
  }))
  return 'items' in answer ? { ...answer, items: told } : told[0]
}

const isTaken = (outcome: Outcome): boolean =>
  outcome !== undefined && (outcome === null || !('refusal' in outcome) || outcome.refusal === undefined)
