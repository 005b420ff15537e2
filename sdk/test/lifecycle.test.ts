import { expect, it } from 'vitest'
import { can, exportBatchLife, whyNot, workDayLife } from '../src/index.ts'

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

it('in a state that a newer service has nothing may be done', () => {
  const state = JSON.parse('"archived"') as 'draft'
  expect(can(workDayLife, 'confirm', state)).toBe(false)
})
