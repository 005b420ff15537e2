import type { EventDeclarations } from './events.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { TSchema } from './shapes.ts'
import type { Operation } from './operation.ts'
import { withIncluded } from './included.ts'
import { withListing } from './listing.ts'
import { withDeletions } from './sweeps.ts'
import type { AccessChanges } from './access-changes.ts'
import type { AuditedFields } from '../vocabulary/sensitivity.ts'
import { gateRefusals } from './gate-refusals.ts'
import { platformReasons, type DeclaredReason, type Reasons } from './reasons.ts'
import { type Contributed, type Refusal, type PlatformCode, platformRefusals } from './refusals.ts'

export type Refusals = Readonly<Record<string, Refusal>>

/** An operation may only name codes and events that its contract declares, uses or is contributed, and the platform's codes. */
interface OperationOf<R extends Refusals, E extends EventDeclarations> extends Operation {
  readonly params?: Readonly<Record<string, { readonly missing: CodeOf<R> } | { readonly schema: TSchema }>>
  readonly refuses?: readonly CodeOf<R>[]
  readonly emits?: readonly ((keyof E & string) | Contributed)[]
}

/**
 * What writes without a request: a job of a worker, or a command of the operator. Its key is the name by which the audit trail
 * tells of it; several contracts may say what the same job does for them.
 */
export interface Job {
  /** What it does and when, in the words of the reference. */
  readonly does: string
  readonly emits: readonly string[]
}

interface JobOf<E extends EventDeclarations> extends Job {
  readonly emits: readonly (keyof E & string)[]
}

/** Of the gates' codes those that a family answers itself: where the row asks for a capability, or a field for a person or a module. */
type CodeOf<R extends Refusals> =
  | (keyof R & string)
  | Contributed
  | PlatformCode
  | 'insufficient_role'
  | 'feature_not_in_plan'
  | 'api_key_cannot_manage_credentials'

/** An authorization server of OAuth 2.0: the authorization code grant with PKCE. */
export interface AuthorizationServer {
  /** Below the base address. */
  readonly authorizationPath: string
  readonly tokenPath: string
  /** What each scope lets an app do; the capabilities are among them. */
  readonly scopes: Readonly<Record<string, string>>
}

/** What one contract declares and operations of another name too: codes of other families, and of a folder below also events. */
export interface Declarations<
  R extends Refusals = Refusals,
  E extends EventDeclarations = EventDeclarations,
> {
  readonly refusals: R
  readonly events?: E
}

export interface Contract<
  R extends Refusals = Refusals,
  E extends EventDeclarations = EventDeclarations,
  O extends Readonly<Record<string, Operation>> = Readonly<Record<string, Operation>>,
  UsedEvents extends EventDeclarations = EventDeclarations,
> {
  /** As it reads in the SDK: `workDays` in `workDays.approveBatch`. */
  readonly name: string
  /** The tag of the interface that the operations are listed under. */
  readonly tag: string
  /** The description of the tag; of contracts that share one, one has it. */
  readonly about?: string
  /** The codes that the family declares. */
  readonly refusals: R
  readonly events: E
  /** Declared by another contract; named by operations of this one. */
  readonly uses?: Declarations<Refusals, UsedEvents>
  readonly lifecycles: readonly Lifecycle[]
  /** What the family explains in its answers: codes with their values and sentences. */
  readonly reasons?: Reasons
  /** What else emits events: an event that no operation and no job is declared to emit is never recorded. */
  readonly jobs?: Readonly<Record<string, Job>>
  /** Where apps get access tokens for members, if the family has an authorization server. */
  readonly authorizationServer?: AuthorizationServer
  /** What the audit trail may show of the family's records, by target type and field. */
  readonly audited?: AuditedFields
  /**
   * The target types whose change may change who may do what, each with its name in the security log. The
   * organisation's next request looks its caller up anew, in every process.
   */
  readonly changesAccess?: AccessChanges
  readonly operations: O
}

/**
 * The promises of one resource family, or of one folder of a large one: contracts may share a name and a tag. A code or
 * event that an operation names, and that the contract neither declares nor uses, does not compile.
 */
export function contract<
  const R extends Refusals,
  const E extends EventDeclarations,
  const O extends Readonly<Record<string, OperationOf<R & UR, E & UE>>>,
  const UR extends Refusals = Record<never, never>,
  const UE extends EventDeclarations = Record<never, never>,
>(declared: {
  name: string
  tag: string
  about?: string
  refusals: R
  events: E
  uses?: Declarations<UR, UE>
  lifecycles?: readonly Lifecycle[]
  reasons?: Reasons
  jobs?: Readonly<Record<string, JobOf<NoInfer<E & UE>>>>
  authorizationServer?: AuthorizationServer
  audited?: AuditedFields
  changesAccess?: AccessChanges
  operations: O
}): Contract<R, E, O, UE> {
  const operations = Object.fromEntries(
    Object.entries<Operation>(declared.operations).map(([key, operation]) => [
      key,
      withIncluded(withListing(withDeletions(operation))),
    ]),
  )
  // Its type is that of what handlers read and answer: what follows from declarations is added to it afterwards.
  return { lifecycles: [], ...declared, operations: operations as unknown as O }
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

/** Every reason that the service explains something by, by its code: the platform's and each family's own. */
export const reasonsOf = (contracts: readonly Contract[]): ReadonlyMap<string, DeclaredReason> =>
  new Map(
    [platformReasons, ...contracts.map(({ reasons = {} }) => reasons)].flatMap(declared =>
      Object.entries<DeclaredReason>(declared),
    ),
  )

/** Who emits an event: operations by their ids, and jobs by their names. */
export const emittersOf = (contracts: readonly Contract[], event: string): string[] =>
  [...emissionsOf(contracts)].flatMap(([name, emitted]) => (emitted.has(event) ? [name] : []))

/** What each operation and each job is declared to emit. */
export function emissionsOf(contracts: readonly Contract[]): ReadonlyMap<string, ReadonlySet<string>> {
  const emissions = new Map<string, Set<string>>()
  const add = (name: string, emits: readonly string[]) =>
    emissions.set(name, new Set([...(emissions.get(name) ?? []), ...emits]))
  for (const contract of contracts) {
    for (const { id, emits = [] } of operationsOf(contract)) add(id, emits)
    for (const [name, { emits }] of Object.entries(contract.jobs ?? {})) add(name, emits)
  }
  return emissions
}
