import { date } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'

export const closingRefusals = refusals({
  period_closing_not_found: {
    status: 404,
    title: 'No such closing',
    when: 'No closing of the organisation has this id.',
    remedy: 'Read the closings from `GET /v1/period-closings`.',
    translations: {
      fi: ['Jakson päätöstä ei löydy', 'Hae jaksojen päätökset osoitteesta `GET /v1/period-closings`.'],
      sv: ['Periodavslutet finns inte', 'Hämta periodavsluten från `GET /v1/period-closings`.'],
    },
  },
  period_closing_date_in_future: {
    status: 422,
    values: {
      date: date('The day that was sent.'),
      today: date('The present day of the organisation.'),
    },
    title: 'The period is not over',
    when: 'A period was to be closed whose last day is today or later.',
    remedy: 'Close it when its last day is over.',
    translations: {
      fi: ['Jakso ei ole ohi', 'Päätä jakso, kun sen viimeinen päivä on ohi.'],
      sv: ['Perioden är inte slut', 'Avsluta den när dess sista dag är över.'],
    },
  },
})
