import type { Refusals } from '../contract/family.ts'
import type { Listed } from '../contract/operation.ts'
import type { PlatformCode } from '../contract/refusals.ts'
import type { Static, TObject } from '../contract/shapes.ts'
import type { WriteTransaction } from '../data/database.ts'
import type { TenantDb } from '../data/tenant-db.ts'
import type { Contributions } from '../slots.ts'
import type { Capability } from '../vocabulary/capabilities.ts'
import type { Instant, PlainDate } from '../vocabulary/dates.ts'
import type { Feature } from '../vocabulary/features.ts'
import type { Refused } from '../vocabulary/decision.ts'
import type { Id } from '../vocabulary/ids.ts'
import type { StarterNames } from '../vocabulary/starter-names.ts'
import type { Fields, GivenShapesOf, ValuesOf } from './fields.ts'

/**
 * A register, declared: what its contract, handlers and store are made from. `singular` and `plural` are in snake_case,
 * `payment_term` and `payment_terms`; path, tables, names of operations, refusals and sentences follow from them.
 */
export interface Declared<
  S extends string,
  F extends Fields,
  VF extends Fields,
  Current extends string,
  Pages extends boolean,
  R extends Refusals,
  UR extends Refusals,
  Ops extends Texts,
  Found,
> {
  readonly singular: S
  readonly plural: string
  /** What it is called in Finnish and Swedish, as sentences of its refusals need it. */
  readonly called: Called
  /** By code, the names of the records that every organisation is given to begin with. */
  readonly starters?: StarterNames
  readonly part?: LicensedPart
  /** Who reads a register of no licensed part, in place of every key. */
  readonly readers?: readonly Capability[]
  /** The fields besides `id`, `active` and `updatedAt`, in the order of the answer. */
  readonly fields: F
  /** The field that is unique in the organisation; `code` unless declared otherwise. */
  readonly unique?: keyof F & string
  /** What the list is ordered by, the unique field unless declared otherwise, and whether it is one in pages with a sweep. */
  readonly list?: { readonly by?: keyof F & string; readonly pages?: Pages }
  /** Rules that change with dates. */
  readonly versions?: DeclaredVersions<VF, Current, CodeIn<Ops, 'create' | 'addVersion'>>
  /** Refusals besides `…_not_found`, `…_stale` and the shared ones; one of the same code replaces it. */
  readonly refusals?: R
  /** Refusals of other families that operations name too. */
  readonly uses?: UR
  /** Where the description differs from that of any register, and what operations refuse besides. */
  readonly operations?: Ops
  readonly rules?: DeclaredRules<F, CodeIn<Ops, 'create' | 'update'>, Found>
}

/** Names of a record and of several: “no such payment term” is said with the partitive in Finnish, and in Swedish in definite form. */
export interface Called {
  readonly fi: { readonly one: string; readonly none: string; readonly many: string }
  readonly sv: { readonly one: string; readonly many: string }
}

/** The licensed part of the product that a register belongs to. */
export interface LicensedPart {
  /** The tag that its operations are listed under, in place of the catalogs'. */
  readonly tag: string
  readonly feature: Feature
  /** What its path begins with, `/v1/crm`; `/v1` where it is left out. */
  readonly path?: `/v1/${string}`
  /** Who reads it, in place of every key. */
  readonly readers: readonly Capability[]
}

/** What a register does beyond keeping its records. Only `lookUp` may read the database. */
export interface DeclaredRules<F extends Fields, Code extends string, Found> {
  /** The given values in the form in which they are kept, or why they cannot be; before anything is looked up. */
  readonly kept?: (given: Partial<ValuesOf<F>>) => Partial<ValuesOf<F>> | Refused<Code>
  /** Reads what `check` needs for the given values; in the transaction, beside the other reads. */
  readonly lookUp?: (db: TenantDb, given: Partial<ValuesOf<F>>) => Promise<Found>
  /** Why the given values are refused; `before` is the record that they change, or null for a new one. */
  readonly check?: (
    given: Partial<ValuesOf<F>>,
    before: (ValuesOf<F> & { readonly id: Id }) | null,
    found: Found,
  ) => Refused<Code> | undefined
}

export interface DeclaredVersions<VF extends Fields, Current extends string, Code extends string> {
  /** The rules; each version has all of them. */
  readonly fields: VF
  /** Why versions are never edited or removed; ends a sentence of the description. */
  readonly because: string
  /** Fields that the record answers too, from the version in force today. */
  readonly current?: readonly (Current & keyof VF)[]
  /** The fields that have columns of their own, where the others are in one `jsonb` column, `rules`. */
  readonly columns?: readonly (keyof VF & string)[]
  /** Why the rules that are given cannot be given together, before anything stands in for those that are not. */
  readonly checkGiven?: (given: Static<TObject<GivenShapesOf<VF>>>) => Refused<Code> | undefined
  /** All the rules from those that are given, where constants do not say it. */
  readonly complete?: (given: Static<TObject<GivenShapesOf<VF>>>) => ValuesOf<VF>
  /** Why a version contradicts itself. */
  readonly check?: (version: VersionOf<VF>) => Refused<Code> | undefined
  /** Why versions that name other records are refused; read in the transaction, and answered after `check`. */
  readonly references?: (
    tx: WriteTransaction,
    versions: readonly VersionOf<VF>[],
    contributions: Contributions,
  ) => Promise<Refused<Code> | undefined>
  /** What follows from a version added to a record that is in use, in the same transaction. */
  readonly added?: AfterAdding
}

