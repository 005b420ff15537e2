import { count } from '../../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons } from '../../../../platform/contract/reasons.ts'

/** Why two customers cannot be merged, by the code that the merge is refused with. */
export const mergeBlockers = reasons({
  customer_has_invoices: {
    values: {},
    sentence: {
      en: 'The customer has been invoiced.',
      fi: 'Asiakasta on laskutettu.',
      sv: 'Kunden har fakturerats.',
    },
  },
  crm_contact_limit_reached: {
    values: { maximum: count('How many contacts a customer may have.') },
    sentence: {
      en: 'Together they have more than the {maximum} contacts that a customer may have.',
      fi: 'Yhteensä niillä on enemmän yhteyshenkilöitä kuin ne {maximum}, jotka asiakkaalla saa olla.',
      sv: 'Tillsammans har de fler än de {maximum} kontakter som en kund får ha.',
    },
  },
  customer_tag_limit_reached: {
    values: {
      count: count('How many tags they have together.'),
      maximum: count('How many tags a customer may have.'),
    },
    sentence: {
      en: 'Together they have {count} tags, and a customer may have {maximum}.',
      fi: 'Yhteensä niillä on {count} tunnistetta, ja asiakkaalla saa olla {maximum}.',
      sv: 'Tillsammans har de {count} taggar, och en kund får ha {maximum}.',
    },
  },
})

/** Why two customers cannot be merged. */
export type MergeBlocker = ReasonOf<typeof mergeBlockers>
