import { refusals } from '../../../../platform/contract/refusals.ts'

export const planningUnitNotFound = refusals({
  planning_unit_not_found: {
    status: 404,
    title: 'No such planning unit',
    when: 'No planning unit of the organisation has this id.',
    remedy: 'Read the units from `GET /v1/planning-units`.',
    translations: {
      fi: ['Yksikköä ei löydy', 'Hae yksiköt osoitteesta `GET /v1/planning-units`.'],
      sv: ['Enheten finns inte', 'Hämta enheterna från `GET /v1/planning-units`.'],
    },
  },
})
