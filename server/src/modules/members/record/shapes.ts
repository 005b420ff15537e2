import {
  array,
  Flag,
  Id,
  Instant,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  type Static,
  Text,
  Type,
} from '../../../platform/contract/shapes.ts'
import { roles } from '../../../platform/vocabulary/capabilities.ts'
import { locales } from '../../../platform/vocabulary/locales.ts'

export { type Locale, locales } from '../../../platform/vocabulary/locales.ts'

export const memberStatuses = ['invited', 'active', 'deactivated'] as const
export type MemberStatus = (typeof memberStatuses)[number]

export const Role = oneOf(roles, { description: 'Gives a default set of capabilities.' })
export const Status = oneOf(memberStatuses, {
  description: '`invited` until the activation link is used; device-only members are active at once.',
})
export const Language = oneOf(locales, { description: 'The language of mail to the member.' })

/** Text of a person's name: anything that is not blank, for there are people with a single name of one letter. */
export const NamePart = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })
export const Address = Type.String({
  minLength: 3,
  maxLength: 254,
  description: 'An e-mail address; an international domain is kept in its ASCII form.',
})
export const Phone = Text(50)

export const UnitAssignment = object({
  planningUnitId: Id,
  primary: Flag,
  validFrom: PlainDate,
  validTo: nullable(PlainDate),
})
export type UnitAssignment = Static<typeof UnitAssignment>

export const Member = object(
  {
    id: Id,
    displayName: Type.String({ description: 'The preferred or first name, and the last name.' }),
    firstNames: Type.String(),
    lastName: Type.String(),
    preferredName: nullable(Type.String()),
    email: Type.String({ description: 'Ends in `.invalid` for a device-only member: never delivered to.' }),
    phone: nullable(Type.String()),
    role: Role,
    status: Status,
    locale: nullable(Language),
    supervisorMembershipId: nullable(Id),
    worktimeModelId: nullable(Id),
    planningUnitId: nullable(Id),
    units: array(UnitAssignment, { description: 'Every assignment, past ones too, oldest first.' }),
    employerId: nullable(Id),
    staffGroupId: nullable(Id),
    employmentStartDate: nullable(PlainDate),
    employmentEndDate: nullable(PlainDate),
    createdAt: Instant,
    updatedAt: Instant,
  },
  { title: 'Member' },
)
export type Member = Static<typeof Member>

/** What a caller may set on a member besides what a new one must be given: name, role and address. */
export const settable = {
  preferredName: optional(nullable(NamePart)),
  phone: optional(nullable(Phone)),
  locale: optional(nullable(Language)),
  supervisorMembershipId: optional(nullable(Id)),
  worktimeModelId: optional(nullable(Id)),
  planningUnitId: optional(nullable(Id)),
  employerId: optional(nullable(Id)),
  staffGroupId: optional(nullable(Id)),
  employmentStartDate: optional(nullable(PlainDate)),
  employmentEndDate: optional(nullable(PlainDate)),
}

export type SettableField = keyof typeof settable
export const settableFields = Object.keys(settable) as SettableField[]

export const exampleMember = {
  id: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a01',
  displayName: 'Matti Meikäläinen',
  firstNames: 'Matti Johannes',
  lastName: 'Meikäläinen',
  preferredName: null,
  email: 'matti@example.fi',
  phone: '+358 40 1234567',
  role: 'employee',
  status: 'active',
  locale: 'fi',
  supervisorMembershipId: null,
  worktimeModelId: null,
  planningUnitId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a02',
  units: [
    {
      planningUnitId: '019aa3b2-6b00-7c1e-8f00-4b6f0d9c1a02',
      primary: true,
      validFrom: '2026-11-20',
      validTo: null,
    },
  ],
  employerId: null,
  staffGroupId: null,
  employmentStartDate: '2026-12-01',
  employmentEndDate: null,
  createdAt: '2026-11-20T07:00:00.000Z',
  updatedAt: '2026-11-20T07:00:00.000Z',
}
