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
import { entryTypeNotFound } from './refusals.ts'

export const entryCategories = ['work', 'travel', 'standby', 'break', 'absence'] as const
export type EntryCategory = (typeof entryCategories)[number]

const Category = oneOf(entryCategories, {
  description: 'What kind of time an entry of the type is. It never changes: make another type instead.',
})

const rules = {
  countsToTarget: Type.Boolean({
    description:
      "Whether the minutes help to fulfil the day's target. Work: false means ordered beyond the flexitime. " +
      'Travel and standby: false means no working time. Break: true means paid. Absence: true means credited.',
  }),
  multiplierBp: Type.Integer({
    minimum: 0,
    maximum: 100_000,
    description: 'What a minute is worth against plain pay; 10000 = 1.0.',
  }),
  maxDurationMinutes: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 2880,
      description: 'The longest entry that can be confirmed, minutes; null for any length.',
    }),
  ),
  payTypeCode: nullable(
    Text(50, {
      description: 'The pay type in the payroll system; null leaves it to the target of an export.',
    }),
  ),
}

export const EntryTypeVersion = named(
  'EntryTypeVersion',
  object({
    versionId: VersionId,
    validFrom: ValidFrom,
    validTo: ValidTo,
    ...rules,
  }),
)
export type EntryTypeVersion = Static<typeof EntryTypeVersion>

const versionInput = {
  validFrom: ValidFrom,
  validTo: optional(ValidTo),
  countsToTarget: rules.countsToTarget,
  multiplierBp: optional(rules.multiplierBp),
  maxDurationMinutes: optional(rules.maxDurationMinutes),
  payTypeCode: optional(rules.payTypeCode),
}
const VersionInput = object(versionInput)
export type VersionInput = Static<typeof VersionInput>

const EntryType = named(
  'EntryType',
  object({
    id: RecordId,
    code: Code,
    name: Name,
    category: Category,
    active: Active,
    currentVersionId: described(nullable(Id), 'The version in force today; null when none is.'),
    maxDurationMinutes: described(
      rules.maxDurationMinutes,
      'The longest entry that can be confirmed by the version in force today, minutes; null for any length, and without such a version.',
    ),
    versions: array(EntryTypeVersion, { description: 'Every version, by `validFrom`.' }),
    updatedAt: UpdatedAt,
  }),
)
export type EntryType = Static<typeof EntryType>

const NewEntryType = object({
  code: Code,
  name: Name,
  category: Category,
  active: optional(Active),
  versions: array(VersionInput, {
    minItems: 1,
    maxItems: 100,
    description: 'The versions, which must not overlap.',
  }),
})
export type NewEntryType = Static<typeof NewEntryType>

const EntryTypePatch = object({
  code: optional(Code),
  name: optional(Name),
  active: optional(Active),
  expectedUpdatedAt,
})
export type EntryTypePatch = Static<typeof EntryTypePatch>

const ById = { id: idOf('entry_type_not_found') }

export const entryTypes = contract({
  name: 'entryTypes',
  tag: 'Catalogs',
  about:
    'What an organisation configures: entry types, day types, worktime models, tracking levels, holidays, planning units, staff groups and employers.',
  refusals: refusals({
    ...entryTypeNotFound,
    entry_type_stale: {
      status: 409,
      title: 'The entry type has changed',
      when: '`expectedUpdatedAt` is not the current `updatedAt` of the entry type.',
      remedy: 'Read the entry type again, look at what changed, and send the change anew.',
    },
  }),
  events: {},
  audited: { entry_type: { '*': 'open' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/entry-types',
      summary: 'List the entry types with all their versions.',
      description:
        'All of them, inactive ones too, by code. `maxDurationMinutes` is that of the version in force today, named by ' +
        '`currentVersionId`; both are null when no version is in force.',
      needs: 'none',
      answers: wholeList(EntryType),
    },
    get: {
      method: 'GET',
      path: '/v1/entry-types/{id}',
      summary: 'Read one entry type.',
      needs: 'none',
      params: ById,
      answers: EntryType,
      refuses: ['entry_type_not_found'],
    },
    create: {
      method: 'POST',
      path: '/v1/entry-types',
      summary: 'Add an entry type with its first versions.',
      needs: ['org.admin'],
      body: NewEntryType,
      status: 201,
      answers: EntryType,
      refuses: ['code_already_in_use', 'version_ranges_overlap', 'range_end_before_start'],
      example: {
        body: {
          code: 'work',
          name: 'Work',
          category: 'work',
          versions: [
            { validFrom: '2026-01-01', countsToTarget: true, maxDurationMinutes: 720, payTypeCode: '1000' },
          ],
        },
        answer: {
          id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01',
          code: 'work',
          name: 'Work',
          category: 'work',
          active: true,
          currentVersionId: '019aa3b2-6b00-7c1e-8f01-4b6f0d9c1a02',
          maxDurationMinutes: 720,
          versions: [
            {
              versionId: '019aa3b2-6b00-7c1e-8f01-4b6f0d9c1a02',
              validFrom: '2026-01-01',
              validTo: null,
              countsToTarget: true,
              multiplierBp: 10_000,
              maxDurationMinutes: 720,
              payTypeCode: '1000',
            },
          ],
          updatedAt: '2026-11-20T07:00:00.000Z',
        },
      },
    },
    update: {
      method: 'PATCH',
      path: '/v1/entry-types/{id}',
      summary: 'Rename an entry type, change its code, or take it out of use.',
      needs: ['org.admin'],
      params: ById,
      body: EntryTypePatch,
      answers: EntryType,
      refuses: ['entry_type_not_found', 'entry_type_stale', 'code_already_in_use'],
    },
    addVersion: {
      method: 'POST',
      path: '/v1/entry-types/{id}/versions',
      summary: 'Give an entry type other rules from a date on.',
      description:
        'A version still open on that date ends the day before. Versions are never edited or removed, because ' +
        'confirmed days keep the version they were made with.',
      needs: ['org.admin'],
      params: ById,
      body: object({ ...versionInput, expectedUpdatedAt, dryRun: DryRun }),
      status: 201,
      answers: EntryType,
      refuses: [
        'entry_type_not_found',
        'entry_type_stale',
        'version_ranges_overlap',
        'range_end_before_start',
      ],
      example: { body: { validFrom: '2027-01-01', countsToTarget: true, maxDurationMinutes: 600 } },
    },
  },
})
