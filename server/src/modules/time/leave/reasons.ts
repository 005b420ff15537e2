import { amount, count, date, month, orNone, text, word } from '../../../platform/contract/reason-values.ts'
import { platformReasons, type ReasonOf, reasonShape, reasons } from '../../../platform/contract/reasons.ts'
import { reasonWithin, sentenceOf } from '../../../platform/contract/sentences.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { absenceReasons } from '../absences/reasons.ts'

/** Why leave that was settled is worked out anew. */
export const leaveChangeReasons = reasons({
  leave_found_anew: {
    values: {
      because: word(
        [
          ...['settling', 'closing', 'days_approved', 'days_opened', 'absences'],
          ...['policy', 'group', 'model', 'member', 'holidays'],
        ] as const,
        'What happened, or what of the rules is another.',
      ),
      date: orNone(date('The day that was closed, or from which on the rules are others; null for none.')),
    },
    sentence: {
      fi: '{because, select, settling {Laskettu uudelleen lomia laskettaessa.} closing {Laskettu uudelleen, kun {date} päätettiin.} days_approved {Päiviä hyväksyttiin.} days_opened {Hyväksyttyjä päiviä avattiin.} absences {Jäsenen poissaolot muuttuivat.} other {{because, select, policy {Lomakäytännön säännöt muuttuivat} group {Lomaryhmä tai sen lomakäytännöt muuttuivat} model {Työaikamallin säännöt muuttuivat} member {Jäsenen työaikatavoite muuttui} other {Arkipyhät muuttuivat}}{date, select, none {} other { {date} alkaen}}.}}',
      sv: '{because, select, settling {Räknat på nytt när ledigheten räknades.} closing {Räknat på nytt när den {date} avslutades.} days_approved {Dagar godkändes.} days_opened {Godkända dagar öppnades.} absences {Medlemmens frånvaro ändrades.} other {{because, select, policy {Ledighetsregeln ändrades} group {Ledighetsgruppen eller dess regler ändrades} model {Arbetstidsmodellen fick andra regler} member {Medlemmens arbetstidsmål ändrades} other {Söckenhelgerna ändrades}}{date, select, none {} other { från den {date}}}.}}',
      en: '{because, select, settling {Found anew when leave was settled.} closing {Found anew when {date} was closed.} days_approved {Days were approved.} days_opened {Approved days were opened.} absences {Absences of the member have changed.} holidays {The holidays have changed on {date, select, none {all days} other {{date}}}.} other {{because, select, policy {The policy has other rules} group {The leave group is another, or has other policies,} model {The worktime model has other rules} other {What is expected of the member is other}} from {date, select, none {the beginning} other {{date}}} on.}}',
    },
  },
})
const keptChangeReasons = { ...platformReasons, ...leaveChangeReasons }
export type LeaveChangeReason = ReasonOf<typeof keptChangeReasons>
type Because = Extract<LeaveChangeReason, { readonly code: 'leave_found_anew' }>['values']['because']
const LeaveChangeReason = reasonShape('LeaveChangeReason', keptChangeReasons)

export const foundAnew = (because: Because, on: PlainDate | null = null): LeaveChangeReason => ({
  code: 'leave_found_anew',
  values: { because, date: on },
})

export const inEnglish = (reason: LeaveChangeReason): string => sentenceOf(keptChangeReasons, reason, 'en')

const ofYear = {
  amount: amount('How much.'),
  yearFrom: date('The first day of the leave year that it is of.'),
}

/** What the rules of a policy give. */
const gainReasons = reasons({
  leave_month_full: {
    values: {
      month: month('The calendar month.'),
      rule: word(['days', 'hours'], 'Whether days or minutes make it full.'),
      counted: count('Days or minutes that count as worked.'),
      amount: amount('The days of holiday that it earns.'),
    },
    sentence: {
      fi: '{month} on täysi lomanmääräytymiskuukausi, {rule, select, days {{counted, plural, one {{counted} päivä} other {{counted} päivää}}} other {{counted} minuuttia}}: {amount} lomapäivää.',
      sv: '{month} är en full kvalifikationsmånad med {rule, select, days {{counted, plural, one {{counted} dag} other {{counted} dagar}}} other {{counted} minuter}}: {amount} semesterdagar.',
      en: '{month} is a full month with {counted} {rule, select, days {days} other {minutes}}: {amount} days.',
    },
  },
  leave_year_rounded: {
    values: {
      earned: amount('What the months of the year earned.'),
      amount: amount('What it is rounded to.'),
    },
    sentence: {
      fi: 'Vuoden {earned} lomapäivää pyöristetään ylöspäin: {amount}.',
      sv: 'Årets {earned} semesterdagar avrundas uppåt till {amount}.',
      en: '{earned} days of the year are rounded up to {amount}.',
    },
  },
  leave_free_time: {
    values: { amount: amount('Days for each month.'), months: count('How many months.') },
    sentence: {
      fi: 'Missään kuukaudessa ei ole 14 päivää tai 35 tuntia: vapaata ilman palkkaa {amount} päivää kuukaudelta, {months, plural, one {{months} kuukausi} other {{months} kuukautta}}.',
      sv: 'Ingen månad har 14 dagar eller 35 timmar: {amount} dagar ledighet utan lön för varje månad, {months, plural, one {{months} månad} other {{months} månader}}.',
      en: 'No month has 14 days or 35 hours: {amount} days of unpaid free time for each of {months} months.',
    },
  },
  leave_of_period: {
    values: {
      amount: amount('What the level gives.'),
      from: date('Its first day.'),
      to: date('Its last day.'),
    },
    sentence: {
      fi: '{amount} ajalta {from}–{to}.',
      sv: '{amount} för {from}–{to}.',
      en: '{amount} for {from} to {to}.',
    },
  },
  leave_of_part_of_period: {
    values: {
      whole: amount('What the level gives for the whole period.'),
      from: date('Its first day.'),
      to: date('Its last day.'),
      countedDays: count('The days of it that count.'),
      days: count('All its days.'),
      amount: amount('What it comes to.'),
    },
    sentence: {
      fi: '{whole} ajalta {from}–{to}, josta luetaan {countedDays}/{days} päivää: {amount}.',
      sv: '{whole} för {from}–{to}, varav {countedDays} av {days} dagar räknas: {amount}.',
      en: '{whole} for {from} to {to}, of which {countedDays} of {days} days count: {amount}.',
    },
  },
})
const keptGainReasons = { ...platformReasons, ...gainReasons }
export type GainReason = ReasonOf<typeof keptGainReasons>

