import { describe, expect, it } from 'vitest'
import type { PlanningUnit } from '../contract.ts'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const unit: PlanningUnit = {
  id: 'b',
  code: null,
  name: 'Helsinki',
  parentId: 'a',
  active: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const given = (parentPath: readonly string[] = []) => ({ now, codeHolder: null, parentPath })

describe('a unit', () => {
  it('may stand below another, or at the top', () => {
    expect(rules.create('c', { name: 'Vuosaari', parentId: 'b' }, given(['b', 'a']))).toMatchObject({
      state: { parentId: 'b', code: null, active: true },
    })
    expect(rules.update(unit, { parentId: null }, given())).toMatchObject({
      state: { parentId: null, updatedAt: now },
    })
  })

  it('cannot stand below a unit that does not exist', () => {
    expect(rules.create('c', { name: 'Vuosaari', parentId: 'x' }, given())).toMatchObject({
      refusal: 'planning_unit_not_found',
    })
    expect(rules.update(unit, { parentId: 'x' }, given())).toMatchObject({
      refusal: 'planning_unit_not_found',
    })
  })

  it.each([
    ['itself', 'b', ['b', 'a']],
    ['a unit below it', 'd', ['d', 'c', 'b', 'a']],
  ])('cannot stand below %s', (_, parentId, path) => {
    expect(rules.update(unit, { parentId }, given(path))).toMatchObject({ refusal: 'planning_unit_cycle' })
  })
})
