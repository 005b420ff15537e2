import { cents, count, minutes } from '../../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons, reasonShape } from '../../../../platform/contract/reasons.ts'
import { explained } from '../../../../platform/contract/sentences.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { ClosingBlocker } from './slots.ts'

const counted = { count: count('How many there are.') }

/** What keeps a project open, by its kind. */
export const closingReasons = reasons({
  open_hours: {
    values: counted,
    sentence: {
      en: '{count, plural, one {{count} row of hours is} other {{count} rows of hours are}} not approved yet.',
      fi: '{count, plural, one {{count} tuntirivi on} other {{count} tuntiriviä on}} vielä hyväksymättä.',
      sv: '{count, plural, one {{count} timrad är ännu inte godkänd} other {{count} timrader är ännu inte godkända}}.',
    },
  },
  unbilled_work: {
    values: {
      ...counted,
      minutes: minutes('How long was worked of it.'),
      cents: cents('What it comes to, in cents.'),
    },
    sentence: {
      en: '{count, plural, one {{count} row is} other {{count} rows are}} not billed: {minutes} of hours, {cents} in all.',
      fi: '{count, plural, one {{count} rivi on} other {{count} riviä on}} laskuttamatta: tunteja {minutes}, yhteensä {cents}.',
      sv: '{count, plural, one {{count} rad är inte fakturerad} other {{count} rader är inte fakturerade}}: arbetstid {minutes}, sammanlagt {cents}.',
    },
  },
  open_tasks: {
    values: counted,
    sentence: {
      en: '{count, plural, one {{count} task is} other {{count} tasks are}} open.',
      fi: '{count, plural, one {{count} tehtävä on} other {{count} tehtävää on}} auki.',
      sv: '{count, plural, one {{count} uppgift är öppen} other {{count} uppgifter är öppna}}.',
    },
  },
  open_change_orders: {
    values: counted,
    sentence: {
      en: '{count, plural, one {{count} change order waits} other {{count} change orders wait}} for an answer.',
      fi: '{count, plural, one {{count} muutostyö odottaa} other {{count} muutostyötä odottaa}} vastausta.',
      sv: '{count, plural, one {{count} ändringsarbete} other {{count} ändringsarbeten}} väntar på svar.',
    },
  },
  open_purchases: {
    values: counted,
    sentence: {
      en: '{count, plural, one {{count} purchase is} other {{count} purchases are}} ordered or not invoiced on.',
      fi: '{count, plural, one {{count} hankinta on} other {{count} hankintaa on}} tilattuna tai laskuttamatta edelleen.',
      sv: '{count, plural, one {{count} inköp är beställt eller inte vidarefakturerat} other {{count} inköp är beställda eller inte vidarefakturerade}}.',
    },
  },
})

type ClosingReason = ReasonOf<typeof closingReasons>
export const ClosingReasonShape = reasonShape('ProjectClosingReason', closingReasons)

/** What of a project is open, as its closing is told of it. */
export interface OpenMatter {
  readonly kind: ClosingBlocker['kind']
  readonly count: number
  /** Of hours, and what they come to; null where it is none. */
  readonly minutes: number | null
  readonly cents: number | null
}

/** It with its reason, in a language. */
export const toldMatter = (matter: OpenMatter, language: Locale) => ({
  ...matter,
  ...explained(closingReasons, reasonOf(matter), language),
})

const reasonOf = ({ kind: code, count, minutes, cents }: OpenMatter): ClosingReason =>
  code === 'unbilled_work'
    ? { code, values: { count, minutes: minutes ?? 0, cents: cents ?? 0 } }
    : { code, values: { count } }