/** Why leave is what it is, row by row and line by line. */
export const leaveReasons = reasons({
  ...leaveChangeReasons,
  ...gainReasons,
  leave_capped: {
    values: {
      gain: reasonWithin(reasonShape('LeaveGainReason', keptGainReasons), keptGainReasons),
      amount: amount('What the cap leaves of it.'),
    },
    sentence: {
      fi: '{gain} Enimmäismäärästä jää {amount}.',
      sv: '{gain} Taket lämnar {amount}.',
      en: '{gain} The cap leaves {amount}.',
    },
  },
  leave_carried_over: {
    values: {
      ...ofYear,
      intoYear: date('The first day of the leave year that it goes into.'),
      lastDay: date('Until when it can be taken.'),
    },
    sentence: {
      fi: '{yearFrom} alkaneelta lomavuodelta siirtyy {amount} {intoYear} alkavalle; pidettävä viimeistään {lastDay}.',
      sv: '{amount} av ledighetsåret från {yearFrom} förs över till året från {intoYear} och ska tas ut senast {lastDay}.',
      en: '{amount} of the leave year from {yearFrom} are carried over to the one from {intoYear}, to be taken by {lastDay}.',
    },
  },
  leave_not_taken: {
    values: {
      ...ofYear,
      lastDay: date('Until when it could be taken.'),
      carried: word(
        ['no_more', 'before'],
        'Whether no more of it is carried over, or it was carried over before.',
      ),
    },
    sentence: {
      fi: '{yearFrom} alkaneen lomavuoden lomasta jäi {amount} pitämättä {lastDay} mennessä{carried, select, no_more {, eikä enempää siirry} other {}}.',
      sv: '{amount} av ledighetsåret från {yearFrom} togs inte ut senast {lastDay}{carried, select, no_more {, och inget mer förs över} other {}}.',
      en: '{amount} of the leave year from {yearFrom} were not taken by {lastDay}{carried, select, no_more {, and no more is carried over} other {}}.',
    },
  },
  leave_adjusted: {
    values: {
      why: reasonWithin(LeaveChangeReason, keptChangeReasons),
      amount: amount('What it is now.'),
      before: amount('What it was.'),
    },
    sentence: {
      fi: '{why} {amount}, aiemmin {before}.',
      sv: '{why} {amount} i stället för {before}.',
      en: '{why} {amount} in place of {before}.',
    },
  },
  leave_opening_imported: {
    values: {},
    sentence: { fi: 'Tuotu tuonnilla.', sv: 'Kom med en import.', en: 'Brought in by an import.' },
  },
  leave_corrected_by_hand: {
    values: { reason: text('Why, in the words of whoever corrected it.') },
    sentence: {
      fi: 'Korjattu käsin: {reason}',
      sv: 'Rättat för hand: {reason}',
      en: 'Corrected by hand: {reason}',
    },
  },
  leave_ill_on_holiday: {
    values: { reason: text('What the request is based on, in the words of whoever wrote it.') },
    sentence: {
      fi: 'Sairaana lomalla: {reason}',
      sv: 'Sjuk under semestern: {reason}',
      en: 'Ill on holiday: {reason}',
    },
  },
  leave_overdrawn: {
    values: {},
    sentence: {
      fi: 'Lomaa on pidetty enemmän kuin sitä on.',
      sv: 'Mer ledighet har tagits ut än det finns.',
      en: 'More leave was taken than there is.',
    },
  },
})

/** Whatever a row may be told by: absences say themselves why they take leave and give it back. */
export const keptLeaveReasons = { ...platformReasons, ...leaveReasons, ...absenceReasons }
export type LeaveReason = ReasonOf<typeof keptLeaveReasons>
export const LeaveReason = reasonShape('LeaveReason', keptLeaveReasons)
