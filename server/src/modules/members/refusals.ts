import { refusals } from '../../platform/contract/refusals.ts'

export const membershipNotFound = refusals({
  membership_not_found: {
    status: 404,
    title: 'No such member',
    when: 'No membership in this organisation has the id, or the caller has no right to know of it.',
    remedy: 'Read the ids from `GET /v1/memberships`.',
  },
})

/** Codes of single rows in a bulk request: the request itself answers 200. */
const rowRefusals = refusals({
  missing_required: {
    status: 422,
    title: 'The row lacks a field',
    when: 'A row that would create a record lacks a field that a new record needs.',
    remedy: 'Fill in the field.',
  },
  invalid_value: {
    status: 422,
    title: 'A value of the row is not valid',
    when: 'A field of the row holds no address, date, role or language.',
    remedy: 'Correct the field.',
  },
  manager_not_found: {
    status: 404,
    title: 'No such supervisor',
    when: 'A bulk row names a supervisor by an address that is neither on the roster nor created by the same request.',
    remedy: 'Correct `managerEmail`, or add the supervisor to the rows.',
  },
})

export const memberRefusals = refusals({
  ...membershipNotFound,
  ...rowRefusals,
  already_member: {
    status: 409,
    title: 'The address is on the roster',
    when: 'A member of the organisation, active or not, has this e-mail address; letter case does not matter.',
    remedy: 'Find the member with `GET /v1/memberships?q=`; reactivate a deactivated one.',
  },
  membership_stale: {
    status: 409,
    title: 'The member has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the member.',
    remedy: 'Read the member again, look at what changed, and send the change anew.',
  },
  membership_in_use: {
    status: 409,
    title: 'The member has history',
    when: 'A member with work days, absences, decisions or anybody to supervise was to be deleted.',
    remedy: 'Deactivate the member: that keeps the history and ends the access.',
  },
  supervisor_not_found: {
    status: 404,
    title: 'No such supervisor',
    when: 'No membership in this organisation has the id given in `supervisorMembershipId`.',
    remedy: 'Read the ids from `GET /v1/memberships`.',
  },
  supervisor_cycle: {
    status: 422,
    title: 'The member would supervise themself',
    when: 'The supervisor is the member, or somebody below the member in the chain of supervisors.',
    remedy: 'Choose somebody above the member, or give the other member another supervisor first.',
  },
  last_admin: {
    status: 409,
    title: 'The organisation would have no administrator',
    when: 'The only administrator who can sign in was to be deactivated, deleted, given another role or an earlier last day. One counts who has activated their account, is active, and whose employment lasts at least as long.',
    remedy: 'Make another member who has activated their account an administrator first.',
  },
  employment_end_before_start: {
    status: 422,
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
  member_deactivated: {
    status: 409,
    title: 'The member is deactivated',
    when: 'A deactivated member was to be invited.',
    remedy: 'Reactivate the member first.',
  },
  member_has_no_address: {
    status: 422,
    title: 'The member has no e-mail address',
    when: 'A device-only member, whose address is synthetic and never delivered to, was to be invited.',
    remedy: 'Give the member an address first.',
  },
  unit_already_assigned: {
    status: 409,
    title: 'The member belongs to the unit',
    when: 'The planning unit is assigned to the member today.',
    remedy: 'Nothing to do.',
  },
  unit_assignment_not_found: {
    status: 404,
    title: 'The member does not belong to the unit',
    when: 'No open assignment of the member names this planning unit.',
    remedy: "Read the member's `units`; an open one has no `validTo`.",
  },
  fixed_term_requires_grounds: {
    status: 422,
    title: 'A fixed term needs written grounds',
    when: 'A fixed-term employment rests on a justified reason, the default, and `fixedTermGrounds` is empty.',
    remedy: 'Write the reason in `fixedTermGrounds`, or choose another basis.',
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
    title: 'A leaving date is recorded',
    when: 'The last day of an employment was to be changed while a termination says when it ends.',
    remedy: 'Record the termination anew with the other date, or cancel it first.',
  },
  termination_not_found: {
    status: 404,
    title: 'No leaving date is recorded',
    when: 'A termination was to be cancelled, and the member has none.',
    remedy: 'Nothing to do.',
  },
})
