import { expect, test } from 'vitest'
import { displayName, tidyName } from '../names.ts'

test.each([
  [
    'the first of the first names',
    { firstNames: 'Matti Johannes', lastName: 'Virtanen', preferredName: null },
    'Matti Virtanen',
  ],
  [
    'the preferred name',
    { firstNames: 'Matti Johannes', lastName: 'Virtanen', preferredName: 'Masa' },
    'Masa Virtanen',
  ],
  [
    'a hyphenated first name whole',
    { firstNames: 'Anna-Liisa Maria', lastName: 'Aho', preferredName: null },
    'Anna-Liisa Aho',
  ],
  [
    'a last name of several words',
    { firstNames: 'Ursula', lastName: 'von der Leyen', preferredName: null },
    'Ursula von der Leyen',
  ],
  ['a single name of one letter', { firstNames: 'O', lastName: '-', preferredName: null }, 'O'],
  [
    'a single name that is the last one',
    { firstNames: '–', lastName: 'Suharto', preferredName: null },
    'Suharto',
  ],
  [
    'whatever there is when neither part is a name',
    { firstNames: '-', lastName: '.', preferredName: null },
    '- .',
  ],
])('a person is called by %s', (_, parts, called) => {
  expect(displayName(parts)).toBe(called)
})

test('names are kept composed, with single spaces', () => {
  expect(tidyName('  Pa\u0308ivi \u00a0 Maria ')).toBe('Päivi Maria')
})
