import { optional, type Static, type TOptional, type TSchema } from '../contract/shapes.ts'

/** One field of a register's records or of their versions: its shape, and what a new record has in it. */
export interface Field<
  S extends TSchema = TSchema,
  Given extends 'required' | 'optional' = 'required' | 'optional',
  Fixed extends boolean = boolean,
> {
  readonly shape: S
  readonly given: Given
  /** The value when it is left out; undefined where a rule works it out. */
  readonly otherwise: unknown
  readonly isFixed: Fixed
}

export type Fields = Readonly<Record<string, Field>>

/** A field that a new record takes and a patch may change. */
export const required = <S extends TSchema>(shape: S): Field<S, 'required', false> => ({
  shape,
  given: 'required',
  otherwise: undefined,
  isFixed: false,
})

/** A field that a new record may leave out. */
export const defaulted = <S extends TSchema>(
  shape: S,
  otherwise: Static<S>,
): Field<S, 'optional', false> => ({ shape, given: 'optional', otherwise, isFixed: false })

/** A field that never changes. */
export const fixed = <S extends TSchema, Given extends 'required' | 'optional'>(
  field: Field<S, Given>,
): Field<S, Given, true> => ({ ...field, isFixed: true })

/** Fields that may all be left out; a rule works their values out. */
export const workedOut = <P extends Readonly<Record<string, TSchema>>>(shapes: P) =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      name,
      { shape, given: 'optional', otherwise: undefined, isFixed: false },
    ]),
  ) as { readonly [Name in keyof P]: Field<P[Name], 'optional', false> }

/** The shapes in which fields are answered. */
export type ShapesOf<F extends Fields> = { -readonly [Name in keyof F]: F[Name]['shape'] }

/** The shapes in which a new record gives its fields. */
export type GivenShapesOf<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name]['given'] extends 'optional'
    ? TOptional<F[Name]['shape']>
    : F[Name]['shape']
}

/** The shapes in which a patch gives the fields that may change. */
export type PatchShapesOf<F extends Fields> = {
  -readonly [Name in keyof F as F[Name]['isFixed'] extends true ? never : Name]: TOptional<F[Name]['shape']>
}

export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: Static<F[Name]['shape']> }

const shapes = (fields: Fields, make: (field: Field) => TSchema | null): Record<string, TSchema> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const shape = make(field)
      return shape ? [[name, shape]] : []
    }),
  )

export const shapesOf = (fields: Fields) => shapes(fields, ({ shape }) => shape)

export const givenShapesOf = (fields: Fields) =>
  shapes(fields, ({ shape, given }) => (given === 'optional' ? optional(shape) : shape))

export const patchShapesOf = (fields: Fields) =>
  shapes(fields, ({ shape, isFixed }) => (isFixed ? null : optional(shape)))

/** The values of all fields: those that are given, and for the others what stands in. */
export const completed = (
  fields: Fields,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { otherwise }]) => [
      name,
      given[name] === undefined ? otherwise : given[name],
    ]),
  )
