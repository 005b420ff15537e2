import { expect, it } from 'vitest'
import { visibleText } from '../visible-text.ts'

it.each([
  [' Ylityö sovittu ', 'Ylityö sovittu'],
  ['.', '.'],
  ['👩‍🔧', '👩‍🔧'],
  ['加班', '加班'],
  ['a\u200bb', 'a\u200bb'],
  ['', null],
  [' \n\t\u00a0\u3000', null],
  ['\u200b', null],
  [' \u200b\u200d\ufeff\u2060 ', null],
  ['\u00ad\u2800\u3164\ufe0f', null],
  [null, null],
  [undefined, null],
])('%j reads as %j', (text, visible) => expect(visibleText(text)).toBe(visible))
