import { count, date, orNone, word } from '../../../platform/contract/reason-values.ts'
import { platformReasons, type ReasonOf, reasonShape, reasons } from '../../../platform/contract/reasons.ts'
import { sentenceOf } from '../../../platform/contract/sentences.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { freeDayReasons } from '../work-days/reasons.ts'

/** Why an absence takes of a balance or of leave, or gives back. */
export const absenceReasons = reasons({
  absence_moved: {
    values: {
      because: word(
        [
          ...['approved', 'cancelled', 'imported', 'import_undone'],
          ...['type', 'model', 'member', 'holidays'],
        ] as const,
        'What happened to it, or what of the rules is another.',
      ),
      when: word(['always', 'on', 'from'], 'Whether on one day, from one on, or always.'),
      from: orNone(date('The day; null for always.')),
    },
    sentence: {
      fi: '{because, select, approved {Poissaolo on hyväksytty} cancelled {Poissaolo on peruttu} imported {Poissaolo tuotiin} import_undone {Poissaolon tuonti peruttiin} type {Poissaololajin säännöt muuttuivat} model {Työaikamalli muuttui} member {Jäsenen työsuhde tai työaikamalli muuttui} other {Arkipyhät tai aikavyöhyke muuttuivat}}{from, select, none {} other { {from}}}{when, select, from { alkaen} other {}}.',
      sv: '{because, select, approved {Frånvaron är godkänd} cancelled {Frånvaron är avbokad} imported {Frånvaron importerades} import_undone {Importen av frånvaron ångrades} type {Frånvarotypens regler ändrades} model {Arbetstidsmodellen ändrades} member {Medlemmens anställning eller arbetstidsmodell ändrades} other {Söckenhelgerna eller tidszonen ändrades}}{from, select, none {} other {{when, select, from { från} other {}} den {from}}}.',
      en: '{because, select, approved {The absence is approved} cancelled {The absence is cancelled} imported {The absence was imported} import_undone {The import of the absence was undone} type {The rules of the absence type have changed} model {The worktime model has changed} member {The employment or the worktime model of the member has changed} other {The holidays or the time zone have changed}}{from, select, none {} other {{when, select, on { on {from}} other { from {from} on}}}}.',
    },
  },
})
export type AbsenceReason = ReasonOf<typeof absenceReasons>
type Because = AbsenceReason['values']['because']

/** That something happened to an absence, or that rules are others on a day or from one on. */
export const moved = (
  because: Because,
  when: AbsenceReason['values']['when'] = 'always',
  from: PlainDate | null = null,
): AbsenceReason => ({ code: 'absence_moved', values: { because, when, from } })

/** As it is kept beside the reason, and told in the audit trail. */
export const inEnglish = (reason: AbsenceReason): string => sentenceOf(absenceReasons, reason, 'en')

/** Why a date of an absence takes nothing, or other than a whole day. The accounts that absences take from say so, too. */
export const absenceDayReasons = reasons({
  ...freeDayReasons,
  absence_day_expects_nothing: {
    values: {},
    sentence: {
      fi: 'Jäseneltä ei odoteta työtä.',
      sv: 'Inget arbete väntas av medlemmen.',
      en: 'Nothing is expected of the member.',
    },
  },
  absence_day_takes_no_balance: {
    values: {},
    sentence: {
      fi: 'Päivältä ei odoteta työtä, joten saldosta ei kulu mitään.',
      sv: 'Inget arbete väntas den dagen, så inget tas av saldot.',
      en: 'The day expects nothing.',
    },
  },
  absence_day_without_leave_rules: {
    values: {},
    sentence: {
      fi: 'Lomakäytännöllä ei ole sääntöjä tälle päivälle.',
      sv: 'Ledighetsregeln har inga villkor för dagen.',
      en: 'The policy has no rules on the day.',
    },
  },
  absence_of_half_day: {
    values: { part: word(['am', 'pm'], 'Which half.') },
    sentence: {
      fi: '{part, select, am {Aamupäivä.} other {Iltapäivä.}}',
      sv: '{part, select, am {Förmiddagen.} other {Eftermiddagen.}}',
      en: '{part, select, am {The morning.} other {The afternoon.}}',
    },
  },
  absence_of_minutes: {
    values: {
      minutes: count('Minutes of absence.'),
      targetMinutes: count('What the day expects of the member, in minutes.'),
    },
    sentence: {
      fi: '{minutes}/{targetMinutes} minuuttia.',
      sv: '{minutes} av {targetMinutes} minuter.',
      en: '{minutes} of {targetMinutes} minutes.',
    },
  },
})
export type AbsenceDayReason = ReasonOf<typeof absenceDayReasons>

/** Of days as they are kept; those from before reasons had codes are told as they were. */
export const keptDayReasons = { ...platformReasons, ...absenceDayReasons }
export type KeptDayReason = ReasonOf<typeof keptDayReasons>
export const KeptDayReason = reasonShape('AbsenceDayReason', keptDayReasons)

/** What somebody should look at before they decide on an absence. */
export const absenceWarningReasons = reasons({
  absence_over_shifts: {
    values: {},
    sentence: {
      fi: 'Jäsenellä on julkaistuja vuoroja poissaolon päivinä.',
      sv: 'Medlemmen har publicerade pass på frånvarons dagar.',
      en: 'The member has published shifts on the dates of the absence.',
    },
  },
})
