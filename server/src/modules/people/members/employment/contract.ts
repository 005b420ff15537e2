import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  array,
  described,
  DryRun,
  expectedUpdatedAt,
  Flag,
  IdOf,
  Instant,
  Name,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { periodLocked } from '../../../company/catalogs/refusals.ts'
import { employmentTypes, fixedTermBases, Insurer, payTypes, reasonCodes } from '../record/employment.ts'
import { memberRecord } from '../record/contract.ts'

const ById = { id: idOf('membership_not_found') }

const terms = {
  jobTitle: described(nullable(Name), 'What the member works as; null when it is not recorded.'),
  employmentType: described(
    nullable(oneOf(employmentTypes)),
    'For how long and how the member is employed; null when it is not recorded.',
  ),
  payType: described(nullable(oneOf(payTypes)), 'What the pay is reckoned by; null when it is not recorded.'),
  payrollNumber: described(
    nullable(Text(50, { description: 'The person’s number in the payroll system.' })),
    "The person's number in the payroll system; null when it is not recorded.",
  ),
  insurers: array(Insurer, {
    maxItems: 20,
    description: 'The insurances that the employer has for the member.',
  }),
  fixedTermBasis: nullable(
    oneOf(fixedTermBases, {
      description:
        'Why the employment is for a fixed term; `justified_reason` when omitted. Null for other types.',
    }),
  ),
  fixedTermGrounds: nullable(
    Type.String({
      maxLength: 2000,
      description: 'The reason in writing, which a justified reason needs; null for another basis.',
    }),
  ),
}

const window = {
  startDate: described(nullable(PlainDate), 'The first day of the employment; null when it is not recorded.'),
  endDate: described(nullable(PlainDate), 'The last day of the employment; null without an end.'),
}

export const Termination = object({
  endDate: described(PlainDate, 'The last day of the employment.'),
  reasonCode: nullable(oneOf(reasonCodes, { description: 'Null for a caller without `hr.manage`.' })),
  startOffboarding: described(Flag, 'Whether the member is also deactivated when that day has passed.'),
  recordedAt: described(Instant, 'When the leaving date was recorded.'),
})
export type Termination = Static<typeof Termination>

export const EmploymentTerms = object(
  {
    membershipId: described(IdOf('membership'), 'The member whose employment it is.'),
    ...terms,
    ...window,
    termination: described(nullable(Termination), 'The recorded leaving; null when none is.'),
    updatedAt: UpdatedAt,
  },
  { title: 'EmploymentTerms' },
)
export type EmploymentTerms = Static<typeof EmploymentTerms>

const TermsReplacement = object({
  jobTitle: optional(terms.jobTitle),
  employmentType: optional(terms.employmentType),
  payType: optional(terms.payType),
  payrollNumber: optional(terms.payrollNumber),
  insurers: optional(terms.insurers),
  fixedTermBasis: optional(terms.fixedTermBasis),
  fixedTermGrounds: optional(terms.fixedTermGrounds),
  startDate: optional(window.startDate),
  endDate: optional(window.endDate),
  expectedUpdatedAt,
})
export type TermsReplacement = Static<typeof TermsReplacement>

const LeavingDate = object({
  endDate: described(PlainDate, 'The last day of the employment.'),
  reasonCode: oneOf(reasonCodes, { description: 'Why the employment ends.' }),
  startOffboarding: optional(
    Type.Boolean({ description: 'Deactivate the member when the last day of the employment has passed.' }),
  ),
  dryRun: DryRun,
})
export type LeavingDate = Static<typeof LeavingDate>

