import { contract } from '../../../platform/contract/family.ts'
import { idOf } from '../../../platform/contract/operation.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  Active,
  Code,
  expectedUpdatedAt,
  Name,
  named,
  object,
  optional,
  RecordId,
  type Static,
  UpdatedAt,
  wholeList,
} from '../../../platform/contract/shapes.ts'
import { staffGroupNotFound } from './refusals.ts'

const StaffGroup = named(
  'StaffGroup',
  object({ id: RecordId, code: Code, name: Name, active: Active, updatedAt: UpdatedAt }),
)
export type StaffGroup = Static<typeof StaffGroup>

const NewStaffGroup = object({ code: Code, name: Name, active: optional(Active) })
export type NewStaffGroup = Static<typeof NewStaffGroup>

const StaffGroupPatch = object({
  code: optional(Code),
  name: optional(Name),
  active: optional(Active),
  expectedUpdatedAt,
})
export type StaffGroupPatch = Static<typeof StaffGroupPatch>

const ById = { id: idOf('staff_group_not_found') }

export const staffGroups = contract({
  name: 'staffGroups',
  tag: 'Catalogs',
  refusals: refusals({
    ...staffGroupNotFound,
    staff_group_stale: {
      status: 409,
      title: 'The staff group has changed',
      when: '`expectedUpdatedAt` is not the current `updatedAt` of the staff group.',
      remedy: 'Read the staff group again, look at what changed, and send the change anew.',
    },
  }),
  events: {},
  audited: { staff_group: { '*': 'open' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/staff-groups',
      summary: 'List the staff groups.',
      description: 'All of them, inactive ones too, by code.',
      needs: 'none',
      answers: wholeList(StaffGroup),
    },
    get: {
      method: 'GET',
      path: '/v1/staff-groups/{id}',
      summary: 'Read one staff group.',
      needs: 'none',
      params: ById,
      answers: StaffGroup,
      refuses: ['staff_group_not_found'],
    },
    create: {
      method: 'POST',
      path: '/v1/staff-groups',
      summary: 'Add a staff group.',
      needs: ['org.admin'],
      body: NewStaffGroup,
      status: 201,
      answers: StaffGroup,
      refuses: ['code_already_in_use'],
      example: { body: { code: 'hourly', name: 'Hourly paid' } },
    },
    update: {
      method: 'PATCH',
      path: '/v1/staff-groups/{id}',
      summary: 'Rename a staff group, change its code, or take it out of use.',
      needs: ['org.admin'],
      params: ById,
      body: StaffGroupPatch,
      answers: StaffGroup,
      refuses: ['staff_group_not_found', 'staff_group_stale', 'code_already_in_use'],
    },
  },
})
