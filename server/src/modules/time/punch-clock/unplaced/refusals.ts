import { refusals } from '../../../../platform/contract/refusals.ts'

export const punchNotFound = refusals({
  punch_not_found: {
    status: 404,
    title: 'No such punch',
    when: 'No punch of the organisation has this id, or it is of a member out of reach.',
    remedy: 'Read punches from `GET /v1/me/punches` or `GET /v1/team/unplaced-punches`.',
  },
})

export const punchRefusals = refusals({
  ...punchNotFound,
  punch_not_unplaced: {
    status: 409,
    title: 'The punch is not unplaced',
    when: 'A punch is dismissed that has its place, was corrected, or is dismissed already.',
    remedy: 'Read the punch; what is placed is changed by a correction.',
  },
})
