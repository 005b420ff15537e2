import { listOf, minutes, multiplier } from '../../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons } from '../../../../platform/contract/reasons.ts'

/** Why minutes go to a balance account. */
export const termReasons = reasons({
  time_off: {
    values: {
      minutes: minutes('The minutes that move; negative when they are taken off.'),
      parts: listOf(
        {
          minutes: minutes('Minutes of a line.'),
          creditBp: multiplier('What each is worth, basis points of plain pay.'),
        },
        'The lines that they come from.',
        { each: '{minutes} × {creditBp}', between: ' + ' },
      ),
    },
    sentence: {
      fi: '{minutes} vapaana: {parts}.',
      sv: '{minutes} som ledighet: {parts}.',
      en: '{minutes} time off: {parts}.',
    },
  },
  flex_of_day: {
    values: {
      minutes: minutes('The minutes that move; negative when they are taken off.'),
      countedMinutes: minutes('What counts to the target.'),
      targetMinutes: minutes('The target of the day.'),
    },
    sentence: {
      fi: 'Liukuma {minutes}: luettua aikaa {countedMinutes}, tavoite {targetMinutes}.',
      sv: 'Flextid {minutes}: räknad tid {countedMinutes}, mål {targetMinutes}.',
      en: '{minutes} flex: {countedMinutes} counted against a target of {targetMinutes}.',
    },
  },
})

export type TermReason = ReasonOf<typeof termReasons>
