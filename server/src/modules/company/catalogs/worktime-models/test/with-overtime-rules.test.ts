import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import { covers, placeVersions, versionAt } from '../../../../../platform/vocabulary/versions.ts'
import { complete as completeRules } from '../../overtime-rule-sets/rules.ts'
import { complete } from '../rules.ts'
import { datedPieces, type KeptVersion, type VersionWithSet, withRules } from '../with-overtime-rules.ts'

const model = (kept: Partial<KeptVersion> = {}): KeptVersion => ({
  ...complete({ kind: 'fixed', overtimeRuleSetId: 'set' }),
  ...{ id: 'model', versionId: 'model-1', code: 'office', name: 'Office' },
  ...{ validFrom: '2026-02-01', validTo: null },
  ...kept,
})
const rules = (versionId: string, validFrom: string, validTo: string | null, rest = {}) => ({
  ...completeRules(rest),
  ...{ versionId, validFrom, validTo },
})
const piecesOf = (version: KeptVersion, overtimeRules: VersionWithSet['overtimeRules']) =>
  datedPieces({ version, overtimeRules }).map(piece => [
    piece.overtimeRuleSetVersionId,
    piece.validFrom,
    piece.validTo,
  ])

describe('a version comes in pieces', () => {
  it.each<[string, Partial<KeptVersion>, VersionWithSet['overtimeRules'], unknown[]]>([
    ['one without a set', {}, null, [[null, '2026-02-01', null]]],
    ['one under a set in force all along', {}, [rules('a', '2020-01-01', null)], [['a', '2026-02-01', null]]],
    [
      'one for each version of the set, and for the dates between them',
      { validTo: '2026-12-31' },
      [
        rules('a', '2026-01-01', '2026-02-28'),
        rules('b', '2026-04-01', '2026-05-31'),
        rules('c', '2026-06-01', null),
      ],
      [
        ['a', '2026-02-01', '2026-02-28'],
        [null, '2026-03-01', '2026-03-31'],
        ['b', '2026-04-01', '2026-05-31'],
        ['c', '2026-06-01', '2026-12-31'],
      ],
    ],
    [
      'the dates before and behind a bounded version of the set',
      {},
      [rules('a', '2026-03-01', '2026-03-31')],
      [
        [null, '2026-02-01', '2026-02-28'],
        ['a', '2026-03-01', '2026-03-31'],
        [null, '2026-04-01', null],
      ],
    ],
    [
      'one that no version of the set meets',
      { validTo: '2026-02-28' },
      [rules('a', '2025-01-01', '2025-12-31'), rules('b', '2026-03-01', null)],
      [[null, '2026-02-01', '2026-02-28']],
    ],
  ])('%s', (_, kept, versions, expected) => {
    expect(piecesOf(model(kept), versions)).toEqual(expected)
  })

  it('that cover each of its dates once, by the version of the set in force on it', () => {
    const date = fc.integer({ min: 0, max: 60 }).map(days => addDays('2026-01-01', days))
    const range = fc.tuple(date, fc.option(fc.integer({ min: 0, max: 30 }))).map(([validFrom, length]) => ({
      validFrom,
      validTo: length === null ? null : addDays(validFrom, length),
    }))
    fc.assert(
      fc.property(range, fc.array(range, { maxLength: 5 }), (validity, wanted) => {
        const placed = placeVersions(wanted.map((each, at) => rules(`${at}`, each.validFrom, each.validTo)))
        fc.pre(!('refusal' in placed))
        const kept = model(validity)
        const pieces = datedPieces({ version: kept, overtimeRules: placed })
        const dates = Array.from({ length: 105 }, (_, days) => addDays('2025-12-27', days))
        const said = dates.map(on =>
          pieces.filter(piece => covers(piece, on)).map(piece => piece.overtimeRuleSetVersionId),
        )
        expect(said).toEqual(
          dates.map(on => (covers(kept, on) ? [versionAt(placed, on)?.versionId ?? null] : [])),
        )
        expect(pieces.map(({ validFrom }) => validFrom)).toEqual(
          pieces.map(({ validFrom }) => validFrom).toSorted(),
        )
      }),
      { numRuns: 300 },
    )
  })
})

describe('the rules of a set', () => {
  it('are all that the set says, and nothing else of the model', () => {
    const agreed = { dailyOvertimeAfterMinutes: 450, evening: null, sundayPremiumBp: 5000 }
    const kept = model()
    expect(withRules(kept, rules('a', '2026-01-01', null, agreed))).toEqual({
      ...kept,
      ...agreed,
      overtimeRuleSetVersionId: 'a',
    })
  })

  it.each([
    ['of periods are for period-based work only', 'fixed', { periodOvertimeAfterMinutes: 6885 }, null, null],
    ['of periods replace the law’s', 'period', { periodOvertimeAfterMinutes: 6885 }, 6885, null],
    ['that know no periods leave them to the law', 'period', {}, 7200, 1080],
  ] as const)('%s', (_, kind, agreed, after, firstTier) => {
    const periods = kind === 'period' ? ({ periodWeeks: 3, periodStartsOn: '2026-01-05' } as const) : {}
    const kept = model(complete({ kind, overtimeRuleSetId: 'set', ...periods }))
    expect(withRules(kept, rules('a', '2026-01-01', null, agreed))).toMatchObject({
      periodOvertimeAfterMinutes: after,
      periodFirstTierMinutes: firstTier,
    })
  })
})
