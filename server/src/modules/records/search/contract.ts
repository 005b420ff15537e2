import { contract } from '../../../platform/contract/family.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  array,
  described,
  Flag,
  Id,
  named,
  nullable,
  object,
  oneOf,
  optional,
  Text,
  Type,
} from '../../../platform/contract/shapes.ts'
import type { Searched } from './searched.ts'
import { typesOf } from './types.ts'

const foundOf = (types: readonly string[]) => oneOf(types, { description: 'What kind of record it is.' })

const itemOf = (types: readonly string[]) =>
  named(
    'SearchItem',
    object({
      type: foundOf(types),
      id: described(Id, 'The record, as the operations of its family name it.'),
      title: Type.String({ description: 'What people call it.' }),
      subtitle: nullable(
        Type.String({ description: 'What tells it from others of the same title; null for nothing.' }),
      ),
      matchedField: Type.String({
        description:
          'The field that fits best, as the record of the family calls it. A field that the caller may not read is never one.',
      }),
      code: nullable(
        Type.String({
          description:
            'The code or number that people know it by; null when it has none or the caller may not read it.',
        }),
      ),
      active: Type.Boolean({
        description: 'False for what is deactivated, left, paused, cancelled, expired or revoked.',
      }),
    }),
  )

const groupOf = (types: readonly string[]) =>
  named(
    'SearchGroup',
    object({
      type: foundOf(types),
      items: array(itemOf(types), {
        description: 'The best first: what is exactly it, what begins with it, words that do, then the rest.',
      }),
      hasMore: described(Flag, 'Whether more fit than are shown.'),
    }),
  )

const exampleItem = {
  type: 'membership',
  id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01',
  title: 'Matti Meikäläinen',
  subtitle: 'matti@example.fi',
  matchedField: 'lastName',
  code: '1042',
  active: true,
}

/** The promises of a search over every kind of record that families contribute. */
export function searchOf(searched: readonly Searched[]) {
  const types = typesOf(searched)
  const groups = types.map(type => ({
    type,
    items: type === exampleItem.type ? [exampleItem] : [],
    hasMore: false,
  }))
  return contract({
    name: 'search',
    tag: 'Search',
    about: 'One quick search over every kind of record.',
    refusals: refusals({}),
    events: {},
    operations: {
      search: {
        method: 'GET',
        path: '/v1/search',
        summary: 'Search everything',
        description:
          'Look for records of every kind at once. The groups are always the same, one of each kind; those that the caller may not read are empty, and so are those of kinds that are not there yet. Letter case, accents and the form of Unicode do not matter: `aanekosken` finds Äänekosken. Every word of the question must occur, anywhere in a field, so `huolto` finds kiinteistöhuolto. Words of one or two characters are looked for at the beginning of words only. E-mail addresses and telephone numbers are found in any spelling. Typing errors are forgiven where nothing of a kind fits and no word of any kind begins with what was typed: one in a word of four letters, two in a word of nine, none in numbers. Signs such as `%` and `_` stand for themselves. What is no longer active comes last.',
        needs: 'none',
        query: object({
          q: Type.String({
            minLength: 1,
            maxLength: 200,
            pattern: '\\S',
            description: 'What is looked for: words, a code, a number, an address.',
            examples: ['meikalainen'],
          }),
          types: optional(
            Text(1000, {
              description:
                'Only these kinds, with commas between; the groups of the others are there and empty. All kinds when left out.',
              examples: ['membership,planning_unit'],
            }),
          ),
          limitPerType: optional(
            Type.Integer({
              minimum: 1,
              maximum: 50,
              default: 5,
              description: 'How many records of a kind at most.',
            }),
          ),
        }),
        answers: object({
          groups: array(groupOf(types), {
            description: 'One of each kind, always all of them, in this order.',
          }),
        }),
        example: { answer: { groups } },
      },
    },
  })
}

/** Without what only others contribute. */
export const search = searchOf([])
