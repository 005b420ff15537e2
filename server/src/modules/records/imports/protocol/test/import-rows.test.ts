import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accept } from '../../../../../platform/vocabulary/decision.ts'
import { importRows } from '../import-rows.ts'
import { isRefusedRow, refusedRow, type RowRules } from '../rows.ts'

interface Thing {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly parent: string | null
}
interface Row {
  readonly code: string
  readonly name: string
  readonly parent: string | null
}

/** The least that a register can be: things with a code, a name and a parent. */
const rules: RowRules<Row, Thing, never, 'no_parent' | 'circle' | 'bad'> = {
  names: ({ code }) => [code],
  name: ({ code }) => code,
  before: ({ parent }) => parent ?? undefined,
  circle: () => refusedRow('circle', 'parent'),
  match: ({ code }, known) => known.named(code),
  create({ code, name, parent }, known, { id }) {
    if (name === 'bad') return refusedRow('bad', 'name')
    if (parent !== null && !known.named(parent)) return refusedRow('no_parent', 'parent')
    return accept({ id, code, name, parent }, { audit: [line(code)] })
  },
  update: (thing, { name }) =>
    name === 'bad'
      ? refusedRow('bad', 'name')
      : thing.name === name
        ? accept(thing)
        : accept({ ...thing, name }, { audit: [line(thing.code)] }),
}
const line = (code: string) => ({ action: 'things.write', targetType: 'thing', targetId: code })

const carriedOut = (
  rows: readonly Row[],
  records: readonly Thing[],
  mode: 'upsert' | 'create_only' | 'update_only',
) =>
  importRows(
    { rows, records, mode, newIds: rows.map(({ code }) => `id ${code}`), filename: 'things.csv' },
    rules,
  )

const codes = ['a', 'b', 'c', 'd', 'e', 'f']
const someRows = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom(...codes),
    name: fc.constantFrom('X', 'Y', 'bad'),
    parent: fc.constantFrom(null, ...codes),
  }),
  { selector: ({ code }) => code },
)
const someRecords = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom(...codes),
    name: fc.constantFrom('X', 'Y'),
  }),
  { selector: ({ code }) => code },
)
const things = (records: readonly { code: string; name: string }[]): Thing[] =>
  records.map(record => ({ ...record, id: `id ${record.code}`, parent: null }))

/** What a register holds after rows, and what each code was told; by code, for neither depends on the order. */
function ending(rows: readonly Row[], records: readonly Thing[], mode: Parameters<typeof carriedOut>[2]) {
  const { state } = carriedOut(rows, records, mode)
  const register = new Map(records.map(record => [record.code, record]))
  for (const { after } of state.written) register.set(after.code, after)
  return codes.map(code => register.get(code) ?? null)
}

describe('rows of a register', () => {
  it('end in the same register in any order, however often they are repeated, in every mode', () =>
    fc.assert(
      fc.property(
        someRecords,
        fc.constantFrom('upsert', 'create_only', 'update_only'),
        someRows.chain(rows =>
          fc.tuple(
            fc.constant(rows),
            fc.shuffledSubarray([...rows, ...rows, ...rows], { minLength: rows.length * 3 }),
          ),
        ),
        (records, mode, [rows, shuffled]) => {
          const known = things(records)
          expect(ending(shuffled, known, mode)).toEqual(ending(rows, known, mode))
        },
      ),
    ))

  it('sent again change nothing and say nothing', () =>
    fc.assert(
      fc.property(someRecords, someRows, (records, rows) => {
        const known = things(records)
        const first = carriedOut(rows, known, 'upsert')
        const after = new Map(known.map(record => [record.code, record]))
        for (const { after: record } of first.state.written) after.set(record.code, record)
        const again = carriedOut(rows, [...after.values()], 'upsert')
        expect(again.state.written).toEqual([])
        expect(again.audit).toEqual([])
        for (const { status } of again.state.outcomes) expect(['unchanged', 'error']).toContain(status)
      }),
    ))

  it('in a circle are all refused by code, and what hangs below is refused for its parent', () => {
    const row = (code: string, parent: string) => ({ code, name: 'X', parent })
    const { outcomes } = carriedOut(
      [row('d', 'a'), row('a', 'b'), row('b', 'c'), row('c', 'a')],
      [],
      'upsert',
    ).state
    const code = (index: number) => {
      const outcome = outcomes[index]
      return outcome?.status === 'error' ? outcome.refused.error : outcome?.status
    }
    expect([0, 1, 2, 3].map(code)).toEqual(['no_parent', 'circle', 'circle', 'circle'])
  })

  it('tell where they come from in every audit line, and remember what was before', () => {
    const [thing] = things([{ code: 'a', name: 'X' }])
    const rows = [
      { code: 'a', name: 'Y', parent: null },
      { code: 'a', name: 'Z', parent: null },
      { code: 'b', name: 'X', parent: null },
    ]
    const { state, audit } = carriedOut(rows, thing ? [thing] : [], 'upsert')
    expect(state.written).toEqual([
      { index: 0, before: thing, after: { ...thing, name: 'Z' } },
      { index: 2, before: null, after: expect.objectContaining({ code: 'b' }) },
    ])
    expect(audit.map(({ reason }) => reason)).toEqual(Array(3).fill('things.csv'))
  })

  it('that could not be read keep their place and their reason', () => {
    const { outcomes } = importRows(
      { rows: [refusedRow('bad', 'name')], records: [], mode: 'upsert', newIds: ['id bad'], filename: null },
      rules,
    ).state
    expect(outcomes).toEqual([{ status: 'error', refused: refusedRow('bad', 'name'), record: undefined }])
    expect(isRefusedRow(refusedRow('bad'))).toBe(true)
  })
})
