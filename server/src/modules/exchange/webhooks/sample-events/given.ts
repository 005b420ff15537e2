import type { TSchema } from '../../../../platform/contract/shapes.ts'
import { checkBodyShape } from '../../../../platform/http/validators.ts'
import type { ShapeError } from '../../../../platform/vocabulary/request-refused.ts'

type Payload = Readonly<Record<string, unknown>>

/** Characters of one value as JSON: payloads have identifiers, states and instants, and nothing longer. */
const longestValue = 500

const checks = new WeakMap<TSchema, ReturnType<typeof checkBodyShape>>()

/** What in a payload does not fit the event, by field: a field that the event has not, or a value that cannot stand there. */
export function misfits(schema: TSchema & { readonly properties?: object }, payload: Payload): ShapeError[] {
  const known = Object.keys(schema.properties ?? {})
  const strange = Object.keys(payload).filter(name => !known.includes(name))
  if (strange.length > 0)
    return strange.map(name => told(name, `is not in the payload, which has ${known.join(', ')}`))
  const long = Object.keys(payload).filter(name => JSON.stringify(payload[name]).length > longestValue)
  if (long.length > 0) return long.map(name => told(name, `is longer than ${longestValue} characters`))
  return misshapen(schema, payload)
}

function misshapen(schema: TSchema, payload: Payload): ShapeError[] {
  const check = checks.get(schema) ?? checkBodyShape(schema)
  checks.set(schema, check)
  const validate = check()
  if (validate(payload)) return []
  const [error] = validate.errors ?? []
  return [told(error?.instancePath.slice(1) ?? '', error?.message ?? 'is not valid')]
}

const told = (field: string, message: string): ShapeError => ({ pointer: `/payload/${field}`, message })
