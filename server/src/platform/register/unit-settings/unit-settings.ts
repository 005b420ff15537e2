import type { Contract, Refusals } from '../../contract/family.ts'
import type { TenantDb } from '../../data/tenant-db.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Id } from '../../vocabulary/ids.ts'
import { type ContractOf, contractOf } from './contract.ts'
import type { Declaration, Declared, RowOf, Shapes, Units } from './declaration.ts'
import { handlersOf } from './handlers.ts'
import { type Store, storeOf } from './store.ts'

/** Settings with all that follows from their declaration; contract and handlers are what a family's card needs. */
export interface UnitSettings<C extends Contract, Row, Register extends string> {
  readonly contract: C
  readonly handlers: Handlers<C>
  readonly store: Store<Row>
  /** That a unit with settings is referred to, so that the import that made it is not undone. */
  readonly use: {
    readonly register: Register
    readonly by: string
    used(db: TenantDb, ids: readonly Id[]): Promise<readonly { readonly id: Id }[]>
  }
}

/**
 * Makes settings of a declaration: what each unit says from a day on, as one document that `org.admin` replaces from today on.
 * What was so on a day that is over never changes. Each unit speaks for itself: one without rows has none of the unit above it.
 */
export function unitSettings<
  const U extends Units,
  const Prefix extends string,
  const Rows extends string,
  const From extends string,
  const F extends Shapes,
  const To extends keyof F & string = never,
  const R extends Refusals = Record<never, never>,
  const Shown extends Shapes = Record<never, never>,
>(
  declared: Declared<U, Prefix, Rows, From, F, R, Shown> & { readonly to?: To },
): UnitSettings<
  ContractOf<U, Prefix, Rows, From, To, F, R, Shown>,
  RowOf<U['reference'], From, F>,
  U['register']
> {
  // The parts do not have the fields by type; `ContractOf` types what comes out.
  const general = declared as unknown as Declaration
  const store = storeOf(general)
  return {
    contract: contractOf(general),
    handlers: handlersOf(general, store),
    store,
    use: { register: declared.units.register, by: store.table, used: store.unitsWithRows },
  } as unknown as ReturnType<typeof unitSettings<U, Prefix, Rows, From, F, To, R, Shown>>
}
