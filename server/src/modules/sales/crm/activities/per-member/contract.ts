import { events } from '../../../../../platform/contract/events.ts'
import { contract } from '../../../../../platform/contract/family.ts'
import { exampleId } from '../../../../../platform/contract/openapi/example-id.ts'
import type { Operation } from '../../../../../platform/contract/operation.ts'
import {
  array,
  described,
  IdOf,
  object,
  optional,
  PlainDate,
  type Static,
  Type,
} from '../../../../../platform/contract/shapes.ts'
import { reading } from '../listing.ts'
import { ActivityTypeShape } from '../shapes.ts'

/** Days of the window, and ids that a figure lists. */
export const figureBounds = { days: 366, ids: 100 }

const figure = (description: string) =>
  object(
    {
      count: Type.Integer({ minimum: 0, description: 'How many there are.' }),
      drilldown: array(IdOf('activity'), {
        maxItems: figureBounds.ids,
        description: `The activities behind it, the latest first, at most ${figureBounds.ids}; \`GET /v1/crm/activities\` with the same conditions has them all.`,
      }),
    },
    { description },
  )

const Figure = object({
  membershipId: described(IdOf('membership'), 'The member who is to do them, or did.'),
  type: ActivityTypeShape,
  planned: figure('Planned, and due in the window.'),
  overdue: figure("Of them those due before the organisation's present time."),
  done: figure('Done in the window, whenever they were due.'),
})
export type MemberFigure = Static<typeof Figure>

const operations = {
  perMember: {
    ...reading,
    method: 'GET',
    path: '/v1/crm/figures/activities',
    summary: 'Count activities per member and type',
    description: `What members have planned and done, by type, in a window of at most ${figureBounds.days} days by the organisation's calendar. A member and type without either is left out.`,
    query: object({
      from: described(PlainDate, 'The first day.'),
      to: described(PlainDate, 'The last day.'),
      ownerMembershipId: optional(
        Type.String({
          format: 'uuid',
          description: 'Only activities of this member.',
          examples: [exampleId('membershipId')],
        }),
      ),
    }),
    answers: object({
      items: array(Figure, { description: 'By member, then by type.' }),
    }),
    refuses: ['range_too_long', 'range_end_before_start'],
    example: { query: { from: '2026-11-01', to: '2026-11-30' } },
  },
} as const satisfies Readonly<Record<string, Operation>>

export const activityFigures = contract({
  name: 'activityFigures',
  tag: 'CRM',
  refusals: {},
  events: events({}),
  operations,
})
