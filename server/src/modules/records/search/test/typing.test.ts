import { describe, expect, it } from 'vitest'
import { fold } from '../../../../platform/data/folding.ts'
import { typingErrors } from '../typing.ts'

const errors = (question: string, ...texts: string[]) => typingErrors(fold(question), texts.map(fold))

describe('forgiven is', () => {
  it.each([
    ['virtnaen', 'Tauno Virtanen', 1],
    ['Virtanan', 'Virtanen', 1],
    ['ivrtanen', 'Virtanen', 1],
    ['Heikila', 'Heikkilä', 1],
    ['Koskenen', 'Koskinen', 1],
    ['Koskine', 'Koskinen', 0],
    ['mati', 'Matti', 1],
    ['mattti', 'Matti', 1],
    ['liina', 'Laina', 1],
    ['meikäläien mati', 'Matti Meikäläinen', 2],
    ['meikalianen', 'Meikäläinen', 1],
    ['Wirtaneen', 'Wirtanen', 1],
    ['kinteistöhulto', 'Kiinteistöhuolto', 2],
    ['huolot', 'Kiinteistöhuolto', 1],
    ['sahkoasenus', 'Äänekosken Sähköasennus Oy', 1],
    ['aanekoksen sahko', 'Äänekosken Sähkö', 1],
    ['rakenuspalv', 'Rakennuspalvelu Niemi', 1],
    ['matti.virtnaen@example.fi', 'matti.virtanen@example.fi', 1],
    ['Hämäläinen-Sallo', 'Hämäläinen-Salo', 1],
  ])('%s for %s, with %i', (question, text, forgiven) => {
    expect(errors(question, text)).toBe(forgiven)
  })
})

describe('not forgiven is', () => {
  it.each([
    ['loma', 'Logistics'],
    ['loma', 'Lounas'],
    ['loma', 'Roma'],
    ['loma', 'Diploomi'],
    ['työ', 'Tyyli'],
    ['oy', 'Ay'],
    ['Mäki', 'Maksu'],
    ['Mäki', 'Joki'],
    ['Niemi', 'Niitty'],
    ['Mäkinen', 'Hakinen'],
    ['Mäkinen', 'Mäkelä'],
    ['Virtanen', 'Virta'],
    ['Virtas', 'Virtanen'],
    ['Korhonen', 'Koskinen'],
    ['Koskela', 'Koskinen'],
    ['Niemelä', 'Nieminen'],
    ['Lehtola', 'Lehtonen'],
    ['Jokela', 'Jokinen'],
    ['kuljetus', 'Kuljettaja'],
    ['kuljetus', 'Kuljetin'],
    ['siivous', 'Siirto'],
    ['palkka', 'Palvelu'],
    ['matti virtanen', 'Matti Korhonen'],
    ['matti virtanen', 'Maija Virtanen'],
    ['kp-4711', 'kp-4712'],
    ['54321', '54312'],
    ['2345678-0', '2345679-0'],
    ['040 123 4567', '+358 40 123 4568'],
    ['halli 12', 'Halli 13'],
    ['matti@example.fi', 'maija@example.fi'],
    ['info@sahko.example', 'info@vesi.example'],
  ])('%s for %s', (question, text) => {
    expect(errors(question, text)).toBeUndefined()
  })
})

it('is found among all fields of a record', () => {
  expect(errors('virtnaen 1042', '1042', 'Tauno Virtanen')).toBe(1)
  expect(errors('virtnaen 1043', '1042', 'Tauno Virtanen')).toBeUndefined()
})
