import {
  array,
  CreatedAt,
  described,
  Flag,
  IdOf,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
  ValidFrom,
  ValidTo,
} from '../../../../platform/contract/shapes.ts'
import { visibleCharacter } from '../../../../platform/vocabulary/visible-text.ts'
import { roles } from '../../../../platform/vocabulary/capabilities.ts'
import { locales } from '../../../../platform/vocabulary/locales.ts'

export { type Locale, locales } from '../../../../platform/vocabulary/locales.ts'

export const memberStatuses = ['invited', 'active', 'deactivated'] as const
export type MemberStatus = (typeof memberStatuses)[number]

export const Role = oneOf(roles, { description: 'Gives a default set of capabilities.' })
export const Status = oneOf(memberStatuses, {
  description: '`invited` until the activation link is used; device-only members are active at once.',
})
export const Language = oneOf(locales, { description: 'The language of mail to the member.' })

/** Text of a person's name: anything that is not blank, for there are people with a single name of one letter. */
export const NamePart = Type.String({ minLength: 1, maxLength: 200, pattern: visibleCharacter })
export const Address = Type.String({
  minLength: 3,
  maxLength: 254,
  examples: ['matti@example.fi'],
  description: 'An e-mail address; an international domain is kept in its ASCII form.',
})
export const Phone = Text(50)

export const UnitAssignment = object({
  planningUnitId: described(IdOf('planning_unit'), 'The planning unit that the member belongs to.'),
  primary: described(Flag, 'Whether it is the unit where the member belongs first of all; one at a time is.'),
  validFrom: ValidFrom,
  validTo: ValidTo,
})
export type UnitAssignment = Static<typeof UnitAssignment>

export const Member = object(
  {
    id: RecordId,
    displayName: Type.String({ description: 'The preferred or first name, and the last name.' }),
    firstNames: Type.String({ description: 'Every given name.' }),
    lastName: Type.String({ description: 'The family name.' }),
    preferredName: nullable(
      Type.String({
        description: 'What the member is called instead of the first given name; null when it is that.',
      }),
    ),
    email: Type.String({ description: 'Ends in `.invalid` for a device-only member: never delivered to.' }),
    phone: nullable(
      Type.String({
        description: 'A telephone number as the organisation writes it; null when none is known.',
      }),
    ),
    role: Role,
    status: Status,
    locale: described(nullable(Language), 'The language of mail to the member; null for Finnish.'),
    supervisorMembershipId: described(
      nullable(IdOf('membership')),
      "Who decides on the member's work days; null for nobody.",
    ),
    worktimeModelId: described(
      nullable(IdOf('worktime_model')),
      'The worktime model that says what the member is expected to work; null for none.',
    ),
    planningUnitId: described(nullable(IdOf('planning_unit')), 'The primary unit today; null without one.'),
    units: array(UnitAssignment, { description: 'Every assignment, past ones too, oldest first.' }),
    employerId: described(
      nullable(IdOf('employer')),
      'The employer who pays the member; null when none is named.',
    ),
    staffGroupId: described(
      nullable(IdOf('staff_group')),
      'The staff group that payroll treats the member with; null for none.',
    ),
    payrollNumber: described(
      nullable(Type.String({ description: 'The number of the member in the payroll system.' })),
      'The number of the member in the payroll system, of the terms of employment; null when none is recorded, and ' +
        'for a caller with none of `reports.team`, `payroll.run` and `hr.manage`.',
    ),
    employmentStartDate: described(
      nullable(PlainDate),
      'The first day of the employment; null when it is not recorded.',
    ),
    employmentEndDate: described(
      nullable(PlainDate),
      'The last day of the employment, after which the member has no access; null without an end.',
    ),
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  },
  { title: 'Member' },
)
export type Member = Static<typeof Member>

/** What a caller may set on a member besides what a new one must be given: name, role and address. */
export const settable = {
  preferredName: optional(
    described(
      nullable(NamePart),
      'What the member is called instead of the first given name; null for the first given name.',
    ),
  ),
  phone: optional(
    described(nullable(Phone), 'A telephone number as the organisation writes it; null for none.'),
  ),
  locale: optional(described(nullable(Language), 'The language of mail to the member; null for Finnish.')),
  supervisorMembershipId: optional(
    described(nullable(IdOf('membership')), "Who decides on the member's work days; null for nobody."),
  ),
  worktimeModelId: optional(
    described(
      nullable(IdOf('worktime_model')),
      'The worktime model that says what the member is expected to work; null for none.',
    ),
  ),
  planningUnitId: optional(
    described(nullable(IdOf('planning_unit')), 'The primary unit from today on; null for none.'),
  ),
  employerId: optional(
    described(nullable(IdOf('employer')), 'The employer who pays the member; null for none.'),
  ),
  staffGroupId: optional(
    described(
      nullable(IdOf('staff_group')),
      'The staff group that payroll treats the member with; null for none.',
    ),
  ),
  employmentStartDate: optional(
    described(nullable(PlainDate), 'The first day of the employment; null when it is not known.'),
  ),
  employmentEndDate: optional(
    described(
      nullable(PlainDate),
      'The last day of the employment, after which the member has no access; null without an end.',
    ),
  ),
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
  payrollNumber: '1042',
  employmentStartDate: '2026-12-01',
  employmentEndDate: null,
  createdAt: '2026-11-20T07:00:00.000Z',
  updatedAt: '2026-11-20T07:00:00.000Z',
}
