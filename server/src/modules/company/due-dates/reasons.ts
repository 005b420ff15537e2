import { count, date, name, word } from '../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons } from '../../../platform/contract/reasons.ts'

const counted = {
  days: count('Days that are counted.'),
  from: date('From when they are counted.'),
  term: name('The payment term, by what it is called in each language.'),
  to: date('Where the count ends.'),
}

/** Why a date by which to pay is this one, step by step. */
export const dueDateReasons = reasons({
  counted_from_invoice: {
    values: counted,
    sentence: {
      en: '{days, plural, one {{days} day} other {{days} days}} from the date of the invoice {from} by the payment term “{term}”: {to}.',
      fi: '{days, plural, one {{days} päivä} other {{days} päivää}} laskun päivästä {from} maksuehdon ”{term}” mukaan: {to}.',
      sv: '{days, plural, one {{days} dag} other {{days} dagar}} från fakturans datum {from} enligt betalningsvillkoret ”{term}”: {to}.',
    },
  },
  counted_from_month_end: {
    values: counted,
    sentence: {
      en: '{days, plural, one {{days} day} other {{days} days}} from the end of the month of the invoice {from} by the payment term “{term}”: {to}.',
      fi: '{days, plural, one {{days} päivä} other {{days} päivää}} laskun kuukauden lopusta {from} maksuehdon ”{term}” mukaan: {to}.',
      sv: '{days, plural, one {{days} dag} other {{days} dagar}} från slutet av fakturans månad {from} enligt betalningsvillkoret ”{term}”: {to}.',
    },
  },
  passed_over_weekend: {
    values: {
      date: date('The day on which banks are closed.'),
      day: word(['saturday', 'sunday'], 'Which day of the week it is.'),
    },
    sentence: {
      en: '{date} is a {day, select, saturday {Saturday} other {Sunday}}.',
      fi: '{date} on {day, select, saturday {lauantai} other {sunnuntai}}.',
      sv: '{date} är en {day, select, saturday {lördag} other {söndag}}.',
    },
  },
  passed_over_bank_holiday: {
    values: {
      date: date('The day on which banks are closed.'),
      holiday: name('What the holiday is called in each language.'),
    },
    sentence: {
      en: '{date} is a bank holiday: {holiday}.',
      fi: '{date} on pankkien vapaapäivä: {holiday}.',
      sv: '{date} är en bankfri dag: {holiday}.',
    },
  },
  moved_to_bank_day: {
    values: { date: date('The bank day.') },
    sentence: {
      en: 'The next bank day is {date}.',
      fi: 'Seuraava pankkipäivä on {date}.',
      sv: 'Nästa bankdag är {date}.',
    },
  },
})

export type DueDateReason = ReasonOf<typeof dueDateReasons>
