import type { Capability } from '../vocabulary/capabilities.ts'
import type { Feature } from '../vocabulary/features.ts'
import type { Deprecation } from './deprecation.ts'
import type { GateCode } from './gate-refusals.ts'
import type { NoIdempotency } from './idempotency.ts'
import type { TObject, TSchema } from './shapes.ts'
import type { TableForm } from './table.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Which credentials reach an operation.
 * - `any`: every key, token and session.
 * - `personal`: the member's own credential; service keys are refused.
 * - `session`: a human session only; keys get `api_key_cannot_manage_keys`.
 * - `credential_settings`: a human session only; keys get `api_key_cannot_manage_credentials`.
 * - `device`: a paired device only; everybody else gets `device_credential_required`, and a device reaches nothing else.
 * - `anonymous`: no credential at all (sign-in); a key that tries gets `api_key_cannot_start_human_session`.
 * - `public`: answered to anyone.
 */
export type CredentialNeed =
  | 'any'
  | 'personal'
  | 'session'
  | 'credential_settings'
  | 'device'
  | 'anonymous'
  | 'public'

/** A path parameter: an identifier whose absence answers the named code, or a date. */
export type PathParameter = { readonly missing: string } | { readonly schema: TSchema }

/** What a list with `updatedSince` lists of rows that were deleted. */
export interface Sweep {
  /** The table of its rows. */
  readonly table: string
  /**
   * `never`: none is deleted. `whole`: to anyone who reaches the whole organisation. `everyone`: to anyone who reads the list. `within`: those
   * of the record that the path names. `own`: those of the caller. `waiting`: its rows leave with their state, and copies read it whole.
   * Otherwise why they are not listed.
   */
  readonly deletions:
    | 'never'
    | 'whole'
    | 'everyone'
    | 'within'
    | 'own'
    | 'waiting'
    | { readonly untold: string }
  /** The column of the record that the path names, of a list `within` one. */
  readonly of?: string
  /** What makes up the id of a row, joined by a colon, where it has none of its own. */
  readonly parts?: readonly [string, string]
  /** Its rows are marked as deleted and stay for a while. */
  readonly marked?: true
}

/**
 * How a copy learns of what a DELETE takes away. `sweep`: the list of the path lists it in `deleted`. `changed`: a sweep of that list has the
 * record whose part it was, or that stays without it. `left`: no sweep tells; that GET answers what is left. `nobody`: why nobody keeps a copy.
 */
export type Removal =
  | { readonly sweep: `/v1/${string}` }
  | { readonly changed: `/v1/${string}` }
  | { readonly left: `/v1/${string}` }
  | { readonly nobody: string }

/** How people look for rows of a list: what follows from it in the query is the same of every list. */
export interface Listed {
  /** What `q` looks at, as the end of a sentence: `the code and the name`. Absent where the list has no `q`, or one of its own. */
  readonly q?: string
  /** Whether the list gives the records with known ids; every one whose rows have an `id` can. */
  readonly ids?: true
  /** The fields by which it can be ordered in place of its own order: such that everybody reads who reads the list. */
  readonly sorts?: readonly [string, ...string[]]
}

/** One promise of the interface. */
export interface Operation {
  readonly method: Method
  readonly path: `/v1/${string}`
  readonly summary: string
  readonly description?: string
  /** Capabilities of which one suffices; `none` for row-level authorisation only. */
  readonly needs: readonly Capability[] | 'none'
  readonly credential?: CredentialNeed
  readonly feature?: Feature
  readonly params?: Readonly<Record<string, PathParameter>>
  readonly query?: TObject
  readonly body?: TSchema
  /** The `rows` of the body may come as a table document; the other fields of the body are then parameters of the query. */
  readonly table?: TableForm
  /** Each of the `rows` of the body has a result, and one of another shape is refused there alone; so it is with a `table` anyway. */
  readonly rowByRow?: true
  /** Required of a list with `updatedSince`. */
  readonly sweeps?: Sweep
  /** Required of a DELETE. */
  readonly removes?: Removal
  /** How people look for rows of a list: `q`, `ids`, `sort` and `direction` of its query follow from it. */
  readonly listed?: Listed
  /** Its records tell with `include=may` what the caller may do with them; `mayOf` of the card says it. */
  readonly may?: true
  /** The success status; 200 unless declared otherwise. */
  readonly status?: 200 | 201 | 202 | 204
  /** The answer's shape; absent when there is no body (204). */
  readonly answers?: TSchema
  /** The answer is a file, `{fileName, contentType, base64}`; anyone who asks for its media type or as a browser does gets its bytes. */
  readonly download?: true
  readonly refuses?: readonly string[]
  readonly emits?: readonly string[]
  /** Whether keys and tokens must send an `Idempotency-Key`; optional when left out. Where it has no effect: why. */
  readonly idempotency?: 'required' | 'optional' | NoIdempotency
  /** Reads a table document in its body, beside those that take one as their rows. */
  readonly readsTable?: true
  /** That it will go, and when; made by `deprecation`, which holds the notice period. */
  readonly deprecated?: Deprecation
  /** Open to a session that lacks the second factor its organisation requires: it may set one up, and leave. */
  readonly withoutSecondFactor?: true
  /**
   * How it touches the database. `read` runs on a scoped reader, `write` inside the organisation's write transaction,
   * `none` on the global directory only. GET reads and everything else writes unless declared otherwise.
   */
  readonly transaction?: 'read' | 'write' | 'none'
  /** A write that a read-only key may do all the same, such as a computation sent by POST. */
  readonly harmless?: boolean
  /** What the reference shows and its samples send, checked against the shapes. What is left out is made from them. */
  readonly example?: {
    readonly params?: Readonly<Record<string, string>>
    /** Beside what the query requires. */
    readonly query?: Readonly<Record<string, string | number | boolean>>
    readonly body?: unknown
    readonly answer?: unknown
  }
}

/** A path id: text that is no id names nothing, and answers exactly as a missing one. */
export const idOf = <const Missing extends string>(missing: Missing) => ({ missing })

export const pathDate = <S extends TSchema>(schema: S) => ({ schema })

/** The codes that an operation names; none when it names none. */
export type RefusedBy<Op extends Operation> = Op extends { readonly refuses: readonly (infer Code)[] }
  ? Code & string
  : never

/** A code that a neighbour answers, as one of those that the operation names. Throws for another, of which nothing was promised. */
export function namedCode<Op extends Operation>(operation: Op, code: string): RefusedBy<Op> {
  if (isNamed(operation, code)) return code
  throw new Error(`${operation.path} does not refuse with ${code}`)
}

const isNamed = <Op extends Operation>({ refuses = [] }: Op, code: string): code is RefusedBy<Op> =>
  refuses.includes(code)

/** The events that an operation names; none when it names none. */
export type EmittedBy<Op extends Operation> = Op extends { readonly emits: readonly (infer Name)[] }
  ? Name & string
  : never

/** Every code that an operation may answer: those it names, and those of the gates. */
export type AnswerableCode<Op extends Operation> = RefusedBy<Op> | GateCode
