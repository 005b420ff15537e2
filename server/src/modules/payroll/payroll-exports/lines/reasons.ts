import { count, date, dates, minutes, word } from '../../../../platform/contract/reason-values.ts'
import {
  platformReasons,
  type ReasonOf,
  reasonShape,
  reasons,
} from '../../../../platform/contract/reasons.ts'
import { kept as keptReason } from '../../../../platform/contract/sentences.ts'
import { payoutReasons } from '../../../time/balances/reasons.ts'
import { keptLineReasons, keptStretchReasons } from '../../../time/work-days/reasons.ts'

const flex = {
  minutes: minutes('What moved to the flex balance; negative was taken from it.'),
  from: date('The first day of the period.'),
  to: date('The last day of the period.'),
}
const blankMinutes = minutes('How much of it is of dates without entries.')

/** Why payroll is told of minutes, where their day does not say it. */
export const exportReasons = reasons({
  told_of_stretch_instead: {
    values: {
      minutes: minutes('The minutes that are taken back.'),
      replaces: word(['normal', 'additional'], 'What they are on their day.'),
      date: date('The date of their day.'),
      told: word(['additional', 'overtime'], 'What they are told as.'),
      stretch: word(['week', 'period'], 'Whose.'),
    },
    sentence: {
      fi: '{minutes} {replaces, select, normal {säännöllistä työtä} other {lisätyötä}} {date} ilmoitetaan sen sijaan {stretch, select, week {viikon} other {jakson}} {told, select, additional {lisätyönä} other {ylityönä}}.',
      sv: '{minutes} {replaces, select, normal {ordinarie arbetstid} other {mertidsarbete}} {date} meddelas i stället som {stretch, select, week {veckans} other {periodens}} {told, select, additional {mertidsarbete} other {övertid}}.',
      en: '{minutes} of {replaces} work on {date} are told as {told, select, additional {additional work} other {overtime}} of the {stretch} instead.',
    },
  },
  flex_of_period: {
    values: flex,
    sentence: {
      fi: 'Liukumasaldo {from}–{to}: {minutes}.',
      sv: 'Flextidssaldo {from}–{to}: {minutes}.',
      en: '{minutes} moved to the flex balance from {from} to {to}.',
    },
  },
  flex_of_period_with_blank_dates: {
    values: { ...flex, blankMinutes, dates: dates('The dates without entries.') },
    sentence: {
      fi: 'Liukumasaldo {from}–{to}: {minutes}, josta {blankMinutes} päiviltä ilman kirjauksia ({dates}).',
      sv: 'Flextidssaldo {from}–{to}: {minutes}, varav {blankMinutes} för dagar utan registreringar ({dates}).',
      en: '{minutes} moved to the flex balance from {from} to {to}, {blankMinutes} of it on {dates} without entries.',
    },
  },
  flex_of_period_with_many_blank_dates: {
    values: {
      ...flex,
      blankMinutes,
      count: count('How many dates are without entries.'),
      first: date('The first of them.'),
      last: date('The last of them.'),
    },
    sentence: {
      fi: 'Liukumasaldo {from}–{to}: {minutes}, josta {blankMinutes} {count, plural, one {{count} päivältä} other {{count} päivältä}} ilman kirjauksia ({first}–{last}).',
      sv: 'Flextidssaldo {from}–{to}: {minutes}, varav {blankMinutes} för {count, plural, one {{count} dag} other {{count} dagar}} utan registreringar ({first}–{last}).',
      en: '{minutes} moved to the flex balance from {from} to {to}, {blankMinutes} of it on {count} dates from {first} to {last} without entries.',
    },
  },
})

/** Whatever a line is told by: those of days, of weeks and periods, of payouts and of payroll itself. */
export const exportLineReasons = {
  ...platformReasons,
  ...keptLineReasons,
  ...keptStretchReasons,
  ...payoutReasons,
  ...exportReasons,
}
export type ExportLineReason = ReasonOf<typeof exportLineReasons>
export const ExportLineReason = reasonShape('ExportLineReason', exportLineReasons)

/** A reason as a line has it, with the sentence in English of which its hash is made. */
export const kept = (explanation: ExportLineReason) => keptReason(exportLineReasons, explanation)
