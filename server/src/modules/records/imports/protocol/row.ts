import {
  described,
  object,
  oneOf,
  type Static,
  type TObject,
  type TProperties,
  type TSchema,
  Type,
} from '../../../../platform/contract/shapes.ts'
import type { ChoiceWords, TableLanguage } from '../../../../platform/contract/table.ts'
import { Cell, Line, typedCell } from '../cells.ts'
import type { ColumnKind, ImportColumn } from '../columns.ts'
import { modeErrors, type ShapeCode, shapeErrors } from '../refusals.ts'

/** What a cell may hold: its shape in a request, and how the text of a table becomes it. */
interface Content<S extends TSchema = TSchema> {
  readonly shape: S
  readonly kind: ColumnKind
  readonly choices?: readonly string[]
  readonly words?: ChoiceWords
  /** Whether text of digits is refused in place of a number. */
  readonly isExact?: boolean
}

/** A field of a row, and the column of a table that fills it. */
export interface RowCell<S extends TSchema = TSchema> {
  readonly shape: S
  readonly column: Omit<ImportColumn, 'name'>
  readonly isExact?: boolean
}

export type Cells = Readonly<Record<string, RowCell>>

/** A field of a row: what it holds, its headings in a table with the example of a template, and between commas what others call it. */
export const cell = <S extends TSchema>(
  { shape, kind, choices, words, isExact }: Content<S>,
  { example = '', ...headings }: ImportColumn['headings'] & { readonly example?: string },
  aliases = '',
): RowCell<S> => ({
  shape,
  ...(isExact && { isExact }),
  column: {
    ...{ headings, example, kind },
    ...(choices && { choices }),
    ...(words && { words }),
    ...(aliases !== '' && { aliases: aliases.split(', ') }),
  },
})

export type TextCell = RowCell<typeof Cell>

/** Text; null, absent or blank is no value. */
export const text = (description: string): Content<typeof Cell> => ({
  shape: described(Cell, description),
  kind: 'text',
})

export const date = (description: string): Content<typeof Cell> => ({ ...text(description), kind: 'date' })

/** Pairs of a level and a target of it. */
export const targets = (description: string): Content<typeof Cell> => ({
  ...text(description),
  kind: 'targets',
})

/** An instant, or a date with a time of day, in words that the register reads. */
export const moment = (description: string): Content<typeof Cell> => ({
  ...text(description),
  kind: 'moment',
})

/** E-mail addresses, one or several. */
export const addresses = (description: string): Content<typeof Cell> => ({
  ...text(description),
  kind: 'addresses',
})

export const businessId = (description: string): Content<typeof Cell> => ({
  ...text(description),
  kind: 'business_id',
})

export const vatId = (description: string): Content<typeof Cell> => ({
  ...text(description),
  kind: 'vat_id',
})

/** One of some choices, and what people call each of them. */
export const choice = <const Choice extends string>(
  choices: readonly Choice[],
  description: string,
  words: Readonly<Record<Choice, Readonly<Record<TableLanguage, string>>>>,
): Content<typeof Cell> => ({
  ...{ ...text(description), choices, words },
  kind: 'choice',
})

export const flag = (description: string) =>
  ({ shape: typedCell('boolean', Type.Boolean({ description })), kind: 'flag' }) as const

interface Bounds {
  readonly minimum?: number
  readonly maximum?: number
}

/** A whole number; where a table tells it as a time of the clock or as hours and minutes, its column says so. */
export const integer = (description: string, bounds: Bounds = {}, kind: ColumnKind = 'integer') => ({
  shape: typedCell('integer', Type.Integer({ ...bounds, description })),
  kind,
})

/** Money in whole cents. */
export const cents = (description: string, bounds: Bounds = {}) => integer(description, bounds, 'cents')

export const number = (description: string, bounds: Bounds = {}) =>
  ({ shape: typedCell('number', Type.Number({ ...bounds, description })), kind: 'number' }) as const

/** The id that a record has here. A row that says it means that record, and no other; tables of an export have it. */
export const recordCells = (what: string) => ({
  recordId: cell(
    text(
      `The id of a ${what} that is there: the row means it, whatever else it says. Null or absent: it is found otherwise.`,
    ),
    { fi: 'Tietueen id', sv: 'Postens id', en: 'Record id' },
  ),
})

