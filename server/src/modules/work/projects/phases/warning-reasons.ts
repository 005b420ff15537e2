import { date } from '../../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons } from '../../../../platform/contract/reasons.ts'

/** Dates of a phase that lie outside of its project. */
export const phaseWarningReasons = reasons({
  starts_before_project: {
    values: {
      date: date('The first date of the phase.'),
      projectStartDate: date('The first day of the project.'),
    },
    sentence: {
      fi: 'Vaihe alkaa {date}, ennen projektia, joka alkaa {projectStartDate}.',
      sv: 'Fasen börjar den {date}, före projektet, som börjar den {projectStartDate}.',
      en: 'The phase starts on {date}, before the project, which starts on {projectStartDate}.',
    },
  },
  ends_after_project: {
    values: {
      date: date('The last date of the phase.'),
      projectEndDate: date('The last day of the project.'),
    },
    sentence: {
      fi: 'Vaihe päättyy {date}, projektin jälkeen, joka päättyy {projectEndDate}.',
      sv: 'Fasen slutar den {date}, efter projektet, som slutar den {projectEndDate}.',
      en: 'The phase ends on {date}, after the project, which ends on {projectEndDate}.',
    },
  },
})
export type PhaseWarning = ReasonOf<typeof phaseWarningReasons>
