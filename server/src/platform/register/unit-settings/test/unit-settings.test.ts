import { describe, expect, expectTypeOf, it } from 'vitest'
import type { RefusedBy } from '../../../contract/operation.ts'
import { refusals } from '../../../contract/refusals.ts'
import { Text } from '../../../contract/shapes.ts'
import type { AnswerOf, BodyOf } from '../../../http/handler.ts'
import { refuse } from '../../../vocabulary/decision.ts'
import type { Declaration } from '../declaration.ts'
import { lastChangeOf, lastDaysOf, type Row, set } from '../rules.ts'
import { unitSettings } from '../unit-settings.ts'
import { openings, sales } from './openings.ts'

const { get, set: setOpenings } = openings.contract.operations

const plain = {
  name: 'testPlain',
  tag: 'Shops',
  units: {
    register: 'test-shops',
    reference: 'testShopId',
    one: 'shop',
    missing: 'test_shop_not_found',
    refusals: { test_shop_not_found: { status: 404, title: 'No', when: 'No.', remedy: 'No.' } },
    exists: async () => true,
  },
  codes: 'test_plain',
  readers: 'none',
  rows: { field: 'rows', most: 1 },
  from: 'validFrom',
  fields: { name: Text(10) },
  words: { one: 'row', all: 'rows', unit: 'that is', history: 'so', rows: 'All.', unset: 'none' },
  operations: {
    get: { summary: 'Read', description: 'Read.' },
    set: { summary: 'Set', description: 'Set.', example: { body: {} } },
  },
} as const

describe('the contract of settings', () => {
  it('is as precise as one that is written by hand', () => {
    type Answer = AnswerOf<typeof get>
    expectTypeOf<Answer['testShopId']>().toEqualTypeOf<string>()
    expectTypeOf<Answer['openings'][number]['hour']>().toEqualTypeOf<number>()
    expectTypeOf<Answer['openings'][number]['validTo']>().toEqualTypeOf<string | null>()
    expectTypeOf<Answer['day']>().toEqualTypeOf<{ date: string }>()
    expectTypeOf<Answer['updatedAt']>().toEqualTypeOf<string | null>()
    type Body = BodyOf<typeof setOpenings>
    expectTypeOf<Body['openings'][number]>().not.toHaveProperty('validTo')
    expectTypeOf<Body['openings'][number]['validFrom']>().toEqualTypeOf<string>()
    expectTypeOf<RefusedBy<typeof setOpenings>>().toEqualTypeOf<
      | 'test_shop_not_found'
      | 'test_opening_in_past'
      | 'test_opening_repeated'
      | 'test_opening_stale'
      | 'test_opening_late'
    >()
    expectTypeOf<AnswerOf<typeof sales.contract.operations.get>['sales'][number]>().not.toHaveProperty(
      'validTo',
    )
    expectTypeOf<RefusedBy<typeof sales.contract.operations.set>>().toEqualTypeOf<
      | 'test_shop_not_found'
      | 'test_sale_in_past'
      | 'test_sale_repeated'
      | 'test_sale_stale'
      | 'range_end_before_start'
    >()
  })

  it('takes no code that is not declared, and no field that rows do not have', () => {
    void (() => {
      // @ts-expect-error nobody declares the code
      unitSettings({ ...plain, refusals: refusals({}), check: () => refuse('test_sale_odd', 'Odd.') })
      // @ts-expect-error rows have no such field
      unitSettings({ ...plain, to: 'endsOn' })
      const deep = ({ depth }: { readonly depth: number }) => (depth < 0 ? undefined : undefined)
      // @ts-expect-error the rule asks for a field that rows do not have
      unitSettings({ ...plain, check: deep })
    })
    expect(Object.keys(openings.contract.operations)).toEqual(['get', 'set'])
  })

  it('says what any settings say, unless it says something itself', () => {
    expect(get).toMatchObject({ path: '/v1/test-shops/{id}/opening', needs: ['scheduling.plan'] })
    expect(sales.contract.operations.get).toMatchObject({
      path: '/v1/test-shops/{id}/test-sales',
      needs: 'none',
    })
    expect(sales.contract.operations.get).not.toHaveProperty('feature')
    expect(setOpenings).toMatchObject({ needs: ['org.admin'], feature: 'scheduling' })
    expect(openings.contract.audited).toEqual({ test_shop_opening: { '*': 'open' } })
    expect(openings.contract.refusals).toMatchObject({
      test_opening_in_past: { status: 422, title: 'The opening would begin before today' },
      test_opening_repeated: { title: 'Two openings begin on one day', remedy: 'Open once.' },
      test_opening_stale: { status: 409, title: 'The openings of the unit have changed' },
      test_opening_late: { status: 422 },
    })
    expect(openings.use).toMatchObject({ register: 'test-shops', by: 'test_shop_openings' })
  })
})

