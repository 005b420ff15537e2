import { date } from '../../../platform/contract/reason-values.ts'
import { refusals } from '../../../platform/contract/refusals.ts'

/** What `touchDrafts` refuses a change with: whoever changes what days are read by answers it, and so do the days. */
export const periodLocked = refusals({
  period_locked: {
    status: 409,
    values: {
      workDate: date('The day that a payroll lock covers.'),
    },
    title: 'The payroll period is locked',
    when:
      'The day lies inside a locked payroll period; or a change would alter days in one or take them out of it, and ' +
      '`lockId` and `workDate` name the first.',
    remedy: 'Lift the lock, or book the change on a later day.',
    translations: {
      fi: ['Palkkakausi on lukittu', 'Poista lukitus tai kirjaa muutos myöhemmälle päivälle.'],
      sv: ['Löneperioden är låst', 'Häv låset, eller registrera ändringen på en senare dag.'],
    },
  },
})
