import { expect, it } from 'vitest'
import { createRecord, patchRecord } from '../records.ts'

const things = { plural: 'things', singular: 'thing', words: 'thing' }
const record = { id: 'a', name: 'Old', note: 'kept' as string | null, updatedAt: '2026-01-01T00:00:00.000Z' }
const now = '2026-02-01T00:00:00.000Z'

it('an absent field keeps, a null clears, and the audit line tells both values', () => {
  expect(patchRecord(things, record, { note: null }, { now, codeHolder: null })).toEqual({
    state: { id: 'a', name: 'Old', note: null, updatedAt: now },
    facts: [],
    audit: [
      {
        action: 'things.update',
        targetType: 'thing',
        targetId: 'a',
        changes: [{ field: 'note', from: 'kept', to: null }],
      },
    ],
  })
})

it('a patch that changes nothing leaves the record and its instant alone, and says nothing', () => {
  const decision = patchRecord(things, record, { name: 'Old' }, { now, codeHolder: null })
  expect(decision).toMatchObject({ audit: [] })
  expect('state' in decision && decision.state).toBe(record)
})

it('a code another record holds is refused, its own is not', () => {
  expect(createRecord(things, record, 'b')).toMatchObject({ refusal: 'code_already_in_use' })
  expect(patchRecord(things, record, { name: 'New' }, { now, codeHolder: 'b' })).toMatchObject({
    refusal: 'code_already_in_use',
  })
  expect(patchRecord(things, record, { name: 'New' }, { now, codeHolder: 'a' })).toMatchObject({
    state: { name: 'New', updatedAt: now },
  })
})

it('a new record is told with all its fields', () => {
  expect(createRecord(things, record, null)).toMatchObject({
    state: record,
    audit: [
      {
        action: 'things.create',
        targetId: 'a',
        changes: [
          { field: 'name', to: 'Old' },
          { field: 'note', to: 'kept' },
        ],
      },
    ],
  })
})
