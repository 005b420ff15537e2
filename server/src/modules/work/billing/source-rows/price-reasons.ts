import { cents, minutes, premium } from '../../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons, reasonShape } from '../../../../platform/contract/reasons.ts'

/** How what a source row comes to is worked out. */
export const priceReasons = reasons({
  hours_at_rate: {
    values: {
      minutes: minutes('How long was worked.'),
      rateCentsPerHour: cents('What an hour is sold for, in cents.'),
      cents: cents('What they come to, in cents.'),
    },
    sentence: {
      en: '{minutes} at {rateCentsPerHour} an hour: {cents}.',
      fi: '{minutes} hintaan {rateCentsPerHour} tunnilta: {cents}.',
      sv: '{minutes} till priset {rateCentsPerHour} per timme: {cents}.',
    },
  },
  hours_rounded: {
    values: {
      minutes: minutes('How long was worked.'),
      billedMinutes: minutes('How long is billed of it, by the rounding rule of the day.'),
      rateCentsPerHour: cents('What an hour is sold for, in cents.'),
      cents: cents('What they come to, in cents.'),
    },
    sentence: {
      en: '{minutes} worked, {billedMinutes} billed at {rateCentsPerHour} an hour: {cents}.',
      fi: 'Työtä {minutes}, josta laskutetaan {billedMinutes} hintaan {rateCentsPerHour} tunnilta: {cents}.',
      sv: '{minutes} arbetades, {billedMinutes} faktureras till priset {rateCentsPerHour} per timme: {cents}.',
    },
  },
  hours_rounded_together: {
    values: {
      minutes: minutes('How long was worked.'),
      togetherMinutes: minutes('How long was worked with what is rounded as one with them.'),
      togetherBilledMinutes: minutes('How long is billed of that.'),
      billedMinutes: minutes('How long is billed of them, as their part of it.'),
      rateCentsPerHour: cents('What an hour is sold for, in cents.'),
      cents: cents('What they come to, in cents, as their part of it.'),
    },
    sentence: {
      en: '{minutes} of {togetherMinutes} worked in the day, of which {togetherBilledMinutes} are billed: {billedMinutes} at {rateCentsPerHour} an hour: {cents}.',
      fi: 'Työtä {minutes} päivän {togetherMinutes} työstä, josta laskutetaan {togetherBilledMinutes}: tästä {billedMinutes} hintaan {rateCentsPerHour} tunnilta: {cents}.',
      sv: '{minutes} av dagens {togetherMinutes}, varav {togetherBilledMinutes} faktureras: {billedMinutes} till priset {rateCentsPerHour} per timme: {cents}.',
    },
  },
  hours_without_rate: {
    values: { minutes: minutes('How long was worked.') },
    sentence: {
      en: '{minutes}, for which no rate is in force.',
      fi: '{minutes}, joille ei ole voimassa olevaa hintaa.',
      sv: '{minutes}, för vilka inget pris gäller.',
    },
  },
  purchase_with_markup: {
    values: {
      netCents: cents('What it cost, in cents.'),
      markupBp: premium('What is added, in hundredths of a per cent.'),
      cents: cents('What it comes to, in cents.'),
    },
    sentence: {
      en: '{netCents} with {markupBp}: {cents}.',
      fi: '{netCents} ja kate {markupBp}: {cents}.',
      sv: '{netCents} med påslag {markupBp}: {cents}.',
    },
  },
  installment_ready: {
    values: { cents: cents('What it came to when it became ready, in cents.') },
    sentence: {
      en: 'Settled at {cents} when it became ready.',
      fi: 'Summaksi tuli {cents}, kun erä tuli laskutettavaksi.',
      sv: 'Beloppet blev {cents} när posten blev klar.',
    },
  },
  fixed_price: {
    values: { cents: cents('The budget that is the price, in cents.') },
    sentence: {
      en: 'The budget of {cents} is the price.',
      fi: 'Budjetti {cents} on hinta.',
      sv: 'Budgeten {cents} är priset.',
    },
  },
  fixed_price_beside_installments: {
    values: {
      budgetCents: cents('The budget that is the price, in cents.'),
      installmentCents: cents('What installments bill of it, in cents.'),
      cents: cents('What is left, in cents.'),
    },
    sentence: {
      en: 'Of the price of {budgetCents} installments bill {installmentCents}: {cents} are left.',
      fi: 'Hinnasta {budgetCents} laskutetaan erinä {installmentCents}: jäljelle jää {cents}.',
      sv: 'Av priset {budgetCents} faktureras {installmentCents} i poster: {cents} återstår.',
    },
  },
  cap: {
    values: { cents: cents('The budget up to which hours are billed, in cents.') },
    sentence: {
      en: 'Hours are billed up to the budget of {cents}.',
      fi: 'Tunteja laskutetaan enintään budjetin {cents} verran.',
      sv: 'Timmar faktureras upp till budgeten {cents}.',
    },
  },
})

export type PriceReason = ReasonOf<typeof priceReasons>
export const PriceReasonShape = reasonShape('SourceRowReason', priceReasons)
