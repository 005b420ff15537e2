import type { ErrorObject } from 'ajv/dist/2020.js'
import { nearest } from '../vocabulary/nearest.ts'

/** Names longer than any of ours resemble none, and comparing them costs time. */
const comparedLetters = 60

/** Why an unknown name is refused: what it may have been meant to be, and what there is, but in one of many rows. */
export function unknownWording(
  name: string,
  place: 'pointer' | 'parameter' | 'row',
  known: readonly string[] | undefined,
): string {
  const kind = place === 'parameter' ? 'parameter' : 'field'
  const refused = `is not a known ${kind}`
  if (known === undefined) return refused
  if (known.length === 0) return `${refused}: there are none here`
  const meant = name.length > comparedLetters ? undefined : nearest(name, known)
  const hint = meant === undefined ? '' : `, did you mean ${meant}?`
  if (place === 'row') return `${refused}${hint}`
  return `${refused}${hint}; known ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`
}

/** The names that the object has in which an unknown one was found. */
export function namesOf({ schemaPath }: ErrorObject, schema: object): readonly string[] {
  // `#/properties/entries/items/additionalProperties`: the object's schema is one step up.
  const steps = schemaPath.split('/').slice(1, -1)
  const found = steps.reduce<unknown>(
    (inner, step) => (inner as Record<string, unknown> | undefined)?.[unescaped(step)],
    schema,
  )
  return Object.keys((found as { properties?: object } | undefined)?.properties ?? {})
}

/** A step of a JSON Pointer in a URI fragment. */
const unescaped = (step: string): string =>
  decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
