import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  described,
  DryRun,
  IdOf,
  object,
  optional,
  page,
  paging,
  PlainDate,
  sweeping,
} from '../../../../platform/contract/shapes.ts'
import { planningUnitNotFound } from '../../../company/catalogs/planning-units/refusals.ts'
import { shiftEvents } from '../record/events.ts'
import { unitNotPlanned } from '../record/refusals.ts'
import { OverrideReason } from '../record/shapes.ts'
import { ruleCodes } from '../rules/act.ts'
import { ruleRefusals } from '../rules/refusals.ts'
import { longestChanges, longestPeriod } from './record.ts'
import { publicationRefusals } from './refusals.ts'
import {
  examplePeriod,
  FrozenShift,
  PlanChanges,
  Publication,
  Published,
  Unpublished,
  UnpublishReason,
} from './shapes.ts'

const path = '/v1/shift-publications'
const planning = { needs: ['scheduling.plan'], feature: 'scheduling' } as const
const params = { id: idOf('shift_publication_not_found') }
const unitCodes = ['planning_unit_not_found', 'planning_unit_not_planned'] as const
const rangeCodes = ['range_end_before_start', 'range_too_long'] as const

const Unit = described(IdOf('planning_unit'), 'The planning unit, one that the caller plans.')
const period = {
  planningUnitId: Unit,
  periodFrom: described(PlainDate, 'The first day.'),
  periodTo: described(PlainDate, `The last day, which is part of it; at most ${longestPeriod} days in all.`),
}
const examplePlan = { planningUnitId: exampleId('planningUnitId'), ...examplePeriod }

export const shiftPublications = contract({
  name: 'shiftPublications',
  tag: 'Shifts',
  refusals: publicationRefusals,
  uses: {
    refusals: { ...planningUnitNotFound, ...unitNotPlanned, ...ruleRefusals },
    events: shiftEvents,
  },
  events: {},
  audited: { shift_publication: { '*': 'open' }, shift_unpublishing: { '*': 'open' } },
  operations: {
    list: {
      ...planning,
      method: 'GET',
      path,
      summary: 'List publications of shifts',
      description: 'Page through the publications of the units that the caller plans, the latest first.',
      sweeps: { table: 'shift_publications', deletions: 'never' },
      listed: { ids: true, sorts: ['publishedAt', 'updatedAt'] },
      query: object({
        ...sweeping,
        planningUnitId: optional(described(IdOf('planning_unit'), 'Only publications of this unit.')),
        from: optional(described(PlainDate, 'Only those whose period reaches into this day or a later one.')),
        to: optional(
          described(PlainDate, 'Only those whose period reaches into this day or an earlier one.'),
        ),
      }),
      answers: page(Publication),
      example: { query: { from: '2026-12-01' } },
    },
    get: {
      ...planning,
      method: 'GET',
      path: `${path}/{id}`,
      summary: 'Read one publication of shifts',
      params,
      answers: Publication,
      refuses: ['shift_publication_not_found'],
    },
    listShifts: {
      ...planning,
      method: 'GET',
      path: `${path}/{id}/shifts`,
      summary: 'List what a publication told',
      description:
        'Page through the shifts of the unit and period as they stood when they were published, whatever has become of them since.',
      params,
      query: object({
        ...paging,
        membershipId: optional(described(IdOf('membership'), 'Only shifts that this member was to work.')),
      }),
      answers: page(FrozenShift),
      refuses: ['shift_publication_not_found'],
    },
    listChanges: {
      ...planning,
      method: 'GET',
      path: `${path}/changes`,
      summary: 'Compare a plan with what was published',
      description: `What publishing would tell anew: how the plan of up to ${longestChanges} days, drafts included, differs from what was told of each day last.`,
      query: object({
        planningUnitId: Unit,
        from: described(PlainDate, 'The first day.'),
        to: described(PlainDate, 'The last day, which is part of it.'),
      }),
      answers: PlanChanges,
      refuses: [...unitCodes, ...rangeCodes],
      example: { query: { from: '2026-12-07', to: '2026-12-13' } },
    },
    publish: {
      ...planning,
      method: 'POST',
      path,
      summary: 'Publish the shifts of a unit',
      description:
        'Publish every draft of a unit in a period, all of them or none. The rules are asked about the whole plan; what they refuse names the shifts in `violations`. They see what is so at the moment of publishing, whatever changed a moment before. A reason that was given when a shift was written holds for what it still breaks in the same way, and for the other shifts of the unit that break the same together with it. Each member who has such a shift is told once by mail, in their language, and asked to acknowledge it. From then on the shifts are the target of their days under a rota.',
      body: object({ ...period, overrideReason: OverrideReason, dryRun: DryRun }),
      status: 201,
      answers: Published,
      refuses: [
        ...unitCodes,
        ...rangeCodes,
        'shift_publication_empty',
        'shift_publication_member_missing',
        ...ruleCodes,
      ],
      emits: ['shift.published'],
      example: { body: { ...examplePlan, overrideReason: 'Agreed with the shop steward.' } },
    },
    unpublish: {
      ...planning,
      method: 'POST',
      path: `${path}/unpublish`,
      summary: 'Take back published shifts',
      description:
        'Make drafts again of what is published of a unit in a period. Members who had one of the shifts are told by mail; what they acknowledged is forgotten, and the days of these shifts expect nothing any more. The publications themselves stay.',
      body: object({ ...period, reason: UnpublishReason, dryRun: DryRun }),
      answers: Unpublished,
      refuses: [
        ...unitCodes,
        ...rangeCodes,
        'shift_publication_taken_back',
        'shift_publication_period_locked',
      ],
      emits: ['shift.unpublished'],
      example: { body: { ...examplePlan, reason: 'The shop will be closed for a week.' } },
    },
  },
})
