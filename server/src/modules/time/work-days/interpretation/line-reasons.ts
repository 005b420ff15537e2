import {
  date,
  minutes,
  multiplier,
  name,
  orNone,
  premium,
  timeOfDay,
  type,
} from '../../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons } from '../../../../platform/contract/reasons.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'

type Sentences = Readonly<Record<Locale, string>>

const line = {
  minutes: minutes('The minutes of the line.'),
  fromMinutes: orNone(timeOfDay('Where they begin; null without a place in the day.')),
  toMinutes: orNone(timeOfDay('Where they end; null without a place in the day.')),
}
const place = '{minutes}{fromMinutes, select, none {} other { {fromMinutes}–{toMinutes}}}'

/** A sentence of a line opens with its minutes and, where it has one, its place in time. */
const ofLine = ({ fi, sv, en }: Sentences): Sentences => ({
  fi: `${place}: ${fi}.`,
  sv: `${place}: ${sv}.`,
  en: `${place}: ${en}.`,
})

const worked = {
  ...line,
  entryType: type('The code of the entry type of the work.'),
  multiplierBp: orNone(
    multiplier('What it is paid, basis points of plain pay; null where it is paid plainly.'),
  ),
}

/** A sentence of worked minutes ends with what is paid for their entry type, where that is not plain pay. */
const ofWork = ({ fi, sv, en }: Sentences): Sentences =>
  ofLine({
    fi: `${fi}{multiplierBp, select, none {} other {, {entryType} maksetaan {multiplierBp}-kertaisena}}`,
    sv: `${sv}{multiplierBp, select, none {} other {, {entryType} betalas {multiplierBp}-faldigt}}`,
    en: `${en}{multiplierBp, select, none {} other {, {entryType} paid {multiplierBp}-fold}}`,
  })

const overtimeOfDay = {
  ...worked,
  afterMinutes: minutes('Overtime begins above so many minutes a day.'),
  firstMinutes: minutes('How many of them have the lower premium.'),
  premiumBp: premium('What is added to plain pay, basis points.'),
}

const window = {
  ...line,
  windowFromMinutes: timeOfDay('Where such work begins, minutes from midnight.'),
  windowToMinutes: timeOfDay('Where such work ends, minutes from midnight.'),
  premiumBp: premium('What is added to plain pay, basis points.'),
}

const outside = {
  ...line,
  entryType: type('The code of the entry type.'),
  multiplierBp: multiplier('What it counts, basis points of plain pay.'),
}

const holiday = {
  ...line,
  holiday: name('What the holiday is called.'),
  date: date('The date of the holiday.'),
}

const absence = { ...line, entryType: type('The code of the entry type of the absence.') }
const dayType = { ...line, dayType: type('The code of the day type.') }

