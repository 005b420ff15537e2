import { count } from '../../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons } from '../../../../platform/contract/reasons.ts'
import { explained, sentenceOf } from '../../../../platform/contract/sentences.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'

/** What somebody should look at before a batch is paid. */
export const batchWarningReasons = reasons({
  payroll_number_missing: {
    values: { count: count('How many members of the batch have none.') },
    sentence: {
      fi: '{count, plural, one {{count} jäseneltä} other {{count} jäseneltä}} puuttuu palkkanumero.',
      sv: '{count, plural, one {{count} medlem} other {{count} medlemmar}} saknar lönenummer.',
      en: '{count} of the members {count, plural, one {has} other {have}} no payroll number.',
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

/** What prevents a batch or would be missing from it: how much of it in all, and one by one. */
export const blockerReasons = reasons({
  payroll_number_missing: batchWarningReasons.payroll_number_missing,
  unapproved_day: {
    values: { count: count('How many days are not approved.') },
    sentence: {
      fi: '{count, plural, one {{count} päivä on hyväksymättä ja jää} other {{count} päivää on hyväksymättä ja jää}} pois aineistosta.',
      sv: '{count, plural, one {{count} dag är inte godkänd och stannar} other {{count} dagar är inte godkända och stannar}} utanför underlaget.',
      en: '{count, plural, one {{count} day is not approved and stays} other {{count} days are not approved and stay}} out of the batch.',
    },
  },
  open_correction: {
    values: { count: count('How many exported days are being corrected.') },
    sentence: {
      fi: '{count, plural, one {{count} viety päivä on korjattavana} other {{count} vietyä päivää on korjattavana}} eikä uudelleen hyväksytty.',
      sv: '{count, plural, one {{count} exporterad dag rättas och är inte godkänd} other {{count} exporterade dagar rättas och är inte godkända}} på nytt.',
      en: '{count, plural, one {{count} exported day is being corrected and is} other {{count} exported days are being corrected and are}} not approved again.',
    },
  },
  pay_type_missing: {
    values: { count: count('How many kinds of lines have no pay type.') },
    sentence: {
      fi: '{count, plural, one {{count} rivilajilta} other {{count} rivilajilta}} puuttuu palkkalaji.',
      sv: '{count, plural, one {{count} radtyp} other {{count} radtyper}} saknar löneart.',
      en: '{count, plural, one {{count} kind of lines has} other {{count} kinds of lines have}} no pay type.',
    },
  },
  open_period: {
    values: { count: count('How many periods of period-based work are not over.') },
    sentence: {
      fi: '{count, plural, one {{count} jaksotyön jakso on kesken, ja sen ylityöt odottavat} other {{count} jaksotyön jaksoa on kesken, ja niiden ylityöt odottavat}} jakson päättymistä.',
      sv: '{count, plural, one {{count} period av periodarbete pågår, och dess övertid väntar} other {{count} perioder av periodarbete pågår, och deras övertid väntar}} på att perioden är slut.',
      en: '{count, plural, one {{count} period of period-based work is not over, and its overtime waits} other {{count} periods of period-based work are not over, and their overtime waits}} until it ends.',
    },
  },
})
type Code = keyof typeof batchWarningReasons

/** A warning is its count in words, whenever it was kept. */
export function saidOf({ code, count }: { readonly code: Code; readonly count: number }, language: Locale) {
  const reason: ReasonOf<typeof batchWarningReasons> = { code, values: { count } }
  return { values: reason.values, detail: sentenceOf(batchWarningReasons, reason, language) }
}

/** So many of what a code of a preview is about, in words. */
export const blockerSaid = (code: keyof typeof blockerReasons, count: number, language: Locale) =>
  explained(blockerReasons, { code, values: { count } }, language)
