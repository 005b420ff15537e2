import { contract } from '../../../platform/contract/family.ts'
import { idOf } from '../../../platform/contract/operation.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  Active,
  expectedUpdatedAt,
  Name,
  named,
  nullable,
  object,
  optional,
  RecordId,
  type Static,
  Text,
  UpdatedAt,
  wholeList,
} from '../../../platform/contract/shapes.ts'
import { employerNotFound } from './refusals.ts'

const RegistryCode = nullable(
  Text(20, {
    description: 'The Finnish business id, `1234567-8`; unique in the organisation; null for none.',
  }),
)

const Employer = named(
  'Employer',
  object({
    id: RecordId,
    name: Name,
    registryCode: RegistryCode,
    active: Active,
    updatedAt: UpdatedAt,
  }),
)
export type Employer = Static<typeof Employer>

const NewEmployer = object({
  name: Name,
  registryCode: optional(RegistryCode),
  active: optional(Active),
})
export type NewEmployer = Static<typeof NewEmployer>

const EmployerPatch = object({
  name: optional(Name),
  registryCode: optional(RegistryCode),
  active: optional(Active),
  expectedUpdatedAt,
})
export type EmployerPatch = Static<typeof EmployerPatch>

const ById = { id: idOf('employer_not_found') }

export const employers = contract({
  name: 'employers',
  tag: 'Catalogs',
  refusals: refusals({
    ...employerNotFound,
    employer_stale: {
      status: 409,
      title: 'The employer has changed',
      when: '`expectedUpdatedAt` is not the current `updatedAt` of the employer.',
      remedy: 'Read the employer again, look at what changed, and send the change anew.',
    },
    employer_registry_code_invalid: {
      status: 422,
      title: 'The registry code is no business id',
      when: '`registryCode` is not a Finnish business id: seven digits, a hyphen and the right check digit.',
      remedy: 'Correct the registry code, or leave it out.',
    },
  }),
  events: {},
  audited: { employer: { '*': 'open' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/employers',
      summary: 'List the employers.',
      description: 'All of them, inactive ones too, by name.',
      needs: 'none',
      answers: wholeList(Employer),
    },
    get: {
      method: 'GET',
      path: '/v1/employers/{id}',
      summary: 'Read one employer.',
      needs: 'none',
      params: ById,
      answers: Employer,
      refuses: ['employer_not_found'],
    },
    create: {
      method: 'POST',
      path: '/v1/employers',
      summary: 'Add an employer: a company of the organisation that people are employed by.',
      needs: ['org.admin'],
      body: NewEmployer,
      status: 201,
      answers: Employer,
      refuses: ['code_already_in_use', 'employer_registry_code_invalid'],
      example: { body: { name: 'Konttori Oy', registryCode: '2345678-0' } },
    },
    update: {
      method: 'PATCH',
      path: '/v1/employers/{id}',
      summary: 'Rename an employer, change its registry code, or take it out of use.',
      needs: ['org.admin'],
      params: ById,
      body: EmployerPatch,
      answers: Employer,
      refuses: [
        'employer_not_found',
        'employer_stale',
        'code_already_in_use',
        'employer_registry_code_invalid',
      ],
    },
  },
})
