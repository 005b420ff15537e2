import { count, date, hourOfDay, hours, moment, word } from '../../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons } from '../../../../platform/contract/reasons.ts'

const rest = {
  restMinutes: hours('The longest rest without interruption.'),
  dueMinutes: hours('The rest that is due.'),
}

const staffed = {
  date: date('The date on which the hour is.'),
  hour: hourOfDay('The hour of the clock, 0 to 23.'),
  planned: count('How many members are planned.'),
}

/** What a shift breaks of the rules of a plan, by the code of the rule. No value names another member, or why one is absent. */
export const planReasons = reasons({
  shift_overlap: {
    values: {
      from: moment('When the other shift begins.'),
      to: moment('When it ends.'),
    },
    sentence: {
      fi: 'Se on päällekkäin jäsenen toisen vuoron kanssa: {from}–{to}.',
      sv: 'Det överlappar ett annat pass för medlemmen: {from}–{to}.',
      en: 'It overlaps another shift of the member, from {from} to {to}.',
    },
  },
  shift_period_locked: {
    values: { date: date('The day that payroll has.') },
    sentence: {
      fi: 'Päivä {date} on palkkalukituksessa.',
      sv: 'Den {date} omfattas av ett lönelås.',
      en: 'A payroll lock covers {date}.',
    },
  },
  shift_member_absent: {
    values: {
      date: date('The date of the shift.'),
      part: word(['full', 'am', 'pm', 'hours'], 'Which part of the day the absence takes.'),
    },
    sentence: {
      fi: 'Jäsen on poissa {date}{part, select, am { aamupäivällä} pm { iltapäivällä} other {}}.',
      sv: 'Medlemmen är frånvarande den {date}{part, select, am { på förmiddagen} pm { på eftermiddagen} other {}}.',
      en: 'The member is absent on {date}{part, select, am { in the morning} pm { in the afternoon} other {}}.',
    },
  },
  shift_unit_closed: {
    values: {
      date: date('The date of the shift.'),
      closedBy: word(['closure', 'public_holiday'], 'What closes the unit.'),
    },
    sentence: {
      fi: '{closedBy, select, closure {Yksikkö on suljettu {date}.} other {Yksikkö on suljettu pyhäpäivinä, ja {date} on pyhäpäivä.}}',
      sv: '{closedBy, select, closure {Enheten är stängd den {date}.} other {Enheten är stängd på helgdagar, och den {date} är en sådan.}}',
      en: '{closedBy, select, closure {The unit is closed on {date}.} other {The unit is closed on public holidays, and {date} is one.}}',
    },
  },
  shift_daily_rest: {
    values: { from: moment('When the 24 hours begin.'), ...rest },
    sentence: {
      fi: 'Vuorokaudessa, joka alkaa {from}, on yhtäjaksoista lepoa {restMinutes}; lepoa on oltava {dueMinutes}.',
      sv: 'Under de 24 timmarna från {from} är den oavbrutna vilan {restMinutes}; den ska vara {dueMinutes}.',
      en: 'In the 24 hours from {from} there are {restMinutes} of rest without interruption, and {dueMinutes} are due.',
    },
  },
  shift_weekly_rest: {
    values: { monday: date('The first day of the week.'), ...rest },
    sentence: {
      fi: 'Viikolla, joka alkaa {monday}, pisin yhtäjaksoinen lepo on {restMinutes}; lepoa on oltava {dueMinutes}.',
      sv: 'Under veckan från {monday} är den längsta oavbrutna vilan {restMinutes}; den ska vara {dueMinutes}.',
      en: 'In the week from {monday} the longest rest without interruption is {restMinutes}, and {dueMinutes} are due.',
    },
  },
  shift_weekly_maximum: {
    values: {
      weeks: count('Over how many weeks is averaged.'),
      from: date('The first day of these weeks.'),
      averageMinutes: hours('What is planned a week, on average.'),
      maximumMinutes: hours('What is the most.'),
    },
    sentence: {
      fi: 'Ajalle {from} alkaen, {weeks, plural, one {{weeks} viikko} other {{weeks} viikkoa}}, on suunniteltu keskimäärin {averageMinutes} viikossa; enimmäismäärä on {maximumMinutes}.',
      sv: 'Under {weeks, plural, one {{weeks} vecka} other {{weeks} veckor}} från {from} är i snitt {averageMinutes} i veckan planerade; högst {maximumMinutes} är tillåtna.',
      en: 'In the {weeks} weeks from {from} {averageMinutes} a week are planned on average, and {maximumMinutes} are the most.',
    },
  },
  shift_nights_in_row: {
    values: {
      nights: count('How many night shifts follow each other, as far as they were counted.'),
      counted: word(['all', 'at_least'], 'Whether there may be more of them.'),
      from: date('The night that is the first of them.'),
      maximum: count('How many are the most.'),
    },
    sentence: {
      fi: 'Yövuoroja on peräkkäin {counted, select, all {{nights}} other {vähintään {nights}}} {from} alkavasta yöstä; niitä saa olla enintään {maximum}.',
      sv: '{counted, select, all {{nights}} other {Minst {nights}}} nattpass följer på varandra från natten den {from}; högst {maximum} är tillåtna.',
      en: 'There are {counted, select, all {{nights}} other {{nights} or more}} night shifts in a row from the night of {from}, and {maximum} are the most.',
    },
  },
  shift_above_staffing: {
    values: { ...staffed, maximum: count('How many are the most.') },
    sentence: {
      fi: 'Suunniteltuna on {planned} jäsentä {date} klo {hour}; enimmäisvahvuus on {maximum}.',
      sv: 'Den {date} kl. {hour} är {planned} planerade; den högsta bemanningen är {maximum}.',
      en: 'On {date} at {hour} there are {planned} planned, and {maximum} are the most.',
    },
  },
  shift_below_staffing: {
    values: { ...staffed, needed: count('How many are needed.') },
    sentence: {
      fi: 'Suunniteltuna on {planned} jäsentä {date} klo {hour}; tarvittava vahvuus on {needed}.',
      sv: 'Den {date} kl. {hour} är {planned} planerade; {needed} behövs.',
      en: 'On {date} at {hour} there are {planned} planned, and {needed} are needed.',
    },
  },
  shift_notice_short: {
    values: {
      days: count('How many days before it members are told.'),
      date: date('The day of the shift.'),
      noticeDays: count('How many days are due.'),
    },
    sentence: {
      fi: 'Siitä kerrotaan {days} pv ennen päivää {date}; ilmoitusaika on {noticeDays} pv.',
      sv: 'Det meddelas {days} dagar före den {date}; {noticeDays} krävs.',
      en: 'It is told {days} days before {date}, and {noticeDays} are due.',
    },
  },
})
export type PlanReason = ReasonOf<typeof planReasons>
export type PlanReasonCode = PlanReason['code']

/** The values of one rule. */
export type ValuesOf<Code extends PlanReasonCode> = Extract<PlanReason, { readonly code: Code }>['values']
