import { refusals } from '../../../platform/contract/refusals.ts'

export const vatRateNotFound = refusals({
  vat_rate_not_found: {
    status: 404,
    title: 'No such VAT rate',
    when: 'No VAT rate of the organisation has this id, or the one that a record is to get is not active.',
    remedy: 'Read the VAT rates from `GET /v1/vat-rates`.',
    translations: {
      fi: ['Arvonlisäverokantaa ei löydy', 'Hae verokannat osoitteesta `GET /v1/vat-rates`.'],
      sv: ['Momssatsen finns inte', 'Hämta momssatserna från `GET /v1/vat-rates`.'],
    },
  },
})

export const vatTreatmentNotFound = refusals({
  vat_treatment_not_found: {
    status: 404,
    title: 'No such VAT treatment',
    when: 'No VAT treatment of the organisation has this id, or the one that a record is to get is not active.',
    remedy: 'Read the VAT treatments from `GET /v1/vat-treatments`.',
    translations: {
      fi: [
        'Arvonlisäverokäsittelyä ei löydy',
        'Hae arvonlisäverokäsittelyt osoitteesta `GET /v1/vat-treatments`.',
      ],
      sv: ['Momshanteringen finns inte', 'Hämta momshanteringarna från `GET /v1/vat-treatments`.'],
    },
  },
})
