import { count, instant } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { oldestDays } from './record.ts'
import { translations } from './refusal-translations.ts'

/** Anyone who says when a punch was may be refused with it. */
export const punchTimeRefusals = refusals(translations, {
  punch_too_old: {
    status: 422,
    values: {
      occurredAt: instant('When the tap was, as it was sent.'),
      maximumDays: count('How many days ago a tap may be.'),
    },
    title: 'The punch is too old',
    when: `\`occurredAt\` is more than ${oldestDays} days ago.`,
    remedy: 'Write the hours to the day itself, or have its supervisor do so.',
  },
  punch_in_future: {
    status: 422,
    title: 'The punch is in the future',
    when: "`occurredAt` is more than two minutes ahead of the organisation's clock, which `now` tells.",
    remedy: 'Set the clock of the device, or leave `occurredAt` out.',
  },
})

/** What anyone who sends a punch may be refused with, a terminal too. */
export const takingRefusals = refusals(translations, {
  ...punchTimeRefusals,
  punch_id_reused: {
    status: 409,
    title: 'The clientPunchId is of another punch',
    when: 'A punch with the same `clientPunchId` has landed, and says something else.',
    remedy: 'Make a new UUID for each tap, and send a retry exactly as the first time.',
  },
})

export const punchNotFound = refusals(translations, {
  punch_not_found: {
    status: 404,
    title: 'No such punch',
    when: 'No punch of the organisation has this id, or it is of a member out of reach.',
    remedy: 'Read punches from `GET /v1/me/punches` or `GET /v1/team/unplaced-punches`.',
  },
})

export const punchRefusals = refusals(translations, {
  ...punchNotFound,
  punch_not_unplaced: {
    status: 409,
    title: 'The punch is not unplaced',
    when: 'A punch is dismissed that has its place, was corrected, or is dismissed already.',
    remedy: 'Read the punch; what is placed is changed by a correction.',
  },
})
