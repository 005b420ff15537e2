import { date } from '../../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../../platform/contract/refusals.ts'

/** Of versions that leads are treated by from a day on. */
export const datedRefusals = refusals({
  crm_lead_version_in_past: {
    status: 422,
    values: {
      today: date('The present day of the organisation, on which it may begin.'),
    },
    title: 'The version would begin in the past',
    when: '`validFrom` of a version of the scoring or of an assignment is before today: leads of those days have been treated by what held then.',
    remedy: 'Send today or a later day, or leave `validFrom` out.',
    translations: {
      fi: ['Versio alkaisi menneisyydessä', 'Lähetä tämä päivä tai myöhempi, tai jätä `validFrom` pois.'],
      sv: [
        'Versionen skulle börja i det förflutna',
        'Skicka dagens datum eller ett senare, eller utelämna `validFrom`.',
      ],
    },
  },
})
