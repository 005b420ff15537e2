import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { type NamedOperation, operationsOf } from '../../src/platform/contract/family.ts'
import { openApiDocument } from '../../src/platform/contract/openapi/document.ts'
import { exampleOf } from '../../src/platform/contract/openapi/example.ts'
import {
  array,
  Code,
  Id,
  nullable,
  object,
  oneOf,
  optional,
  type TSchema,
  Type,
} from '../../src/platform/contract/shapes.ts'
import { checkBodyShape } from '../../src/platform/http/validators.ts'

interface Media {
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>
}
type Content = Readonly<Record<string, Media>>
interface Described {
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly examples: Readonly<Record<string, { readonly value: unknown }>> }
}

const contracts = modules.map(({ contract }) => contract)
const operations = contracts.flatMap(operationsOf)
const document = openApiDocument(contracts, 'https://konttori.example') as unknown as Document

const describedOf = ({ path, method }: NamedOperation) => document.paths[path]?.[method.toLowerCase()]

function exampleIn(content: Content | undefined): unknown {
  const { example, examples } = content?.['application/json'] ?? {}
  const reference = Object.values(examples ?? {})[0]?.$ref
  return reference ? document.components.examples[reference.split('/').at(-1) ?? '']?.value : example
}

const fits = (schema: TSchema, value: unknown) => {
  const check = checkBodyShape(schema)()
  return check(value) ? 'fits' : `${check.errors?.[0]?.instancePath} ${check.errors?.[0]?.message}`
}

describe('the description shows of every operation', () => {
  it.each(operations.filter(({ body }) => body).map(operation => [operation.id, operation] as const))(
    'a request that its shape admits: %s',
    (_, operation) => {
      const shown = exampleIn(describedOf(operation)?.requestBody?.content)
      expect([shown, fits(operation.body as TSchema, shown)]).toEqual([shown, 'fits'])
    },
  )

  it.each(operations.filter(({ answers }) => answers).map(operation => [operation.id, operation] as const))(
    'an answer that its shape admits: %s',
    (_, operation) => {
      const { responses } = describedOf(operation) as Described
      const shown = exampleIn(responses[String(operation.status ?? 200)]?.content)
      expect([shown, fits(operation.answers as TSchema, shown)]).toEqual([shown, 'fits'])
    },
  )
})

describe('an example is made of a shape', () => {
  it.each<[string, TSchema, unknown]>([
    ['from its own examples', Code, 'office'],
    ['from its format', Id, '0199f2a0-0000-7000-8000-000000000001'],
    ['from its first word', oneOf(['draft', 'sent']), 'draft'],
    ['from its default', Type.Integer({ default: 50 }), 50],
    ['within its bounds', Type.Integer({ minimum: 1900, maximum: 2999 }), 1900],
    ['with a value where it may be null', nullable(oneOf(['a', 'b'])), 'a'],
    ['with as many items as it asks for', array(Type.Boolean(), { minItems: 2 }), [true, true]],
    ['from the names of its fields', object({ jobTitle: Type.String() }), { jobTitle: 'Job title' }],
    [
      'without what only changes how a request is handled',
      object({ code: Code, dryRun: optional(Type.Boolean()) }),
      { code: 'office' },
    ],
    [
      'with no more fields than it takes',
      Type.Object({ minutes: optional(Type.Integer()), to: optional(Id) }, { maxProperties: 1 }),
      { minutes: 450 },
    ],
  ])('%s', (_, schema, expected) => expect(exampleOf(schema)).toEqual(expected))
})
