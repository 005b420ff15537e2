import type { TSchema } from '../../../../platform/contract/shapes.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'

/** What a sample needs to know of a JSON Schema. */
interface Shape {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly minimum?: number
}

/** An identifier that names nothing, so that a receiver that looks it up finds nothing. */
const nobody = '00000000-0000-7000-8000-000000000000'

/** A made-up payload of an event's shape, for a test send: nothing in it names a real record. */
export const samplePayload = (payload: TSchema, now: Instant): Record<string, unknown> =>
  sampleOf(payload as Shape, now) as Record<string, unknown>

function sampleOf(shape: Shape, now: Instant): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf) return shape.anyOf[0] && sampleOf(shape.anyOf[0], now)
  const type = typeof shape.type === 'string' ? shape.type : shape.type?.[0]
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner, now)]),
      )
    case 'string':
      return sampleText(shape.format, now)
    case 'integer':
    case 'number':
      return shape.minimum ?? 0
    case 'boolean':
      return false
    case 'array':
      return []
    default:
      return null
  }
}

const sampleText = (format: string | undefined, now: Instant): string =>
  format === 'uuid' ? nobody : format === 'date-time' ? now : format === 'date' ? now.slice(0, 10) : 'sample'
