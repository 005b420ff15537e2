import { describe, expect, it } from 'vitest'
import * as rules from '../rules.ts'
import { lastPosition } from '../shapes.ts'
import type { DimensionValue, Level } from '../shapes.ts'
import * as valueRules from '../value-rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const before = '2026-01-01T00:00:00.000Z'
const project: Level = {
  id: 'p',
  code: 'project',
  name: 'Project',
  active: true,
  required: false,
  askInEntry: true,
  remainder: 'unattributed',
  locked: true,
  position: 0,
  updatedAt: before,
}
const costCenter: Level = {
  ...project,
  id: 'c',
  code: 'cost_center',
  name: 'Cost centre',
  locked: false,
  position: 4,
}
const levels = [project, costCenter]

describe('a tracking level', () => {
  it('stands after the others and asks for nothing, unless it says so', () => {
    expect(rules.create('n', { code: 'phase', name: 'Phase' }, levels, now)).toMatchObject({
      state: { active: true, required: false, askInEntry: false, locked: false, position: 5, updatedAt: now },
    })
    expect(rules.create('n', { code: 'phase', name: 'Phase', position: 2 }, levels, now)).toMatchObject({
      state: { position: 2 },
    })
  })

  it('stands beside who stands in the last place, for there is none after it', () => {
    const last = [project, { ...costCenter, position: lastPosition }]
    expect(rules.create('n', { code: 'phase', name: 'Phase' }, last, now)).toMatchObject({
      state: { position: lastPosition },
    })
  })

  it('cannot take the code of another', () => {
    expect(rules.create('n', { code: 'project', name: 'Mine' }, levels, now)).toMatchObject({
      refusal: 'code_already_in_use',
    })
    expect(rules.update(costCenter, { code: 'project' }, levels, now)).toMatchObject({
      refusal: 'code_already_in_use',
    })
  })

  it('for projects keeps its code and stays active, and the rest of it changes', () => {
    expect(rules.update(project, { active: false }, levels, now)).toMatchObject({
      refusal: 'dimension_locked',
    })
    expect(rules.update(project, { code: 'job' }, levels, now)).toMatchObject({ refusal: 'dimension_locked' })
    expect(rules.update(project, { required: true, code: 'project' }, levels, now)).toMatchObject({
      state: { required: true, updatedAt: now },
    })
  })
})

describe('a target', () => {
  const value: DimensionValue = {
    id: 'v',
    dimensionId: 'c',
    code: '4010',
    name: 'Installation',
    active: true,
    parentId: null,
    externalSource: null,
    externalId: null,
    attributionPrecision: null,
    updatedAt: before,
  }
  const given = (rest: Partial<valueRules.Circumstances> = {}): valueRules.Circumstances => ({
    level: costCenter,
    now,
    codeHolder: null,
    referenceHolder: null,
    parentPath: [],
    ...rest,
  })

  it('of a level of the organisation is created and changed', () => {
    expect(valueRules.create('v', { code: '4010', name: 'Installation' }, given())).toMatchObject({
      state: { ...value, updatedAt: now },
      audit: [{ action: 'dimension_values.create', targetType: 'dimension_value', targetId: 'v' }],
    })
    expect(valueRules.update(value, { active: false }, given())).toMatchObject({
      state: { active: false, updatedAt: now },
    })
  })

  it.each<[string, Level]>([
    ['project_values_managed_in_projects', project],
    ['dimension_inactive', { ...costCenter, active: false }],
  ])('is refused with %s in such a level, created or changed', (refusal, level) => {
    expect(valueRules.create('v', { code: 'a', name: 'A' }, given({ level }))).toMatchObject({ refusal })
    expect(valueRules.update(value, { name: 'A' }, given({ level }))).toMatchObject({ refusal })
  })

  it.each([
    { externalSource: 'erp' },
    { externalId: '1' },
    { externalSource: 'erp', externalId: null },
    { externalSource: null, externalId: '1' },
    { externalSource: null },
  ])('cannot have half a reference: %o', reference => {
    const refusal = 'external_ref_incomplete'
    expect(valueRules.create('v', { code: 'a', name: 'A', ...reference }, given())).toMatchObject({ refusal })
    expect(valueRules.update(value, reference, given())).toMatchObject({ refusal })
  })

  it('cannot take the reference or code of another, and may keep its own', () => {
    const reference = { externalSource: 'erp', externalId: '1' }
    expect(valueRules.update(value, reference, given({ referenceHolder: 'other' }))).toMatchObject({
      refusal: 'external_ref_conflict',
    })
    expect(valueRules.update(value, reference, given({ referenceHolder: 'v' }))).toMatchObject({
      state: reference,
    })
    expect(valueRules.update(value, { code: 'b' }, given({ codeHolder: 'other' }))).toMatchObject({
      refusal: 'code_already_in_use',
    })
    expect(valueRules.update(value, { code: '4010' }, given({ codeHolder: 'v' }))).toMatchObject({
      state: value,
    })
  })

  it('loses its whole reference when both halves are null', () => {
    const linked = { ...value, externalSource: 'erp', externalId: '1' }
    expect(valueRules.update(linked, { externalSource: null, externalId: null }, given())).toMatchObject({
      state: { externalSource: null, externalId: null },
    })
  })

  it('needs a parent of the same level that does not lie below it', () => {
    expect(valueRules.create('n', { code: 'a', name: 'A', parentId: 'x' }, given())).toMatchObject({
      refusal: 'parent_not_found',
    })
    expect(valueRules.update(value, { parentId: 'x' }, given())).toMatchObject({
      refusal: 'parent_not_found',
    })
    expect(valueRules.update(value, { parentId: 'w' }, given({ parentPath: ['w', 'v'] }))).toMatchObject({
      refusal: 'dimension_value_cycle',
    })
    expect(valueRules.update(value, { parentId: 'v' }, given({ parentPath: ['v'] }))).toMatchObject({
      refusal: 'dimension_value_cycle',
    })
    expect(valueRules.update(value, { parentId: 'w' }, given({ parentPath: ['w'] }))).toMatchObject({
      state: { parentId: 'w' },
    })
  })
})
