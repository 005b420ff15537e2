import { expect, test } from 'vitest'
import { afterGranting, grantModules, type ModuleSeats } from '../rules.ts'

const seats: ModuleSeats[] = [
  { feature: 'hr', seatLimit: null, taken: 900 },
  { feature: 'crm', seatLimit: 2, taken: 1 },
  { feature: 'projects', seatLimit: 0, taken: 0 },
]

test('a module without a limit is for everyone, one whose seats are taken is withheld', () => {
  expect(grantModules(seats)).toEqual({ granted: ['hr', 'crm'], seatLimited: ['projects'] })
})

test('the last seat goes to one member only', () => {
  const next = afterGranting(seats, grantModules(seats))
  expect(grantModules(next)).toEqual({ granted: ['hr'], seatLimited: ['crm', 'projects'] })
})

test('seats taken beyond a lowered limit are not an invitation', () => {
  expect(grantModules([{ feature: 'crm', seatLimit: 2, taken: 5 }]).seatLimited).toEqual(['crm'])
})
