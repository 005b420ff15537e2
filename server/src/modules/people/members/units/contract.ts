import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { described, IdOf, object } from '../../../../platform/contract/shapes.ts'
import { planningUnitNotFound } from '../../../company/catalogs/planning-units/refusals.ts'
import { memberRecord } from '../record/contract.ts'
import { Member } from '../record/shapes.ts'

const unitOperations = {
  addUnit: {
    method: 'POST',
    path: '/v1/memberships/{id}/units',
    summary: 'Add a member to a planning unit',
    description: 'Let a member belong to a further planning unit from today.',
    needs: ['org.admin'],
    params: { id: idOf('membership_not_found') },
    body: object({
      planningUnitId: described(
        IdOf('planning_unit'),
        'The further unit that the member belongs to from today on.',
      ),
    }),
    answers: Member,
    refuses: [
      'membership_not_found',
      'role_exceeds_actor',
      'planning_unit_not_found',
      'unit_already_assigned',
    ],
    emits: ['member.updated'],
    example: { body: { planningUnitId: exampleId('planningUnitId') } },
  },
  closeUnit: {
    method: 'DELETE',
    removes: { changed: '/v1/memberships' },
    path: '/v1/memberships/{id}/units/{unitId}',
    summary: 'Take a member out of a planning unit',
    description:
      'Close a member’s assignment to a planning unit as of today. Today is its last day, and the history stays. Closing the primary unit leaves the member without one.',
    needs: ['org.admin'],
    params: { id: idOf('membership_not_found'), unitId: idOf('unit_assignment_not_found') },
    answers: Member,
    refuses: ['membership_not_found', 'role_exceeds_actor', 'unit_assignment_not_found'],
    emits: ['member.updated'],
  },
} as const satisfies Readonly<Record<string, Operation>>

export const memberUnits = contract({
  name: 'members',
  tag: 'Members',
  refusals: refusals({
    unit_already_assigned: {
      status: 409,
      title: 'The member belongs to the unit',
      when: 'The planning unit is assigned to the member today.',
      remedy: 'Nothing to do.',
      translations: {
        fi: ['Jäsen kuuluu jo yksikköön', 'Mitään ei tarvitse tehdä.'],
        sv: ['Medlemmen hör redan till enheten', 'Inget behöver göras.'],
      },
    },
    unit_assignment_not_found: {
      status: 404,
      title: 'The member does not belong to the unit',
      when: 'No open assignment of the member names this planning unit.',
      remedy: "Read the member's `units`; an open one has no `validTo`.",
      translations: {
        fi: [
          'Jäsen ei kuulu yksikköön',
          'Katso jäsenen `units`; voimassa olevalla ei ole kenttää `validTo`.',
        ],
        sv: ['Medlemmen hör inte till enheten', 'Se medlemmens `units`; en som pågår har inget `validTo`.'],
      },
    },
  }),
  events: events({}),
  uses: {
    refusals: { ...memberRecord.refusals, ...planningUnitNotFound },
    events: memberRecord.events,
  },
  operations: unitOperations,
})
