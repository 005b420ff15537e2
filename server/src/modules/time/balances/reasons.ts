import { date, minutes, word } from '../../../platform/contract/reason-values.ts'
import { platformReasons, type ReasonOf, reasonShape, reasons } from '../../../platform/contract/reasons.ts'
import { reasonWithin } from '../../../platform/contract/sentences.ts'
import { keptLineReasons, keptStretchReasons, keptTermReasons, TermReason } from '../work-days/reasons.ts'
import { balanceKinds } from './kinds.ts'

const moved = { minutes: minutes('By how much the balance moves; negative takes from it.') }
const balance = { balanceMinutes: minutes('What was there at the end of the period.') }
const term = reasonWithin(TermReason, keptTermReasons)

/** What payroll is told of a balance. */
export const payoutReasons = reasons({
  balance_paid_out: {
    values: {
      minutes: minutes('What is paid out.'),
      balance: word(balanceKinds, 'The kind of the balance.'),
      date: date('The day of the payout.'),
    },
    sentence: {
      fi: '{minutes} maksettu {balance, select, flex {liukumasaldosta} overtime {ylityösaldosta} banked_leave {säästövapaista} other {aikapankista}} {date}.',
      sv: '{minutes} utbetalt ur {balance, select, flex {flextidssaldot} overtime {övertidssaldot} banked_leave {den sparade ledigheten} other {tidsbanken}} den {date}.',
      en: '{minutes} paid out of the balance “{balance}” on {date}.',
    },
  },
})
export type PayoutReason = ReasonOf<typeof payoutReasons>

