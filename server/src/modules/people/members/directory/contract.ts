import { contract } from '../../../../platform/contract/family.ts'
import {
  described,
  IdOf,
  named,
  nullable,
  object,
  optional,
  page,
  paging,
  RecordId,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { Phone, Status } from '../record/shapes.ts'

const Person = named(
  'Person',
  object({
    id: described(RecordId, 'The membership.'),
    displayName: Type.String({
      description: 'The preferred or first name, and the last name.',
      examples: ['Aino Lindroos'],
    }),
    planningUnitId: described(
      nullable(IdOf('planning_unit')),
      'The unit where the member belongs first of all today; null without one.',
    ),
    status: Status,
    phone: described(
      nullable(Phone),
      'The telephone number; null without one, and unless the setting `phonesShared` is on.',
    ),
  }),
)
export type Person = Static<typeof Person>

export const people = contract({
  name: 'people',
  tag: 'Members',
  refusals: {},
  events: {},
  operations: {
    list: {
      method: 'GET',
      path: '/v1/people',
      summary: 'List colleagues',
      description:
        'Everybody in the organisation by name, for every member: whom one works with is no secret, whatever one may do. Those who left are among them, because what they did still has their name. Ordered by name.',
      needs: 'none',
      credential: 'personal',
      listed: { q: 'the name', ids: true },
      query: object({
        ...paging,
        status: optional(described(Status, 'Only people with this status.')),
        planningUnitId: optional(
          Type.String({
            format: 'uuid',
            description: 'Only people who belong to the unit first of all today.',
          }),
        ),
      }),
      answers: page(Person),
    },
  },
})
