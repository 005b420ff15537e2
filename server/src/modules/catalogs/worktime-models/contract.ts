import { contract } from '../../../platform/contract/family.ts'
import { idOf } from '../../../platform/contract/operation.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  Active,
  array,
  Code,
  described,
  DryRun,
  expectedUpdatedAt,
  Id,
  Name,
  named,
  nullable,
  object,
  optional,
  RecordId,
  type Static,
  UpdatedAt,
  wholeList,
} from '../../../platform/contract/shapes.ts'
import { worktimeModelNotFound } from './refusals.ts'
import { VersionInput, versionInput, WorktimeModelVersion } from './shapes.ts'

const WorktimeModel = named(
  'WorktimeModel',
  object({
    id: RecordId,
    code: Code,
    name: Name,
    active: Active,
    currentVersionId: described(nullable(Id), 'The version in force today; null when none is.'),
    versions: array(WorktimeModelVersion, { description: 'Every version, by `validFrom`.' }),
    updatedAt: UpdatedAt,
  }),
)
export type WorktimeModel = Static<typeof WorktimeModel>

const NewWorktimeModel = object({
  code: Code,
  name: Name,
  active: optional(Active),
  versions: array(VersionInput, {
    minItems: 1,
    maxItems: 100,
    description: 'The versions, which must not overlap.',
  }),
})
export type NewWorktimeModel = Static<typeof NewWorktimeModel>

const WorktimeModelPatch = object({
  code: optional(Code),
  name: optional(Name),
  active: optional(Active),
  expectedUpdatedAt,
})
export type WorktimeModelPatch = Static<typeof WorktimeModelPatch>

const ById = { id: idOf('worktime_model_not_found') }

export const worktimeModels = contract({
  name: 'worktimeModels',
  tag: 'Catalogs',
  refusals: refusals({
    ...worktimeModelNotFound,
    worktime_model_stale: {
      status: 409,
      title: 'The worktime model has changed',
      when: '`expectedUpdatedAt` is not the current `updatedAt` of the worktime model.',
      remedy: 'Read the model again, look at what changed, and send the change anew.',
    },
    worktime_model_rules_invalid: {
      status: 422,
      title: 'The rules contradict each other',
      when: 'A version has rules that cannot hold together, such as day targets that do not add up to the week.',
      remedy: 'Read `detail`: it names the fields that contradict each other.',
    },
  }),
  events: {},
  audited: { worktime_model: { '*': 'open' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/worktime-models',
      summary: 'List the worktime models with all their versions.',
      description:
        'All of them, inactive ones too, by code. `currentVersionId` names the version in force today, or is null.',
      needs: 'none',
      answers: wholeList(WorktimeModel),
    },
    get: {
      method: 'GET',
      path: '/v1/worktime-models/{id}',
      summary: 'Read one worktime model.',
      needs: 'none',
      params: ById,
      answers: WorktimeModel,
      refuses: ['worktime_model_not_found'],
    },
    create: {
      method: 'POST',
      path: '/v1/worktime-models',
      summary: 'Add a worktime model with its first versions.',
      description:
        'A rule that is left out gets what the Working Time Act 872/2019 says, and the version keeps that value. ' +
        'Without `dayTargets` a fixed or flex week is five days of eight hours, and another kind has no targets. ' +
        'Without `weeklyMinutes` a fixed or flex week is the sum of its targets, a rota is full-time, 2400.',
      needs: ['org.admin'],
      body: NewWorktimeModel,
      status: 201,
      answers: WorktimeModel,
      refuses: [
        'code_already_in_use',
        'version_ranges_overlap',
        'range_end_before_start',
        'worktime_model_rules_invalid',
      ],
      example: {
        body: {
          code: 'office-flex',
          name: 'Office, flexitime 37.5 h',
          versions: [{ validFrom: '2026-01-01', kind: 'flex', dayTargets: [450, 450, 450, 450, 450, 0, 0] }],
        },
      },
    },
    update: {
      method: 'PATCH',
      path: '/v1/worktime-models/{id}',
      summary: 'Rename a worktime model, change its code, or take it out of use.',
      needs: ['org.admin'],
      params: ById,
      body: WorktimeModelPatch,
      answers: WorktimeModel,
      refuses: ['worktime_model_not_found', 'worktime_model_stale', 'code_already_in_use'],
    },
    addVersion: {
      method: 'POST',
      path: '/v1/worktime-models/{id}/versions',
      summary: 'Give a worktime model other rules from a date on.',
      description:
        'A version still open on that date ends the day before. Versions are never edited or removed, because ' +
        'confirmed days keep the version they were made with. Rules that are left out are those of the law, not of ' +
        'the version before.',
      needs: ['org.admin'],
      params: ById,
      body: object({ ...versionInput, expectedUpdatedAt, dryRun: DryRun }),
      status: 201,
      answers: WorktimeModel,
      refuses: [
        'worktime_model_not_found',
        'worktime_model_stale',
        'version_ranges_overlap',
        'range_end_before_start',
        'worktime_model_rules_invalid',
      ],
      example: {
        body: { validFrom: '2027-01-01', kind: 'fixed', dayTargets: [450, 450, 450, 450, 450, 0, 0] },
      },
    },
  },
})
