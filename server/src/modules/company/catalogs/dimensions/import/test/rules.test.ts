import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resultsOf } from '../../../../../records/imports/carry-out.ts'
import type { Mode } from '../../../../../records/imports/shapes.ts'
import type { DimensionValue } from '../../shapes.ts'
import { readerOf } from '../../../../../records/imports/declaration/reading.ts'
import { importRows } from '../../../../../records/imports/protocol/import-rows.ts'
import type { ReadRow } from '../../../../../records/imports/protocol/read-row.ts'
import { isRefusedRow, type RefusedRow } from '../../../../../records/imports/protocol/rows.ts'
import { type RowError, type TargetRow, targetRow } from '../row.ts'
import { readRow, targetRows } from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const before = '2026-01-01T00:00:00.000Z'

const target = (code: string, change: Partial<DimensionValue> = {}): DimensionValue => ({
  ...{ id: `id-${code}`, dimensionId: 'level', code, name: code, active: true, parentId: null },
  ...{ externalSource: null, externalId: null, attributionPrecision: null, updatedAt: before },
  ...change,
})
const erp = (externalId: string) => ({ externalSource: 'erp', externalId })
const standard = await readerOf({ of: targetRow })(undefined as never, [], undefined, undefined as never)
const read = (row: TargetRow) => {
  const meant = standard(row) as ReadRow<TargetRow> | RefusedRow<RowError>
  return isRefusedRow<ReadRow<TargetRow>, RowError, never>(meant) ? meant : readRow(meant)
}

const carriedOut = (
  rows: readonly TargetRow[],
  targets: readonly DimensionValue[] = [],
  { linkByCode = false, newIds = rows.map((_, index) => `new-${index}`), mode = 'upsert' as Mode } = {},
) => {
  const { records, ...rules } = targetRows({ dimensionId: 'level', now, targets, linkByCode })
  const { state, audit } = importRows(
    { rows: rows.map(read), records, mode, newIds, filename: 'targets.csv' },
    rules,
  )
  const shown = (of: DimensionValue | undefined) => ({ targetCode: of?.code ?? null })
  return {
    state: {
      results: resultsOf(state.outcomes, rows, shown),
      saved: state.written.map(({ after }) => after),
    },
    audit,
  }
}

/** What became of a row that was sent alone. */
const alone = (row: TargetRow, targets: readonly DimensionValue[] = [], options = {}) => {
  const { state, audit } = carriedOut([row], targets, options)
  return { result: state.results[0], saved: state.saved, audit }
}
const refusedFor = (code: string, field: string, of: DimensionValue | null = null) => ({
  index: 0,
  status: 'error',
  id: of?.id ?? null,
  code,
  field,
  targetCode: of?.code ?? null,
})

