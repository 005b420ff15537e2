import { describe, expect, it } from 'vitest'
import * as rules from '../rules.ts'
import { entryType } from '../view.ts'

const now = '2026-11-20T07:00:00.000Z'
const free = { now, codeHolder: null }
const version = (id: string, validFrom: string, rest: Partial<Parameters<typeof rules.versionOf>[1]> = {}) =>
  rules.versionOf(id, { validFrom, countsToTarget: true, ...rest })

const record: rules.EntryTypeRecord = {
  id: 't',
  code: 'work',
  name: 'Work',
  category: 'work',
  active: true,
  versions: [version('v1', '2026-01-01', { maxDurationMinutes: 600 })],
  updatedAt: '2026-01-01T00:00:00.000Z',
}

describe('a version', () => {
  it('that leaves rules out is worth plain pay, has no longest entry and no pay type', () => {
    expect(version('v', '2026-01-01')).toEqual({
      versionId: 'v',
      validFrom: '2026-01-01',
      validTo: null,
      countsToTarget: true,
      multiplierBp: 10_000,
      maxDurationMinutes: null,
      payTypeCode: null,
    })
  })

  it('from a later date ends the open one the day before, and both stay', () => {
    expect(rules.addVersion(record, version('v2', '2027-01-01'), now)).toMatchObject({
      state: {
        record: {
          updatedAt: now,
          versions: [
            { versionId: 'v1', validTo: '2026-12-31' },
            { versionId: 'v2', validTo: null },
          ],
        },
        closed: { versionId: 'v1', validTo: '2026-12-31', maxDurationMinutes: 600 },
        added: { versionId: 'v2' },
      },
      audit: [{ action: 'entry_types.add_version', targetType: 'entry_type', targetId: 't' }],
    })
  })

  it('that would share a day with another is refused', () => {
    expect(rules.addVersion(record, version('v2', '2026-01-01'), now)).toMatchObject({
      refusal: 'version_ranges_overlap',
    })
  })
})

describe('a new entry type', () => {
  it('is active and has its versions in order', () => {
    const created = rules.create(
      't',
      { code: 'work', name: 'Work', category: 'work' },
      [version('v2', '2026-06-01'), version('v1', '2026-01-01')],
      free,
    )
    expect(created).toMatchObject({
      state: {
        active: true,
        updatedAt: now,
        versions: [{ versionId: 'v1', validTo: '2026-05-31' }, { versionId: 'v2' }],
      },
    })
  })

  it('cannot take the code of another', () => {
    const created = rules.create(
      't',
      { code: 'work', name: 'Work', category: 'work' },
      [version('v', '2026-01-01')],
      {
        now,
        codeHolder: 'other',
      },
    )
    expect(created).toMatchObject({ refusal: 'code_already_in_use' })
  })
})

describe('as answered', () => {
  it.each([
    ['2025-12-31', null, null],
    ['2026-11-20', 'v1', 600],
    ['2027-01-01', 'v2', null],
  ])(
    'on %s the version in force that day gives the longest entry',
    (today, currentVersionId, maxDurationMinutes) => {
      const versions = [
        { ...version('v1', '2026-01-01', { maxDurationMinutes: 600 }), validTo: '2026-12-31' },
        version('v2', '2027-01-01'),
      ]
      expect(entryType({ ...record, versions }, today)).toMatchObject({
        currentVersionId,
        maxDurationMinutes,
      })
    },
  )
})