/** Why a minute of a day is what it is. */
export const lineReasons = reasons({
  normal_within_agreed: {
    values: { ...worked, agreedMinutes: minutes('The minutes agreed for the day.') },
    sentence: ofWork({
      fi: 'säännöllistä työtä, päivälle on sovittu {agreedMinutes}',
      sv: 'ordinarie arbetstid, för dagen har avtalats {agreedMinutes}',
      en: 'normal work within the agreed {agreedMinutes} of the day',
    }),
  },
  normal_within_tolerance: {
    values: {
      ...worked,
      agreedMinutes: minutes('The minutes agreed for the day.'),
      surplusMinutes: minutes('By how many minutes the day is longer.'),
      toleranceMinutes: minutes('By how many minutes it may be longer without being additional work.'),
    },
    sentence: ofWork({
      fi: 'säännöllistä työtä, sillä sovittu {agreedMinutes} ylittyy {surplusMinutes} eli enintään toleranssin {toleranceMinutes} verran',
      sv: 'ordinarie arbetstid, eftersom avtalade {agreedMinutes} överskrids med {surplusMinutes}, inom toleransen {toleranceMinutes}',
      en: 'normal work as the day is {surplusMinutes} above the agreed {agreedMinutes}, within the tolerance of {toleranceMinutes}',
    }),
  },
  normal_flexitime: {
    values: worked,
    sentence: ofWork({
      fi: 'säännöllistä työtä, sillä liukuma lasketaan tunti tunnista',
      sv: 'ordinarie arbetstid, eftersom flextid räknas timme för timme',
      en: 'normal work as flexitime counts hour for hour',
    }),
  },
  normal_period_work: {
    values: worked,
    sentence: ofWork({
      fi: 'säännöllistä työtä, sillä jaksotyön ylityö lasketaan koko jaksolta',
      sv: 'ordinarie arbetstid, eftersom övertid i periodarbete räknas för hela perioden',
      en: 'normal work as overtime of period work is found per period',
    }),
  },
  additional_work: {
    values: {
      ...worked,
      normalUntilMinutes: minutes('Normal work of the day ends with so many minutes.'),
      additionalUntilMinutes: minutes('Additional work of the day ends with so many minutes.'),
    },
    sentence: ofWork({
      fi: 'lisätyötä, kun päivässä on yli {normalUntilMinutes} ja enintään {additionalUntilMinutes}',
      sv: 'mertidsarbete, när dagen har över {normalUntilMinutes} och högst {additionalUntilMinutes}',
      en: 'additional work above {normalUntilMinutes} and up to {additionalUntilMinutes} a day',
    }),
  },
  daily_overtime_first_hours: {
    values: overtimeOfDay,
    sentence: ofWork({
      fi: 'vuorokautista ylityötä yli {afterMinutes}, ensimmäiset {firstMinutes} korotettuna {premiumBp}',
      sv: 'övertid per dygn över {afterMinutes}, de första {firstMinutes} med förhöjningen {premiumBp}',
      en: 'daily overtime above {afterMinutes}, the first {firstMinutes} at {premiumBp}',
    }),
  },
  daily_overtime_further_hours: {
    values: overtimeOfDay,
    sentence: ofWork({
      fi: 'vuorokautista ylityötä yli {afterMinutes}, ensimmäisten {firstMinutes} jälkeen korotettuna {premiumBp}',
      sv: 'övertid per dygn över {afterMinutes}, efter de första {firstMinutes} med förhöjningen {premiumBp}',
      en: 'daily overtime above {afterMinutes}, after the first {firstMinutes} at {premiumBp}',
    }),
  },
  evening_work: {
    values: window,
    sentence: ofLine({
      fi: 'iltatyötä {windowFromMinutes}–{windowToMinutes}, korotus {premiumBp}',
      sv: 'kvällsarbete {windowFromMinutes}–{windowToMinutes}, tillägg {premiumBp}',
      en: 'evening work {windowFromMinutes}–{windowToMinutes} at {premiumBp}',
    }),
  },
  night_work: {
    values: window,
    sentence: ofLine({
      fi: 'yötyötä {windowFromMinutes}–{windowToMinutes}, korotus {premiumBp}',
      sv: 'nattarbete {windowFromMinutes}–{windowToMinutes}, tillägg {premiumBp}',
      en: 'night work {windowFromMinutes}–{windowToMinutes} at {premiumBp}',
    }),
  },
  sunday_work: {
    values: {
      ...line,
      date: date('The Sunday.'),
      premiumBp: premium('What is added to plain pay, basis points.'),
    },
    sentence: ofLine({
      fi: 'sunnuntai {date}, sunnuntaityön korotus {premiumBp}',
      sv: 'söndag {date}, söndagsförhöjning {premiumBp}',
      en: 'Sunday {date}, Sunday work at {premiumBp}',
    }),
  },
  holiday_work: {
    values: { ...holiday, premiumBp: premium('What is added to plain pay, basis points.') },
    sentence: ofLine({
      fi: '{holiday} {date}, sunnuntaityön korotus {premiumBp}',
      sv: '{holiday} {date}, söndagsförhöjning {premiumBp}',
      en: '{holiday} {date}, Sunday work at {premiumBp}',
    }),
  },
  standby_outside_work: {
    values: outside,
    sentence: ofLine({
      fi: 'varallaoloa työajan ulkopuolella, {entryType} lasketaan {multiplierBp}-kertaisena',
      sv: 'beredskap utanför arbetstiden, {entryType} räknas {multiplierBp}-faldigt',
      en: 'standby time outside working time, {entryType} counted {multiplierBp}-fold',
    }),
  },
  travel_outside_work: {
    values: outside,
    sentence: ofLine({
      fi: 'matka-aikaa työajan ulkopuolella, {entryType} lasketaan {multiplierBp}-kertaisena',
      sv: 'restid utanför arbetstiden, {entryType} räknas {multiplierBp}-faldigt',
      en: 'travel time outside working time, {entryType} counted {multiplierBp}-fold',
    }),
  },
  holiday_credited: {
    values: {
      ...holiday,
      model: type('The code of the worktime model.'),
      wholeMinutes: orNone(
        minutes('The whole credit, where work and absences leave less of it; null otherwise.'),
      ),
    },
    sentence: ofLine({
      fi: '{holiday} {date}, työaikamalli {model} hyvittää {minutes}{wholeMinutes, select, none {} other {, mitä päivästä jää, kun koko hyvitys olisi {wholeMinutes}}}',
      sv: '{holiday} {date}, arbetstidsmodellen {model} krediterar {minutes}{wholeMinutes, select, none {} other {, det som dagen lämnar kvar av {wholeMinutes}}}',
      en: '{holiday} {date} is credited with {minutes} under {model}{wholeMinutes, select, none {} other {, what the day leaves of {wholeMinutes}}}',
    }),
  },
  day_type_credits_target: {
    values: { ...dayType, targetMinutes: minutes('The target, as far as it is open.') },
    sentence: ofLine({
      fi: 'päivälaji {dayType} hyvittää tavoitteen {targetMinutes}',
      sv: 'dagtypen {dayType} krediterar målet på {targetMinutes}',
      en: 'day type {dayType} credits the target of {targetMinutes}',
    }),
  },
  day_type_credits_minutes: {
    values: dayType,
    sentence: ofLine({
      fi: 'päivälaji {dayType} hyvittää kiinteästi {minutes}',
      sv: 'dagtypen {dayType} krediterar alltid {minutes}',
      en: 'day type {dayType} credits its fixed {minutes}',
    }),
  },
  absence_counts_to_target: {
    values: absence,
    sentence: ofLine({
      fi: 'poissaolo {entryType} luetaan tavoitteeseen',
      sv: 'frånvaron {entryType} räknas mot målet',
      en: 'absence {entryType} counts to the target',
    }),
  },
  absence_outside_target: {
    values: absence,
    sentence: ofLine({
      fi: 'poissaoloa {entryType} ei lueta tavoitteeseen',
      sv: 'frånvaron {entryType} räknas inte mot målet',
      en: 'absence {entryType} does not count to the target',
    }),
  },
  day_type_without_credit: {
    values: { ...dayType, expectedMinutes: minutes('What is expected of the day.') },
    sentence: ofLine({
      fi: 'päivälaji {dayType} ei hyvitä sitä, mitä päivän tavoitteesta {expectedMinutes} on jäljellä',
      sv: 'dagtypen {dayType} krediterar inte det som återstår av dagens {expectedMinutes}',
      en: 'day type {dayType} gives no credit for what is left of the {expectedMinutes} of the day',
    }),
  },
})

export type LineReason = ReasonOf<typeof lineReasons>
