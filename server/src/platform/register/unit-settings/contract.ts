import { type Contract, contract, type Refusals } from '../../contract/family.ts'
import { idOf } from '../../contract/operation.ts'
import type { Refusal } from '../../contract/refusals.ts'
import {
  array,
  CreatedAt,
  described,
  DryRun,
  expectedUpdatedAt,
  Id,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  PlainDate,
  type TArray,
  type TObject,
  type TSchema,
  type TUnsafe,
  ValidFrom,
  ValidTo,
} from '../../contract/shapes.ts'
import { snakeCase } from '../../data/naming.ts'
import type { Capability } from '../../vocabulary/capabilities.ts'
import type { Feature } from '../../vocabulary/features.ts'
import type { Declaration, Shapes, Units } from './declaration.ts'

/** The contract of settings; `ContractOf` has its precise type. */
export function contractOf(declared: Declaration): Contract {
  const { name, tag, units, codes, auditedAs = codes, feature, readers, operations } = declared
  const last = declared.path ?? snakeCase(name).replaceAll('_', '-')
  const { answer, wanted } = bodiesOf(declared)
  const of = {
    path: `/v1/${units.register}/{id}/${last}`,
    ...(feature && { feature }),
    params: { id: idOf(units.missing) },
    answers: answer,
  } as const
  const refusals = refusalsOf(declared)
  return contract({
    name,
    tag,
    refusals,
    uses: { refusals: units.refusals as Refusals },
    events: {},
    audited: { [auditedAs]: { '*': 'open' } },
    operations: {
      get: { method: 'GET', ...of, ...operations.get, needs: readers, refuses: [units.missing] },
      set: {
        method: 'PUT',
        ...of,
        ...operations.set,
        needs: ['org.admin'],
        body: wanted,
        refuses: [
          units.missing,
          ...Object.keys(refusals),
          ...(declared.to === undefined ? [] : ['range_end_before_start']),
        ],
      },
    },
  })
}

function bodiesOf(declared: Declaration) {
  const { name, units, rows, from, to, fields, shows, words } = declared
  const { row = 'row', holds = 'it holds' } = words
  const first = to === undefined ? ValidFrom : described(PlainDate, `The first day on which ${holds}.`)
  const answered = object({
    [from]: first,
    ...(to === undefined && { validTo: ValidTo }),
    ...fields,
    createdAt: CreatedAt,
  })
  const sent = object({
    [from]: described(PlainDate, `The first day on which ${holds}: today or a later one.`),
    ...fields,
  })
  return {
    answer: named(
      `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      object({
        [units.reference]: described(
          IdOf(snakeCase(units.reference).replace(/_id$/, '')),
          `The ${units.one} ${words.unit}.`,
        ),
        [rows.field]: array(rows.shape === undefined ? answered : named(rows.shape, answered), {
          description: words.rows,
        }),
        ...shows?.shapes,
        updatedAt: described(
          nullable(Instant),
          `When they last changed, to be sent as \`expectedUpdatedAt\`; null while ${words.unset}.`,
        ),
      }),
    ),
    wanted: object({
      [rows.field]: array(sent, {
        maxItems: rows.most,
        description: `All ${row}s that begin today or later, in any order. ${row === 'row' ? 'A row' : 'One'} of today or later that is not among them is taken back; what began before today stays as it is.`,
      }),
      expectedUpdatedAt,
      dryRun: DryRun,
    }),
  }
}

function refusalsOf({ codes, from, words, refusals }: Declaration): Refusals {
  const { one, all, row = 'row', history, refusals: other = {} } = words
  const isMany = (word: string) => word.endsWith('s')
  const rows = `${row}s`
  const inPast: Refusal = {
    status: 422,
    title: `The ${one} would begin before today`,
    when: `A ${row} has a \`${from}\` before today: ${history}.`,
    remedy: `Send ${rows} from today on only; those that began before are kept by themselves.`,
    ...other.in_past,
  }
  const repeated: Refusal = {
    status: 422,
    title: `Two ${one === all ? `rows of ${all}` : all} begin on one day`,
    when: `Two ${rows} have the same \`${from}\`.`,
    remedy: `Send one ${row} for each day on which the ${one} ${isMany(one) ? 'change' : 'changes'}.`,
    ...other.repeated,
  }
  const stale: Refusal = {
    status: 409,
    title: `The ${all} of the unit ${isMany(all) ? 'have' : 'has'} changed`,
    when: `\`expectedUpdatedAt\` is not the current \`updatedAt\` of the ${all} of the unit.`,
    remedy: `Read the ${all} again, look at what changed, and send the change anew.`,
    ...other.stale,
  }
  return {
    [`${codes}_in_past`]: inPast,
    [`${codes}_repeated`]: repeated,
    [`${codes}_stale`]: stale,
    ...refusals,
  }
}

// The precise type, which handlers, the SDK's types and the demo's steps are checked against.

type SentRow<From extends string, F extends Shapes> = TObject<
  { [Name in From]: typeof PlainDate } & { -readonly [Name in keyof F]: F[Name] }
>

type AnsweredRow<From extends string, To, F extends Shapes> = TObject<
  { [Name in From]: typeof PlainDate } & ([To] extends [never] ? { validTo: typeof ValidTo } : unknown) & {
      -readonly [Name in keyof F]: F[Name]
    } & { createdAt: typeof CreatedAt }
>

type Answer<
  Reference extends string,
  Rows extends string,
  Row extends TSchema,
  Shown extends Shapes,
> = TObject<
  { [Name in Reference]: typeof Id } & { [Name in Rows]: TArray<Row> } & {
    -readonly [Name in keyof Shown]: Shown[Name]
  } & { updatedAt: TUnsafe<string | null> }
>

interface Promised<Missing extends string> {
  readonly path: `/v1/${string}`
  readonly summary: string
  readonly description: string
  readonly feature?: Feature
  readonly params: { readonly id: { readonly missing: Missing } }
}

type OwnCode<Prefix extends string, To, R> =
  | `${Prefix}_in_past`
  | `${Prefix}_repeated`
  | `${Prefix}_stale`
  | (keyof R & string)
  | ([To] extends [never] ? never : 'range_end_before_start')

export type ContractOf<
  U extends Units,
  Prefix extends string,
  Rows extends string,
  From extends string,
  To extends string,
  F extends Shapes,
  R extends Refusals,
  Shown extends Shapes,
> = Contract<
  { readonly [Code in Exclude<OwnCode<Prefix, never, R>, keyof R>]: Refusal } & R,
  Record<never, never>,
  {
    readonly get: Promised<U['missing']> & {
      readonly method: 'GET'
      readonly needs: 'none' | readonly Capability[]
      readonly answers: Answer<U['reference'], Rows, AnsweredRow<From, To, F>, Shown>
      readonly refuses: readonly U['missing'][]
    }
    readonly set: Promised<U['missing']> & {
      readonly method: 'PUT'
      readonly needs: readonly ['org.admin']
      readonly body: TObject<
        { [Name in Rows]: TArray<SentRow<From, F>> } & {
          expectedUpdatedAt: typeof expectedUpdatedAt
          dryRun: typeof DryRun
        }
      >
      readonly answers: Answer<U['reference'], Rows, AnsweredRow<From, To, F>, Shown>
      readonly refuses: readonly (U['missing'] | OwnCode<Prefix, To, R>)[]
    }
  }
>
