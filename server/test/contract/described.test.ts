import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { openApiDocument } from '../../src/platform/contract/openapi/document.ts'
import { type Document, undescribed } from './undescribed.ts'

const document = openApiDocument(
  modules.map(({ contract }) => contract),
  'https://konttori.example',
) as unknown as Document

describe('a reader of the description', () => {
  it('learns what every parameter and every property means, and what null means', () =>
    expect(undescribed(document)).toEqual([]))
})

describe('the name of an operation', () => {
  const names = Object.values(document.paths)
    .flatMap(path => Object.values(path))
    .map(({ tags: [tag], summary }) => `${tag}: ${summary}`)

  it('is short enough for a menu, and no sentence', () =>
    expect(names.filter(name => name.endsWith('.') || (name.split(': ')[1] ?? '').length > 40)).toEqual([]))

  it('is no other’s under the same tag', () =>
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]))
})

describe('every parameter', () => {
  it('has an example', () => {
    const parameters = Object.values(document.paths)
      .flatMap(path => Object.values(path))
      .flatMap(operation => operation.parameters ?? [])
    const shared = Object.values(document.components.parameters)
    const without = [...parameters, ...shared].filter(({ $ref, example }) => !$ref && example === undefined)
    expect(without).toEqual([])
    expect(parameters.length).toBeGreaterThan(200)
  })
})

describe('a description that tells nothing is found', () => {
  const found = (property: object, parameters: object[] = []) =>
    undescribed({
      paths: {
        '/v1/things': { get: { operationId: 'things.list', parameters, responses: {} } },
      },
      webhooks: {},
      components: { schemas: { Thing: { properties: { displayName: property } } }, parameters: {} },
    } as unknown as Document)

  it.each([
    ['where there is none', {}, ['Thing.displayName: no description']],
    [
      'where it repeats the name',
      { description: 'The display name.' },
      ['Thing.displayName: “The display name.” only repeats the name'],
    ],
    [
      'where null is not told',
      { type: ['string', 'null'], description: 'As others see it.' },
      ['Thing.displayName: “As others see it.” does not say what null means'],
    ],
    [
      'inside of another',
      { description: 'By language.', anyOf: [{ properties: { fi: {} } }] },
      ['Thing.displayName.fi: no description'],
    ],
  ])('%s', (_, property, expected) => expect(found(property)).toEqual(expected))

  it('in a parameter', () =>
    expect(found({ description: 'As others see it.' }, [{ name: 'q', in: 'query' }])).toEqual([
      'things.list parameter q: no description',
    ]))

  it('and one that tells is not', () =>
    expect(
      found({ type: ['string', 'null'], description: 'As others see it; null while nobody has chosen.' }),
    ).toEqual([]))
})
