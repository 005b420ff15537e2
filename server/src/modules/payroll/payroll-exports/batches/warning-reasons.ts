import { count } from '../../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons } from '../../../../platform/contract/reasons.ts'
import { sentenceOf } from '../../../../platform/contract/sentences.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'

/** What somebody should look at before a batch is paid. */
export const batchWarningReasons = reasons({
  payroll_number_missing: {
    values: { count: count('How many members of the batch have none.') },
    sentence: {
      fi: '{count, plural, one {{count} jäseneltä} other {{count} jäseneltä}} puuttuu palkkanumero.',
      sv: '{count, plural, one {{count} medlem} other {{count} medlemmar}} saknar lönenummer.',
      en: '{count} of the members have no payroll number.',
    },
  },
  day_not_approved: {
    values: { count: count('How many days of the period are not approved.') },
    sentence: {
      fi: '{count, plural, one {{count} kauden päivä on hyväksymättä ja jää} other {{count} kauden päivää on hyväksymättä ja jää}} pois aineistosta.',
      sv: '{count, plural, one {{count} dag i perioden är inte godkänd och stannar} other {{count} dagar i perioden är inte godkända och stannar}} utanför underlaget.',
      en: '{count} days of the period are not approved and stay out of the batch.',
    },
  },
  correction_open: {
    values: { count: count('How many exported days are being corrected.') },
    sentence: {
      fi: '{count, plural, one {{count} viety päivä on korjattavana} other {{count} vietyä päivää on korjattavana}} eikä uudelleen hyväksytty.',
      sv: '{count, plural, one {{count} exporterad dag rättas och är inte godkänd} other {{count} exporterade dagar rättas och är inte godkända}} på nytt.',
      en: '{count} exported days are being corrected and not approved again.',
    },
  },
})
type Code = keyof typeof batchWarningReasons

/** A warning is its count in words, whenever it was kept. */
export function saidOf({ code, count }: { readonly code: Code; readonly count: number }, language: Locale) {
  const reason: ReasonOf<typeof batchWarningReasons> = { code, values: { count } }
  return { values: reason.values, detail: sentenceOf(batchWarningReasons, reason, language) }
}
