import { date } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { membershipNotFound } from '../../../company/organisation/refusals.ts'
import { translations } from './refusal-translations.ts'

export { membershipNotFound }

/** The codes that operations of several folders answer. */
export const memberRefusals = refusals(translations, {
  ...membershipNotFound,
  membership_stale: {
    status: 409,
    title: 'The member has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the member.',
    remedy: 'Read the member again, look at what changed, and send the change anew.',
  },
  last_admin: {
    status: 409,
    title: 'The organisation would have no administrator',
    when: 'The only administrator who can sign in was to be deactivated, deleted, given another role or an earlier last day. One counts who has activated their account, is active, and whose employment lasts at least as long.',
    remedy: 'Make another member who has activated their account an administrator first.',
  },
  payroll_number_taken: {
    status: 409,
    title: 'Another member has the payroll number',
    when: 'A payroll number, or an employer, was to be given to a member by which two members of one employer would have the same number, today or from an assignment to come; the other is in `membershipId`. Members without an employer count as those of one.',
    remedy: 'Give the member another number, or clear that of the other member first.',
  },
  employment_end_before_start: {
    status: 422,
    values: {
      employmentStart: date('The first day of the employment.'),
      employmentEnd: date('The last day that it was to have.'),
    },
    title: 'The employment ends before it starts',
    when: 'The last day of the employment lies before its first day.',
    remedy: 'Mend either date.',
  },
  member_already_active: {
    status: 409,
    title: 'The member signs in already',
    when: 'An activation link, or another address, was asked for a member who has activated their account.',
    remedy: 'Nothing to do: the member resets their own password and changes their own address.',
  },
  fixed_term_basis_exceeds_one_year: {
    status: 422,
    title: 'The fixed term is longer than its basis allows',
    when: 'The basis is `no_reason` or `long_term_unemployed`, and the employment has no last day within one year of its first; the last allowed day is in `lastAllowedDate`.',
    remedy: 'End the employment by `lastAllowedDate`, or give a justified reason.',
  },
  fixed_term_basis_not_in_force: {
    status: 422,
    title: 'The law did not know the basis yet',
    when: 'A fixed term without a reason starts before 2026-06-01, when the law came into force, and nothing else is wrong with it.',
    remedy: 'Give a justified reason.',
  },
  fixed_term_basis_not_first_contract: {
    status: 422,
    title: 'Not the first contract between the parties',
    when: 'A fixed term without a reason starts less than five years after the last employment between the parties ended; `availableFrom` is the first day it may start.',
    remedy: 'Give a justified reason.',
  },
  fixed_term_renewals_used_up: {
    status: 422,
    title: 'The fixed term has been renewed as often as its basis allows',
    when: 'A contract with a long-term unemployed person was renewed twice within the year that began with the first of them; `availableFrom` is the day after that year.',
    remedy: 'Give a justified reason, or begin on `availableFrom` or later.',
  },
  termination_recorded: {
    status: 409,
    values: {
      endDate: date('The leaving date that is recorded.'),
    },
    title: 'A leaving date is recorded',
    when: 'The last day of an employment was to be changed while a termination says when it ends.',
    remedy: 'Record the termination anew with the other date, or cancel it first.',
  },
})