const employmentOperations = {
  getEmployment: {
    method: 'GET',
    path: '/v1/memberships/{id}/employment',
    summary: 'Read a member’s terms of employment',
    description: 'Every field is null while nothing is recorded.',
    needs: ['reports.team'],
    params: ById,
    answers: EmploymentTerms,
    refuses: ['membership_not_found'],
  },
  replaceEmployment: {
    method: 'PUT',
    path: '/v1/memberships/{id}/employment',
    summary: 'Replace a member’s terms of employment',
    description:
      'A full replacement: an absent term is cleared. `startDate` and `endDate` are not terms but the window of the ' +
      'employment, `employmentStartDate` and `employmentEndDate` of the member: absent, they stay. A fixed term rests ' +
      'on a justified reason, with written grounds, unless it has another basis, with which it lasts a year at most ' +
      '(Employment Contracts Act 55/2001, chapter 1, sections 3 and 3 a). A payroll number means one member to an employer.',
    needs: ['hr.manage'],
    feature: 'hr',
    params: ById,
    body: TermsReplacement,
    answers: EmploymentTerms,
    refuses: [
      'membership_not_found',
      'period_locked',
      'membership_stale',
      'role_exceeds_actor',
      'last_admin',
      'employment_end_before_start',
      'termination_recorded',
      'fixed_term_requires_grounds',
      'fixed_term_basis_exceeds_one_year',
      'fixed_term_basis_not_in_force',
      'fixed_term_basis_not_first_contract',
      'fixed_term_renewals_used_up',
      'payroll_number_taken',
    ],
    emits: ['member.updated'],
    example: {
      body: {
        jobTitle: 'Electrician',
        employmentType: 'fixed_term',
        payType: 'hourly',
        payrollNumber: '1042',
        fixedTermBasis: 'no_reason',
        startDate: '2026-06-01',
        endDate: '2027-05-31',
      },
    },
  },
  terminate: {
    method: 'POST',
    path: '/v1/memberships/{id}/termination',
    summary: 'Record the end of an employment',
    description:
      'Record the last day of a member’s employment, and why it ends. Recording it again replaces what was recorded. From the day after the last one, by the organisation’s calendar, ' +
      'no sign-in, session, key or token of the member works. With `startOffboarding` the member is also deactivated ' +
      'when the last day has passed, at once if it has.',
    needs: ['hr.manage'],
    feature: 'hr',
    params: ById,
    body: LeavingDate,
    answers: EmploymentTerms,
    refuses: [
      'membership_not_found',
      'period_locked',
      'employment_end_before_start',
      'fixed_term_basis_exceeds_one_year',
      'role_exceeds_actor',
      'last_admin',
    ],
    emits: ['employment.terminated', 'member.deactivated'],
    example: { body: { endDate: '2026-12-31', reasonCode: 'own_notice', startOffboarding: true } },
  },
  cancelTermination: {
    method: 'DELETE',
    removes: { changed: '/v1/memberships' },
    path: '/v1/memberships/{id}/termination',
    summary: 'Cancel a recorded leaving date',
    description:
      'Cancel a recorded leaving date; the employment ends when it did before. A member who is deactivated already stays so; reactivating is a decision of its own.',
    needs: ['hr.manage'],
    feature: 'hr',
    params: ById,
    answers: EmploymentTerms,
    refuses: [
      'membership_not_found',
      'period_locked',
      'termination_not_found',
      'fixed_term_basis_exceeds_one_year',
      'role_exceeds_actor',
      'last_admin',
    ],
    emits: ['member.updated'],
  },
} as const satisfies Readonly<Record<string, Operation>>

export const employment = contract({
  name: 'members',
  tag: 'Members',
  refusals: refusals({
    fixed_term_requires_grounds: {
      status: 422,
      title: 'A fixed term needs written grounds',
      when: 'A fixed-term employment rests on a justified reason, the default, and `fixedTermGrounds` is empty.',
      remedy: 'Write the reason in `fixedTermGrounds`, or choose another basis.',
      translations: {
        fi: [
          'Määräaika tarvitsee kirjallisen perusteen',
          'Kirjoita syy kenttään `fixedTermGrounds` tai valitse toinen peruste.',
        ],
        sv: [
          'En visstid kräver en skriftlig motivering',
          'Skriv skälet i `fixedTermGrounds`, eller välj en annan grund.',
        ],
      },
    },
    termination_not_found: {
      status: 404,
      title: 'No leaving date is recorded',
      when: 'A termination was to be cancelled, and the member has none.',
      remedy: 'Nothing to do.',
      translations: {
        fi: ['Lähtöpäivää ei ole kirjattu', 'Mitään ei tarvitse tehdä.'],
        sv: ['Ingen avgångsdag är registrerad', 'Inget behöver göras.'],
      },
    },
  }),
  events: events({}),
  uses: { refusals: { ...memberRecord.refusals, ...periodLocked }, events: memberRecord.events },
  jobs: {
    'members.offboard': {
      does: 'Deactivates members on the day after their last one.',
      emits: ['member.deactivated'],
    },
  },
  operations: employmentOperations,
})
