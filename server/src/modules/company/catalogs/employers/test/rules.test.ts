import { describe, expect, it } from 'vitest'
import { kept } from '../rules.ts'

describe('an employer', () => {
  it('keeps a registry code in its full form, or none', () => {
    expect(kept({ name: 'A', registryCode: '112038-9' })).toEqual({ name: 'A', registryCode: '0112038-9' })
    expect(kept({ registryCode: null })).toEqual({ registryCode: null })
    expect(kept({ name: 'B' })).toEqual({ name: 'B' })
  })

  it.each(['2345678-9', 'FI23456780'])('cannot have the registry code %s, which is no business id', text => {
    expect(kept({ registryCode: text })).toMatchObject({ refusal: 'employer_registry_code_invalid' })
  })
})
