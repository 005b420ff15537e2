import type { Caller } from '../../../../platform/access/caller.ts'
import type { EventDeclarations, FactOf } from '../../../../platform/contract/events.ts'
import type { Refusals } from '../../../../platform/contract/family.ts'
import type { Static, TObject, TProperties, TSchema } from '../../../../platform/contract/shapes.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Accepted, Fact } from '../../../../platform/vocabulary/decision.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Feature } from '../../../../platform/vocabulary/features.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Alike } from '../alike.ts'
import type { ImportOutcome, Written } from '../protocol/import-rows.ts'
import type { ReadRow, Said } from '../protocol/read-row.ts'
import type { CodeOf, RowDeclaration, RowOf } from '../protocol/row.ts'
import type { RefusedRow, RowRules } from '../protocol/rows.ts'
import type { RecordUse } from '../record-uses.ts'
import type { ModeCode } from '../refusals.ts'
import type { Mode, RowStatus } from '../shapes.ts'
import type { ImportChange, UndoCall, Undoing } from '../undo.ts'
import type { Naming, ReadingCall } from './naming.ts'
import type { RecordUndo } from './undo-of.ts'

/** The request of an import, and what it is carried out in. */
export interface ImportCall<Common = unknown, Refusal extends string = never> {
  readonly db: WriteTransaction
  readonly caller: Caller
  readonly services: Services
  readonly now: Instant
  readonly dryRun: boolean
  readonly mode: Mode
  /** Where the rows come from, as every audit line tells. */
  readonly filename: string | null
  /** One for each row, in their order. */
  readonly newIds: readonly Id[]
  /** What all rows have in common. */
  readonly common: Common
  /** Answers with a code that the declaration names, whatever the rows say. */
  refuse(code: Refusal, detail?: string): never
  /** Saves and records what is decided apart from the rows. */
  commit<State>(decision: Accepted<State, Fact>, save?: (state: State) => Promise<unknown>): Promise<State>
}

/** Custom fields, as rows of an import fill them. */
export interface FieldsOfRows {
  /** What cells say, each in the form of its field; undefined where they say nothing. */
  saidIn(cells: never): object | undefined
}

/** What became of a row of the example. */
export interface ExampleResult {
  readonly status?: RowStatus
  /** The end of the record's id; null for none. */
  readonly id: string | null
  readonly code?: string
  readonly field?: string
  readonly targetCode?: string | null
}

/** A row as its declaration reads it. */
export type Standard<D extends RowDeclaration, Patch extends TSchema, Named> = ReadRow<
  RowOf<D>,
  unknown extends Static<Patch> ? object : Static<Patch>,
  Named
>

/** What the rows of every import are decided in. */
export type Given = Pick<ImportCall, 'now' | 'mode'>

export type Announced<E extends EventDeclarations, Emits> = Extract<FactOf<E>, { readonly event: Emits }>

/** What an import promises. */
export interface Promised<
  UR extends Refusals,
  E extends EventDeclarations,
  Emits extends keyof E & string,
  Common extends TProperties,
> {
  /** The key of the operation, as it reads in the SDK after `imports.`. */
  readonly operation: string
  readonly summary: string
  readonly description: string
  /** The licensed part of the product that the register is of; absent: none. */
  readonly feature?: Feature
  /** The codes of single rows that imports alone give: the request itself answers 200. */
  readonly refusals?: Refusals
  /** The codes by which the whole request is refused. */
  readonly refusesAll?: UR
  readonly events?: E
  readonly emits?: readonly Emits[]
  /** What all rows of a request have in common. */
  readonly common?: Common
  readonly example: {
    readonly common?: object
    readonly rows: readonly object[]
    readonly filename: string
    readonly results: readonly ExampleResult[]
    /** The end of its id. */
    readonly importId: string
  }
}

/** Decides each row by itself, upon what the rows before have left. */
export type Rules<
  Met,
  Row extends object,
  Rec extends { readonly id: Id },
  F extends Fact,
  Code extends string,
> = (met: Met) => RowRules<Row, Rec, F, Code> & {
  /** The records that rows may mean. */
  readonly records: readonly Rec[]
}

