import { refusals } from '../../../platform/contract/refusals.ts'

/** Anyone who takes a punch answers it too. */
export const punchEntryTypeUnfit = refusals({
  punch_entry_type_unfit: {
    status: 422,
    title: 'The entry type does not fit the punch',
    when: 'An entry type for breaks is not of the category `break`, or one for work is of `break` or `absence`.',
    remedy: 'Choose an entry type of a fitting category from `GET /v1/entry-types`, or leave it out.',
  },
})

export const notASandbox = refusals({
  not_a_sandbox: {
    status: 403,
    title: 'The organisation is no sandbox',
    when: 'An organisation that is no sandbox asks for what only a sandbox has: a clock that can be moved, and sample events.',
    remedy: 'Rehearse in a sandbox organisation, with a key of its own: `kt_test_…`.',
  },
})

/** There is none for `memberLookup`, or none that the caller may know of. */
export const membershipNotFound = refusals({
  membership_not_found: {
    status: 404,
    title: 'No such member',
    when: 'No membership in this organisation has the id, or the caller has no right to know of it.',
    remedy: 'Read the ids from `GET /v1/memberships`.',
  },
})
