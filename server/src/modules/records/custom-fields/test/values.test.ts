import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { CustomField, CustomFieldChanges, CustomFieldValues, FieldType } from '../shapes.ts'
import { heldValues, lookupOf, withChanges } from '../values.ts'

const options = [
  { code: 'south', name: 'Etelä', active: true },
  { code: 'north', name: 'Pohjoinen', active: true },
  { code: 'sea', name: 'Meri', active: false },
]

const field = (type: FieldType, more: Partial<CustomField> = {}): CustomField => ({
  id: newId(),
  kind: 'customer',
  key: 'field',
  type,
  name: 'Kenttä',
  description: null,
  required: false,
  options: type.startsWith('option') ? options : [],
  position: 0,
  active: true,
  updatedAt: '2026-11-20T07:00:00.000Z',
  ...more,
})

const changed = (fields: CustomField[], stored: CustomFieldValues | null, changes?: CustomFieldChanges) => {
  const result = withChanges(fields, stored, changes)
  return result.refusal === undefined ? result.values : result.refusal
}

describe('a value of a custom field', () => {
  it.each<[FieldType, CustomFieldChanges[string][]]>([
    ['text', ['x', 'Äänekoski', 'a\nb', 'y'.repeat(1000)]],
    ['number', [0, -1, 2.5, 0.0001, 1234567.8901, 999_999_999_999]],
    ['date', ['2026-02-28', '2028-02-29', '1900-01-01']],
    ['boolean', [true, false]],
    ['option', ['south']],
    ['options', [['south'], ['north', 'south']]],
  ])('of the type %s is one of %j', (type, values) => {
    for (const value of values) expect(changed([field(type)], {}, { field: value })).toEqual({ field: value })
  })

  it.each<[FieldType, unknown[]]>([
    ['text', [' ', 1, true, ['a'], 'y'.repeat(1001)]],
    ['number', ['1', true, 0.00001, 1e12, -1e12, 1.23456]],
    ['date', ['2026-02-29', '20261120', '2026-11-20T00:00:00Z', 20261120, '1899-12-31', '']],
    ['boolean', ['true', 1]],
    ['option', ['sea', 'west', 'South', 1, ['south']]],
    ['options', ['south', ['south', 'south'], ['sea'], ['west'], [1]]],
  ])('of the type %s is none of %j', (type, values) => {
    for (const value of values)
      expect(changed([field(type)], {}, { field: value as string })).toBe('custom_field_value_invalid')
  })

  it('is composed, so that what looks alike is alike', () =>
    expect(changed([field('text')], {}, { field: 'a\u0308' })).toEqual({ field: 'ä' }))

  it('is taken away by null, and by an empty list', () => {
    expect(changed([field('text')], { field: 'x' }, { field: null })).toEqual({})
    expect(changed([field('options')], { field: ['south'] }, { field: [] })).toEqual({})
  })

  it('of an option that was deactivated since may stay, and not come', () => {
    expect(changed([field('option')], { field: 'sea' }, { field: 'sea' })).toEqual({ field: 'sea' })
    expect(changed([field('options')], { field: ['sea'] }, { field: ['sea', 'south'] })).toEqual({
      field: ['sea', 'south'],
    })
    expect(changed([field('options')], { field: ['south'] }, { field: ['sea', 'south'] })).toBe(
      'custom_field_value_invalid',
    )
  })

  it.each(['other', 'constructor', 'toString'])('of a key that there is not, %s, is refused', key => {
    expect(changed([field('text')], {}, { [key]: 'x' })).toBe('custom_field_unknown')
    expect(changed([field('text')], {}, { [key]: null })).toBe('custom_field_unknown')
  })

  it('of a deactivated field stays, may be sent back and cleared, and does not come', () => {
    const off = [field('text', { active: false })]
    expect(changed(off, { field: 'x' }, {})).toEqual({ field: 'x' })
    expect(changed(off, { field: 'x' }, { field: 'x' })).toEqual({ field: 'x' })
    expect(changed(off, { field: 'x' }, { field: null })).toEqual({})
    expect(changed(off, { field: 'x' }, { field: 'y' })).toBe('custom_field_unknown')
  })

  it('is needed of a required field: by a new record, and when custom fields are written', () => {
    const needed = [field('text', { required: true })]
    expect(changed(needed, null)).toBe('custom_field_required')
    expect(changed(needed, null, { field: 'x' })).toEqual({ field: 'x' })
    expect(changed(needed, {})).toEqual({})
    expect(changed(needed, {}, {})).toBe('custom_field_required')
    expect(changed(needed, { field: 'x' }, { field: null })).toBe('custom_field_required')
    expect(changed([field('text', { required: true, active: false })], null)).toEqual({})
  })
})

describe('a condition of cf', () => {
  it.each<[FieldType, string, unknown]>([
    ['text', 'ä b', 'ä b'],
    ['text', 'a\u0308 b', 'ä b'],
    ['number', '2.50', 2.5],
    ['number', '-0', -0],
    ['date', '2026-11-20', '2026-11-20'],
    ['boolean', 'true', true],
    ['boolean', 'false', false],
    ['option', 'sea', 'sea'],
    ['options', 'south', 'south'],
  ])('on a field of the type %s, “%s”, asks for %j', (type, text, value) => {
    const asked = field(type)
    expect(heldValues([asked], { field: text })).toEqual([{ field: asked, value }])
  })

  it.each<[FieldType, string]>([
    ['number', 'two'],
    ['number', '1e3'],
    ['number', '0.00001'],
    ['number', '1'.repeat(13)],
    ['number', ' 1'],
    ['date', '2026-02-29'],
    ['boolean', 'yes'],
    ['boolean', 'TRUE'],
    ['option', 'west'],
  ])('on a field of the type %s that cannot hold “%s” matches nothing', (type, text) =>
    expect(heldValues([field(type)], { field: text })).toBeNull(),
  )

  it('on an unknown key matches nothing, whatever else is asked', () =>
    expect(heldValues([field('text')], { field: 'x', other: 'x' })).toBeNull())
})

it('the index knows so much of a value as an entry of it holds', () => {
  expect(lookupOf(2.5)).toBe('2.5')
  expect(lookupOf('ä'.repeat(1000))).toBe('ä'.repeat(200))
  expect(Buffer.byteLength(lookupOf('😀'.repeat(500)))).toBe(800)
})
