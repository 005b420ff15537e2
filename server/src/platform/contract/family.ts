import type { EventDeclarations } from './events.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Operation } from './operation.ts'
import type { Refusal, SharedCode } from './refusals.ts'

export type Refusals = Readonly<Record<string, Refusal>>

/** An operation of a family may only name codes and events that the family declares, or shared codes. */
type OperationOf<R extends Refusals, E extends EventDeclarations> = Omit<Operation, 'refuses' | 'emits' | 'params'> & {
  readonly params?: Readonly<Record<string, { readonly missing: (keyof R & string) | SharedCode } | { readonly schema: object }>>
  readonly refuses?: readonly ((keyof R & string) | SharedCode)[]
  readonly emits?: readonly (keyof E & string)[]
}

export interface Contract<
  R extends Refusals = Refusals,
  E extends EventDeclarations = EventDeclarations,
  O extends Readonly<Record<string, Operation>> = Readonly<Record<string, Operation>>,
> {
  /** As it reads in the SDK: `workDays` in `workDays.approveBatch`. */
  readonly name: string
  /** The tag of the interface that the operations stand under. */
  readonly tag: string
  readonly refusals: R
  readonly events: E
  readonly lifecycles: readonly Lifecycle[]
  readonly operations: O
}

/**
 * The promises of one resource family. A code or event that an operation names without the family declaring it
 * does not compile.
 */
export function contract<
  const R extends Refusals,
  const E extends EventDeclarations,
  const O extends Readonly<Record<string, OperationOf<R, E>>>,
>(declared: {
  name: string
  tag: string
  refusals: R
  events: E
  lifecycles?: readonly Lifecycle[]
  operations: O
}): Contract<R, E, { readonly [K in keyof O]: O[K] & Operation }> {
  return { lifecycles: [], ...declared } as Contract<R, E, { readonly [K in keyof O]: O[K] & Operation }>
}
