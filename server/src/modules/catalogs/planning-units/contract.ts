import { contract } from '../../../platform/contract/family.ts'
import { idOf } from '../../../platform/contract/operation.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  Active,
  Code,
  described,
  expectedUpdatedAt,
  Id,
  Name,
  named,
  nullable,
  object,
  optional,
  page,
  RecordId,
  type Static,
  sweeping,
  UpdatedAt,
} from '../../../platform/contract/shapes.ts'
import { planningUnitNotFound } from './refusals.ts'

const PlanningUnit = named(
  'PlanningUnit',
  object({
    id: RecordId,
    code: described(
      nullable(Code),
      'A code, unique among the planning units: lower-case letters, digits, `_` and `-`; null for none.',
    ),
    name: Name,
    parentId: described(nullable(Id), 'The unit above it; null at the top.'),
    active: Active,
    updatedAt: UpdatedAt,
  }),
)
export type PlanningUnit = Static<typeof PlanningUnit>

const NewPlanningUnit = object({
  code: optional(
    described(
      nullable(Code),
      'A code, unique among the planning units: lower-case letters, digits, `_` and `-`; null or absent for none.',
    ),
  ),
  name: Name,
  parentId: optional(described(nullable(Id), 'The unit above it; null or absent at the top.')),
  active: optional(Active),
})
export type NewPlanningUnit = Static<typeof NewPlanningUnit>

const PlanningUnitPatch = object({
  code: optional(
    described(
      nullable(Code),
      'A code, unique among the planning units: lower-case letters, digits, `_` and `-`; null for none.',
    ),
  ),
  name: optional(Name),
  parentId: optional(described(nullable(Id), 'The unit above it; null moves it to the top.')),
  active: optional(Active),
  expectedUpdatedAt,
})
export type PlanningUnitPatch = Static<typeof PlanningUnitPatch>

const ById = { id: idOf('planning_unit_not_found') }

export const planningUnits = contract({
  name: 'planningUnits',
  tag: 'Catalogs',
  refusals: refusals({
    ...planningUnitNotFound,
    planning_unit_stale: {
      status: 409,
      title: 'The planning unit has changed',
      when: '`expectedUpdatedAt` is not the current `updatedAt` of the planning unit.',
      remedy: 'Read the planning unit again, look at what changed, and send the change anew.',
    },
    planning_unit_cycle: {
      status: 422,
      title: 'The unit would contain itself',
      when: '`parentId` names the unit itself or one below it.',
      remedy: 'Choose a parent that does not lie below the unit.',
    },
  }),
  events: {},
  audited: { planning_unit: { '*': 'open' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/planning-units',
      summary: 'List the planning units.',
      description: 'Inactive ones too, by name; `parentId` makes them a tree.',
      needs: 'none',
      query: object(sweeping),
      answers: page(PlanningUnit),
    },
    get: {
      method: 'GET',
      path: '/v1/planning-units/{id}',
      summary: 'Read one planning unit.',
      needs: 'none',
      params: ById,
      answers: PlanningUnit,
      refuses: ['planning_unit_not_found'],
    },
    create: {
      method: 'POST',
      path: '/v1/planning-units',
      summary: 'Add a planning unit.',
      needs: ['org.admin'],
      body: NewPlanningUnit,
      status: 201,
      answers: PlanningUnit,
      refuses: ['code_already_in_use', 'planning_unit_not_found'],
      example: { body: { code: 'helsinki', name: 'Helsinki' } },
    },
    update: {
      method: 'PATCH',
      path: '/v1/planning-units/{id}',
      summary: 'Rename a planning unit, move it under another, or take it out of use.',
      needs: ['org.admin'],
      params: ById,
      body: PlanningUnitPatch,
      answers: PlanningUnit,
      refuses: [
        'planning_unit_not_found',
        'planning_unit_stale',
        'planning_unit_cycle',
        'code_already_in_use',
      ],
    },
  },
})
