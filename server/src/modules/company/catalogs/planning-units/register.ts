import { refusals } from '../../../../platform/contract/refusals.ts'
import { Code, described, IdOf, Name, nullable } from '../../../../platform/contract/shapes.ts'
import { defaulted, required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { planningUnitNotFound } from './refusals.ts'
import { check } from './rules.ts'
import { pathOf } from './store.ts'

/** Where people work, as a tree. */
export const planningUnits = register({
  singular: 'planning_unit',
  plural: 'planning_units',
  fields: {
    code: defaulted(
      described(
        nullable(Code),
        'A code, unique among the planning units: lower-case letters, digits, `_` and `-`; null for none.',
      ),
      null,
    ),
    name: required(Name),
    parentId: defaulted(
      described(nullable(IdOf('planning_unit')), 'The unit above it; null at the top.'),
      null,
    ),
  },
  list: { by: 'name', pages: true },
  refusals: refusals({
    ...planningUnitNotFound,
    planning_unit_cycle: {
      status: 422,
      title: 'The unit would contain itself',
      when: '`parentId` names the unit itself or one below it.',
      remedy: 'Choose a parent that does not lie below the unit.',
    },
  }),
  operations: {
    list: { description: 'Inactive ones too, by name; `parentId` makes them a tree.' },
    create: {
      refuses: ['planning_unit_not_found'],
      example: { body: { code: 'helsinki', name: 'Helsinki' } },
    },
    update: {
      summary: 'Change a planning unit',
      description: 'Rename a planning unit, move it under another, or take it out of use.',
      refuses: ['planning_unit_cycle'],
    },
  },
  rules: { lookUp: (db, { parentId }) => pathOf(db, parentId), check },
})
