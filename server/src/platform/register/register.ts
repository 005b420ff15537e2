import type { Contract, Refusals } from '../contract/family.ts'
import type { Static } from '../contract/shapes.ts'
import type { WriteTransaction } from '../data/database.ts'
import type { Handlers } from '../http/handler.ts'
import type { AuditFact } from '../vocabulary/decision.ts'
import { type Id, newId } from '../vocabulary/ids.ts'
import { contractOf } from './contract.ts'
import type { Declarable, Declaration, Declared, Given, RecordOf, Texts } from './declaration.ts'
import type { Fields } from './fields.ts'
import { handlersOf } from './handlers.ts'
import type { ContractOf, NewShape } from './operations.ts'
import * as rules from './rules.ts'
import { type Store, storeOf } from './store.ts'

/** A register with all that follows from its declaration; contract and handlers are what a family's card needs. */
export interface Register<C extends Contract, Stored, New> {
  readonly contract: C
  readonly handlers: Handlers<C>
  readonly store: Store<Stored>
  /**
   * Adds the records that an organisation begins with, by the same rules and statements as the interface. Their codes must
   * be free. Answers their ids in the order in which they are given, and the audit lines that are still to be recorded.
   */
  setUp(
    tx: WriteTransaction,
    given: readonly New[],
  ): Promise<{ readonly ids: readonly Id[]; readonly audit: readonly AuditFact[] }>
}

/**
 * Makes a register of a declaration: records with a name and mostly a code that other records refer to, read by every
 * key and written by `org.admin`, taken out of use rather than deleted, optionally with dated versions of their rules.
 */
export function register<
  const S extends string,
  const F extends Fields,
  const VF extends Fields = never,
  const Current extends string = never,
  const Pages extends boolean = false,
  const R extends Refusals = Record<never, never>,
  const UR extends Refusals = Record<never, never>,
  const Ops extends Texts<Declarable<S, R & UR>> = Record<never, never>,
  Found = undefined,
>(
  declared: Declared<S, F, VF, Current, Pages, R, UR, Ops, Found>,
): Register<ContractOf<S, F, VF, Current, Pages, R, Ops>, RecordOf<F, VF>, Static<NewShape<F, VF>>> {
  // The parts do not have the fields by type; `operations.ts` types what comes out.
  const general = declared as unknown as Declaration
  const store = storeOf(general)
  return {
    contract: contractOf(general),
    handlers: handlersOf(general, store),
    store,
    setUp: (tx: WriteTransaction, given: readonly Given[]) => setUp(general, store, tx, given),
  } as unknown as ReturnType<typeof register<S, F, VF, Current, Pages, R, UR, Ops, Found>>
}

async function setUp(
  declared: Declaration,
  store: Store<rules.AnyRecord>,
  tx: WriteTransaction,
  given: readonly Given[],
): Promise<{ ids: Id[]; audit: AuditFact[] }> {
  const decided = await Promise.all(
    given.map(async ({ versions: dated = [], ...own }) => {
      const versions = rules.versionsOf(declared, dated as readonly Given[], newId)
      const kept = rules.allowed(rules.keptForm(declared, own))
      const found = await declared.rules?.lookUp?.(tx, kept)
      const circumstances = { now: tx.now, codeHolder: null, found }
      return rules.allowed(rules.create(declared, newId(), kept, versions, circumstances))
    }),
  )
  const records = decided.map(({ state }) => state)
  if (records.length > 0) tx.defer(store.insert(tx, records))
  return { ids: records.map(({ id }) => id), audit: decided.flatMap(({ audit }) => audit) }
}