/** What decisions read of a declaration, with two fields and an end of its own. */
const declared = {
  units: { reference: 'testShopId' },
  codes: 'test_sale',
  from: 'soldFrom',
  to: 'soldTo',
  fields: { soldTo: {}, off: {} },
  check: ({ off }: { off?: unknown }) => (off === 100 ? refuse('test_sale_free', 'A gift.') : undefined),
} as unknown as Declaration

const today = '2026-06-10'
const now = '2026-06-10T09:00:00.000Z'
const before = '2026-06-01T09:00:00.000Z'
const row = (soldFrom: string, off: unknown = 10, soldTo = '2026-12-31') => ({ soldFrom, soldTo, off })
const held = (soldFrom: string, off: unknown = 10, updatedAt = before): Row => ({
  testShopId: 'shop',
  ...row(soldFrom, off),
  createdAt: before,
  updatedAt,
})
const decide = (wanted: object[], rows: Row[] = [], unchanged = true) =>
  set(declared, wanted as Row[], { unitId: 'shop', held: rows, unchanged, today, now })

describe('rows from today on', () => {
  it.each<[string, object[], boolean, string]>([
    ['end before they begin', [row('2026-06-12', 10, '2026-06-11')], true, 'range_end_before_start'],
    ['contradict themselves', [row(today), row('2026-06-11', 100)], true, 'test_sale_free'],
    ['begin before today', [row('2026-06-09')], true, 'test_sale_in_past'],
    ['begin on one day', [row(today), row(today, 20)], true, 'test_sale_repeated'],
    ['are of what was read before a change', [row(today)], false, 'test_sale_stale'],
  ])('are refused that %s', (_, wanted, unchanged, refusal) =>
    expect(decide(wanted, [], unchanged)).toMatchObject({ refusal }),
  )

  it('are refused for themselves first, then for their days, then for what was read', () => {
    const all = [row('2026-06-09', 100), row(today), row(today)]
    expect(decide(all, [], false)).toMatchObject({ refusal: 'test_sale_free' })
    expect(decide([row('2026-06-09'), row(today), row(today)], [], false)).toMatchObject({
      refusal: 'test_sale_in_past',
    })
  })

  it('take the place of those that begin today or later, and leave history alone', () => {
    const history = held('2026-06-01')
    const decision = decide([row('2026-07-01', 30)], [history, held(today), held('2026-06-20')])
    expect(decision).toMatchObject({
      state: {
        rows: [history, { ...row('2026-07-01', 30), testShopId: 'shop', createdAt: now, updatedAt: now }],
        written: [row('2026-07-01', 30)],
        removed: [today, '2026-06-20'],
      },
      audit: [
        {
          action: 'test_sales.set',
          targetType: 'test_sale',
          targetId: 'shop',
          changes: [{ field: '2026-07-01', from: null, to: { soldTo: '2026-12-31', off: 30 } }],
        },
        { action: 'test_sales.remove', changes: [{ field: today, to: null }] },
        { action: 'test_sales.remove', changes: [{ field: '2026-06-20', to: null }] },
      ],
    })
  })

  it('that say the same are left as they were, whatever the order of what they hold', () => {
    const same = held(today, { percent: 10, of: 'all' })
    const decision = decide([row(today, { of: 'all', percent: 10 })], [same])
    expect(decision).toMatchObject({ state: { rows: [same], written: [], removed: [] }, audit: [] })
  })

  it('that only lose rows touch the last that stays, which says when', () => {
    const decision = decide([], [held('2026-06-01'), held('2026-06-20')])
    expect(decision).toMatchObject({
      state: { written: [{ soldFrom: '2026-06-01', createdAt: before, updatedAt: now }] },
      audit: [{ action: 'test_sales.remove' }],
    })
  })

  it('leave nothing where nothing is left', () =>
    expect(decide([], [held(today)])).toMatchObject({ state: { rows: [], written: [], removed: [today] } }))
})

it('rows changed last when one of them did', () => {
  expect(lastChangeOf([])).toBeNull()
  expect(lastChangeOf([held('2026-06-01', 10, now), held('2026-07-01')])).toBe(now)
})

it('a row holds until the day before the next, over the end of a month', () => {
  expect(lastDaysOf(declared, [held('2026-06-01'), held('2026-07-01')])).toEqual(['2026-06-30', null])
})
