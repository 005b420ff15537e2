import { describe, expect, expectTypeOf, it } from 'vitest'
import type { RefusedBy } from '../../contract/operation.ts'
import { Code, Id, Name, Type } from '../../contract/shapes.ts'
import type { AnswerOf, BodyOf } from '../../http/handler.ts'
import { refuse } from '../../vocabulary/decision.ts'
import { contractOf } from '../contract.ts'
import { namesOf } from '../declaration.ts'
import { defaulted, required } from '../fields.ts'
import { register } from '../register.ts'
import { columnOf } from '../tables.ts'
import type { Operation } from '../../contract/operation.ts'
import { attics, lamps } from './lamps.ts'
import { untranslated } from '../../../../test/world/untranslated.ts'
import { called } from './lamps.ts'

const { operations: lampOperations } = lamps.contract

describe('the contract of a register', () => {
  it('is as precise as one that is written by hand', () => {
    type Create = typeof lampOperations.create
    expectTypeOf<BodyOf<Create>['socket']>().toEqualTypeOf<'e14' | 'e27'>()
    expectTypeOf<BodyOf<Create>>().toHaveProperty('roomId').toEqualTypeOf<string | null | undefined>()
    expectTypeOf<BodyOf<Create>['versions'][number]>().toHaveProperty('watts').toEqualTypeOf<number>()
    expectTypeOf<AnswerOf<Create>['watts']>().toEqualTypeOf<number | null>()
    expectTypeOf<AnswerOf<Create>['versions'][number]['lumen']>().toEqualTypeOf<number>()
    expectTypeOf<RefusedBy<Create>>().toEqualTypeOf<
      | 'code_already_in_use'
      | 'version_ranges_overlap'
      | 'range_end_before_start'
      | 'test_lamp_too_hot'
      | 'test_lamp_dark'
    >()
    expectTypeOf<BodyOf<typeof lampOperations.update>>().not.toHaveProperty('socket')
    expectTypeOf<RefusedBy<typeof lampOperations.addVersion>>().toExtend<string>()
    expectTypeOf<keyof typeof attics.contract.operations>().toEqualTypeOf<
      'list' | 'get' | 'create' | 'update'
    >()
    expectTypeOf<AnswerOf<typeof attics.contract.operations.get>>().toEqualTypeOf<{
      id: string
      name: string
      active: boolean
      updatedAt: string
    }>()
  })

  it('takes no code that nobody declares, and no rule of other fields', () => {
    const fields = { code: required(Code) }
    const named = { singular: 'test_rug', plural: 'test_rugs', fields } as const
    void (() => {
      // @ts-expect-error nobody declares the code
      register({ ...named, operations: { create: { refuses: ['test_rug_wet'] } } })
      // @ts-expect-error the register has no such field
      register({ ...named, unique: 'name' })
      // @ts-expect-error the operations do not name the code that the rule refuses with
      register({ ...named, rules: { check: () => refuse('test_rug_wet', 'It drips.') } })
      const deep = ({ depth }: { readonly depth: number }) => (depth < 0 ? undefined : undefined)
      // @ts-expect-error the rule asks for a field that versions do not have
      register({ ...named, versions: { fields, because: 'of rooms', check: deep } })
      // @ts-expect-error the value that stands in is of another type
      defaulted(Type.Integer(), 'none')
    })
    expect(Object.keys(attics.contract.operations)).toEqual(['list', 'get', 'create', 'update'])
  })

  it('lists pages with a sweep, or whole, and is looked through', () => {
    const looking = ['q', 'ids', 'sort', 'direction']
    expect(Object.keys(attics.contract.operations.list.query.properties)).toEqual([
      'cursor',
      'limit',
      'updatedSince',
      ...looking,
    ])
    expect(Object.keys((lampOperations.list as Operation).query?.properties ?? {})).toEqual(looking)
  })

  it('says what a register says, unless it says something itself', () => {
    const { operations, refusals } = contractOf({
      singular: 'oak_table',
      plural: 'oak_tables',
      called,
      fields: { code: required(Code), name: required(Name) },
      operations: { get: { summary: 'Look at one.' } },
      refusals: {
        oak_table_not_found: {
          status: 404,
          title: 'Gone',
          when: 'Sold.',
          remedy: 'Buy one.',
          translations: untranslated,
        },
      },
    })
    expect(operations['list']).toMatchObject({
      path: '/v1/oak-tables',
      summary: 'List the oak tables',
      description: 'All of them, inactive ones too, by code.',
    })
    expect(operations['get']).toMatchObject({ path: '/v1/oak-tables/{id}', summary: 'Look at one.' })
    expect(operations['create']).toMatchObject({ summary: 'Add an oak table', needs: ['org.admin'] })
    expect(refusals).toMatchObject({
      oak_table_not_found: { title: 'Gone' },
      oak_table_stale: { status: 409, title: 'The oak table has changed' },
    })
  })

  it('has names that follow from the register’s own', () => {
    expect(namesOf({ singular: 'payment_term', plural: 'payment_terms' })).toEqual({
      family: 'paymentTerms',
      path: '/v1/payment-terms',
      shape: 'PaymentTerm',
      one: 'payment term',
      many: 'payment terms',
      anyOne: 'a payment term',
    })
  })
})

describe('the column that keeps a field', () => {
  it.each<[string, boolean, object]>([
    ['uuid', false, Id],
    ['text', false, Code],
    ['text', true, { type: ['string', 'null'] }],
    ['text', true, { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] }],
    ['date', false, { type: 'string', format: 'date' }],
    ['timestamptz', true, { type: ['string', 'null'], format: 'date-time' }],
    ['boolean', false, Type.Boolean()],
    ['integer', false, { type: 'integer', maximum: 2 ** 31 - 1 }],
    ['bigint', false, { type: 'integer', maximum: 2 ** 31 }],
    ['jsonb', false, { type: 'array' }],
    ['jsonb', true, { type: ['object', 'null'] }],
  ])('is %s (nullable: %s) for %o', (type, isNullable, shape) => {
    expect(columnOf(shape)).toMatchObject({ type, isNullable })
  })

  it('is none for a shape of no type', () => {
    expect(() => columnOf({})).toThrow('no column keeps values of the type undefined')
  })
})
