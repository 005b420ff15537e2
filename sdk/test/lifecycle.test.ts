import { expect, it } from 'vitest'
import { apiKeyLife, can, exportBatchLife, membershipLife, whyNot, workDayLife } from '../src/index.ts'

it('what may be done depends on the state', () => {
  expect(workDayLife.states.filter(state => can(workDayLife, 'approve', state))).toEqual(['confirmed'])
  expect(workDayLife.states.filter(state => can(workDayLife, 'correct', state))).toEqual([
    'approved',
    'exported',
  ])
  expect(exportBatchLife.states.filter(state => can(exportBatchLife, 'cancel', state))).not.toContain(
    'cancelled',
  )
})

it('what may not be done has the code that the service would answer', () => {
  expect(whyNot(workDayLife, 'write_entries', 'exported')).toBe('day_confirmed_locked')
  expect(whyNot(workDayLife, 'write_entries', 'draft')).toBeUndefined()
})

it('where the code depends on the state, it is that of the state', () => {
  expect(exportBatchLife.states.map(state => [state, whyNot(exportBatchLife, 'cancel', state)])).toEqual([
    ['preparing', 'export_batch_in_progress'],
    ['created', undefined],
    ['delivering', 'export_batch_delivering'],
    ['delivered', 'export_batch_delivered'],
    ['delivery_failed', undefined],
    ['cancelling', 'export_batch_in_progress'],
    ['cancelled', 'export_batch_cancelled'],
  ])
})

it('an action with several outcomes may be done where it is declared', () => {
  expect(membershipLife.transitions.reactivate.to).toEqual(['active', 'invited'])
  expect(can(membershipLife, 'reactivate', 'deactivated')).toBe(true)
  expect(apiKeyLife.states.filter(state => can(apiKeyLife, 'rotate', state))).toEqual([
    'active',
    'owner_inactive',
  ])
})

it('what only the service does has no code, and is not allowed for that', () => {
  expect(can(workDayLife, 'export', 'draft')).toBe(false)
  expect(whyNot(workDayLife, 'export', 'draft')).toBeUndefined()
})

it('in a state that a newer service has nothing may be done', () => {
  const state = JSON.parse('"archived"') as 'draft'
  expect(can(workDayLife, 'confirm', state)).toBe(false)
  const batch = JSON.parse('"archived"') as 'created'
  expect(whyNot(exportBatchLife, 'cancel', batch)).toBeUndefined()
})
