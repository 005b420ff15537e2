import { contract } from '../../../platform/contract/family.ts'
import type { Operation } from '../../../platform/contract/operation.ts'
import { described, IdOf, object, optional, page, paging, Text } from '../../../platform/contract/shapes.ts'
import { exampleId } from '../../../platform/contract/openapi/example-id.ts'
import { Presence, State } from './shapes.ts'

const operations = {
  list: {
    method: 'GET',
    path: '/v1/presence',
    summary: 'Show who is at work now',
    description:
      'Who is working, on a break, absent, late, off or not expected at this moment, by name. A caller sees those in their reach and the members of the planning units that they belong to today; nobody who has left or is deactivated. No answer tells why somebody is absent, and there is none about any other moment than now.',
    needs: 'none',
    query: object({
      ...paging,
      planningUnitId: optional(
        described(
          IdOf('planning_unit'),
          'Only members of the unit. A colleague is found by a unit that the caller belongs to.',
        ),
      ),
      state: optional(State),
      q: optional(Text(100, { description: 'Part of the name.', examples: ['virtanen'] })),
    }),
    answers: page(Presence),
    example: {
      answer: {
        items: [
          {
            membershipId: exampleId('membershipId'),
            displayName: 'Maija Mattila',
            state: 'working',
            since: '2026-11-20T06:02:00.000Z',
            source: 'punch',
          },
        ],
        pageInfo: { nextCursor: null, hasMore: false },
      },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>

export const presence = contract({
  name: 'presence',
  tag: 'Presence',
  about: 'Who is at work now. No reason of an absence is told, and no history.',
  refusals: {},
  events: {},
  operations,
})