/** The reference of a record in another system, with what its two fields say. */
export const referenceCellsOf = (externalSource: string, externalId: string) => ({
  externalSource: cell(
    text(externalSource),
    { fi: 'Ulkoinen järjestelmä', sv: 'Externt system', en: 'External source' },
    'lähdejärjestelmä, järjestelmä, källsystem, system, source',
  ),
  externalId: cell(
    text(externalId),
    { fi: 'Ulkoinen tunnus', sv: 'Externt id', en: 'External id' },
    'id, viite, extern referens, external reference',
  ),
})

/** The reference of a record in another system, by which rows find it first. */
export const referenceCells = (whose: string, who = 'it is') =>
  referenceCellsOf(
    'The other system; given with `externalId`. Null or absent for a row that carries no reference.',
    `The ${whose} id in the other system, by which ${who} found first. Null or absent for a row that carries no reference.`,
  )

/** The ends of what fields say of themselves. */
export const keeps = 'Null or absent keeps what is stored.'
export const needed = 'Needed: null or absent is reported as `missing_required`.'

type Shapes<C extends Cells> = { readonly [Name in keyof C]: C[Name]['shape'] } & {
  readonly line: typeof Line
}

/** A row of a register as its import declares it. */
export interface RowDeclaration<
  R extends string = string,
  C extends Cells = Cells,
  Code extends string = string,
> {
  readonly register: R
  /** What rows stand for, in the plural. */
  readonly rows: string
  readonly cells: C
  readonly shape: TObject<Shapes<C> & TProperties>
  readonly columns: readonly ImportColumn<keyof C & string>[]
  /** Why a row is not carried out, but for the mode of the import. */
  readonly errors: readonly (Code | ShapeCode | 'missing_required')[]
  readonly errorShape: TSchema
  readonly needs: readonly string[]
}

interface DeclaredRow<R extends string, C extends Cells, Code extends string> {
  /** The register, as paths name it. */
  readonly register: R
  readonly rows: string
  readonly cells: C
  /** The columns in their order in a template; absent, that of the fields. */
  readonly columns?: readonly (keyof C & string)[]
  /** The fields without which no row is carried out. */
  readonly needs?: readonly (keyof C & string)[]
  /** The codes of single rows, beyond those of every register. */
  readonly refuses: readonly Code[]
}

export function rowOf<const R extends string, const C extends Cells, const Code extends string>({
  register,
  rows,
  cells,
  columns = Object.keys(cells),
  needs = [],
  refuses,
}: DeclaredRow<R, C, Code>): RowDeclaration<R, C, Code> {
  const errors = ['missing_required' as const, ...shapeErrors, ...refuses]
  const shapes = Object.fromEntries(Object.entries(cells).map(([name, { shape }]) => [name, shape]))
  return {
    ...{ register, rows, cells, needs, errors },
    shape: object({ ...shapes, line: Line }) as unknown as TObject<Shapes<C> & TProperties>,
    columns: columns.flatMap(name => {
      const declared = cells[name]
      return declared ? [{ name, ...declared.column }] : []
    }),
    errorShape: oneOf([...errors, ...modeErrors]),
  }
}

/** A row as it is sent. */
export type RowOf<D extends RowDeclaration> =
  D extends RowDeclaration<string, infer C, string>
    ? { readonly [Name in keyof C]?: Static<C[Name]['shape']> } & { readonly line?: number }
    : never

/** Why a row of a register is not carried out, but for the mode of the import. */
export type CodeOf<D extends RowDeclaration> = D['errors'][number]

/** What the descriptions of imports say alike. */
export const asUsual = 'Always 200, with one result a row in the order of the rows.'
export const unlessSaid =
  'A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing.'
export const ofCustomFields = 'Custom fields are columns `cf.<key>`.'
export const kept = 'The import and its results are kept: `GET /v1/imports`.'

/** What tables of several registers call the same choices. */
export const languageWords = {
  fi: { fi: 'Suomi', sv: 'Finska', en: 'Finnish' },
  sv: { fi: 'Ruotsi', sv: 'Svenska', en: 'Swedish' },
  en: { fi: 'Englanti', sv: 'Engelska', en: 'English' },
} as const
export const consentWords = {
  unknown: { fi: 'Ei tiedossa', sv: 'Okänt', en: 'Unknown' },
  given: { fi: 'Annettu', sv: 'Givet', en: 'Given' },
  refused: { fi: 'Kielletty', sv: 'Nekat', en: 'Refused' },
} as const
