import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { compensations, lineKinds } from '../../kinds.ts'
import { codingBy, type LineFacts, type PayTypeRule } from '../coding.ts'

const training = newId()
const holiday = newId()
const always = { validFrom: '2020-01-01', validTo: null }

const rule = (change: Partial<PayTypeRule> & { code?: string | null } = {}): PayTypeRule => ({
  kind: null,
  compensation: 'paid',
  entryTypeId: null,
  dayTypeId: null,
  active: true,
  versions: [{ ...always, payTypeCode: change.code === undefined ? '9' : change.code }],
  ...change,
})

const facts = (change: Partial<LineFacts> = {}): LineFacts => ({
  kind: 'normal',
  compensation: 'paid',
  entryTypeId: training,
  dayTypeId: null,
  ownCode: '1010',
  ...change,
})

const code = (rules: readonly PayTypeRule[], change: Partial<LineFacts> = {}, date = '2026-10-14') => {
  const { payTypeCode, leftOut } = codingBy(rules)(facts(change), date)
  return leftOut ? 'left out' : payTypeCode
}

const ofKind = rule({ kind: 'normal', code: 'kind' })
const ofType = rule({ entryTypeId: training, code: 'type' })
const ofBoth = rule({ kind: 'normal', entryTypeId: training, code: 'both' })

describe('the code of a line', () => {
  it.each<[string, readonly PayTypeRule[], Partial<LineFacts>, string | null]>([
    ['the rule for its type and kind', [ofKind, ofType, ofBoth], {}, 'both'],
    ['else the rule for its type', [ofKind, ofType], {}, 'type'],
    ['else the type itself', [ofKind], {}, '1010'],
    ['else the rule for its kind', [ofKind], { ownCode: null }, 'kind'],
    ['else nobody', [], { ownCode: null }, null],
    [
      'the rule for its day type',
      [rule({ dayTypeId: holiday, code: 'day' })],
      { entryTypeId: null, dayTypeId: holiday },
      'day',
    ],
    ['no rule for another type', [rule({ entryTypeId: newId() })], {}, '1010'],
    ['no rule for another kind', [rule({ kind: 'night' })], { ownCode: null }, null],
    ['no rule out of use', [{ ...ofBoth, active: false }, ofType], {}, 'type'],
    [
      'a rule that leaves it out on purpose, before the type itself',
      [rule({ entryTypeId: training, code: null })],
      {},
      'left out',
    ],
  ])('is said by %s', (_, rules, change, expected) => expect(code(rules, change)).toBe(expected))

  it('is that of the version in force on the date of the line', () => {
    const rules = [
      rule({
        kind: 'night',
        versions: [
          { validFrom: '2026-01-01', validTo: '2026-09-30', payTypeCode: 'old' },
          { validFrom: '2026-10-01', validTo: null, payTypeCode: 'new' },
        ],
      }),
    ]
    const night = { kind: 'night', ownCode: null } as const
    expect(code(rules, night, '2025-12-31')).toBeNull()
    expect(code(rules, night, '2026-09-30')).toBe('old')
    expect(code(rules, night, '2026-10-01')).toBe('new')
  })
})

describe('time off instead of pay', () => {
  const account = { kind: 'overtime_50', compensation: 'overtime_account', ownCode: null } as const

  it('is paid by no rule for pay, and by no type', () =>
    expect(code([rule({ kind: 'overtime_50' }), ofType], { ...account, ownCode: '1010' })).toBe('left out'))

  it('is told to payroll where a rule says the code', () =>
    expect(
      code([rule({ kind: 'overtime_50', compensation: 'overtime_account', code: '8050' })], account),
    ).toBe('8050'))
})

it('the order of the rules decides nothing, and a line is never both coded and left out', () => {
  const some = fc.option(fc.constantFrom(training, holiday))
  const anyRule = fc.record({
    kind: fc.option(fc.constantFrom(...lineKinds)),
    compensation: fc.constantFrom(...compensations),
    entryTypeId: some,
    dayTypeId: fc.constant(null),
    active: fc.boolean(),
    versions: fc.constantFrom('a', 'b', null).map(payTypeCode => [{ ...always, payTypeCode }]),
  })
  const criteria = ({ kind, compensation, entryTypeId }: PayTypeRule) =>
    [kind, compensation, entryTypeId].join()
  const anyFacts = fc.record({
    kind: fc.constantFrom(...lineKinds),
    compensation: fc.constantFrom(...compensations),
    entryTypeId: some,
    dayTypeId: fc.constant(null),
    ownCode: fc.option(fc.constant('own')),
  })
  fc.assert(
    fc.property(fc.uniqueArray(anyRule, { selector: criteria }), anyFacts, (rules, line) => {
      const coding = codingBy(rules)(line, '2026-10-14')
      expect(codingBy(rules.toReversed())(line, '2026-10-14')).toEqual(coding)
      if (coding.leftOut) expect(coding.payTypeCode).toBeNull()
    }),
  )
})
