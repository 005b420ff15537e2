import type { EventDeclarations } from './events.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { TSchema } from './shapes.ts'
import type { Operation } from './operation.ts'
import type { AccessChanges } from './access-changes.ts'
import type { AuditedFields } from '../vocabulary/sensitivity.ts'
import { gateRefusals, type Refusal, type PlatformCode, platformRefusals } from './refusals.ts'

export type Refusals = Readonly<Record<string, Refusal>>

/** An operation may only name codes and events that its family declares, codes that it borrows, and the platform's. */
interface OperationOf<R extends Refusals, E extends EventDeclarations> extends Operation {
  readonly params?: Readonly<Record<string, { readonly missing: CodeOf<R> } | { readonly schema: TSchema }>>
  readonly refuses?: readonly CodeOf<R>[]
  readonly emits?: readonly (keyof E & string)[]
}

/** Of the gates' codes those that a family answers itself: where the row asks for a capability, or a field for a person. */
type CodeOf<R extends Refusals> =
  | (keyof R & string)
  | PlatformCode
  | 'insufficient_role'
  | 'api_key_cannot_manage_credentials'

export interface Contract<
  R extends Refusals = Refusals,
  E extends EventDeclarations = EventDeclarations,
  O extends Readonly<Record<string, Operation>> = Readonly<Record<string, Operation>>,
> {
  /** As it reads in the SDK: `workDays` in `workDays.approveBatch`. */
  readonly name: string
  /** The tag of the interface that the operations stand under. */
  readonly tag: string
  /** The codes that the family declares. */
  readonly refusals: R
  /** Codes of other families that its operations answer too, as their owners declare them in `refusals.ts`. */
  readonly borrows: Refusals
  readonly events: E
  readonly lifecycles: readonly Lifecycle[]
  /** What the audit trail may tell of the family's records, by target type and field. */
  readonly audited?: AuditedFields
  /**
   * The target types whose change may change who may do what, each with its name in the security log. The
   * organisation's next request looks its caller up anew, in every process.
   */
  readonly changesAccess?: AccessChanges
  readonly operations: O
}

/**
 * The promises of one resource family. A code or event that an operation names without the family declaring or
 * borrowing it does not compile.
 */
export function contract<
  const R extends Refusals,
  const E extends EventDeclarations,
  const O extends Readonly<Record<string, OperationOf<R & B, E>>>,
  const B extends Refusals = Record<never, Refusal>,
>(declared: {
  name: string
  tag: string
  refusals: R
  borrows?: B
  events: E
  lifecycles?: readonly Lifecycle[]
  audited?: AuditedFields
  changesAccess?: AccessChanges
  operations: O
}): Contract<R, E, O> {
  return { lifecycles: [], borrows: {}, ...declared }
}

export interface NamedOperation extends Operation {
  /** As it reads in the SDK, `workDays.approveBatch`; it never changes. */
  readonly id: string
  readonly tag: string
}

/** Every operation of a contract with its id and tag. */
export const operationsOf = (contract: Contract): NamedOperation[] =>
  Object.entries(contract.operations).map(([key, operation]) => ({
    ...operation,
    id: `${contract.name}.${key}`,
    tag: contract.tag,
  }))

/** Every code the service can answer: the gates', the platform's and each family's own. */
export const catalogueOf = (contracts: readonly Contract[]): ReadonlyMap<string, Refusal> =>
  new Map(
    [gateRefusals, platformRefusals, ...contracts.map(({ refusals }) => refusals)].flatMap(codes =>
      Object.entries<Refusal>(codes),
    ),
  )
