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
  oneOf,
  optional,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
  ValidFrom,
  ValidTo,
  VersionId,
  wholeList,
} from '../../../platform/contract/shapes.ts'
import { dayTypeNotFound } from './refusals.ts'

const rules = {
  credit: oneOf(['none', 'target', 'fixed'], {
    description:
      "`target`: the day's target is fulfilled; `fixed`: `creditMinutes` are given; `none`: nothing is.",
  }),
  creditMinutes: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1440,
      description:
        'Minutes that the day is credited with, given with credit `fixed` and only with it; null for another credit.',
    }),
  ),
  countsAsWorked: Type.Boolean({
    description: 'Whether the credit counts as work towards the limit of weekly or period overtime.',
  }),
  waivesTarget: Type.Boolean({ description: 'Nothing is expected on such a day.' }),
  payTypeCode: nullable(
    Text(50, {
      description:
        'The pay type of the credit in the payroll system; null leaves it to the target of an export.',
    }),
  ),
}

export const DayTypeVersion = named(
  'DayTypeVersion',
  object({
    versionId: VersionId,
    validFrom: ValidFrom,
    validTo: ValidTo,
    ...rules,
  }),
)
export type DayTypeVersion = Static<typeof DayTypeVersion>

const versionInput = {
  validFrom: ValidFrom,
  validTo: optional(ValidTo),
  credit: rules.credit,
  creditMinutes: optional(rules.creditMinutes),
  countsAsWorked: optional(rules.countsAsWorked),
  waivesTarget: optional(rules.waivesTarget),
  payTypeCode: optional(rules.payTypeCode),
}
const VersionInput = object(versionInput)
export type VersionInput = Static<typeof VersionInput>

const DayType = named(
  'DayType',
  object({
    id: RecordId,
    code: Code,
    name: Name,
    active: Active,
    currentVersionId: described(nullable(Id), 'The version in force today; null when none is.'),
    versions: array(DayTypeVersion, { description: 'Every version, by `validFrom`.' }),
    updatedAt: UpdatedAt,
  }),
)
export type DayType = Static<typeof DayType>

const NewDayType = object({
  code: Code,
  name: Name,
  active: optional(Active),
  versions: array(VersionInput, {
    minItems: 1,
    maxItems: 100,
    description: 'The versions, which must not overlap.',
  }),
})
export type NewDayType = Static<typeof NewDayType>

const DayTypePatch = object({
  code: optional(Code),
  name: optional(Name),
  active: optional(Active),
  expectedUpdatedAt,
})
export type DayTypePatch = Static<typeof DayTypePatch>

const ById = { id: idOf('day_type_not_found') }

export const dayTypes = contract({
  name: 'dayTypes',
  tag: 'Catalogs',
  refusals: refusals({
    ...dayTypeNotFound,
    day_type_stale: {
      status: 409,
      title: 'The day type has changed',
      when: '`expectedUpdatedAt` is not the current `updatedAt` of the day type.',
      remedy: 'Read the day type again, look at what changed, and send the change anew.',
    },
    day_type_credit_invalid: {
      status: 422,
      title: 'The credit contradicts itself',
      when:
        'Credit `fixed` has no `creditMinutes`, another credit has some, or a day that expects nothing is to ' +
        'fulfil its target.',
      remedy: 'Send `creditMinutes` with `fixed` only, and `waivesTarget` without credit `target`.',
    },
  }),
  events: {},
  audited: { day_type: { '*': 'open' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/day-types',
      summary: 'List the day types with all their versions.',
      description:
        'All of them, inactive ones too, by code. `currentVersionId` names the version in force today, or is null.',
      needs: 'none',
      answers: wholeList(DayType),
    },
    get: {
      method: 'GET',
      path: '/v1/day-types/{id}',
      summary: 'Read one day type.',
      needs: 'none',
      params: ById,
      answers: DayType,
      refuses: ['day_type_not_found'],
    },
    create: {
      method: 'POST',
      path: '/v1/day-types',
      summary: 'Add a day type with its first versions.',
      needs: ['org.admin'],
      body: NewDayType,
      status: 201,
      answers: DayType,
      refuses: [
        'code_already_in_use',
        'version_ranges_overlap',
        'range_end_before_start',
        'day_type_credit_invalid',
      ],
      example: {
        body: {
          code: 'training',
          name: 'Training day',
          versions: [{ validFrom: '2026-01-01', credit: 'target', countsAsWorked: true }],
        },
      },
    },
    update: {
      method: 'PATCH',
      path: '/v1/day-types/{id}',
      summary: 'Rename a day type, change its code, or take it out of use.',
      needs: ['org.admin'],
      params: ById,
      body: DayTypePatch,
      answers: DayType,
      refuses: ['day_type_not_found', 'day_type_stale', 'code_already_in_use'],
    },
    addVersion: {
      method: 'POST',
      path: '/v1/day-types/{id}/versions',
      summary: 'Give a day type other rules from a date on.',
      description:
        'A version still open on that date ends the day before. Versions are never edited or removed, because ' +
        'confirmed days keep the version they were made with.',
      needs: ['org.admin'],
      params: ById,
      body: object({ ...versionInput, expectedUpdatedAt, dryRun: DryRun }),
      status: 201,
      answers: DayType,
      refuses: [
        'day_type_not_found',
        'day_type_stale',
        'version_ranges_overlap',
        'range_end_before_start',
        'day_type_credit_invalid',
      ],
    },
  },
})