/** The dates on which a record has other rules since a version was added; without an end where `to` is null. */
export interface ChangedRules {
  readonly recordId: Id
  readonly from: PlainDate
  readonly to: PlainDate | null
}

export type AfterAdding = (
  tx: WriteTransaction,
  changed: ChangedRules,
  contributions: Contributions,
) => Promise<unknown>

/** A version as it is answered and kept. */
export type VersionOf<VF extends Fields> = {
  readonly versionId: Id
  readonly validFrom: PlainDate
  readonly validTo: PlainDate | null
} & ValuesOf<VF>

/** A record as it is kept, its versions oldest first. */
export type RecordOf<F extends Fields, VF extends Fields> = {
  readonly id: Id
  readonly active: boolean
  readonly updatedAt: Instant
} & ValuesOf<F> &
  ([VF] extends [never] ? unknown : { readonly versions: readonly VersionOf<VF>[] })

export interface Text<Code extends string = string> {
  readonly summary?: string
  readonly description?: string
  readonly example?: { readonly body?: unknown; readonly answer?: unknown }
  readonly refuses?: readonly Code[]
}

export type Texts<Code extends string = string> = {
  readonly [Operation in 'list' | 'get' | 'create' | 'update' | 'addVersion']?: Text<Code>
}

/** The codes that a declaration adds to operations. */
export type CodeIn<Ops, Operation extends keyof Texts> = {
  [Name in Operation]: Ops extends { readonly [N in Name]: { readonly refuses: readonly (infer Code)[] } }
    ? Code & string
    : never
}[Operation]

/** The codes that an operation of the register may name besides its own. */
export type Declarable<S extends string, R extends Refusals> =
  | `${S}_not_found`
  | (keyof R & string)
  | PlatformCode

/** Values by field, as somebody gives them. */
export type Given = Readonly<Record<string, unknown>>

/** A declaration as the parts of the register read it, which do not have its fields by type. */
export interface Declaration {
  readonly singular: string
  readonly plural: string
  readonly called: Called
  readonly starters?: StarterNames
  readonly part?: LicensedPart
  readonly readers?: readonly Capability[]
  readonly fields: Fields
  readonly unique?: string
  readonly list?: { readonly by?: string; readonly pages?: boolean }
  readonly versions?: Versions
  readonly refusals?: Refusals
  readonly uses?: Refusals
  readonly operations?: Texts
  readonly rules?: {
    readonly kept?: (given: Given) => Given | Refused
    readonly lookUp?: (db: TenantDb, given: Given) => Promise<unknown>
    readonly check?: (given: Given, before: Given | null, found: unknown) => Refused | undefined
  }
}

/** What the list of a register is ordered by. */
export const orderOf = ({ unique = 'code', list: { by = unique } = {} }: Declaration): string => by

/** What people look for a record by, and what they can order the list by: nothing of it is ever null. */
export function listedOf(declared: Declaration): Listed & { readonly sorts: readonly [string, ...string[]] } {
  const { fields } = declared
  const texts = ['code', 'name'].filter(name => name in fields)
  const others = texts.filter(name => name !== orderOf(declared) && !isNullable(fields[name]?.shape))
  return {
    q: texts.map(name => `the ${name}`).join(' or '),
    ids: true,
    sorts: [orderOf(declared), ...others, 'updatedAt'],
  }
}

const isNullable = (shape: unknown): boolean => JSON.stringify(shape).includes('"null"')

export interface Versions {
  readonly fields: Fields
  readonly because: string
  readonly current?: readonly string[]
  readonly columns?: readonly string[]
  readonly checkGiven?: (given: Given) => Refused | undefined
  readonly complete?: (given: Given) => Given
  readonly check?: (version: Given) => Refused | undefined
  readonly references?: (
    tx: WriteTransaction,
    versions: readonly Given[],
    contributions: Contributions,
  ) => Promise<Refused | undefined>
  readonly added?: AfterAdding
}

/** The names that follow from a register's own. */
export interface Names {
  /** As in the SDK, `paymentTerms`. */
  readonly family: string
  readonly path: `/v1/${string}`
  /** As in the description, `PaymentTerm`. */
  readonly shape: string
  /** In sentences: `payment term`, `payment terms`, `a payment term`. */
  readonly one: string
  readonly many: string
  readonly anyOne: string
}

export function namesOf({
  singular,
  plural,
  part,
}: Pick<Declaration, 'singular' | 'plural' | 'part'>): Names {
  const one = singular.replaceAll('_', ' ')
  const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return {
    family: camel(plural),
    path: `${part?.path ?? '/v1'}/${plural.replaceAll('_', '-')}`,
    shape: camel(`_${singular}`),
    one,
    many: plural.replaceAll('_', ' '),
    anyOne: `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`,
  }
}
