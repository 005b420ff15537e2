import { name, word } from '../../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons } from '../../../../platform/contract/reasons.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { weekdayOf } from '../../../../platform/vocabulary/weekdays.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Why a date is no working day of a member. Absences tell it of their days. */
export const freeDayReasons = reasons({
  outside_employment: {
    values: {},
    sentence: {
      fi: 'työsuhteen ulkopuolella',
      sv: 'utanför anställningen',
      en: 'outside the employment',
    },
  },
  day_is_holiday: {
    values: { holiday: name('What the holiday is called in each language.') },
    sentence: { fi: '{holiday}', sv: '{holiday}', en: '{holiday}' },
  },
  day_off_by_plan: {
    values: {},
    sentence: {
      fi: 'vapaapäivä suunnitelman mukaan',
      sv: 'ledig dag enligt planen',
      en: 'a day off by the plan',
    },
  },
  day_off_by_weekday: {
    values: { weekday: word(weekdays, 'The day of the week.') },
    sentence: {
      fi: '{weekday, select, monday {Maanantai} tuesday {Tiistai} wednesday {Keskiviikko} thursday {Torstai} friday {Perjantai} saturday {Lauantai} other {Sunnuntai}}',
      sv: '{weekday, select, monday {Måndag} tuesday {Tisdag} wednesday {Onsdag} thursday {Torsdag} friday {Fredag} saturday {Lördag} other {Söndag}}',
      en: '{weekday, select, monday {Monday} tuesday {Tuesday} wednesday {Wednesday} thursday {Thursday} friday {Friday} saturday {Saturday} other {Sunday}}',
    },
  },
})
export type FreeDayReason = ReasonOf<typeof freeDayReasons>

/** That a date is of a weekday that is none of work. */
export const offByWeekday = (date: PlainDate): FreeDayReason => ({
  code: 'day_off_by_weekday',
  values: { weekday: weekdays[weekdayOf(date) - 1] ?? 'sunday' },
})
