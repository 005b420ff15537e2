import { date, minutes, timeOfDay, type } from '../../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons } from '../../../../platform/contract/reasons.ts'

const moment = {
  minute: timeOfDay('The time that was written, minutes from midnight.'),
  date: date('The work date.'),
}

/** What a person should look at in a day. */
export const dayWarningReasons = reasons({
  break_below_minimum: {
    values: {
      workedMinutes: minutes('The work of the day that has a place in time.'),
      breakMinutes: minutes('The break that was taken.'),
      afterMinutes: minutes('A break is required above so many minutes of work.'),
      requiredMinutes: minutes('How long it is to be.'),
    },
    sentence: {
      fi: 'Työtä {workedMinutes} ja taukoa {breakMinutes}; yli {afterMinutes} työpäivässä taukoa on oltava vähintään {requiredMinutes} (työaikalaki 24 §).',
      sv: 'Arbete {workedMinutes} med rast {breakMinutes}; när arbetet är över {afterMinutes} krävs en rast på minst {requiredMinutes} (arbetstidslagen 24 §).',
      en: '{workedMinutes} of work with {breakMinutes} of break; above {afterMinutes} at least {requiredMinutes} are required (Working Time Act 24 §).',
    },
  },
  break_outside_work: {
    values: { minutes: minutes('The break outside the work.') },
    sentence: {
      fi: 'Tauosta {minutes} on päivän työn ulkopuolella, eikä sitä vähennetty.',
      sv: '{minutes} av rasten ligger utanför dagens arbete och drogs inte av.',
      en: '{minutes} of break lie outside the work of the day and were not taken off.',
    },
  },
  clock_time_repeated: {
    values: moment,
    sentence: {
      fi: 'Kello on {minute} kahdesti {date}, kun kelloja siirretään taaksepäin; merkinnäksi luettiin ensimmäinen. Toista tarkoittava aika kirjataan kestona.',
      sv: 'Klockan är {minute} två gånger den {date}, när klockan ställs tillbaka; den första räknades. Skriv en längd om du menar den andra.',
      en: '{minute} of {date} occurs twice as the clocks go back; the first time was taken. Write a duration to mean the second.',
    },
  },
  clock_time_skipped: {
    values: moment,
    sentence: {
      fi: 'Kelloaikaa {minute} ei ole {date}, kun kelloja siirretään eteenpäin; ajaksi luettiin siirron hetki.',
      sv: 'Klockslaget {minute} finns inte den {date}, när klockan ställs fram; tidpunkten för ändringen räknades.',
      en: '{minute} of {date} does not occur as the clocks go forward; the moment of the change was taken.',
    },
  },
  entries_overlap: {
    values: { minutes: minutes('By how much they overlap.') },
    sentence: {
      fi: 'Kirjaukset menevät päällekkäin {minutes}; jokainen työminuutti laskettiin kerran.',
      sv: 'Registreringarna överlappar varandra med {minutes}; varje arbetad minut räknades en gång.',
      en: 'Entries overlap by {minutes}; each minute of work was counted once.',
    },
  },
  entry_over_max_duration: {
    values: {
      minutes: minutes('How long the entry is.'),
      entryType: type('The code of its entry type.'),
      longestMinutes: minutes('How long such an entry lasts at most.'),
    },
    sentence: {
      fi: 'Kirjauksen kesto on {minutes}; {entryType} kestää enintään {longestMinutes}.',
      sv: 'Registreringen är {minutes} lång; {entryType} varar högst {longestMinutes}.',
      en: 'An entry of {minutes}; {entryType} lasts at most {longestMinutes}.',
    },
  },
  flex_daily_limit_exceeded: {
    values: {
      minutes: minutes('How far the day is from its target; negative where it is short.'),
      limitMinutes: minutes('What flexitime allows a day.'),
    },
    sentence: {
      fi: 'Päivä poikkeaa tavoitteestaan {minutes}; liukuma saa olla enintään {limitMinutes} päivässä (työaikalaki 12 §).',
      sv: 'Dagen avviker {minutes} från sitt mål; flextiden tillåter {limitMinutes} per dag (arbetstidslagen 12 §).',
      en: 'The day differs {minutes} from its target; flexitime allows {limitMinutes} a day (Working Time Act 12 §).',
    },
  },
  work_on_credited_day: {
    values: {
      minutes: minutes('The work of the day.'),
      dayType: type('The code of the day type.'),
    },
    sentence: {
      fi: 'Työtä {minutes} päivänä, jonka päivälaji {dayType} jo hyvittää; molemmat laskettiin.',
      sv: '{minutes} arbete på en dag som dagtypen {dayType} redan krediterar; båda räknades.',
      en: '{minutes} of work on a day that {dayType} credits already; both were counted.',
    },
  },
})

export type DayWarning = ReasonOf<typeof dayWarningReasons>
