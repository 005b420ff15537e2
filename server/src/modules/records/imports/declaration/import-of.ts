import type { Caller } from '../../../../platform/access/caller.ts'
import type { EventDeclarations } from '../../../../platform/contract/events.ts'
import { type Contract, contract, operationsOf, type Refusals } from '../../../../platform/contract/family.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import type { Static, TObject, TProperties, TSchema } from '../../../../platform/contract/shapes.ts'
import type { AnyHandler } from '../../../../platform/http/handler.ts'
import type { Module } from '../../../../platform/module.ts'
import type { Fact } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CodeOf, RowDeclaration, RowOf } from '../protocol/row.ts'
import { recordUses } from '../record-uses.ts'
import { importRegisters } from '../register.ts'
import { importAnswer, importBody, type KeptResult, type Register, rowResult, TargetCode } from '../shapes.ts'
import { resultsFor } from '../warnings.ts'
import type {
  Announced,
  Deciding,
  FieldsOfRows,
  ImportDeclaration,
  RowByRow,
  Rules,
  ExampleResult,
} from './declaration.ts'
import { type AnyDeclaration, handlerOf } from './handler-of.ts'
import { undoOf } from './undo-of.ts'

const exampleId = (end: string): string => `019aa3b2-6b00-7c1e-8f00-4b6f0d9c1${end}`

/** What a declared import promises, under the name and tag of all imports. */
function contractOf(declared: AnyDeclaration): Contract {
  const { of, feature, refusesAll = {}, emits, example } = declared
  const operation: Operation = {
    method: 'POST',
    path: `/v1/imports/${of.register}`,
    summary: declared.summary,
    description: declared.description,
    needs: ['org.admin'],
    ...(feature && { feature }),
    body: importBody(of.shape, of.rows, declared.common),
    table: { register: of.register, columns: of.columns },
    answers: importAnswer(rowResult(of.errorShape, declared.targetCode ? { targetCode: TargetCode } : {})),
    refuses: Object.keys(refusesAll),
    ...(emits && { emits }),
    example: {
      body: { ...example.common, rows: example.rows, filename: example.filename },
      answer: {
        results: example.results.map(resultOf),
        importId: exampleId(example.importId),
        dryRun: false,
      },
    },
  }
  return contract({
    name: 'imports',
    tag: 'Imports',
    refusals: declared.refusals ?? {},
    uses: { refusals: refusesAll, events: declared.events ?? {} },
    events: {},
    operations: {
      [declared.operation]: operation as Operation & { refuses: never; emits: never; params: never },
    },
  })
}

const resultOf = ({ status = 'created', id, code, ...more }: ExampleResult, index: number) => ({
  index,
  status,
  id: id === null ? null : exampleId(id),
  code: code ?? null,
  ...more,
})

/** The card of an import: its operation, its register and what keeps it from being undone. */
export interface ImportModule<Name extends string, Body extends TSchema> extends Module {
  readonly contract: Contract & {
    readonly operations: { readonly [N in Name]: Operation & { readonly body: Body } }
  }
}

type BodyOf<D extends RowDeclaration, Common extends TProperties> = TSchema & {
  readonly static: { readonly rows: readonly RowOf<D>[] } & Static<TObject<Common>>
}

type DeclaredCard<
  Name extends string,
  D extends RowDeclaration,
  Met extends object,
  Row extends object,
  Rec extends { readonly id: Id },
  F extends Fact,
  Patch extends TSchema,
  Named,
  Fields extends FieldsOfRows,
  UR extends Refusals,
  E extends EventDeclarations,
  Emits extends keyof E & string,
  Common extends TProperties,
  Stored extends { readonly id: Id },
  Undone,
> = ImportDeclaration<D, Met, Row, Rec, Patch, Named, Fields, UR, E, Emits, Common, Stored, Undone> & {
  readonly operation: Name
} & ([F] extends [Announced<E, Emits>] ? object : { readonly emits: readonly F['event'][] })

/** Takes the rest of a declaration; `More` is what rows that are decided one by one need besides. */
interface Card<
  D extends RowDeclaration,
  Met extends object,
  Row extends object,
  Rec extends { readonly id: Id },
  F extends Fact,
  IsRowByRow extends boolean,
> {
  <
    const Name extends string,
    Patch extends TSchema = TSchema,
    Named = Record<never, never>,
    Fields extends FieldsOfRows = FieldsOfRows,
    UR extends Refusals = Record<never, never>,
    E extends EventDeclarations = Record<never, never>,
    const Emits extends keyof E & string = never,
    Common extends TProperties = Record<never, never>,
    Stored extends { readonly id: Id } = Rec,
    Undone = undefined,
  >(
    declared: DeclaredCard<
      Name,
      D,
      Met,
      Row,
      Rec,
      F,
      Patch,
      Named,
      Fields,
      UR,
      E,
      Emits,
      Common,
      Stored,
      Undone
    > &
      (IsRowByRow extends true ? RowByRow<Met, Rec, Fields, Announced<E, Emits>, CodeOf<D>> : object),
  ): ImportModule<Name, BodyOf<D, Common>>
}

/**
 * Makes the card of an import from what its rows say, the rules that decide them and the rest of its declaration: the operation
 * with its shapes, its table and template, the handler, the way to undo it, and what refers to its records.
 */
export const importOf = <
  D extends RowDeclaration,
  Met extends object,
  Row extends object,
  Rec extends { readonly id: Id },
  F extends Fact,
>(
  of: D,
  rules: Rules<Met, Row, Rec, F, CodeOf<D>>,
): Card<D, Met, Row, Rec, F, true> =>
  ((declared: object) => cardOf({ ...declared, of, rules } as unknown as AnyDeclaration)) as unknown as Card<
    D,
    Met,
    Row,
    Rec,
    F,
    true
  >

/** An import whose rows are decided together, because what becomes of one depends on the others. */
export const importTogether = <
  D extends RowDeclaration,
  Met extends object,
  Row extends object,
  Rec extends { readonly id: Id },
  F extends Fact,
>(
  of: D,
  decide: Deciding<Met, Row, Rec, F, CodeOf<D>>,
): Card<D, Met, Row, Rec, F, false> =>
  ((declared: object) => cardOf({ ...declared, of, decide } as unknown as AnyDeclaration)) as unknown as Card<
    D,
    Met,
    Row,
    Rec,
    F,
    false
  >

/** Answers what is kept of the rows as the caller reads it. */
const answering =
  (handler: AnyHandler): AnyHandler =>
  async call => {
    const answer = (await handler(call)) as { readonly results: readonly KeptResult[] }
    return { ...answer, results: resultsFor(call.caller as Caller, call.language, answer.results) }
  }

// The parts do not have the register by type; what goes in and out of them is typed above.
function cardOf(declared: AnyDeclaration): Module {
  const { of, feature, operation, undo } = declared
  const contract = contractOf(declared)
  const handler = handlerOf(declared) as unknown as AnyHandler
  const [own] = operationsOf(contract)
  if (!own) throw new Error(`${operation} is no operation`)
  return {
    contract,
    handlers: { [operation]: answering(handler) },
    contributes: [
      importRegisters.of({
        register: of.register as Register,
        columns: of.columns,
        inJobs: { operation: own, common: declared.common ?? {}, handler },
        ...(feature && { feature }),
        undo: typeof undo === 'function' ? undo : undoOf(of.register, undo),
      }),
      ...(declared.recordUses ?? []).map(use => recordUses.of(use)),
    ],
  }
}
