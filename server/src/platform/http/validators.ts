import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { TSchema } from '../contract/shapes.ts'
import { isId } from '../vocabulary/ids.ts'

function validator(options: { defaults: boolean; all: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: options.all,
    useDefaults: options.defaults,
    strict: true,
    allowUnionTypes: true,
    // An answer may be a million rows of a report; the shapes are ours and checked at start.
    validateSchema: true,
  })
  ajv.addVocabulary([
    'example',
    'style',
    'explode',
    'x-service-payload-of',
    'x-service-record-type',
    'x-service-localised',
  ])
  // Its formats come with the package's types for CommonJS; the function itself is the default export.
  ;(addFormats as unknown as (ajv: Ajv2020) => void)(ajv)
  ajv.addFormat('uuid', isId)
  const isDate = ajv.formats['date'] as { validate(text: string): boolean }
  // Years as for instants: the day before and the day after are dates too, wherever one is counted from.
  ajv.addFormat('date', text => /^(19|2\d)/.test(text) && isDate.validate(text))
  return ajv
}

/** Bodies with their first mistake. */
export const bodies = validator({ defaults: false, all: false })
/** Bodies with all of them. */
export const bodiesExplained = validator({ defaults: false, all: true })
export const queries = validator({ defaults: true, all: true })

/** A shape that is compiled when it is first used: all of them take a second, and few are used soon. */
export const compiled = (ajv: Ajv2020, schema: object): (() => ValidateFunction) => {
  let check: ValidateFunction | undefined
  return () => (check ??= ajv.compile(schema))
}

export const checkBodyShape = (schema: TSchema): (() => ValidateFunction) => compiled(bodies, schema)

/** The escapes by which JSON can carry what PostgreSQL text cannot hold: NUL and lone surrogates. */
export const unstorable = /\\u(0000|d[89a-f])/i

export const unstorableMessage = 'has a character that cannot be stored, or is not UTF-8'

/** The way to the first such text in a value; undefined where there is none. It calls itself: the value has few levels. */
export function unstorableIn(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : undefined
  if (value === null || typeof value !== 'object') return undefined
  for (const [key, inner] of Object.entries(value)) {
    if (unstorableIn(key)) return []
    const found = unstorableIn(inner)
    if (found) return [key, ...found]
  }
  return undefined
}
