import { describe, expect, it } from 'vitest'
import { businessId } from '../business-id.ts'
import * as rules from '../rules.ts'

describe('a business id', () => {
  it.each(['0112038-9', '2858394-9', '2345678-0', '7654321-2', '4567890-7'])('%s is one', text => {
    expect(businessId(text)).toBe(text)
  })

  it.each([
    ['a wrong check digit', '0112038-8'],
    ['a wrong check digit', '2345678-9'],
    ['no hyphen', '12345678'],
    ['too short', '12345-6'],
    ['text around it', ' 2345678-0'],
    ['digits of another script', '２345678-0'],
    ['nothing', ''],
  ])('is not %s: “%s”', (_, text) => {
    expect(businessId(text)).toBeNull()
  })

  it.each(['2345673', '2345681', '2345702'])('%s has no check digit at all', digits => {
    for (let check = 0; check <= 9; check++) expect(businessId(`${digits}-${check}`)).toBeNull()
  })

  it('of six digits gets its leading zero', () => {
    expect(businessId('112038-9')).toBe('0112038-9')
  })
})

describe('an employer', () => {
  const now = '2026-11-20T07:00:00.000Z'
  const free = { now, codeHolder: null }
  const employer = { id: 'e', name: 'Konttori Oy', registryCode: '2345678-0', active: true, updatedAt: now }

  it('keeps a registry code in its full form, or none', () => {
    expect(rules.create('e', { name: 'A', registryCode: '112038-9' }, free)).toMatchObject({
      state: { registryCode: '0112038-9' },
    })
    expect(rules.create('e', { name: 'A' }, free)).toMatchObject({ state: { registryCode: null } })
    expect(rules.update(employer, { registryCode: null }, free)).toMatchObject({
      state: { registryCode: null },
    })
    expect(rules.update(employer, { name: 'B' }, free)).toMatchObject({
      state: { registryCode: '2345678-0' },
    })
  })

  it('cannot have a registry code that is no business id, nor that of another', () => {
    const invalid = { refusal: 'employer_registry_code_invalid' }
    expect(rules.create('e', { name: 'A', registryCode: '2345678-9' }, free)).toMatchObject(invalid)
    expect(rules.update(employer, { registryCode: 'FI23456780' }, free)).toMatchObject(invalid)
    expect(rules.update(employer, { registryCode: '0112038-9' }, { now, codeHolder: 'other' })).toMatchObject(
      {
        refusal: 'code_already_in_use',
      },
    )
  })
})
