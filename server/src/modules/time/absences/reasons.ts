import { date, orNone, word } from '../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons } from '../../../platform/contract/reasons.ts'
import { sentenceOf } from '../../../platform/contract/sentences.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'

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
