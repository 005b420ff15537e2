import { type Module, module } from '../../../platform/module.ts'
import { findable, searchedRegister } from '../../records/search/port.ts'
import * as port from './port.ts'
import { vatRateNames, vatRates } from './rates.ts'
import { vatTreatmentNames, vatTreatments } from './treatments.ts'

export const vatModules: readonly Module[] = [
  module({
    ...vatRates,
    port,
    contributes: findable(searchedRegister('vat_rate', 'vat_rates', { starters: vatRateNames })),
  }),
  module({
    ...vatTreatments,
    contributes: findable(
      searchedRegister('vat_treatment', 'vat_treatments', { starters: vatTreatmentNames }),
    ),
  }),
]
