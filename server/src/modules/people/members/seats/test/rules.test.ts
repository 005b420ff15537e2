import { expect, test } from 'vitest'
import { afterGranting, grantModules, type LicensedSeats, type ModuleSeats, reseat } from '../rules.ts'

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

const module = (feature: LicensedSeats['feature'], seatLimit: number | null): LicensedSeats => ({
  feature,
  seatLimit,
})
const people = (...withheld: LicensedSeats['feature'][][]) =>
  withheld.map((withheldModules, index) => ({ id: `${index}`, displayName: `${index}`, withheldModules }))
const without = (...change: Parameters<typeof reseat>) =>
  reseat(...change).state.map(({ withheldModules }) => withheldModules.join())

test.each([
  ['a new module goes to those who joined first', [], [module('crm', 2)], [[], [], []], ['', '', 'crm']],
  [
    'a lower limit takes from those who joined last',
    [3],
    [module('crm', 1)],
    [[], [], []],
    ['', 'crm', 'crm'],
  ],
  [
    'a higher limit gives to those who went without',
    [1],
    [module('crm', 2)],
    [['crm'], [], ['crm']],
    ['', '', 'crm'],
  ],
  ['no limit gives to everybody', [1], [module('crm', null)], [['crm'], [], ['crm']], ['', '', '']],
  ['the same limit moves nobody', [2], [module('crm', 2)], [[], ['crm'], []], ['', 'crm', '']],
  ['a module that goes is withheld from nobody', [1], [], [[], ['crm', 'hr'], []], ['', '', '']],
] as const)('%s', (_, limits, after, withheld, expected) => {
  const before = limits.map(limit => module('crm', limit))
  expect(without(people(...withheld.map(list => [...list])), before, after)).toEqual(expected)
})

test('whoever keeps their seats is not spoken of', () => {
  const members = people([], [], [])
  const { state, audit } = reseat(members, [module('crm', 3)], [module('crm', 2)])
  expect(state[0]).toBe(members[0])
  expect(audit).toEqual([
    {
      action: 'members.set_seats',
      targetType: 'membership',
      targetId: '2',
      changes: [{ field: 'withheldModules', from: [], to: ['crm'] }],
      reason: null,
    },
  ])
})
