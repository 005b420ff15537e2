import { expect, it } from 'vitest'
import { check } from '../rules.ts'

const net = { netDays: 14, cashDiscountDays: null, cashDiscountBp: null }

it.each([
  ['no cash discount', net],
  ['a cash discount for paying early', { ...net, cashDiscountDays: 7, cashDiscountBp: 200 }],
  ['a cash discount up to the due date', { ...net, cashDiscountDays: 14, cashDiscountBp: 200 }],
])('%s is accepted', (_, conditions) => {
  expect(check(conditions)).toBeUndefined()
})

it.each([
  ['a rate without days', { ...net, cashDiscountBp: 200 }],
  ['days without a rate', { ...net, cashDiscountDays: 7 }],
  ['a cash discount after the due date', { ...net, cashDiscountDays: 15, cashDiscountBp: 200 }],
])('%s is refused', (_, conditions) => {
  expect(check(conditions)).toMatchObject({ refusal: 'payment_term_cash_discount_invalid' })
})
