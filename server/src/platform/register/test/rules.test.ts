import { describe, expect, it } from 'vitest'
import { refuse } from '../../vocabulary/decision.ts'
import type { Declaration } from '../declaration.ts'
import { defaulted, fixed, required } from '../fields.ts'
import { called } from './lamps.ts'
import * as rules from '../rules.ts'
import { viewOf } from '../view.ts'

const shape = {}
const plain: Declaration = {
  singular: 'wall_lamp',
  plural: 'wall_lamps',
  called,
  fields: { code: required(shape), watts: defaulted(shape, 40), socket: fixed(defaulted(shape, null)) },
}
const dated: Declaration = {
  ...plain,
  versions: {
    because: 'rooms remember their light',
    fields: { watts: required(shape), lumen: defaulted(shape, null) },
    current: ['lumen'],
    check: ({ watts }) => (watts === 0 ? refuse('wall_lamp_dark', 'It gives no light.') : undefined),
  },
}
const now = '2026-11-20T07:00:00.000Z'
const free = { now, codeHolder: null, found: undefined }
let ids = 0
const newId = () => `v${++ids}`
const versions = (...given: object[]) => {
  ids = 0
  return rules.versionsOf(dated, given as Record<string, unknown>[], newId)
}

describe('a new record', () => {
  it('is active and has what stands in for what it does not say', () => {
    expect(rules.create(plain, 'a', { code: 'hall' }, [], free)).toMatchObject({
      state: { id: 'a', code: 'hall', watts: 40, socket: null, active: true, updatedAt: now },
      audit: [{ action: 'wall_lamps.create', targetType: 'wall_lamp', targetId: 'a' }],
    })
    expect(rules.create(plain, 'a', { code: 'hall', active: false }, [], free)).toMatchObject({
      state: { active: false },
    })
  })

  it('cannot take the code of another', () => {
    expect(rules.create(plain, 'a', { code: 'hall' }, [], { ...free, codeHolder: 'b' })).toMatchObject({
      refusal: 'code_already_in_use',
      detail: 'Another wall lamp has this code.',
    })
  })

  it('has its versions in order, each ended by the next', () => {
    const given = versions({ validFrom: '2027-01-01', watts: 9 }, { validFrom: '2026-01-01', watts: 40 })
    expect(rules.create(dated, 'a', { code: 'hall' }, given, free)).toMatchObject({
      state: {
        versions: [
          { versionId: 'v2', validFrom: '2026-01-01', validTo: '2026-12-31', watts: 40, lumen: null },
          { versionId: 'v1', validFrom: '2027-01-01', validTo: null, watts: 9 },
        ],
      },
    })
  })

  it.each([
    ['wall_lamp_dark', [{ validFrom: '2026-01-01', watts: 0 }]],
    [
      'version_ranges_overlap',
      [
        { validFrom: '2026-01-01', watts: 1 },
        { validFrom: '2026-01-01', watts: 2 },
      ],
    ],
  ])('is refused with %s for its versions', (refusal, given) => {
    expect(rules.create(dated, 'a', { code: 'hall' }, versions(...given), free)).toMatchObject({ refusal })
  })
})

describe('a change', () => {
  const record = { id: 'a', code: 'hall', watts: 40, socket: null, active: true, updatedAt: '2026-01-01' }

  it('keeps what it does not say', () => {
    expect(rules.update(plain, record, { watts: 60 }, free)).toMatchObject({
      state: { ...record, watts: 60, updatedAt: now },
      audit: [{ action: 'wall_lamps.update', changes: [{ field: 'watts', from: 40, to: 60 }] }],
    })
  })

  it('is refused by the register’s own rule before the code is looked at', () => {
    const checked: Declaration = {
      ...plain,
      rules: {
        check: (patch, before, found) =>
          patch['watts'] === found && before ? refuse('wall_lamp_too_hot', 'It burns.') : undefined,
      },
    }
    const taken = { now, codeHolder: 'b', found: 100 }
    expect(rules.update(checked, record, { watts: 100 }, taken)).toMatchObject({
      refusal: 'wall_lamp_too_hot',
    })
    expect(rules.update(checked, record, { watts: 60 }, taken)).toMatchObject({
      refusal: 'code_already_in_use',
    })
  })

  it('is taken in the form in which it is kept', () => {
    const kept = (given: Readonly<Record<string, unknown>>) => ({
      ...given,
      code: String(given['code']).trim(),
    })
    expect(rules.keptForm({ ...plain, rules: { kept } }, { code: ' hall ' })).toEqual({ code: 'hall' })
    expect(rules.keptForm(plain, { code: ' hall ' })).toEqual({ code: ' hall ' })
  })
})

describe('a version more', () => {
  const [first] = versions({ validFrom: '2026-01-01', watts: 40, lumen: 400 })
  const record = {
    id: 'a',
    code: 'hall',
    active: true,
    versions: first ? [first] : [],
    updatedAt: '2026-01-01',
  }
  const later = (given: object) => versions({}, { validFrom: '2027-01-01', ...given })[1] as rules.AnyVersion

  it('ends the open one the day before, and both stay', () => {
    expect(rules.withVersion(dated, record, later({ watts: 9 }), now)).toMatchObject({
      state: {
        record: { updatedAt: now, versions: [{ validTo: '2026-12-31' }, { versionId: 'v2', validTo: null }] },
        closed: { versionId: 'v1', validTo: '2026-12-31' },
      },
      audit: [{ action: 'wall_lamps.add_version', targetType: 'wall_lamp', targetId: 'a' }],
    })
  })

  it('is checked like a first one', () => {
    expect(rules.withVersion(dated, record, later({ watts: 0 }), now)).toMatchObject({
      refusal: 'wall_lamp_dark',
    })
  })

  it.each([
    ['2025-12-31', null, null],
    ['2026-12-31', 'v1', 400],
    ['2027-01-01', 'v2', null],
  ])('on %s the record shows the version in force, and its rule', (today, currentVersionId, lumen) => {
    const decision = rules.withVersion(dated, record, later({ watts: 9 }), now)
    const shown = viewOf(dated)(rules.allowed(decision).state.record, today)
    expect(shown).toMatchObject({ currentVersionId, lumen })
    expect(Object.keys(shown)).toEqual([
      'id',
      'code',
      'active',
      'currentVersionId',
      'lumen',
      'versions',
      'updatedAt',
    ])
  })
})
