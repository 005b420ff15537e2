import { refusals } from '../../../../platform/contract/refusals.ts'

export const closingRefusals = refusals({
  period_closing_not_found: {
    status: 404,
    title: 'No such closing',
    when: 'No closing of the organisation has this id.',
    remedy: 'Read the closings from `GET /v1/period-closings`.',
  },
  period_closing_date_in_future: {
    status: 422,
    title: 'The period is not over',
    when: 'A period was to be closed whose last day is today or later.',
    remedy: 'Close it when its last day is over.',
  },
})
