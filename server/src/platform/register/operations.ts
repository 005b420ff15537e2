import type { Contract, Refusals } from '../contract/family.ts'
import type { Listed } from '../contract/operation.ts'
import type { Refusal } from '../contract/refusals.ts'
import type {
  DryRun,
  expectedUpdatedAt,
  Flag,
  Id,
  Instant,
  page,
  PlainDate,
  Static,
  sweeping,
  TArray,
  TObject,
  TOptional,
  TUnsafe,
  wholeList,
} from '../contract/shapes.ts'
import type { Capability } from '../vocabulary/capabilities.ts'
import type { Feature } from '../vocabulary/features.ts'
import type { CodeIn } from './declaration.ts'
import type { Fields, GivenShapesOf, PatchShapesOf, ShapesOf } from './fields.ts'

// The precise type of a register's contract: what handlers, the SDK's types and the demo's steps are checked against.
// `contract.ts` makes the value. `VF` is `never` for a register without versions.

type IfVersioned<VF extends Fields, Yes, No = unknown> = [VF] extends [never] ? No : Yes

type VersionShapes<VF extends Fields> = {
  versionId: typeof Id
  validFrom: typeof PlainDate
  validTo: TUnsafe<string | null>
} & ShapesOf<VF>

type GivenVersionShapes<VF extends Fields> = {
  validFrom: typeof PlainDate
  validTo: TOptional<TUnsafe<string | null>>
} & GivenShapesOf<VF>

/** What a record shows of its versions: all of them, and rules of the one in force. */
type VersionedShapes<VF extends Fields, Current extends string> = {
  currentVersionId: TUnsafe<string | null>
  versions: TArray<TObject<VersionShapes<VF>>>
} & { [Name in Current & keyof VF]: TUnsafe<Static<VF[Name]['shape']> | null> }

type Answer<F extends Fields, VF extends Fields, Current extends string> = TObject<
  { id: typeof Id } & ShapesOf<F> & { active: typeof Flag } & IfVersioned<
      VF,
      VersionedShapes<VF, Current>
    > & {
      updatedAt: typeof Instant
    }
>

export type NewShape<F extends Fields, VF extends Fields> = TObject<
  GivenShapesOf<F> & { active: TOptional<typeof Flag> } & IfVersioned<
      VF,
      { versions: TArray<TObject<GivenVersionShapes<VF>>> }
    >
>

type PatchShape<F extends Fields> = TObject<
  PatchShapesOf<F> & { active: TOptional<typeof Flag>; expectedUpdatedAt: typeof expectedUpdatedAt }
>

type AddVersionShape<VF extends Fields> = TObject<
  GivenVersionShapes<VF> & { expectedUpdatedAt: typeof expectedUpdatedAt; dryRun: typeof DryRun }
>

interface Promised {
  readonly feature?: Feature
  readonly path: `/v1/${string}`
  readonly summary: string
  readonly description?: string
  readonly example?: { readonly body?: unknown; readonly answer?: unknown }
}

interface Reading extends Promised {
  readonly method: 'GET'
  readonly needs: 'none' | readonly Capability[]
}

interface Writing<Codes extends string> extends Promised {
  readonly needs: readonly ['org.admin']
  readonly refuses: readonly Codes[]
}

interface ById<S extends string> {
  readonly params: { readonly id: { readonly missing: `${S}_not_found` } }
}

type Overlap<VF extends Fields> = IfVersioned<VF, 'version_ranges_overlap' | 'range_end_before_start', never>
type Changed<S extends string> = `${S}_not_found` | `${S}_stale`

type Operations<S extends string, F extends Fields, VF extends Fields, A, Pages extends boolean, Ops> = {
  readonly list: Reading & { readonly listed: Listed } & (Pages extends true
      ? { readonly query: TObject<typeof sweeping>; readonly answers: ReturnType<typeof page<A & TObject>> }
      : { readonly answers: ReturnType<typeof wholeList<A & TObject>> })
  readonly get: Reading & ById<S> & { readonly answers: A; readonly refuses: readonly `${S}_not_found`[] }
  readonly create: Writing<'code_already_in_use' | Overlap<VF> | CodeIn<Ops, 'create'>> & {
    readonly method: 'POST'
    readonly body: NewShape<F, VF>
    readonly status: 201
    readonly answers: A
  }
  readonly update: Writing<Changed<S> | 'code_already_in_use' | CodeIn<Ops, 'update'>> &
    ById<S> & { readonly method: 'PATCH'; readonly body: PatchShape<F>; readonly answers: A }
} & IfVersioned<
  VF,
  {
    readonly addVersion: Writing<Changed<S> | Overlap<VF> | CodeIn<Ops, 'addVersion'>> &
      ById<S> & {
        readonly method: 'POST'
        readonly body: AddVersionShape<VF>
        readonly status: 201
        readonly answers: A
      }
  }
>

export type ContractOf<
  S extends string,
  F extends Fields,
  VF extends Fields,
  Current extends string,
  Pages extends boolean,
  R extends Refusals,
  Ops,
> = Contract<
  { readonly [Code in Changed<S>]: Refusal } & R,
  Record<never, never>,
  Operations<S, F, VF, Answer<F, VF, Current>, Pages, Ops>
>
