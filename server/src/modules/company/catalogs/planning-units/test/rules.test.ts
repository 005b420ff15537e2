import { describe, expect, it } from 'vitest'
import { check } from '../rules.ts'

const unit = { id: 'b', name: 'Helsinki' }

describe('a unit', () => {
  it('may stand below another, or at the top', () => {
    expect(check({ parentId: 'b' }, null, ['b', 'a'])).toBeUndefined()
    expect(check({ parentId: 'a' }, unit, ['a'])).toBeUndefined()
    expect(check({ parentId: null }, unit, [])).toBeUndefined()
    expect(check({}, unit, [])).toBeUndefined()
  })

  it('cannot stand below a unit that does not exist', () => {
    const refused = { refusal: 'planning_unit_not_found' }
    expect(check({ parentId: 'x' }, null, [])).toMatchObject(refused)
    expect(check({ parentId: 'x' }, unit, [])).toMatchObject(refused)
  })

  it.each([
    ['itself', 'b', ['b', 'a']],
    ['a unit below it', 'd', ['d', 'c', 'b', 'a']],
  ])('cannot stand below %s', (_, parentId, path) => {
    expect(check({ parentId }, unit, path)).toMatchObject({ refusal: 'planning_unit_cycle' })
  })
})
