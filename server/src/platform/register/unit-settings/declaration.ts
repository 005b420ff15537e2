import type { Refusals } from '../../contract/family.ts'
import type { Refusal } from '../../contract/refusals.ts'
import type { Static, TSchema } from '../../contract/shapes.ts'
import type { TenantDb } from '../../data/tenant-db.ts'
import type { Capability } from '../../vocabulary/capabilities.ts'
import type { Instant, PlainDate } from '../../vocabulary/dates.ts'
import type { Refused } from '../../vocabulary/decision.ts'
import type { Feature } from '../../vocabulary/features.ts'
import type { Id } from '../../vocabulary/ids.ts'

/** The units that settings are of, as the port of their family gives them. */
export interface Units<
  Reference extends string = string,
  Missing extends string = string,
  Register extends string = string,
> {
  /** Their register, `planning-units`, which their path ends with. */
  readonly register: Register
  /** As their field is called in answers and tables, `planningUnitId`. */
  readonly reference: Reference
  /** As sentences call one, `planning unit`. */
  readonly one: string
  /** The code of a unit that is not there, and its refusal. */
  readonly missing: Missing
  readonly refusals: Readonly<Record<Missing, Refusal>>
  /** Whether the unit exists, in use or not. */
  exists(db: TenantDb, id: Id): Promise<boolean>
}

export type Shapes = Readonly<Record<string, TSchema>>
export type ValuesOf<F extends Shapes> = { readonly [Name in keyof F]: Static<F[Name]> }

/** The rows of a unit's settings as they are kept: what they say from a day on. */
export type RowOf<Reference extends string, From extends string, F extends Shapes> = {
  readonly [Name in Reference]: Id
} & { readonly [Name in From]: PlainDate } & ValuesOf<F> & {
    readonly createdAt: Instant
    readonly updatedAt: Instant
  }

/**
 * What a unit says from a day on, declared: the contract, handlers and store of one document for each unit, whose rows are
 * replaced from today on. `name` is in camelCase, `hourlyStaffing`; path, table and shape follow from it where nothing else is declared.
 */
export interface Declared<
  U extends Units,
  Prefix extends string,
  Rows extends string,
  From extends string,
  F extends Shapes,
  R extends Refusals,
  Shown extends Shapes,
> {
  readonly name: string
  readonly tag: string
  readonly units: U
  /** The last part of the path; the name in kebab-case unless declared otherwise. */
  readonly path?: string
  /** The table, in camelCase; the name unless declared otherwise. */
  readonly table?: string
  /** What the codes begin with: `<codes>_in_past`, `<codes>_repeated`, `<codes>_stale`. */
  readonly codes: Prefix
  /** The target type of the audit trail; `codes` unless declared otherwise. */
  readonly auditedAs?: string
  readonly feature?: Feature
  /** Who reads them; `org.admin` writes. */
  readonly readers: 'none' | readonly Capability[]
  /** The field of the document that has the rows, the name of one as a shape of its own, and how many may be sent at once. */
  readonly rows: { readonly field: Rows; readonly shape?: string; readonly most: number }
  /** The field with the first day of a row, which no two rows of a unit have in common. */
  readonly from: From
  /**
   * The field with the last day of a row, one of `fields`, where a row has an end of its own. Without it a row holds until the
   * next one begins, which the answer has as `validTo`.
   */
  readonly to?: keyof F & string
  /** The fields of a row, in the order of the answer. */
  readonly fields: F
  /** Why the fields of a row cannot be so together. */
  readonly check?: (row: ValuesOf<F>) => Refused<keyof R & string> | undefined
  /** What `check` refuses with. */
  readonly refusals?: R
  /** What the document shows besides on a day; nobody sets it. */
  readonly shows?: { readonly shapes: Shown; readonly on: (today: PlainDate) => ValuesOf<Shown> }
  readonly words: Words
  readonly operations: {
    readonly get: Text
    readonly set: Text & { readonly example: { readonly body: unknown } }
  }
}

/** The words of descriptions and refusals that do not follow from names. */
export interface Words {
  /** A row: `minimum`, `closure`; the word for all where rows have none of their own, as of rules. */
  readonly one: string
  readonly all: string
  /** What descriptions call a row; `row` unless declared otherwise. */
  readonly row?: string
  /** What is so of the unit, `staffed`; the description of its field. */
  readonly unit: string
  /** What is so from the first day of a row to its last; `it holds` unless declared otherwise. */
  readonly holds?: string
  /** Why days that are over never change; ends a sentence. */
  readonly history: string
  /** The description of the rows that are answered. */
  readonly rows: string
  /** When there is no `updatedAt`; ends a sentence. */
  readonly unset: string
  /** The own words for a refusal that all settings have. */
  readonly refusals?: {
    readonly [Kind in 'in_past' | 'repeated' | 'stale']?: Partial<Omit<Refusal, 'status'>>
  }
}

interface Text {
  readonly summary: string
  readonly description: string
}

/** A declaration as its parts read it, which do not have its fields by type. */
export type Declaration = Declared<Units, string, string, string, Shapes, Refusals, Shapes>
