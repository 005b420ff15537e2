import type { TSchema } from '../shapes.ts'
import { exampleId } from './example-id.ts'

/** What of JSON Schema the shapes of contracts use. */
interface Shape {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxProperties?: number
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Shape[]
}

const byFormat: Readonly<Record<string, (name: string) => string>> = {
  uuid: exampleId,
  date: name => usualDates[name] ?? '2026-11-20',
  'date-time': name => `${usualDates[name] ?? '2026-11-20'}T07:00:00.000Z`,
  uri: () => 'https://konttori.example/',
}

/** A range has an end after its beginning. */
const usualDates: Readonly<Record<string, string>> = {
  from: '2026-11-01',
  to: '2026-11-30',
  periodStart: '2026-11-01',
  periodEnd: '2026-11-30',
  validFrom: '2027-01-01',
}

/** What has no end yet. */
const openEnds = new Set(['validTo'])

/** Fields of a request that change how it is handled and not what it says. */
const asides = new Set(['dryRun', 'expectedUpdatedAt'])

/**
 * A value that fits the shape: the shape's own examples where it has some, and otherwise one made from its type and
 * from the name of its field.
 */
export const exampleOf = (schema: TSchema, name = 'value'): unknown => made(schema as Shape, name)

function made(shape: Shape, name: string): unknown {
  if (shape.examples?.length) return shape.examples[0]
  if ('const' in shape) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf) return made(shape.anyOf[0] ?? {}, name)
  if (shape.default !== undefined) return shape.default
  if (openEnds.has(name) && shape.type?.includes('null')) return null
  switch (Array.isArray(shape.type) ? shape.type[0] : shape.type) {
    case 'object':
      return madeObject(shape)
    case 'array':
      return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () => made(shape.items ?? {}, name))
    case 'string':
      return byFormat[shape.format ?? '']?.(name) ?? wordsOf(name).slice(0, shape.maxLength)
    case 'integer':
    case 'number':
      return Math.min(
        Math.max(usualNumber(name), shape.minimum ?? 0),
        shape.maximum ?? Number.MAX_SAFE_INTEGER,
      )
    case 'boolean':
      return true
    default:
      return null
  }
}

const madeObject = ({ properties = {}, required = [], maxProperties }: Shape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || !asides.has(name))
      .slice(0, maxProperties)
      .map(([name, property]) => [name, made(property, name)]),
  )

const usualNumber = (name: string): number => (/minutes$/i.test(name) ? 450 : 1)

/** `jobTitle` as `Job title`. */
function wordsOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