/** Why a balance moves, and what it would lose. */
export const balanceReasons = reasons({
  day_moves_balance: {
    values: { date: date('The work day.'), term },
    sentence: { en: '{date}: {term}', fi: '{date}: {term}', sv: '{date}: {term}' },
  },
  stretch_moves_balance: {
    values: {
      stretch: word(['week', 'period'], 'What it is.'),
      from: date('Its first day.'),
      to: date('Its last day.'),
      term,
    },
    sentence: {
      fi: '{stretch, select, week {Viikko} other {Jakso}} {from}–{to}: {term}',
      sv: '{stretch, select, week {Veckan} other {Perioden}} {from}–{to}: {term}',
      en: '{stretch, select, week {Week} other {Period}} from {from} to {to}: {term}',
    },
  },
  date_without_entries: {
    values: { date: date('The date on which nothing is recorded.'), term },
    sentence: {
      fi: '{date}: ei kirjauksia. {term}',
      sv: '{date}: inga registreringar. {term}',
      en: '{date} has no entries: {term}',
    },
  },
  date_without_entries_reported: {
    values: { ...moved, date: date('The date on which nothing is recorded.') },
    sentence: {
      fi: '{date}: ei kirjauksia. {minutes}, kuten palkanlaskentaan ilmoitetaan.',
      sv: '{date}: inga registreringar. {minutes}, som det meddelas löneräkningen.',
      en: '{date} has no entries: {minutes}, as payroll is told.',
    },
  },
  date_reported_otherwise: {
    values: {},
    sentence: {
      fi: 'Palkanlaskentaan ilmoitetaan päivästä jotain muuta.',
      sv: 'Löneräkningen meddelas något annat om dagen.',
      en: 'Payroll is told something else of the date.',
    },
  },
  terms_turned_out_otherwise: {
    values: {},
    sentence: {
      fi: 'Arkipyhä, työaikamalli tai työsuhde muuttui jälkikäteen.',
      sv: 'En söckenhelg, arbetstidsmodellen eller anställningen ändrades i efterhand.',
      en: 'A holiday, the worktime model or the employment turned out otherwise.',
    },
  },
  found_anew_on_approval: {
    values: {},
    sentence: {
      fi: 'Laskettu uudelleen, kun päivä hyväksyttiin.',
      sv: 'Räknat på nytt när en dag godkändes.',
      en: 'Found anew when a day was approved.',
    },
  },
  taken_back_on_opening: {
    values: {},
    sentence: {
      fi: 'Peruttu, koska päivä avattiin.',
      sv: 'Återtaget eftersom en dag öppnades.',
      en: 'Taken back because a day was opened.',
    },
  },
  found_anew_on_emptying: {
    values: {},
    sentence: {
      fi: 'Laskettu uudelleen, kun päivä tyhjennettiin.',
      sv: 'Räknat på nytt när en dag tömdes.',
      en: 'Found anew when a day was emptied.',
    },
  },
  absence_takes_balance: {
    values: { date: date('The day of the absence.'), minutes: minutes('What it takes.') },
    sentence: {
      fi: '{date}: poissaolo {minutes} otetaan saldosta.',
      sv: '{date}: frånvaron {minutes} tas från saldot.',
      en: '{date}: {minutes} of absence are taken from the balance.',
    },
  },
  absence_changed: {
    values: {},
    sentence: { fi: 'Poissaolo muuttui.', sv: 'Frånvaron ändrades.', en: 'The absence changed.' },
  },
  absence_cancelled: {
    values: {},
    sentence: { fi: 'Poissaolo peruttiin.', sv: 'Frånvaron avbokades.', en: 'The absence was cancelled.' },
  },
  opening_imported: {
    values: moved,
    sentence: {
      fi: 'Alkusaldo {minutes}, tuotu toisesta järjestelmästä.',
      sv: 'Ingående saldo {minutes}, från ett annat system.',
      en: '{minutes} to begin with, from another system.',
    },
  },
  opening_imported_anew: {
    values: {},
    sentence: {
      fi: 'Tuotu uudelleen toisesta järjestelmästä.',
      sv: 'Importerat på nytt.',
      en: 'Imported anew.',
    },
  },
  import_undone: {
    values: {},
    sentence: { fi: 'Tuonti peruttiin.', sv: 'Importen ångrades.', en: 'The import was undone.' },
  },
  opening_by_hand: {
    values: moved,
    sentence: {
      fi: 'Alkusaldo {minutes}.',
      sv: 'Ingående saldo {minutes}.',
      en: '{minutes} to begin with.',
    },
  },
  corrected_by_hand: {
    values: moved,
    sentence: {
      fi: '{minutes}, korjattu käsin.',
      sv: '{minutes}, rättat för hand.',
      en: '{minutes}, corrected by hand.',
    },
  },
  payout_to_come: {
    values: { minutes: minutes('What is paid out.') },
    sentence: {
      fi: '{minutes} maksetaan seuraavassa palkka-ajossa.',
      sv: '{minutes} betalas ut i nästa lönekörning.',
      en: '{minutes} are paid out with the next payroll batch.',
    },
  },
  payout_withdrawn: {
    values: {},
    sentence: { fi: 'Maksu peruttiin.', sv: 'Utbetalningen återkallades.', en: 'The payout was withdrawn.' },
  },
  flex_above_ceiling: {
    values: { ...balance, ceilingMinutes: minutes('What goes on at most.') },
    sentence: {
      fi: 'Liukumajakson lopussa {balanceMinutes}; enintään {ceilingMinutes} siirtyy eteenpäin (työaikalaki 12 §).',
      sv: '{balanceMinutes} vid flextidsperiodens slut; högst {ceilingMinutes} förs vidare (arbetstidslagen 12 §).',
      en: '{balanceMinutes} at the end of the flexitime period; at most {ceilingMinutes} go on (Working Time Act 12 §).',
    },
  },
  time_bank_above_ceiling: {
    values: { ...balance, ceilingMinutes: minutes('What the bank holds at most.') },
    sentence: {
      fi: 'Vuoden lopussa {balanceMinutes}; aikapankissa voi olla enintään {ceilingMinutes}.',
      sv: '{balanceMinutes} vid årets slut; tidsbanken rymmer högst {ceilingMinutes}.',
      en: '{balanceMinutes} at the end of the year; the bank holds at most {ceilingMinutes}.',
    },
  },
  time_bank_not_carried_over: {
    values: { ...balance, carryOverMinutes: minutes('What is carried over at most.') },
    sentence: {
      fi: 'Vuoden lopussa {balanceMinutes}, josta enintään {carryOverMinutes} siirtyy seuraavaan vuoteen.',
      sv: '{balanceMinutes} vid årets slut, varav högst {carryOverMinutes} förs över till nästa år.',
      en: '{balanceMinutes} at the end of the year, of which at most {carryOverMinutes} are carried over.',
    },
  },
  balance_below_floor: {
    values: {
      ...balance,
      shortfallMinutes: minutes('By how much it is below the floor.'),
      floorMinutes: minutes('The lowest balance that is allowed.'),
    },
    sentence: {
      fi: '{balanceMinutes} alittaa alarajan {floorMinutes}: puuttuu {shortfallMinutes}.',
      sv: '{balanceMinutes} ligger {shortfallMinutes} under den nedre gränsen {floorMinutes}.',
      en: '{balanceMinutes} are {shortfallMinutes} below the floor of {floorMinutes}.',
    },
  },
  found_anew_at_period_end: {
    values: {},
    sentence: {
      fi: 'Laskettu uudelleen liukumajakson lopussa.',
      sv: 'Räknat på nytt vid flextidsperiodens slut.',
      en: 'Found anew at the end of the flexitime period.',
    },
  },
  closed_anew: {
    values: {},
    sentence: { fi: 'Päätetty uudelleen.', sv: 'Avslutat på nytt.', en: 'Closed anew.' },
  },
  projected_cap_cut: {
    values: { ...balance, limitMinutes: minutes('What goes on.') },
    sentence: {
      fi: 'Jakson lopussa {balanceMinutes}, josta {limitMinutes} siirtyy eteenpäin.',
      sv: '{balanceMinutes} vid periodens slut, varav {limitMinutes} förs vidare.',
      en: '{balanceMinutes} at the end of the period, of which {limitMinutes} go on.',
    },
  },
  projected_expiry: {
    values: { ...balance, carryOverMinutes: minutes('What is carried over.') },
    sentence: {
      fi: 'Vuoden lopussa {balanceMinutes}, josta {carryOverMinutes} siirtyy seuraavaan vuoteen.',
      sv: '{balanceMinutes} vid årets slut, varav {carryOverMinutes} förs över till nästa år.',
      en: '{balanceMinutes} at the end of the year, of which {carryOverMinutes} are carried over.',
    },
  },
})

/** Why a balance moves, as it is kept. */
export const keptBalanceReasons = { ...platformReasons, ...balanceReasons }
export type BalanceReason = ReasonOf<typeof keptBalanceReasons>
export const BalanceReason = reasonShape('BalanceReason', keptBalanceReasons)

/** Why a line is what it is: one of a day, or of what a week or period changes in it. */
export const partReasons = { ...keptLineReasons, ...keptStretchReasons }
export type PartReason = ReasonOf<typeof partReasons>
export const PartReason = reasonShape('BalancePartReason', partReasons)