describe('a row of targets', () => {
  const plain = target('40')
  const linked = target('41', erp('a'))
  const child = target('42', { parentId: plain.id })

  it('finds its target by the reference first, whatever code it carries', () => {
    const { result, saved } = alone({ ...erp('a'), code: '40', name: 'New name' }, [plain, linked])
    expect(result).toMatchObject({ status: 'updated', id: linked.id, targetCode: '41' })
    expect(saved).toEqual([{ ...linked, name: 'New name', updatedAt: now }])
  })

  it('keeps what it does not tell, and sets name and active both ways', () => {
    const inactive = target('43', { active: false, ...erp('b') })
    expect(alone({ code: '43', name: 'Other' }, [inactive]).saved).toMatchObject([
      { name: 'Other', active: false, ...erp('b') },
    ])
    expect(alone({ code: '43', active: true }, [inactive]).saved).toMatchObject([
      { name: '43', active: true },
    ])
    expect(alone({ code: '40', active: false }, [plain]).saved).toMatchObject([{ name: '40', active: false }])
  })

  it.each<[string, TargetRow]>([
    ['the same values', { code: '40', name: '40', active: true, parentCode: null }],
    ['nothing but its code', { code: ' 40 ' }],
    [
      'blanks and nulls',
      { code: '40', name: ' ', active: null, externalSource: '', externalId: null, parentCode: '' },
    ],
  ])('that says %s changes and writes nothing', (_, row) => {
    expect(alone(row, [plain])).toEqual({
      result: { index: 0, status: 'unchanged', id: plain.id, code: null, targetCode: '40' },
      saved: [],
      audit: [],
    })
  })

  it('that finds nothing is created, and its audit line names where it came from', () => {
    const { result, saved, audit } = alone({ ...erp('n'), code: '50', name: 'Fifty', parentCode: '40' }, [
      plain,
    ])
    expect(result).toEqual({ index: 0, status: 'created', id: 'new-0', code: null, targetCode: '50' })
    expect(saved).toEqual([
      target('50', { id: 'new-0', name: 'Fifty', parentId: plain.id, ...erp('n'), updatedAt: now }),
    ])
    expect(audit).toMatchObject([
      { action: 'dimension_values.create', targetId: 'new-0', reason: 'targets.csv' },
    ])
  })

  it('with a reference adopts a target without one, when asked to', () => {
    const row = { ...erp('n'), code: '40' }
    expect(alone(row, [plain]).result).toEqual(refusedFor('code_in_use_unlinked', 'code', plain))
    expect(alone(row, [plain], { linkByCode: true }).saved).toEqual([
      { ...plain, ...erp('n'), updatedAt: now },
    ])
  })

  it('never takes a target from another reference', () => {
    for (const linkByCode of [false, true])
      expect(alone({ ...erp('n'), code: '41' }, [linked], { linkByCode }).result).toEqual(
        refusedFor('external_ref_conflict', 'code', linked),
      )
    expect(alone({ code: '41', name: 'By its code' }, [linked]).saved).toMatchObject([{ ...erp('a') }])
  })

  it.each<[string, TargetRow, ReturnType<typeof refusedFor>]>([
    [
      'half a reference',
      { externalSource: 'erp', code: '40' },
      refusedFor('external_ref_incomplete', 'externalId'),
    ],
    [
      'the other half',
      { externalId: 'a', code: '40' },
      refusedFor('external_ref_incomplete', 'externalSource'),
    ],
    ['no name for a new target', { code: '99' }, refusedFor('missing_required', 'name')],
    ['no code for a new target', { ...erp('n'), name: 'No code' }, refusedFor('missing_required', 'code')],
    ['nothing', {}, refusedFor('missing_required', 'code')],
    [
      'a source that is none',
      { externalSource: 'E R P', externalId: 'a' },
      refusedFor('invalid_value', 'externalSource'),
    ],
    ['too long an id', { ...erp('x'.repeat(201)) }, refusedFor('invalid_value', 'externalId')],
    ['too long a code', { code: 'x'.repeat(51), name: 'X' }, refusedFor('invalid_value', 'code')],
    ['too long a name', { code: '99', name: 'x'.repeat(201) }, refusedFor('invalid_value', 'name')],
    [
      'a parent that nobody knows',
      { code: '99', name: 'X', parentCode: '98' },
      refusedFor('parent_not_found', 'parentCode'),
    ],
    [
      'itself as its parent',
      { code: '99', name: 'X', parentCode: '99' },
      refusedFor('parent_not_found', 'parentCode'),
    ],
    [
      'another parent',
      { code: '42', parentCode: '41' },
      refusedFor('parent_change_unsupported', 'parentCode', child),
    ],
    [
      'the top, for one below another',
      { code: '42', parentCode: null },
      refusedFor('parent_change_unsupported', 'parentCode', child),
    ],
    [
      'a parent, for one at the top',
      { code: '40', parentCode: '42' },
      refusedFor('parent_change_unsupported', 'parentCode', plain),
    ],
  ])('that has %s is refused, and nothing of it is written', (_, row, result) => {
    expect(alone(row, [plain, linked, child])).toEqual({ result, saved: [], audit: [] })
  })

  it('may name the parent that its target has', () =>
    expect(alone({ code: '42', parentCode: '40' }, [plain, child]).result).toMatchObject({
      status: 'unchanged',
    }))
})

