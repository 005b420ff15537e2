import type { TObject, TSchema } from '../contract/shapes.ts'
import type { RowFault } from '../vocabulary/row-fault.ts'
import { unknownWording } from './unknown-names.ts'
import { checkBodyShape, unstorableIn, unstorableMessage } from './validators.ts'

/** Letters of a field's name that a result repeats. */
const toldLetters = 100
/** For so many unknown names a suggestion is made: finding out costs time. */
const explainedUnknowns = 20

type Fault = Omit<RowFault, 'sent'>

/**
 * Looks at rows one by one. A row that is not in its shape keeps the fields that are, and says with `fault` why it is to be
 * refused: what one of five hundred says wrong is no reason to refuse the others.
 */
export function rowsShape(schema: TSchema): (rows: readonly unknown[]) => object[] {
  const { properties } = schema as TObject
  const known = Object.keys(properties)
  const check = checkBodyShape(schema)
  const checks = Object.entries(properties).map(([name, field]) => [name, checkBodyShape(field)] as const)

  const soundFields = (row: object) =>
    Object.fromEntries(
      checks.flatMap(([name, checkField]) => {
        const value = Object.hasOwn(row, name) ? (row as Record<string, unknown>)[name] : undefined
        return value !== undefined && checkField()(value) && !unstorableIn(value) ? [[name, value]] : []
      }),
    )

  const faultIn = (row: unknown, namesToExplain: readonly string[] | undefined): Fault | undefined => {
    const unstorable = unstorableIn(row)
    if (unstorable) return invalid(unstorable, unstorableMessage)
    if (check()(row)) return undefined
    const [error] = check().errors ?? []
    const path = (error?.instancePath ?? '').split('/').slice(1)
    const unknown = error?.params['additionalProperty'] as string | undefined
    if (unknown === undefined) return invalid(path, error?.message ?? 'is not valid')
    const detail = unknownWording(unknown, 'row', namesToExplain)
    return { kind: 'unknown', ...fieldAt([...path, unknown]), detail }
  }

  return rows => {
    let unknowns = 0
    return rows.map(row => {
      const fault = faultIn(row, unknowns < explainedUnknowns ? known : undefined)
      if (!fault) return row as object
      if (fault.kind === 'unknown') unknowns++
      return { ...(isObject(row) && soundFields(row)), fault: { ...fault, sent: row } satisfies RowFault }
    })
  }
}

const isObject = (row: unknown): row is object =>
  typeof row === 'object' && row !== null && !Array.isArray(row)

const invalid = (path: readonly string[], detail: string): Fault => ({
  kind: 'invalid',
  ...fieldAt(path),
  detail,
})

/** The field at a path, as results name one: `customFields.region`; none where the row itself is meant. */
const fieldAt = (path: readonly string[]) =>
  path.length === 0 ? {} : { field: path.join('.').slice(0, toldLetters) }
