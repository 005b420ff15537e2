import { expect, it } from 'vitest'
import * as rules from '../rules.ts'

const now = '2026-11-20T07:00:00.000Z'
type Input = Parameters<typeof rules.versionOf>[1]
const version = (rest: Omit<Input, 'validFrom'>) => rules.versionOf('v', { validFrom: '2026-01-01', ...rest })
const create = (rest: Omit<Input, 'validFrom'>) =>
  rules.create('t', { code: 'training', name: 'Training' }, [version(rest)], { now, codeHolder: null })

it.each<[string, Omit<Input, 'validFrom'>]>([
  ['fixed credit without minutes', { credit: 'fixed' }],
  ['target credit with minutes of its own', { credit: 'target', creditMinutes: 450 }],
  ['no credit with minutes', { credit: 'none', creditMinutes: 450 }],
  ['a day that expects nothing and fulfils its target', { credit: 'target', waivesTarget: true }],
])('%s contradicts itself', (_, input) => {
  expect(create(input)).toMatchObject({ refusal: 'day_type_credit_invalid' })
})

it.each<[string, Omit<Input, 'validFrom'>]>([
  ['fixed credit with minutes', { credit: 'fixed', creditMinutes: 450 }],
  ['target credit', { credit: 'target', countsAsWorked: true }],
  ['no credit, and nothing expected', { credit: 'none', waivesTarget: true }],
  ['no credit, and the target stands', { credit: 'none' }],
])('%s is accepted', (_, input) => {
  expect(create(input)).toMatchObject({ state: { versions: [input] } })
})

it('a later version is checked like a first one', () => {
  const created = create({ credit: 'none' })
  if (created.refusal) throw new Error(created.detail)
  const later = { ...version({ credit: 'fixed' }), validFrom: '2027-01-01' }
  expect(rules.addVersion(created.state, later, now)).toMatchObject({ refusal: 'day_type_credit_invalid' })
})