describe('rows together', () => {
  it('of a whole tree are created parents first, however they come', () =>
    fc.assert(
      fc.property(
        fc.shuffledSubarray(
          [...Array(30).keys()].map(n => ({
            code: `n${n}`,
            name: `N ${n}`,
            parentCode: n ? `n${(n - 1) >> 1}` : null,
          })),
          { minLength: 30 },
        ),
        rows => {
          const { results, saved } = carriedOut(rows).state
          expect(results.every(({ status }) => status === 'created')).toBe(true)
          const byId = new Map(saved.map(each => [each.id, each]))
          for (const row of rows) {
            const made = saved.find(({ code }) => code === row.code)
            expect(made?.parentId ? byId.get(made.parentId)?.code : null).toBe(row.parentCode)
          }
        },
      ),
    ))

  it('in a circle are refused, as is what hangs below a refused row', () => {
    const { results, saved } = carriedOut([
      { code: 'a', name: 'A', parentCode: 'b' },
      { code: 'b', name: 'B', parentCode: 'a' },
      { code: 'c', name: 'C', parentCode: 'd' },
      { code: 'd' },
    ]).state
    expect(results.map(({ code }) => code)).toEqual([
      'parent_not_found',
      'parent_not_found',
      'parent_not_found',
      'missing_required',
    ])
    expect(saved).toEqual([])
  })

  it('that mean one target make one, the later row saying what it becomes', () => {
    const { results, saved } = carriedOut([
      { ...erp('a'), code: '1', name: 'One' },
      { code: '1', name: 'One' },
      { ...erp('a'), name: 'Uno' },
    ]).state
    expect(results).toMatchObject([
      { status: 'created', id: 'new-0' },
      { status: 'unchanged', id: 'new-0' },
      { status: 'updated', id: 'new-0' },
    ])
    expect(saved).toMatchObject([{ id: 'new-0', name: 'Uno', ...erp('a') }])
  })

  it.each([
    ['create_only', [{ status: 'error', code: 'record_exists', id: 'id-40' }, { status: 'created' }]],
    [
      'update_only',
      [
        { status: 'updated', id: 'id-40' },
        { status: 'error', code: 'record_not_found', id: null },
      ],
    ],
  ] as const)('of %s leave alone what falls outside of it', (mode, expected) => {
    const rows = [
      { code: '40', name: 'Renamed' },
      { code: '50', name: 'New' },
    ]
    expect(carriedOut(rows, [target('40')], { mode }).state.results).toMatchObject(expected)
  })

  it('of create_only that repeat a new target are one', () => {
    const row = { code: '50', name: 'New' }
    expect(carriedOut([row, row], [], { mode: 'create_only' }).state.results).toMatchObject([
      { status: 'created', id: 'new-0' },
      { status: 'unchanged', id: 'new-0' },
    ])
  })

  const someRows = fc.uniqueArray(
    fc.record({
      code: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      name: fc.constantFrom('X', 'Y'),
      active: fc.boolean(),
      parentCode: fc.constantFrom('', 'a', 'b', 'f'),
    }),
    { selector: ({ code }) => code },
  )

  it('end in one register, in whatever order and however often they come', () =>
    fc.assert(
      fc.property(
        someRows.chain(rows =>
          fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
        ),
        ([rows, shuffled]) => {
          const known = [target('a'), target('f')]
          const idOf = (all: readonly TargetRow[]) => ({ newIds: all.map(({ code }) => `new-${code}`) })
          const once = carriedOut(rows, known, idOf(rows)).state
          const again = [...shuffled, ...shuffled]
          const twice = carriedOut(again, known, idOf(again)).state
          const byId = (saved: readonly DimensionValue[]) =>
            saved.toSorted((a, b) => a.id.localeCompare(b.id))
          expect(byId(twice.saved)).toEqual(byId(once.saved))
          expect(
            twice.results
              .slice(rows.length)
              .every(({ status }) => status === 'unchanged' || status === 'error'),
          ).toBe(true)
        },
      ),
    ))
})
