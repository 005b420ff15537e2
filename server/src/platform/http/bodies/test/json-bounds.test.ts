import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modules } from '../../../../modules/index.ts'
import { operationsOf } from '../../../contract/family.ts'
import { limits } from '../../../vocabulary/limits.ts'
import { measureJson } from '../json-bounds.ts'

const measure = (text: string, bounds?: { depth: number; values: number }) =>
  measureJson(Buffer.from(text), bounds)

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

function valuesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return 1 + Object.values(value).reduce((sum: number, inner) => sum + valuesOf(inner), 0)
}

describe('a JSON text is measured before it is parsed', () => {
  it('by its depth, whatever its texts hold', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), text => {
        const depth = depthOf(JSON.parse(text))
        expect(measure(text, { depth, values: 1e9 })).toHaveProperty('values')
        if (depth > 0) expect(measure(text, { depth: depth - 1, values: 1e9 })).toHaveProperty('excess')
      }),
    )
  })

  it('by its values, at least as many as there are', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), text => {
        const measured = measure(text, { depth: 100, values: 1e9 })
        const least = Math.ceil(valuesOf(JSON.parse(text)) / 2)
        expect('values' in measured && measured.values).toBeGreaterThanOrEqual(least)
      }),
    )
  })

  it.each([
    ['[[', { depth: 2, values: 10 }, true],
    ['[[[', { depth: 2, values: 10 }, false],
    ['"[[[["', { depth: 0, values: 10 }, true],
    [String.raw`"\"[[[["`, { depth: 0, values: 10 }, true],
    [String.raw`"\\"[`, { depth: 0, values: 10 }, false],
    ['"[[[[', { depth: 0, values: 10 }, true],
    ['[1,2,3]', { depth: 1, values: 4 }, true],
    ['[1,2,3]', { depth: 1, values: 3 }, false],
    ['[[],[]]', { depth: 2, values: 2 }, false],
    [']]]][', { depth: 1, values: 10 }, true],
  ])('%s within %j: %s', (text, bounds, within) => {
    expect('values' in measure(text, bounds)).toBe(within)
  })

  it('a hundred thousand brackets take no stack', () => {
    expect(measure('['.repeat(100_000))).toEqual({
      excess: `the body is nested more than ${limits.json.depth} levels deep`,
    })
  })
})

interface Schema {
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
}

const innerOf = (schema: Schema): Schema[] => [
  ...(schema.items ? [schema.items] : []),
  ...Object.values(schema.properties ?? {}),
  ...Object.values(schema.patternProperties ?? {}),
]

/** Of the largest body that the shape takes. */
function most(schema: Schema): { depth: number; values: number } {
  if (schema.anyOf) {
    const each = schema.anyOf.map(most)
    return {
      depth: Math.max(...each.map(({ depth }) => depth)),
      values: Math.max(...each.map(({ values }) => values)),
    }
  }
  const inner = innerOf(schema).map(most)
  if (inner.length === 0) return { depth: 0, values: 1 }
  const sum = inner.reduce((values, each) => values + each.values, 0)
  const times = schema.items ? (schema.maxItems ?? Number.POSITIVE_INFINITY) : 1
  // A container in a list is counted by its bracket and by the comma before it.
  return { depth: 1 + Math.max(...inner.map(({ depth }) => depth)), values: 2 + times * (sum + 1) }
}

const bodies = modules
  .flatMap(({ contract }) => operationsOf(contract))
  .flatMap(({ id, body }) => (body ? [[id, body as Schema] as const] : []))

it.each(bodies)('the largest body of %s is within the bounds', (_id, schema) => {
  const { depth, values } = most(schema)
  expect(depth).toBeLessThanOrEqual(limits.json.depth / 2)
  expect(values).toBeLessThanOrEqual(limits.json.values)
})
