import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { operationsOf } from '../../src/platform/contract/family.ts'
import { takesIdempotencyKey, whyNotTaken } from '../../src/platform/contract/idempotency.ts'
import { openApiDocument } from '../../src/platform/contract/openapi/document.ts'

const contracts = modules.map(({ contract }) => contract)
const operations = contracts.flatMap(operationsOf)
const posts = operations.filter(({ method }) => method === 'POST')
const document = openApiDocument(contracts, 'https://konttori.example') as {
  paths: Record<string, Record<string, Described>>
}
interface Described {
  readonly parameters: readonly unknown[]
  readonly description: string
  readonly 'x-service-idempotency'?: unknown
}

const described = posts.map(operation => {
  const said = document.paths[operation.path]?.['post'] as Described
  return { operation, said, header: JSON.stringify(said.parameters).includes('Idempotency-Key') }
})

describe('every POST takes an Idempotency-Key or says why not', () => {
  it('and none does both', () => {
    const neither = posts.filter(each => !takesIdempotencyKey(each) && whyNotTaken(each) === undefined)
    const both = posts.filter(each => takesIdempotencyKey(each) && whyNotTaken(each) !== undefined)
    expect({ neither: neither.map(({ id }) => id), both: both.map(({ id }) => id) }).toEqual({
      ...{ neither: [], both: [] },
    })
  })

  it('and the description has the header exactly where it has an effect', () => {
    for (const { operation, header } of described)
      expect({ id: operation.id, header }).toEqual({
        id: operation.id,
        header: takesIdempotencyKey(operation),
      })
  })

  it('and elsewhere the reason, for people and for programs', () => {
    for (const { operation, said } of described) {
      const because = whyNotTaken(operation)
      if (because === undefined) expect(said).not.toHaveProperty('x-service-idempotency')
      else {
        expect(said.description).toContain(because)
        expect(said['x-service-idempotency']).toEqual({ taken: false, because })
        expect(because).toMatch(/^[A-Z].*\.$/)
      }
    }
  })

  it('and nothing but a POST says anything of it', () => {
    const others = operations.filter(
      ({ method, idempotency }) => method !== 'POST' && idempotency !== undefined,
    )
    expect(others.map(({ id }) => id)).toEqual([])
  })
})
