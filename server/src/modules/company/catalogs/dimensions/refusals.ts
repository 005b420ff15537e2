import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const dimensionNotFound = refusals(translations, {
  dimension_not_found: {
    status: 404,
    title: 'No such tracking level',
    when: 'No tracking level of the organisation has this id or code.',
    remedy: 'Read the levels from `GET /v1/dimensions`.',
  },
})

export const dimensionValueNotFound = refusals(translations, {
  dimension_value_not_found: {
    status: 404,
    title: 'No such tracking target',
    when: 'The level has no target with this id, or it is inactive and the day has no hours on it yet.',
    remedy: 'Read the targets from `GET /v1/dimensions/{id}/values`.',
  },
})

/** Why nothing is written into a level. */
export const levelRefusals = refusals(translations, {
  dimension_inactive: {
    status: 422,
    title: 'The level is deactivated',
    when: 'A target was to be written in a deactivated level.',
    remedy: 'Activate the level first.',
  },
  project_values_managed_in_projects: {
    status: 422,
    title: 'Projects are managed in the projects register',
    when: 'A target of the locked level `project` was to be written.',
    remedy: 'Create or change the project.',
  },
})

export const externalRefConflict = refusals(translations, {
  external_ref_conflict: {
    status: 409,
    title: 'The external reference is taken',
    when: 'Another record of the kind carries this external reference, or the target with the code of an imported row carries another one.',
    remedy: 'Look the other record up by its reference, and change that one.',
  },
})

export const dimensionRefusals = refusals(translations, {
  ...dimensionNotFound,
  ...dimensionValueNotFound,
  ...levelRefusals,
  ...externalRefConflict,
  dimension_stale: {
    status: 409,
    title: 'The tracking level has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the level.',
    remedy: 'Read the level again, look at what changed, and send the change anew.',
  },
  dimension_value_stale: {
    status: 409,
    title: 'The target has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the target.',
    remedy: 'Read the target again, look at what changed, and send the change anew.',
  },
  dimension_locked: {
    status: 422,
    title: 'The level is locked',
    when: 'The code of the level `project` was to change, or the level to be deactivated.',
    remedy: 'Leave `code` and `active` of the level as they are.',
  },
  parent_not_found: {
    status: 404,
    title: 'No such parent',
    when: 'The level has no target with the id or code named as the parent.',
    remedy: 'Name a target of the same level.',
  },
  dimension_value_cycle: {
    status: 422,
    title: 'The target would lie below itself',
    when: '`parentId` names the target itself or one below it.',
    remedy: 'Choose a parent that does not lie below the target.',
  },
})
