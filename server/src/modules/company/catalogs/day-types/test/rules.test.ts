import { expect, it } from 'vitest'
import { check } from '../rules.ts'

type Credit = Parameters<typeof check>[0]
const plain = { creditMinutes: null, waivesTarget: false }

it.each<[string, Credit]>([
  ['fixed credit without minutes', { ...plain, credit: 'fixed' }],
  ['target credit with minutes of its own', { ...plain, credit: 'target', creditMinutes: 450 }],
  ['no credit with minutes', { ...plain, credit: 'none', creditMinutes: 450 }],
  ['a day that expects nothing and fulfils its target', { ...plain, credit: 'target', waivesTarget: true }],
])('%s contradicts itself', (_, version) => {
  expect(check(version)).toMatchObject({ refusal: 'day_type_credit_invalid' })
})

it.each<[string, Credit]>([
  ['fixed credit with minutes', { ...plain, credit: 'fixed', creditMinutes: 450 }],
  ['target credit', { ...plain, credit: 'target' }],
  ['no credit, and nothing expected', { ...plain, credit: 'none', waivesTarget: true }],
  ['no credit, and the target stands', { ...plain, credit: 'none' }],
])('%s is accepted', (_, version) => {
  expect(check(version)).toBeUndefined()
})
