import { expect, test } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { operationsOf } from '../../src/platform/contract/family.ts'
import type { TSchema } from '../../src/platform/contract/shapes.ts'
import { contributionsOf } from '../../src/platform/module.ts'
import { ofNoRegister } from '../../src/platform/contract/names.ts'
import { namedRecords, recordActions } from '../../src/platform/port.ts'

interface TypeField {
  readonly field: string
  readonly types?: Readonly<Record<string, string>>
}

interface Schema {
  readonly format?: string
  readonly enum?: readonly string[]
  readonly 'x-service-record-type'?: string | TypeField
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
}

interface IdField {
  readonly at: string
  readonly name: string
  readonly field: Schema
  readonly beside: Readonly<Record<string, Schema>>
}

/** Every id in answers of the shape. */
function* idsOf(
  schema: Schema,
  at: string,
  beside: Readonly<Record<string, Schema>> = {},
): Generator<IdField> {
  if (schema.format === 'uuid') yield { at, name: at.split('.').at(-1) ?? '', field: schema, beside }
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema
  for (const [name, field] of Object.entries(properties)) yield* idsOf(field, `${at}.${name}`, properties)
  for (const part of [items, additionalProperties, ...anyOf])
    if (typeof part === 'object') yield* idsOf(part, at, beside)
}

const ids = modules
  .flatMap(({ contract }) => operationsOf(contract))
  .flatMap(({ id, answers }) => (answers ? [...idsOf(answers as TSchema as Schema, id)] : []))
const known = new Set([...ofNoRegister, ...contributionsOf(modules)(namedRecords)].map(({ type }) => type))

test('every id of another record in an answer says of which type it is', () => {
  const silent = ids.filter(
    ({ name, field }) => name !== 'id' && field['x-service-record-type'] === undefined,
  )
  expect(silent.map(({ at }) => at)).toEqual([])
})

test('every type of record has names, or says why not', () => {
  const unknown = ids.flatMap(({ at, field, beside }) => {
    const type = field['x-service-record-type']
    const types = typeof type === 'object' ? typesBy(type, beside) : type === undefined ? [] : [type]
    return types.filter(one => !known.has(one)).map(one => `${at}: ${one}`)
  })
  expect([...new Set(unknown)]).toEqual([])
})

test('no two families name records of one type', () => {
  const types = contributionsOf(modules)(namedRecords).map(({ type }) => type)
  expect(types.toSorted()).toEqual([...new Set(types)].toSorted())
})

test('each read that says what may be done with its records has somebody who knows it', () => {
  const known = contributionsOf(modules)(recordActions).flatMap(({ answeredBy }) => answeredBy)
  const saying = modules.flatMap(({ contract }) => operationsOf(contract)).filter(({ may }) => may)
  expect(known.toSorted()).toEqual(saying.map(({ id }) => id).toSorted())
})

test('each read that says what may be done with its records has a place for it in them', () => {
  const rowOf = ({ properties = {} }: Schema): Schema => properties['items']?.items ?? { properties }
  const placeless = modules
    .flatMap(({ contract }) => operationsOf(contract))
    .filter(({ may, answers }) => may && !rowOf((answers ?? {}) as Schema).properties?.['may'])
  expect(placeless.map(({ id }) => id)).toEqual([])
})

/** The types that a field says. What it means by its words is said of words that it has. */
function typesBy({ field, types }: TypeField, beside: Readonly<Record<string, Schema>>): readonly string[] {
  const words = wordsOf(beside[field])
  if (!types) return words
  if (words.length > 0) expect(words).toEqual(expect.arrayContaining(Object.keys(types)))
  return Object.values(types)
}

/** The words of a field that says the type of a record; none where it is an open list. */
function wordsOf(field: Schema | undefined): readonly string[] {
  if (!field) throw new Error('there is no field that says the type of the record')
  const words = field.enum ?? field.anyOf?.flatMap(each => each.enum ?? []) ?? []
  return words.filter(word => word !== null)
}