/** What rows did together, and how it is saved. */
export interface DecidedTogether<Rec, F extends Fact, Code extends string> {
  readonly decision: Accepted<ImportOutcome<Rec, Code | ModeCode>, F>
  readonly save: () => Promise<unknown>
  /** What is done once the import is kept, in the same transaction. */
  readonly afterwards?: () => Promise<unknown>
}

/** Decides all rows together. */
export type Deciding<Met, Row extends object, Rec, F extends Fact, Code extends string> = (
  rows: readonly (Row | RefusedRow<Code>)[],
  met: Met,
  call: ImportCall,
) => Promise<DecidedTogether<Rec, F, Code>>

/** An import: what is promised of it, and how its rows are read and undone. */
export interface ImportDeclaration<
  D extends RowDeclaration,
  Met extends object,
  Row extends object,
  Rec extends { readonly id: Id },
  Patch extends TSchema,
  Named,
  Fields extends FieldsOfRows,
  UR extends Refusals,
  E extends EventDeclarations,
  Emits extends keyof E & string,
  Common extends TProperties,
  Stored extends { readonly id: Id },
  Undone,
> extends Promised<UR, E, Emits, Common> {
  /** What a PATCH of a record may say: the fields of rows with its names, which are held to its shape. */
  readonly patch?: Patch
  /** What of a row the patch has in another form. */
  readonly patched?: (
    said: Said<RowOf<D>>,
    named: Standard<D, Patch, Named>['named'],
    call: ReadingCall,
  ) => object
  /** The field of a row that fills a place of the patch, by the names on the way to it; absent: the first of them. */
  readonly cellOf?: (way: readonly [string, ...string[]], patch: object) => string
  readonly names?: { readonly [Name in keyof Named]: Naming<Named[Name], CodeOf<D>> }
  readonly customFields?: (db: TenantDb) => Promise<Fields>
  /** Reads what the rules say that rows are decided in, by a constant number of statements. */
  find(
    rows: readonly Standard<D, Patch, Named>[],
    call: ImportCall<Static<TObject<Common>>, keyof UR & string> & {
      readonly fields: Fields
      /** The records whose ids rows say. */
      readonly meant: readonly Rec[]
    },
  ): Promise<Omit<Met, keyof Given>>
  /** What more a row means, or why it is refused; absent: what its declaration reads. */
  readonly read?: (row: Standard<D, Patch, Named>, met: Met) => Row | RefusedRow<CodeOf<D>, Rec>
  /** What is to be known of a row that is not in the shape of the register. */
  readonly about?: (row: Row | RefusedRow<CodeOf<D>>) => object
  /** What results tell of a record besides its id; null where it has no code of its own. */
  readonly targetCode?: (record: Rec, met: Met) => string | null
  /** By what another record may be the same as one that rows made or changed, so that their results warn of it. */
  readonly alike?: Alike<Rec>
  /** What is kept of what rows did to a record, to undo it by; absent: the whole record, before and after. */
  readonly kept?: (change: Written<Rec>, met: Met, call: ImportCall) => Pick<ImportChange, 'before' | 'after'>
  readonly undo:
    | RecordUndo<Stored, Announced<E, keyof E>, Undone>
    | ((call: UndoCall) => Promise<Undoing<Announced<E, keyof E>>>)
  /** What of the family refers to records of registers, and so keeps an import into them from being undone. */
  readonly recordUses?: readonly RecordUse[]
}

/** An import whose rows are decided one by one: also what follows from all of them, and how it is saved. */
export interface RowByRow<Met, Rec, Fields, F extends Fact, Code extends string> {
  /** What follows from all that the rows did, such as one event for many of them. */
  readonly follows?: (
    decision: Accepted<ImportOutcome<Rec, Code | ModeCode>, F>,
    met: Met,
    call: ImportCall,
  ) => Promise<Accepted<ImportOutcome<Rec, Code | ModeCode>, F>>
  /** Saves what rows made and changed, in a few statements for all of it. */
  save(
    written: readonly Written<Rec>[],
    met: Met,
    call: ImportCall & { readonly fields: Fields },
  ): Promise<unknown>
}
