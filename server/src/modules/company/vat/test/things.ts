import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  vat_rate_not_found: ({ organisation }) => organisation.catalogs.vatRates.standard,
  vat_treatment_not_found: ({ organisation }) => organisation.catalogs.vatTreatments.domestic,
}
