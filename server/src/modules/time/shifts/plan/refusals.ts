import { refusals } from '../../../../platform/contract/refusals.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'

export const planRefusals = refusals({
  shift_plan_too_large: {
    status: 422,
    title: 'There are too many people for one plan',
    when: `More than ${limits.rosterPeople} members belong to the unit, or have a shift of it, in the window.`,
    remedy: 'Ask for fewer days, or divide the unit.',
    translations: {
      fi: ['Yhdessä suunnitelmassa on liikaa ihmisiä', 'Pyydä vähemmän päiviä tai jaa yksikkö.'],
      sv: ['Det är för många personer för en plan', 'Be om färre dagar, eller dela enheten.'],
    },
  },
})
